// Builds everything that ships and everything that the sandbox serves. `npm run build`; names build only those parts:
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
import { keepOwnLines } from "./bundle/oursAlone.mjs"
import { minifyAll } from "./package/minify.mjs"
import { packages, root } from "./ready.mjs"
import { writeSandboxPackage } from "./package/sandboxPackage.mjs"
import { bundles, notePackages, writeThirdParty } from "./package/thirdParty.mjs"

packages()
process.env.NODE_ENV = "production" // a test run's value would put React's development calls into bundles
const { build } = await import("vite")
const dist = (...parts) => join(root, "dist", ...parts)
/** Builds readable bundles: READABLE=1. */
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
/** Runs the bundler with the options of all builds. */
const bundle = ({ build: { rolldownOptions, ...options }, ...config }) =>
  build({
    ...common,
    ...config,
    build: { emptyOutDir: false, target: "es2022", ...options, rolldownOptions: { onwarn, ...rolldownOptions } }
  })
/**
 * Ignores known warnings: the bundler drops "use client" of single modules, which `pack` adds to files; wagmi 3 imports
 * a module of Node that no page runs.
 */
const onwarn = (warning, warn) =>
  warning.code === "MODULE_LEVEL_DIRECTIVE" ||
  /"node:worker_threads" has been externalized/.test(warning.message) ||
  (warning.code === "IMPORT_IS_UNDEFINED" &&
    /fileSystem|worker|httpServerRequest|command|httpPlatform|httpServerResponse/.test(warning.message)) ||
  warn(warning)
/** Returns patterns that match packages and their modules. */
const packagePatterns = (names) => names.map((name) => new RegExp(`^${name}(/|$)`))
/** Returns whether a module belongs to one of these packages. */
const isOf = (packages, id) => packages.some((name) => id === name || id.startsWith(`${name}/`))
const getPeers = (list) => list.flatMap(({ brings = [] }) => brings)
/**
 * Returns whether a page bundle leaves a module to the host: React, wherever it is imported, and the packages that a
 * host brings for an entry, if that entry imports them. The kit's own copy of such a library stays in the bundle.
 */
const isHosts = (id, importer = "") =>
  isOf(["react", "react-dom"], id) ||
  entries.some(
    ({ brings = [], kind, source }) => kind === "page" && importer === join(root, source) && isOf(brings, id)
  )

/** Shipped libraries have no side effects on load, so that unused code can be removed. */
const treeshake = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false
}
/** The React entry needs "use client". As a preamble it shifts the source map along, unlike a line added later. */
const isClient = /^react\.js$/

/**
 * Minifies a folder's scripts again: three passes remove what the bundler's own minifier leaves. Public names stay, for
 * stack traces and React's messages.
 */
/**
 * Asks V8 to compile every function of a file while the file arrives, off the main thread. That helps only the first
 * view, as a cold click calls nearly all of its functions at once. Other engines ignore the line.
 */
const compileHint = "//# allFunctionsCalledOnLoad"
const isFirstView = (file) => /latchkey-startKit(-[\w-]+)?\.js$/.test(file)
/** Language chunks: texts without code, which need no source map. */
const isWords = /latchkey-(ar|de|es|fr|hi|ja|ko|pt-BR|ru|tr|zh-CN)(?![a-z])[\w-]*\.js$/
const pack = async (folder) => {
  const publicNames = Object.keys(pageFiles).flatMap((file) =>
    findExportedNames(readFileSync(join(folder, `${file}.js`), "utf8"))
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
    else writeFileSync(`${path}.map`, keepOwnLines(map))
  }
}
/** Returns the names after `export {` and `as`. */
const findExportedNames = (code) =>
  [...code.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, list]) =>
    list.split(",").map((item) => item.trim().split(" as ").at(-1))
  )
/** Returns a source map without the sources and without paths of this machine; null for a chunk of libraries only. */
const ownMap = (text) => {
  const { sourcesContent, ...map } = JSON.parse(text)
  const sources = map.sources.map((source) => source.replace(/^.*?(?=node_modules\/)/, "../../../"))
  return sources.some((source) => !source.includes("node_modules/")) ? { ...map, sources } : null
}

/** The oldest browsers for which styles are built: each supports `light-dark()`. */
const cssTarget = ["chrome123", "safari17.5", "firefox121"]

/** Builds the files that hosts load: the page entries and their chunks, with React external, and the server entries. */
const host = async () => {
  await bundleHost()
  await bundleServer()
  for (const { file, source } of entries.filter(({ kind }) => kind === "server"))
    await program(file, source, { folder: dist("host") })
  for (const entry of entries.filter(({ kind }) => kind === "adapter")) await bundleAdapter(entry)
  await bundleElement()
  if (!isReadable) await pack(dist("host"))
  await writeLocaleFiles(dist("host/locales"))
}
/** Builds one adapter. `ethers5` is ethers 5 in this repository; for hosts, both versions are `ethers`. */
const bundleAdapter = ({ brings, file, source }) =>
  bundle({
    plugins: [
      notePackages(file),
      {
        name: "ethers-of-hosts",
        enforce: "pre",
        resolveId: (id) => (id === "ethers5" ? { id: "ethers", external: true } : null)
      }
    ],
    build: {
      outDir: dist("host"),
      minify: false,
      lib: { entry: { [file]: join(root, source) }, formats: ["es"] },
      rolldownOptions: { external: packagePatterns(brings), output: { codeSplitting: false } }
    }
  })
/**
 * Builds the element on top of the main entry's file, so that other pages do not load it, and the replacement of React
 * for pages with only the element.
 */
const bundleElement = async () => {
  const { file, source } = entries.find(({ kind }) => kind === "element")
  const buildFile = (name, entry, plugins, external = []) =>
    bundle({
      plugins,
      build: {
        outDir: dist("host"),
        cssTarget,
        minify: !isReadable,
        lib: { entry: { [name]: join(root, entry) }, formats: ["es"] },
        rolldownOptions: { external, output: { codeSplitting: false } }
      }
    })
  const plain = {
    name: "plain-entry",
    enforce: "pre",
    resolveId: (id) => (id.endsWith("/shell/public.ts") ? { id: "./index.js", external: true } : null)
  }
  await buildFile(file, source, [plain, notePackages("element")])
  await buildFile("preact", "scripts/libraries/preact.mjs", [notePackages("preact")])
}
/** Modules that servers do not need, with their replacements. */
const ofPages = new Map([
  ["react/kit/start/startKit.tsx", "export const startKit = undefined"],
  ["react/kit/start/startServices.ts", "export const startServices = undefined"],
  ["react/kit/locale/switchLocale.ts", "export const switchLocale = () => Promise.resolve()"],
  ["react/kit/server/keepCookie.ts", "export const keepCookie = () => {}"],
  ["core/kit/options/formatOptionLines.ts", "export const formatOptionLines = () => []"]
])
/**
 * Builds the main entry for server components, in which React's client does not load. A server draws no page, so the
 * kit's code and the languages are left out.
 */
const bundleServer = () =>
  bundle({
    plugins: [
      writtenNames,
      notePackages("server"),
      {
        name: "no-page",
        load: (id) => ofPages.get(relative(root, id)) ?? null
      }
    ],
    build: {
      outDir: dist("host"),
      minify: false,
      lib: { entry: { server: join(root, "react/kit/shell/public.ts") }, formats: ["es"] },
      rolldownOptions: { output: { codeSplitting: false } }
    }
  })
/**
 * Files that start a part of the bundle: each part contains the modules that they import statically, unless an earlier
 * part has them. `scripts/bundle/joinChunks.mjs` joins the other chunks.
 */
const together = {
  shell: ["react/kit/shell/public.ts", "core/foundation/text/truncateAddress.ts"],
  hooks: ["react/public.ts"],
  // Shared by the host's button and the kit, as the button is drawn without the kit.
  look: [
    "core/kit/theme/variables.ts",
    "core/foundation/text/getSafeUrl.ts",
    "core/foundation/data/limits.ts",
    "core/chain/network/caip.ts"
  ],
  startKit: ["react/kit/start/startKit.tsx"],
  kit: ["react/kit/start/startServices.ts"]
}
/**
 * Keeps each part in one file: by default, the bundler splits off modules that later chunks share, and small files
 * compress badly. Libraries are left to the bundler, as including them whole would add code that only later chunks use.
 */
const getPart = (joined) => {
  let parts
  return (id, modules) => {
    if (parts === undefined) {
      parts = new Map()
      const walk = (id, part) => {
        if (parts.has(id) || id.includes("node_modules")) return
        parts.set(id, part)
        for (const next of modules.getModuleInfo(id)?.importedIds ?? []) walk(next, part)
      }
      for (const [part, files] of Object.entries(together)) for (const file of files) walk(join(root, file), part)
      parts.delete(join(root, "react/kit/start/startServices.ts"))
    }
    return joined.get(id) ?? parts.get(id) ?? null
  }
}
/**
 * Gives WalletConnect's library our timers, which stop with the page's last client; the library never stops its own.
 */
const libraryTimers = {
  name: "library-timers",
  // By name, as a path would appear in the columns of the source map.
  resolveId: (source) => (source === "library-timers" ? join(root, "scripts/libraries/libraryTimers.mjs") : null),
  transform: (code, id) => {
    if (!/node_modules\/@walletconnect\/(core|heartbeat|sign-client|utils|jsonrpc-[^/]+)\/.*\.es\.js$/.test(id))
      return null
    const names = ["clearInterval", "clearTimeout", "setInterval", "setTimeout"].filter((name) => code.includes(name))
    return names.length === 0 ? null : { code: `import{${names}}from"library-timers";${code}`, map: null }
  }
}
/** Gives the library a `Buffer`, which pages lack: it needs one to sign in along with a session. */
const libraryBuffer = {
  name: "library-buffer",
  resolveId: (source) => (source === "library-buffer" ? join(root, "scripts/libraries/libraryBuffer.mjs") : null),
  transform: (code, id) =>
    /node_modules\/@walletconnect\/utils\/.*\.es\.js$/.test(id)
      ? { code: `import{Buffer}from"library-buffer";${code}`, map: null }
      : null
}
/** Lists of names derived from tables that load later: bundles contain the computed lists. */
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
 * Modules that early chunks get as copies of their own, so that they do not need the kit's chunks: a page's design
 * tokens, the console lines for developers, the languages, the check of a call. Each entry matches the importing file
 * and its import.
 */
const copies = [
  [/core\/kit\/theme\/tokens\.ts$/, /^\./],
  [/formatOptionLines\.ts$/, /\/theme\/tokens\.ts$/],
  [/kit\/locale\/(switchLocale|firstWords)\.ts$/, /\/(followPage|keys)\.ts$/],
  [/kit\/(host\/argumentRules|modal\/hostView)\.ts$/, /\/(toNetworkId|accountTabs|plainCopy|warning)\.ts$/],
  [/kit\/host\/accountText\.ts$/, /\/address\.ts$/],
  // For one sentence: the page's own file exports no more names than necessary.
  [/errors\/sentence\.ts$/, /\/KitMissing\.ts$/],
  // Lists of wallets share modules with the network's chunk, which stays one file.
  [/makeWalletLists\.ts$/, /\/(listImagesToLoad|neededParts)\.ts$/]
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
 * In style sheets of the kit's shadow root, 1rem is the visitor's own text size, whatever the page's root has, and line
 * heights grow with it. docs/spec/kit.md#theme-sizes-of-text.
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
 * Bundles twice: first to find the bundler's chunks, then with chunks joined that load together. Writes the file of
 * each of our modules to `dist/chunks.json`, by which `npm run size` and tests find an opening's files.
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
  const groups = groupChunks(output, imports, ["shell", "hooks", "look", "startKit"], await readOpenings())
  const [{ output: joined }] = await bundleParts(groups)
  const files = joined.flatMap(({ fileName, modules = {} }) =>
    Object.keys(modules)
      .filter((id) => id.startsWith(`${root}/`) && !id.includes("node_modules"))
      .map((id) => [relative(root, id), fileName])
  )
  writeFileSync(dist("chunks.json"), JSON.stringify(Object.fromEntries(files)))
}
const bundleParts = (joined, plugins = [], options = {}) =>
  bundle({
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
    define: { ...common.define, LATCHKEY_PAGE: "true" },
    build: {
      outDir: dist("host"),
      emptyOutDir: true,
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
        treeshake,
        preserveEntrySignatures: "allow-extension",
        output: {
          chunkFileNames: ({ name }) => `chunks/latchkey-${name}.js`,
          minify: !isReadable && { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: getPart(joined), debugName: "parts" }]
          }
        }
      },
      ...options
    }
  })

/** Adds the compile hint to a page's own bundle, whose minifier removes the comment of the host's file. */
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

/** Builds a page application, which uses the built kit like a host. */
const page = (name, folder = name, { alias = [], define = {} } = {}) =>
  bundle({
    define: { ...common.define, ...define },
    base: "./",
    plugins: [libraryBuffer, compileFirstView, notePackages(`page-${folder.replaceAll("/", "-")}`)],
    resolve: {
      alias: [
        ...entries
          .filter(({ kind }) => kind !== "effect")
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
      cssTarget,
      modulePreload: { polyfill: false },
      manifest: true
    }
  })

/** Builds the sandbox's script for a host's own page, next to the demo page. */
const announcement = () =>
  bundle({
    plugins: [notePackages("page-announce")],
    publicDir: false,
    build: {
      outDir: dist("pages/demo"),
      lib: { entry: join(root, "fixtures/pages/announce/main.ts"), formats: ["es"], fileName: () => "wallet.js" }
    }
  })

/** Minification for Node: class names stay, as they identify defects. */
const small = {
  compress: true,
  mangle: { keepNames: { class: true, function: false } },
  codegen: { removeWhitespace: true }
}

/** Builds one file for Node in `folder`. Without whitespace it loads faster. */
const program = (name, entry, { alias = [], external = [], folder = dist() } = {}) =>
  bundle({
    plugins: [notePackages(name)],
    resolve: { alias },
    ssr: { noExternal: true, external },
    build: {
      ssr: join(root, entry),
      outDir: folder,
      target: "node20",
      minify: false,
      copyPublicDir: false,
      rolldownOptions: {
        external,
        output: {
          entryFileNames: `${name}.js`,
          codeSplitting: false,
          minify: small
        }
      }
    }
  })

const effectEntries = entries.filter(({ kind }) => kind === "effect")
/** Imports of effect 3 modules that effect 4 lacks. */
const goneInEffect4 = /import(?:\*as (\w+) ?from)?"effect\/(Either|FiberId|FiberRef|ParseResult|RateLimiter)"/g
/**
 * Imports these modules through the root of `effect`: with effect 4, their paths would fail the import of an entry
 * before it compares the version.
 */
const importThroughRoot = (code) => {
  const lines = []
  const imports = code.replace(goneInEffect4, (_, name, module) => {
    if (name === undefined) return 'import"effect"'
    lines.push(`const ${name}=effectRoot.${module};`)
    return 'import"effect"'
  })
  return lines.length === 0 ? imports : `import*as effectRoot from"effect";${lines.join("")}${imports}`
}
/**
 * Builds `./core` and `./services`, which share chunks: all of our code and the small libraries in it. Packages that
 * hosts may use themselves are external, as they must exist only once.
 */
const bundleEffect = async () => {
  await bundleEffectEntries()
  for (const file of readdirSync(dist("effect"), { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js")) continue
    const path = dist("effect", file)
    const code = importThroughRoot(readFileSync(path, "utf8"))
    const entry = effectEntries.find((item) => `${item.file}.js` === file)
    if (/"effect\/Either"/.test(code)) throw new Error(`${file} imports a module that effect 4 lacks`)
    writeFileSync(path, entry === undefined ? code : `import"./${entry.file}Peers.js";${code}`)
  }
  for (const { file, first } of effectEntries)
    await program(`${file}Peers`, first, { folder: dist("effect"), external: ["effect", "effect/Effect"] })
}
const bundleEffectEntries = () =>
  bundle({
    plugins: [writtenNames, notePackages("effect")],
    build: {
      outDir: dist("effect"),
      emptyOutDir: true,
      minify: true,
      lib: {
        entry: Object.fromEntries(effectEntries.map(({ file, source }) => [file, join(root, source)])),
        formats: ["es"]
      },
      rolldownOptions: {
        external: (id) => isOf(getPeers(effectEntries), id),
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
    // npm links the program once; later builds must keep it executable.
    chmodSync(dist("latchkey.js"), 0o755)
    for (const folder of ["flows", "scripts"]) {
      rmSync(dist(folder), { recursive: true, force: true })
      cpSync(join(root, "fixtures", folder), dist(folder), { recursive: true })
    }
    // Recordings in the package are half as long without spaces.
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
    // WalletConnect's library calls external services unless this variable marks a test environment.
    await page("wallet", "wallet", { define: { "process.env.IS_VITEST": '"true"' } })
    await page("wagmi", "demo/wagmi2")
    const third = [{ find: /^@wagmi\/core(?=\/|$)/, replacement: "wagmi-core-3" }]
    await page("wagmi", "demo/wagmi3", { alias: third })
  },
  effect: bundleEffect,
  types: () => writeDeclarations(dist("types"))
}

/** Parts that are built only by name, as the package does not need them. */
const aside = { element: bundleElement, gallery: () => page("gallery"), sandboxPackage: writeSandboxPackage }

const requested = process.argv.slice(2)
for (const name of requested.length === 0 ? Object.keys(parts) : requested) {
  const started = performance.now()
  await (parts[name] ?? aside[name])()
  console.error(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
writeThirdParty(JSON.parse(readFileSync(join(root, "package.json"), "utf8")), bundles, dist())
