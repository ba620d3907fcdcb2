// Which modules of a host's bundle are one file, by the chunks that the bundler makes of them when it is let alone.
import { basename } from "node:path"
import { root } from "../../ready.mjs"
import { joined } from "./joinChunks.mjs"
import { openings, viewNames, walk, withoutKit } from "./openings.mjs"

/** What this many views share is one of all views'; less is short, or is left with the view that the walk opens. */
const many = 8
const several = 3
const short = 3000
/** Bytes packed of one byte as it is bundled, about. */
const packed = 0.25
/** Names that every room has a file of. */
const plain = /latchkey-(address|atoms|bytes|errors|laterErrors|networks|request|state)\d*\.js$/
/** Chunks that are never joined: languages, and those that tests hold up by name. */
const alone =
  /foundation\/locales\/[\w-]+\.ts|\/pseudo\.ts|contrast\.css|pageWalletConnect\.ts|startKit\.tsx|startServices\.ts/
/**
 * The file of each module that is not one by itself, by the module's id. `bundle`: what the bundler makes when nothing is
 * joined, `dynamicImports` what a module imports by `import()`, `kept` the names of chunks that stay as they are.
 */
export const groupsOf = (bundle, dynamicImports, kept) => {
  const all = bundle.filter(({ type }) => type === "chunk")
  const holder = new Map(all.flatMap(({ fileName, modules }) => Object.keys(modules).map((id) => [id, fileName])))
  const byFile = new Map(all.map((chunk) => [chunk.fileName, chunk]))
  const holding = (source) => {
    const file = holder.get(`${root}/${source}`)
    if (file === undefined) throw new Error(`scripts/bundle/join/openings.mjs names ${source}, which no chunk holds.`)
    return file
  }
  const loadedBy = (files, seen = new Set()) => {
    for (const file of files)
      if (byFile.has(file) && !seen.has(file)) loadedBy(byFile.get(file).imports, seen.add(file))
    return seen
  }
  const dynamic = (files) =>
    new Set(
      [...files]
        .flatMap((file) => Object.keys(byFile.get(file).modules))
        .flatMap((id) => (dynamicImports.get(id) ?? []).flatMap((root) => holder.get(root) ?? []))
    )
  const isKept = ({ facadeModuleId, isEntry, name }) =>
    isEntry || kept.includes(name) || name === "rolldown-runtime" || alone.test(`${facadeModuleId}`)

  const chain = ["index", "lazyShell", "view", "kit", "network", "laterParts"]
  const base = [
    { name: "index", often: 1, chunks: ["index.js"] },
    { name: "lazyShell", often: 1, chunks: walk.lazyShell.map(holding) },
    { name: "view", often: 1, chunks: walk.first.map(holding) },
    { name: "kit", often: 1, chunks: walk.library.map(holding) },
    { name: "network", often: 1, chunks: walk.network.map(holding) },
    { name: "laterParts", often: 1, chunks: walk.laterParts.map(holding) },
    { name: "buttonFace", often: 1, chunks: walk.buttonFace.map(holding), after: chain.slice(0, 2) },
    { name: "standard", often: 0.7, chunks: walk.standard.map(holding), after: chain.slice(0, 4) }
  ].map((one, at) => ({ after: chain.slice(0, at), ...one }))
  const tabled = Object.entries(openings).map(([name, [often, ...roots]]) => ({
    name,
    often,
    chunks: roots.map(holding),
    after: chain
  }))
  const known = new Set([...base, ...tabled].flatMap(({ chunks }) => chunks))
  const early = new Set(withoutKit.map(holding))
  const ofKit = dynamic(loadedBy([...base[2].chunks, ...base[3].chunks]))
  const after = (file) => chain.slice(0, early.has(file) ? 2 : ofKit.has(file) ? 4 : chain.length)
  const roots = [...dynamic(byFile.keys())]
    .filter((file) => !known.has(file) && !/pseudo/.test(file))
    .map((file) => ({ name: file, often: 0.05, chunks: [file], after: after(file), isRoot: true }))
  const entries = all
    .filter(({ fileName, isEntry }) => isEntry && fileName !== "index.js")
    .map(({ fileName }) => ({ name: fileName, often: 0.2, chunks: [fileName], after: [] }))

  // The walk, file by file: each holds what no file before it has.
  const taken = new Set(all.filter(isKept).map(({ fileName }) => fileName))
  const take = (files) => [...files].filter((file) => byFile.has(file) && !taken.has(file) && taken.add(file))
  const viewsOf = new Map()
  for (const name of viewNames)
    for (const file of loadedBy(openings[name].slice(1).map(holding)))
      viewsOf.set(file, [...(viewsOf.get(file) ?? []), name])
  const walked = loadedBy(Object.values(walk).flat().map(holding))
  const ofButton = loadedBy(walk.buttonFace.map(holding))
  const ofBalances = loadedBy(walk.balances.map(holding))
  const isIn = (file, folder) =>
    Object.keys(byFile.get(file).modules).every((id) => id.startsWith(`${root}/${folder}/`))
  const isDrawn = (file) => {
    const { length } = viewsOf.get(file) ?? []
    return isIn(file, "react") && length >= (byFile.get(file).code.length < short ? several : many)
  }
  /** Rules of a few lines. */
  const isRule = (file) =>
    isIn(file, "core") && (viewsOf.get(file) ?? []).length > 1 && byFile.get(file).code.length < short / several
  const hasBalances = (name) => openings[name].includes(walk.balances[0])
  const isOfChains = (file) => {
    const others = (viewsOf.get(file) ?? []).filter((name) => name !== "Names" && !hasBalances(name))
    return others.length >= (byFile.get(file).code.length < short ? 1 : several)
  }
  // What loads without the kit stays out of files that import it.
  const loose = loadedBy([...early, ...entries.flatMap(({ chunks }) => chunks)])
  // A page imports its theme at its start: what that needs is in no file that comes with a connection.
  const ofThemes = loadedBy(["themes.js"])
  const ofKitAlone = (files) => [...files].filter((file) => !loose.has(file))
  const spoken = loadedBy([holding("react/kit/locale/speak.ts")])
  const picked = {
    marks: () =>
      [...ofButton].filter((file) => file !== holding(walk.buttonFace[0]) && !spoken.has(file) && !ofThemes.has(file)),
    views: () => [...loadedBy(walk.views.map(holding)), ...[...walked].filter(isDrawn)],
    chains: () => {
      const chains = loadedBy([...ofBalances].filter(isOfChains))
      // A rule that needs what no file before this one has stays out: that may need another rule of this file.
      const isNear = (file) => taken.has(file) || chains.has(file) || isRule(file)
      return [...chains, ...[...walked].filter((file) => isRule(file) && [...loadedBy([file])].every(isNear))]
    }
  }
  const found = (name, sources) => picked[name]?.() ?? loadedBy(sources.map(holding))
  const files = Object.entries(walk).map(([name, sources]) => [
    name,
    take(
      ["lazyShell", "first", "library", "marks", "HostPicture"].includes(name)
        ? found(name, sources)
        : ofKitAlone(found(name, sources))
    )
  ])
  const groups = joined({
    chunks: all.map((chunk) => ({
      name: chunk.fileName,
      bytes: chunk.code.length * packed,
      imports: chunk.imports,
      isFixed: isKept(chunk)
    })),
    groups: files.map(([, group]) => group).filter((group) => group.length > 0),
    openings: [...base, ...tabled, ...roots, ...entries]
  })
  const names = new Map(files.flatMap(([name, group]) => group.map((file) => [file, name])))
  const parts = new Map()
  const isRoot = dynamic(byFile.keys())
  /** Called like the largest chunk in it that is asked for by itself, or else like the largest that has a name of its own. */
  const leadOf = (group) =>
    [group.filter((file) => isRoot.has(file)), group.filter((file) => !plain.test(file)), group]
      .find((list) => list.length > 0)
      .reduce((one, other) => (byFile.get(other).code.length > byFile.get(one).code.length ? other : one))
  for (const group of groups) {
    const name = names.get(group[0]) ?? basename(leadOf(group), ".js").replace("latchkey-", "")
    if (group.length > 1 || names.has(group[0]))
      for (const file of group) for (const id of Object.keys(byFile.get(file).modules)) parts.set(id, name)
  }
  return parts
}
