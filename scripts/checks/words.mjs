// Fails on English that `docs/english.md` replaces: in comments, test titles, sentences in code, Markdown, and names of
// files, parameters, locals and fields. Words that also have correct uses may occur a few times; each use is printed.
// `--list <area or folder>` prints all that it finds with lines; `--sample <area> [seed]` draws 40 sentences to read.
// Part of `npm run check`.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { findFiles, root } from "../ready.mjs"
import { readProse } from "../words/readProse.mjs"
import { findFaults, fixedFields, limited, mostFixedFields, mostUses, otherFunctions } from "../words/rules.mjs"

const folders = ["core", "services", "react", "cli", "fixtures", "scripts", "docs"]
const isVisitorText = (file) =>
  /^react\/(foundation\/(locales|text)|onchain\/callWords)\/|^core\/onchain\/(\w+\/errors|calldata\/sentences)\.ts$/.test(
    file
  )
const files = findFiles([...folders, "*.md"], /\.(tsx?|mjs|md)$/).filter(
  (file) => !/^fixtures\/(hosts|descriptors)\/|\.d\.ts$|\/sdk\.md$/.test(file)
)

const getArea = (file) =>
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
    .filter((file) => file.startsWith(wanted) || getArea(file) === wanted)
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

const faults = files.flatMap((file) => findFaults(read(file), file).map((fault) => ({ file, ...fault })))
const format = ({ file, line, rule, text }) => `${file}:${line}: ${rule}: ${text}`
if (flag === "--list") {
  for (const fault of faults)
    if (wanted === undefined || getArea(fault.file) === wanted || fault.file.startsWith(wanted))
      console.log(format(fault))
  process.exit(0)
}

const fixed = Object.keys(fixedFields)
console.log(
  `Fields whose names are fixed elsewhere, ${fixed.length} of at most ${mostFixedFields}: ${fixed.join(", ")}`
)
const functions = new Set(
  files
    .flatMap((file) => (file.endsWith(".md") ? [] : read(file).filter(({ kind }) => kind === "function")))
    .map(({ text }) => text)
)
console.log(`Functions that begin with another word than a verb: ${otherFunctions.size}`)
const getUses = (rule) => faults.filter((fault) => fault.rule === rule)
for (const rule of limited) {
  console.log(`"${rule}": ${getUses(rule).length} of at most ${mostUses}`)
  for (const fault of getUses(rule)) console.log(format(fault))
}
const problems = [
  ...(fixed.length > mostFixedFields ? [`scripts/words/rules.mjs: more than ${mostFixedFields} fixed fields`] : []),
  ...[...otherFunctions]
    .filter((name) => !functions.has(name))
    .map((name) => `scripts/words/otherFunctions.json: no function is called ${name}`),
  ...limited.filter((rule) => getUses(rule).length > mostUses).map((rule) => `"${rule}": more than ${mostUses} uses`),
  ...faults.filter(({ rule }) => !limited.includes(rule)).map(format)
]
if (problems.length > 0) console.error(`${problems.join("\n")}\nSee docs/english.md.`)
process.exit(problems.length === 0 ? 0 : 1)
