import { Failure } from "../../../core/foundation/errors/failure.ts"
import { nearHint } from "../text/nearHint.ts"

/** The arguments are wrong: a flag, an argument, or two that exclude each other. */
export class Usage extends Failure("Usage", {
  code: "cli.usage",
  short: "{reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly reason: string; readonly hint?: string | undefined }> {}

/** Makes the failure of arguments that cannot be used: what is wrong with them, and what to write instead. */
export const usageError = (reason: string, hint?: string): Usage => new Usage({ reason, hint })

/** A value that does not follow its rule; `name` is the flag, or what stands for it. */
export const valueError = (name: string, rule: string, given: string, hint?: string): Usage =>
  usageError(`${name} must be ${rule}; it is "${given}".`, hint)

/** A value that is none of the possible ones. */
export const choiceError = (name: string, given: string, all: ReadonlyArray<string>): Usage =>
  valueError(name, `one of ${all.join(", ")}`, given, nearHint(given, all))

/** A word that names nothing; the hint is the nearest name, or else `otherwise`. */
export const nameError = (kind: string, given: string, known: ReadonlyArray<string>, otherwise: string): Usage =>
  usageError(`There is no ${kind} "${given}".`, nearHint(given, known) ?? otherwise)

/** Two flags that exclude each other. */
export const exclusionError = (first: string, second: string): Usage =>
  usageError(`${first} and ${second} exclude each other.`)
