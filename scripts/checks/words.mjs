// Fails on English that `docs/english.md` replaces: in comments, test titles, sentences in code, Markdown, and names of
// files, parameters, locals and fields. `counts.json` contains the number that each area still has, which may only
// fall. `--list <area>` prints them with their lines; `--write` stores lower counts; `--sample <area> [seed]` draws 40
// sentences to read. Part of `npm run check`.
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { filesIn, root } from "../ready.mjs"
import { readProse } from "../words/readProse.mjs"
import { findFaults, fixedFields, limited } from "../words/rules.mjs"

const folders = ["core", "services", "react", "cli", "fixtures", "scripts", "docs"]
const isVisitorText = (file) =>
  /^react\/(foundation\/(locales|text)|onchain\/callWords)\/|^core\/onchain\/(\w+\/errors|calldata\/sentences)\.ts$/.test(
    file
  )
const files = filesIn([...folders, "*.md"], /\.(tsx?|mjs|md)$/).filter(
  (file) => !/^fixtures\/(hosts|descriptors)\/|\.d\.ts$|\/sdk\.md$/.test(file)
)

const areaOf = (file) =>
  file.endsWith(".md") ? "docs" : file.startsWith("scripts/") ? "scripts" : file.split("/").slice(0, 2).join("/")
const [flag, wanted, seed = "1"] = process.argv.slice(2)
const read = (file) =>
  readProse(file, readFileSync(join(root, file), "utf8")).filter(
    ({ kind }) => kind !== "string" || !(isVisitorText(file) || file.startsWith("fixtures/"))
  )

/** Returns a function that draws a number from 0 to 1; a seed determines the sequence (mulberry32). */
const randomFrom = (seed) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

if (flag === "--sample") {
  const isRead = ({ kind, text }) => !["field", "file", "folder", "name"].includes(kind) && /\w+ \w+/.test(text)
  const items = files
    .filter((file) => file.startsWith(wanted) || areaOf(file) === wanted)
    .flatMap((file) =>
      read(file)
        .filter(isRead)
        .map((item) => ({ file, ...item }))
    )
  const random = randomFrom(Number(seed))
  for (let count = Math.min(40, items.length); count > 0; count--) {
    const [{ file, line, kind, text }] = items.splice(Math.floor(random() * items.length), 1)
    console.log(`${file}:${line} (${kind}) ${text.trim()}`)
  }
  process.exit(0)
}

const faults = files.flatMap((file) =>
  findFaults(read(file), file).map((fault) => ({ file, area: areaOf(file), ...fault }))
)
if (flag === "--list") {
  for (const { file, area, line, rule, text } of faults)
    if (wanted === undefined || area === wanted || file.startsWith(wanted))
      console.log(`${file}:${line}: ${rule}: ${text}`)
  process.exit(0)
}

const counts = {}
for (const { area, rule } of faults) {
  counts[area] ??= {}
  counts[area][rule] = (counts[area][rule] ?? 0) + 1
}
const store = join(root, "scripts/words/counts.json")
const allowed = existsSync(store) ? JSON.parse(readFileSync(store, "utf8")) : {}
const isMore = (area, rule) => (counts[area]?.[rule] ?? 0) > (allowed[area]?.[rule] ?? 0)
const more = Object.entries(counts).flatMap(([area, rules]) =>
  Object.keys(rules)
    .filter((rule) => isMore(area, rule))
    .map((rule) => ({ area, rule }))
)
if (flag === "--write") {
  const sorted = (object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? -1 : 1)))
  const least = Object.fromEntries(Object.entries(counts).map(([area, rules]) => [area, sorted(rules)]))
  writeFileSync(store, `${JSON.stringify(sorted(least), null, 2)}\n`)
}
const fixed = Object.keys(fixedFields)
if (fixed.length > 30) more.push({ area: "scripts/words/rules.mjs", rule: `fixedFields (${fixed.length}, at most 30)` })
for (const { area, rule } of flag === "--write" ? [] : more)
  console.error(
    `${area}: ${counts[area][rule]} × ${rule}, at most ${allowed[area]?.[rule] ?? 0}. See docs/english.md; list them with: node scripts/checks/words.mjs --list ${area}`
  )
const total = (rule) => faults.filter((fault) => fault.rule === rule).length
console.log(`Fields whose names are fixed elsewhere: ${fixed.join(", ")}`)
console.log(`English: ${faults.length} to rewrite; ${limited.map((rule) => `${rule} ${total(rule)}`).join(", ")}`)
process.exit(flag !== "--write" && more.length > 0 ? 1 : 0)
