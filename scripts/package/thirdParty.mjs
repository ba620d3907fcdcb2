// Writes THIRD-PARTY.md and sbom.cdx.json: the packages in the shipped bundles, with versions, licenses, license texts
// and digests.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { entries } from "../entries.mjs"
import { give, root } from "../ready.mjs"
import { createSbom } from "./sbom.mjs"

/** SPDX licenses under which code may be bundled: each permits use, change and redistribution with its notice. */
const allowed = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "Unlicense"])
/** Checks an SPDX expression: one alternative is enough, combined licenses all have to be allowed. */
const isAllowed = (license = "") =>
  license
    .replace(/^\(|\)$/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => allowed.has(name)))
const single = entries.filter(({ kind }) => kind === "server" || kind === "adapter").map(({ file }) => file)
const peers = entries.filter(({ first }) => first !== undefined).map(({ file }) => `${file}Peers`)
/** The bundles of the package, each with a list of its packages. A test finds a bundle for each shipped script. */
export const bundles = [
  ...["host", "server", "element", "preact", "effect"],
  ...single,
  ...peers,
  ...["latchkey", "walletconnect"]
]
const pages = ["demo", "announce", "demo-bare", "demo-wagmi2", "demo-wagmi3", "safe", "secureSite", "inbox", "wallet"]
/** The bundles of the sandbox's package, whose pages load the built kit. */
export const sandboxBundles = ["host", "sandbox", "litesvm", ...pages.map((page) => `page-${page}`)]
const getList = (bundle) => join(root, "dist/bundled", `${bundle}.json`)

/** Returns the folder of a module's package; undefined for a module of our own. */
const getPackage = (module) => {
  const file = module.replace(/^\0/, "").split("?")[0]
  const [, inside, name] = /^(.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)\//.exec(file) ?? []
  return inside === undefined ? undefined : inside + name
}

/** Returns a bundler plugin that records the packages in a bundle. */
export const notePackages = (bundle) => ({
  name: "note-packages",
  generateBundle: (_options, output) => {
    const folders = Object.values(output)
      .flatMap((chunk) => Object.entries(chunk.modules ?? {}))
      .filter(([, { renderedLength = 1 }]) => renderedLength > 0)
      .map(([module]) => getPackage(module))
    mkdirSync(join(root, "dist/bundled"), { recursive: true })
    writeFileSync(getList(bundle), JSON.stringify([...new Set(folders.filter((folder) => folder !== undefined))]))
  }
})

const findTexts = (folder) =>
  readdirSync(folder)
    .filter((file) => /^(licen[cs]e|notice|copying)/i.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8").trim())

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"))

/**
 * Returns the packages of these bundles, sorted by name. Ends the script on a license that is not allowed. A list may
 * come from another clone, so that the lockfile's entry is found by the path inside of `node_modules`.
 */
const readInlined = (names) => {
  const { packages: locked } = readJson(join(root, "package-lock.json"))
  const packages = new Map()
  for (const bundle of names)
    for (const folder of readJson(getList(bundle))) {
      const { author, license, name, version } = readJson(join(folder, "package.json"))
      if (!isAllowed(license))
        give(
          `${name} ${version} is bundled under ${license}, a licence that scripts/package/thirdParty.mjs does not list.`
        )
      const key = `${name} ${version}`
      packages.set(key, {
        name,
        version,
        author: typeof author === "string" ? author : author?.name,
        bundles: [...new Set([...(packages.get(key)?.bundles ?? []), bundle])],
        integrity: locked[folder.replace(/^.*?(?=\/node_modules\/)\//, "")]?.integrity,
        license,
        texts: findTexts(folder)
      })
    }
  return [...packages].sort(([first], [second]) => (first < second ? -1 : 1)).map(([, inlined]) => inlined)
}

/** Returns the text of THIRD-PARTY.md. */
const writeNoticesPage = (inlined) => {
  const lines = inlined.map(
    ({ bundles, license, name, version }) => `| ${name} ${version} | ${license} | ${bundles.join(", ")} |`
  )
  // Packages of one project share a text, which is printed once.
  const texts = new Map()
  for (const { author, license, name, texts: own, version } of inlined) {
    const text =
      own.length > 0
        ? own.map((text) => `\`\`\`\n${text}\n\`\`\``).join("\n\n")
        : `${license}. The package carries no text of its licence${author ? `; its author is ${author}` : ""}.`
    texts.set(text, [...(texts.get(text) ?? []), `${name} ${version}`])
  }
  const sections = [...texts].map(([text, names]) => `## ${names.join(", ")}\n\n${text}`)
  return `# Code of other projects in what ships\n\nWritten by the build from what the bundles hold.\n\n| package | licence | in |\n|---|---|---|\n${lines.join("\n")}\n\n${sections.join("\n\n")}\n`
}

/** Writes both files to a folder, once the lists of all these bundles exist. `manifest`: the tarball's package.json. */
export const writeThirdParty = (manifest, names, into) => {
  if (!names.every((bundle) => existsSync(getList(bundle)))) return
  const inlined = readInlined(names)
  writeFileSync(join(into, "THIRD-PARTY.md"), writeNoticesPage(inlined))
  writeFileSync(join(into, "sbom.cdx.json"), `${JSON.stringify(createSbom(manifest, inlined))}\n`)
}
