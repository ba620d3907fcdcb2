import { createReadStream, existsSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize, sep } from "node:path"

const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".md": "text/markdown; charset=utf-8",
  ".txt": "text/plain; charset=utf-8"
}
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types latchkey-docs"

/** Serves a folder on this machine alone, under the strict policy that the pages are made for. */
export const serve = (folder, port = 0) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://127.0.0.1").pathname))
      const file = join(folder, path.endsWith(sep) ? `${path}index.html` : path)
      if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("There is no such page.\n")
        return
      }
      response.writeHead(200, {
        "content-type": types[extname(file)] ?? "application/octet-stream",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff"
      })
      createReadStream(file).pipe(response)
    })
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve({ url: `http://127.0.0.1:${server.address().port}`, server }))
  })
