// Prints the modules of a chunk of the host page by minified bytes, from its source map, and the compressed size of the
// chunk. `node scripts/sizes/fills.mjs transferWords` after a build; without a name, every chunk by its size.
import { decode } from "@jridgewell/sourcemap-codec"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { root } from "../ready.mjs"

const folder = join(root, "dist/host/chunks")
const [wanted = ""] = process.argv.slice(2)
const chunks = readdirSync(folder).filter((file) => file.endsWith(".js") && file.includes(wanted))
const getPackedSize = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

/** Returns the bytes of each module: each mapping extends to the next one. */
const measureFills = (file) => {
  const map = JSON.parse(readFileSync(join(folder, `${file}.map`), "utf8"))
  const lines = readFileSync(join(folder, file), "utf8").split("\n")
  const sums = new Map()
  decode(map.mappings).forEach((segments, line) => {
    segments.forEach(([column, source], index) => {
      const end = segments[index + 1]?.[0] ?? lines[line]?.length ?? column
      const name = source === undefined ? "?" : (map.sources[source] ?? "?").replace(/^(\.\.\/)+/, "")
      sums.set(name, (sums.get(name) ?? 0) + end - column)
    })
  })
  return [...sums].sort((a, b) => b[1] - a[1])
}

for (const file of chunks.sort((a, b) => getPackedSize(b) - getPackedSize(a))) {
  console.log(`${kB(getPackedSize(file))} packed  ${file}`)
  if (wanted === "" || !existsSync(join(folder, `${file}.map`))) continue
  for (const [name, bytes] of measureFills(file)) console.log(`${kB(bytes)}         ${name}`)
}
