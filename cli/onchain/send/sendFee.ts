import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isDecimal } from "../../../core/foundation/text/decimal.ts"
import { significant } from "../../../core/foundation/text/significant.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { requestNode } from "../../../services/chain/rpc/requestNode.ts"
import type { PreparedSend } from "../../../services/onchain/send/Sends.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Run } from "../../run/world.ts"

/** A fee before it is paid, as data and in words; null where it is not known. */
interface FeeText {
  readonly data: {
    readonly amount: string
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
  const units = yield* Effect.either("transaction" in request ? Effect.succeed(request.fee) : gasCost(network, request))
  if (Either.isLeft(units)) return unknownFee(units.left.message.replace(/\.$/, ""))
  if (units.right === undefined) return unknownFee("the node's estimate is no number")
  const amount = formatUnits(units.right, decimals)
  const rent = "rent" in request && request.rent !== undefined ? formatUnits(request.rent, decimals) : undefined
  const fee: FeeText = {
    data: isDecimal(amount) ? { amount, symbol, estimate: true, ...(rent === undefined ? {} : { rent }) } : null,
    text: `about ${significant(amount)} ${symbol}${rent === undefined ? "" : `, and ${rent} ${symbol} to open the receiver's account of the token`}`
  }
  return fee
})

const unknownFee = (why: string): FeeText => ({ data: null, text: `not known: ${why}` })

const gasCost = Effect.fnUntraced(function* (network: NetworkId, request: object) {
  const [gas, price] = yield* Effect.all(
    [requestNode(network, "eth_estimateGas", [request]), requestNode(network, "eth_gasPrice")],
    { concurrency: 2 }
  )
  const [units, each] = [quantityOf(gas), quantityOf(price)]
  return units === undefined || each === undefined ? undefined : units * each
})

const quantityOf = (text: unknown): bigint | undefined =>
  typeof text === "string" && /^0x[0-9a-f]{1,64}$/i.test(text) ? BigInt(text) : undefined
