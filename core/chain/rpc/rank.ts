/**
 * How endpoints are ranked: a ping every 4 s, the last 10 are counted, stability outweighs latency.
 * docs/spec/chain.md#rpc-ranking.
 */
export const ranking = { intervalMillis: 4_000, samples: 10, stability: 0.7, latency: 0.3 } as const

/** The result of one ping: its latency, or null if it was not answered. */
export type Sample = number | null

/** Adds a sample and drops the oldest one beyond the limit. */
export const sampled = (samples: ReadonlyArray<Sample> = [], sample: Sample): ReadonlyArray<Sample> =>
  [...samples, sample].slice(-ranking.samples)

const getMean = (samples: ReadonlyArray<Sample>): number => {
  const answered = samples.filter((sample) => sample !== null)
  return answered.length === 0
    ? Number.POSITIVE_INFINITY
    : answered.reduce((sum, latency) => sum + latency, 0) / answered.length
}

/**
 * Combines the share of answered pings with the mean latency, relative to the slowest endpoint; 0 is worst and 1 is
 * best.
 */
const getScore = (samples: ReadonlyArray<Sample>, slowest: number): number => {
  const mean = getMean(samples)
  const stability = samples.filter((sample) => sample !== null).length / samples.length
  return (
    ranking.stability * stability + ranking.latency * (Number.isFinite(mean) && slowest > 0 ? 1 - mean / slowest : 0)
  )
}

/** Returns the URLs, best first. Equal ones keep their order; all keep it while one of them was never pinged. */
export const ranked = (
  urls: ReadonlyArray<string>,
  samples: ReadonlyMap<string, ReadonlyArray<Sample>>
): ReadonlyArray<string> => {
  const known = urls.map((url) => ({ url, samples: samples.get(url) ?? [] }))
  if (known.some((endpoint) => endpoint.samples.length === 0)) return urls
  const slowest = Math.max(0, ...known.map((endpoint) => getMean(endpoint.samples)).filter(Number.isFinite))
  return known
    .map((endpoint) => ({ url: endpoint.url, score: getScore(endpoint.samples, slowest) }))
    .sort((a, b) => b.score - a.score)
    .map(({ url }) => url)
}
