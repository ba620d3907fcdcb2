import * as Either from "effect/Either"
import type { BothSignIns, ConfigInvalid } from "./errors.ts"
import { createOptionFailure } from "./createOptionFailure.ts"
import { getProblems, getWarnings } from "./optionWords.ts"
import { type Options, takeOptions } from "./takeOptions.ts"

/** A host's options, checked, with the warnings for the host. */
export interface ReadOptions extends Options {
  /** One sentence each; they do not stop the kit. */
  readonly warnings: ReadonlyArray<string>
}

/**
 * Reads a host's options. Reports all invalid ones at once: `ConfigInvalid` names each field and its expected value; an
 * unknown name is reported with the one that was probably meant. The kit chunk reads options without these messages
 * (`takeOptions`). docs/spec/kit.md#config-options.
 */
export const readOptions = (input: unknown): Either.Either<ReadOptions, ConfigInvalid | BothSignIns> => {
  const { ignored, options, wrong } = takeOptions(input)
  return options === null
    ? Either.left(createOptionFailure(getProblems(wrong, input)))
    : Either.right({ ...options, warnings: getWarnings(ignored) })
}
