import * as Effect from "effect/Effect"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { verdictOf } from "../../../core/chain/rpc/methods.ts"
import { isEmbeddedNetwork } from "../../../core/embedded/frame/networks.ts"
import { clearedKeys, loginKey, loginKeys, socialKeys } from "../../../core/embedded/login/keys.ts"
import { readPlainData } from "../../../core/embedded/wire/plainData.ts"
import type { FrameReply } from "../../../core/embedded/wire/replies.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { EmbeddedAuth, EmbeddedType } from "../../../core/embedded/user/events.ts"
import { socialProviders } from "../../../core/embedded/social/providers.ts"
import { socialNames } from "../../../core/embedded/social/socialNames.ts"
import type { ContextChanged } from "../../../core/wallets/requests/errors.ts"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { storageKey } from "../../../core/foundation/data/storageKey.ts"
import { shownView } from "../../../core/state.ts"
import type { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeChanges } from "../../wallets/connectors/changes.ts"
import type { WalletAccounts, WalletConnector } from "../../wallets/connectors/Connector.ts"
import { methodNotGranted, requestMisfit } from "../../wallets/connectors/methodTable.ts"
import type { DecisionCall } from "../decision/askDecision.ts"
import type { makeDecisions } from "../decision/makeDecisions.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"
import type { SignInWindows } from "../social/SignInWindows.ts"
import { chainNotSupported } from "../../wallets/connectors/fromEip1193.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import type { AccountTypes } from "../user/accountTypes.ts"
import { forgetUnfinished, noMemory } from "./emailLogin.ts"
import { signInByAccount } from "./signInByAccount.ts"

/** A connector that can change its account on EVM networks. */
export interface EmbeddedConnector extends WalletConnector {
  readonly retype: (to: EmbeddedType) => Effect.Effect<void, ContextChanged | FrameFailure>
  /** Asks the frame anew who is signed in, with which account on each network in use. */
  readonly refresh: Effect.Effect<void, FrameFailure>
  /** Asks the site whether its session still stands; one that ended is over here as well. */
  readonly recheck: Effect.Effect<void>
}

/**
 * The embedded wallet behind the kit's own interface: signs in by email or a social account, restores what the frame still knows, and signs
 * out. Its accounts are the frame's; nothing of a key ever reaches the page. docs/spec/embedded.md#frame.
 */
export const embeddedConnector = (
  line: Line,
  storageName: string,
  networks: ReadonlyArray<Network>,
  windows: SignInWindows,
  decide: (
    call: DecisionCall
  ) => ReturnType<Effect.Effect.Success<ReturnType<typeof makeDecisions>>> | Effect.Effect<never, MethodNotGranted>,
  types: AccountTypes
): Effect.Effect<EmbeddedConnector, never, Storage | Store> =>
  Effect.gen(function* () {
    const around = yield* Effect.context<Storage | Store>()
    const store = yield* Store
    const storage = yield* Storage
    const { listen, tell } = makeChanges()
    const keyOf = (key: string) => loginKey(storageName, key)
    const served = networks.filter(({ id }) => isEmbeddedNetwork(id))

    const keep = (user: FrameReply<"GET_USER">, network: NetworkId) =>
      Effect.all(
        [
          storage.set(keyOf(loginKeys.used), "true"),
          storage.set(keyOf(loginKeys.lastChain), network),
          // An account without an email has none of an earlier sign-in that was not finished.
          user.email ? storage.set(keyOf(loginKeys.email), user.email) : storage.remove(keyOf(loginKeys.email))
        ],
        { discard: true }
      )
    const forget = Effect.zipRight(
      Effect.forEach(clearedKeys, (key) => storage.remove(keyOf(key)), { discard: true }),
      storage.remove(storageKey(storageName, socialKeys.connected))
    )

    /** The networks to be on: of each namespace the one in use, else its first that is served. */
    const wanted = (): ReadonlyArray<NetworkId> => {
      const active = store.getState().chain.active
      const { namespace: first } = splitNetworkId(active)
      const spaces = [...new Set([first, ...served.map(({ namespace }) => namespace)])]
      return spaces.flatMap((space) => {
        const own = served.filter(({ namespace }) => namespace === space)
        const one = own.find(({ id }) => id === active) ?? own[0]
        return one === undefined ? [] : [one.id]
      })
    }
    /** What the visitor signed in with, as it was stored with the sign-in. */
    const auth = Effect.map(
      storage.get(storageKey(storageName, socialKeys.connected)),
      (stored): EmbeddedAuth => socialProviders.find((one) => one === stored) ?? "email"
    )
    /** How the visitor signed in, as the connection is called. An address of an email is in no name: names are logged. */
    const signedInBy = Effect.map(auth, (by) => (by === "email" ? "Email" : socialNames[by]))
    /** The accounts that the page has, by their namespaces: what changes is told with all of them. */
    const held = new Map<Namespace, WalletAccounts>()
    /** By namespace, the load of the frame that last answered with its account. */
    const answeredIn = new Map<Namespace, string>()
    const accountOn = (network: NetworkId) =>
      Effect.gen(function* () {
        const preferredAccountType = yield* types.on(network)
        const user = yield* line.ask("GET_USER", { chainId: network, preferredAccountType })
        const { namespace } = splitNetworkId(network)
        answeredIn.set(namespace, line.now().nonce)
        held.set(namespace, { namespace, network, accounts: [{ address: user.address }], name: yield* signedInBy })
        if (namespace !== "eip155") return user
        // A site may have another account in use than was asked for.
        const isSmart = (user.preferredAccountType ?? preferredAccountType) === "smartAccount"
        yield* store.dispatch({
          _tag: "UserArrived",
          email: user.email ?? null,
          site: types.site,
          accountType: isSmart ? "smartAccount" : "eoa",
          auth: yield* auth,
          userName: user.userName ?? (yield* storage.get(keyOf(loginKeys.userName))),
          smartAccount: user.accounts?.find(({ type }) => type === "smartAccount")?.address ?? null,
          smartAccountDeployed: user.smartAccountDeployed ?? false
        })
        return user
      })
    const tellAll = (): void => tell({ _tag: "Changed", held: [...held.values()] })
    /**
     * Waits for the frame. A load that was not asked for the user yet is asked first: a frame keeps the network and the type
     * of account in use only in memory, and would refuse to sign with the account that the page has.
     */
    const awaitUser = (network: NetworkId) =>
      Effect.gen(function* () {
        yield* line.ready
        const { namespace } = splitNetworkId(network)
        const before = held.get(namespace)?.accounts[0]
        if (before === undefined || answeredIn.get(namespace) === line.now().nonce) return
        const { address } = yield* accountOn(network)
        if (address === before.address) return
        tellAll()
        return yield* contextChanged()
      })
    /** The accounts on every namespace; one that fails is left out, unless all do. */
    const accounts = Effect.gen(function* () {
      held.clear()
      const [first, ...others] = wanted()
      if (first === undefined) return []
      yield* types.load
      const mine = yield* accountOn(first)
      yield* Effect.forEach(others, (network) => Effect.ignore(accountOn(network)))
      yield* keep(mine, first)
      return [...held.values()]
    })

    const isStored = Effect.map(storage.get(keyOf(loginKeys.used)), (used) => used === "true")
    const memory = noMemory()
    yield* forgetUnfinished(storageName)
    /** Whoever signs in again at once waits for the sign-out before: it would end the new sign-in too. */
    const farewell = Effect.unsafeMakeSemaphore(1)
    /** The load of the frame that was told of the last sign-out. */
    let toldIn: string | null = null
    const signOut = farewell.withPermits(1)(
      Effect.tap(Effect.ignore(Effect.timeout(line.ask("SIGN_OUT", undefined), millis.signOut)), () => {
        toldIn = line.now().nonce
      })
    )
    /**
     * Who left may not have been heard by the site: a frame that was loaded since hears of it before anything else, or it
     * would let in whoever gives the same email. In another tab somebody may be signed in again.
     */
    const leftBefore = Effect.gen(function* () {
      const left = Object.values(store.getState().connection.disconnectedIds).flat()
      if (!left.some((id) => sameId(id, connectorIds.auth))) return
      if (yield* isStored) return
      yield* Effect.ignore(line.ready)
      if (line.now().nonce !== toldIn) yield* signOut
    })
    /**
     * Whoever leaves while a code is checked is not signed in by an answer that comes later. What ends an interruption
     * cannot be interrupted itself: as such it would go on for its whole limit, and who signs in again would wait.
     */
    const signedOut = Effect.suspend(() =>
      memory.waits ? Effect.void : Effect.forkDaemon(Effect.interruptible(signOut))
    )
    /** An attempt that ended takes no code any more: the view that begins another says why. */
    const backToEmail = Effect.suspend(() =>
      /^EmailVerify/.test(shownView(store.getState())._tag)
        ? store.dispatch({ _tag: "Replaced", view: { _tag: "EmailLogin" } })
        : Effect.void
    )
    const connect = Effect.zipRight(
      Effect.zipRight(farewell.withPermits(1)(Effect.void), leftBefore),
      Effect.suspend(() => {
        memory.waits = false
        return Effect.zipRight(signInByAccount(line, storageName, windows, memory), accounts)
      }).pipe(
        Effect.onInterrupt(() => signedOut),
        Effect.tapError(() => backToEmail)
      )
    )

    /** Only the site's own word ends a login. */
    const stands = Effect.catchTags(
      Effect.map(line.ask("IS_CONNECTED", undefined), ({ isConnected }) => isConnected),
      { FrameError: () => Effect.succeed(false), FrameErrorUnknown: () => Effect.succeed(false) }
    )
    /** Without a stored login nothing is asked. */
    const restore = Effect.gen(function* () {
      if (!(yield* isStored)) return []
      if (yield* stands) return yield* accounts
      yield* forget
      return []
    })

    /** Every namespace is left by one session's end: whoever asks while it ends has nothing more to end. */
    let isLeaving = false
    const leave = Effect.suspend(() => {
      if (isLeaving) return Effect.void
      isLeaving = true
      return Effect.ensuring(
        Effect.zipRight(forget, signOut),
        Effect.sync(() => {
          isLeaving = false
        })
      )
    })

    return {
      listen,
      serves: isEmbeddedNetwork,
      connect: ({ silent }) => Effect.provide(silent ? restore : connect, around),
      request: ({ method, network, params }) =>
        Effect.gen(function* () {
          const verdict = verdictOf(method)
          if (verdict === "refused") return yield* methodNotGranted(method)
          const plain = readPlainData(params ?? [])
          if (plain === undefined) return yield* requestMisfit(method)
          const chain = network ?? store.getState().chain.active
          if (verdict === "needsApproval")
            return yield* decide({ method, params: plain, network: chain, ready: awaitUser(chain) })
          const chainNamespace = splitNetworkId(chain).namespace
          return yield* line.ask("RPC_REQUEST", { method, params: plain, chainId: chain, chainNamespace }, true)
        }),
      switchNetwork: ({ id }) =>
        Effect.gen(function* () {
          if (!isEmbeddedNetwork(id)) return yield* chainNotSupported(id)
          yield* line.ask("SWITCH_NETWORK", { chainId: id })
          yield* accountOn(id)
          yield* storage.set(keyOf(loginKeys.lastChain), id)
          tellAll()
        }),
      retype: (to) =>
        Effect.gen(function* () {
          const network = held.get("eip155")?.network
          if (network === undefined) return yield* contextChanged()
          yield* awaitUser(network)
          yield* types.choose(to)
          yield* accountOn(network)
          tellAll()
        }),
      refresh: Effect.suspend(() =>
        Effect.zipRight(
          Effect.forEach([...held.values()], ({ network }) => accountOn(network), { discard: true }),
          Effect.sync(tellAll)
        )
      ),
      recheck: Effect.gen(function* () {
        if (held.size === 0 || !(yield* isStored) || (yield* stands)) return
        yield* forget
        tell({ _tag: "Disconnected" })
      }).pipe(Effect.ignore),
      disconnect: leave
    }
  })
