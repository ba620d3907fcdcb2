// Cuts one file of declarations into a file for each entry of the package and files for what several entries name.
import { entries } from "../entries.mjs"
import { give } from "../ready.mjs"

/** A name that stands for another version of a package here: to a host either is the package. */
const hosts = (text) => text.replaceAll(/(["'])ethers5\1/g, '"ethers"')
/** The name of the package that a module belongs to, as hosts know it. */
const packageOf = (module) => /^(@[^/]+\/)?[^/]+/.exec(module)[0].replace(/^ethers5$/, "ethers")

/** The names that a piece of syntax mentions, of those that `known` has, and the modules of its `import("…")` types. */
const mentions = (ts, node, known) => {
  const [names, modules] = [new Set(), new Set()]
  const walk = (one) => {
    const { parent } = one
    if (ts.isImportTypeNode(one)) modules.add(one.argument.literal.text)
    const isKey =
      ts.isIdentifier(one) &&
      ((parent.name === one && !ts.isExportSpecifier(parent) && !("body" in parent)) ||
        (ts.isQualifiedName(parent) && parent.right === one))
    if (ts.isIdentifier(one) && !isKey && known(one.text)) names.add(one.text)
    ts.forEachChild(one, walk)
  }
  ts.forEachChild(node, walk)
  return { modules, names }
}

/** The parts of the joined file: what it imports, declares, and exports of each entry. */
const partsOf = (ts, text) => {
  const source = ts.createSourceFile("all.d.ts", text, ts.ScriptTarget.ES2022, true)
  const [imports, declared, exported] = [new Map(), new Map(), new Map()]
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) {
      const { namedBindings } = statement.importClause
      const names = ts.isNamespaceImport(namedBindings) ? [namedBindings] : namedBindings.elements
      const line = { module: statement.moduleSpecifier.text, text: statement.getText() }
      for (const { name } of names) imports.set(name.text, line)
    } else if (ts.isModuleDeclaration(statement) && /^entry\d+$/.test(statement.name.text)) {
      const lists = statement.body.statements.flatMap(({ exportClause }) => [...exportClause.elements])
      exported.set(
        statement.name.text,
        lists.map(({ name, propertyName }) => [(propertyName ?? name).text, name.text])
      )
    } else if (!ts.isExportDeclaration(statement)) {
      const names = ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => name.text)
        : [statement.name.text]
      for (const name of names) declared.set(name, [...(declared.get(name) ?? []), statement])
    }
  }
  return { declared, exported, imports }
}

/** The files, each as `[name, text]`, from the compiler and the text of the joined file. */
export const cutDeclarations = (ts, text) => {
  const { declared, exported, imports } = partsOf(ts, text)
  const known = (name) => declared.has(name) || imports.has(name)
  const mentioned = new Map(
    [...declared].map(([name, statements]) => {
      const all = statements.map((statement) => mentions(ts, statement, known))
      const joined = (part) => new Set(all.flatMap((one) => [...one[part]]))
      return [name, { modules: joined("modules"), names: joined("names") }]
    })
  )
  /** What a declaration reaches, itself included. */
  const reach = (starts) => {
    const seen = new Set()
    const waiting = [...starts]
    while (waiting.length > 0) {
      const name = waiting.pop()
      if (seen.has(name)) continue
      seen.add(name)
      waiting.push(...(mentioned.get(name)?.names ?? []))
    }
    return seen
  }
  const outside = (names) => [
    ...new Set(
      [...names].flatMap((name) => [
        ...(imports.has(name) ? [packageOf(imports.get(name).module)] : []),
        ...[...(mentioned.get(name)?.modules ?? [])].map(packageOf)
      ])
    )
  ]
  const reached = entries.map((entry, index) => {
    const names = reach(exported.get(`entry${index}`).map(([name]) => name))
    const strange = outside(names).filter((name) => !(entry.brings ?? []).includes(name))
    if (strange.length > 0) {
      const first = [...names].filter((name) =>
        outside([name, ...(mentioned.get(name)?.names ?? [])]).includes(strange[0])
      )
      give(`The types of latchkey${entry.name.slice(1)} would import ${strange.join(", ")}, by ${first.join(", ")}.`)
    }
    return names
  })
  const fileOf = (name) => {
    const by = entries.filter((_, index) => reached[index].has(name))
    if (by.length === 1) return by[0].file
    if (by.every(({ on }) => on === "effect")) return "effectTypes"
    return ["types", ...outside(reach([name])).map((one) => one.replace(/\W+/g, ""))].join("-")
  }
  const files = new Map(entries.map(({ file }) => [file, []]))
  for (const name of declared.keys())
    if (reached.some((names) => names.has(name))) {
      const file = fileOf(name)
      files.set(file, [...(files.get(file) ?? []), name])
    }
  const places = new Map([...files].flatMap(([file, names]) => names.map((name) => [name, file])))

  return [...files].map(([file, names]) => {
    const index = entries.findIndex((entry) => entry.file === file)
    const shown = exported.get(`entry${index}`) ?? []
    const needed = [...new Set([...names.flatMap((name) => [...mentioned.get(name).names])])]
    const taken = (from) => [...new Set(needed.filter((name) => places.get(name) === from))].sort()
    const lines = [
      ...new Set(needed.filter((name) => imports.has(name)).map((name) => imports.get(name).text)),
      ...[...files.keys()]
        .filter((from) => from !== file && taken(from).length > 0)
        .map((from) => `import { ${taken(from).join(", ")} } from "./${from}.js";`),
      ...new Set(names.flatMap((name) => declared.get(name)).map((one) => declaration(one, index < 0))),
      ...[...files.keys()].flatMap((from) => {
        const list = shown.filter(([name]) => places.get(name) === from)
        const words = list.map(([name, as]) => (name === as ? name : `${name} as ${as}`)).join(", ")
        return list.length === 0 ? [] : [`export { ${words} }${from === file ? "" : ` from "./${from}.js"`};`]
      })
    ]
    return [`${file}.d.ts`, hosts(`${lines.join("\n")}\n`)]
  })
}
/** A declaration with its comment. */
const declaration = (statement, isExported) => {
  const comment = statement.getFullText().slice(0, statement.getLeadingTriviaWidth()).trim()
  const bare = statement
    .getText()
    .replace(/^export /, "")
    .replace(/^(?!declare )/, "declare ")
  return `${comment === "" ? "" : `${comment}\n`}${isExported ? "export " : ""}${bare}`
}
