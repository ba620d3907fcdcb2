/** How long what comes late takes to its place, milliseconds. */
const growMillis = 150

/** Whether a list of wallets stands in an open dialog already. */
export const hasListAlready = (): boolean =>
  [...document.querySelectorAll("latchkey-modal")].some(
    ({ shadowRoot }) => (shadowRoot?.querySelector("dialog[open] .view ul") ?? null) !== null
  )

/**
 * Shows an element that has come over others: it appears, and they move down from where they stood, in one move. Without
 * a move for who wants none. docs/spec/embedded.md#social-ways-in.
 */
export const growIn = (place: HTMLElement): void => {
  // A document of tests animates nothing.
  if (!("animate" in place) || matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const options = { duration: growMillis, easing: "cubic-bezier(.2, 0, 0, 1)" }
  const from = `translateY(${-place.offsetHeight}px)`
  place.animate([{ opacity: 0 }, { opacity: 1 }], options)
  for (let next = place.nextElementSibling; next !== null; next = next.nextElementSibling)
    next.animate([{ transform: from }, { transform: "none" }], options)
}
