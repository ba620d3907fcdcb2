import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isDecimal } from "../../../core/foundation/text/decimal.ts"
import { significant } from "../../../core/foundation/text/significant.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { toQuantity } from "../../../core/chain/evm/hex.ts"
import { toTransferFee, withReserve } from "../../../core/onchain/send/fee.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import type { TransactionRequest } from "../../../core/wallets/requests/request.ts"
import { readDataFee } from "../../../services/chain/rpc/dataFee.ts"
import { Quantity, readGasPrice } from "../../../services/chain/rpc/gasPrice.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import type { PreparedSend } from "../../../services/onchain/send/Sends.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Run } from "../../run/world.ts"

/** A fee before it is paid, as data and in words; null where it is not known. */
interface FeeText {
  readonly data: {
    readonly amount: string
    /** It never takes more. */
    readonly most: string
    readonly symbol: string
    readonly estimate: true
    /** Solana: what stays in the receiver's account of the token, which the transfer opens. */
    readonly rent?: string
  } | null
  readonly text: string
}

/** What a transfer will cost, as its network estimates it now. It never fails: what is not known is said. */
export const sendFee = Effect.fnUntraced(function* (network: NetworkId, request: PreparedSend) {
  const { flags } = yield* Run
  if ("satoshis" in request) return unknownFee("the wallet chooses it")
  if (flags.source._tag === "fixtures") return unknownFee("a replay asks no node")
  const { decimals, symbol } = findNetwork((yield* (yield* Store).state).chain.networks, network).nativeCurrency
  const found = yield* Effect.either("transaction" in request ? builtFee(request.fee) : gasFee(network, request))
  if (Either.isLeft(found)) return unknownFee(found.left.message.replace(/\.$/, ""))
  const { hasDataFee, ...units } = found.right
  const [amount, most] = [formatUnits(units.about, decimals), formatUnits(units.most, decimals)]
  const rent = "rent" in request && request.rent !== undefined ? formatUnits(request.rent, decimals) : undefined
  const fee: FeeText = {
    data: isDecimal(amount) ? { amount, most, symbol, estimate: true, ...(rent === undefined ? {} : { rent }) } : null,
    text: [
      `about ${significant(amount)} ${symbol}`,
      ...(most === amount ? [] : [`at most ${significant(most)} ${symbol}`]),
      ...(hasDataFee ? ["and the network's data fee"] : []),
      ...(rent === undefined ? [] : [`and ${rent} ${symbol} to open the receiver's account of the token`])
    ].join(", ")
  }
  return fee
})

/**
 * Returns a transaction with the fee cap that is shown, for the terminal's own key, which signs exactly that. A wallet
 * that chooses its fees keeps its choice, and a transaction whose fee is unknown is returned unchanged.
 */
export const withFeeCap = Effect.fnUntraced(function* (network: NetworkId, request: TransactionRequest) {
  const { flags } = yield* Run
  const { connection } = yield* (yield* Store).state
  const isOwnKey = activeConnection(connection, "eip155")?.connectorId === "key"
  if (!isOwnKey || flags.source._tag === "fixtures") return request
  const terms = yield* Effect.option(gasTerms(network, request, request.gas))
  if (terms._tag === "None") return request
  const { baseFee = 0n, gas, tip } = terms.value
  return {
    ...request,
    gas: request.gas ?? toQuantity(withReserve(gas)),
    maxFeePerGas: toQuantity(2n * baseFee + tip),
    maxPriorityFeePerGas: toQuantity(tip)
  }
})

/** Returns a transfer with its fee cap: see `withFeeCap`. */
export const sendWithFeeCap = Effect.fnUntraced(function* (network: NetworkId, request: PreparedSend) {
  const capped: PreparedSend = "data" in request ? yield* withFeeCap(network, request) : request
  return capped
})

const unknownFee = (why: string): FeeText => ({ data: null, text: `not known: ${why}` })

/** The fee in a transaction that is built: no more and no less. */
const builtFee = (fee: bigint) => Effect.succeed({ about: fee, most: fee, hasDataFee: false })

/** Reads the price of a request from a node, and its gas unless `known` is given. */
const gasTerms = Effect.fnUntraced(function* (
  network: NetworkId,
  { data, from, to, value }: TransactionRequest,
  known?: string
) {
  const rpc = yield* Rpc
  const call = { from, to, data, value }
  const [gas, price, dataFee] = yield* Effect.all(
    [
      known === undefined
        ? rpc.read({ network, method: "eth_estimateGas", params: [call], result: Quantity })
        : Effect.succeed(known),
      readGasPrice(rpc, network),
      readDataFee(rpc, network, { to, data: data ?? "0x" })
    ],
    { concurrency: 3 }
  )
  return { gas: BigInt(gas), dataFee, ...price }
})

/** As the page reckons it; at most what the request's own cap allows. */
const gasFee = Effect.fnUntraced(function* (network: NetworkId, request: TransactionRequest) {
  const terms = yield* gasTerms(network, request)
  const { about, hasDataFee, most } = toTransferFee(terms)
  const { gas, maxFeePerGas } = request
  // The cap of the gas is none of the data fee, which the network takes beside it.
  const data = terms.dataFee === "unknown" ? 0n : 2n * terms.dataFee
  const cap = gas === undefined || maxFeePerGas === undefined ? BigInt(most) : BigInt(gas) * BigInt(maxFeePerGas) + data
  return { about: BigInt(about) > cap ? cap : BigInt(about), most: cap, hasDataFee }
})
