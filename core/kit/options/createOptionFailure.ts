import { BothSignIns, ConfigInvalid, type OptionProblem } from "./errors.ts"

/**
 * Returns the failure for options with these problems. Configuring both sign-ins is a failure of its own.
 * docs/spec/kit.md#config-both-sign-ins.
 */
export const createOptionFailure = (problems: ReadonlyArray<OptionProblem>): ConfigInvalid | BothSignIns => {
  if (["siwx", "siweConfig"].every((name) => problems.some(({ field }) => field === name))) return new BothSignIns()
  const [{ expected, field } = { field: "options", expected: "must be an object" }] = problems
  return new ConfigInvalid({ field, expected, problems })
}
