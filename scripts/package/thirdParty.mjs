// Writes THIRD-PARTY.md: the packages in the shipped bundles, with versions, licenses and license texts.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { entries } from "../entries.mjs"
import { give, root } from "../ready.mjs"

/** SPDX licenses under which code may be bundled: each permits use, change and redistribution with its notice. */
const allowed = new Set(["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "Unlicense"])
/** Checks an SPDX expression: one alternative is enough, combined licenses all have to be allowed. */
const isAllowed = (license = "") =>
  license
    .replace(/^\(|\)$/g, "")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => allowed.has(name)))
const servers = entries.filter(({ kind }) => kind === "server").map(({ file }) => file)
const bundles = ["host", "preact", "effect", ...servers, "latchkey", "walletconnect"]
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

/** Writes dist/THIRD-PARTY.md once all bundles are built. Ends the script on a license that is not allowed. */
export const writeThirdParty = () => {
  if (!bundles.every((bundle) => existsSync(getList(bundle)))) return
  const packages = new Map()
  for (const bundle of bundles)
    for (const folder of JSON.parse(readFileSync(getList(bundle), "utf8"))) {
      const { author, license, name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
      if (!isAllowed(license))
        give(
          `${name} ${version} is bundled under ${license}, a licence that scripts/package/thirdParty.mjs does not list.`
        )
      const known = packages.get(`${name} ${version}`)
      packages.set(`${name} ${version}`, {
        author: typeof author === "string" ? author : author?.name,
        bundles: [...new Set([...(known?.bundles ?? []), bundle])],
        license,
        texts: findTexts(folder)
      })
    }
  const sorted = [...packages].sort(([first], [second]) => (first < second ? -1 : 1))
  const lines = sorted.map(([name, { bundles, license }]) => `| ${name} | ${license} | ${bundles.join(", ")} |`)
  // Packages of one project share a text, which is printed once.
  const texts = new Map()
  for (const [name, { author, license, texts: own }] of sorted) {
    const text =
      own.length > 0
        ? own.map((text) => `\`\`\`\n${text}\n\`\`\``).join("\n\n")
        : `${license}. The package carries no text of its licence${author ? `; its author is ${author}` : ""}.`
    texts.set(text, [...(texts.get(text) ?? []), name])
  }
  const sections = [...texts].map(([text, names]) => `## ${names.join(", ")}\n\n${text}`)
  writeFileSync(
    join(root, "dist/THIRD-PARTY.md"),
    `# Code of other projects in what ships\n\nWritten by the build from what the bundles hold.\n\n| package | licence | in |\n|---|---|---|\n${lines.join("\n")}\n\n${sections.join("\n\n")}\n`
  )
}
