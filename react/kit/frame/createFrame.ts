import type { shellTexts } from "../../foundation/locales/en/shell.ts"
import { blockHeight } from "../../../core/wallets/catalogue/blockHeight.ts"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"
import { getScheme, type ThemeNow } from "../themes/ThemeChange.ts"
import { adoptSheet } from "../../foundation/ui/adoptSheet.ts"
import css from "./frame.css?inline"
import { guardPresses } from "./guardPresses.ts"

/**
 * The kit's element in the document, with its shadow root, a dialog, and a card in it. The shell draws a skeleton into
 * the card at once; the kit renders into the same card when its code has loaded.
 */
export interface Frame {
  readonly shadow: ShadowRoot
  readonly dialog: HTMLDialogElement
  /** The container of the kit's React root. Contains the skeleton until then. */
  readonly card: HTMLElement
  /**
   * Adds the element to a page that removed it, or moves it into another element. An open dialog stays open. The modal
   * is at the end of the body, also if it was part of the page and its place was removed.
   */
  readonly attach: (into?: HTMLElement) => void
  /** Opens the dialog, and stores the element that gets the focus back. Does nothing if the dialog is open. */
  readonly show: (opener?: HTMLElement | null) => void
  readonly hide: () => void
  /**
   * Called when the visitor leaves by Escape, the backdrop or the skeleton's close button. Set by the shell, then by the
   * kit.
   */
  onLeave: () => void
  /** Draws a mode (`auto`: the system's) and a host's tokens, whose code is loaded only with tokens. */
  readonly setTheme: (theme: ThemeNow) => void
  /** Draws the skeleton. `methods`: the heights of the sign-in methods above its rows, such as `52 112`. */
  readonly drawLoading: (methods?: string) => void
  /** Draws the failure with a button to try again. */
  readonly drawFailed: (again: () => void) => void
  readonly dispose: () => void
}

type Child = Node | string

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: ReadonlyArray<Child>
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? "")
  element.append(...children)
  return element
}

/**
 * Creates a closed frame, at the end of the document's body or as part of the page. `height`: the card's height in px as
 * stored by an earlier visit, until the kit renders. `press`: the event that opens the frame, if any.
 */
export const createFrame = (
  words: Readonly<Record<keyof typeof shellTexts, string>>,
  height: string | null,
  into?: HTMLElement,
  press?: unknown
): Frame => {
  const host = document.createElement("latchkey-modal")
  const shadow = host.attachShadow({ mode: "open" })
  adoptSheet(shadow, css)
  const card = createElement("div", { class: "card" })
  card.style.height = `${height ?? 545}px`
  const dialog = createElement("dialog", { "aria-labelledby": "latchkey-title" }, card)
  // DOM implementations for tests may lack dialogs: there the dialog is only marked as open.
  dialog.show ??= dialog.showModal ??= dialog.close ??= () => dialog.toggleAttribute("open")
  shadow.append(dialog)
  let place: HTMLElement | undefined
  const attach = (target = place): void => {
    if (host.isConnected && target === place) return
    const isNew = target !== place
    const wasOpen = dialog.open
    place = target
    // A dialog that was removed while open keeps its attribute, but is no longer in the top layer.
    if (wasOpen) dialog.close()
    if (place) dialog.style.cssText += ";position:static;margin:0;width:360px;max-width:100%"
    ;(place && (isNew || place.isConnected) ? place : document.body).append(host)
    if (wasOpen) openDialog()
  }
  const openDialog = (): void => (place || dialog.ariaModal ? dialog.show() : dialog.showModal())
  attach(into)
  const endGuard = guardPresses(shadow, () => `${dialog.open} ${dialog.dataset["latchkeyView"]}`, press)
  let opener: (Element & Partial<HTMLOrSVGElement>) | null = null

  const button = (label: string, className: string, child: Child, press: () => void): HTMLButtonElement => {
    const element = createElement("button", { type: "button", class: className, "aria-label": label }, child)
    element.onclick = press
    return element
  }
  const sized = (
    name: "div" | "i",
    attributes: Readonly<Record<string, string>>,
    height: number,
    ...children: ReadonlyArray<Child>
  ): HTMLElement => {
    const element = createElement(name, attributes, ...children)
    element.style.height = `${height}px` // an attribute would need a page's permission for inline styles
    return element
  }
  const draw = (...body: ReadonlyArray<Child>): void => {
    const title = createElement("h2", { id: "latchkey-title", tabindex: "-1", autofocus: "" }, words["button.connect"])
    card.replaceChildren(
      createElement(
        "div",
        { class: "head" },
        title,
        place ? "" : button(words["modal.close"], "icon", "✕", () => frame.onLeave())
      ),
      createElement("div", { class: "body" }, ...body)
    )
    if (dialog.open) title.focus()
  }

  /** Draws the place of the sign-in methods, at the height that the kit reserves for them. */
  const drawMethods = (methods: string): Child => {
    const [, email = 0, social = 0] = /^(\d{1,3}) (\d{1,3})$/.exec(methods)?.map(Number) ?? []
    const parts = [email, social].filter(Boolean).map((height) => sized("i", {}, height))
    return sized("div", { class: "held" }, blockHeight({ email, social }), ...parts)
  }

  const frame: Frame = {
    shadow,
    dialog,
    card,
    attach,
    show: (element: Element | null = document.activeElement) => {
      attach()
      if (dialog.open) return
      opener = element
      openDialog()
    },
    hide: () => {
      if (!dialog.open) return
      dialog.close()
      // Browsers that do not focus a clicked button have no element to return the focus to.
      opener?.focus?.({ preventScroll: true })
    },
    onLeave: () => {},
    setTheme: ({ mode, tokens }) => {
      dialog.style.colorScheme = getScheme(mode)
      if (tokens)
        import("../themes/drawTokens.ts").then((draw) => draw.drawTokens(shadow, mode, tokens)).catch(reportFault)
    },
    drawLoading: (methods = "") =>
      draw(
        createElement("p", { class: "hidden", role: "status" }, words["modal.loading"]),
        drawMethods(methods),
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" })
      ),
    drawFailed: (again) =>
      draw(
        createElement("p", { role: "alert" }, words["modal.missing"]),
        button(words["modal.again"], "btn", words["modal.again"], again)
      ),
    dispose: () => {
      endGuard()
      if (dialog.open) dialog.close()
      host.remove()
    }
  }

  // Escape calls the handler, which decides. A second Escape would close the dialog without calling it.
  dialog.oncancel = (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    frame.onLeave()
  }
  // The event is asynchronous, or synchronous in tests: the dialog may be open again by then.
  dialog.onclose = () => queueMicrotask(() => dialog.open || frame.onLeave())
  dialog.onclick = (event) => {
    if (event.target === dialog) frame.onLeave() // the card covers the dialog except for the backdrop
  }
  return frame
}
