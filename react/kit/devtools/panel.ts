import type { WatchedMoment } from "../../../core/kit/report/methods.ts"

/** The devtools panel: its element, and functions that update it. */
export interface Panel {
  readonly element: HTMLElement
  /** Shows these moments; selects the newest one until the user selects another. */
  readonly draw: (moments: ReadonlyArray<WatchedMoment>) => void
  readonly say: (words: string) => void
}

type Attributes = Readonly<Record<string, string>>
const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...within: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  element.append(...within)
  return element
}

/** The maximum number of listed events: the newest matches of the search. */
const mostListed = 500

/** Creates the panel: a list of events, and the state after the selected one. */
export const makePanel = (onExport: (keepsAddresses: boolean) => void): Panel => {
  const status = make("output", { role: "status" })
  const search = make("input", { type: "search", "aria-label": "Search events", placeholder: "Search events" })
  const list = make("select", { size: "8", "aria-label": "Events" })
  const live = make("button", { type: "button" }, "Follow the newest")
  const keeps = make("input", { type: "checkbox" })
  const save = make("button", { type: "button" }, "Export bug file")
  const state = make("div", { class: "state", role: "region", "aria-label": "State", tabindex: "0" })
  let moments: ReadonlyArray<WatchedMoment> = []
  /** The selected moment; undefined selects the newest. */
  let selected: WatchedMoment | undefined
  let rendered: WatchedMoment | undefined
  /** Details that the user opened stay open in the next moment. */
  const open = new Map<string, boolean>()

  const drawState = (moment: WatchedMoment): void => {
    live.disabled = selected === undefined
    status.value = describePosition(moments.indexOf(moment), moments.length - 1, selected === undefined)
    if (moment === rendered) return
    rendered = moment
    const rooms = Object.entries(moment.state()).map(([room, value]) =>
      createRoomDetails(room, value, moment.changed.includes(room), open)
    )
    state.replaceChildren(createEventDetails(moment), ...rooms)
  }
  const draw = (now: ReadonlyArray<WatchedMoment>): void => {
    moments = now
    if (selected !== undefined && !moments.includes(selected)) selected = undefined // dropped from the record
    list.replaceChildren(...createOptions(moments, search.value, selected))
    const moment = selected ?? moments.at(-1)
    if (moment !== undefined) drawState(moment)
  }
  search.oninput = () => draw(moments)
  list.onchange = () => {
    selected = moments[Number(list.value)]
    if (selected !== undefined) drawState(selected)
  }
  live.onclick = () => {
    selected = undefined
    draw(moments)
    list.focus()
  }
  save.onclick = () => onExport(keeps.checked)
  return {
    element: make(
      "section",
      { "aria-label": "Latchkey devtools", lang: "en" },
      make("header", {}, make("h2", {}, "Latchkey"), live, save, make("label", {}, keeps, "with addresses"), status),
      make("div", { class: "list" }, search, list),
      state
    ),
    draw,
    say: (words) => {
      status.value = words
    }
  }
}

/** Returns a moment's title: the names of its events, or the parts that were added. */
const getTitle = ({ changed, events }: WatchedMoment): string =>
  events.map(({ _tag }) => String(_tag)).join(", ") ||
  (changed.length === 0 ? "Kit started" : `${changed.join(", ")} added`)

/** Returns an option for each moment whose title contains the searched text, except the oldest if there are many. */
const createOptions = (
  moments: ReadonlyArray<WatchedMoment>,
  searched: string,
  selected: WatchedMoment | undefined
): ReadonlyArray<HTMLOptionElement> => {
  const words = searched.trim().toLowerCase()
  const first = moments[0]
  const fits = moments
    .map((moment, index) => [moment, index] as const)
    .filter(([moment]) => words === "" || getTitle(moment).toLowerCase().includes(words))
    .slice(-mostListed)
  return fits.map(([moment, index]) => {
    const elapsed = moment.at - (first?.at ?? 0)
    const title = `${elapsed < 10_000 ? `${elapsed} ms` : `${(elapsed / 1_000).toFixed(1)} s`} · ${getTitle(moment)}`
    const option = make("option", { value: String(index) }, title)
    option.selected = moment === (selected ?? moments.at(-1))
    return option
  })
}

/** Describes which moment is shown: the newest one, or an earlier one of the record. */
const describePosition = (index: number, last: number, isLive: boolean): string =>
  isLive ? `Live, ${last} changes` : `Looking at ${index} of ${last}${index === last ? "" : "; the page has gone on"}`

/** Returns an element with the events of a moment. */
const createEventDetails = (moment: WatchedMoment): HTMLDetailsElement =>
  make(
    "details",
    { open: "" },
    make("summary", {}, getTitle(moment)),
    make("pre", {}, JSON.stringify(moment.events, null, 2))
  )

/** Returns an element with the value of a room, which is written when it is first open. Keeps in `open` whether it is. */
const createRoomDetails = (
  room: string,
  value: unknown,
  hasMoved: boolean,
  open: Map<string, boolean>
): HTMLDetailsElement => {
  const summary = make("summary", {}, hasMoved ? `${room} (changed)` : room)
  const details = make("details", hasMoved ? { "data-moved": "" } : {}, summary)
  const fill = (): void => {
    if (details.childElementCount === 1) details.append(make("pre", {}, JSON.stringify(value, null, 2)))
  }
  details.open = open.get(room) ?? false
  if (details.open) fill()
  details.ontoggle = () => {
    open.set(room, details.open)
    if (details.open) fill()
  }
  return details
}
