// Decides which chunks of a bundle become one file. By default, the bundler creates a file for everything that two
// openings share: hundreds, most of them small, which compress badly.

/** The size of a small chunk, in compressed bytes. */
const small = 3000
/** How many bytes an average visit may waste to avoid a separate file for a small chunk. */
const most = 600
/** The cost of a file in addition to its contents, in bytes: its head, worse compression, and a request. */
const perFile = 600

/** Returns names of groups together with everything that they import. */
const withImports = (groups, names, found = new Set()) => {
  for (const name of names)
    if (groups.has(name) && !found.has(name)) withImports(groups, groups.get(name).imports, found.add(name))
  return found
}

/** Returns whether one of two groups imports the other through a third one, so that joining them would create a cycle. */
const isCycle = (groups, first, second) => {
  const reaches = (from, to) =>
    withImports(
      groups,
      [...groups.get(from).imports].filter((name) => name !== to)
    ).has(to)
  return reaches(first, second) || reaches(second, first)
}

/** Moves the first group into the second. */
const merge = (groups, first, second) => {
  const [from, into] = [groups.get(first), groups.get(second)]
  into.members.push(...from.members)
  into.bytes += from.bytes
  for (const name of from.imports) into.imports.add(name)
  groups.delete(first)
  for (const { imports } of groups.values()) if (imports.delete(first)) imports.add(second)
  into.imports.delete(second)
}

/** Returns the unneeded bytes of an average visit if two groups are joined, less the cost of a file. */
const getCost = (groups, loaded, openings, first, second) => {
  const toBytes = (names, except) =>
    [...names].reduce((sum, name) => (except.has(name) ? sum : sum + groups.get(name).bytes), 0)
  const [all, others] = [withImports(groups, [first]), withImports(groups, [second])]
  return loaded.reduce((sum, set, index) => {
    const [hasFirst, hasSecond] = [set.has(first), set.has(second)]
    if (!hasFirst && !hasSecond) return sum
    const cost = hasFirst && hasSecond ? -perFile : toBytes(hasFirst ? others : all, set)
    return sum + cost * openings[index].weight
  }, 0)
}

/**
 * Returns the names of the chunks that become one, as lists. `chunks`: name, bytes, the names of their imports;
 * `isFixed`: is never joined. `openings`: the chunks that each loads, and its weight.
 *
 * Chunks that the same openings load become one. Then each chunk, the smallest first, joins the one that wastes the
 * fewest bytes of an average visit: a small chunk if that is at most `most`, a larger one only if it saves bytes. Joins
 * that would create an import cycle are skipped, as a class would be extended before it is defined.
 */
export const joinChunks = (chunks, openings) => {
  const groups = new Map(
    chunks.map((chunk) => [chunk.name, { ...chunk, members: [chunk.name], imports: new Set(chunk.imports) }])
  )
  let loaded = openings.map((opening) => withImports(groups, opening.chunks))
  const join = (first, second) => {
    merge(groups, first, second)
    loaded = loaded.map((set) => (set.delete(first) || set.has(second) ? withImports(groups, [...set, second]) : set))
  }
  const getFreeGroups = () => [...groups.values()].filter(({ isFixed }) => !isFixed)
  const byOpenings = new Map()
  for (const { name } of getFreeGroups()) {
    const key = loaded.flatMap((set, index) => (set.has(name) ? [index] : [])).join()
    const same = byOpenings.get(key)
    if (same === undefined) byOpenings.set(key, name)
    else if (!isCycle(groups, name, same)) join(name, same)
  }
  const done = new Set()
  for (;;) {
    const [next] = getFreeGroups()
      .filter((group) => !done.has(group))
      .sort((first, second) => first.bytes - second.bytes)
    if (next === undefined) return [...groups.values()].map(({ members }) => members)
    const limit = next.bytes < small ? most : 0
    const best = getFreeGroups()
      .filter((group) => group !== next)
      .map(({ name }) => ({ name, cost: getCost(groups, loaded, openings, next.name, name) }))
      .filter(({ cost }) => cost < limit)
      .sort((first, second) => first.cost - second.cost)
      .find(({ name }) => !isCycle(groups, next.name, name))
    if (best === undefined) done.add(next)
    else join(next.name, best.name)
  }
}
