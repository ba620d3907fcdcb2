import { Failure } from "../../foundation/errors/failure.ts"

/** One invalid option. */
export interface OptionProblem {
  /** Dotted path of the option, e.g. `metadata.url`. */
  readonly field: string
  /** The expected value, with a valid example. */
  readonly expected: string
}

/** The host's options are invalid. `field` and `expected` describe the first problem; `problems` lists all. */
export class ConfigInvalid extends Failure("ConfigInvalid", {
  code: "config.invalid",
  short: "Option `{field}` {expected}",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{ readonly field: string; readonly expected: string; readonly problems: ReadonlyArray<OptionProblem> }> {}

/** Two kinds of sign-in were configured at once. docs/spec/kit.md#config-both-sign-ins. */
export class BothSignIns extends Failure("BothSignIns", {
  code: "config.both-sign-ins",
  short: "Cannot set both siweConfig and siwx options",
  shownIn: "view",
  retryable: false,
  exit: 2
})<{}> {}
