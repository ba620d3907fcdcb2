import { first } from "../../foundation/text/first.ts"
import css from "./frame.css?inline"

/**
 * The kit's place in the document: an element, its shadow root, the browser's own modal dialog, and a card in it.
 * The shell draws a skeleton into the card at once; the kit draws into the same card when its code has arrived.
 */
export interface Frame {
  readonly shadow: ShadowRoot
  readonly dialog: HTMLDialogElement
  /** Where the kit's React root goes. What is in it is the skeleton's, and may be cleared. */
  readonly card: HTMLElement
  /** Opens the dialog, remembers who gets the focus back. Nothing happens when it is open. */
  readonly show: (opener?: HTMLElement | null) => void
  readonly hide: () => void
  /**
   * The visitor asked to leave, by Escape, the backdrop or the close button of the skeleton. Set by who is in charge.
   */
  onLeave: () => void
  readonly setTheme: (mode: "dark" | "light" | "auto") => void
  /** Draws the skeleton, or the failure with its way on. */
  readonly drawLoading: () => void
  readonly drawFailed: (sentence: string, again: () => void) => void
  readonly dispose: () => void
}

type Child = Node | string

const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>>,
  ...children: ReadonlyArray<Child>
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const key in attributes) element.setAttribute(key, attributes[key] ?? "")
  element.append(...children)
  return element
}

/** Makes a frame at the end of the document's body, or as a part of the page, closed. */
export const createFrame = (mode: "dark" | "light" | "auto", into?: HTMLElement): Frame => {
  const host = document.createElement("latchkey-modal")
  const shadow = host.attachShadow({ mode: "open" })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  shadow.adoptedStyleSheets = [sheet]
  const card = make("div", { class: "card" })
  const dialog = make("dialog", { "aria-labelledby": "latchkey-title", "data-latchkey-view": "Connect" }, card)
  shadow.append(dialog)
  if (into) dialog.style.position = "static"
  const place = into ?? document.body
  place.append(host)
  let opener: HTMLElement | null = null
  let theme = mode
  const system = matchMedia("(prefers-color-scheme: light)")
  /** `auto` is what the system says now. */
  const paint = (): void =>
    host.setAttribute("data-theme", theme === "auto" ? (system.matches ? "light" : "dark") : theme)

  const button = (label: string, className: string, child: Child, press: () => void): HTMLButtonElement => {
    const element = make("button", { type: "button", class: className, "aria-label": label }, child)
    element.onclick = press
    return element
  }
  const draw = (...body: ReadonlyArray<Child>): void => {
    const title = make("h2", { id: "latchkey-title", tabindex: "-1", autofocus: "" }, first["button.connect"])
    card.replaceChildren(
      make("header", {}, title, into ? "" : button(first["modal.close"], "icon", "✕", () => frame.onLeave())),
      make("div", { class: "view" }, ...body)
    )
    if (dialog.open) title.focus()
  }

  const frame: Frame = {
    shadow,
    dialog,
    card,
    show: (by = focused()) => {
      if (dialog.open) return
      opener = by
      if (into) dialog.show()
      else dialog.showModal()
    },
    hide: () => {
      if (!dialog.open) return
      dialog.close()
      opener?.focus({ preventScroll: true }) // browsers that do not focus a clicked button return it nowhere
      opener = null
    },
    onLeave: () => frame.hide(),
    setTheme: (next) => {
      theme = next
      paint()
    },
    drawLoading: () =>
      draw(
        make("p", { class: "hidden", role: "status" }, first["modal.loading"]),
        ...Array.from({ length: 4 }, () => make("div", { class: "row skeleton", "aria-hidden": "true" }))
      ),
    drawFailed: (sentence, again) =>
      draw(
        make("p", { class: "notice", role: "alert" }, sentence),
        button(first["modal.again"], "action", first["modal.again"], again)
      ),
    dispose: () => {
      system.removeEventListener("change", paint)
      if (dialog.open) dialog.close()
      host.remove()
    }
  }

  // Escape asks; who is in charge decides, and closes the dialog like any other way. A second Escape is not asked for.
  dialog.oncancel = (event) => {
    if (event.target !== dialog) return
    event.preventDefault()
    frame.onLeave()
  }
  dialog.onclose = () => {
    if (!dialog.open) frame.onLeave() // the event comes late: it may have been opened anew
  }
  dialog.onclick = (event) => {
    if (event.target === dialog) frame.onLeave() // the card covers the dialog: what is left is the backdrop
  }
  paint()
  system.addEventListener("change", paint)
  return frame
}

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null
