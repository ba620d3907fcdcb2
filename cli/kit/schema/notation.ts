import type { JsonSchema } from "./inputs.ts"

/**
 * Reads the notation that results are written down in: `{ name: string, amount?: string|null, all: [number] }`. `any` is
 * any value. An object may have more than what is named.
 */
export const readNotation = (text: string): JsonSchema => {
  const tokens = text.match(/[{}[\],:|]|[\w-]+\??/g) ?? []
  let at = 0
  const take = (wanted: string): void => {
    if (tokens[at++] !== wanted)
      throw new Error(`"${wanted}" is missing before ${tokens.slice(at - 1, at + 3).join(" ")}`)
  }
  const one = (): JsonSchema => {
    const token = tokens[at++]
    if (token === "[") {
      const items = union()
      take("]")
      return { type: "array", items }
    }
    if (token !== "{") return token === "any" ? {} : { type: token }
    const properties: Record<string, JsonSchema> = {}
    const required: Array<string> = []
    while (tokens[at] !== "}") {
      const name = tokens[at++] ?? ""
      take(":")
      const isOptional = name.endsWith("?")
      const bare = isOptional ? name.slice(0, -1) : name
      properties[bare] = union()
      if (!isOptional) required.push(bare)
      if (tokens[at] === ",") at++
    }
    take("}")
    return { type: "object", properties, ...(required.length === 0 ? {} : { required }) }
  }
  const union = (): JsonSchema => {
    const all = [one()]
    while (tokens[at] === "|") {
      at++
      all.push(one())
    }
    const [first = {}] = all
    if (all.length === 1) return first
    return all.every((each) => Object.keys(each).join() === "type")
      ? { type: all.map(({ type }) => type) }
      : { anyOf: all }
  }
  const whole = union()
  if (at < tokens.length) throw new Error(`There is more than one value: ${tokens.slice(at).join(" ")}`)
  return whole
}
