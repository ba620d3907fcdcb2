import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { networkNotFound } from "../../../core/chain/network/network.ts"
import { unwrapNetwork, toNetworkId } from "../../../core/chain/network/toNetworkId.ts"
import { accountToRead, namedNamespace } from "../../../core/kit/methods/accountToRead.ts"
import type { NetworkName, ReadFor } from "../../../core/kit/methods/shapes.ts"
import { toSwapOffer } from "../../../core/kit/methods/toBalance.ts"
import { addressOn } from "../../../core/onchain/name/addressOn.ts"
import { requireOffered } from "../../../core/onchain/onramp/errors.ts"
import { parsePurchase } from "../../../core/onchain/onramp/parsePurchase.ts"
import { providersOn } from "../../../core/onchain/onramp/providers.ts"
import { oneToken } from "../../../core/onchain/token/resolveTokens.ts"
import { canonicalAddress } from "../../../core/wallets/connection/canonicalAccounts.ts"
import { seenNamespace, seenOn, type ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import type { Rpc } from "../../chain/rpc/Rpc.ts"
import { loadChunk, memoize } from "../../foundation/chunks/loadChunk.ts"
import type { Calls } from "../../foundation/http/Calls.ts"
import type { Online } from "../../foundation/platform/Online.ts"
import type { Settings } from "../../foundation/platform/Settings.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import type { NativeBalances } from "../../onchain/account/NativeBalances.ts"
import type { TokenBalances } from "../../onchain/token/TokenBalances.ts"
import { notConnected } from "../../wallets/connection/requireConnection.ts"
import type { KitServices } from "../start/kitLayer.ts"
import { holdings } from "./holdings.ts"
import type { MethodsOf } from "./HostMethods.ts"

/** What the rooms are built over: the kit's services, the network's and the account's. */
type Needs = Calls | KitServices | NativeBalances | Online | Rpc | Settings | TokenBalances

/**
 * Makes the methods that read. Each room's code loads when it is first read; it is the room that views show and that the
 * terminal asks. `memo`: what the kit's layers are built by, so that a room that stands already is not built again.
 */
export const makeReads = Effect.fnUntraced(function* (memo: Layer.MemoMap) {
  const scope = yield* Effect.scope
  const store = yield* Store
  const context = yield* Effect.context<Needs>()
  const { allowance, coin, list, token } = yield* holdings

  const room = <Id, Service>(load: () => Promise<readonly [Layer.Layer<Id, never, Needs>, Context.Tag<Id, Service>]>) =>
    memoize(
      Effect.flatMap(loadChunk(load), ([layer, tag]) =>
        Effect.map(Layer.buildWithMemoMap(Layer.provide(layer, Layer.succeedContext(context)), memo, scope), (built) =>
          Context.get(built, tag)
        )
      )
    )
  const activity = yield* room(async () => {
    const [{ activityLayer }, { Activity }] = await Promise.all([
      import("../../onchain/activity/activityLayer.ts"),
      import("../../onchain/activity/Activity.ts")
    ])
    return [activityLayer, Activity] as const
  })
  const identities = yield* room(async () => {
    const [{ identityLayer }, { Identities }] = await Promise.all([
      import("../../onchain/identity/identityLayer.ts"),
      import("../../onchain/identity/Identities.ts")
    ])
    return [identityLayer, Identities] as const
  })
  const names = yield* room(async () => {
    const [{ nameLayer }, { Names }] = await Promise.all([
      import("../../onchain/name/nameLayer.ts"),
      import("../../onchain/name/Names.ts")
    ])
    return [nameLayer, Names] as const
  })
  const swaps = yield* room(async () => {
    const [{ swapLayer }, { Swaps }] = await Promise.all([
      import("../../onchain/swap/swapLayer.ts"),
      import("../../onchain/swap/Swaps.ts")
    ])
    return [swapLayer, Swaps] as const
  })
  const onramp = yield* room(async () => {
    const [{ onrampLayer }, { Onramp }] = await Promise.all([
      import("../../onchain/onramp/onrampLayer.ts"),
      import("../../onchain/onramp/Onramp.ts")
    ])
    return [onrampLayer, Onramp] as const
  })
  const sessions = yield* room(async () => {
    const [{ sessionLayer }, { SmartSessions }] = await Promise.all([
      import("../../onchain/session/sessionLayer.ts"),
      import("../../onchain/session/SmartSessions.ts")
    ])
    return [sessionLayer, SmartSessions] as const
  })
  const wallet = yield* room(async () => {
    const { capabilitiesLayer, WalletCapabilities } = await import("../../wallets/requests/WalletCapabilities.ts")
    return [capabilitiesLayer, WalletCapabilities] as const
  })

  /** Until the wallets of an earlier visit have answered, it is not known whether they are still connected. */
  const restored = (namespace: Namespace) =>
    Effect.provideService(
      until(({ connection }) => connection.restoring.every((one) => one.namespace !== namespace)),
      Store,
      store
    )

  /** Returns a named network, undefined if none is named; fails if it is neither configured nor the wallet's. */
  const namedNetwork = Effect.fnUntraced(function* (named: NetworkName | undefined, seen: ShownContext) {
    const network = toNetworkId(named)
    const isKnown = network === seen.network?.id || store.getState().chain.networks.some(({ id }) => id === network)
    return network === undefined || isKnown ? network : yield* networkNotFound(network)
  })
  /** Returns the account to read: the named one, or the one that the page showed at the call, on the named network. */
  const accountOf = Effect.fnUntraced(function* (at: ReadFor, seen: ShownContext) {
    const network = yield* namedNetwork(at.network, seen)
    const account = accountToRead({ ...at, network }, seen, store.getState().chain.networks)
    const namespace = namedNamespace({ namespace: at.namespace, network }) ?? seenNamespace(seen)
    if (at.account !== undefined) return account ?? (yield* networkNotFound(at.account))
    const { connection } = yield* restored(namespace)
    return account !== undefined && connection.connections.some((one) => one.namespace === namespace)
      ? account
      : yield* notConnected(namespace)
  })
  const networkOf = (named: NetworkName | undefined, seen: ShownContext) =>
    Effect.map(
      namedNetwork(named, seen),
      (network): NetworkId => network ?? seen.network?.id ?? store.getState().chain.active
    )
  /** The visitor's own address in an account's namespace, sent as the requester. */
  const visitor = (seen: ShownContext, account: AccountId): string | undefined =>
    seenOn(seen, splitNetworkId(splitAccountId(account).network).namespace)?.address

  const reading: MethodsOf<"reads"> = {
    getBalance: (at = {}, seen) =>
      Effect.flatMap(accountOf(at, seen), (account) =>
        at.token === undefined ? coin(account) : token(account, at.token)
      ),
    getTokens: (at = {}, seen) => Effect.flatMap(accountOf(at, seen), list),
    getActivity: (at = {}, seen) =>
      Effect.gen(function* () {
        const account = yield* accountOf(at, seen)
        const cursor = at.cursor ?? null
        const page = yield* (yield* activity).page(account, cursor)
        yield* store.dispatch({ _tag: "ActivityArrived", account, cursor, page })
        return page
      }),
    getIdentity: ({ address, ...at }, seen) =>
      Effect.gen(function* () {
        const account = yield* accountOf({ account: address, ...at }, seen)
        const identity = yield* (yield* identities).get(account, visitor(seen, account))
        yield* store.dispatch({ _tag: "IdentityArrived", account, identity })
        return { name: identity.name || null, avatar: identity.avatar || null }
      }),
    getNames: (at = {}, seen) =>
      Effect.gen(function* () {
        const account = yield* accountOf(at, seen)
        const found = yield* (yield* names).reverse(account, visitor(seen, account))
        yield* store.dispatch({ _tag: "NamesArrived", account, names: found })
        return found
      }),
    resolveName: ({ name, network }, seen) =>
      Effect.gen(function* () {
        const on = yield* networkOf(network, seen)
        const profile = yield* (yield* names).lookup(name, on)
        const address = addressOn(profile, on)
        return { name: profile.name, address: address ? canonicalAddress(splitNetworkId(on).namespace, address) : null }
      }),
    suggestNames: ({ name }, seen) =>
      Effect.gen(function* () {
        return yield* (yield* names).suggestions(name, yield* networkOf(undefined, seen))
      }),
    getSwapTokens: ({ network } = {}, seen) =>
      Effect.gen(function* () {
        const on = yield* networkOf(network, seen)
        const tokens = yield* (yield* swaps).tokens(on)
        yield* store.dispatch({ _tag: "SwapTokensArrived", network: on, tokens })
        return tokens
      }),
    getSwapQuote: (swap, seen) =>
      Effect.gen(function* () {
        const account = yield* accountOf(swap, seen)
        const { network } = splitAccountId(account)
        const service = yield* swaps
        yield* service.requireSupported(network)
        const tokens = yield* service.tokens(network)
        const [from, to] = yield* Effect.all([oneToken(swap.from, network, tokens), oneToken(swap.to, network, tokens)])
        return toSwapOffer(yield* service.quote({ account, from, to, amount: swap.amount, slippage: swap.slippage }))
      }),
    getOnrampOptions: ({ network } = {}, seen) =>
      Effect.gen(function* () {
        const on = yield* networkOf(network, seen)
        const options = yield* (yield* onramp).options(on)
        return { ...options, providers: providersOn(on) }
      }),
    getOnrampQuote: ({ amount, currency = "USD", network, token = "USDC" }, seen) =>
      Effect.gen(function* () {
        const on = yield* networkOf(network, seen)
        const service = yield* onramp
        const options = yield* service.options(on)
        if (options.payment.length + options.purchase.length === 0) return null
        const payment = options.payment.find(({ id }) => id.toLowerCase() === currency.toLowerCase())
        return yield* service.quote(
          {
            amount,
            payment: yield* requireOffered(payment, "currency", currency),
            purchase: yield* requireOffered(parsePurchase(token, options.purchase), "token", token)
          },
          on
        )
      }),
    getOnrampUrl: ({ amount, token, ...at } = {}, seen) =>
      Effect.gen(function* () {
        const account = yield* accountOf(at, seen)
        const service = yield* onramp
        const { purchase } = yield* service.options(splitAccountId(account).network)
        const bought =
          token === undefined ? purchase : [yield* requireOffered(parsePurchase(token, purchase), "token", token)]
        const url = yield* service.url(
          account,
          bought.map(({ symbol }) => symbol),
          amount === undefined ? {} : { fiat: amount }
        )
        return url || null
      }),
    getAllowance: ({ spender, token, ...at }, seen) =>
      Effect.flatMap(accountOf(at, seen), (account) => allowance(account, token, spender)),
    getSmartSessions: (at = {}, seen) =>
      Effect.gen(function* () {
        const account = yield* accountOf(at, seen)
        const found = yield* (yield* sessions).list(account)
        yield* store.dispatch({ _tag: "SessionsArrived", account, sessions: found })
        return found
      }),
    isSmartSessionSupported: (_, seen) =>
      Effect.gen(function* () {
        yield* restored("eip155")
        const network = seenOn(seen, "eip155")?.network
        if (network === undefined) return false
        const { permissions } = yield* (yield* wallet).on(network)
        return permissions.method !== null
      }).pipe(Effect.catchTag("NotConnected", () => Effect.succeed(false))),
    capabilities: (given, seen) =>
      Effect.gen(function* () {
        const on = yield* networkOf(unwrapNetwork(given), seen)
        yield* restored(splitNetworkId(on).namespace)
        return yield* (yield* wallet).on(on)
      })
  }
  return reading
})
