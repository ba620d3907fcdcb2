// Checks the sources of the generated pages: each public name, option, method and hook has a comment, and each error a
// page. Also checks that the documents contain the current installation sentences, and docs/support.md the current
// tables; `--write` writes them. Part of `npm run check`.
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { listCommittedDocuments } from "./documents/pages.mjs"
import { read } from "./reference/comments.mjs"
import { makeInstallsWriter, printPages } from "./reference/printedPages.mjs"
import { withSupport } from "./reference/supportTable.mjs"
import { root } from "./ready.mjs"

await printPages()
const writeInstalls = await makeInstallsWriter()
for (const file of listCommittedDocuments()) {
  const text = read(file)
  const next = withSupport(writeInstalls(text))
  if (text === next) continue
  if (process.argv.includes("--write")) writeFileSync(join(root, file), next)
  else {
    console.error(`${file} has an old installation sentence or support table: node scripts/reference.mjs --write`)
    process.exitCode = 1
  }
}
