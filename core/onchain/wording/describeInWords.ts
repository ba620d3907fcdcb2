import type { Facts } from "../calldata/facts.ts"
import type { Described } from "../calldata/described.ts"
import type { Words } from "../calldata/words.ts"
import type { CallShape } from "../shapes/shape.ts"
import { swapShapes } from "../shapes/swaps.ts"
import { tokenShapes } from "../shapes/tokens.ts"
import { describePaymentRequest, describePsbtRequest } from "./describeBitcoin.ts"
import { describeCall } from "./describeCall.ts"
import { describeGrantRequest, describeMessageRequest } from "./describeOther.ts"
import { describeSolana } from "./describeSolana.ts"
import { describeTypedData } from "./describeTypedData.ts"
import { type Reader, type WordParts, makeDescriber } from "./makeDescriber.ts"

/** Functions that the kit knows without a descriptor, by their selectors. */
export const callShapes: Readonly<Record<string, CallShape>> = { ...tokenShapes, ...swapShapes }

/** Every part of the reader. */
export const wordParts: WordParts = {
  call: describeCall,
  grant: describeGrantRequest,
  message: describeMessageRequest,
  payment: describePaymentRequest,
  psbt: describePsbtRequest,
  solana: describeSolana,
  typedData: describeTypedData,
  rare: swapShapes
}

/**
 * Describes a request only from the signed data: by shapes that the kit knows, else by a descriptor that is bound to
 * the contract, else as data that cannot be read. Never blank. Never throws. It contains every part; a page loads only
 * those that a request needs. docs/spec/onchain.md#calldata-words.
 */
export const describeInWords: (request: Described, facts: Facts, reader?: Reader) => Words = makeDescriber(
  wordParts,
  () => {}
)
