import { decode, encode } from "@jridgewell/sourcemap-codec"

/**
 * A map that leads to the lines of our own code. The places of libraries are left out, and so are those within a line,
 * which a stack trace does not need: they are most of a map. So are names: that of a line's first place would be read as
 * the function's.
 */
export const oursAlone = (text) => {
  const map = JSON.parse(text)
  const sources = new Map()
  const at = (source) => sources.get(source) ?? sources.set(source, sources.size).get(source)
  const lines = decode(map.mappings).map((line) => {
    let before = ""
    return line.flatMap(([column, source, row, place]) => {
      const isOurs = source !== undefined && !map.sources[source].includes("node_modules/")
      const here = isOurs ? `${source}:${row}` : ""
      if (here === before) return []
      before = here
      return [isOurs ? [column, at(source), row, place] : [column]]
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
