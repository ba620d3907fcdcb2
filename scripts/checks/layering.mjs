// Checks the arrangement of the code. Part of `npm run check`. Every static import counts, including `import type`;
// tests are exempt:
//   1. floors      core <- services <- react | cli; fixtures/pages are apps; shipped code loads no fixture, except by a
//                  dynamic import of the terminal
//   2. wings       on its floor, a wing imports itself and earlier wings; only the wing kit imports core's root files
//   3. both        services and react import the same or an earlier wing of lower floors, core/state.ts and
// core/event.ts
//   4. rings       no cycles of rooms or files, including dynamic imports
//   5. places      a file is in <floor>/<wing>/<room>/ or is a named root file
//   6. sizes       a room has 2 to 16 source files, unless `singleRooms` gives a reason; a source file has at most 300
//                  lines, a test 400; exempt are core/public.ts, whose only content is the exported names, and language files
//   7. packages    each package has its owners, and a page's first chunk contains no Effect, rx or viem
import { readFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { parseArgs } from "node:util"
import { findFiles } from "../ready.mjs"

const {
  values: { root = join(import.meta.dirname, "../..") }
} = parseArgs({ options: { root: { type: "string" } } })
const wings = ["foundation", "chain", "wallets", "embedded", "onchain", "kit"]
const floors = ["core", "services", "react", "cli"]
const rootFiles = new Set([
  "core/event.ts",
  "core/public.ts",
  "core/state.ts",
  "services/public.ts",
  "react/css.d.ts",
  "react/public.ts",
  "cli/main.ts",
  "cli/program.ts"
])
/** Composes the terminal's services from all wings, and is outside of its floor's wings. */
const terminalRoot = "cli/run"

/** Returns the folders that a file may import from statically. */
const reach = (file) => {
  if (/^fixtures\/(pages|testing\/react|faults\/edge)\//.test(file)) return ["core", "services", "react", "fixtures"]
  if (/^fixtures\/(testing\/cli|fuzz)\//.test(file)) return ["core", "services", "cli", "fixtures"]
  if (file.startsWith("fixtures/")) return ["core", "services", "fixtures"]
  return {
    core: ["core"],
    services: ["core", "services"],
    react: ["core", "services", "react"],
    cli: ["core", "services", "cli"]
  }[getFloor(file)]
}
const owners = [
  [/^@effect\/platform(\/|$)/, /^(services\/foundation\/(http|replay)\/|fixtures\/)/],
  [/^effect\/(Schema|SchemaAST|ParseResult|JSONSchema|Arbitrary)$/, /^core\/foundation\/data\/schema\.ts$/],
  [/^effect\/(RateLimiter|Schedule)$/, /^services\/foundation\/http\//],
  [/^effect$/, /^$/],
  [/^@effect-rx\//, /^(react|fixtures\/(testing\/react|pages\/gallery))\//],
  // The templates of `latchkey init` contain imports as text.
  [/^react(-dom)?(\/|$)/, /^((react|fixtures\/(pages|testing\/react))\/|cli\/kit\/init\/templates\.ts$)/],
  [/^@walletconnect\//, /^(services\/wallets\/walletconnect|fixtures)\//],
  [/^@solana(-program)?\//, /^(services\/(wallets\/solana|onchain\/(send|token))|fixtures)\//],
  [/^@noble\//, /^services\/onchain\/verifier\//],
  [/^@adraffy\//, /^core\/onchain\/ens\//],
  [/^uqr$/, /^(core\/wallets\/walletconnect|react\/wallets\/walletconnect|cli)\//],
  [/^qr(\/|$)/, /^fixtures\/pages\/wallet\//],
  [/^commander$/, /^cli\//],
  [/^(picocolors|yocto-spinner)$/, /^cli\//],
  [/^@playwright\/test$/, /^(react\/kit\/testing|fixtures)\//],
  [/^node:/, /^(cli|fixtures)\//]
]

const getFloor = (file) => file.split("/")[0]
const getWing = (file) => (file.split("/").length > 3 ? file.split("/")[1] : null)
const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith("fixtures/browser/")
/**
 * Language files have one text per line and use types of all wings; English has a folder. `longTexts.ts` holds the
 * English texts of failures, in one object so that a missing one does not compile.
 */
const isLanguage = (file) =>
  /^(react\/foundation\/locales\/(en\/)?[\w-]+|core\/kit\/catalogue\/longTexts)\.ts$/.test(file)
const isShipped = (file) => floors.includes(getFloor(file))

const files = findFiles([...floors, "fixtures"], /\.(ts|tsx|css)$/, root)
const scripts = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))

const specifiers = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1])
/** Returns every static import; `running` leaves out those of types. */
const statics = (text) => specifiers(text, /^\s*(?:import|export)\s+(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm)
const findRunningImports = (text) =>
  specifiers(text, /^\s*(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm)
const findDynamicImports = (text) => specifiers(text, /import\(\s*"([^"]+)"\s*\)/g)
const target = (file, specifier) => relative(root, join(root, dirname(file), specifier.replace(/\?.*$/, "")))

const problems = []
const arrows = new Map()
const texts = new Map(scripts.map((file) => [file, readFileSync(join(root, file), "utf8")]))

for (const [file, text] of texts) {
  const lines = text.split("\n").length - 1
  const most = isTest(file) ? 400 : 300
  if (lines > most && file !== "core/public.ts" && !isLanguage(file))
    problems.push(`${file} has ${lines} lines: ${most} is the stop`)
  if (isTest(file)) continue
  for (const specifier of [...statics(text), ...findDynamicImports(text)]) {
    if (specifier.startsWith(".")) continue
    for (const [name, owner] of owners)
      if (name.test(specifier) && !owner.test(file)) problems.push(`${file} may not name ${specifier}`)
  }
  for (const specifier of findDynamicImports(text).filter((specifier) => specifier.startsWith("."))) {
    const may = [...reach(file), ...(getFloor(file) === "cli" ? ["fixtures"] : [])]
    if (!may.includes(getFloor(target(file, specifier)))) problems.push(`${file} may not load ${specifier}`)
  }
  const below = statics(text)
    .filter((specifier) => specifier.startsWith("."))
    .map((specifier) => target(file, specifier))
  arrows.set(file, [
    ...below,
    ...findDynamicImports(text)
      .filter((specifier) => specifier.startsWith("."))
      .map((specifier) => target(file, specifier))
  ])
  for (const to of below) {
    const wrong = explainUphill(file, to)
    if (wrong !== null) problems.push(`${file} -> ${to}: ${wrong}`)
  }
}

/** Returns why a file may not import another, or null. */
function explainUphill(file, to) {
  if (!reach(file).includes(getFloor(to))) return `${getFloor(file)} may not import ${getFloor(to)}`
  if (
    !isShipped(file) ||
    rootFiles.has(file) ||
    isLanguage(file) ||
    file.startsWith(`${terminalRoot}/`) ||
    to.startsWith(`${terminalRoot}/`)
  )
    return null
  const [mine, other] = [getWing(file), getWing(to)]
  if (other === null) {
    if (mine === "kit" || getFloor(file) === "cli") return null
    return getFloor(file) !== "core" && (to === "core/state.ts" || to === "core/event.ts")
      ? null
      : "only the wing kit may import root files"
  }
  if (getFloor(file) === "cli" && getFloor(to) !== "cli") return null
  return wings.indexOf(other) <= wings.indexOf(mine) ? null : `the wing ${mine} may not import ${other}`
}

// Places and sizes.
const rooms = new Map()
for (const file of files.filter(isShipped)) {
  const room = dirname(file)
  if (
    !rootFiles.has(file) &&
    room !== terminalRoot &&
    !isLanguage(file) &&
    !isTest(file) &&
    (room.split("/").length !== 3 || !wings.includes(room.split("/")[1]))
  ) {
    problems.push(`${file} is in no room: <floor>/<wing>/<room>/`)
  }
}
/** Rooms of one file, each with its reason. */
const rootReason = "named root files of the floor"
const partReason = "the module of the script with the same name"
const singleRooms = new Map([
  ["react", rootReason],
  ["services", rootReason],
  ["fixtures/pages/announce", "a page of its own"],
  ["fixtures/pages/bare", "a page of its own"],
  ["fixtures/sandbox/contracts", "contracts, and the script that compiles them"],
  ["scripts/fuzz", partReason],
  ["scripts/pictures", "makes the picture of the README"],
  ["scripts/record", partReason]
])
/** `scripts/*.mjs` are the commands of package.json, and `load` and `ready`, which all of them use. */
const entryFolder = "scripts"
const sources = findFiles([...floors, "fixtures", "scripts"], /\.(tsx?|css|mjs)$/, root).filter(
  (file) => !/\.(test\.tsx?|d\.ts)$|^fixtures\/hosts\//.test(file)
)
for (const file of sources) rooms.set(dirname(file), (rooms.get(dirname(file)) ?? 0) + 1)
for (const [room, count] of rooms) {
  if (count > 16 && room !== entryFolder) problems.push(`${room}/ has ${count} source files; a room holds at most 16`)
  if (count === 1 && !singleRooms.has(room))
    problems.push(`${room}/ has one source file: move it to a neighbor, or give the reason in \`singleRooms\``)
}
for (const [room, reason] of singleRooms) {
  if (rooms.get(room) === 1) console.log(`one file: ${room}/ (${reason})`)
  else problems.push(`${room}/ has ${rooms.get(room) ?? 0} source files: remove it from \`singleRooms\``)
}

/** Returns the groups of nodes that reach each other, by Tarjan's algorithm. */
const rings = (graph) => {
  const index = new Map(),
    low = new Map(),
    stack = [],
    found = []
  const visit = (node) => {
    index.set(node, index.size)
    low.set(node, index.get(node))
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue
      if (!index.has(next)) visit(next)
      if (stack.includes(next)) low.set(node, Math.min(low.get(node), low.get(next)))
    }
    if (low.get(node) !== index.get(node)) return
    const group = stack.splice(stack.indexOf(node))
    if (group.length > 1) found.push(group)
  }
  for (const node of graph.keys()) if (!index.has(node)) visit(node)
  return found
}
const shipped = new Map([...arrows].filter(([file]) => isShipped(file)))
for (const ring of rings(shipped)) problems.push(`files in a ring: ${ring.join(", ")}`)
const roomGraph = new Map()
for (const [file, below] of shipped) {
  if (rootFiles.has(file)) continue
  const mine = roomGraph.get(dirname(file)) ?? new Set()
  for (const to of below)
    if (dirname(to) !== dirname(file) && isShipped(to) && !rootFiles.has(to)) mine.add(dirname(to))
  roomGraph.set(dirname(file), mine)
}
for (const ring of rings(roomGraph)) problems.push(`rooms in a ring: ${ring.join(", ")}`)

/**
 * Returns everything that a file loads by static imports at run time: what each imports, and its path from the file.
 */
const walk = (file, seen = new Map(), path = [file]) => {
  if (seen.has(file) || !texts.has(file)) return seen
  const imports = findRunningImports(texts.get(file))
  seen.set(file, { imports, path })
  for (const specifier of imports) {
    const next = target(file, specifier)
    if (specifier.startsWith(".")) walk(next, seen, [...path, next])
  }
  return seen
}
const forbid = (entry, pattern, what) => {
  const found = [...walk(entry).values()].flatMap(({ imports, path }) =>
    imports.filter((specifier) => pattern.test(specifier)).map((specifier) => [...path, specifier])
  )
  const [shortest] = found.toSorted((a, b) => a.length - b.length)
  if (shortest === undefined) return
  const more = found.length === 1 ? "" : `, and ${found.length - 1} other imports do`
  problems.push(
    `${what} may not import ${shortest.at(-1)}, but ${shortest.at(-2)} does (${shortest.join(" -> ")})${more}. ` +
      `Load one of these files with import(), or move what needs the package to a file that loads later.`
  )
}
forbid("react/kit/shell/public.ts", /^(effect|@effect|@effect-rx|viem|react)(\/|$)/, "the headless entry")
forbid("react/public.ts", /^(effect|@effect|@effect-rx|viem)(\/|$)/, "the React entry")
forbid("react/kit/start/startKit.tsx", /^(effect|@effect|viem)(\/|$)/, "the first view")
forbid(
  "react/kit/start/startServices.ts",
  /^(effect\/(Schema|ParseResult|SchemaAST)|@effect\/platform|viem)(\/|$)/,
  "the services chunk"
)

/** Entry files: each with effects has to make failures yieldable. */
const entrySources = readFileSync(join(import.meta.dirname, "../entries.mjs"), "utf8").matchAll(/source: "([^"]+)"/g)
const begins = [...entrySources].map(([, file]) => file).concat("react/kit/start/startServices.ts", "cli/main.ts")
for (const entry of begins) {
  const brought = walk(entry)
  const hasEffects = [...brought.values()].some(({ imports }) => imports.includes("effect/Effect"))
  if (hasEffects && !brought.has("core/foundation/errors/yieldable.ts"))
    problems.push(`${entry} begins with effects: it has to call makeFailuresYieldable`)
}

if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
