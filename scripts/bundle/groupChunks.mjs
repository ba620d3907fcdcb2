// Names the file of each module of the host's bundle, from the chunks that the bundler makes before any are joined.
import { basename } from "node:path"
import { root } from "../ready.mjs"
import { joinChunks } from "./joinChunks.mjs"

/** Compressed bytes per bundled byte, approximately. */
const packed = 0.25
/** How many files the chunks may become: with the languages and the entries' own files, 150 scripts. */
const mostFiles = 129
/** The weight of an `import()` that no listed opening contains. There are about a hundred. */
const otherWeight = 0.005
/** Modules whose chunks stay separate files: one per language, and those that tests find by name. */
const alone =
  /foundation\/locales\/[\w-]+\.ts|\/pseudo\.ts|contrast\.css|createPageWalletConnect\.ts|startKit\.tsx|startFlows\.ts/

/**
 * Returns the name of the file of each module, by the module's id. `bundle`: the bundler's chunks; `dynamicImports`:
 * the modules that a module imports by `import()`; `fileNames`: the chunks that are files already.
 */
export const groupChunks = (bundle, dynamicImports, fileNames, openings) => {
  const chunks = bundle.filter(({ type }) => type === "chunk")
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const getFile = new Map(chunks.flatMap(({ fileName, modules }) => Object.keys(modules).map((id) => [id, fileName])))
  const withImports = (files, found = new Set()) => {
    for (const file of files)
      if (byFile.has(file) && !found.has(file)) withImports(byFile.get(file).imports, found.add(file))
    return found
  }
  /** The files that import each file by `import()`. */
  const importers = new Map()
  for (const { fileName, modules } of chunks)
    for (const id of Object.keys(modules).flatMap((id) => dynamicImports.get(id) ?? []))
      if (getFile.has(id)) importers.set(getFile.get(id), [...(importers.get(getFile.get(id)) ?? []), fileName])

  const getRoot = (module) => {
    const file = getFile.get(`${root}/${module}`)
    if (file === undefined) throw new Error(`An opening loads ${module}, which no chunk holds.`)
    return file
  }
  const known = openings.map(({ modules, weight }) => {
    const roots = ["index.js", "react.js", ...modules.map(getRoot)]
    return { weight, roots, files: withImports(roots) }
  })
  const roots = new Set(known.flatMap(({ roots }) => roots))
  const entries = chunks
    .filter(({ fileName, isEntry }) => isEntry && !roots.has(fileName))
    .map(({ fileName }) => ({ weight: 0.2, files: withImports([fileName]) }))
  const others = getOthers(new Set([...importers.keys()].filter((file) => !roots.has(file))), importers, withImports, [
    ...known,
    ...entries
  ])
  const groups = joinChunks(
    chunks.map(({ code, facadeModuleId, fileName, imports, isEntry, name }) => ({
      name: fileName,
      bytes: code.length * packed,
      imports,
      isFixed: isEntry || fileNames.includes(name) || name === "rolldown-runtime" || alone.test(`${facadeModuleId}`)
    })),
    [...known, ...entries, ...others].map(({ files, weight }) => ({ weight, chunks: [...files] })),
    mostFiles
  )

  const names = new Set()
  const parts = new Map()
  for (const group of groups.filter(({ length }) => length > 1)) {
    const name = getName(group, byFile, importers, names)
    for (const file of group) for (const id of Object.keys(byFile.get(file).modules)) parts.set(id, name)
  }
  return parts
}

/**
 * Returns an opening for each root that no other opening names: it loads after the files that its importers' openings
 * share.
 */
const getOthers = (roots, importers, withImports, openings) => {
  const others = []
  for (let found = true; found; ) {
    found = false
    for (const root of roots) {
      const before = [...openings, ...others].filter(({ files }) => importers.get(root).some((file) => files.has(file)))
      if (before.length === 0) continue
      const shared = [...before[0].files].filter((file) => before.every(({ files }) => files.has(file)))
      others.push({ weight: otherWeight, files: withImports([root], new Set(shared)) })
      roots.delete(root)
      found = true
    }
  }
  return others
}

/** Returns the name of a group: that of its largest chunk that is imported by `import()`, or else of its largest. */
const getName = (group, byFile, importers, names) => {
  const getSize = (file) => byFile.get(file).code.length
  const roots = group.filter((file) => importers.has(file))
  const largest = (roots.length > 0 ? roots : group).reduce((best, other) =>
    getSize(other) > getSize(best) ? other : best
  )
  const base = basename(largest, ".js").replace("latchkey-", "")
  const name = names.has(base) ? `${base}${names.size}` : base
  names.add(name)
  return name
}
