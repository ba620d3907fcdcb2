// Serves every view in every state, with made-up data, each at its own address. `npm run gallery` prints `ready <url>`;
// `GET /states.json` lists the addresses as `[{ url, view, state, theme, dir, locale }]`. `LATCHKEY_PORT=…` replaces
// the port 6760.
import { createReadStream, existsSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"
import { load } from "./load.mjs"
import { packages, root, run, isStale } from "./ready.mjs"

const folder = join(root, "dist/pages/gallery")
const types = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2"
}
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'"

/** Builds the gallery if its sources are newer. */
export const buildGallery = () => {
  if (isStale(join(folder, "index.html"), "core", "services", "react", "fixtures/pages"))
    run(process.execPath, ["scripts/build.mjs", "gallery"], { stdio: ["ignore", 2, 2] })
}

/** Builds the gallery and serves it on loopback. Returns its address, the states' addresses, and a close function. */
export const serveGallery = async (port) => {
  buildGallery()
  const { close, module } = await load("/fixtures/pages/gallery/addresses.ts")
  const states = await module.addresses()
  await close()
  const addresses = (host) =>
    states.map((state) => ({ url: `http://${host}/?${new URLSearchParams(state)}`, ...state }))
  const server = createServer(({ headers, url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost")
    if (pathname === "/states.json") {
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(addresses(headers.host)))
      return
    }
    const file = join(folder, normalize(pathname === "/" ? "/index.html" : pathname))
    if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end()
    response.writeHead(200, {
      "content-security-policy": policy,
      "content-type": types[extname(file)] ?? "application/octet-stream"
    })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(port, "127.0.0.1", resolve))
  const host = `localhost:${server.address().port}`
  return { url: `http://${host}`, states: addresses(host), close: () => server.close() }
}

if (process.argv[1] === import.meta.filename) {
  packages()
  const { url } = await serveGallery(Number(process.env.LATCHKEY_PORT ?? 6760))
  console.log(`ready ${url}`)
}
