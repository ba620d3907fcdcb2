import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, Namespace } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { movedSince, type ShownContext, seenNamespace, seenOn } from "../../../core/wallets/requests/shownContext.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { SendNeedsToken } from "../../../core/onchain/send/errors.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { requireConnection } from "../../wallets/connection/requireConnection.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { TokenBalances } from "../token/TokenBalances.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { HostWallet } from "./HostWallet.ts"
import { Sends } from "./Sends.ts"
import { signText } from "./signText.ts"

/** The services that it is built from, over the network and the kit. */
export const hostWalletParts = Layer.provideMerge(Sends.layer, WalletRequests.layer)

/** Makes the `HostWallet` service. */
export const makeHostWallet = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const balances = yield* TokenBalances
  const wallet = yield* WalletRequests
  const sends = yield* Sends

  /**
   * The account that the page showed on a namespace, the active one by default, and requests bound to that account and
   * its wallet.
   */
  const meant = Effect.fnUntraced(function* (seen: ShownContext, namespace: Namespace = seenNamespace(seen)) {
    // Waits until the connections of an earlier visit are restored: before that, it is not known whether they still
    // hold.
    yield* Effect.provideService(
      until(({ connection }) => connection.restoring.every((one) => one.namespace !== namespace)),
      Store,
      store
    )
    const active = yield* requireConnection(store.now(), namespace)
    const shown = seenOn(seen, namespace)
    if (shown === undefined || movedSince(shown, active) !== null) return yield* contextChanged()
    return { account: accountId(shown.network, shown.address), asking: wallet.through(shown.connectorId) }
  })

  const tokenMeant = Effect.fnUntraced(function* (account: AccountId, address: string | undefined) {
    const [namespace, reference] = account.split(":") as [Namespace, string]
    if (address === undefined)
      return { decimals: findNetwork(store.now().chain.networks, `${namespace}:${reference}`).nativeCurrency.decimals }
    const held = yield* Effect.orElseSucceed(balances.list(account), () => [])
    const known = held.find(
      (one) =>
        one.address === address || (namespace === "eip155" && one.address?.toLowerCase() === address.toLowerCase())
    )
    if (known !== undefined) return { address, decimals: known.quantity.decimals }
    if (namespace !== "eip155") return yield* new SendNeedsToken()
    const answer = yield* rpc.read({
      network: `${namespace}:${reference}`,
      method: "eth_call",
      params: [{ to: address, data: decimalsCall }, "latest"],
      result: Schema.String
    })
    const decimals = /^0x[0-9a-f]{1,64}$/i.test(answer) ? BigInt(answer) : 256n
    return decimals > 77n ? yield* new SendNeedsToken() : { address, decimals: Number(decimals) }
  })

  return {
    signMessage: ({ message, namespace }, seen) =>
      Effect.flatMap(meant(seen, namespace), ({ account, asking }) => signText(asking, account, message)),
    send: Effect.fn("HostWallet.send")(function* ({ amount: given, namespace, to, token: address }, seen) {
      const { amount, receiver } = yield* checkSend({ amount: given, receiver: to, token: address ?? "native" })
      const { account, asking } = yield* meant(seen, namespace)
      const token = yield* tokenMeant(account, address)
      return yield* Effect.flatMap(sends.prepare(account, { amount, receiver, token }), (request) =>
        sends.send(account, request, asking)
      )
    })
  } satisfies HostWallet["Type"]
})

/** `decimals()` of an ERC-20 token. */
const decimalsCall = "0x313ce567"
