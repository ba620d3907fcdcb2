import type { Command as Words } from "commander"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"

/** A JSON Schema, as far as this folder uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>

const getName = (long: string): string => long.slice(2)

/** Returns the JSON Schema of a command's arguments and flags, by their names. */
export const createInputSchema = (words: Words): JsonSchema => {
  const args = words.registeredArguments.map((argument) => ({
    name: argument.name(),
    required: argument.required,
    schema: argument.variadic
      ? { type: "array", items: { type: "string" }, description: argument.description }
      : { type: "string", description: argument.description }
  }))
  const flags = words.options.map((option) => ({
    name: getName(option.long ?? ""),
    required: option.mandatory && option.defaultValue === undefined,
    schema: !(option.required || option.optional)
      ? { type: "boolean", description: option.description }
      : option.variadic
        ? { type: "array", items: { type: "string" }, description: option.description }
        : {
            type: "string",
            description: option.description,
            ...(typeof option.defaultValue === "string" ? { default: option.defaultValue } : {})
          }
  }))
  const all = [...args, ...flags]
  const required = all.flatMap((input) => (input.required ? [input.name] : []))
  return {
    type: "object",
    properties: Object.fromEntries(all.map(({ name, schema }) => [name, schema])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false
  }
}

/**
 * Returns the command line for named arguments and flags. A value is never mistaken for a flag, whatever it begins
 * with. Returns a failure for a name or a type that the command does not have.
 */
export const getWords = (
  words: Words,
  path: ReadonlyArray<string>,
  values: Readonly<Record<string, unknown>>
): ReadonlyArray<string> | Usage => {
  const flags: Array<string> = []
  const args: Array<string> = []
  const createMisfit = (name: string, rule: string): Usage => createUsageError(`${name} must be ${rule}.`)
  const known = new Set([
    ...words.registeredArguments.map((argument) => argument.name()),
    ...words.options.map((option) => getName(option.long ?? ""))
  ])
  const unknown = Object.keys(values).find((name) => !known.has(name))
  if (unknown !== undefined)
    return createUsageError(`There is no argument "${unknown}". The arguments are: ${[...known].join(", ")}.`)
  for (const option of words.options) {
    const name = getName(option.long ?? "")
    const value = values[name]
    if (value === undefined) continue
    if (!(option.required || option.optional)) {
      if (typeof value !== "boolean") return createMisfit(name, "true or false")
      if (value) flags.push(`--${name}`)
      continue
    }
    const texts = getTexts(value)
    if (texts === undefined || (texts.length !== 1 && !option.variadic)) return createMisfit(name, "a text")
    flags.push(...texts.map((text) => `--${name}=${text}`))
  }
  for (const argument of words.registeredArguments) {
    const value = values[argument.name()]
    if (value === undefined) {
      if (argument.required) return createMisfit(argument.name(), "given")
      break
    }
    const texts = getTexts(value)
    if (texts === undefined || (texts.length !== 1 && !argument.variadic))
      return createMisfit(argument.name(), "a text")
    args.push(...texts)
  }
  return [...path, ...flags, ...(args.length === 0 ? [] : ["--", ...args])]
}

const getTexts = (value: unknown): ReadonlyArray<string> | undefined => {
  const all: ReadonlyArray<unknown> = Array.isArray(value) ? value : [value]
  return all.every((item) => typeof item === "string") ? all : undefined
}
