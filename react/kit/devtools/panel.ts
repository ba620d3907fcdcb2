import type { WatchedMoment } from "../../../core/kit/report/methods.ts"

/** What a panel shows, and what it asks for. */
export interface Panel {
  readonly element: HTMLElement
  /** Shows these moments; the newest is followed until another one is chosen. */
  readonly draw: (moments: ReadonlyArray<WatchedMoment>) => void
  readonly say: (words: string) => void
}

type Attributes = Readonly<Record<string, string>>
const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...within: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...within)
  return element
}

/** The most events that the list shows at once: the newest of those that fit the search. */
const mostListed = 500

/** Makes the panel: the events as a list, and the state after the chosen one. It only looks. */
export const makePanel = (onExport: (keepsAddresses: boolean) => void): Panel => {
  const status = made("output", { role: "status" })
  const search = made("input", { type: "search", "aria-label": "Search events", placeholder: "Search events" })
  const list = made("select", { size: "8", "aria-label": "Events" })
  const live = made("button", { type: "button" }, "Follow the newest")
  const keeps = made("input", { type: "checkbox" })
  const save = made("button", { type: "button" }, "Export bug file")
  const state = made("div", { class: "state", role: "region", "aria-label": "State", tabindex: "0" })
  let moments: ReadonlyArray<WatchedMoment> = []
  /** The moment that is looked at; undefined follows the newest. */
  let chosen: WatchedMoment | undefined
  let drawn: WatchedMoment | undefined
  /** Rooms that were opened by hand stay open from one moment to the next. */
  const open = new Map<string, boolean>()

  const drawState = (moment: WatchedMoment): void => {
    const at = moments.indexOf(moment)
    const isNewest = at === moments.length - 1
    live.disabled = chosen === undefined
    status.value =
      chosen === undefined
        ? `Live, ${moments.length - 1} changes`
        : `Looking at ${at} of ${moments.length - 1}${isNewest ? "" : "; the page has gone on"}`
    if (moment === drawn) return
    drawn = moment
    const events = made("details", { open: "" }, made("summary", {}, titleOf(moment)))
    events.append(made("pre", {}, JSON.stringify(moment.events, null, 2)))
    const rooms = Object.entries(moment.state()).map(([room, value]) => {
      const hasMoved = moment.changed.includes(room)
      const words = hasMoved ? `${room}, moved` : room
      const details = made("details", hasMoved ? { "data-moved": "" } : {}, made("summary", {}, words))
      const fill = (): void => {
        if (details.childElementCount === 1) details.append(made("pre", {}, JSON.stringify(value, null, 2)))
      }
      details.open = open.get(room) ?? false
      if (details.open) fill()
      details.ontoggle = () => {
        open.set(room, details.open)
        if (details.open) fill()
      }
      return details
    })
    state.replaceChildren(events, ...rooms)
  }
  const draw = (now: ReadonlyArray<WatchedMoment>): void => {
    moments = now
    if (chosen !== undefined && !moments.includes(chosen)) chosen = undefined // older than what is kept
    const words = search.value.trim().toLowerCase()
    const first = moments[0]
    const fits = moments
      .map((moment, at) => [moment, at] as const)
      .filter(([moment]) => words === "" || titleOf(moment).toLowerCase().includes(words))
      .slice(-mostListed)
    list.replaceChildren(
      ...fits.map(([moment, at]) => {
        const option = made(
          "option",
          { value: String(at) },
          `${at}  +${moment.at - (first?.at ?? 0)} ms  ${titleOf(moment)}`
        )
        option.selected = moment === (chosen ?? moments.at(-1))
        return option
      })
    )
    const shown = chosen ?? moments.at(-1)
    if (shown !== undefined) drawState(shown)
  }
  search.oninput = () => draw(moments)
  list.onchange = () => {
    chosen = moments[Number(list.value)]
    if (chosen !== undefined) drawState(chosen)
  }
  live.onclick = () => {
    chosen = undefined
    draw(moments)
    list.focus()
  }
  save.onclick = () => onExport(keeps.checked)
  return {
    element: made(
      "section",
      { "aria-label": "Latchkey devtools", lang: "en" },
      made("header", {}, made("h2", {}, "Latchkey"), live, save, made("label", {}, keeps, " with addresses"), status),
      made("div", { class: "list" }, search, list),
      state
    ),
    draw,
    say: (words) => {
      status.value = words
    }
  }
}

/** An event in a line: its names, or the parts that joined. */
const titleOf = ({ changed, events }: WatchedMoment): string =>
  events.map(({ _tag }) => String(_tag)).join(", ") ||
  (changed.length === 0 ? "The beginning" : `${changed.join(", ")} joined`)
