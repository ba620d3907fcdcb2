import type { JsonSchema } from "./inputs.ts"

/**
 * Reads the notation of results: `{ name: string, amount?: string|null, all: [number] }`. `any` is any value. An object
 * may have additional fields.
 */
export const readNotation = (text: string): JsonSchema => {
  const tokens = text.match(/[{}[\],:|]|[\w-]+\??/g) ?? []
  let position = 0
  const take = (expected: string): void => {
    if (tokens[position++] !== expected)
      throw new Error(`"${expected}" is missing before ${tokens.slice(position - 1, position + 3).join(" ")}`)
  }
  const readSingle = (): JsonSchema => {
    const token = tokens[position++]
    if (token === "[") {
      const items = readUnion()
      take("]")
      return { type: "array", items }
    }
    if (token !== "{") return token === "any" ? {} : { type: token }
    const properties: Record<string, JsonSchema> = {}
    const required: Array<string> = []
    while (tokens[position] !== "}") {
      const name = tokens[position++] ?? ""
      take(":")
      const isOptional = name.endsWith("?")
      const bare = isOptional ? name.slice(0, -1) : name
      properties[bare] = readUnion()
      if (!isOptional) required.push(bare)
      if (tokens[position] === ",") position++
    }
    take("}")
    return { type: "object", properties, ...(required.length === 0 ? {} : { required }) }
  }
  const readUnion = (): JsonSchema => {
    const all = [readSingle()]
    while (tokens[position] === "|") {
      position++
      all.push(readSingle())
    }
    const [first = {}] = all
    if (all.length === 1) return first
    return all.every((each) => Object.keys(each).join() === "type")
      ? { type: all.map(({ type }) => type) }
      : { anyOf: all }
  }
  const whole = readUnion()
  if (position < tokens.length) throw new Error(`There is more than one value: ${tokens.slice(position).join(" ")}`)
  return whole
}
