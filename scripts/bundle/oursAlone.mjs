import { decode, encode } from "@jridgewell/sourcemap-codec"

/**
 * A map that leads to the lines of our own code, with a name where a line begins with one. The places of libraries are
 * left out, and so are those within a line, which a stack trace does not need: they are most of a map.
 */
export const oursAlone = (text) => {
  const map = JSON.parse(text)
  const [sources, names] = [new Map(), new Map()]
  const at = (list, index) => list.get(index) ?? list.set(index, list.size).get(index)
  const lines = decode(map.mappings).map((line) => {
    let before = ""
    return line.flatMap(([column, source, row, place, name]) => {
      const isOurs = source !== undefined && !map.sources[source].includes("node_modules/")
      const here = isOurs ? `${source}:${row}` : ""
      if (here === before) return []
      before = here
      if (!isOurs) return [[column]]
      return [[column, at(sources, source), row, place, ...(name === undefined ? [] : [at(names, name)])]]
    })
  })
  return JSON.stringify({
    version: map.version,
    file: map.file,
    names: [...names.keys()].map((name) => map.names[name]),
    sources: [...sources.keys()].map((source) => map.sources[source]),
    mappings: encode(lines)
  })
}
