import * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ShapeReading, WordPart } from "../../../core/onchain/shapes/shape.ts"
import { unreadRequest } from "../../../core/onchain/wording/unread.ts"
import { type InWords, type WordParts, wordsBy } from "../../../core/onchain/wording/wordsBy.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"

const load: { readonly [Part in WordPart]: () => Promise<WordParts[Part]> } = {
  call: () => import("../../../core/onchain/wording/tellCall.ts").then(({ tellCall }) => tellCall),
  grant: () => import("../../../core/onchain/wording/tellOther.ts").then(({ tellGrant }) => tellGrant),
  message: () => import("../../../core/onchain/wording/tellOther.ts").then(({ tellMessage }) => tellMessage),
  payment: () => import("../../../core/onchain/wording/tellBitcoin.ts").then(({ tellPayment }) => tellPayment),
  psbt: () => import("../../../core/onchain/wording/tellBitcoin.ts").then(({ tellPsbt }) => tellPsbt),
  solana: () => import("../../../core/onchain/wording/tellSolana.ts").then(({ tellSolana }) => tellSolana),
  typedData: () => import("../../../core/onchain/wording/tellTyped.ts").then(({ tellTyped }) => tellTyped),
  rare: () => import("../../../core/onchain/shapes/swaps.ts").then(({ swapShapes }) => swapShapes)
}

const loadPart = (part: WordPart): Effect.Effect<WordParts, KitMissing> =>
  Effect.map(loadChunk<unknown>(load[part]), (loadMissing) => ({ [part]: loadMissing }))

/** Replaces a part that does not load: describes the request as unreadable. */
const toUnread = (part: WordPart): WordParts =>
  part === "rare" ? { rare: {} } : { [part]: (_: unknown, reading: ShapeReading) => unreadRequest(reading, part) }

const runWithParts = Effect.fnUntraced(function* <A, E, R, E2>(
  act: (inWords: InWords) => Effect.Effect<A, E, R>,
  loadMissing: (part: WordPart) => Effect.Effect<WordParts, E2>
) {
  let parts: WordParts = {}
  while (true) {
    const missing = new Set<WordPart>()
    const result = yield* act(wordsBy(parts, (part) => missing.add(part)))
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
