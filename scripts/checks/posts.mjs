// Checks that window messages are never sent to an unknown receiver: each `postMessage` names its target, which is not
// "*" unless a decision allows it. Prints each place as file:line and fails. Part of `npm run check`;
// `node scripts/checks/posts.mjs <folder>` checks another tree.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { parseAst } from "vite"

const root = resolve(process.argv[2] ?? join(import.meta.dirname, "../.."))
/** The shipped code, and the pages that are apps; tests post forged messages on purpose. */
const floors = ["core", "services", "react", "cli", "fixtures"]
/** The files that may post to any window, each with its decision. */
const decided = new Map([])

/** A message port has no other receiver than its other end. */
const isPort = (node) => /port\d?$/i.test(node?.name ?? node?.property?.name ?? "")
const isWildcard = (node) =>
  (node.type === "Literal" && node.value === "*") || (node.type === "TemplateElement" && node.value.cooked === "*")
const isPost = ({ callee, type }) =>
  type === "CallExpression" && (callee.property ?? callee).name === "postMessage" && !isPort(callee.object)
const hasTarget = ([, target]) =>
  target !== undefined &&
  (target.type !== "ObjectExpression" || target.properties.some(({ key }) => key?.name === "targetOrigin"))

/** Returns the problems of a TypeScript file, each as its line and a sentence. */
export const findOpenPosts = (text, lang = "ts") => {
  const found = []
  if (!text.includes("postMessage")) return found
  const visit = (node, parent) => {
    if (Array.isArray(node)) for (const child of node) visit(child, parent)
    if (typeof node?.type !== "string") return
    if (isPost(node) && !hasTarget(node.arguments)) found.push([node.start, "names no target"])
    // A wildcard value may reach the call through a name or a default; passed to another function, it stays there.
    if (isWildcard(node) && (parent.type !== "CallExpression" || isPost(parent)))
      found.push([node.start, `has "*" where messages are posted`])
    for (const child of Object.values(node)) visit(child, node)
  }
  visit(parseAst(text, { lang }).body, {})
  return found.map(([offset, words]) => [text.slice(0, offset).split("\n").length, words])
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
      findOpenPosts(readFileSync(file, "utf8"), file.endsWith("x") ? "tsx" : "ts").map(
        ([line, words]) => `${relative(root, file)}:${line} ${words}`
      )
    )
  for (const problem of problems) console.log(problem)
  process.exit(problems.length === 0 ? 0 : 1)
}
