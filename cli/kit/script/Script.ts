import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { getIssues, Schema } from "../../../core/foundation/data/schema.ts"
import { getPath } from "../../../services/foundation/recording/flowFromText.ts"
import { describeJsonFault, parseJson } from "../../../services/foundation/recording/parsedJson.ts"
import { formatFault } from "../../foundation/recording/flows.ts"
import { BrokenScript } from "../../foundation/errors/script.ts"

const Scalar = Schema.Union(Schema.String, Schema.Number, Schema.Boolean, Schema.Null)

/**
 * The condition on a value: it equals a scalar, is within bounds (decimal text, compared exactly), matches a pattern,
 * has a length, or exists.
 */
export const Check = Schema.Union(
  Scalar,
  Schema.Struct({
    atLeast: Schema.optional(Schema.String),
    atMost: Schema.optional(Schema.String),
    matches: Schema.optional(Schema.String),
    length: Schema.optional(Schema.Int),
    exists: Schema.optional(Schema.Boolean)
  })
)
export type Check = typeof Check.Type

const StepName = Schema.String.pipe(
  Schema.pattern(/^[a-z][a-z0-9-]{0,39}$/, {
    message: () => 'must be lower-case letters, digits and hyphens, starting with a letter, e.g. "swap-quote"'
  })
)

/**
 * One command of a script. `fails` is the code of the error that it must end with; `expect` holds checks of its result,
 * by path.
 */
export const Step = Schema.Struct({
  name: StepName,
  run: Schema.NonEmptyArray(Schema.String),
  fails: Schema.optional(Schema.String),
  expect: Schema.optional(Schema.Record({ key: Schema.String, value: Check }))
})
export type Step = typeof Step.Type

/** A script: named steps, run one after another in one process with shared state. */
export const Script = Schema.Struct({
  name: Schema.String,
  about: Schema.optional(Schema.String),
  steps: Schema.NonEmptyArray(Step)
})
export type Script = typeof Script.Type

/** Scripts are written by hand; anything longer is not a script. */
const maxCharacters = 256 * 1024

const read = Schema.decodeUnknownEither(Script, { onExcessProperty: "error" })

/** Decodes a script from a file's text. Fails with the file, the position in it, and the rule. */
export const parseScript = (file: string, text: string): Effect.Effect<Script, BrokenScript> =>
  (text.length > maxCharacters
    ? Either.left(`it is longer than ${maxCharacters} characters`)
    : Either.mapLeft(parseJson(text), (fault) => formatFault(describeJsonFault(fault)))
  ).pipe(
    Either.flatMap((value) =>
      Either.mapLeft(read(value), (e) => {
        const [first] = getIssues(e)
        if (first !== undefined && first.path.length > 0) return `${getPath(first.path)}: ${first.message}`
        // The message is the type of the whole; for deeply nested values it begins with the position.
        const place = /^[\w.]+(?=: )/.exec(first?.message ?? "")?.[0]
        return place === undefined ? "it must be an object with name and steps" : `${place}: it has the wrong form`
      })
    ),
    Either.mapLeft((reason) => new BrokenScript({ file, reason, hint: example })),
    Effect.tap((script) => requireDifferentNames(file, script))
  )

const example = `An example: {"name":"look","steps":[{"name":"balance","run":["balance","0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"]}]}`

/** References name steps, so names must be unique. */
const requireDifferentNames = (file: string, { steps }: Script): Effect.Effect<void, BrokenScript> => {
  const twice = steps.findIndex(({ name }, index) => steps.findIndex((step) => step.name === name) < index)
  return twice < 0
    ? Effect.void
    : Effect.fail(
        new BrokenScript({
          file,
          reason: `steps[${twice}].name: another step is named "${steps[twice]?.name}" already`
        })
      )
}
