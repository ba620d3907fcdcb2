// Acts like a person in a browser's window: finds elements by kind and name, presses them, types.
import { patience, until } from "./waiting.mjs"

/**
 * Runs in the page. Finds a visible element: `css`, with a name (or text) that matches `name`, in the kit's open dialog
 * or anywhere. Returns its center, its text and value, and whether a press would reach it; null if there is no such
 * element.
 */
const find = (css, name, scope) => {
  const roots = (root) => [
    root,
    ...[...root.querySelectorAll("*")].flatMap((element) =>
      element.shadowRoot === null ? [] : roots(element.shadowRoot)
    )
  ]
  const dialog = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]")
  const places = scope === "page" ? roots(document) : dialog == null ? [] : [dialog]
  const nameOf = (element) =>
    (
      element.getAttribute("aria-label") ??
      (element.labels?.length ? element.labels[0].innerText : element.innerText) ??
      ""
    )
      .replace(/\s+/g, " ")
      .trim()
  const wanted = new RegExp(name)
  const found = places
    .flatMap((place) => [...place.querySelectorAll(css)])
    .filter((element) => element.id !== "latchkey-said" && element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => wanted.test(nameOf(element)))
  const innermost = found.at(-1) // the innermost element with a text
  if (innermost === undefined) return null
  const first = css === "*" ? innermost : found[0]
  // A card that is still growing clips its end: scrolling there would move the element only under the pointer.
  const card = first.closest(".card")
  const isGrowing = card !== null && card.scrollHeight > card.clientHeight + 1
  if (!isGrowing) first.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" })
  const { height, width, x, y } = first.getBoundingClientRect()
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  let hit = document.elementFromPoint(middle.x, middle.y)
  while (hit?.shadowRoot != null) {
    const inner = hit.shadowRoot.elementFromPoint(middle.x, middle.y)
    if (inner === null || inner === hit) break
    hit = inner
  }
  const isOn = first.contains(hit) || (hit?.matches("label") && hit.contains(first))
  return {
    ...middle,
    text: nameOf(first),
    value: first.value,
    isFree: isOn && !isGrowing && !first.matches(":disabled, [aria-disabled=true]")
  }
}

const kinds = {
  button: "button, [role=button], [role=tab], summary",
  /** A confirm button that accepts presses. */
  armed: "button[data-armed]",
  field: "input, textarea",
  opener: "#root header button",
  region: "section, [role=region]",
  text: "*"
}
const keys = { Escape: "\uE00C", Enter: "\uE007", Tab: "\uE004", Control: "\uE009" }

/** Runs in the page: returns the name of the open view, with an ellipsis until it is drawn; null without a view. */
const readView = () => {
  const dialog = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]")
  return dialog == null ? null : `${dialog.dataset.latchkeyView ?? ""}${"ready" in dialog.dataset ? "" : " …"}`
}

const pointer = ({ x, y }) => ({
  type: "pointer",
  id: "mouse",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", duration: 0, origin: "viewport", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 }
  ]
})
const down = (value) => ({ type: "keyDown", value })
const up = (value) => ({ type: "keyUp", value })

/** Returns the actions that need an element: see, press, write. */
const elementActions = (window, types) => {
  const look = (kind, name, scope) => window.run(find.toString(), kinds[kind], name, scope)
  /** Returns the place of an element that can be pressed and has not moved for three looks. */
  const reach = async (kind, name, scope) => {
    let before
    let looks = 0
    return until(`A ${kind} “${name}” to press in the ${scope}`, async () => {
      const now = await look(kind, name, scope)
      looks = now?.isFree && before?.x === now.x && before.y === now.y ? looks + 1 : 0
      before = now
      return looks === 3 ? now : undefined
    })
  }
  const press = async (name, kind = "button", scope = "dialog") =>
    window.perform([pointer(await reach(kind, name, scope))])
  return {
    press,
    sees: (kind, name, scope = "dialog") =>
      until(`A ${kind} “${name}” in the ${scope}`, async () => (await look(kind, name, scope)) ?? undefined),
    seesNot: (kind, name, scope = "dialog") =>
      until(`No ${kind} “${name}” in the ${scope}`, async () => (await look(kind, name, scope)) === null),
    write: async (name, text, scope = "dialog") => {
      await press(name, "field", scope)
      await types(text)
      await until(`“${text}” in the field “${name}”`, async () => (await look("field", name, scope))?.value === text)
    }
  }
}

/** Returns the actions of a person at a window. `scope`: "page" is the whole page, "dialog" the kit's open dialog. */
export const personOf = (window) => {
  const strike = (...actions) => window.perform([{ type: "key", id: "keyboard", actions }])
  const types = (text) => strike(...[...text].flatMap((value) => [down(value), up(value)]))
  return {
    ...window,
    ...elementActions(window, types),
    /** Types without checking the result. */
    types,
    key: (name) => strike(down(keys[name]), up(keys[name])),
    paste: () => strike(down(keys.Control), down("v"), up("v"), up(keys.Control)),
    seesView: (view) => until(`The view ${view}`, async () => (await window.run(readView.toString())) === view),
    seesNoDialog: () => until("No open dialog", async () => (await window.run(readView.toString())) === null),
    /** Waits until an expression of the page is true. */
    holds: (what, script, ...args) => until(what, () => window.run(script, ...args), patience)
  }
}
