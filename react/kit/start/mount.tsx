import { RegistryContext } from "@effect-rx/rx-react/RegistryContext"
import type * as Registry from "@effect-rx/rx/Registry"
import type { ReactNode } from "react"
import { flushSync } from "react-dom"
import { createRoot, type Root } from "react-dom/client"
import { adoptOnce, adoptSheet } from "../../foundation/ui/adoptSheet.ts"
import answers from "./buttonAnswers.css?inline"
import type { Frame } from "../frame/createFrame.ts"
import { keepInPage } from "../frame/keepInPage.ts"
import { keepPageStill } from "../frame/keepPageStill.ts"
import css from "../modal/modal.css?inline"
import { Modal } from "../modal/Modal.tsx"

/** Calls a function the first time that a media query matches, now or later. Reset `onchange` of the result to cancel. */
const callOnce = (query: string, act: () => Promise<void>): Pick<Partial<MediaQueryList>, "onchange"> => {
  const media: Partial<MediaQueryList> = globalThis.matchMedia?.(query) ?? {}
  const look = (): void => {
    if (!media.matches) return
    media.onchange = null
    act().catch(() => {})
  }
  media.onchange = look
  look()
  return media
}

/**
 * Mounts the kit in the frame. A closed frame is rendered in advance, which is not urgent. A visible frame is rendered
 * once, when the state has the requested view; its dialog stays open meanwhile.
 */
export const mount = (
  frame: Frame,
  registry: Registry.Registry,
  keepHeight: (height: number) => void
): { readonly draw: () => void; readonly unmount: () => void } => {
  // Moves the focus off the skeleton's title before it is replaced: otherwise the browser computes the layout twice, for
  // the removed title and when React restores the focus.
  frame.dialog.tabIndex = -1
  if (frame.dialog.open) frame.dialog.focus({ preventScroll: true })
  adoptSheet(frame.shadow, css)
  const ofContrast = adoptSheet(frame.shadow, "") // the host's own colors override it
  adoptOnce("latchkey/button-answers", answers) // hover styles of the host's buttons: a pointer has reached one by now
  const scrim = document.createElement("div")
  scrim.className = "scrim"
  frame.shadow.prepend(scrim)
  const leavePage = keepFrameInPage(frame)
  keepPageStill(frame.dialog)
  const root = createRoot(frame.card)
  let isDrawn = false
  /** True while the first render waits for the style sheet of high contrast. */
  let isHeld = false
  const draw = (): void => {
    if (isDrawn || isHeld) return
    isDrawn = true
    render(
      root,
      frame,
      <RegistryContext.Provider value={registry}>
        <Modal frame={frame} keepHeight={keepHeight} />
      </RegistryContext.Provider>
    )
  }
  const awaited = [
    // If the code for dragging does not load, the sheet can still be closed by its button.
    callOnce("(max-width: 479px)", () =>
      import("../modal/dragSheet.ts").then(({ dragSheet }) => dragSheet(frame, scrim))
    ),
    callOnce("(prefers-contrast: more), (forced-colors: active)", () => {
      isHeld = true
      return import("../modal/contrast.css?inline")
        .then(({ default: more }) => ofContrast.replaceSync(more))
        .finally(() => {
          isHeld = false
          draw()
        })
    })
  ]
  if (frame.dialog.open)
    setTimeout(draw) // unless an opening draws it before
  else draw()
  return {
    draw,
    unmount: () => {
      isDrawn = true
      leavePage()
      for (const media of awaited) media.onchange = null
      root.unmount()
    }
  }
}

/** Renders at once into a visible frame, otherwise when the browser has time. */
const render = (root: Root, { dialog }: Frame, modal: ReactNode): void => {
  if (dialog.open) flushSync(() => root.render(modal))
  else root.render(modal)
}

/**
 * Attaches the frame again when the page removes it. A frame that is part of the page is attached by the page, together
 * with its place.
 */
const keepFrameInPage = (frame: Frame): (() => void) =>
  keepInPage(
    frame.shadow.host,
    () => {
      if (frame.dialog.style.position !== "static") frame.attach()
    },
    () => frame.onLeave()
  )
