import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from "react"
import type { View } from "../../../core/kit/modal/views.ts"
import type { Locale } from "../../foundation/locales/Language.ts"
import { localeRx, themeRx } from "../../foundation/state/atoms.ts"
import { isStill } from "../../foundation/ui/isStill.ts"
import { applyTheme } from "../frame/applyTheme.ts"
import type { Frame } from "../frame/createFrame.ts"
import { depthRx, shakeRx } from "./atoms.ts"
import { measureAhead } from "./measureAhead.ts"
import { setInert } from "./setInert.ts"

/**
 * Applies the state to the frame: the name of the view, theme, language and animations; opens and closes the dialog.
 * Returns the ref of the card's height in the first view, which `keepHeight` receives when the dialog closes.
 */
export const useFrame = (
  frame: Frame,
  open: boolean,
  view: View,
  isWalletAsking: boolean,
  keepHeight: (height: number) => void
): RefObject<number> => {
  const theme = useRxValue(themeRx)
  const locale = useRxValue(localeRx)
  const shake = useRxValue(shakeRx)
  const wasOpen = useRef(false)
  const height = useRef(0)
  useLayoutEffect(() => {
    frame.dialog.dataset["ready"] = ""
    frame.dialog.dataset["latchkeyView"] = view._tag
    frame.dialog.scrollTop = 0 // in a very low window, the dialog scrolls
  }, [frame, view])
  useLayoutEffect(() => applyTheme(frame, theme), [frame, theme])
  useLayoutEffect(() => applyLocale(frame, locale), [frame, locale])
  useEffect(() => measureAhead(frame), [frame])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a view is animated in an open dialog, but not when it opens with the dialog
  useLayoutEffect(() => {
    frame.dialog.toggleAttribute("data-moved", open && wasOpen.current)
    wasOpen.current = open
  }, [frame, open, view._tag])
  useLayoutEffect(() => {
    frame.dialog.removeAttribute("data-shake")
    if (shake === 0) return
    frame.card.getBoundingClientRect() // restarts the animation of an earlier shake
    frame.dialog.setAttribute("data-shake", "")
  }, [frame, shake])
  useLayoutEffect(() => {
    if (open) return frame.show()
    if (height.current > 0) keepHeight(height.current)
    frame.hide()
  }, [frame, keepHeight, open])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dialog that opens again starts as a modal one
  useLayoutEffect(() => setInert(frame, !isWalletAsking), [frame, isWalletAsking, open])
  return height
}

/**
 * Moves the focus into each new view: to its title, or after Back to the control that opened the previous view. Returns the
 * ref of the title, and a function that stores the pressed element.
 */
export const useFocus = (frame: Frame, open: boolean, view: View, isWalletAsking: boolean) => {
  const depth = useRxValue(depthRx)
  const heading = useRef<HTMLHeadingElement>(null)
  const drawnView = useRef<View>(undefined)
  const trail = useRef<Trail>({ pressed: [], openers: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new view is read out
  useLayoutEffect(() => {
    // A row that shows its own progress keeps the focus.
    const isSame = drawnView.current === view
    drawnView.current = open ? view : undefined
    if (isSame && frame.shadow.activeElement?.closest(".view") != null) return
    // The pressed control is gone: focus the new title, or after Back the control that opened the previous view.
    const opener = getOpener(trail.current, open ? depth : 1, frame.card)
    if (open) (opener ?? heading.current)?.focus({ preventScroll: true })
  }, [open, view, isWalletAsking])
  return {
    heading,
    keepPressed: (target: EventTarget): void => {
      trail.current.pressed = target instanceof Element ? getTexts(target.closest("button, a")) : []
    }
  }
}

/** Returns the ref of the current view. React calls it before the view is removed. */
export const useLeaving = (): ((view: HTMLElement | null) => void) => {
  const rendered = useRef<HTMLElement>(null)
  return useCallback((view) => {
    if (view === null && rendered.current !== null) leavePicture(rendered.current)
    rendered.current = view
  }, [])
}

/**
 * Sets the language and direction of the modal. A direction that the page sets at the modal's place takes precedence.
 */
const applyLocale = ({ shadow: { host } }: Frame, locale: Locale | null): void => {
  host.setAttribute("lang", locale?.tag ?? "en")
  host.setAttribute("dir", host.parentElement?.closest("[dir]:not(html, body)") ? "" : (locale?.dir ?? ""))
}

/** Leaves a copy of a removed view in its place, which fades out while the next view appears. */
const leavePicture = (view: HTMLElement): void => {
  const place = view.parentElement
  const leaving = view.cloneNode(true)
  if (place === null || isStill() || !(leaving instanceof HTMLElement)) return
  const scrolled = view.querySelector(".body")?.scrollTop ?? 0
  leaving.className = "leaving"
  leaving.inert = true
  leaving.ariaHidden = "true"
  leaving.onanimationend = () => leaving.remove()
  place.append(leaving)
  leaving.querySelector(".body")?.scrollTo(0, scrolled)
}

/** The texts of the controls that opened the views of the history, and of the last pressed one. */
interface Trail {
  pressed: ReadonlyArray<string>
  openers: ReadonlyArray<ReadonlyArray<string>>
}

/**
 * Returns the texts that identify a control: its full text, the name in its row (the rest may change before the visitor
 * returns), and the label of an icon.
 */
const getTexts = (control: Element | null): ReadonlyArray<string> =>
  [control?.textContent, control?.querySelector(".name")?.textContent, control?.ariaLabel].flatMap((text) => text || [])

/** Returns the control that opened the view left by Back; undefined when moving forward. */
const getOpener = (trail: Trail, depth: number, card: HTMLElement): HTMLElement | undefined => {
  const opener = trail.openers[depth - 1]
  trail.openers = [...trail.openers, trail.pressed].slice(0, depth - 1)
  trail.pressed = []
  const rows = [...card.querySelectorAll<HTMLElement>(":is(.head, .view) :is(button, a)")]
  return opener?.map((text) => rows.find((row) => getTexts(row).includes(text))).find((row) => row !== undefined)
}
