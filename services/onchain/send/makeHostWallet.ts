import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { movedSince, type ShownContext, seenNamespace, seenOn } from "../../../core/wallets/requests/shownContext.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { checkSend, requireToken } from "../../../core/onchain/send/checkSend.ts"
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
  const accountOf = Effect.fnUntraced(function* (seen: ShownContext, namespace: Namespace = seenNamespace(seen)) {
    // Waits until the connections of an earlier visit are restored: before that, it is not known whether they still
    // hold.
    yield* Effect.provideService(
      until(({ connection }) => connection.restoring.every((one) => one.namespace !== namespace)),
      Store,
      store
    )
    const active = yield* requireConnection(store.now(), namespace)
    const page = seenOn(seen, namespace)
    if (page === undefined || movedSince(page, active) !== null) return yield* contextChanged()
    return { account: accountId(page.network, page.address), asking: wallet.through(page.connectorId) }
  })

  /** The decimals that an ERC-20 token gives itself; undefined if no token has so many. */
  const readDecimals = (network: NetworkId, address: string) =>
    Effect.map(
      rpc.read({
        network,
        method: "eth_call",
        params: [{ to: address, data: decimalsCall }, "latest"],
        result: Schema.String
      }),
      (answer) => (/^0x[0-9a-f]{1,64}$/i.test(answer) && BigInt(answer) <= 77n ? Number(BigInt(answer)) : undefined)
    )

  const tokenOf = Effect.fnUntraced(function* (account: AccountId, address: string | undefined) {
    const { network } = splitAccountId(account)
    const { namespace } = splitNetworkId(network)
    if (address === undefined)
      return { decimals: findNetwork(store.now().chain.networks, network).nativeCurrency.decimals }
    const tokens = yield* Effect.orElseSucceed(balances.list(account), () => [])
    const known = tokens.find(
      (one) =>
        one.address === address || (namespace === "eip155" && one.address?.toLowerCase() === address.toLowerCase())
    )
    if (known !== undefined) return { address, decimals: known.quantity.decimals }
    const decimals = namespace === "eip155" ? yield* readDecimals(network, address) : undefined
    return { address, decimals: yield* requireToken(decimals) }
  })

  return {
    signMessage: ({ message, namespace }, seen) =>
      Effect.flatMap(accountOf(seen, namespace), ({ account, asking }) => signText(asking, account, message)),
    send: Effect.fn("HostWallet.send")(function* ({ amount: given, namespace, to, token: address }, seen) {
      const { amount, receiver } = yield* checkSend({ amount: given, receiver: to, token: address ?? "native" })
      const { account, asking } = yield* accountOf(seen, namespace)
      const token = yield* tokenOf(account, address)
      const { network } = splitAccountId(account)
      const { symbol } = findNetwork(store.now().chain.networks, network).nativeCurrency
      const sent = { network, token: address ?? symbol, amount }
      return yield* Effect.zipRight(
        store.dispatch({ _tag: "SendStarted", ...sent }),
        Effect.flatMap(sends.prepare(account, { amount, receiver, token }), (request) =>
          sends.send(account, request, asking)
        )
      ).pipe(
        Effect.tap(() => store.dispatch({ _tag: "SendSucceeded", ...sent })),
        Effect.tapError((error) => store.dispatch({ _tag: "SendFailed", ...sent, error: toFailureData(error) }))
      )
    })
  } satisfies HostWallet["Type"]
})

/** `decimals()` of an ERC-20 token. */
const decimalsCall = "0x313ce567"
