import * as Either from "effect/Either"
import type { BothSignIns, ConfigInvalid } from "../config/errors.ts"
import { optionFailure } from "./optionFailure.ts"
import { problemsOf, warningsOf } from "./optionWords.ts"
import { type Options, takeOptions } from "./takeOptions.ts"

/** A host's options, checked, and what the host should know of them. */
export interface ReadOptions extends Options {
  /** One sentence each; nothing stops for it. */
  readonly warnings: ReadonlyArray<string>
}

/**
 * Reads a host's options. Wrong ones are all found at once: `ConfigInvalid` names each field and what it should be; an
 * unknown name comes with the one that was probably meant. The kit chunk takes options without these words
 * (`takeOptions`). docs/spec/kit.md#config-options (Configuration), docs/spec/kit.md#config-options.
 */
export const readOptions = (input: unknown): Either.Either<ReadOptions, ConfigInvalid | BothSignIns> => {
  const { ignored, options, wrong } = takeOptions(input)
  return options === null
    ? Either.left(optionFailure(problemsOf(wrong)))
    : Either.right({ ...options, warnings: warningsOf(ignored) })
}
