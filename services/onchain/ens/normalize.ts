import * as Effect from "effect/Effect"
import { findNameLimit, nameLimits, normalizePlainName } from "../../../core/onchain/ens/ensName.ts"
import { toEnsNameInvalid } from "../../../core/onchain/ens/errors.ts"
import { failWithMissingCode } from "../../foundation/chunks/codeMissing.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"

/** Loads the rules of ENSIP-15. */
const loadNormalizer = loadChunk(() => import("../../../core/onchain/ens/normalizeName.ts")).pipe(
  Effect.catchAll(failWithMissingCode)
)

/** Returns the normalized name. The rules load with the first name that is not of plain letters and digits. */
export const normalize = Effect.fnUntraced(function* (typed: string) {
  if (typed.length > nameLimits.characters)
    return yield* toEnsNameInvalid(typed, `at most ${nameLimits.characters} characters`)
  const name = normalizePlainName(typed) ?? (yield* (yield* loadNormalizer).normalizeName(typed))
  const limit = findNameLimit(name)
  return limit === undefined ? name : yield* toEnsNameInvalid(name, limit)
})

/** Returns true if a name is already normalized. */
export const isNormalized = (name: string) =>
  Effect.catchTags(
    Effect.map(normalize(name), (normalized) => normalized === name),
    { EnsNameConfusable: () => Effect.succeed(false), EnsNameInvalid: () => Effect.succeed(false) }
  )
