import * as Effect from "effect/Effect"
import { getPeerSentence } from "../../../core/kit/package/peers.ts"
import { readInstalledVersion } from "../../foundation/platform/installedVersion.ts"

/** Thrown when an entry is imported together with an unsupported version of `effect`. */
export class EffectVersionError extends Error {
  override readonly name = "EffectVersionError"
  readonly package = "effect"
}

/**
 * Returns the version of `effect` that its values carry; effect 4 values carry no version, and Node reads its package.
 */
const getEffectVersion = (): string => {
  const variance: { readonly _V?: string } | undefined = Object(Effect.void)[Effect.EffectTypeId]
  return variance?._V ?? readInstalledVersion("effect") ?? "of another major"
}

/** Throws if an entry does not support the installed `effect`: its modules would fail one by one without a reason. */
export const requireEffect = (entry: string): void => {
  const sentence = getPeerSentence(entry, "effect", getEffectVersion())
  if (sentence !== undefined) throw new EffectVersionError(sentence)
}
