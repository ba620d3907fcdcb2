/** What an attacker puts beside honest keys, in the hope that somebody merges it. */
const hostile = [
  ["__proto__", { polluted: true, isAdmin: true }], ["constructor", { prototype: { polluted: true } }], ["prototype", { polluted: true }],
  ["toString", "polluted"], ["hasOwnProperty", 1], ["then", "polluted"], ["toJSON", "polluted"], ["", "polluted"]
] as const

/** The JSON of a value with such keys in each of its objects. */
export const hostileText = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(hostileText).join()}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  const own: ReadonlyArray<readonly [string, unknown]> = Object.entries(value)
  return `{${[...hostile.map(([key, item]) => [key, JSON.stringify(item)]), ...own.map(([key, item]) => [key, hostileText(item)])]
    .map(([key, text]) => `${JSON.stringify(key)}:${text}`).join()}}`
}

const names = Object.getOwnPropertyNames(Object.prototype).sort().join()

/** Whether every object of the realm is as it was when this was loaded. */
export const isPolluted = (): boolean => Reflect.has({}, "polluted") || Object.getOwnPropertyNames(Object.prototype).sort().join() !== names
