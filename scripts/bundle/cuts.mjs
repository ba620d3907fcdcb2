// What libraries name and no page runs, cut out of their modules where no whole module can be replaced: the bundler
// keeps a function that a runtime might call. A name that a library no longer has stops the build.
import { readFileSync } from "node:fs"
import { parseAst } from "vite"

const left = `() => { throw new Error("This is not part of the page's bundle.") }`
/** Members of a class or an object that go: null takes one out. */
const out = (...members) => Object.fromEntries(members.map((member) => [member, null]))
const silent = "{ unsafeUpdate() {} }"

/**
 * By module, what stands in place of a top-level name, or of a member (`Name.member`; `*.member` in each class of the
 * module). A list of pairs changes places within a name.
 */
const cuts = {
  // Nobody reads the metrics of a page.
  "effect/dist/esm/internal/fiberRuntime.js": {
    fiberStarted: silent,
    fiberActive: silent,
    fiberSuccesses: silent,
    fiberFailures: silent,
    fiberLifetimes: silent,
    // Nothing of ours is a `Request`.
    runBlockedRequests: left,
    // A supervisor is never set: the reference keeps the one that does nothing.
    fiberRefUnsafeMakeSupervisor: "(initial) => core.fiberRefUnsafeMake(initial)",
    // No tracer of a page passes on what is logged within a span.
    tracerLogger: "/*#__PURE__*/ internalLogger.makeLogger(() => {})",
    // `Effect.all` is used in its default mode.
    allValidate: left,
    allEither: left
  },
  // Nobody reads where a service or a function was defined: each was an error of its own as the page's code started, and
  // each call of a function another.
  "effect/dist/esm/internal/context.js": {
    makeGenericTag: "(key) => Object.assign(Object.create(TagProto), { key })",
    Tag: "(key) => () => Object.assign(Object.setPrototypeOf(class {}, TagProto), { key })",
    Reference: `() => (key, { defaultValue }) =>
      Object.assign(Object.setPrototypeOf(class {}, ReferenceProto), { key, defaultValue })`,
    serviceNotFoundError: "(tag) => new Error(`Service not found: ${tag.key}`)",
    ...out("TagProto.toString", "TagProto.toJSON")
  },
  // A frame of the library's own in stacks. Whether an engine keeps it was found out by reading a stack as the page's code
  // started, for which the engine reads the whole chunk a second time.
  "effect/dist/esm/Utils.js": { isNotOptimizedAway: "true", internalCall: "(body) => body()" },
  // No page has a tracer.
  "effect/dist/esm/Effect.js": {
    fn: `() => (body, ...pipeables) => isGeneratorFunction(body) ? core.fnUntraced(body, ...pipeables) : function (...args) {
      let made
      try {
        made = body.apply(this, args)
      } catch (error) {
        made = core.die(error)
      }
      return pipeables.reduce((effect, pipeable) => pipeable(effect, ...args), made)
    }`,
    withSpan: "() => (self) => self"
  },
  "effect/dist/esm/internal/supervisor.js": out("Const.map", "Const.zip"),
  // Causes are the same if they are one object. Nothing of ours compares them.
  "effect/dist/esm/internal/cause.js": { causeEquals: "(one, other) => one === other", flattenCause: "() => 0" },
  // As random as its seed, which is a number of the browser's.
  "effect/dist/esm/internal/random.js": {
    make: `() => ({
      [RandomTypeId]: RandomTypeId,
      next: core.sync(Math.random),
      nextRange: (min, max) => core.sync(() => (max - min) * Math.random() + min),
      nextIntBetween: (min, max) => core.sync(() => Math.floor((max - min) * Math.random()) + min)
    })`
  },
  "effect/dist/esm/Duration.js": { format: "(self) => `${toMillis(self)}ms`" },
  // Pages decode, without options, by schemas that no effect is part of: they never encode, and one problem is enough.
  "effect/dist/esm/ParseResult.js": {
    goMemo: [["isDecoding ? decodeMemoMap : encodeMemoMap", `isDecoding ? decodeMemoMap : (${left})()`]],
    go: [
      ["if (isDecoding)", "if (true)"],
      ["isDecoding ?", "true ?"],
      [`options?.errors === "all"`, "false"],
      [`options?.onExcessProperty === "error"`, "false"],
      [`options?.onExcessProperty === "preserve"`, "false"],
      [`options?.propertyOrder === "original"`, "false"],
      ["const expectedAST =", "const expectedAST = false &&"],
      ["const expected =", "const expected = false &&"],
      ["queue && queue.length > 0", "false"],
      ["(!queue || queue.length === 0)", "true"],
      ["if (isEither(", "if (true || isEither("],
      ["regex = AST.getTemplateLiteralRegExp(ast)", `regex = (${left})()`]
    ],
    getFinalTransformation: [["isDecoding ?", "true ?"]],
    handleForbidden: `(result) => isEither(result) ? result : (${left})()`,
    // A misfit is told by its path: `invalidPath`.
    TreeFormatter: "{ formatIssueSync: (issue) => issue._tag }"
  },
  "effect/dist/esm/SchemaAST.js": {
    // Asked for nothing but whether it is a literal.
    encodedAST: `(ast) => { while (ast._tag === "Refinement" || ast._tag === "Transformation") ast = ast.from; return ast }`,
    ...out("Union.unify", "*.toJSON")
  },
  // Atoms are made of values and plain functions: no atom runs an effect or a stream, none is drawn on a server.
  "@effect-rx/rx/dist/esm/internal/registry.js": {
    ...out("LifetimeProto.result", "LifetimeProto.resultOnce", "LifetimeProto.some", "LifetimeProto.someOnce"),
    ...out("LifetimeProto.stream", "LifetimeProto.streamResult", "LifetimeProto.refresh", "LifetimeProto.mount"),
    ...out("RegistryImpl.setSerializable", "RegistryImpl.modify", "RegistryImpl.refresh"),
    rxKey: "(rx) => rx",
    // What is drawn first has atoms and no Effect: none of the library's types is asked for.
    ...out("Node.valueOption", "LifetimeProto.self"),
    "Node.setValue": [["Equal.equals(this._value, value)", "Object.is(this._value, value)"]],
    batchState: "{ phase: 0, depth: 0, stale: [], notify: new Set() }"
  },
  "@effect-rx/rx/dist/esm/Rx.js": {
    effect: left,
    stream: left,
    getServerValue: left,
    makeRead: `(arg) => typeof arg === "function" ? (get) => arg(get) : state(arg)`,
    RxProto: "{ [TypeId]: TypeId }",
    transform: "(self, f) => readable(f, self.refresh ?? ((refresh) => refresh(self)))",
    map: "(self, f) => transform(self, (get) => f(get(self)))",
    family: `(make) => {
      const atoms = new Map()
      return (arg) => {
        const atom = atoms.get(arg)?.deref() ?? make(arg)
        atoms.set(arg, new WeakRef(atom))
        return atom
      }
    }`
  },
  "@effect-rx/rx-react/dist/esm/Hooks.js": {
    storeRegistry: "new WeakMap()",
    setRx: `(registry, rx) => React.useCallback(
      (value) => registry.set(rx, typeof value === "function" ? value(registry.get(rx)) : value), [registry, rx]
    )`
  }
}

const nameOf = ({ computed, key }) => (computed ? null : (key?.name ?? key?.value ?? null))
/** The top-level declarations of a module by name: where a replacement goes, and what is in it. */
const declarations = (program) =>
  new Map(
    program.body.flatMap((statement) => {
      const node = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
      if (node?.type === "VariableDeclaration" && node.declarations.length === 1) {
        const [{ id, init }] = node.declarations
        return init ? [[id.name, { start: init.start, end: init.end, value: init, lead: "" }]] : []
      }
      return node?.type === "FunctionDeclaration" || node?.type === "ClassDeclaration"
        ? [[node.id.name, { start: node.start, end: node.end, value: node, lead: `const ${node.id.name} = ` }]]
        : []
    })
  )
const memberOf = (value, name) => {
  const members = value.type === "ObjectExpression" ? value.properties : value.body?.body
  const member = Array.isArray(members) ? members.find((one) => nameOf(one) === name) : undefined
  return member && { start: member.start, end: member.end, comma: value.type === "ObjectExpression" }
}

/** The module's code without what is cut. */
export const withoutCuts = (code, table, id) => {
  const found = declarations(parseAst(code))
  const stop = (path) => {
    throw new Error(`${id} has no ${path} any more: look at scripts/bundle/cuts.mjs.`)
  }
  const edits = Object.entries(table).flatMap(([path, replacement]) => {
    const [name, member] = path.split(".")
    const owners = name === "*" ? [...found.values()] : [found.get(name) ?? stop(path)]
    const places = member === undefined ? owners : owners.flatMap(({ value }) => memberOf(value, member) ?? [])
    if (places.length === 0) stop(path)
    return places.map((place) => {
      if (replacement === null) return { ...place, end: place.end + afterMember(code, place), text: "" }
      if (typeof replacement === "string") return { ...place, text: `${place.lead}${replacement}` }
      const text = replacement.reduce(
        (whole, [from, to]) => (whole.includes(from) ? whole.replaceAll(from, to) : stop(`${path} with ${from}`)),
        code.slice(place.start, place.end)
      )
      return { ...place, text }
    })
  })
  return edits
    .sort((a, b) => b.start - a.start)
    .reduce((text, { end, start, text: instead }) => text.slice(0, start) + instead + text.slice(end), code)
}
/** How much follows a member that goes: its comma, in an object. */
const afterMember = (code, { comma, end }) => (comma ? /^\s*,?/.exec(code.slice(end))[0].length : 0)

/** Takes the cuts out as a page's bundle is built. */
export const libraryCuts = {
  name: "library-cuts",
  load: (id) => {
    const name = /node_modules\/((?:effect|@effect-rx)\/.*)$/.exec(id)?.[1]
    const table = name === undefined ? undefined : cuts[name]
    return table ? { code: withoutCuts(readFileSync(id, "utf8"), table, name), moduleType: "js" } : null
  }
}
