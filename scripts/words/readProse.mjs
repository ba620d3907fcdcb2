// Reads what people wrote in a file: comments, test titles, sentences in strings, the names that it declares, and the
// paragraphs of Markdown. Each item has its kind, its text and its line.
import { basename, dirname } from "node:path"
import { parseSync } from "vite"

const lineCounter = (text) => {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}

/** Returns a comment's sentences without its stars, tags and code. */
const cleanComment = (value) =>
  value
    .split("\n")
    .map((line) => line.replace(/^[\s*/]+/, ""))
    .join("\n")
    .replace(/@example[\s\S]*?(?=\n@|$)/g, "")
    .replace(/@\w+( \{[^}]*\})?/g, ".")

/** Returns the comments of a program. Line comments below each other are one. */
const readComments = (comments, text, lineAt) => {
  const blocks = []
  for (const { type, value, start, end } of comments) {
    const last = blocks.at(-1)
    if (type === "Line" && last?.type === "Line" && /^\r?\n[ \t]*$/.test(text.slice(last.end, start))) {
      last.value += `\n${value}`
      last.end = end
    } else blocks.push({ type, value, start, end })
  }
  return blocks.map(({ value, start }) => ({ kind: "comment", text: cleanComment(value), line: lineAt(start) }))
}

const testCalls = new Set(["test", "it", "describe"])
/** Returns the function that a chain such as `it.effect` or `test.each(rows)` begins with. */
const calleeName = (node) =>
  node.type === "Identifier"
    ? node.name
    : node.type === "MemberExpression"
      ? calleeName(node.object)
      : node.type === "CallExpression" || node.type === "TaggedTemplateExpression"
        ? calleeName(node.callee ?? node.tag)
        : ""
const stringValue = (node) =>
  node?.type === "Literal" && typeof node.value === "string"
    ? node.value
    : node?.type === "TemplateLiteral"
      ? node.quasis.map(({ value }) => value.cooked).join("${}")
      : undefined

/** Returns the names that a pattern declares. */
const boundNames = (pattern) => {
  switch (pattern?.type) {
    case "Identifier":
      return [pattern]
    case "ObjectPattern":
      return pattern.properties.flatMap((item) =>
        item.type === "RestElement" ? boundNames(item.argument) : boundNames(item.value)
      )
    case "ArrayPattern":
      return pattern.elements.flatMap(boundNames)
    case "AssignmentPattern":
      return boundNames(pattern.left)
    case "RestElement":
      return boundNames(pattern.argument)
    case "TSParameterProperty":
      return boundNames(pattern.parameter)
    default:
      return []
  }
}
const findDeclaredNames = (node) => {
  if (node.type === "VariableDeclarator") return boundNames(node.id)
  if (node.type === "CatchClause") return boundNames(node.param)
  if (/^(ArrowFunctionExpression|Function|TSFunctionType|TSMethodSignature|TSDeclareFunction)/.test(node.type))
    return [...(node.id ? [node.id] : []), ...(node.params ?? []).flatMap((param) => boundNames(param))]
  if (/^(ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration|TSTypeParameter)$/.test(node.type))
    return node.id?.type === "Identifier" ? [node.id] : []
  return []
}

/** Returns the name of a function, also of one that a constant holds. */
const findFunctionName = ({ id, init, type }) =>
  (type === "VariableDeclarator" && /^(Arrow)?Function/.test(init?.type)) || type === "FunctionDeclaration"
    ? [id].filter((name) => name?.type === "Identifier")
    : []

const isFieldKey = ({ computed, key }) => key?.type === "Identifier" && !computed
/** Returns the keys of a type, a class or a schema (`Schema.Struct`). */
const findDeclaredFields = (node) => {
  if (/^(TSPropertySignature|PropertyDefinition|TSMethodSignature|MethodDefinition)$/.test(node.type))
    return isFieldKey(node) ? [node.key] : []
  if (node.type !== "CallExpression" || !/^struct$/i.test(node.callee.property?.name ?? node.callee.name ?? ""))
    return []
  const [fields] = node.arguments
  return fields?.type === "ObjectExpression" ? fields.properties.filter(isFieldKey).map(({ key }) => key) : []
}

const walk = (node, visit) => {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (node !== null && typeof node === "object") {
    if (typeof node.type === "string") visit(node)
    for (const key in node) if (key !== "parent") walk(node[key], visit)
  }
}

const readCode = (file, text) => {
  const { program, comments } = parseSync(file, text)
  const lineAt = lineCounter(text)
  const items = readComments(comments, text, lineAt)
  const isTest = /\.test\.tsx?$/.test(file)
  walk(program, (node) => {
    const line = lineAt(node.start)
    if (node.type === "CallExpression" && isTest && testCalls.has(calleeName(node.callee))) {
      const title = stringValue(node.arguments[0])
      if (title !== undefined)
        items.push({ kind: calleeName(node.callee) === "describe" ? "unit" : "title", text: title, line })
    }
    const value = isTest ? undefined : stringValue(node)
    if (value !== undefined && /[a-z]+ [a-z]+ [a-z]+/.test(value)) items.push({ kind: "string", text: value, line })
    for (const { name, start } of findDeclaredFields(node))
      items.push({ kind: "field", text: name, line: lineAt(start) })
    for (const { name, start } of findFunctionName(node))
      items.push({ kind: "function", text: name, line: lineAt(start) })
    for (const { name, start } of findDeclaredNames(node)) items.push({ kind: "name", text: name, line: lineAt(start) })
  })
  return items
}

/** Returns the paragraphs, headings, list items and table cells of a page, without code. */
const readPage = (text) => {
  let isCode = false
  return text.split("\n").flatMap((line, index) => {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode
    return isCode || line.trim() === "" ? [] : [{ kind: "page", text: line, line: index + 1 }]
  })
}

/** Returns what people wrote in a file, as `{ kind, text, line }`. */
export const readProse = (file, text) => [
  { kind: "file", text: basename(file).replace(/\..*$/, ""), line: 1 },
  { kind: "folder", text: basename(dirname(file)), line: 1 },
  ...(file.endsWith(".md") ? readPage(text) : readCode(file, text))
]
