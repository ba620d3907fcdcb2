import { RegistryContext } from "@effect-rx/rx-react/RegistryContext"
import type * as Registry from "@effect-rx/rx/Registry"
import { flushSync } from "react-dom"
import { createRoot } from "react-dom/client"
import { adoptOnce, adoptSheet } from "../../foundation/ui/adoptSheet.ts"
import answers from "./buttonAnswers.css?inline"
import type { Frame } from "../frame/createFrame.ts"
import { keepInPage } from "../frame/keepInPage.ts"
import { keepPageStill } from "../frame/keepPageStill.ts"
import css from "../modal/modal.css?inline"
import { Modal } from "../modal/Modal.tsx"

/** Does something the first time that the browser matches a query, now or later, unless what it returns is told otherwise. */
const once = (query: string, act: () => Promise<void>): Pick<Partial<MediaQueryList>, "onchange"> => {
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
 * Puts the kit into the frame. A closed frame is drawn ahead, which is not urgent. One that the visitor sees is drawn
 * once, when the state has the view that was asked for: its dialog stays open meanwhile.
 */
export const mount = (
  frame: Frame,
  registry: Registry.Registry,
  keepHeight: (height: number) => void
): { readonly draw: () => void; readonly unmount: () => void } => {
  // What is drawn takes the place of the skeleton, whose title has the focus: while nothing has changed yet, the focus can
  // leave it without a layout. Else the browser lays out for a title that is gone, and again as React restores the focus.
  frame.dialog.tabIndex = -1
  if (frame.dialog.open) frame.dialog.focus({ preventScroll: true })
  adoptSheet(frame.shadow, css)
  const ofContrast = adoptSheet(frame.shadow, "") // a host's own colours come after it
  adoptOnce("latchkey/button-answers", answers) // how the host's buttons answer a pointer, which has come near by now
  const scrim = document.createElement("div")
  scrim.className = "scrim"
  frame.shadow.prepend(scrim)
  const leavePage = keepInPage(
    frame.shadow.host,
    () => {
      // A modal that is part of the page goes and comes with its place.
      if (frame.dialog.style.position !== "static") frame.attach()
    },
    () => frame.onLeave()
  )
  keepPageStill(frame.dialog)
  const root = createRoot(frame.card)
  let isDrawn = false
  /** Whether the first drawing waits for the sheet that it will be seen with. */
  let isHeld = false
  const draw = (): void => {
    if (isDrawn || isHeld) return
    isDrawn = true
    const modal = (
      <RegistryContext.Provider value={registry}>
        <Modal frame={frame} keepHeight={keepHeight} />
      </RegistryContext.Provider>
    )
    if (frame.dialog.open) flushSync(() => root.render(modal))
    else root.render(modal)
  }
  const awaited = [
    // Where it does not load, the sheet closes by its button.
    once("(max-width: 479px)", () => import("../modal/dragSheet.ts").then(({ dragSheet }) => dragSheet(frame, scrim))),
    once("(prefers-contrast: more), (forced-colors: active)", () => {
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
    setTimeout(draw) // unless the opening comes first
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
