import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { sendRequest } from "../../../core/onchain/send/sendRequest.ts"
import type { Sponsorship } from "../../../core/wallets/signing/sponsorship.ts"
import { toTransferFee, type TransferFee } from "../../../core/onchain/send/fee.ts"
import {
  lamportsPerSignature,
  mostPriority,
  computePriorityFee,
  getComputeUnits
} from "../../../core/onchain/send/solanaPrice.ts"
import { transfer } from "../../../core/onchain/token/erc20.ts"
import * as Either from "effect/Either"
import { readDataFee } from "../../chain/rpc/dataFee.ts"
import { Quantity, readGasPrice } from "../../chain/rpc/gasPrice.ts"
import { cached } from "../../foundation/storage/cached.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import type { Sponsors } from "../../wallets/requests/Sponsors.ts"
import type { SentToken } from "./readTransferToken.ts"
import { readComputePrice } from "./solanaFees.ts"

/** Returns a transfer as a call: of a token, or of the coin if `token` is null. */
const getCall = (token: string | null, to: string) =>
  token === null ? { to, value: "0x0", data: "0x" } : Either.getOrUndefined(transfer(token, to, 1n))

/**
 * Returns a function that reads the cost of transfers on a network; null if unknown. Never fails. Prices are cached for
 * 15 s, like every other gas price.
 */
export const transferFees = Effect.fnUntraced(function* (rpc: Rpc["Type"]) {
  const prices = yield* cached({
    lookup: (network: NetworkId) => readGasPrice(rpc, network),
    capacity: 16,
    fresh: "15 seconds",
    backoff: 0
  })
  // Addresses have equal lengths, so the sender's can replace the receiver's.
  const dataFees = yield* cached({
    lookup: ({ from, network, token }: { from: string; network: NetworkId; token: string | null }) =>
      readDataFee(rpc, network, getCall(token, from) ?? { data: "0x" }),
    capacity: 16,
    fresh: "15 seconds",
    backoff: 0
  })
  /** Returns the fee of sending a token (null: the coin) between two addresses. The amount does not affect it. */
  return (network: NetworkId, from: string, to: string, token: string | null): Effect.Effect<TransferFee | null> => {
    if (network.startsWith("solana:")) {
      return Effect.map(readComputePrice(rpc, network, from, token !== null), (price) => ({
        about: String(lamportsPerSignature + computePriorityFee(price, getComputeUnits(token !== null))),
        // The price may rise until the transfer is built, up to its maximum.
        most: String(lamportsPerSignature + (price === 0n ? 0n : mostPriority)),
        hasDataFee: false
      }))
    }
    if (!network.startsWith("eip155:")) return Effect.succeed(null)
    const call = getCall(token, to)
    if (call === undefined) return Effect.succeed(null)
    const gas = rpc.read({ network, method: "eth_estimateGas", params: [{ from, ...call }], result: Quantity })
    return Effect.orElseSucceed(
      Effect.map(
        Effect.all([gas, prices.get(network), dataFees.get(Data.struct({ from, network, token }))], {
          concurrency: 3
        }),
        ([units, terms, dataFee]) => toTransferFee({ gas: BigInt(units), dataFee, ...terms })
      ),
      () => null
    )
  }
})

/** Returns who pays the fee of a transfer; null if the host does not offer to pay it. */
export const findSponsorship = (
  sponsors: Sponsors["Type"] | undefined,
  account: AccountId,
  token: Pick<SentToken, "address" | "decimals">,
  units: bigint,
  receiver: string
): Effect.Effect<Sponsorship | null> => {
  if (sponsors === undefined || !account.startsWith("eip155:")) return Effect.succeed(null)
  const { address: from } = splitAccountId(account)
  const sending = {
    from,
    receiver,
    amount: formatUnits(units === 0n ? 1n : units, token.decimals),
    token: { address: token.address ?? undefined, decimals: token.decimals },
    isBurnt: true
  }
  return Either.match(sendRequest(sending), {
    onLeft: () => Effect.succeed(null),
    onRight: ({ data, to, value }) => sponsors.check(account, [{ to, data, value }])
  })
}

/**
 * Returns the fee of a transfer before its receiver is known, and whether the host pays it. The fee is null if it is
 * unknown, and if the host pays.
 */
export const readFeeAndPayer = Effect.fnUntraced(function* (
  {
    feeFor,
    sponsors
  }: {
    readonly feeFor: Effect.Effect.Success<ReturnType<typeof transferFees>>
    readonly sponsors: Sponsors["Type"] | undefined
  },
  account: AccountId,
  token: string | null
) {
  const { address, network } = splitAccountId(account)
  const [ownFee, sponsorship] = yield* Effect.all(
    [
      feeFor(network, address, address, token),
      findSponsorship(sponsors, account, { address: token, decimals: 0 }, 1n, address)
    ],
    { concurrency: 2 }
  )
  const isPaid = sponsorship === "paid"
  return { fee: isPaid ? null : ownFee, isPaid }
})
