// Writes the documentation as Markdown to dist/docs: the committed documents, the generated pages, one page per failure
// and per command, llms.txt and the skill for coding agents, which the package contains too. Needs no network. `npm run docs`; `npm run site`
// renders it.
import { copyFileSync } from "node:fs"
import { join } from "node:path"
import { writeDocuments } from "./documents/write.mjs"
import { packages, root } from "./ready.mjs"

packages()
const out = process.argv[2] ?? join(root, "dist/docs")
const pages = await writeDocuments(out)
if (process.argv[2] === undefined) {
  copyFileSync(join(out, "llms.txt"), join(root, "dist/llms.txt"))
  copyFileSync(join(out, "skill.md"), join(root, "dist/SKILL.md"))
}
console.log(`${pages.length} pages in ${process.argv[2] ?? "dist/docs"}`)
