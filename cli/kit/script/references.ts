import * as Either from "effect/Either"
import { suggestSimilar } from "../../foundation/text/nearHint.ts"
import { type BrokenScript, createBrokenStep, EnvironmentMissing } from "../../foundation/errors/script.ts"
import { isPath, getValueAtPath } from "./path.ts"

/** The values that references can use: the results of earlier steps, and the environment. */
export interface ReferencePath {
  readonly file: string
  readonly step: string
  readonly results: ReadonlyMap<string, unknown>
  readonly env: Readonly<Record<string, string | undefined>>
  /** Called with each value from the environment, so that it is never printed. */
  readonly secret: (name: string, value: string) => void
}

/** The maximum length of an argument. */
const maxCharacters = 65_536

/**
 * Returns an argument with its `${step.path}` and `${env:NAME}` replaced. A value that is not a scalar is inserted as
 * JSON.
 */
export const resolveReferences = (
  word: string,
  reach: ReferencePath
): Either.Either<string, BrokenScript | EnvironmentMissing> => {
  if (word.length > maxCharacters)
    return Either.left(createBrokenStep(reach.file, reach.step, `an argument of more than ${maxCharacters} characters`))
  let failure: BrokenScript | EnvironmentMissing | undefined
  const text = word.replace(/\$\{([^{}]*)\}/g, (_, inside: string) => {
    if (failure !== undefined) return ""
    const replacement = resolveReference(inside, reach)
    if (Either.isLeft(replacement)) failure = replacement.left
    return Either.getOrElse(replacement, () => "")
  })
  return failure === undefined ? Either.right(text) : Either.left(failure)
}

const resolveReference = (
  inside: string,
  { env, file, results, secret, step }: ReferencePath
): Either.Either<string, BrokenScript | EnvironmentMissing> => {
  const failStep = (reason: string, hint?: string) =>
    Either.left(createBrokenStep(file, step, `\${${inside}} ${reason}`, hint))
  if (inside.startsWith("env:")) {
    const name = inside.slice(4)
    const value = env[name]
    if (value === undefined || value === "") return Either.left(new EnvironmentMissing({ step, name }))
    secret(name, value)
    return Either.right(value)
  }
  const [, from = "", path = ""] = /^([a-z][a-z0-9-]*)((?:[.[].*)?)$/.exec(inside) ?? []
  if (from === "" || !isPath(path))
    return failStep("is not a reference", "References look like ${balance.tokens[0].symbol} or ${env:NAME}.")
  if (!results.has(from)) return failStep("does not name an earlier step", suggestSimilar(from, [...results.keys()]))
  const value = getValueAtPath(results.get(from), path)
  if (value === undefined) return failStep(`has no value: the result of step "${from}" does not contain it`)
  return Either.right(typeof value === "object" && value !== null ? JSON.stringify(value) : String(value))
}
