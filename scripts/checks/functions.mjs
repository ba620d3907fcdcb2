// Counts the functions of more than 60 lines, by folder. Fails if a folder has more than `limits` allows. If it has
// fewer, lower the number. Composition roots list what they compose and are not counted, nor are tests. `--list`
// prints each function. Part of `npm run check`.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseAst } from "vite"
import { findFiles, root } from "../ready.mjs"

const maxLines = 60
const limits = { core: 0, services: 0, react: 0, cli: 0, fixtures: 2, scripts: 0 }
/** Files that compose services, requests or views: their functions list parts. */
const compositionRoots = new Set([
  "cli/run/run.ts",
  "cli/run/world.ts",
  "fixtures/sandbox/startSandbox.ts",
  "react/kit/shell/createLatchkey.ts",
  "react/kit/start/buildKit.ts",
  "react/kit/start/startKit.tsx",
  "react/kit/start/startServices.ts",
  "services/kit/start/kitLayer.ts"
])

const files = findFiles(Object.keys(limits), /\.(tsx?|mjs)$/).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$|^fixtures\/hosts\//.test(file) && !compositionRoots.has(file)
)

/** Returns the functions below a node, each with its first and last line. */
const findFunctions = (node, lineAt, found = []) => {
  if (Array.isArray(node)) for (const item of node) findFunctions(item, lineAt, found)
  else if (node !== null && typeof node === "object") {
    if (/^(ArrowFunction|Function)(Expression|Declaration)$/.test(node.type) && node.body)
      found.push({ first: lineAt(node.start), last: lineAt(node.end) })
    for (const value of Object.values(node)) findFunctions(value, lineAt, found)
  }
  return found
}

/** Returns a function that maps an offset in a text to its line. */
const getLines = (text) => {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let low = 0
    for (let high = starts.length - 1; low < high; ) {
      const middle = (low + high + 1) >> 1
      if (starts[middle] <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

const counts = Object.fromEntries(Object.keys(limits).map((folder) => [folder, 0]))
for (const file of files) {
  const text = readFileSync(join(root, file), "utf8")
  const lang = file.endsWith(".tsx") ? "tsx" : file.endsWith(".ts") ? "ts" : "js"
  for (const { first, last } of findFunctions(parseAst(text, { lang }).body, getLines(text))) {
    if (last - first + 1 <= maxLines) continue
    counts[file.split("/")[0]]++
    if (process.argv.includes("--list")) console.log(`${last - first + 1} lines: ${file}:${first}`)
  }
}
console.log(`Functions of more than ${maxLines} lines: ${JSON.stringify(counts)}`)
console.log(`Composition roots, not counted: ${[...compositionRoots].join(", ")}`)
for (const [folder, count] of Object.entries(counts)) {
  const limit = limits[folder]
  if (count < limit) console.log(`${folder}/ has fewer than the limit of ${limit}: lower it to ${count}`)
  if (count <= limit) continue
  console.error(
    `${folder}/ has ${count} functions of more than ${maxLines} lines instead of ${limit}: split by meaning (--list)`
  )
  process.exitCode = 1
}
