/** How often in a second an element is put back. A page that removes it more often does not want it. */
const limit = 10

/**
 * Watches an element at the end of the body: `attach` is called when a page that replaces its body, or what is in it,
 * has removed the element. `giveUp` is called instead when the page removes it again and again. Returns a function that
 * ends the watch.
 */
export const keepInPage = (element: Element, attach: () => void, giveUp: () => void): (() => void) => {
  /** The times of the latest removals. */
  let removals: ReadonlyArray<number> = []
  const observe = (): void => {
    observer.disconnect()
    // Not the whole tree: only the children of these three can take the element along.
    for (const parent of [document, document.documentElement, document.body])
      observer.observe(parent, { childList: true })
  }
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    const now = performance.now()
    removals = [...removals.filter((time) => now - time < 1000), now]
    if (removals.length > limit) return giveUp()
    attach()
    observe()
  })
  observe()
  return () => observer.disconnect()
}
