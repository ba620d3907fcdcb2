import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { unwrapNetwork } from "../../../core/chain/network/toNetworkId.ts"
import { toSwapOffer } from "../../../core/kit/methods/toBalance.ts"
import { isEnsName } from "../../../core/onchain/ens/ensName.ts"
import { getAddressOn } from "../../../core/onchain/name/addressOn.ts"
import { requireOffered } from "../../../core/onchain/onramp/errors.ts"
import { parsePurchase } from "../../../core/onchain/onramp/parsePurchase.ts"
import { providersOn } from "../../../core/onchain/onramp/providers.ts"
import { resolveToken } from "../../../core/onchain/token/resolveTokens.ts"
import { toCanonicalAddress } from "../../../core/wallets/connection/canonicalAccounts.ts"
import { getShownAccount } from "../../../core/wallets/requests/shownContext.ts"
import { Store } from "../../foundation/store/Store.ts"
import { findIdentity } from "../../onchain/identity/findIdentity.ts"
import { holdings } from "./holdings.ts"
import type { MethodsOf } from "./HostMethods.ts"
import { makeReadServices, type ReadServices } from "./readServices.ts"
import { makeReadTargets, type ReadTargets } from "./readTargets.ts"

interface ReadParts {
  readonly store: Store["Type"]
  readonly services: ReadServices
  readonly targets: ReadTargets
  readonly held: Effect.Effect.Success<typeof holdings>
}

/** Creates the methods that read. `memo`: the layers that the kit has built, which are reused. */
export const makeReads = Effect.fnUntraced(function* (memo: Layer.MemoMap) {
  const store = yield* Store
  const parts: ReadParts = {
    store,
    services: yield* makeReadServices(memo),
    targets: makeReadTargets(store),
    held: yield* holdings
  }
  const reads: MethodsOf<"reads"> = {
    ...createAccountReads(parts),
    ...nameReads(parts),
    ...swapReads(parts),
    ...createOnrampReads(parts),
    ...createWalletReads(parts)
  }
  return reads
})

/** Returns the methods that read balances, activity and identity. */
const createAccountReads = ({
  targets: { getAccount, getRequester },
  services: { activity, ens, identities },
  held: { allowance, coin, list, token },
  store
}: ReadParts): Pick<
  MethodsOf<"reads">,
  "getBalance" | "getTokens" | "getActivity" | "getIdentity" | "getAllowance"
> => ({
  getBalance: (options = {}, seen) =>
    Effect.flatMap(getAccount(options, seen), (account) =>
      options.token === undefined ? coin(account) : token(account, options.token)
    ),
  getTokens: (options = {}, seen) => Effect.flatMap(getAccount(options, seen), list),
  getActivity: (options = {}, seen) =>
    Effect.gen(function* () {
      const account = yield* getAccount(options, seen)
      const cursor = options.cursor ?? null
      const page = yield* (yield* activity).page(account, cursor)
      yield* store.dispatch({ _tag: "ActivityArrived", account, cursor, page })
      return page
    }),
  getIdentity: ({ address, ...options }, seen) =>
    Effect.gen(function* () {
      const account = yield* getAccount({ account: address, ...options }, seen)
      const sources = { identity: store.getState().config.identity, identities, ens }
      const identity = yield* findIdentity(sources, account, getRequester(seen, account))
      yield* store.dispatch({ _tag: "IdentityArrived", account, identity })
      return { name: identity.name || null, avatar: identity.avatar || null }
    }),
  getAllowance: ({ spender, token, ...options }, seen) =>
    Effect.flatMap(getAccount(options, seen), (account) => allowance(account, token, spender))
})

/** Returns the methods that read names. */
const nameReads = ({
  targets: { getAccount, getNetwork, getRequester },
  services: { ens, names },
  store
}: ReadParts): Pick<MethodsOf<"reads">, "getNames" | "resolveName" | "suggestNames"> => ({
  getNames: (options = {}, seen) =>
    Effect.gen(function* () {
      const account = yield* getAccount(options, seen)
      const found = yield* (yield* names).reverse(account, getRequester(seen, account))
      // Without a registered name, the account keeps its name from ENS.
      if (found.length > 0) yield* store.dispatch({ _tag: "NamesArrived", account, names: found })
      return found
    }),
  resolveName: ({ name, network }, seen) =>
    Effect.gen(function* () {
      const target = yield* getNetwork(network, seen)
      if (isEnsName(name.trim())) return yield* (yield* ens).resolve(name.trim(), target)
      const profile = yield* (yield* names).lookup(name, target)
      const address = getAddressOn(profile, target)
      return {
        name: profile.name,
        address: address ? toCanonicalAddress(splitNetworkId(target).namespace, address) : null
      }
    }),
  suggestNames: ({ name }, seen) =>
    Effect.gen(function* () {
      return yield* (yield* names).suggestions(name, yield* getNetwork(undefined, seen))
    })
})

/** Returns the methods that read swaps. */
const swapReads = ({
  targets: { getAccount, getNetwork },
  services: { swaps },
  store
}: ReadParts): Pick<MethodsOf<"reads">, "getSwapTokens" | "getSwapQuote"> => ({
  getSwapTokens: ({ network } = {}, seen) =>
    Effect.gen(function* () {
      const target = yield* getNetwork(network, seen)
      const tokens = yield* (yield* swaps).tokens(target)
      yield* store.dispatch({ _tag: "SwapTokensArrived", network: target, tokens })
      return tokens
    }),
  getSwapQuote: (swap, seen) =>
    Effect.gen(function* () {
      const account = yield* getAccount(swap, seen)
      const { network } = splitAccountId(account)
      const service = yield* swaps
      yield* service.requireSupported(network)
      const tokens = yield* service.tokens(network)
      const [from, to] = yield* Effect.all([
        resolveToken(swap.from, network, tokens),
        resolveToken(swap.to, network, tokens)
      ])
      return toSwapOffer(yield* service.quote({ account, from, to, amount: swap.amount, slippage: swap.slippage }))
    })
})

/** Returns the methods that read onramps. */
const createOnrampReads = ({
  targets: { getAccount, getNetwork },
  services: { onramp }
}: ReadParts): Pick<MethodsOf<"reads">, "getOnrampOptions" | "getOnrampQuote" | "getOnrampUrl"> => ({
  getOnrampOptions: ({ network } = {}, seen) =>
    Effect.gen(function* () {
      const target = yield* getNetwork(network, seen)
      const options = yield* (yield* onramp).options(target)
      return { ...options, providers: providersOn(target) }
    }),
  getOnrampQuote: ({ amount, currency = "USD", network, token = "USDC" }, seen) =>
    Effect.gen(function* () {
      const target = yield* getNetwork(network, seen)
      const service = yield* onramp
      const options = yield* service.options(target)
      if (options.payment.length + options.purchase.length === 0) return null
      const payment = options.payment.find(({ id }) => id.toLowerCase() === currency.toLowerCase())
      return yield* service.quote(
        {
          amount,
          payment: yield* requireOffered(payment, "currency", currency),
          purchase: yield* requireOffered(parsePurchase(token, options.purchase), "token", token)
        },
        target
      )
    }),
  getOnrampUrl: ({ amount, token, ...options } = {}, seen) =>
    Effect.gen(function* () {
      const account = yield* getAccount(options, seen)
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
    })
})

/** Returns the methods that read permissions and capabilities. */
const createWalletReads = ({
  targets: { getAccount, awaitRestored, getNetwork },
  services: { sessions, wallet },
  store
}: ReadParts): Pick<MethodsOf<"reads">, "getSmartSessions" | "isSmartSessionSupported" | "capabilities"> => ({
  getSmartSessions: (options = {}, seen) =>
    Effect.gen(function* () {
      const account = yield* getAccount(options, seen)
      const found = yield* (yield* sessions).list(account)
      yield* store.dispatch({ _tag: "SessionsArrived", account, sessions: found })
      return found
    }),
  isSmartSessionSupported: (_, seen) =>
    Effect.gen(function* () {
      yield* awaitRestored("eip155")
      const network = getShownAccount(seen, "eip155")?.network
      if (network === undefined) return false
      const { permissions } = yield* (yield* wallet).get(network)
      return permissions.supported
    }).pipe(Effect.catchTag("NotConnected", () => Effect.succeed(false))),
  capabilities: (options, seen) =>
    Effect.gen(function* () {
      const target = yield* getNetwork(unwrapNetwork(options), seen)
      yield* awaitRestored(splitNetworkId(target).namespace)
      return yield* (yield* wallet).getAll(target)
    })
})
