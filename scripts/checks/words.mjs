// Names say what a thing is: a noun, or a verb with its object. Fails on an exported name or a file name that is, or ends in, one of
// the words below: a participle or adverb alone names nothing. Failures keep their tags, which hosts read. Part of `npm run check`.
import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "../ready.mjs"

const banned = new Set(
  "asked told kept heard shown seen wanted meant left held late later over here at untold misfit ears tied turn".split(
    " "
  )
)
const floors = ["core", "services", "react", "cli", "fixtures", "scripts"]
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...floors], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(join(root, file)))

const last = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_]+/)
    .at(-1)
const exported = /^export (?:declare )?(?:abstract )?(?:const|let|function|class|interface|type)\s+(\w+)/gm
/** Failures keep the tags that hosts read: `SendMisfit`. */
const isFailureName = (name) => /^\w+Misfit$/.test(name)

const problems = files.flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8")
  const own = basename(file).replace(/\..*$/, "")
  const names = [...text.matchAll(exported)].map(([, name]) => name).filter((name) => !isFailureName(name))
  return [
    ...(banned.has(last(own)) && !isFailureName(own) ? [`${file}: a file is not named ${own}`] : []),
    ...names.filter((name) => banned.has(last(name))).map((name) => `${file}: ${name} names nothing`)
  ]
})

if (problems.length > 0) console.error(problems.join("\n"))
process.exit(problems.length === 0 ? 0 : 1)
