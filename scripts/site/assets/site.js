// What the pages do with a script: the appearance, buttons that copy, and the search. Without one all of their text is
// there all the same.
const root = document.body.dataset.root
const byId = (id) => document.getElementById(id)

const modes = ["auto", "light", "dark"]
const names = { auto: "Appearance: as the system", light: "Appearance: light", dark: "Appearance: dark" }
const button = byId("mode")
let mode = document.documentElement.dataset.mode ?? "auto"
const showMode = () => {
  if (mode === "auto") delete document.documentElement.dataset.mode
  else document.documentElement.dataset.mode = mode
  button.textContent = { auto: "◐", light: "☀", dark: "☾" }[mode]
  button.setAttribute("aria-label", names[mode])
  button.title = names[mode]
}
button.addEventListener("click", () => {
  mode = modes[(modes.indexOf(mode) + 1) % modes.length]
  try {
    localStorage.setItem("latchkey-docs-mode", mode)
  } catch {
    // Kept for this page alone.
  }
  showMode()
})
button.hidden = false
showMode()

for (const block of document.querySelectorAll("pre")) {
  const copy = document.createElement("button")
  copy.type = "button"
  copy.className = "copy"
  copy.textContent = "Copy"
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(block.querySelector("code").textContent)
      copy.textContent = "Copied"
    } catch {
      copy.textContent = "Select and copy"
    }
  })
  const holder = document.createElement("div")
  holder.className = "block"
  block.replaceWith(holder)
  holder.append(block, copy)
}

const field = byId("search")
const results = byId("results")
const count = byId("count")
const list = results.querySelector("ul")
field.parentElement.hidden = false

/** The one address of a script that a page may ask for: that of the index. */
const address = globalThis.trustedTypes?.createPolicy("latchkey-docs", { createScriptURL: () => `${root}search.js` })
let loading
const loadIndex = () =>
  (loading ??= new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = address?.createScriptURL("") ?? `${root}search.js`
    script.addEventListener("load", () => resolve(globalThis.latchkeySearch))
    script.addEventListener("error", () => {
      loading = undefined
      reject(new Error("The index could not be loaded"))
    })
    document.head.append(script)
  }))

/** How well a section fits; 0 unless every word is in it. */
const rank = ([, title, heading, text, behind], words) => {
  let sum = 0
  for (const word of words) {
    const at = [title, heading, text].map((part) => part.toLowerCase().indexOf(word))
    if (at.every((one) => one < 0)) return 0
    sum += (at[0] === 0 ? 12 : at[0] > 0 ? 8 : 0) + (at[1] === 0 ? 8 : at[1] > 0 ? 5 : 0) + (at[2] >= 0 ? 1 : 0)
  }
  if (words.join(" ") === (heading || title).toLowerCase()) sum += 20
  return behind ? sum / 3 : sum
}

const around = (text, words) => {
  const at = Math.max(0, Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((one) => one >= 0)))
  const start = Number.isFinite(at) && at > 60 ? text.indexOf(" ", at - 50) + 1 : 0
  return `${start > 0 ? "… " : ""}${text.slice(start, start + 130)}`
}

const show = async () => {
  const asked = field.value
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) {
    results.hidden = true
    return
  }
  let index
  try {
    index = await loadIndex()
  } catch {
    list.replaceChildren()
    count.textContent = "The search could not be loaded. The pages are all in the list."
    results.hidden = false
    return
  }
  if (field.value !== asked) return
  const found = index
    .map((section) => [rank(section, words), section])
    .filter(([sum]) => sum > 0)
    .sort(([a], [b]) => b - a)
    .slice(0, 12)
  list.replaceChildren(
    ...found.map(([, [url, title, heading, text]]) => {
      const item = document.createElement("li")
      const link = document.createElement("a")
      link.href = `${root}${url}`
      const name = document.createElement("strong")
      name.textContent = heading === "" ? title : `${title} › ${heading}`
      const words_ = document.createElement("span")
      words_.textContent = around(text, words)
      link.append(name, words_)
      item.append(link)
      return item
    })
  )
  count.textContent =
    found.length === 0 ? `Nothing is called “${asked}”.` : `${found.length} ${found.length === 1 ? "place" : "places"}`
  results.hidden = false
}

field.addEventListener("focus", () => loadIndex().catch(() => {}))
field.addEventListener("input", show)
const search = field.parentElement
search.addEventListener("keydown", (event) => {
  const stops = [field, ...list.querySelectorAll("a")]
  const at = stops.indexOf(document.activeElement)
  if (event.key === "Escape") {
    results.hidden = true
    field.focus()
  } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault()
    stops[Math.max(0, Math.min(stops.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))].focus()
  } else if (event.key === "Enter" && at === 0) list.querySelector("a")?.click()
})
document.addEventListener("keydown", (event) => {
  const isTyped = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)
  if (event.key !== "/" || isTyped || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  field.focus()
})
document.addEventListener("click", (event) => {
  if (!search.contains(event.target) || event.target.closest("#results a")) results.hidden = true
})
