import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { toQuantity } from "../../../core/chain/evm/hex.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { roundUpToSignificant } from "../../../core/foundation/text/significantDigits.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import type { EvmRequest, WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { NotConfirmed } from "../../foundation/errors/errors.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { batchFee, isSignedHere } from "./sendFee.ts"

const isPriced = ({ terms }: EvmRequest): boolean => (terms.gasPrice ?? terms.maxFeePerGas) !== undefined

/** True for a request to send whose gas limit or price is missing. */
const lacksFee = (request: WalletRequest): boolean =>
  request.kind === "transaction"
    ? request.terms.gas === undefined || !isPriced(request)
    : request.kind === "batch" && !request.capabilities.some(({ name }) => name === "feeCap")

/** Adds the missing fields of a fee to the only parameter of a request, and returns the text of its upper limit. */
const completeFee = Effect.fnUntraced(function* (request: WalletRequest, parameter: Readonly<Record<string, unknown>>) {
  const calls = request.kind === "transaction" ? [request.call] : request.kind === "batch" ? request.calls : []
  const { capabilities, fee, isUncapped } = yield* batchFee(request.network, calls)
  const [first, second] = capabilities?.feeCap.calls ?? []
  if (isUncapped === true || capabilities === undefined || first === undefined)
    return yield* createUsageError(
      `The terminal's key only signs a fee that was shown, and the fee of this request is ${fee.text}.`,
      "Add gas and maxFeePerGas to the transaction."
    )
  if (request.kind !== "transaction" || second !== undefined) {
    const own = isRecord(parameter["capabilities"]) ? parameter["capabilities"] : {}
    return { completed: { ...parameter, capabilities: { ...own, ...capabilities } }, text: fee.text }
  }
  const { terms } = request
  const { gas, maxFeePerGas, maxPriorityFeePerGas } = first
  const limit = terms.gas ?? BigInt(gas)
  const price = terms.gasPrice ?? terms.maxFeePerGas ?? BigInt(maxFeePerGas)
  const tip = terms.maxPriorityFeePerGas ?? BigInt(maxPriorityFeePerGas)
  if (tip > price)
    return yield* createUsageError("maxPriorityFeePerGas is above maxFeePerGas, which is missing: add it.")
  const { decimals, symbol } = findNetwork((yield* (yield* Store).state).chain.networks, request.network).nativeCurrency
  return {
    completed: {
      ...parameter,
      gas: toQuantity(limit),
      ...(isPriced(request) ? {} : { maxFeePerGas: toQuantity(price), maxPriorityFeePerGas: toQuantity(tip) })
    },
    text:
      terms.gas === undefined && !isPriced(request)
        ? fee.text
        : `at most ${roundUpToSignificant(formatUnits(limit * price, decimals))} ${symbol}`
  }
})

/**
 * Completes a request to send that the terminal's own key would sign without a gas limit or price, and shows the fee,
 * which the key signs exactly. A person at the terminal confirms it; without one, it continues only in a sandbox. Other
 * requests, and those to wallets that set their own fees, are returned unchanged.
 */
export const confirmMissingFee = Effect.fnUntraced(function* (
  account: AccountId,
  method: string,
  params: ReadonlyArray<unknown>
) {
  const { address, network } = splitAccountId(account)
  const [parameter, ...others] = params
  if (!isRecord(parameter) || !(yield* isSignedHere)) return params
  const read = yield* Effect.either(readRequest({ method, params }, { account: address, network }))
  // A request that cannot be read is rejected with its reason before a wallet is asked.
  if (read._tag === "Left" || !lacksFee(read.right)) return params
  const { completed, text } = yield* completeFee(read.right, parameter)
  const { aside, flags, host } = yield* Run
  aside(formatPairs([["Network fee", text]]))
  if (host.interactive && flags.input) {
    const answer = yield* Effect.promise((signal) => host.ask("Send? [y/N] ", signal))
    if (!/^y(es)?$/i.test(answer.trim())) return yield* new NotConfirmed()
  } else if (flags.source._tag === "live")
    return yield* createUsageError(
      "Without a terminal to ask on, a transaction with --live needs gas and maxFeePerGas.",
      `Add them to its parameters: ${JSON.stringify(completed).slice(0, 400)}`
    )
  return [completed, ...others]
})
