import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import fc from "fast-check"
import type { Decoder } from "./decoder.ts"
import { itemReaders, replies } from "./decoders/answers.ts"
import { bitcoinWallets } from "./decoders/bitcoinWallets.ts"
import { readers } from "./decoders/readers.ts"
import { pageWallets } from "./decoders/pageWallets.ts"
import { standardWallets } from "./decoders/standardWallets.ts"
import { requestReaders } from "./decoders/requests.ts"
import { textReaders } from "./decoders/texts.ts"
import { large } from "./large.ts"
import { bentJson, bentText } from "./mutate.ts"
import { type Random, randomFrom } from "./random.ts"

/** The result for one reader. */
export interface Result {
  readonly name: string
  readonly inputs: number
  /** How many inputs were valid: a reader that never accepts one was not really tested. */
  readonly fitting: number
  readonly throws: number
  readonly polluted: number
  readonly wrong: number
  /** The slowest input of 1 MB, each measured as the best of several runs. */
  readonly slowestMillis: number
  readonly slowest: string
  readonly patient: boolean
  /** The first input that went wrong, shortened, and what happened. */
  readonly first: string | undefined
}

export const decoders: ReadonlyArray<Decoder> = [
  ...replies,
  ...itemReaders,
  ...readers,
  ...standardWallets,
  ...bitcoinWallets,
  ...pageWallets,
  ...requestReaders,
  ...textReaders
]

/**
 * How long 1 MB may take: 50 ms on a machine that parses a megabyte of JSON in 8 ms, and proportionally more on a
 * slower one. For JSON as text, the time of `JSON.parse` itself, which is unavoidable, is not counted.
 */
const mostMillis = 50
const yardstickMillis = 8
const yardstick = JSON.stringify(
  Array.from({ length: 16_000 }, (_, i) => ({ id: `w${i}`, name: "Wallet", chains: ["eip155:1"], order: i }))
)
/** The current limit on this machine. */
export const limitMillis = (): number =>
  mostMillis *
  Math.max(1, Math.min(...Array.from({ length: 8 }, () => spent(() => JSON.parse(yardstick)))) / yardstickMillis)

/** A sample with its lists cut to two elements: only their shape matters. */
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
/** Whether the prototype of all objects was reached, or an object with a replaced prototype was returned. */
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

/** An input: three in four made from a valid one, the others random. */
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

/** Processor time, or wall-clock time if that is less: a busy machine must not look like a slow reader. */
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
 * How long a reader takes, the best of several runs; for JSON as text, without the time of `JSON.parse`, which is
 * measured right before each run.
 */
const timed = ({ read, takes }: Pick<Decoder, "read" | "takes">, input: unknown): number => {
  let best = Number.POSITIVE_INFINITY
  for (let run = 0; run < 6 && best > mostMillis / 2; run++) {
    const parsing = takes === "json" ? spent(() => parsed(String(input))) : 0
    best = Math.min(best, Math.max(0, spent(() => read(input as never)) - parsing))
  }
  return best
}

/** Tests one reader on this many inputs, and on large ones. */
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
  // Whatever chance brings: each sample once with a key that must stay one.
  for (const sample of decoder.takes === "text" ? [] : samples) {
    const text = (JSON.stringify(sample) ?? "").replaceAll("{", '{"__proto__":{"polluted":1},').replaceAll(",}", "}")
    one(asInput(decoder, text), () => shown(text))
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
 * Tests every reader with that word in its name, reporting each when it is done; if several processes share the work,
 * the `nth` of `all`.
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

/** Whether a reader met every requirement. */
export const isSound = (
  { fitting, patient, polluted, slowestMillis, throws, wrong }: Result,
  limitMillis: number
): boolean =>
  throws === 0 && polluted === 0 && wrong === 0 && fitting > 0 && slowestMillis < limitMillis * (patient ? 10 : 1)
