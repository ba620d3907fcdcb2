import type { Random } from "./random.ts"

const hostileKeys = [
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "then",
  "toJSON",
  "length",
  "",
  "0",
  "\u0000",
  "\ud800"
]
const weird: ReadonlyArray<unknown> = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1e308,
  5e-324,
  2 ** 53,
  -(2 ** 53),
  0.1,
  "",
  " ",
  "\ud800",
  "\udfff\ud800",
  "\u202e",
  "\u0000",
  "NaN",
  "Infinity",
  "1e400",
  "-1",
  "0x",
  "0x0",
  "9".repeat(200),
  `0.${"9".repeat(200)}`,
  "x".repeat(5000),
  "javascript:alert(1)",
  "data:text/html,x",
  "https://a\u0000b",
  "http://[::",
  "eip155:0",
  "eip155:1:0x",
  "::",
  [],
  {},
  [[]],
  [null],
  { a: { b: {} } }
]
/** Values that JSON can express and JSON.stringify would not write. */
const raw = [
  "1e400",
  "-1e400",
  "1e-400",
  '{"__proto__":{"polluted":1}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
  '"\\ud800"',
  '"\\u0000"',
  `${"9".repeat(400)}`
]
const deep = (depth: number): string => "[".repeat(depth) + "]".repeat(depth)
const deepObject = (depth: number): string => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`

const isList = (value: unknown): value is Array<unknown> => Array.isArray(value)
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !isList(value)
/** Sets an own property, even `__proto__`. */
const put = (target: Record<string, unknown>, key: string, value: unknown): void =>
  void Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true })

/** Changes something at any depth. */
const bent = (random: Random, value: unknown, depth: number): unknown => {
  if (depth > 0 && isList(value) && value.length > 0 && random.chance(0.75)) {
    const at = random.below(value.length)
    return value.map((item, i) => (i === at ? bent(random, item, depth - 1) : item))
  }
  if (depth > 0 && isObject(value) && random.chance(0.8)) {
    const keys = Object.keys(value)
    if (keys.length > 0) {
      const key = random.pick(keys)
      const copy: Record<string, unknown> = {}
      for (const one of keys) put(copy, one, one === key ? bent(random, value[one], depth - 1) : value[one])
      return copy
    }
  }
  return changed(random, value)
}

const changed = (random: Random, value: unknown): unknown => {
  switch (random.below(7)) {
    case 0:
      return random.pick(weird)
    case 1:
      return isList(value)
        ? [...value, ...value, random.pick(weird)]
        : isObject(value)
          ? without(random, value)
          : [value]
    case 2:
      return isObject(value) ? renamed(random, value) : { value }
    case 3:
      return isObject(value) ? added(random, value) : isList(value) ? value.slice(1) : String(value)
    case 4:
      return typeof value === "string"
        ? bentText(random, value)
        : typeof value === "number"
          ? value * random.pick([-1, 1e300, 1e-300, 0, 0.5])
          : random.pick(weird)
    case 5:
      return [value, random.pick(weird)]
    default:
      return typeof value === "string" ? Number(value) : typeof value === "object" ? "[object]" : String(value)
  }
}
const without = (random: Random, value: Record<string, unknown>): unknown => {
  const keys = Object.keys(value)
  const gone = keys[random.below(keys.length)]
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== gone))
}
const renamed = (random: Random, value: Record<string, unknown>): unknown => {
  const copy: Record<string, unknown> = {}
  const keys = Object.keys(value)
  const at = random.below(keys.length)
  keys.forEach((key, i) => {
    put(copy, i === at ? random.pick(hostileKeys) : key, value[key])
  })
  return copy
}
const added = (random: Random, value: Record<string, unknown>): unknown => {
  const copy: Record<string, unknown> = {}
  put(
    copy,
    random.chance(0.5) ? "__proto__" : random.pick(hostileKeys),
    random.pick([{ polluted: 1, isAdmin: true }, { polluted: 1 }, { prototype: { polluted: 1 } }, 1, "polluted", null])
  )
  for (const key of Object.keys(value)) put(copy, key, value[key])
  return copy
}

const odd = [
  "\u0000",
  "\n",
  "\r\n",
  "\t",
  " ",
  "\ud800",
  "\udfff",
  "\u202e",
  "\u200d",
  "\u0301",
  "\ufeff",
  "é",
  "𝒶",
  "…",
  ":",
  "/",
  "\\",
  "#",
  "?",
  "@",
  "%00",
  "%",
  "-",
  "+",
  ".",
  ",",
  "0",
  "9",
  "e",
  "E",
  "x",
  "{",
  "}",
  "[",
  "]",
  '"',
  "'",
  "<",
  ">",
  "&",
  ";",
  "(",
  ")",
  "$"
]
/** Text with a few characters changed, some of it repeated, or cut. */
export const bentText = (random: Random, text: string): string => {
  let now = text
  for (let times = 1 + random.below(4); times > 0; times--) {
    const at = random.below(now.length + 1)
    const to = Math.min(now.length, at + random.below(6))
    switch (random.below(8)) {
      case 0:
        now = now.slice(0, at) + now.slice(to)
        break
      case 1:
        now = now.slice(0, at) + random.pick(odd) + now.slice(at)
        break
      case 2:
        now = now.slice(0, at) + random.pick(odd) + now.slice(to)
        break
      case 3:
        now = now.slice(0, at) + now.slice(at, to).repeat(1 + random.below(50)) + now.slice(to)
        break
      case 4:
        now = now.slice(0, at)
        break
      case 5:
        now = random.chance(0.5) ? now.toUpperCase() : now.toLowerCase()
        break
      case 6:
        now = now.slice(0, at) + String.fromCharCode(random.below(65_536)) + now.slice(at)
        break
      default:
        now = now.split("").reverse().join("")
    }
  }
  return now
}

/** JSON of a value that was changed in a few places, and sometimes text that is no longer JSON. */
export const bentJson = (random: Random, sample: unknown): string => {
  let value = sample
  for (let times = random.below(4); times > 0; times--) value = bent(random, value, 8)
  const text = JSON.stringify(value) ?? "null"
  if (random.chance(0.15)) {
    // Replaces a value in the middle by something that only text can express.
    const places = [...text.slice(0, 4000).matchAll(/:|,|\[/g)].map(({ index }) => index + 1)
    const at = places.length === 0 ? 0 : random.pick(places)
    const end = text.slice(at).search(/[,\]}]/)
    const put = random.chance(0.02) ? random.pick([deep, deepObject])(10_000) : random.pick(raw)
    return text.slice(0, at) + put + text.slice(end < 0 ? at : at + end)
  }
  return random.chance(0.05) ? bentText(random, text) : text
}
