// Reads comments from the code for the generated pages.
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../ready.mjs"

export const read = (file) => readFileSync(join(root, file), "utf8")

/** Returns a comment's text as one line, without its tags, examples and links into the documents. */
export const prose = (comment = "") =>
  comment
    .replace(/^[\s*]*@(?:example|default|param)\b[\s\S]*/m, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\*? ?/, ""))
    .join(" ")
    .replace(/docs\/[\w./-]+\.md#[\w-]+[.:]?/g, "")
    .replace(/\s+/g, " ")
    .trim()

/** Returns the members of an interface, in order, with their comments. */
export const getMembers = (text, name) => {
  const [, body = ""] = new RegExp(`export interface ${name}\\b[^{]*\\{\\n([\\s\\S]*?)\\n\\}`).exec(text) ?? []
  return [...body.matchAll(/(?:^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}readonly (\w+)\??:/gm)].map(
    ([, comment, member]) => [member, prose(comment)]
  )
}

/** Returns the entries of a table in one of a folder's files, in order, with their comments. */
export const getDescriptions = (folder, table) => {
  const start = `export const ${table} = {\n`
  const text = readdirSync(join(root, folder))
    .map((file) => read(join(folder, file)))
    .find((text) => text.includes(start))
  const body = text?.split(start)[1].split("\n}\n")[0] ?? ""
  return [...body.matchAll(/^ {2}\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(\w+): /gm)].map(([, comment, name]) => [
    name,
    prose(comment)
  ])
}

/** Returns the exports of a file, in order, with their comments. */
export const getExports = (file) =>
  [...read(file).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function|class) (\w+)/g)].map(
    ([, comment, name]) => [name, prose(comment)]
  )

export const code = (text) => `\`${text}\``

export const table = (head, rows) =>
  [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.map((cell) => String(cell).replaceAll("|", "\\|")).join(" | ")} |`)
    .join("\n")
