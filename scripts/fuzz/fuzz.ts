import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import type { Decoder } from "./decoder.ts"
import { itemReaders, replies } from "./decoders/answers.ts"
import { bitcoinWallets } from "./decoders/bitcoinWallets.ts"
import { readers } from "./decoders/readers.ts"
import { pageWallets } from "./decoders/pageWallets.ts"
import { standardWallets } from "./decoders/standardWallets.ts"
import { textReaders } from "./decoders/texts.ts"
import { large } from "./large.ts"
import { bentJson, bentText } from "./mutate.ts"
import { type Random, randomFrom } from "./random.ts"

/** How one reader did. */
export interface Result {
  readonly name: string
  readonly inputs: number
  /** How many of them fitted: readers that never say yes were not tried. */
  readonly fitting: number
  readonly throws: number
  readonly polluted: number
  readonly wrong: number
  /** The slowest input of 1 MB, of the best of some runs each. */
  readonly slowestMillis: number
  readonly slowest: string
  readonly patient: boolean
  /** The first input that went wrong, shortened, and what it did. */
  readonly first: string | undefined
}

export const decoders: ReadonlyArray<Decoder> = [
  ...replies,
  ...itemReaders,
  ...readers,
  ...standardWallets,
  ...bitcoinWallets,
  ...pageWallets,
  ...textReaders
]

/**
 * How long 1 MB may take: 50 ms on a machine that parses a megabyte of JSON in 8 ms, and so much more on a slower one.
 * Of JSON as text the time of `JSON.parse` itself, which nobody can do without, is left out.
 */
const mostMillis = 50
const yardstickMillis = 8
const yardstick = JSON.stringify(
  Array.from({ length: 16_000 }, (_, i) => ({ id: `w${i}`, name: "Wallet", chains: ["eip155:1"], order: i }))
)
/** The limit on this machine now. */
export const limitMillis = (): number =>
  mostMillis *
  Math.max(1, Math.min(...Array.from({ length: 8 }, () => spent(() => JSON.parse(yardstick)))) / yardstickMillis)

/** Lists of a sample cut to their first two: it is their shape that matters. */
const short = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.slice(0, 2).map(short)
  return typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, short(item)]))
    : value
}

/** Whole recordings, and every answer in them. */
export const recorded = (root: string) => {
  const folder = join(root, "fixtures/flows")
  const flows = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file): unknown => JSON.parse(readFileSync(join(folder, file), "utf8")))
  const answers = flows.flatMap(
    (flow): ReadonlyArray<unknown> =>
      (Reflect.get(Object(flow), "requests") ?? []).map((one: unknown) => Reflect.get(Object(one), "answer"))
  )
  return { flows: flows.map(short), answers: answers.map(short) }
}

const names = () => Object.getOwnPropertyNames(Object.prototype).sort().join()
const before = names()
/** Nobody may have reached the prototype of all objects, nor hand out an object whose own was replaced. */
const isPolluted = (out: unknown): boolean =>
  Reflect.has({}, "polluted") ||
  (typeof out === "object" && out !== null && !Object.hasOwn(out, "polluted") && Reflect.has(out, "polluted"))

const asInput = ({ takes }: Decoder, text: string): unknown => {
  if (takes !== "value") return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Random texts and values, from fast-check. */
export const pools = (seed: number) => ({
  texts: fc.sample(
    fc.oneof(
      fc.fullUnicodeString({ maxLength: 80 }),
      fc.string16bits({ maxLength: 80 }),
      fc.webUrl(),
      fc.emailAddress(),
      fc.double().map(String),
      fc.bigInt().map(String)
    ),
    { numRuns: 4000, seed }
  ),
  json: fc.sample(fc.json({ maxDepth: 5 }), { numRuns: 4000, seed }),
  values: fc.sample(
    fc.anything({
      withNullPrototype: true,
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withSparseArray: true,
      withTypedArray: true,
      maxDepth: 3
    }),
    { numRuns: 4000, seed }
  )
})
type Pools = ReturnType<typeof pools>

/** An input: three in four made from a good one, the others from anywhere. */
const inputFor = (
  decoder: Decoder,
  samples: ReadonlyArray<unknown>,
  random: Random,
  { json, texts, values }: Pools
): unknown => {
  if (decoder.takes === "text")
    return random.chance(0.75) ? bentText(random, String(random.pick(samples))) : random.pick(texts)
  if (random.chance(0.75)) return asInput(decoder, bentJson(random, random.pick(samples)))
  return decoder.takes === "value"
    ? random.chance(0.5)
      ? random.pick(values)
      : JSON.parse(random.pick(json))
    : random.pick(random.chance(0.5) ? json : texts)
}

const shown = (input: unknown): string => {
  const text =
    typeof input === "string"
      ? input
      : (JSON.stringify(input, (_, one: unknown) => (typeof one === "bigint" ? `${one}n` : one)) ?? String(input))
  return JSON.stringify(text.length > 300 ? `${text.slice(0, 300)}…` : text)
}

/** Processor time, or time on the wall where that is less: a busy machine is not taken for a slow reader. */
const spent = (act: () => unknown): number => {
  const [start, used] = [performance.now(), process.cpuUsage()]
  act()
  const { system, user } = process.cpuUsage(used)
  return Math.min(performance.now() - start, (user + system) / 1000)
}
const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/**
 * How long a reader takes, the best of some runs; of JSON as text beside `JSON.parse`, which is measured right before
 * each.
 */
const timed = ({ read, takes }: Pick<Decoder, "read" | "takes">, input: unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 6 && best > mostMillis / 2; run++) {
    const parsing = takes === "json" ? spent(() => parsed(String(input))) : 0
    best = Math.min(best, Math.max(0, spent(() => read(input as never)) - parsing))
  }
  return best
}

/** Tries one reader on so many inputs, and on large ones. */
export const tried = (
  decoder: Decoder,
  { answers, flows }: ReturnType<typeof recorded>,
  count: number,
  random: Random,
  pool: Pools,
  withLarge = true
): Result => {
  const fits = (input: unknown): boolean => {
    try {
      return decoder.read(asInput(decoder, JSON.stringify(input) ?? "null") as never) !== undefined
    } catch {
      return false
    }
  }
  const samples =
    decoder.name === "recording"
      ? flows
      : [
          ...decoder.samples,
          ...(decoder.takes === "json" && decoder.name.startsWith("reply") ? answers.filter(fits) : [])
        ]
  let [fitting, throws, polluted, wrong] = [0, 0, 0, 0]
  let first: string | undefined
  const one = (input: unknown, told: () => string): void => {
    try {
      const out = decoder.read(input as never)
      if (out !== undefined && out !== null) fitting++
      if (isPolluted(out)) {
        polluted++
        first ??= `polluted by ${told()}`
      }
      const misfit = decoder.wrong?.(out)
      if (misfit !== undefined) {
        wrong++
        first ??= `${misfit}: ${told()}`
      }
    } catch (error) {
      throws++
      first ??= `${String(error).slice(0, 200)} by ${told()}`
    }
  }
  for (let i = 0; i < count; i++) {
    const input =
      i < samples.length
        ? decoder.takes === "text"
          ? String(samples[i])
          : asInput(decoder, JSON.stringify(samples[i]))
        : inputFor(decoder, samples, random, pool)
    one(input, () => shown(input))
  }
  let [slowestMillis, slowest] = [0, ""]
  for (const [name, text] of withLarge ? large(decoder.takes, samples) : []) {
    const input = asInput(decoder, text)
    const before = throws
    one(input, () => `1 MB of ${name}`)
    const took = throws > before ? 0 : timed(decoder, input)
    if (took > slowestMillis) [slowestMillis, slowest] = [took, name]
  }
  if (names() !== before) polluted++
  return {
    name: decoder.name,
    inputs: count,
    fitting,
    throws,
    polluted,
    wrong,
    slowestMillis,
    slowest,
    patient: decoder.patient === true,
    first
  }
}

/**
 * Tries every reader with that word in its name, telling of each as it is done; of several that share the work, the
 * `nth` of `all`.
 */
export const fuzz = (
  root: string,
  {
    all,
    count,
    nth,
    only,
    seed,
    tell
  }: {
    readonly count: number
    readonly seed: number
    readonly only: string
    readonly nth: number
    readonly all: number
    readonly tell: (result: Result) => void
  }
): void => {
  const [found, pool] = [recorded(root), pools(seed)]
  decoders.forEach((decoder, i) => {
    if (i % all === nth && decoder.name.includes(only)) tell(tried(decoder, found, count, randomFrom(seed + i), pool))
  })
}

/** Whether a reader kept every promise. */
export const isSound = (
  { fitting, patient, polluted, slowestMillis, throws, wrong }: Result,
  limitMillis: number
): boolean =>
  throws === 0 && polluted === 0 && wrong === 0 && fitting > 0 && slowestMillis < limitMillis * (patient ? 10 : 1)
