import * as Either from "effect/Either"
import { boolean, number, optional, struct } from "../../foundation/data/decode.ts"
import { PreflightMisfit } from "../requests/errors.ts"
import { isPreflightCommitment, type PreflightCommitment } from "../requests/preflight.ts"

/** The options for sending a transaction. */
export interface SendOptions {
  readonly preflightCommitment?: PreflightCommitment
  readonly skipPreflight?: boolean
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

const readRest = struct({
  skipPreflight: optional(boolean),
  maxRetries: optional(number),
  minContextSlot: optional(number)
})

/**
 * Reads the options of sign-and-send. Rejects a commitment that is not one of the eight by name; drops other invalid
 * options, since they only affect how hard a node tries. docs/spec/wallets.md#requests-sign-and-send-options.
 */
export const readSendOptions = (options: unknown): Either.Either<SendOptions, PreflightMisfit> => {
  if (typeof options !== "object" || options === null) return Either.right({})
  const { preflightCommitment: commitment } = options as { readonly preflightCommitment?: unknown }
  const rest = readRest(options) ?? {}
  if (commitment === undefined) return Either.right(rest)
  return isPreflightCommitment(commitment)
    ? Either.right({ ...rest, preflightCommitment: commitment })
    : Either.left(
        new PreflightMisfit({ value: typeof commitment === "string" ? commitment.slice(0, 32) : typeof commitment })
      )
}

/** The current name of each commitment, which wallets and nodes use. */
const today = {
  processed: "processed",
  recent: "processed",
  confirmed: "confirmed",
  single: "confirmed",
  singleGossip: "confirmed",
  finalized: "finalized",
  root: "finalized",
  max: "finalized"
} as const satisfies Readonly<Record<PreflightCommitment, string>>

/** Returns the wallet-standard's name of a commitment. */
export const getCommitment = (commitment: PreflightCommitment): "processed" | "confirmed" | "finalized" =>
  today[commitment]
