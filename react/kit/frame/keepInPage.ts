/** The number of times per second that an element is put back before giving up. */
const limit = 10

/**
 * Watches an element at the end of the body. Calls `attach` when the page has removed it by replacing its body or the
 * body's content, and `giveUp` if the page keeps removing it. Returns a function that stops watching.
 */
export const keepInPage = (element: Element, attach: () => void, giveUp: () => void): (() => void) => {
  /** The times of removals during the last second. */
  let removals: ReadonlyArray<number> = []
  const observe = (): void => {
    observer.disconnect()
    // The element can only be removed together with a child of these three.
    for (const parent of [document, document.documentElement, document.body])
      observer.observe(parent, { childList: true })
  }
  const observer = new MutationObserver(() => {
    // The window of a test that has ended has no document.
    if (element.isConnected || typeof document === "undefined") return
    const now = performance.now()
    removals = [...removals.filter((time) => now - time < 1000), now]
    if (removals.length > limit) return giveUp()
    attach()
    observe()
  })
  observe()
  return () => observer.disconnect()
}
