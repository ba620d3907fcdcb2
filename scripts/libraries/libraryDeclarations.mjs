// Replaces whole top-level declarations of libraries that a page's bundle does not need, but that the bundler keeps
// because a runtime could call them. A declaration that a library no longer has stops the build.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { parseAst } from "vite"

const missing = `() => { throw new Error("This is not part of the page's bundle.") }`
const silentMetric = "{ unsafeUpdate() {} }"

/** By module: the source that replaces each declaration. The comment states its worth in gzip kB, or ms at 4× slowdown. */
const replacements = {
  // 5.2 kB: metrics and batched requests are unused, spans end in no tracer, `Effect.all` runs in its default mode.
  "effect/dist/esm/internal/fiberRuntime.js": {
    fiberStarted: silentMetric,
    fiberActive: silentMetric,
    fiberSuccesses: silentMetric,
    fiberFailures: silentMetric,
    fiberLifetimes: silentMetric,
    runBlockedRequests: missing,
    fiberRefUnsafeMakeSupervisor: "(initial) => core.fiberRefUnsafeMake(initial)",
    tracerLogger: "/*#__PURE__*/ internalLogger.makeLogger(() => {})",
    allValidate: missing,
    allEither: missing
  },
  // 21 ms of a cold click: Effect reads a stack to find out whether engines keep its own frame in stacks.
  "effect/dist/esm/Utils.js": { isNotOptimizedAway: "true", internalCall: "(body) => body()" },
  // 20 kB of the first view, which has atoms, but no Effect: atoms are made of values and plain functions.
  "@effect-rx/rx/dist/esm/internal/registry.js": {
    LifetimeProto: `{
      addFinalizer(finalizer) {
        if (this.disposed) throw disposedError(this.node.rx)
        this.finalizers = [...(this.finalizers ?? []), finalizer]
      },
      setSelf(value) {
        if (this.disposed) throw disposedError(this.node.rx)
        this.node.setValue(value)
      },
      dispose() {
        this.disposed = true
        const finalizers = this.finalizers ?? []
        this.finalizers = undefined
        for (const finalize of finalizers.reverse()) finalize()
      }
    }`
  },
  "@effect-rx/rx/dist/esm/Rx.js": {
    RxProto: "{ [TypeId]: TypeId }",
    makeRead: `(arg) => (typeof arg === "function" ? (get) => arg(get) : state(arg))`,
    family: `(create) => {
      const atoms = new Map()
      return (key) => {
        const atom = atoms.get(key)?.deref() ?? create(key)
        atoms.set(key, new WeakRef(atom))
        return atom
      }
    }`
  },
  "@effect-rx/rx-react/dist/esm/Hooks.js": {
    setRx: `(registry, rx) => React.useCallback(
      (value) => registry.set(rx, typeof value === "function" ? value(registry.get(rx)) : value), [registry, rx]
    )`
  }
}

/** The position of each top-level declaration of a module: of its value, for a constant. */
const getDeclarations = (program) =>
  new Map(
    program.body.flatMap((statement) => {
      const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
      if (node?.type === "VariableDeclaration" && node.declarations.length === 1) {
        const [{ id, init }] = node.declarations
        return init ? [[id.name, { start: init.start, end: init.end, prefix: "" }]] : []
      }
      return node?.type === "FunctionDeclaration" || node?.type === "ClassDeclaration"
        ? [[node.id.name, { start: node.start, end: node.end, prefix: `const ${node.id.name} = ` }]]
        : []
    })
  )

/** Returns the module's code with these declarations replaced. */
export const replaceDeclarations = (code, sources, module) => {
  const declarations = getDeclarations(parseAst(code))
  return Object.entries(sources)
    .map(([name, source]) => {
      const found = declarations.get(name)
      if (found === undefined)
        throw new Error(`${module} no longer declares ${name}: look at scripts/libraries/libraryDeclarations.mjs.`)
      return { ...found, text: `${found.prefix}${source}` }
    })
    .sort((a, b) => b.start - a.start)
    .reduce((text, { end, start, text: source }) => text.slice(0, start) + source + text.slice(end), code)
}

const registry = "@effect-rx/rx/dist/esm/internal/registry.js"
const rxEquality = join(import.meta.dirname, "rxEquality.mjs")

/** The plugin of the build. */
export const libraryDeclarations = {
  name: "library-declarations",
  enforce: "pre",
  resolveId: (source, importer = "") =>
    importer.endsWith(registry) && /^effect\/(Equal|Option)$/.test(source) ? rxEquality : null,
  load: (id) => {
    const module = /node_modules\/((?:effect|@effect-rx)\/.*\.js)$/.exec(id)?.[1]
    const sources = module === undefined ? undefined : replacements[module]
    return sources ? { code: replaceDeclarations(readFileSync(id, "utf8"), sources, module), moduleType: "js" } : null
  }
}
