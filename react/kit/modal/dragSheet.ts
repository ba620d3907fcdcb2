import type { Frame } from "../frame/createFrame.ts"

/** The distance in px, or the speed in px per ms, at which a sheet that is dragged down closes. */
const closeDistance = 80
const closeSpeed = 0.5

/** The speed is measured over this time in ms before the finger is lifted. */
const speedMillis = 100

/** The animation that moves the sheet back or out of view. */
const returnTiming = { duration: 200, easing: "cubic-bezier(.32, .72, 0, 1)" }

/**
 * Makes a sheet draggable by its handle and header: down with the finger, up by a third of the distance, while the scrim
 * fades. Far or fast enough, it closes; otherwise it moves back. Uses animations instead of inline styles, which a strict
 * content security policy forbids; dragging also works with reduced motion. docs/spec/kit.md#modal-sheet.
 */
export const dragSheet = (frame: Frame, scrim: HTMLElement): void => {
  const { card, dialog } = frame
  const sheet: Partial<MediaQueryList> = globalThis.matchMedia?.("(max-width: 479px)") ?? {}
  let held: ReadonlyArray<Animation> = []
  let finger: number | null = null
  let from = 0
  let path: Path = []

  const getOpacity = (y: number): number => 1 - Math.min(1, Math.max(0, y / dialog.offsetHeight))
  const animate = (
    translate: ReadonlyArray<string>,
    opacity: ReadonlyArray<number>,
    timing: KeyframeAnimationOptions
  ): void => {
    const before = held
    held = [
      dialog.animate({ translate: [...translate] }, timing),
      scrim.animate({ opacity: [...opacity] }, timing),
      dialog.animate({ opacity: [...opacity] }, { ...timing, pseudoElement: "::backdrop" })
    ]
    for (const animation of before) animation.cancel()
  }
  const hold = (y: number): void =>
    animate([toTranslate(y), toTranslate(y)], [getOpacity(y), getOpacity(y)], { duration: 1, fill: "forwards" })
  const springBack = (y: number): void => animate([toTranslate(y), toTranslate(0)], [getOpacity(y), 1], returnTiming)

  const leave = (y: number): void => {
    frame.onLeave()
    animate([toTranslate(y), toTranslate(y)], [getOpacity(y), 0], { ...returnTiming, fill: "forwards" })
    setTimeout(() => {
      if (dialog.open) springBack(y)
      else for (const animation of held) animation.cancel()
    }, returnTiming.duration + 50)
  }

  card.addEventListener("pointerdown", ({ isPrimary, pageY, pointerId, target, timeStamp }) => {
    if (!sheet.matches || !isPrimary || dialog.style.position === "static") return
    if (!(target instanceof Element) || !target.closest(".head") || target.closest("button")) return
    finger = pointerId
    from = pageY
    path = [[timeStamp, 0]]
    card.setPointerCapture(pointerId)
  })
  card.addEventListener("pointermove", ({ pageY, pointerId, timeStamp }) => {
    if (pointerId !== finger) return
    path = [...path.filter(([time]) => timeStamp - time <= speedMillis), [timeStamp, pageY - from]]
    hold(pageY - from)
  })
  const end = ({ pageY, pointerId, timeStamp, type }: PointerEvent): void => {
    if (pointerId !== finger) return
    finger = null
    const y = type === "pointerup" ? pageY - from : (path.at(-1)?.[1] ?? 0)
    const isFar = y > closeDistance || getSpeed(path, y, timeStamp) > closeSpeed
    if (type === "pointerup" && y > 0 && isFar) leave(y)
    else springBack(y)
  }
  card.addEventListener("pointerup", end)
  card.addEventListener("pointercancel", end)
}

/** The distances in px at which the finger was, each with its time in ms. */
type Path = ReadonlyArray<readonly [time: number, y: number]>

/** Returns the position of the sheet for a distance of the finger. */
const toTranslate = (y: number): string => `0 ${y < 0 ? y / 3 : y}px`

/** Returns the speed in px per ms with which the finger has come to `y`. */
const getSpeed = (path: Path, y: number, now: number): number => {
  const [time, began] = path.find(([time]) => now - time <= speedMillis) ?? [now, y]
  return (y - began) / Math.max(1, now - time)
}
