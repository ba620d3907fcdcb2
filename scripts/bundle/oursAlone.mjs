import { decode, encode } from "@jridgewell/sourcemap-codec"

/**
 * Reduces a source map to the lines of our own code. Positions of libraries and within a line, which stack traces do
 * not need, are most of a map. Names are left out too, as a line's first name would be read as the function's.
 */
export const keepOwnLines = (text) => {
  const map = JSON.parse(text)
  const sources = new Map()
  const indexOf = (source) => sources.get(source) ?? sources.set(source, sources.size).get(source)
  const lines = decode(map.mappings).map((line) => {
    let before = ""
    return line.flatMap(([column, source, row, place]) => {
      const isOurs = source !== undefined && !map.sources[source].includes("node_modules/")
      const current = isOurs ? `${source}:${row}` : ""
      if (current === before) return []
      before = current
      return [isOurs ? [column, indexOf(source), row, place] : [column]]
    })
  })
  return JSON.stringify({
    version: map.version,
    file: map.file,
    names: [],
    sources: [...sources.keys()].map((source) => map.sources[source]),
    mappings: encode(lines)
  })
}
