import { isStill } from "../../foundation/ui/isStill.ts"
import type { Frame } from "./createFrame.ts"

/** The duration of a move, milliseconds. */
const moveMillis = 280
/** How long after a press the next view may appear, milliseconds. */
const waitMillis = 400

/** Returns the transform that draws an element with the first box in the place of the second. */
const toPlace = (from: DOMRect, to: DOMRect): string => {
  const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2]
  return `translate(${x}px, ${y}px) scale(${to.width / from.width})`
}

/**
 * Moves a wallet's picture with the visitor: from its row into the ring of the view that waits for the wallet, and once
 * connected from the ring into the avatar of the page's button, when the modal closes. Does nothing with reduced motion.
 */
export const sharePicture = ({ card, dialog, shadow }: Pick<Frame, "card" | "dialog" | "shadow">): void => {
  const options = { duration: moveMillis, easing: "cubic-bezier(.2, 0, 0, 1)" }
  card.addEventListener("click", ({ target }) => {
    const from =
      target instanceof Element ? target.closest(".row")?.querySelector(".pic")?.getBoundingClientRect() : null
    if (!from || isStill()) return
    // The ring is measured when it is added, before it is painted.
    const added = new MutationObserver(() => {
      const picture = card.querySelector(".view .ring .pic")
      if (!picture || !("animate" in picture)) return
      added.disconnect()
      picture.animate([{ transform: toPlace(picture.getBoundingClientRect(), from) }, { transform: "none" }], options)
    })
    added.observe(card, { childList: true, subtree: true })
    setTimeout(() => added.disconnect(), waitMillis)
  })
  new MutationObserver(() => {
    const picture = dialog.open ? null : card.querySelector(".view .done .pic")
    const avatar = document.querySelector(".latchkey-avatar")
    if (picture && avatar && "animate" in picture && !isStill()) moveToButton(picture, avatar, shadow, options)
  }).observe(dialog, { attributeFilter: ["open"] })
}

/** Moves a copy of the picture to the avatar, over the page, where it fades. */
const moveToButton = (
  picture: Element,
  avatar: Element,
  shadow: ShadowRoot,
  options: KeyframeAnimationOptions
): void => {
  const from = picture.getBoundingClientRect()
  const copy = picture.cloneNode(true)
  if (from.width === 0 || !(copy instanceof HTMLElement)) return
  Object.assign(copy.style, { position: "fixed", zIndex: "2147483647", pointerEvents: "none", margin: "0" })
  for (const side of ["left", "top", "width", "height"] as const) copy.style[side] = `${from[side]}px`
  shadow.append(copy)
  const transform = toPlace(from, avatar.getBoundingClientRect())
  const move = copy.animate(
    [
      { transform: "none" },
      { transform, borderRadius: "50%", opacity: 1, offset: 0.8 },
      { transform, borderRadius: "50%", opacity: 0 }
    ],
    options
  )
  move.onfinish = () => copy.remove()
  move.oncancel = () => copy.remove()
}
