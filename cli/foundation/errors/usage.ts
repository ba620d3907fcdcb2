import { Failure } from "../../../core/foundation/errors/failure.ts"
import { suggestSimilar } from "../text/nearHint.ts"

/** The arguments are wrong: a flag, an argument, or two that exclude each other. */
export class Usage extends Failure("Usage", {
  code: "cli.usage",
  short: "{reason}",
  shownIn: "nowhere",
  retryable: false,
  exit: 2
})<{ readonly reason: string; readonly hint?: string | undefined }> {}

/** Creates the failure of invalid arguments: the fault, and what to write instead. */
export const createUsageError = (reason: string, hint?: string): Usage => new Usage({ reason, hint })

/** Creates the failure of a value that breaks its rule; `name` is the flag or the name of the value. */
export const createValueError = (name: string, rule: string, value: string, hint?: string): Usage =>
  createUsageError(`${name} must be ${rule}; it is "${value}".`, hint)

/** Creates the failure of a value that is not one of the possible ones. */
export const createChoiceError = (name: string, value: string, all: ReadonlyArray<string>): Usage =>
  createValueError(name, `one of ${all.join(", ")}`, value, suggestSimilar(value, all))

/** Creates the failure of an unknown name; the hint is the nearest name, or `otherwise`. */
export const createUnknownNameError = (
  kind: string,
  name: string,
  known: ReadonlyArray<string>,
  otherwise: string
): Usage => createUsageError(`There is no ${kind} "${name}".`, suggestSimilar(name, known) ?? otherwise)

/** Creates the failure of two flags that exclude each other. */
export const createExclusionError = (first: string, second: string): Usage =>
  createUsageError(`${first} and ${second} exclude each other.`)
