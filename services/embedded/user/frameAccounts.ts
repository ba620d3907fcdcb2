import * as Effect from "effect/Effect"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { isEmbeddedNetwork } from "../../../core/embedded/frame/networks.ts"
import { getLoginKey, loginKeys, socialKeys } from "../../../core/embedded/login/keys.ts"
import { socialProviders } from "../../../core/embedded/social/providers.ts"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import type { EmbeddedAuth } from "../../../core/embedded/user/events.ts"
import type { FrameReply } from "../../../core/embedded/wire/replies.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { WalletAccounts } from "../../wallets/connectors/Connector.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import type { Line } from "../frame/Line.ts"
import type { AccountTypes } from "./accountTypes.ts"

interface FrameAccountsParts {
  readonly line: Line
  readonly storageName: string
  readonly networks: ReadonlyArray<Network>
  readonly types: AccountTypes
  /** Called with all accounts of the page after some of them changed. */
  readonly report: (accounts: ReadonlyArray<WalletAccounts>) => void
}

/** Creates the accounts that the frame has given to the page, by namespace. */
export const makeFrameAccounts = ({ line, networks, report, storageName, types }: FrameAccountsParts) =>
  Effect.gen(function* () {
    const store = yield* Store
    const services = yield* Effect.context<Storage | Store>()
    const held = new Map<Namespace, WalletAccounts>()
    /** By namespace, the load of the frame that last answered with its account. */
    const answeredIn = new Map<Namespace, string>()
    // Without an EVM network, the account of the only namespace reports the user.
    const hasEvm = networks.some(({ id, namespace }) => namespace === "eip155" && isEmbeddedNetwork(id))
    const reportAll = (): void => report([...held.values()])
    /** Requests the account on a network from the frame. */
    const load = (network: NetworkId) =>
      Effect.gen(function* () {
        const preferredAccountType = yield* types.typeOn(network)
        const user = yield* line.ask("GET_USER", { chainId: network, preferredAccountType })
        const { namespace } = splitNetworkId(network)
        answeredIn.set(namespace, line.now().nonce)
        // The connection has the name of the social account, or "Email". The email address is not in its name, because
        // names are logged.
        const provider = yield* getAuth(storageName)
        const name = provider === "email" ? "Email" : socialNames[provider]
        held.set(namespace, { namespace, network, accounts: [{ address: user.address }], name })
        // The site may use another type of account than the requested one; only EVM networks have smart accounts.
        const isEvm = namespace === "eip155"
        const type = user.preferredAccountType ?? preferredAccountType
        if (isEvm || !hasEvm) yield* reportUser(storageName, types.site, user, isEvm && type === "smartAccount")
        return user
      }).pipe(Effect.provide(services))
    /**
     * Waits for the frame. Requests the user first from a load of the frame that was not asked yet: a frame keeps the
     * current network and type of account only in memory, and would otherwise refuse to sign with the page's account.
     */
    const awaitUser = (network: NetworkId) =>
      Effect.gen(function* () {
        yield* line.ready
        const { namespace } = splitNetworkId(network)
        const before = held.get(namespace)?.accounts[0]
        if (before === undefined || answeredIn.get(namespace) === line.now().nonce) return
        const { address } = yield* load(network)
        if (address === before.address) return
        reportAll()
        return yield* createContextChanged()
      })
    /** Requests the accounts on every namespace, and stores the login. A later namespace that fails is left out. */
    const loadAll = Effect.gen(function* () {
      held.clear()
      const [first, ...others] = listNetworksInUse(store.getState().chain.active, networks)
      if (first === undefined) return []
      yield* types.load
      const user = yield* load(first)
      yield* Effect.forEach(others, (network) => Effect.ignore(load(network)))
      yield* storeLogin(storageName, user, first)
      return [...held.values()]
    }).pipe(Effect.provide(services))
    return { awaitUser, held, load, loadAll, reportAll }
  })

/** Returns the account that the visitor signed in with, as stored with the sign-in. */
const getAuth = (storageName: string) =>
  Effect.flatMap(Storage, (storage) => storage.get(formatStorageKey(storageName, socialKeys.connected))).pipe(
    Effect.map((stored): EmbeddedAuth => socialProviders.find((provider) => provider === stored) ?? "email")
  )

/** Reports the user to the state. */
const reportUser = (storageName: string, site: string, user: FrameReply<"GET_USER">, isSmart: boolean) =>
  Effect.gen(function* () {
    const { dispatch } = yield* Store
    const { get } = yield* Storage
    yield* dispatch({
      _tag: "UserArrived",
      email: user.email ?? null,
      site,
      accountType: isSmart ? "smartAccount" : "eoa",
      auth: yield* getAuth(storageName),
      userName: user.userName ?? (yield* get(getLoginKey(storageName, loginKeys.userName))),
      smartAccount: user.accounts?.find(({ type }) => type === "smartAccount")?.address ?? null,
      smartAccountDeployed: user.smartAccountDeployed ?? false
    })
  })

const storeLogin = (storageName: string, user: FrameReply<"GET_USER">, network: NetworkId) =>
  Effect.flatMap(Storage, (storage) => {
    const getKey = (key: string) => getLoginKey(storageName, key)
    return Effect.all(
      [
        storage.set(getKey(loginKeys.used), "true"),
        storage.set(getKey(loginKeys.lastChain), network),
        // Without an email, the email of an earlier unfinished sign-in is removed.
        user.email ? storage.set(getKey(loginKeys.email), user.email) : storage.remove(getKey(loginKeys.email))
      ],
      { discard: true }
    )
  })

/** Returns one network for each namespace: the active one, else the first that is supported. */
const listNetworksInUse = (active: NetworkId, networks: ReadonlyArray<Network>): ReadonlyArray<NetworkId> => {
  const supported = networks.filter(({ id }) => isEmbeddedNetwork(id))
  const { namespace: first } = splitNetworkId(active)
  const namespaces = [...new Set([first, ...supported.map(({ namespace }) => namespace)])]
  return namespaces.flatMap((namespace) => {
    const candidates = supported.filter((network) => network.namespace === namespace)
    const network = candidates.find(({ id }) => id === active) ?? candidates[0]
    return network === undefined ? [] : [network.id]
  })
}
