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
  readonly drawFailed: (retry: () => void) => void
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

const createSized = (
  name: "div" | "i",
  attributes: Readonly<Record<string, string>>,
  height: number,
  ...children: ReadonlyArray<Child>
): HTMLElement => {
  const element = createElement(name, attributes, ...children)
  element.style.height = `${height}px` // an attribute would need a page's permission for inline styles
  return element
}

/** Creates the place of the sign-in methods, at the height that the kit reserves for them. */
const createMethodsPlace = (methods: string): HTMLElement => {
  const [, email = 0, social = 0] = /^(\d{1,3}) (\d{1,3})$/.exec(methods)?.map(Number) ?? []
  const parts = [email, social].filter(Boolean).map((height) => createSized("i", {}, height))
  return createSized("div", { class: "held" }, blockHeight({ email, social }), ...parts)
}

/** Creates the elements of a frame: its host, its dialog and its card. `height`: the card's height in px. */
const createElements = (height: string | null) => {
  const host = document.createElement("latchkey-modal")
  const shadow = host.attachShadow({ mode: "open" })
  adoptSheet(shadow, css)
  const card = createElement("div", { class: "card" })
  card.style.height = `${height ?? 545}px`
  const dialog = createElement("dialog", { "aria-labelledby": "latchkey-title" }, card)
  // DOM implementations for tests may lack dialogs: there the dialog is only marked as open.
  dialog.show ??= dialog.showModal ??= dialog.close ??= () => dialog.toggleAttribute("open")
  shadow.append(dialog)
  return { host, shadow, dialog, card }
}
type Elements = ReturnType<typeof createElements>

/** Places a frame in the document, at the end of the body or in an element of the page, and opens its dialog there. */
const createPlace = ({ dialog, host }: Elements) => {
  let place: HTMLElement | undefined
  const open = (): void => (place || dialog.ariaModal ? dialog.show() : dialog.showModal())
  const attach = (into?: HTMLElement): void => {
    place = into ?? place
    // The page may add the element later that an opening names.
    const parent = place && (into || place.isConnected) ? place : (document.body ?? document.documentElement)
    if (host.parentNode === parent || (host.isConnected && parent !== place)) return
    const wasOpen = dialog.open
    // A dialog that was removed while open keeps its attribute, but is no longer in the top layer.
    if (wasOpen) dialog.close()
    if (place) dialog.style.cssText += ";position:static;margin:0;width:360px;max-width:100%"
    parent.append(host)
    if (wasOpen) open()
  }
  /** Attaches the element again, but leaves it in a place that the page has not added yet, or may add again. */
  const restore = (): void => {
    if (place === undefined || place.isConnected) attach()
  }
  return { attach, open, restore, isInPage: () => place !== undefined }
}

/** Draws a card before the kit does: its title, and the skeleton or the failure. In a page it has no close button. */
const createDrawings = (
  { card, dialog }: Elements,
  words: Readonly<Record<keyof typeof shellTexts, string>>,
  isInPage: () => boolean,
  leave: () => void
): Pick<Frame, "drawFailed" | "drawLoading"> => {
  const createButton = (label: string, className: string, child: Child, press: () => void): HTMLButtonElement => {
    const element = createElement("button", { type: "button", class: className, "aria-label": label }, child)
    element.onclick = press
    return element
  }
  const draw = (key: keyof typeof shellTexts, ...body: ReadonlyArray<Child>): void => {
    const title = createElement("h2", { id: "latchkey-title", tabindex: "-1", autofocus: "" }, words[key])
    card.replaceChildren(
      createElement(
        "div",
        { class: "head" },
        title,
        isInPage() ? "" : createButton(words["modal.close"], "icon", "✕", leave)
      ),
      createElement("div", { class: "body" }, ...body)
    )
    if (dialog.open) title.focus()
  }
  return {
    drawLoading: (methods = "") => {
      const place = createMethodsPlace(methods)
      draw(
        place.firstChild ? "connect.login" : "button.connect",
        createElement("p", { class: "hidden", role: "status" }, words["modal.loading"]),
        place,
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" }),
        createElement("div", { class: "row wait" })
      )
    },
    drawFailed: (retry) =>
      draw(
        "button.connect",
        createElement("p", { role: "alert" }, words["modal.missing"]),
        createButton(words["modal.again"], "btn", words["modal.again"], retry)
      )
  }
}

/** Calls `leave` when the visitor presses Escape or the backdrop, or the browser closes the dialog. */
const listenForLeaving = (dialog: HTMLDialogElement, leave: () => void): void => {
  // Escape calls the handler, which decides. A second Escape would close the dialog without calling it.
  dialog.oncancel = (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    leave()
  }
  // The event is asynchronous, or synchronous in tests: the dialog may be open again by then.
  dialog.onclose = () => queueMicrotask(() => dialog.open || leave())
  dialog.onclick = (event) => {
    if (event.target === dialog) leave() // the card covers the dialog except for the backdrop
  }
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
  const elements = createElements(height)
  const { card, dialog, host, shadow } = elements
  const { attach, isInPage, open, restore } = createPlace(elements)
  attach(into)
  const endGuard = guardPresses(shadow, () => `${dialog.open} ${dialog.dataset["latchkeyView"]}`, press)
  let opener: (Element & Partial<HTMLOrSVGElement>) | null = null
  const leave = (): void => frame.onLeave()
  listenForLeaving(dialog, leave)

  const frame: Frame = {
    shadow,
    dialog,
    card,
    attach,
    show: (element: Element | null = document.activeElement) => {
      restore()
      if (dialog.open) return
      opener = element
      open()
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
    ...createDrawings(elements, words, isInPage, leave),
    dispose: () => {
      endGuard()
      if (dialog.open) dialog.close()
      host.remove()
    }
  }
  return frame
}
