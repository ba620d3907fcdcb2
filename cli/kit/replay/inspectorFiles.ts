/*
 * The inspector's page. Its content comes from another person's file: it is inserted as text only, and the page's
 * policy allows only the script below.
 */

export const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Bug file</title>
<link rel="stylesheet" href="/inspector.css">
<script type="module" src="/inspector.js"></script>
</head>
<body>
<header><h1>Bug file</h1><p id="about">Loading …</p></header>
<main>
<div id="events" role="listbox" aria-label="Events" tabindex="0"></div>
<section aria-label="State"><h2 id="chosen"></h2><pre id="event" tabindex="0"></pre><div id="rooms"></div></section>
</main>
</body>
</html>
`

export const style = `:root { color-scheme: light dark; font: 14px/1.5 system-ui, sans-serif }
body { margin: 0; display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100vh }
header { padding: 12px 16px; border-bottom: 1px solid color-mix(in srgb, CanvasText 20%, Canvas) }
h1, h2, p { margin: 0; font-size: 1rem } p { color: color-mix(in srgb, CanvasText 75%, Canvas) }
main { display: grid; grid-template-columns: minmax(240px, 2fr) 3fr; min-height: 0 }
#events, section { overflow: auto; padding: 8px } section { border-inline-start: 1px solid color-mix(in srgb, CanvasText 20%, Canvas) }
[role=option] { display: grid; grid-template-columns: 3em 5em minmax(0, 1fr); gap: 0 8px; padding: 4px 8px; border-radius: 6px; cursor: pointer; font-variant-numeric: tabular-nums; overflow-wrap: anywhere }
[role=option] small { grid-column: 3; color: color-mix(in srgb, CanvasText 75%, Canvas) }
[aria-selected=true] { background: Highlight; color: HighlightText } [aria-selected=true] small { color: inherit }
pre { margin: 8px 0; font: 12px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
summary { padding: 4px 0; cursor: pointer } summary b { font-weight: 600 }
`

export const script = `const byId = (id) => document.getElementById(id)
const make = (name, text = "") => Object.assign(document.createElement(name), { textContent: text })
const fetchJson = async (path) => (await fetch(path)).json()
const { about, events } = await fetchJson("/events.json")
byId("about").textContent = about
const rows = [{ number: 0, millis: 0, name: "before the first event", changed: [] }, ...events].map((item, index) => {
  const row = make("div")
  row.role = "option"
  row.id = "row" + index
  row.append(make("span", String(item.number)), make("span", item.number === 0 ? "" : item.millis + " ms"), make("span", item.name))
  if (item.changed.length > 0) row.append(make("small", item.changed.join(", ")))
  row.onclick = () => choose(index)
  return row
})
byId("events").append(...rows)
let chosen = -1
const choose = async (index) => {
  if (index < 0 || index >= rows.length || index === chosen) return
  chosen = index
  for (const row of rows) row.ariaSelected = String(row === rows[index])
  byId("events").setAttribute("aria-activedescendant", rows[index].id)
  rows[index].scrollIntoView({ block: "nearest" })
  const { event, rooms } = await fetchJson("/state/" + index + ".json")
  if (chosen !== index) return
  const changed = index === 0 ? [] : events[index - 1].changed
  byId("chosen").textContent = "The state after event " + index
  byId("event").textContent = event === null ? "" : JSON.stringify(event, null, 2)
  byId("rooms").replaceChildren(
    ...Object.entries(rooms).sort(([a], [b]) => changed.includes(b) - changed.includes(a)).map(([name, room]) => {
      const part = make("details")
      part.open = changed.includes(name)
      const title = make("summary")
      title.append(make(part.open ? "b" : "span", name + (part.open ? " (changed)" : "")))
      part.append(title, make("pre", JSON.stringify(room, null, 2)))
      return part
    })
  )
}
byId("events").onkeydown = (event) => {
  const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  choose(to)
}
choose(rows.length - 1)
`
