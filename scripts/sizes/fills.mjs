// What fills a chunk of the host page: minified bytes by module, from its map, and what the chunk weighs packed. `node
// scripts/sizes/fills.mjs transferWords` after a build; without a name, every chunk of ours by its size.
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { root } from "../ready.mjs"

const folder = join(root, "dist/host/chunks")
const [wanted = ""] = process.argv.slice(2)
const chunks = readdirSync(folder).filter((file) => file.endsWith(".js") && file.includes(wanted))
const packed = (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
/** The numbers of one mapping: base64, five bits a digit, the sixth says that more follow, the lowest bit is the sign. */
const numbersOf = (text) => {
  const numbers = []
  let [value, shift] = [0, 0]
  for (const digit of text) {
    const bits = digits.indexOf(digit)
    value += (bits & 31) << shift
    shift += 5
    if ((bits & 32) === 0) {
      numbers.push(value & 1 ? -(value >> 1) : value >> 1)
      value = 0
      shift = 0
    }
  }
  return numbers
}
/** The mappings of each line: the column, and which module's it is. */
const decodedMappings = ({ mappings }) => {
  let source = 0
  return mappings.split(";").map((line) => {
    let column = 0
    return line.split(",").flatMap((text) => {
      const [step, other] = numbersOf(text)
      if (step === undefined) return []
      column += step
      if (other === undefined) return [[column]]
      source += other
      return [[column, source]]
    })
  })
}

/** Bytes by module: each mapping holds as far as the next one. */
const fills = (file) => {
  const map = JSON.parse(readFileSync(join(folder, `${file}.map`), "utf8"))
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
