// The compiler writes out the type of a schema wherever another schema contains it: the kit's state repeats the states
// of all its parts. Here each repetition is replaced by a name.

/** Shorter types stay: they read better than a name, and compress as well. */
const leastLength = 160

/** Returns the text of a declaration file in which each repeated type is replaced by the name of its declaration. */
export const nameTypes = (ts, text) => {
  const source = ts.createSourceFile("all.d.ts", text, ts.ScriptTarget.ES2022, true)
  const printer = ts.createPrinter({ removeComments: true })
  const getKey = (node) => printer.printNode(ts.EmitHint.Unspecified, node, source).replaceAll(/\s+/g, " ")
  const isLong = (node) => node.end - node.getStart() >= leastLength

  const names = new Map()
  const owners = new Set()
  const own = (type, name) => {
    if (type === undefined || !isLong(type)) return
    const key = getKey(type)
    if (names.has(key)) return
    names.set(key, name)
    owners.add(type)
  }
  for (const statement of source.statements)
    if (ts.isVariableStatement(statement))
      for (const { name, type } of statement.declarationList.declarations) own(type, `typeof ${name.text}`)
    else if (ts.isTypeAliasDeclaration(statement) && statement.typeParameters === undefined)
      own(statement.type, statement.name.text)

  const found = []
  const walk = (node) => {
    if (ts.isTypeNode(node) && isLong(node) && !owners.has(node)) {
      const name = names.get(getKey(node))
      if (name !== undefined) return void found.push({ node, name })
    }
    ts.forEachChild(node, walk)
  }
  walk(source)
  return found.reduceRight((all, { name, node }) => all.slice(0, node.getStart()) + name + all.slice(node.end), text)
}
