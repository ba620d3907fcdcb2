// Builds everything that ships and everything that the sandbox serves. `npm run build`; a name builds that part only:
// `node scripts/build.mjs host`.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { load } from "./load.mjs"
import { packages, root, run } from "./ready.mjs"

packages()
const { build } = await import("vite")
const dist = (...parts) => join(root, "dist", ...parts)
const { PROD = "1" } = process.env
const common = {
  root,
  configFile: false,
  logLevel: "warn",
  mode: "production",
  define: { "process.env.NODE_ENV": '"production"' }
}
/** "use client" is for frameworks that read our source; a page's bundle does not need it. */
const onwarn = (warning, warn) =>
  warning.code === "MODULE_LEVEL_DIRECTIVE" ||
  (warning.code === "IMPORT_IS_UNDEFINED" &&
    /fileSystem|worker|httpServerRequest|command|httpPlatform|httpServerResponse/.test(warning.message)) ||
  warn(warning)
const react = [/^react(\/|$)/, /^react-dom(\/|$)/]

/** None of the libraries that ship has side effects on load: what is not used can be removed. */
const treeshake = {
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
  manualPureFunctions: [
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
}

/** Minifies a folder's scripts again: three passes remove what the bundler's own minifier leaves. */
const pack = async (folder) => {
  const { minify } = await import("terser")
  for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".js"))) {
    const path = join(folder, file)
    const { code } = await minify(readFileSync(path, "utf8"), {
      module: true,
      ecma: 2020,
      compress: { passes: 3, unsafe_arrows: true, keep_fargs: false, pure_getters: "strict" },
      format: { comments: false }
    })
    writeFileSync(path, code)
  }
}

/** What hosts load: two entries and their chunks, React external. */
const host = async () => {
  await bundleHost()
  if (PROD === "1" && process.env.MAP !== "1") await pack(dist("host"))
}
/** What loads together: the modules of ours that these files import statically, unless an earlier part has them. */
const together = {
  shell: ["react/kit/shell/public.ts", "react/public.ts"],
  kit: ["react/kit/start/startKit.tsx"],
  door: [
    "services/foundation/http/Calls.ts",
    "services/foundation/platform/Online.ts",
    "core/foundation/http/projectErrors.ts",
    "core/kit/config/laterErrors.ts"
  ]
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
      for (const [part, entries] of Object.entries(together)) for (const entry of entries) walk(join(root, entry), part)
      parts.delete(join(root, "react/kit/start/startKit.tsx")) // imported by name, it is a file of its own
    }
    return parts.get(id) ?? null
  }
}
/** The names of the views, written out: their table comes with the kit's code, and some need the names before it. */
const viewNames = {
  name: "view-names",
  load: async (id) => {
    if (id !== join(root, "core/kit/modal/viewNames.ts")) return null
    const { close, module } = await load("/core/kit/modal/viewNames.ts")
    await close()
    return { code: `export const viewNames = ${JSON.stringify(module.viewNames)}`, moduleType: "js" }
  }
}
const bundleHost = () =>
  build({
    plugins: [viewNames],
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
      minify: PROD === "1",
      cssMinify: true,
      manifest: true,
      sourcemap: process.env.MAP === "1",
      lib: {
        entry: { index: join(root, "react/kit/shell/public.ts"), react: join(root, "react/public.ts") },
        formats: ["es"]
      },
      rolldownOptions: {
        external: react,
        onwarn,
        treeshake,
        preserveEntrySignatures: "allow-extension",
        output: {
          chunkFileNames: "chunks/[name]-[hash].js",
          minify: PROD === "1",
          codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: partOf(), debugName: "parts" }] }
        }
      }
    }
  })

/** One page application. It uses the built kit, like a host. */
const page = (name, folder = name, define = {}) =>
  build({
    ...common,
    define: { ...common.define, ...define },
    base: "./",
    resolve: { alias: { "latchkey/react": dist("host/react.js"), latchkey: dist("host/index.js") } },
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

/** One file for Node. Without whitespace it loads faster; names stay, so that a defect can be reported with them. */
const program = (name, entry, { alias = [], external = [] } = {}) =>
  build({
    ...common,
    resolve: { alias },
    ssr: { noExternal: true, external },
    build: {
      ssr: join(root, entry),
      outDir: dist("programs", name),
      emptyOutDir: true,
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
    for (const name of ["latchkey", "walletconnect"]) cpSync(dist(`programs/${name}/${name}.js`), dist(`${name}.js`))
    for (const folder of ["flows", "scripts"]) {
      rmSync(dist(folder), { recursive: true, force: true })
      cpSync(join(root, "fixtures", folder), dist(folder), { recursive: true })
    }
  },
  sandbox: () => program("sandbox", "fixtures/sandbox/main.ts"),
  pages: async () => {
    await page("demo")
    await page("bare", "demo/bare")
    await page("safe")
    // WalletConnect's library calls external services unless this variable tells it that it is under test.
    await page("wallet", "wallet", { "process.env.IS_VITEST": '"true"' })
  },
  /** `./core` and `./services` unbundled, and the types of the host's entries, whose code ships bundled. */
  unbundled: () => {
    rmSync(dist("unbundled"), { recursive: true, force: true })
    run(process.execPath, [join(root, "node_modules/.bin/tsc"), "-p", "tsconfig.build.json"])
    for (const file of readdirSync(dist("unbundled/react"), { recursive: true }))
      if (file.endsWith(".js")) rmSync(dist("unbundled/react", file))
  }
}

const asked = process.argv.slice(2)
for (const name of asked.length === 0 ? Object.keys(parts) : asked) {
  const started = performance.now()
  await parts[name]()
  console.error(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
