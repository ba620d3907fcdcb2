// What fills a chunk of the host page: minified bytes by module, from its map, and what the chunk weighs packed. `node
// scripts/fills.mjs transferWords` after a build; without a name, every chunk of ours by its size.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { decodedMappings, TraceMap } from "@jridgewell/trace-mapping"
import { root } from "./ready.mjs"

const folder = join(root, "dist/host/chunks")
const [wanted = ""] = process.argv.slice(2)
const chunks = readdirSync(folder).filter((file) => file.endsWith(".js") && file.includes(wanted))
const packed = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

/** Bytes by module: each mapping holds as far as the next one. */
const fills = (file) => {
  const map = new TraceMap(readFileSync(join(folder, `${file}.map`), "utf8"))
  const lines = readFileSync(join(folder, file), "utf8").split("\n")
  const sums = new Map()
  decodedMappings(map).forEach((segments, line) => {
    segments.forEach(([column, source], at) => {
      const end = segments[at + 1]?.[0] ?? lines[line]?.length ?? column
      const name = source === undefined ? "?" : (map.sources[source] ?? "?").replace(/^(\.\.\/)+/, "")
      sums.set(name, (sums.get(name) ?? 0) + end - column)
    })
  })
  return [...sums].sort((a, b) => b[1] - a[1])
}

for (const file of chunks.sort((a, b) => packed(b) - packed(a))) {
  console.log(`${kB(packed(file))} packed  ${file}`)
  if (wanted === "" || !existsSync(join(folder, `${file}.map`))) continue
  for (const [name, bytes] of fills(file)) console.log(`${kB(bytes)}         ${name}`)
}
