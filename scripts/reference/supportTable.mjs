// Prints the tables of docs/support.md: what is tried with which version, and the last recorded result. The versions come
// from the manifests that the tests install, so that the page cannot name another one.
import { hosts } from "../../fixtures/hosts/hosts.mjs"
import { projects } from "../../fixtures/hosts/projects.mjs"
import { readResults } from "../package/runResults.mjs"
import { code, read, table } from "./comments.mjs"

const manifest = JSON.parse(read("package.json"))
const group = (name) => JSON.parse(read(`fixtures/hosts/${name}/package.json`)).dependencies
const compilers = JSON.parse(read("fixtures/compilers/package.json")).dependencies
const recorded = readResults()

/** Returns the recorded results of a command, as one text: the oldest date if all passed. */
const getResult = (command, names) => {
  const results = names.map((name) => [name, recorded[command]?.[name]])
  const missing = results.filter(([, result]) => result === undefined)
  const failed = results.filter(([, result]) => result?.hasPassed === false)
  const dates = results.flatMap(([, result]) => (result === undefined ? [] : [result.date])).sort()
  if (failed.length > 0) return `failed: ${failed.map(([name]) => name).join(", ")}`
  if (missing.length === results.length) return "not recorded"
  const open = missing.length === 0 ? "" : `, not recorded: ${missing.map(([name]) => name).join(", ")}`
  return `passed ${dates[0]}${open}`
}

const everyRun = "each run of `npm run test:all`"
const hostRow = (title, version, names) => [
  title,
  version,
  `an app is built and a wallet connects: ${code(`npm run hosts -- ${names.join(" ")}`)}`,
  getResult("hosts", names)
]
const peerRow = (title, version, names) => [
  title,
  version,
  `installed with npm and pnpm, entries imported: ${code(`npm run peers -- ${names.join(" ")}`)}`,
  getResult("peers", names)
]
const ownRow = (title, version, how) => [title, version, how, everyRun]
const createCompiledRow = (title) => [title, "–", "the examples of the documents compile", "not run in an app"]

const next = group("next")
const bundlers = group("bundlers")
const compiled = group("compiled")
const alias = (text) => text.replace(/^npm:.*@(?=\d)/, "")
const nodeVersions = /node: \[([^\]]+)\]/
  .exec(read(".github/workflows/nightly.yml"))[1]
  .replaceAll('"', "")
  .replace("20.19, ", "")
const browserRows = Object.entries(recorded.browsers ?? {}).map(([name, { date, hasPassed }]) => [
  name,
  "the main flows: `npm run browsers`",
  hasPassed ? `passed ${date}` : "failed"
])

const libraries = () => [
  hostRow("React 19", group("vite").react, ["vite", "react-router"]),
  peerRow("React 18", "18", ["react-18"]),
  hostRow("React Compiler", compiled["babel-plugin-react-compiler"], ["react-compiler"]),
  hostRow("Next", next.next, ["next-app", "next-pages", "next-static"]),
  hostRow("React Router", group("react-router")["react-router"], ["react-router"]),
  hostRow("Svelte", compiled.svelte, ["svelte"]),
  ownRow(
    "Vue",
    manifest.devDependencies.vue,
    "the element in an app of Vue: `fixtures/browser/hosts/elementInVue.browser.test.ts`"
  ),
  createCompiledRow("Angular, Solid, Astro"),
  hostRow("Vite", group("vite").vite, ["vite"]),
  hostRow("webpack", bundlers.webpack, ["webpack"]),
  hostRow("esbuild", bundlers.esbuild, ["esbuild"]),
  hostRow("Rollup", bundlers.rollup, ["rollup"]),
  ownRow(
    "wagmi 2 and 3",
    `core ${manifest.devDependencies["@wagmi/core"]}, ${alias(manifest.devDependencies["wagmi-core-3"])}`,
    "connects, signs and restores: `fixtures/browser/hosts/wagmi.browser.test.ts`"
  ),
  peerRow("wagmi in React", "2, 3", ["wagmi-2", "wagmi-3"]),
  ownRow("viem", manifest.devDependencies.viem, "the adapter's tests in `react/kit/adapters`"),
  peerRow("viem, lowest", "2.21", ["viem-lower"]),
  ownRow(
    "ethers 6 and 5",
    `${manifest.devDependencies.ethers}, ${alias(manifest.devDependencies.ethers5)}`,
    "the adapters' tests in `react/kit/adapters`"
  ),
  peerRow("ethers in a project", "6, 5", ["ethers-6", "ethers-5"]),
  peerRow("Effect", "3", ["effect-3"]),
  ownRow(
    "TypeScript",
    [alias(compilers["typescript-5.0"]), alias(compilers["typescript-5.9"]), manifest.devDependencies.typescript].join(
      ", "
    ),
    "the types of every entry are read"
  ),
  ownRow("Node", manifest.engines.node.replace(">=", ""), "all tests"),
  ["Node, newer", nodeVersions, "all tests: `.github/workflows/nightly.yml`", "not recorded"],
  ownRow("Vitest", manifest.devDependencies.vitest, "`latchkey/testing` in this repository's own tests"),
  peerRow("Jest", "30", ["jest"]),
  peerRow("Playwright", "1.45 and newer", ["playwright", "playwright-1.44"])
]

/** Returns the tables by their mark. Throws for a host of `fixtures/hosts` that no row names. */
export const supportTables = () => {
  const rows = libraries()
  const unnamed = Object.keys(hosts).filter(
    (name) => !rows.some(([, , how]) => new RegExp(`[ -]${name}[\` ]`).test(how))
  )
  if (unnamed.length > 0) throw new Error(`scripts/reference/supportTable.mjs: no row names ${unnamed.join(", ")}`)
  const unknown = rows
    .flatMap(([, , how]) => /peers -- ([^`]+)`/.exec(how)?.[1].split(" ") ?? [])
    .filter((name) => !(name in projects))
  if (unknown.length > 0)
    throw new Error(`scripts/reference/supportTable.mjs: there is no project ${unknown.join(", ")}`)
  return {
    libraries: table(["With", "Version", "Tried", "Last result"], rows),
    browsers: table(
      ["Browser", "Tried", "Last result"],
      [
        ["Chromium", "all browser tests", everyRun],
        ...(browserRows.length > 0
          ? browserRows
          : [["Firefox, WebKit", "the main flows: `npm run browsers`", "not recorded"]])
      ]
    )
  }
}

/** Returns the document with the tables between its marks replaced: `<!-- support libraries -->` to `<!-- /support -->`. */
export const withSupport = (text) => {
  if (!text.includes("<!-- support ")) return text
  const tables = supportTables()
  return text.replace(
    /<!-- support (\w+) -->\n[\s\S]*?<!-- \/support -->/g,
    (_, name) => `<!-- support ${name} -->\n${tables[name]}\n<!-- /support -->`
  )
}
