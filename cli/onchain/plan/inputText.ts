import * as Effect from "effect/Effect"
import { readFile } from "node:fs/promises"
import { Run } from "../../run/world.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"

/**
 * Reads the text of an argument: a file's, stdin's for `-`, or the argument itself if it is JSON. `example` is the hint
 * of the failure.
 */
export const inputText = Effect.fnUntraced(function* (argument: string, example: string) {
  const { flags, host } = yield* Run
  if (/^\s*[[{]/.test(argument)) return argument
  if (argument !== "-")
    return yield* Effect.tryPromise({
      try: () => readFile(argument, "utf8"),
      catch: () => createUsageError(`${JSON.stringify(argument.slice(0, 60))} is not a readable file.`, example)
    })
  if (host.interactive || !flags.input)
    return yield* createUsageError("Standard input is empty: pipe the JSON in.", example)
  return yield* Effect.promise(host.stdin)
})

/** Parses a text as JSON; `what` is the subject of the failure's sentence. */
export const findJson = (text: string, what: string, example: string) =>
  Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => createUsageError(`${what} must be JSON.`, example)
  })
