// Writes the site of the documents to dist/site, and llms.txt for the package. `npm run docs`; with `--serve` it is
// served on this machine until the script is ended, `--port` names a port.
import { copyFileSync } from "node:fs"
import { join } from "node:path"
import { packages, root } from "./ready.mjs"
import { serve } from "./site/serve.mjs"
import { writeSite } from "./site/write.mjs"

packages()
const out = join(root, "dist/site")
const pages = await writeSite(out)
for (const file of ["llms.txt", "llms-full.txt"]) copyFileSync(join(out, file), join(root, "dist", file))
console.log(`${pages.length} pages in dist/site: open index.html`)
if (process.argv.includes("--serve")) {
  const at = process.argv.indexOf("--port")
  const { url } = await serve(out, at < 0 ? 0 : Number(process.argv[at + 1]))
  console.log(`ready ${url}`)
}
