// Shows every view in every state, from made-up data, each at an address of its own. `npm run gallery` prints
// `ready <url>`; `GET /states.json` lists the addresses as `[{ url, view, state, theme, dir }]`. `LATCHKEY_PORT=…` takes
// another port than 6760.
import { createReadStream, existsSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"
import { load } from "./load.mjs"
import { packages, root, run } from "./ready.mjs"

packages()
run(process.execPath, ["scripts/build.mjs", "gallery"])
const { close, module } = await load("/fixtures/pages/gallery/states.ts")
const shown = module.gallery.map(({ state, view }) => ({ state, view }))
await close()

const folder = join(root, "dist/pages/gallery")
const types = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json" }
const server = createServer(({ headers, url = "/" }, response) => {
  const { pathname } = new URL(url, "http://localhost")
  if (pathname === "/states.json") {
    const list = shown.flatMap(({ state, view }) =>
      ["dark", "light"].flatMap((theme) =>
        ["ltr", "rtl"].map((dir) => ({
          url: `http://${headers.host}/?view=${view}&state=${state}&theme=${theme}&dir=${dir}`,
          view,
          state,
          theme,
          dir
        }))
      )
    )
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list))
    return
  }
  const file = join(folder, normalize(pathname === "/" ? "/index.html" : pathname))
  if (!file.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end()
  response.writeHead(200, {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:",
    "content-type": `${types[extname(file)] ?? "application/octet-stream"}; charset=utf-8`
  })
  createReadStream(file).pipe(response)
})
server.listen(Number(process.env.LATCHKEY_PORT ?? 6760), "127.0.0.1", () => {
  const { port } = server.address()
  console.log(`ready http://localhost:${port}`)
})
