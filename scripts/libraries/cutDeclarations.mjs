// Cuts one file of declarations into one file per entry of the package, and files for declarations of several entries.
import { entries } from "../entries.mjs"
import { give } from "../ready.mjs"

/** `ethers5` is ethers 5 in this repository; for hosts, both versions are `ethers`. */
const hosts = (text) => text.replaceAll(/(["'])ethers5\1/g, '"ethers"')
/** Returns the name of a module's package, as hosts install it. */
const getPackage = (module) => /^(@[^/]+\/)?[^/]+/.exec(module)[0].replace(/^ethers5$/, "ethers")

/** Returns the known names in a piece of syntax, and the modules of its `import("…")` types. */
const findMentions = (ts, node, known) => {
  const [names, modules] = [new Set(), new Set()]
  const walk = (child) => {
    const { parent } = child
    if (ts.isImportTypeNode(child)) modules.add(child.argument.literal.text)
    const isKey =
      ts.isIdentifier(child) &&
      ((parent.name === child && !ts.isExportSpecifier(parent) && !("body" in parent)) ||
        (ts.isQualifiedName(parent) && parent.right === child))
    if (ts.isIdentifier(child) && !isKey && known(child.text)) names.add(child.text)
    ts.forEachChild(child, walk)
  }
  ts.forEachChild(node, walk)
  return { modules, names }
}

/** Returns the parts of the joined file: its imports, its declarations, and the exports of each entry. */
const getParts = (ts, text) => {
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

/** Returns the names that each declaration mentions, and the modules of its `import("…")` types. */
const getMentions = (ts, { declared, imports }) => {
  const isKnown = (name) => declared.has(name) || imports.has(name)
  return new Map(
    [...declared].map(([name, statements]) => {
      const all = statements.map((statement) => findMentions(ts, statement, isKnown))
      const joinMentions = (part) => new Set(all.flatMap((mention) => [...mention[part]]))
      return [name, { modules: joinMentions("modules"), names: joinMentions("names") }]
    })
  )
}

/** Returns everything that declarations reach, including themselves. */
const reach = (mentioned, starts) => {
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

/** Returns the packages that names are imported from. */
const getPackages = ({ imports, mentioned }, names) => [
  ...new Set(
    [...names].flatMap((name) => [
      ...(imports.has(name) ? [getPackage(imports.get(name).module)] : []),
      ...[...(mentioned.get(name)?.modules ?? [])].map(getPackage)
    ])
  )
]

/** Returns the declarations of each entry. Ends the script if an entry would import a package that hosts do not bring. */
const findReached = (parts, entry, index) => {
  const { exported, mentioned } = parts
  const names = reach(
    mentioned,
    exported.get(`entry${index}`).map(([name]) => name)
  )
  const [unexpected, ...more] = getPackages(parts, names).filter((name) => !(entry.brings ?? []).includes(name))
  if (unexpected !== undefined) {
    const by = [...names].filter((name) =>
      getPackages(parts, [name, ...(mentioned.get(name)?.names ?? [])]).includes(unexpected)
    )
    const list = [unexpected, ...more].join(", ")
    give(`The types of latchkey${entry.name.slice(1)} would import ${list}, by ${by.join(", ")}.`)
  }
  return names
}

/** Returns the declarations of each file. One of a single entry is in its file; shared ones depend on their packages. */
const getFiles = (parts) => {
  const reached = entries.map((entry, index) => findReached(parts, entry, index))
  const getFile = (name) => {
    const by = entries.filter((_, index) => reached[index].has(name))
    if (by.length === 1) return by[0].file
    if (by.every(({ kind }) => kind === "effect")) return "effectTypes"
    const packages = getPackages(parts, reach(parts.mentioned, [name]))
    return ["types", ...packages.map((item) => item.replace(/\W+/g, ""))].join("-")
  }
  const files = new Map(entries.map(({ file }) => [file, []]))
  for (const name of parts.declared.keys())
    if (reached.some((names) => names.has(name))) {
      const file = getFile(name)
      files.set(file, [...(files.get(file) ?? []), name])
    }
  return files
}

/** Returns the files, each as `[name, text]`, from the compiler and the text of the joined file. */
export const cutDeclarations = (ts, text) => {
  const joined = getParts(ts, text)
  const parts = { ...joined, mentioned: getMentions(ts, joined) }
  const files = getFiles(parts)
  const places = new Map([...files].flatMap(([file, names]) => names.map((name) => [name, file])))
  return [...files].map(([file, names]) => [
    `${file}.d.ts`,
    hosts(`${getLines(parts, [...files.keys()], places, file, names).join("\n")}\n`)
  ])
}

/** Returns the lines of a file: imports, declarations and exports. */
const getLines = ({ declared, exported, imports, mentioned }, files, places, file, names) => {
  const index = entries.findIndex((entry) => entry.file === file)
  const needed = [...new Set(names.flatMap((name) => [...mentioned.get(name).names]))]
  const listNamesFrom = (other) => needed.filter((name) => places.get(name) === other).sort()
  return [
    ...new Set(needed.filter((name) => imports.has(name)).map((name) => imports.get(name).text)),
    ...files
      .filter((other) => other !== file && listNamesFrom(other).length > 0)
      .map((other) => `import { ${listNamesFrom(other).join(", ")} } from "./${other}.js";`),
    ...new Set(names.flatMap((name) => declared.get(name)).map((statement) => declaration(statement, index < 0))),
    ...files.flatMap((other) => {
      const list = (exported.get(`entry${index}`) ?? []).filter(([name]) => places.get(name) === other)
      const words = list.map(([name, as]) => (name === as ? name : `${name} as ${as}`)).join(", ")
      return list.length === 0 ? [] : [`export { ${words} }${other === file ? "" : ` from "./${other}.js"`};`]
    })
  ]
}

/** Returns a declaration with its comment. */
const declaration = (statement, isExported) => {
  const comment = statement.getFullText().slice(0, statement.getLeadingTriviaWidth()).trim()
  const bare = statement
    .getText()
    .replace(/^export /, "")
    .replace(/^(?!declare )/, "declare ")
  return `${comment === "" ? "" : `${comment}\n`}${isExported ? "export " : ""}${bare}`
}
