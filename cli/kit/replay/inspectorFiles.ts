/*
 * The inspector's page. What it shows comes from a file of somebody else's: it is put in as text alone, and the page's
 * policy runs nothing but the script below.
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

export const script = `const at = (id) => document.getElementById(id)
const make = (name, text = "") => Object.assign(document.createElement(name), { textContent: text })
const asked = async (path) => (await fetch(path)).json()
const { about, events } = await asked("/events.json")
at("about").textContent = about
const rows = [{ number: 0, millis: 0, name: "before the first event", changed: [] }, ...events].map((one, index) => {
  const row = make("div")
  row.role = "option"
  row.id = "row" + index
  row.append(make("span", String(one.number)), make("span", one.number === 0 ? "" : one.millis + " ms"), make("span", one.name))
  if (one.changed.length > 0) row.append(make("small", one.changed.join(", ")))
  row.onclick = () => choose(index)
  return row
})
at("events").append(...rows)
let chosen = -1
const choose = async (index) => {
  if (index < 0 || index >= rows.length || index === chosen) return
  chosen = index
  for (const row of rows) row.ariaSelected = String(row === rows[index])
  at("events").setAttribute("aria-activedescendant", rows[index].id)
  rows[index].scrollIntoView({ block: "nearest" })
  const { event, rooms } = await asked("/state/" + index + ".json")
  if (chosen !== index) return
  const changed = index === 0 ? [] : events[index - 1].changed
  at("chosen").textContent = "The state after event " + index
  at("event").textContent = event === null ? "" : JSON.stringify(event, null, 2)
  at("rooms").replaceChildren(
    ...Object.entries(rooms).sort(([a], [b]) => changed.includes(b) - changed.includes(a)).map(([name, room]) => {
      const part = make("details")
      part.open = changed.includes(name)
      const title = make("summary")
      title.append(make(part.open ? "b" : "span", name + (part.open ? " (moved)" : "")))
      part.append(title, make("pre", JSON.stringify(room, null, 2)))
      return part
    })
  )
}
at("events").onkeydown = (event) => {
  const to = { ArrowDown: chosen + 1, ArrowUp: chosen - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  choose(to)
}
choose(rows.length - 1)
`
