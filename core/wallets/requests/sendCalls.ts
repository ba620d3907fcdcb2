import * as Either from "effect/Either"
import { array, optional, string, struct } from "../../foundation/data/decode.ts"
import { CallsMisfit } from "./errors.ts"

/** One call of a batch. */
export interface BatchCall {
  readonly to: string
  readonly data?: string | undefined
  readonly value?: string | undefined
}

const readCall = struct({ to: string(128), data: optional(string(1_048_576)), value: optional(string(128)) })
const readBatch = array<unknown>((value) => value ?? null, 1024)

/**
 * Reads the calls of `wallet_sendCalls`: each needs a `to` that starts with 0x, and its data, if given, must start with
 * 0x. The failure names the invalid call, counted from 0. docs/spec/wallets.md#requests-calls.
 */
export const readCalls = (calls: unknown): Either.Either<ReadonlyArray<BatchCall>, CallsMisfit> => {
  const read = (readBatch(calls) ?? []).map(readCall)
  const at =
    read.length === 0
      ? 0
      : read.findIndex(
          (call) => call === undefined || !call.to.startsWith("0x") || !(call.data ?? "0x").startsWith("0x")
        )
  return at >= 0 ? Either.left(new CallsMisfit({ at })) : Either.right(read.filter((call) => call !== undefined))
}
