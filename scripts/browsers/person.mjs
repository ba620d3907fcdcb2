// What a person does in a browser's window: looks for what is shown by its kind and name, presses it, types.
import { patience, until } from "./waiting.mjs"

/**
 * Runs in the page. Finds what is drawn: `css`, whose name (or text) `name` matches, in the open dialog of the kit or
 * anywhere. Gives its middle, and whether a press there would reach it; with `act` "value", what it holds.
 */
const find = (css, name, scope) => {
  const roots = (root) => [
    root,
    ...[...root.querySelectorAll("*")].flatMap((one) => (one.shadowRoot === null ? [] : roots(one.shadowRoot)))
  ]
  const dialog = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]")
  const places = scope === "page" ? roots(document) : dialog == null ? [] : [dialog]
  const nameOf = (one) =>
    (one.getAttribute("aria-label") ?? (one.labels?.length ? one.labels[0].innerText : one.innerText) ?? "")
      .replace(/\s+/g, " ")
      .trim()
  const wanted = new RegExp(name)
  const found = places
    .flatMap((place) => [...place.querySelectorAll(css)])
    .filter((one) => one.id !== "latchkey-said" && one.checkVisibility({ visibilityProperty: true }))
    .filter((one) => wanted.test(nameOf(one)))
  const one = found.at(-1) // of a text, the innermost that has it
  if (one === undefined) return null
  const first = css === "*" ? one : found[0]
  // A card on its way to its height still cuts what stands at its end: scrolled to, that would be under the pointer alone.
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
  /** A button that has stood for long enough to be meant. */
  armed: "button[data-armed]",
  field: "input, textarea",
  opener: "#root header button",
  region: "section, [role=region]",
  text: "*"
}
const keys = { Escape: "\uE00C", Enter: "\uE007", Tab: "\uE004", Control: "\uE009" }

/** Runs in the page: the view that is open and drawn, and `null` while none is. */
const readView = () => {
  const dialog = document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]")
  return dialog == null ? null : `${dialog.dataset.latchkeyView ?? ""}${"ready" in dialog.dataset ? "" : " …"}`
}

/** The person at a window. `scope`: "page" looks at everything, "dialog" at the kit's open dialog alone. */
export const personOf = (window) => {
  const look = (kind, name, scope) => window.run(find.toString(), kinds[kind], name, scope)
  const sees = (kind, name, scope = "dialog") =>
    until(`A ${kind} “${name}” in the ${scope}`, async () => (await look(kind, name, scope)) ?? undefined)
  /** The place of what can be pressed, once it has stood still for three looks. */
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
  const pressAt = ({ x, y }) =>
    window.perform([
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [
          { type: "pointerMove", duration: 0, origin: "viewport", x, y },
          { type: "pointerDown", button: 0 },
          { type: "pointerUp", button: 0 }
        ]
      }
    ])
  const press = async (name, kind = "button", scope = "dialog") => pressAt(await reach(kind, name, scope))
  const strike = (...actions) => window.perform([{ type: "key", id: "keyboard", actions }])
  const key = (name) => strike({ type: "keyDown", value: keys[name] }, { type: "keyUp", value: keys[name] })
  const types = (text) =>
    strike(
      ...[...text].flatMap((value) => [
        { type: "keyDown", value },
        { type: "keyUp", value }
      ])
    )
  return {
    ...window,
    sees,
    press,
    key,
    paste: () =>
      strike(
        { type: "keyDown", value: keys.Control },
        { type: "keyDown", value: "v" },
        { type: "keyUp", value: "v" },
        { type: "keyUp", value: keys.Control }
      ),
    write: async (name, text, scope = "dialog") => {
      await press(name, "field", scope)
      await types(text)
      await until(`“${text}” in the field “${name}”`, async () => (await look("field", name, scope))?.value === text)
    },
    /** Types without looking at what becomes of it. */
    types,
    seesNot: (kind, name, scope = "dialog") =>
      until(`No ${kind} “${name}” in the ${scope}`, async () => (await look(kind, name, scope)) === null),
    seesView: (view) => until(`The view ${view}`, async () => (await window.run(readView.toString())) === view),
    seesNoDialog: () => until("No open dialog", async () => (await window.run(readView.toString())) === null),
    /** Waits until an expression of the page is true. */
    holds: (what, script, ...given) => until(what, () => window.run(script, ...given), patience)
  }
}
