import * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ShapeReading, WordPart } from "../../../core/onchain/shapes/shape.ts"
import { describeUnread } from "../../../core/onchain/wording/describeUnread.ts"
import { type InWords, type WordParts, makeDescriber } from "../../../core/onchain/wording/makeDescriber.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"

const load: { readonly [Part in WordPart]: () => Promise<WordParts[Part]> } = {
  call: () => import("../../../core/onchain/wording/describeCall.ts").then(({ describeCall }) => describeCall),
  grant: () =>
    import("../../../core/onchain/wording/describeOther.ts").then(({ describeGrantRequest }) => describeGrantRequest),
  message: () =>
    import("../../../core/onchain/wording/describeOther.ts").then(
      ({ describeMessageRequest }) => describeMessageRequest
    ),
  payment: () =>
    import("../../../core/onchain/wording/describeBitcoin.ts").then(
      ({ describePaymentRequest }) => describePaymentRequest
    ),
  psbt: () =>
    import("../../../core/onchain/wording/describeBitcoin.ts").then(({ describePsbtRequest }) => describePsbtRequest),
  solana: () => import("../../../core/onchain/wording/describeSolana.ts").then(({ describeSolana }) => describeSolana),
  typedData: () =>
    import("../../../core/onchain/wording/describeTypedData.ts").then(({ describeTypedData }) => describeTypedData),
  rare: () => import("../../../core/onchain/shapes/swaps.ts").then(({ swapShapes }) => swapShapes)
}

const loadPart = (part: WordPart): Effect.Effect<WordParts, KitMissing> =>
  Effect.map(loadChunk<unknown>(load[part]), (loadMissing) => ({ [part]: loadMissing }))

/** Replaces a part that does not load: describes the request as unreadable. */
const toUnread = (part: WordPart): WordParts =>
  part === "rare" ? { rare: {} } : { [part]: (_: unknown, reading: ShapeReading) => describeUnread(reading, part) }

const runWithParts = Effect.fnUntraced(function* <A, E, R, E2>(
  act: (inWords: InWords) => Effect.Effect<A, E, R>,
  loadMissing: (part: WordPart) => Effect.Effect<WordParts, E2>
) {
  let parts: WordParts = {}
  while (true) {
    const missing = new Set<WordPart>()
    const result = yield* act(makeDescriber(parts, (part) => missing.add(part)))
    if (missing.size === 0) return result
    for (const part of missing) parts = { ...parts, ...(yield* loadMissing(part)) }
  }
})

/**
 * Runs `act` with the functions that describe requests, again until all parts that it uses have loaded. Fails if one
 * does not load.
 */
export const withWords = <A, E, R>(act: (inWords: InWords) => Effect.Effect<A, E, R>) => runWithParts(act, loadPart)

/** Like `withWords`, but describes a request as unreadable if a part does not load. */
export const withWordsAtHand = <A, E, R>(act: (inWords: InWords) => Effect.Effect<A, E, R>) =>
  runWithParts(act, (part) => Effect.orElseSucceed(loadPart(part), () => toUnread(part)))
