// Checks that no window message of ours goes to whoever may be there: the target of each `postMessage` is named, and is
// no "*" where a decision does not say so. Each place is printed as file:line, and the
// script fails. Part of `npm run check`; `node scripts/checks/posts.mjs <folder>` checks another tree.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { parseAst } from "vite"

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."))
/** What ships, and the pages that are apps: tests post forged messages on purpose. */
const floors = ["core", "services", "react", "cli", "fixtures"]
/** The files that may post to any window, each with the decision that says why. */
const decided = new Map([])

/** A channel's end has no other target than the other end. */
const isPort = (node) => /port\d?$/i.test(node?.name ?? node?.property?.name ?? "")
const isWildcard = (node) =>
  (node.type === "Literal" && node.value === "*") || (node.type === "TemplateElement" && node.value.cooked === "*")
const isPost = ({ callee, type }) =>
  type === "CallExpression" && (callee.property ?? callee).name === "postMessage" && !isPort(callee.object)
const hasTarget = ([, target]) =>
  target !== undefined &&
  (target.type !== "ObjectExpression" || target.properties.some(({ key }) => key?.name === "targetOrigin"))

/** What is wrong in a text of a file, TypeScript or with JSX: its line and words each. */
export const postsToAnybody = (text, lang = "ts") => {
  const found = []
  if (!text.includes("postMessage")) return found
  const visit = (node, parent) => {
    if (Array.isArray(node)) for (const one of node) visit(one, parent)
    if (typeof node?.type !== "string") return
    if (isPost(node) && !hasTarget(node.arguments)) found.push([node.start, "names no target"])
    // As a value it may come to the call by a name or a default; what is handed to another function stays there.
    if (isWildcard(node) && (parent.type !== "CallExpression" || isPost(parent)))
      found.push([node.start, `has "*" where messages are posted`])
    for (const one of Object.values(node)) visit(one, node)
  }
  visit(parseAst(text, { lang }).body, {})
  return found.map(([at, words]) => [text.slice(0, at).split("\n").length, words])
}

if (process.argv[1] === import.meta.filename) {
  const problems = floors
    .filter((floor) => existsSync(join(root, floor)))
    .flatMap((floor) =>
      readdirSync(join(root, floor), { recursive: true, encoding: "utf8" }).map((name) => join(root, floor, name))
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/(?<!\.)\btesting\b/.test(relative(root, file)))
    .filter((file) => !decided.has(relative(root, file).replaceAll("\\", "/")))
    .flatMap((file) =>
      postsToAnybody(readFileSync(file, "utf8"), file.endsWith("x") ? "tsx" : "ts").map(
        ([line, words]) => `${relative(root, file)}:${line} ${words}`
      )
    )
  for (const problem of problems) console.log(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
