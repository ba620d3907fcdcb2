// Builds everything that ships and everything that the sandbox serves. `npm run build`; a name builds that part only:
// `node scripts/build.mjs host`.
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join, relative } from "node:path"
import { groupChunks } from "./bundle/groupChunks.mjs"
import { readOpenings } from "./bundle/openings.mjs"
import { libraryDeclarations } from "./libraries/libraryDeclarations.mjs"
import { writeLocaleFiles } from "./bundle/localeFiles.mjs"
import { entries, pageFiles } from "./entries.mjs"
import { writeDeclarations } from "./package/declarations.mjs"
import { load } from "./load.mjs"
import { oursAlone } from "./bundle/oursAlone.mjs"
import { minifyAll } from "./package/minify.mjs"
import { packages, root } from "./ready.mjs"
import { writeSandboxPackage } from "./package/sandboxPackage.mjs"
import { notePackages, writeThirdParty } from "./package/thirdParty.mjs"

packages()
process.env.NODE_ENV = "production" // whatever it was: a test run's value would put React's development calls into bundles
const { build } = await import("vite")
const dist = (...parts) => join(root, "dist", ...parts)
/** A readable bundle, for looking into it: READABLE=1. */
const isReadable = process.env.READABLE === "1"
const common = {
  root,
  configFile: false,
  logLevel: "warn",
  mode: "production",
  define: {
    "process.env.NODE_ENV": '"production"',
    LATCHKEY_VERSION: JSON.stringify(JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version)
  }
}
/**
 * The bundler drops "use client" of single modules: `pack` heads files with it. wagmi 3 imports a module of
 * Node that no page runs.
 */
const onwarn = (warning, warn) =>
  warning.code === "MODULE_LEVEL_DIRECTIVE" ||
  /"node:worker_threads" has been externalized/.test(warning.message) ||
  (warning.code === "IMPORT_IS_UNDEFINED" &&
    /fileSystem|worker|httpServerRequest|command|httpPlatform|httpServerResponse/.test(warning.message)) ||
  warn(warning)
/** Packages by their names, with all that is in them. */
const named = (names) => names.map((name) => new RegExp(`^${name}(/|$)`))
/** Whether a module is of these packages. */
const isOf = (packages, id) => packages.some((name) => id === name || id.startsWith(`${name}/`))
const broughtBy = (list) => list.flatMap(({ brings = [] }) => brings)
/**
 * What no page's bundle holds: React, wherever it is imported, and what a host brings for one entry, where that entry
 * imports it. The kit's own copy of such a library stays with the kit.
 */
const isHosts = (id, importer = "") =>
  isOf(["react", "react-dom"], id) ||
  entries.some(({ brings = [], on, source }) => on === "page" && importer === join(root, source) && isOf(brings, id))

/** None of the libraries that ship has side effects on load: what is not used can be removed. */
const treeshake = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false
}
/** The React entry is for a page. As a preamble it moves the map along, which a line written before the file would not. */
const isClient = /^react\.js$/

/**
 * Minifies a folder's scripts again: three passes remove what the bundler's own minifier leaves. What hosts call keeps
 * its name, for stack traces and React's messages.
 */
/**
 * Asks V8 to compile every function of a file while the file arrives, off the main thread. Worth it for the first view
 * only: a cold click calls nearly all of its functions at once. Other engines ignore the line.
 */
const compileHint = "//# allFunctionsCalledOnLoad"
const isFirstView = (file) => /latchkey-view(-[\w-]+)?\.js$/.test(file)
/** Chunks of a language: words, in which no line is a place of code. */
const isWords = /latchkey-(ar|de|es|fr|hi|ja|ko|pt-BR|ru|tr|zh-CN)(?![a-z])[\w-]*\.js$/
const pack = async (folder) => {
  const publicNames = Object.keys(pageFiles).flatMap((file) =>
    exportedNames(readFileSync(join(folder, `${file}.js`), "utf8"))
  )
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"))
  const tasks = files.map((file) => {
    const path = join(folder, file)
    const map = existsSync(`${path}.map`) && !isWords.test(file) ? ownMap(readFileSync(`${path}.map`, "utf8")) : null
    const options = {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: "strict" },
      mangle: { reserved: publicNames },
      format: {
        comments: false,
        preamble: isClient.test(file) ? '"use client";' : isFirstView(file) ? compileHint : ""
      },
      sourceMap: map !== null && { content: map, url: `${basename(file)}.map` }
    }
    return { source: readFileSync(path, "utf8"), options }
  })
  const minified = await minifyAll(tasks)
  for (const [index, { code, map }] of minified.entries()) {
    const path = join(folder, files[index])
    writeFileSync(path, code)
    if (tasks[index].options.sourceMap === false) rmSync(`${path}.map`, { force: true })
    else writeFileSync(`${path}.map`, oursAlone(map))
  }
}
/** The names after `export {` and `as`. */
const exportedNames = (code) =>
  [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list]) =>
    list.split(",").map((one) => one.trim().split(" as ").at(-1))
  )
/**
 * A map of mappings and names, without the sources; null for a chunk that holds a library alone. It tells nothing of
 * this machine.
 */
const ownMap = (text) => {
  const { sourcesContent, ...map } = JSON.parse(text)
  const sources = map.sources.map((source) => source.replace(/^.*?(?=node_modules\/)/, "../../../"))
  return sources.some((source) => !source.includes("node_modules/")) ? { ...map, sources } : null
}

/** The oldest browsers whose styles are written as they stand: each has `light-dark()`. */
const cssTarget = ["chrome123", "safari17.5", "firefox121"]

/** What hosts load: the entries of a page and their chunks, React external, and what runs on a host's server. */
const host = async () => {
  await bundleHost()
  await bundleServer()
  for (const { file, source } of entries.filter(({ on }) => on === "server"))
    await program(file, source, { folder: dist("host") })
  for (const entry of entries.filter(({ on }) => on === "adapter")) await bundleAdapter(entry)
  await bundleElement()
  if (!isReadable) await pack(dist("host"))
  await writeLocaleFiles(dist("host/locales"))
}
/** An adapter alone. `ethers5` is the name that ethers 5 has here: to a host either version is `ethers`. */
const bundleAdapter = ({ brings, file, source }) =>
  build({
    ...common,
    plugins: [
      {
        name: "ethers-of-hosts",
        enforce: "pre",
        resolveId: (id) => (id === "ethers5" ? { id: "ethers", external: true } : null)
      }
    ],
    build: {
      outDir: dist("host"),
      emptyOutDir: false,
      target: "es2022",
      minify: false,
      lib: { entry: { [file]: join(root, source) }, formats: ["es"] },
      rolldownOptions: { external: named(brings), onwarn, output: { codeSplitting: false } }
    }
  })
/**
 * The element over the plain entry's file as it stands, so that no other page pays for it, and what stands in React's
 * place for pages with the element alone.
 */
const bundleElement = async () => {
  const { file, source } = entries.find(({ on }) => on === "element")
  const one = (name, entry, plugins, external = []) =>
    build({
      plugins,
      ...common,
      build: {
        outDir: dist("host"),
        emptyOutDir: false,
        target: "es2022",
        cssTarget,
        minify: !isReadable,
        lib: { entry: { [name]: join(root, entry) }, formats: ["es"] },
        rolldownOptions: { external, onwarn, output: { codeSplitting: false } }
      }
    })
  const plain = {
    name: "plain-entry",
    enforce: "pre",
    resolveId: (id) => (id.endsWith("/shell/public.ts") ? { id: "./index.js", external: true } : null)
  }
  await one(file, source, [plain])
  await one("preact", "scripts/libraries/preact.mjs", [notePackages("preact")])
}
/** What a server needs nothing of, and what stands in its place there. */
const ofPages = new Map([
  ["react/kit/start/startKit.tsx", "export const startKit = undefined"],
  ["react/kit/start/startServices.ts", "export const startServices = undefined"],
  ["react/kit/locale/speak.ts", "export const speak = () => Promise.resolve()"],
  ["react/kit/server/keepCookie.ts", "export const keepCookie = () => {}"],
  ["core/kit/options/optionLines.ts", "export const optionLines = () => []"]
])
/**
 * The plain entry as a server component takes it: under its conditions React's own client does not even load, which the
 * kit's code imports. A server has no page to draw on, so neither the kit's code nor the languages are in it.
 */
const bundleServer = () =>
  build({
    ...common,
    plugins: [
      writtenNames,
      {
        name: "no-page",
        load: (id) => ofPages.get(relative(root, id)) ?? null
      }
    ],
    build: {
      outDir: dist("host"),
      emptyOutDir: false,
      target: "es2022",
      minify: false,
      lib: { entry: { server: join(root, "react/kit/shell/public.ts") }, formats: ["es"] },
      rolldownOptions: { onwarn, output: { codeSplitting: false } }
    }
  })
/**
 * What loads together: the modules of ours that these files import statically, unless an earlier part has them. What comes
 * after it is joined by `scripts/bundle/joinChunks.mjs`.
 */
const together = {
  shell: ["react/kit/shell/public.ts", "core/foundation/text/truncateAddress.ts"],
  hooks: ["react/public.ts"],
  // What the host's button and the kit both need: the button draws without the kit.
  look: [
    "core/kit/theme/variables.ts",
    "core/foundation/text/safeUrl.ts",
    "core/foundation/data/limits.ts",
    "core/chain/network/caip.ts"
  ],
  view: ["react/kit/start/startKit.tsx"],
  kit: ["react/kit/start/startServices.ts"]
}
/**
 * Each part stays one file: left to itself, the bundler splits off what later chunks share with it, and small files
 * compress badly. Libraries are left to the bundler: included whole, they would bring along what only later chunks use.
 */
const partOf = (joined) => {
  let parts
  return (id, modules) => {
    if (parts === undefined) {
      parts = new Map()
      const walk = (one, part) => {
        if (parts.has(one) || one.includes("node_modules")) return
        parts.set(one, part)
        for (const next of modules.getModuleInfo(one)?.importedIds ?? []) walk(next, part)
      }
      for (const [part, files] of Object.entries(together)) for (const file of files) walk(join(root, file), part)
      parts.delete(join(root, "react/kit/start/startServices.ts"))
      parts.delete(join(root, "react/kit/start/startKit.tsx")) // imported by name, it is a file of its own
    }
    return joined.get(id) ?? parts.get(id) ?? null
  }
}
/** WalletConnect's library never stops its timers: in its modules they are ours, which end with the page's last client. */
const libraryTimers = {
  name: "library-timers",
  // By a name: the path of this tree would stand in the columns of the source map.
  resolveId: (source) => (source === "library-timers" ? join(root, "scripts/libraries/libraryTimers.mjs") : null),
  transform: (code, id) => {
    if (!/node_modules\/@walletconnect\/(core|heartbeat|sign-client|utils|jsonrpc-[^/]+)\/.*\.es\.js$/.test(id))
      return null
    const names = ["clearInterval", "clearTimeout", "setInterval", "setTimeout"].filter((name) => code.includes(name))
    return names.length === 0 ? null : { code: `import{${names}}from"library-timers";${code}`, map: null }
  }
}
/** It takes for granted that there is a `Buffer`, which a page has not: for signing in along with a session. */
const libraryBuffer = {
  name: "library-buffer",
  resolveId: (source) => (source === "library-buffer" ? join(root, "scripts/libraries/libraryBuffer.mjs") : null),
  transform: (code, id) =>
    /node_modules\/@walletconnect\/utils\/.*\.es\.js$/.test(id)
      ? { code: `import{Buffer}from"library-buffer";${code}`, map: null }
      : null
}
/** Lists of names whose tables load later than the names: a bundle has them written out. */
const nameLists = ["core/kit/modal/viewNames.ts", "core/kit/methodTable/methodNames.ts"]
const writtenNames = {
  name: "written-names",
  load: async (id) => {
    const file = relative(root, id)
    if (!nameLists.includes(file)) return null
    const { close, module } = await load(`/${file}`)
    await close()
    const lines = Object.entries(module).map(([name, names]) => `export const ${name} = ${JSON.stringify(names)}`)
    return { code: lines.join("\n"), moduleType: "js" }
  }
}
/**
 * What chunks that load before the kit's share with it, once more, so that they need nothing of the kit's: the tokens of
 * a page's own design, the lines of a developer's console, the languages, the check of a call. By the end of the importing
 * file's name and of what it imports.
 */
const copies = [
  [/core\/kit\/theme\/tokens\.ts$/, /^\./],
  [/optionLines\.ts$/, /\/theme\/tokens\.ts$/],
  [/kit\/locale\/(speak|firstWords)\.ts$/, /\/(followPage|keys)\.ts$/],
  [/kit\/host\/argumentRules\.ts$/, /\/toNetworkId\.ts$/],
  [/kit\/host\/accountText\.ts$/, /\/address\.ts$/],
  // One sentence: the page's own file hands out no more names than it has to.
  [/errors\/sentence\.ts$/, /\/KitMissing\.ts$/],
  // And lists of wallets with the network's: that chunk stays one file.
  [/makeWalletLists\.ts$/, /\/(imagesToLoad|neededParts)\.ts$/]
]
const ownCopies = {
  name: "own-copies",
  enforce: "pre",
  resolveId: (source, importer = "") =>
    copies.some(([from, what]) => from.test(importer) && what.test(source))
      ? `${join(importer, "..", source)}?own`
      : null
}
/**
 * In the sheets of the kit's shadow root 1rem is the visitor's own size of text, whatever the page makes of its root, and
 * lines grow with it. docs/spec/kit.md#theme-sizes-of-text.
 */
const visitorsRem = {
  name: "visitors-rem",
  enforce: "pre",
  transform: (code, id) =>
    /\.css\?inline$/.test(id) && !/button(Face|Answers)?\.css/.test(id)
      ? {
          code: code
            .replace(/(?<=line-height: )(\d+)px/g, (_, px) => `${px / 16}rem`)
            .replace(/(?<![\w.])(\d*\.?\d+)rem\b/g, "calc($1 * var(--latchkey-rem))"),
          map: null
        }
      : null
}
/**
 * Bundles twice: first to find the chunks that the bundler makes, then with chunks joined that load together. Writes the
 * file of each of our modules to `dist/chunks.json`, by which `npm run size` and tests find an opening's files.
 */
const bundleHost = async () => {
  const imports = new Map()
  const readImports = {
    name: "read-imports",
    generateBundle() {
      for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id).dynamicallyImportedIds)
    }
  }
  const [{ output }] = await bundleParts(new Map(), [readImports], { write: false, sourcemap: false })
  const groups = groupChunks(output, imports, ["shell", "hooks", "look", "view"], await readOpenings())
  const [{ output: joined }] = await bundleParts(groups)
  const files = joined.flatMap(({ fileName, modules = {} }) =>
    Object.keys(modules)
      .filter((id) => id.startsWith(`${root}/`) && !id.includes("node_modules"))
      .map((id) => [relative(root, id), fileName])
  )
  writeFileSync(dist("chunks.json"), JSON.stringify(Object.fromEntries(files)))
}
const bundleParts = (joined, plugins = [], options = {}) =>
  build({
    plugins: [
      ...plugins,
      writtenNames,
      ownCopies,
      visitorsRem,
      libraryTimers,
      libraryBuffer,
      libraryDeclarations,
      notePackages("host")
    ],
    resolve: {
      alias: [
        ["scheduler", "scheduler"],
        ["pino", "pino"],
        ["\\.\\./Micro\\.js", "micro"],
        ["\\./configProvider\\.js", "configProvider"]
      ].map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: join(root, "scripts/libraries", `${file}.mjs`)
      }))
    },
    ...common,
    define: { ...common.define, LATCHKEY_PAGE: "true" },
    build: {
      outDir: dist("host"),
      emptyOutDir: true,
      target: "es2022",
      cssTarget,
      minify: !isReadable,
      cssMinify: true,
      manifest: true,
      sourcemap: true,
      lib: {
        entry: Object.fromEntries(Object.entries(pageFiles).map(([file, source]) => [file, join(root, source)])),
        formats: ["es"]
      },
      rolldownOptions: {
        external: isHosts,
        onwarn,
        treeshake,
        preserveEntrySignatures: "allow-extension",
        output: {
          chunkFileNames: ({ name }) => `chunks/latchkey-${name}.js`,
          minify: !isReadable && { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: partOf(joined), debugName: "parts" }]
          }
        }
      },
      ...options
    }
  })

/** Writes the hint into a page's own bundle, whose minifier has removed the comment of the host's file. */
const compileFirstView = {
  name: "compile-first-view",
  generateBundle: {
    order: "post",
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === "chunk" && isFirstView(chunk.fileName)) chunk.code = `${compileHint}\n${chunk.code}`
    }
  }
}

/** One page application. It uses the built kit, like a host. */
const page = (name, folder = name, { alias = [], define = {} } = {}) =>
  build({
    ...common,
    define: { ...common.define, ...define },
    base: "./",
    plugins: [libraryBuffer, compileFirstView],
    resolve: {
      alias: [
        ...entries
          .filter(({ on }) => on !== "effect")
          .map(({ file, name }) => ({
            find: new RegExp(`^latchkey${name.slice(1)}$`),
            replacement: dist("host", `${file}.js`)
          })),
        { find: /^latchkey\/locales\/([\w-]+)$/, replacement: dist("host", "locales/$1.js") },
        ...alias
      ]
    },
    root: join(root, "fixtures/pages", name),
    publicDir: false,
    build: {
      outDir: dist("pages", folder),
      emptyOutDir: true,
      target: "es2022",
      cssTarget,
      modulePreload: { polyfill: false },
      manifest: true,
      rolldownOptions: { onwarn }
    }
  })

/** The one script of a running sandbox that a host's own page loads. It stands beside the demo page. */
const announcement = () =>
  build({
    ...common,
    publicDir: false,
    build: {
      outDir: dist("pages/demo"),
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: join(root, "fixtures/pages/announce/main.ts"), formats: ["es"], fileName: () => "wallet.js" },
      rolldownOptions: { onwarn }
    }
  })

/** What is left of names where no browser counts the bytes: those of classes, by which a defect is reported. */
const small = {
  compress: true,
  mangle: { keepNames: { class: true, function: false } },
  codegen: { removeWhitespace: true }
}

/** One file for Node, in `folder`. Without whitespace it loads faster. */
const program = (name, entry, { alias = [], external = [], folder = dist() } = {}) =>
  build({
    ...common,
    plugins: [notePackages(name)],
    resolve: { alias },
    ssr: { noExternal: true, external },
    build: {
      ssr: join(root, entry),
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        external,
        onwarn,
        output: {
          entryFileNames: `${name}.js`,
          codeSplitting: false,
          minify: small
        }
      }
    }
  })

const effectEntries = entries.filter(({ on }) => on === "effect")
/** An import of a module of effect 3 that effect 4 lacks. */
const goneInEffect4 = /import(?:\*as (\w+) ?from)?"effect\/(Either|FiberId|FiberRef|ParseResult|RateLimiter)"/g
/**
 * Imports these modules through the root of `effect`: next to effect 4 their paths would end the import of an entry
 * before it compares the version.
 */
const throughRoot = (code) => {
  const lines = []
  const imports = code.replace(goneInEffect4, (_, name, module) => {
    if (name === undefined) return 'import"effect"'
    lines.push(`const ${name}=effectRoot.${module};`)
    return 'import"effect"'
  })
  return lines.length === 0 ? imports : `import*as effectRoot from"effect";${lines.join("")}${imports}`
}
/**
 * `./core` and `./services`, which share their chunks: the whole of our code and of the small libraries in it. What
 * a host may use beside them, and so has to have once, is the host's.
 */
const bundleEffect = async () => {
  await bundleEffectEntries()
  for (const file of readdirSync(dist("effect"), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue
    const path = dist("effect", file)
    const code = throughRoot(readFileSync(path, "utf8"))
    const entry = effectEntries.find((one) => `${one.file}.js` === file)
    if (/"effect\/Either"/.test(code)) throw new Error(`${file} imports a module that effect 4 lacks`)
    writeFileSync(path, entry === undefined ? code : `import"./${entry.file}Peers.js";${code}`)
  }
  for (const { file, first } of effectEntries)
    await program(`${file}Peers`, first, { folder: dist("effect"), external: ["effect", "effect/Effect"] })
}
const bundleEffectEntries = () =>
  build({
    ...common,
    plugins: [writtenNames, notePackages("effect")],
    build: {
      outDir: dist("effect"),
      emptyOutDir: true,
      target: "es2022",
      minify: true,
      lib: {
        entry: Object.fromEntries(effectEntries.map(({ file, source }) => [file, join(root, source)])),
        formats: ["es"]
      },
      rolldownOptions: {
        external: (id) => isOf(broughtBy(effectEntries), id),
        onwarn,
        output: {
          chunkFileNames: "chunks/latchkey-[name]-[hash].js",
          minify: small
        }
      }
    }
  })

const parts = {
  host,
  terminal: async () => {
    await program("latchkey", "cli/main.ts", {
      alias: [{ find: /^\.\/openClient\.ts$/, replacement: join(root, "scripts/bundle/openClient.mjs") }]
    })
    await program("walletconnect", "cli/wallets/connection/openClient.ts", {
      alias: [{ find: /^pino$/, replacement: join(root, "scripts/libraries/pino.mjs") }]
    })
    // npm links the program once; a build after that must leave it with the right to be run.
    chmodSync(dist("latchkey.js"), 0o755)
    for (const folder of ["flows", "scripts"]) {
      rmSync(dist(folder), { recursive: true, force: true })
      cpSync(join(root, "fixtures", folder), dist(folder), { recursive: true })
    }
    // Nobody reads recordings in the package: without their spaces they are half as long.
    for (const file of readdirSync(dist("flows"), { recursive: true, encoding: "utf8" }))
      if (file.endsWith(".json")) {
        const path = join(dist("flows"), file)
        writeFileSync(path, JSON.stringify(JSON.parse(readFileSync(path, "utf8"))))
      }
  },
  sandbox: () => program("sandbox", "fixtures/sandbox/main.ts", { folder: dist("programs/sandbox") }),
  pages: async () => {
    await page("demo")
    await announcement()
    await page("bare", "demo/bare")
    await page("safe")
    await page("secureSite")
    await page("inbox")
    // WalletConnect's library calls external services unless this variable tells it that it is under test.
    await page("wallet", "wallet", { define: { "process.env.IS_VITEST": '"true"' } })
    await page("wagmi", "demo/wagmi2")
    const third = [{ find: /^@wagmi\/core(?=\/|$)/, replacement: "wagmi-core-3" }]
    await page("wagmi", "demo/wagmi3", { alias: third })
  },
  effect: bundleEffect,
  types: () => writeDeclarations(dist("types"))
}

/** Built by its name alone: nothing that the package ships needs it. */
const aside = { element: bundleElement, gallery: () => page("gallery"), sandboxPackage: writeSandboxPackage }

const asked = process.argv.slice(2)
for (const name of asked.length === 0 ? Object.keys(parts) : asked) {
  const started = performance.now()
  await (parts[name] ?? aside[name])()
  console.error(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
writeThirdParty()
