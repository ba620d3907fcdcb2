// What a visitor's browser loads, as it ships, React external. Limits of the design's table, and less where less stands;
// `npm run size` prints them with every chunk.
import { join, relative } from "node:path"
import { chunkFiles, out } from "./scripts/chunks.mjs"

const { initial, kit, languages, later, network, views } = chunkFiles()
const part = (name, files, limit) => ({
  name,
  path: files.map((file) => relative(".", join(out, file))),
  limit,
  gzip: true
})

export default [
  part("shell (with the host page)", initial, "6 kB"),
  part("shell + kit (Connect is open)", [...initial, ...kit], "85.5 kB"),
  part("network (after Connect was painted)", network, "17.5 kB"),
  part("what the views that load later share", later, "6.6 kB"),
  part("a language (ar)", languages.ar, "6 kB"),
  ...Object.entries(views).map(([view, files]) => part(`${view} view`, files, view === "Account" ? "13.6 kB" : "12 kB"))
]
