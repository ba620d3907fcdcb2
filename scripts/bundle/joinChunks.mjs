// Decides which chunks of a bundle become one file. By default, the bundler makes a file of everything that two openings
// share: hundreds, most of them small, which pack badly.

/** The size of a small chunk, in packed bytes. */
const small = 2000
/** How many unneeded bytes an average visit may load so that a small chunk is no file of its own. */
const most = 300
/** The cost of a file in addition to its contents, in bytes: its head, worse packing, and a request. */
const perFile = 400

/**
 * Returns the names of the chunks that become one, as lists. `chunks`: name, bytes, the names of their imports;
 * `isFixed`: is never joined. `openings`: the chunks that each loads, and its weight.
 *
 * Chunks that the same openings load become one. Then each chunk, the smallest first, joins the one with which an average
 * visit loads the fewest unneeded bytes: a small chunk unless that are more than `most`, a larger one only if it saves
 * bytes. Joins that would create an import cycle are skipped: a class would be extended before it is defined.
 */
export const joinChunks = (chunks, openings) => {
  const groups = new Map(
    chunks.map((chunk) => [chunk.name, { ...chunk, members: [chunk.name], imports: new Set(chunk.imports) }])
  )
  const withImports = (names, found = new Set()) => {
    for (const name of names)
      if (groups.has(name) && !found.has(name)) withImports(groups.get(name).imports, found.add(name))
    return found
  }
  let loaded = openings.map((opening) => withImports(opening.chunks))
  const bytesOf = (names, except) =>
    [...names].reduce((sum, name) => (except.has(name) ? sum : sum + groups.get(name).bytes), 0)
  const reaches = (from, to) => withImports([...groups.get(from).imports].filter((name) => name !== to)).has(to)
  const isCycle = (one, other) => reaches(one, other) || reaches(other, one)

  const join = (one, other) => {
    const [from, into] = [groups.get(one), groups.get(other)]
    into.members.push(...from.members)
    into.bytes += from.bytes
    for (const name of from.imports) into.imports.add(name)
    groups.delete(one)
    for (const { imports } of groups.values()) if (imports.delete(one)) imports.add(other)
    into.imports.delete(other)
    loaded = loaded.map((set) => (set.delete(one) || set.has(other) ? withImports([...set, other]) : set))
  }
  /** The unneeded bytes of an average visit, less what a file costs. */
  const costOf = (one, other) => {
    const [all, others] = [withImports([one]), withImports([other])]
    return loaded.reduce((sum, set, at) => {
      const [hasOne, hasOther] = [set.has(one), set.has(other)]
      if (!hasOne && !hasOther) return sum
      const cost = hasOne && hasOther ? -perFile : bytesOf(hasOne ? others : all, set)
      return sum + cost * openings[at].weight
    }, 0)
  }

  const free = () => [...groups.values()].filter(({ isFixed }) => !isFixed)
  const byOpenings = new Map()
  for (const { name } of free()) {
    const key = loaded.flatMap((set, at) => (set.has(name) ? [at] : [])).join()
    const same = byOpenings.get(key)
    if (same === undefined) byOpenings.set(key, name)
    else if (!isCycle(name, same)) join(name, same)
  }
  const settled = new Set()
  for (;;) {
    const [next] = free()
      .filter((group) => !settled.has(group))
      .sort((one, other) => one.bytes - other.bytes)
    if (next === undefined) return [...groups.values()].map(({ members }) => members)
    const limit = next.bytes < small ? most : 0
    const best = free()
      .filter((group) => group !== next)
      .map(({ name }) => ({ name, cost: costOf(next.name, name) }))
      .filter(({ cost }) => cost < limit)
      .sort((one, other) => one.cost - other.cost)
      .find(({ name }) => !isCycle(next.name, name))
    if (best === undefined) settled.add(next)
    else join(next.name, best.name)
  }
}
