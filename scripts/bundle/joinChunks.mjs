// Decides which chunks of a bundle become one file. By default, the bundler creates a file for everything that two
// openings share: hundreds, most of them small, which compress badly.

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
  into.imports.delete(first)
}

/**
 * Returns for each group that may be joined: the indexes of the openings that load it, and its cost in each opening. If
 * an opening loads the group already, a join saves half a file; otherwise it adds the bytes that are not loaded yet.
 */
const measureGroups = (groups, openings) => {
  const owners = new Map([...groups].flatMap(([name, { members }]) => members.map((member) => [member, name])))
  const loaded = openings.map(({ chunks }) =>
    withImports(
      groups,
      chunks.map((chunk) => owners.get(chunk))
    )
  )
  return [...groups.values()]
    .filter(({ isFixed }) => !isFixed)
    .map(({ name }) => {
      const all = [...withImports(groups, [name])]
      const countMissing = (set) =>
        all.reduce((sum, other) => (set.has(other) ? sum : sum + groups.get(other).bytes), 0)
      return {
        name,
        loadedBy: loaded.flatMap((set, index) => (set.has(name) ? [index] : [])),
        costs: loaded.map((set, index) => openings[index].weight * (set.has(name) ? -perFile / 2 : countMissing(set)))
      }
    })
}

/** Returns the unneeded bytes of an average visit if two groups are joined, less the cost of a file. */
const getCost = (first, second) => {
  let cost = 0
  for (const index of first.loadedBy) cost += second.costs[index]
  for (const index of second.loadedBy) cost += first.costs[index]
  return cost
}

/** Returns the two groups whose join costs the least. */
const findCheapestPair = (groups, openings) => {
  const measured = measureGroups(groups, openings)
  let best = { cost: Number.POSITIVE_INFINITY }
  measured.forEach((first, index) => {
    for (const second of measured.slice(index + 1)) {
      const cost = getCost(first, second)
      if (cost < best.cost && !isCycle(groups, first.name, second.name))
        best = { cost, pair: [first.name, second.name] }
    }
  })
  return best
}

/** Joins the groups that the same openings load. */
const joinSame = (groups, openings) => {
  const firsts = new Map()
  for (const { loadedBy, name } of measureGroups(groups, openings)) {
    const first = firsts.get(loadedBy.join())
    if (first === undefined) firsts.set(loadedBy.join(), name)
    else if (!isCycle(groups, name, first)) merge(groups, name, first)
  }
}

/**
 * Returns the names of the chunks that become one, as lists. `chunks`: name, bytes, the names of their imports;
 * `isFixed`: is never joined. `openings`: the chunks that each loads, and its weight. `mostFiles`: how many lists there
 * may be.
 *
 * Joins groups that the same openings load, then repeatedly the two groups that waste the fewest bytes of an average
 * visit, until there are at most `mostFiles` and each further join would waste more than a file costs. Joins that would
 * create an import cycle are skipped, as a class would be extended before it is defined.
 */
export const joinChunks = (chunks, openings, mostFiles) => {
  const groups = new Map(
    chunks.map((chunk) => [chunk.name, { ...chunk, members: [chunk.name], imports: new Set(chunk.imports) }])
  )
  joinSame(groups, openings)
  for (;;) {
    const { cost, pair } = findCheapestPair(groups, openings)
    if (pair === undefined || (cost >= 0 && groups.size <= mostFiles))
      return [...groups.values()].map(({ members }) => members)
    merge(groups, ...pair)
  }
}
