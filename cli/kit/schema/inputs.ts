import type { Command as Words } from "commander"
import { type Usage, usageError } from "../../foundation/errors/usage.ts"

/** A JSON Schema, as far as it is used here. */
export type JsonSchema = Readonly<Record<string, unknown>>

const nameOf = (long: string): string => long.slice(2)

/** Returns the JSON Schema of a command's own words: its arguments and its flags, by their names. */
export const inputSchema = (words: Words): JsonSchema => {
  const args = words.registeredArguments.map((one) => ({
    name: one.name(),
    required: one.required,
    schema: one.variadic
      ? { type: "array", items: { type: "string" }, description: one.description }
      : { type: "string", description: one.description }
  }))
  const flags = words.options.map((one) => ({
    name: nameOf(one.long ?? ""),
    required: one.mandatory && one.defaultValue === undefined,
    schema: !(one.required || one.optional)
      ? { type: "boolean", description: one.description }
      : one.variadic
        ? { type: "array", items: { type: "string" }, description: one.description }
        : {
            type: "string",
            description: one.description,
            ...(typeof one.defaultValue === "string" ? { default: one.defaultValue } : {})
          }
  }))
  const all = [...args, ...flags]
  const required = all.flatMap((one) => (one.required ? [one.name] : []))
  return {
    type: "object",
    properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false
  }
}

/**
 * Returns the words of a command whose arguments and flags were given by their names. A value is never taken for a flag,
 * whatever it begins with. Returns a failure for a name or a type that the command does not have.
 */
export const wordsOf = (
  words: Words,
  path: ReadonlyArray<string>,
  given: Readonly<Record<string, unknown>>
): ReadonlyArray<string> | Usage => {
  const flags: Array<string> = []
  const args: Array<string> = []
  const misfit = (name: string, rule: string): Usage => usageError(`${name} must be ${rule}.`)
  const known = new Set([
    ...words.registeredArguments.map((one) => one.name()),
    ...words.options.map((one) => nameOf(one.long ?? ""))
  ])
  const unknown = Object.keys(given).find((name) => !known.has(name))
  if (unknown !== undefined) return usageError(`There is no "${unknown}" here. There is: ${[...known].join(", ")}.`)
  for (const one of words.options) {
    const name = nameOf(one.long ?? "")
    const value = given[name]
    if (value === undefined) continue
    if (!(one.required || one.optional)) {
      if (typeof value !== "boolean") return misfit(name, "true or false")
      if (value) flags.push(`--${name}`)
      continue
    }
    const texts = textsOf(value)
    if (texts === undefined || (texts.length !== 1 && !one.variadic)) return misfit(name, "a text")
    flags.push(...texts.map((text) => `--${name}=${text}`))
  }
  for (const one of words.registeredArguments) {
    const value = given[one.name()]
    if (value === undefined) {
      if (one.required) return misfit(one.name(), "given")
      break
    }
    const texts = textsOf(value)
    if (texts === undefined || (texts.length !== 1 && !one.variadic)) return misfit(one.name(), "a text")
    args.push(...texts)
  }
  return [...path, ...flags, ...(args.length === 0 ? [] : ["--", ...args])]
}

const textsOf = (value: unknown): ReadonlyArray<string> | undefined => {
  const all: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  return all.every((one) => typeof one === "string") ? all : undefined
}
