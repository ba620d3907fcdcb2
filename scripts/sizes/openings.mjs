// Lists the files that a browser has loaded at each opening. The README's host example is bundled from the shipped
// files as a host would bundle it, with React external.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { readOpenings } from "../bundle/openings.mjs"
import { load } from "../load.mjs"
import { root } from "../ready.mjs"

const example = `
import { createLatchkey, mainnet, polygon } from "latchkey"
import { LatchkeyProvider, ConnectButton, useAccount } from "latchkey/react"
globalThis.host = [createLatchkey, mainnet, polygon, LatchkeyProvider, ConnectButton, useAccount]
`
const out = join(root, ".cache/host-page")
const vendored = join(root, ".cache/vendored")

/** Bundles the example page, and copies the files of a page without a bundler. */
export const bundlePages = async () => {
  await writeVendored()
  const { build } = await import("vite")
  mkdirSync(out, { recursive: true })
  const entry = join(root, ".cache/host-page.mjs")
  writeFileSync(entry, example)
  const [{ output }] = await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"' },
    resolve: {
      alias: { "latchkey/react": join(root, "dist/host/react.js"), latchkey: join(root, "dist/host/index.js") }
    },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: "es2022",
      lib: { entry, formats: ["es"], fileName: "host-page" },
      rolldownOptions: {
        external: [/^react(-dom)?(\/|$)/],
        preserveEntrySignatures: false, // a page is no library: what it imports is in its own first file
        output: { chunkFileNames: "[name]-[hash].js", minify: true }
      }
    }
  })
  const files = output.map(({ fileName, imports = [], modules = {} }) => [
    fileName,
    { imports, modules: Object.keys(modules) }
  ])
  writeFileSync(join(out, "files.json"), JSON.stringify(Object.fromEntries(files)))
}

/** Writes the files that `latchkey vendor` copies for a page with the script tag, and which of them load when. */
const writeVendored = async () => {
  const { close, module } = await load("/cli/kit/vendor/getPageFiles.ts")
  await close()
  rmSync(vendored, { recursive: true, force: true })
  const files = module.getPageFiles((path) => readFileSync(join(root, "dist/host", path), "utf8"))
  for (const [path, code] of files) {
    mkdirSync(dirname(join(vendored, path)), { recursive: true })
    writeFileSync(join(vendored, path), code)
  }
  const first = module.findFirstFiles(files)
  const started = ["startKit", "startServices"].flatMap((name) =>
    module.findFirstFiles(files, `chunks/latchkey-${name}.js`)
  )
  const open = [...new Set([...first, ...started])]
  writeFileSync(join(vendored, "parts.json"), JSON.stringify({ "script tag": first, "script tag, Connect open": open }))
}

/** Returns the files of each opening by name, in print order. */
export const openings = async () => {
  const getFiles = filesByModule(
    JSON.parse(readFileSync(join(out, "files.json"), "utf8")),
    JSON.parse(readFileSync(join(root, "dist/chunks.json"), "utf8"))
  )
  const measured = (await readOpenings()).filter(({ isMeasured }) => isMeasured !== false)
  const files = Object.fromEntries(measured.map(({ modules, name }) => [name, getFiles(modules)]))
  const scriptTag = JSON.parse(readFileSync(join(vendored, "parts.json"), "utf8"))
  return {
    ...files,
    ...Object.fromEntries(
      Object.entries(scriptTag).map(([name, paths]) => [name, paths.map((file) => join(vendored, file))])
    ),
    "latchkey/themes": withImports(join(root, "dist/host/themes.js")),
    "latchkey/devtools": withImports(join(root, "dist/host/devtools.js"))
  }
}
/** Returns a function from modules imported by `import()` to the files of the host page that they load. */
const filesByModule = (page, getChunk) => {
  const withImported = (file, seen = new Set()) => {
    if (seen.has(file) || page[file] === undefined) return seen
    seen.add(file)
    for (const next of page[file].imports) withImported(next, seen)
    return seen
  }
  const getHolder = (end) => {
    const found = Object.keys(page).find((file) => page[file].modules.some((module) => module.endsWith(end)))
    if (found === undefined) throw new Error(`The host page has no file with ${end}.`)
    return found
  }
  return (modules) => {
    const starts = [getHolder("/host-page.mjs"), ...modules.map((module) => getHolder(`/${getChunk[module]}`))]
    return [...new Set(starts.flatMap((file) => [...withImported(file)]))].map((file) => join(out, file))
  }
}
/** Returns a shipped file and everything that it imports statically. */
const withImports = (file, seen = []) => {
  if (seen.includes(file)) return seen
  seen.push(file)
  for (const [, other] of readFileSync(file, "utf8").matchAll(/\bimport(?:[^"'`;()]*?\bfrom)?\s*["'`](\.[^"'`]+)/g))
    withImports(join(dirname(file), other), seen)
  return seen
}
