import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { UnsupportedNamespace } from "../../../core/chain/network/networkIdErrors.ts"
import { parseUnits } from "../../../core/foundation/text/units.ts"
import { toSwapQuote } from "../../../core/kit/methods/toBalance.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { readSwapAmount } from "../../../core/onchain/swap/amounts.ts"
import { approve } from "../../../core/onchain/token/erc20.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import type { Store } from "../../foundation/store/Store.ts"
import { performSwap } from "../../onchain/swap/performSwap.ts"
import type { Swaps } from "../../onchain/swap/Swaps.ts"
import type { Receipts } from "../../onchain/receipt/Receipts.ts"
import { createErc20Reads } from "../../onchain/token/createErc20Reads.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { CallBatches } from "../../wallets/requests/CallBatches.ts"
import { sendPaid } from "../../wallets/requests/sendPaid.ts"
import { Sponsors } from "../../wallets/requests/Sponsors.ts"
import type { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { bindShownSigner } from "./seenSigner.ts"

/** Returns an amount of a token in base units; 0 is valid. */
const getUnits = Effect.fnUntraced(function* (network: NetworkId, token: string, amount: string) {
  const [decimals, symbol] = yield* createErc20Reads(yield* Rpc, network, token).unit
  return parseUnits(amount, decimals) === 0n ? 0n : yield* readSwapAmount(amount, { decimals, symbol })
})

/** Creates the methods that swap, and that set allowances. */
export const makeSwapMethods = Effect.gen(function* () {
  const context = yield* Effect.context<CallBatches | Receipts | Rpc | Store | Swaps | WalletRequests>()

  const methods: MethodsOf<"swaps"> = {
    swap: ({ accept, approval, batch, quote: offer, ...params }, seen) =>
      Effect.gen(function* () {
        const quote = toSwapQuote(offer)
        const { account, asking } = yield* bindShownSigner(seen, { ...params, namespace: "eip155" })
        const [quoted, current] = [splitAccountId(quote.account), splitAccountId(account)]
        if (quoted.network !== current.network || !isSameAddress(current.network, quoted.address, current.address))
          return yield* createContextChanged({ requested: quote.account, current: account })
        const { approvals, batchId, hash } = yield* performSwap(quote, { accept, approval, batch, asking })
        const done = batchId === undefined ? [] : (yield* (yield* CallBatches).done(account, batchId)).hashes
        return {
          hash: hash ?? done.at(-1) ?? batchId ?? "",
          approvals: approvals.map(({ amountUnits, hash, spender }) => ({ hash, spender, value: BigInt(amountUnits) }))
        }
      }).pipe(Effect.provide(context)),
    approve: ({ amount = "", spender, token, value, ...params }, seen) =>
      Effect.gen(function* () {
        const { account, asking } = yield* bindShownSigner(seen, params)
        const { address, network } = splitAccountId(account)
        // Only EVM tokens have allowances: the failure is about the namespace, not the network.
        const { namespace } = splitNetworkId(network)
        if (namespace !== "eip155") return yield* new UnsupportedNamespace({ namespace })
        const units = value ?? (yield* getUnits(network, token, amount))
        const request = { from: address, ...(yield* approve(token, spender, units)) }
        const batches = yield* CallBatches
        const sponsors = Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
        return yield* sendPaid({ batches, sponsors }, account, request, { asking, kind: "approve" })
      }).pipe(Effect.provide(context))
  }
  return methods
})
