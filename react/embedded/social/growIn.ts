/** The duration of the animation, milliseconds. */
const growMillis = 150

/** Returns whether an open dialog already shows a list of wallets. */
export const hasListAlready = (): boolean =>
  [...document.querySelectorAll("latchkey-modal")].some(
    ({ shadowRoot }) => (shadowRoot?.querySelector("dialog[open] .view ul") ?? null) !== null
  )

/**
 * Fades an inserted element in and moves the elements after it down from their former place in one motion. Does nothing
 * with reduced motion. docs/spec/embedded.md#social-ways-in.
 */
export const growIn = (place: HTMLElement): void => {
  // Test environments have no animations.
  if (!("animate" in place) || matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const options = { duration: growMillis, easing: "cubic-bezier(.2, 0, 0, 1)" }
  const from = `translateY(${-place.offsetHeight}px)`
  place.animate([{ opacity: 0 }, { opacity: 1 }], options)
  for (let next = place.nextElementSibling; next !== null; next = next.nextElementSibling)
    next.animate([{ transform: from }, { transform: "none" }], options)
}
