// Builds everything that ships and everything that the sandbox serves. `npm run build`; a name builds that part only:
// `node scripts/build.mjs host`.
import { chmodSync, cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { libraryCuts } from "./bundle/cuts.mjs"
import { load } from "./load.mjs"
import { packages, root, run } from "./ready.mjs"
import { notePackages, writeThirdParty } from "./thirdParty.mjs"

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
const react = [/^react(\/|$)/, /^react-dom(\/|$)/]

/** Functions of Effect's Schema without side effects, by their bare names, which is all that the bundler can be told. */
const pureFunctions = [
  "declare",
  "transformOrFail",
  "finite",
  "int",
  "pattern",
  "greaterThanOrEqualTo",
  "between",
  "maxLength",
  "parseNumber"
]
/** None of the libraries that ship has side effects on load: what is not used can be removed. */
const treeshake = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
  manualPureFunctions: pureFunctions
}
/** Refuses a call of ours by such a name: the bundler would drop it where its result is not used. */
const pureNames = {
  name: "pure-names",
  enforce: "pre",
  transform: (code, id) => {
    if (id.includes("node_modules") || !/\.tsx?$/.test(id)) return null
    const called = new RegExp(`(?<!Schema\\.)\\b(${pureFunctions.join("|")})\\(`).exec(code)
    if (called) throw new Error(`${id} calls ${called[1]}, a name that the build takes for Effect's: choose another.`)
    return null
  }
}

/** The React entry is for a page. As a preamble it moves the map along, which a line written before the file would not. */
const isClient = /^react\.js$/

/**
 * Minifies a folder's scripts again: three passes remove what the bundler's own minifier leaves. What hosts call keeps
 * its name, for stack traces and React's messages.
 */
const pack = async (folder) => {
  const { minify } = await import("terser")
  const publicNames = ["index.js", "react.js"].flatMap((entry) =>
    exportedNames(readFileSync(join(folder, entry), "utf8"))
  )
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"))) {
    const path = join(folder, file)
    const source = existsSync(`${path}.map`) ? ownMap(readFileSync(`${path}.map`, "utf8")) : null
    const { code, map } = await minify(readFileSync(path, "utf8"), {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: "strict" },
      mangle: { reserved: publicNames },
      format: { comments: false, preamble: isClient.test(file) ? '"use client";' : "" },
      sourceMap: source !== null && { content: source, url: `${basename(file)}.map` }
    })
    writeFileSync(path, code)
    if (source === null) rmSync(`${path}.map`, { force: true })
    else writeFileSync(`${path}.map`, map)
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

/** What hosts load: two entries and their chunks, React external, and the plain entry as a server component takes it. */
const host = async () => {
  await bundleHost()
  await bundleServer()
  if (!isReadable) await pack(dist("host"))
}
/**
 * The plain entry without React: in a page's bundle one file holds both entries, and its hooks do not even load where
 * React has none. A server has no page to draw on, so the kit's own code is not in it.
 */
const bundleServer = () =>
  build({
    ...common,
    plugins: [
      pureNames,
      viewNames,
      {
        name: "no-kit",
        load: (id) => (id === join(root, "react/kit/start/startKit.tsx") ? "export const startKit = undefined" : null)
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
/** What loads together: the modules of ours that these files import statically, unless an earlier part has them. */
const together = {
  shell: ["react/kit/shell/public.ts", "react/public.ts"],
  kit: ["react/kit/start/startKit.tsx"],
  door: [
    "services/foundation/http/Calls.ts",
    "services/foundation/platform/Online.ts",
    "core/foundation/http/projectErrors.ts",
    "core/kit/config/errors.ts",
    "core/foundation/http/list.ts",
    "core/foundation/http/decodeEach.ts"
  ],
  methods: ["core/chain/rpc/methods.ts"],
  askable: ["core/onchain/token/tokensAskable.ts"], // which the Account view asks before there are balances
  balances: ["services/onchain/token/TokenBalances.ts"]
}
/**
 * Each part stays one file: left to itself, the bundler splits off what later chunks share with it, and small files
 * compress badly. Libraries are left to the bundler: included whole, they would bring along what only later chunks use.
 */
const partOf = () => {
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
      parts.delete(join(root, "react/kit/start/startKit.tsx")) // imported by name, it is a file of its own
    }
    return parts.get(id) ?? null
  }
}
/** WalletConnect's library never stops its timers: in its modules they are ours, which end with the page's last client. */
const libraryTimers = {
  name: "library-timers",
  // By a name: the path of this tree would stand in the columns of the source map.
  resolveId: (source) => (source === "library-timers" ? join(root, "scripts/bundle/libraryTimers.mjs") : null),
  transform: (code, id) => {
    if (!/node_modules\/@walletconnect\/(core|heartbeat|sign-client|utils|jsonrpc-[^/]+)\/.*\.es\.js$/.test(id))
      return null
    const names = ["clearInterval", "clearTimeout", "setInterval", "setTimeout"].filter((name) => code.includes(name))
    return names.length === 0 ? null : { code: `import{${names}}from"library-timers";${code}`, map: null }
  }
}
/** The names of the views, written out: their table comes with the kit's code, and some need the names before it. */
const viewNames = {
  name: "view-names",
  load: async (id) => {
    if (id !== join(root, "core/kit/modal/viewNames.ts")) return null
    const { close, module } = await load("/core/kit/modal/viewNames.ts")
    await close()
    const names = (name) => `export const ${name} = ${JSON.stringify(module[name])}`
    return { code: [names("viewNames"), names("refusedViews")].join("\n"), moduleType: "js" }
  }
}
/**
 * What the tokens of a page's own design share with the kit, and what the lines of a developer's console share with them,
 * once more: their chunk is one file, and loads before the kit's does.
 */
const ownCopies = {
  name: "own-copies",
  enforce: "pre",
  resolveId: (source, importer) =>
    (/core\/kit\/theme\/tokens\.ts$/.test(importer ?? "") && source.startsWith(".")) ||
    (/optionLines\.ts$/.test(importer ?? "") && source.endsWith("/theme/tokens.ts"))
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
    /\.css\?inline$/.test(id) && !/button\.css/.test(id)
      ? {
          code: code
            .replace(/(?<=line-height: )(\d+)px/g, (_, px) => `${px / 16}rem`)
            .replace(/(?<![\w.])(\d*\.?\d+)rem\b/g, "calc($1 * var(--latchkey-rem))"),
          map: null
        }
      : null
}
const bundleHost = () =>
  build({
    plugins: [pureNames, viewNames, ownCopies, visitorsRem, libraryTimers, libraryCuts, notePackages("host")],
    resolve: {
      alias: [
        ["scheduler", "scheduler"],
        ["effect/Stream", "stream"],
        ["effect/Channel", "channel"],
        ["effect/SubscriptionRef", "subscriptionRef"],
        ["\\.\\./Micro\\.js", "micro"],
        ["\\./configProvider\\.js", "configProvider"]
      ].map(([name, file]) => ({
        find: new RegExp(`^${name}$`),
        replacement: join(root, "scripts/bundle", `${file}.mjs`)
      }))
    },
    ...common,
    build: {
      outDir: dist("host"),
      emptyOutDir: true,
      target: "es2022",
      cssTarget: ["chrome123", "safari17.5", "firefox121"],
      minify: !isReadable,
      cssMinify: true,
      manifest: true,
      sourcemap: true,
      lib: {
        entry: {
          index: join(root, "react/kit/shell/public.ts"),
          react: join(root, "react/public.ts"),
          development: join(root, "react/kit/shell/development.ts")
        },
        formats: ["es"]
      },
      rolldownOptions: {
        external: react,
        onwarn,
        treeshake,
        preserveEntrySignatures: "allow-extension",
        output: {
          chunkFileNames: "chunks/[name]-[hash].js",
          minify: !isReadable && { compress: true, mangle: false, codegen: { removeWhitespace: true } },
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf(), debugName: "parts" }] }
        }
      }
    }
  })

/** One page application. It uses the built kit, like a host. */
const page = (name, folder = name, { alias = [], define = {} } = {}) =>
  build({
    ...common,
    define: { ...common.define, ...define },
    base: "./",
    resolve: {
      alias: [
        { find: /^latchkey\/react$/, replacement: dist("host/react.js") },
        { find: /^latchkey$/, replacement: dist("host/index.js") },
        ...alias
      ]
    },
    root: join(root, "fixtures/pages", name),
    publicDir: false,
    build: {
      outDir: dist("pages", folder),
      emptyOutDir: true,
      target: "es2022",
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

/** One file for Node, in `folder`. Without whitespace it loads faster; names stay, so that a defect can be reported with them. */
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
          minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } }
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
    await program("walletconnect", "services/wallets/walletconnect/openClient.ts")
    // npm links the program once; a build after that must leave it with the right to be run.
    chmodSync(dist("latchkey.js"), 0o755)
    for (const folder of ["flows", "scripts"]) {
      rmSync(dist(folder), { recursive: true, force: true })
      cpSync(join(root, "fixtures", folder), dist(folder), { recursive: true })
    }
  },
  sandbox: () => program("sandbox", "fixtures/sandbox/main.ts", { folder: dist("programs/sandbox") }),
  pages: async () => {
    await page("demo")
    await announcement()
    await page("bare", "demo/bare")
    await page("safe")
    // WalletConnect's library calls external services unless this variable tells it that it is under test.
    await page("wallet", "wallet", { define: { "process.env.IS_VITEST": '"true"' } })
    await page("wagmi", "demo/wagmi2")
    const third = [{ find: /^@wagmi\/core(?=\/|$)/, replacement: "wagmi-core-3" }]
    await page("wagmi", "demo/wagmi3", { alias: third })
  },
  /** `./core` and `./services` unbundled, and the types of the host's entries, whose code ships bundled. */
  unbundled: () => {
    rmSync(dist("unbundled"), { recursive: true, force: true })
    run(process.execPath, [join(root, "node_modules/.bin/tsc"), "-p", "tsconfig.build.json"])
    for (const file of readdirSync(dist("unbundled/react"), { recursive: true }))
      if (file.endsWith(".js")) rmSync(dist("unbundled/react", file))
  }
}

/** Built by its name alone: nothing that ships or is tested needs it. */
const aside = { gallery: () => page("gallery") }

const asked = process.argv.slice(2)
for (const name of asked.length === 0 ? Object.keys(parts) : asked) {
  const started = performance.now()
  await (parts[name] ?? aside[name])()
  console.error(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
writeThirdParty()
