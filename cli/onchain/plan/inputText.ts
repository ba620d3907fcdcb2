import * as Effect from "effect/Effect"
import { readFile } from "node:fs/promises"
import { Run } from "../../run/world.ts"
import { usageError } from "../../foundation/errors/usage.ts"

/**
 * The text that an argument names: a file's, stdin's for `-`, or the argument itself where it is JSON. `example` is the
 * hint of the failure.
 */
export const inputText = Effect.fnUntraced(function* (given: string, example: string) {
  const { flags, host } = yield* Run
  if (/^\s*[[{]/.test(given)) return given
  if (given !== "-")
    return yield* Effect.tryPromise({
      try: () => readFile(given, "utf8"),
      catch: () => usageError(`${JSON.stringify(given.slice(0, 60))} is no file that can be read.`, example)
    })
  if (host.interactive || !flags.input) return yield* usageError("Nothing is piped in.", example)
  return yield* Effect.promise(host.stdin)
})

/** The JSON in a text; `what` begins the sentence where it is none. */
export const jsonIn = (text: string, what: string, example: string) =>
  Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => usageError(`${what} must be JSON, and is not.`, example)
  })
