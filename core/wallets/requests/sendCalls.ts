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
  const misfit = (at: number, rule: string) => Either.left(new CallsMisfit({ at, rule }))
  if (read.length === 0) return misfit(0, "is missing: the list of calls is empty, or no list")
  const at = read.findIndex((call) => call === undefined || ruleBroken(call) !== undefined)
  const broken = read[at]
  return at < 0
    ? Either.right(read.filter((call) => call !== undefined))
    : misfit(at, (broken && ruleBroken(broken)) ?? "has no receiver: give `to`, and data and value as text")
}

const ruleBroken = ({ data = "0x", to }: BatchCall): string | undefined =>
  !to.startsWith("0x")
    ? "needs a receiver that starts with 0x"
    : data.startsWith("0x")
      ? undefined
      : "has data that does not start with 0x"
