// Writes the site of the documents to dist/site, and llms.txt for the package. `npm run docs`; with `--serve` it is
// served on this machine until the script is ended; `--port` names a port, `--out` another folder.
import { copyFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { packages, root } from "./ready.mjs"
import { serve } from "./site/serve.mjs"
import { writeSite } from "./site/write.mjs"

packages()
const word = (flag) => {
  const at = process.argv.indexOf(flag)
  return at < 0 ? undefined : process.argv[at + 1]
}
const named = word("--out")
const out = named === undefined ? join(root, "dist/site") : resolve(named)
const pages = await writeSite(out)
if (named === undefined) copyFileSync(join(out, "llms.txt"), join(root, "dist/llms.txt"))
console.log(`${pages.length} pages in ${named ?? "dist/site"}: open index.html`)
if (process.argv.includes("--serve")) {
  const { url } = await serve(out, Number(word("--port") ?? 0))
  console.log(`ready ${url}`)
}
