import * as Effect from "effect/Effect"
import { peerSentence } from "../../../core/kit/package/peers.ts"
import { installedVersion } from "../../foundation/platform/installedVersion.ts"

/** An entry is imported next to a version of `effect` with which nothing of it works. */
export class EffectVersionError extends Error {
  override readonly name = "EffectVersionError"
  readonly package = "effect"
}

/** The version of `effect` as its values carry it; effect 4 has none on them, and Node reads its package. */
const effectVersion = (): string => {
  const variance: { readonly _V?: string } | undefined = Object(Effect.void)[Effect.EffectTypeId]
  return variance?._V ?? installedVersion("effect") ?? "of another major"
}

/** Throws if the installed `effect` is not one that an entry supports: its modules would fail one by one without a reason. */
export const requireEffect = (entry: string): void => {
  const sentence = peerSentence(entry, "effect", effectVersion())
  if (sentence !== undefined) throw new EffectVersionError(sentence)
}
