// Left to itself a bundler makes a file of whatever two openings share: hundreds, half of them under 1 kB. From the chunks
// that it finds, this reckons which are better one file.

/** What a file costs beside what is in it, packed: its head and what a packer could have shared; and, as bytes, a request. */
const ofHead = 130
const ofRequest = 270
/** Below this, in bytes as reckoned here, a file is under 1 kB when it ships. */
const least = 500
/** What an opening may load in more than it needs; a root by itself comes after a view that has most of it. */
const slack = { view: 1500, root: 8000 }

/** All that these chunks import, with themselves. */
const closure = (starts, imports) => {
  const seen = new Set()
  const go = (one) => {
    if (seen.has(one) || !imports.has(one)) return
    seen.add(one)
    for (const next of imports.get(one)) go(next)
  }
  for (const start of starts) go(start)
  return seen
}

/**
 * Which chunks become one, as lists of their names. `chunks`: name, bytes and the names of what each imports; `isFixed`
 * stays as it is. `openings`: how often each happens, its chunks, and which others it comes after, whose chunks are there
 * by then. `groups`: chunks that are one to begin with.
 *
 * Chunks that the same openings load are one at no cost. A small chunk joins the one with which the fewest bytes load in
 * vain, by how often; two large ones join where that saves more than it costs. No two are joined that would import each
 * other in a circle: a class would be extended before it is there.
 */
export const joined = ({ chunks, groups = [], openings }) => {
  const place = new Map(chunks.map(({ name }, at) => [name, at]))
  const imports = new Map(
    chunks.map((chunk, at) => [at, new Set(chunk.imports.flatMap((name) => place.get(name) ?? []))])
  )
  const bytes = chunks.map((chunk) => chunk.bytes)
  const members = chunks.map(({ name }) => [name])
  const alive = new Set(chunks.keys())
  const isFixed = chunks.map((chunk) => chunk.isFixed === true)

  const words = Math.ceil(openings.length / 32)
  const mark = (set, at) => {
    set[at >> 5] |= 1 << (at & 31)
  }
  const each = (word, at, act) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) act(at * 32 + 31 - Math.clz32(rest & -rest))
  }
  /** Of each chunk the openings that load it; of each opening those that it comes after. */
  const sets = chunks.map(() => new Uint32Array(words))
  openings.forEach(({ chunks: roots }, at) => {
    for (const one of closure(
      roots.map((name) => place.get(name)),
      imports
    ))
      mark(sets[one], at)
  })
  const before = openings.map(({ after }) => {
    const set = new Uint32Array(words)
    for (const name of after)
      mark(
        set,
        openings.findIndex((one) => one.name === name)
      )
    return set
  })
  const isThere = (set, opening) => before[opening].some((word, at) => (word & set[at]) !== 0)
  let spare = []

  let reach
  const findReach = () => {
    reach = new Map()
    const go = (one) => {
      const known = reach.get(one)
      if (known) return known
      const all = new Set()
      reach.set(one, all)
      for (const next of imports.get(one)) {
        all.add(next)
        for (const further of go(next)) all.add(further)
      }
      return all
    }
    for (const one of alive) go(one)
  }
  const isCircle = (one, other) =>
    [
      [one, other],
      [other, one]
    ].some(([from, to]) => [...imports.get(from)].some((next) => next !== to && reach.get(next).has(to)))
  /** What it costs that two become one: bytes by opening, all in all, and the chunks that more openings load. */
  const judge = (one, other) => {
    const union = sets[one].map((word, at) => word | sets[other][at])
    const loads = new Set([one, other, ...reach.get(one), ...reach.get(other)])
    const more = new Map()
    let cost = 0
    const add = (opening, count, aside = 0) => {
      more.set(opening, (more.get(opening) ?? 0) + count)
      cost += (count + aside) * openings[opening].often
    }
    for (const chunk of loads)
      for (const [at, word] of union.entries())
        each(word & ~sets[chunk][at], at, (opening) => {
          if (!isThere(sets[chunk], opening)) add(opening, bytes[chunk])
        })
    for (const at of union.keys())
      each(sets[one][at] & sets[other][at], at, (opening) => {
        if (!isThere(sets[one], opening) && !isThere(sets[other], opening)) add(opening, -ofHead, -ofRequest)
      })
    return { cost, loads, more, union }
  }
  const join = (one, other, { loads, more, union }) => {
    const changed = new Set([one, other])
    for (const chunk of loads)
      union.forEach((word, at) => {
        if ((word & ~sets[chunk][at]) === 0) return
        sets[chunk][at] |= word
        changed.add(chunk)
      })
    for (const [opening, count] of more) spare[opening] -= count
    for (const next of imports.get(other)) imports.get(one).add(next)
    for (const next of imports.values()) if (next.delete(other)) next.add(one)
    imports.get(one).delete(one)
    members[one].push(...members[other])
    bytes[one] += bytes[other]
    alive.delete(other)
    findReach()
    return changed
  }

  findReach()
  for (const [first, ...rest] of groups) {
    const one = place.get(first)
    for (const name of rest) join(one, place.get(name), judge(one, place.get(name)))
    isFixed[one] = true
  }
  for (const [first] of groups)
    if (isCircle(place.get(first), place.get(first)))
      throw new Error(`One file of ${members[place.get(first)].join(", ")} would import what imports it.`)
  spare = openings.map(({ isRoot }) => (isRoot ? slack.root : slack.view))
  const free = () => [...alive].filter((chunk) => !isFixed[chunk])
  const isSame = (one, other) => sets[one].every((word, at) => word === sets[other][at])
  for (const one of free())
    for (const other of free())
      if (one < other && alive.has(one) && alive.has(other) && isSame(one, other) && !isCircle(one, other))
        join(one, other, judge(one, other))

  const judged = new Map(free().map((one) => [one, new Map()]))
  const costOf = (one, other) => {
    const known = judged.get(one).get(other)
    if (known) return known
    const found = judge(one, other)
    judged.get(one).set(other, found)
    return found
  }
  for (let isLast = false; ; ) {
    let best = null
    const all = free()
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1)) {
        const found = costOf(one, other)
        if (best !== null && found.cost >= best.found.cost) continue
        const isSmall = bytes[one] < least || bytes[other] < least
        if (!isSmall && (isLast || found.cost >= 0)) continue
        if (!isLast && [...found.more].some(([opening, count]) => count > 0 && count > spare[opening])) continue
        if (!isCircle(one, other)) best = { found, one, other }
      }
    })
    if (best === null && isLast) return [...alive].map((chunk) => members[chunk])
    if (best === null) {
      isLast = true // what is small still has no place at the limits: it goes where it costs the least
      continue
    }
    const changed = join(best.one, best.other, best.found)
    judged.delete(best.other)
    const isStale = (chunk) =>
      !alive.has(chunk) || changed.has(chunk) || [...reach.get(chunk)].some((one) => changed.has(one))
    const stale = new Set([...judged.keys()].filter(isStale)).add(best.other)
    for (const [one, row] of judged)
      if (stale.has(one)) row.clear()
      else for (const other of stale) row.delete(other)
  }
}
