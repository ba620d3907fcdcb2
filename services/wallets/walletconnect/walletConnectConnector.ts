import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"
import { isNetworkId } from "../../../core/chain/network/ids.ts"
import { SignClientMissing, WalletConnectNotFound } from "../../../core/wallets/walletconnect/errors.ts"
import { optionalNamespaces, type ProposalOverride } from "../../../core/wallets/walletconnect/optionalNamespaces.ts"
import { plainName } from "../../../core/foundation/text/plain.ts"
import { type SessionAccounts, sessionServes } from "../../../core/wallets/walletconnect/readSession.ts"
import { isLocalRelay } from "../../../core/wallets/walletconnect/relay.ts"
import { type SignInAlong, signInAlong } from "../../../core/wallets/walletconnect/signInAlong.ts"
import { type ProjectRefusal, refusalAlerts, refusalOf } from "../../../core/foundation/http/projectErrors.ts"
import { requireOnline } from "../../foundation/http/requireOnline.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { Platform } from "../../foundation/platform/Platform.ts"
import type { RelayClient } from "../../foundation/platform/Settings.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { walletFailure } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { AskAccounts, ConnectError, WalletAccounts, WalletCall, WalletConnector } from "../connectors/Connector.ts"
import { askSession, switchSession } from "./askSession.ts"
import { clientStorage } from "./clientStorage.ts"
import { endSession, holdSession, type SessionStore } from "./heldSession.ts"
import type { HostMetadata } from "./openClient.ts"
import { cannotSignInAlong, makePairing, type Session } from "./pairing.ts"
import { closeSession, shareClient } from "./sharedClients.ts"

export interface WalletConnectOptions {
  readonly projectId: string
  /** The relay's address (`wss:`). */
  readonly relay: string
  readonly storageName: string
  readonly metadata: HostMetadata
  /** The page's origin, as shown in an alert; by default that of `metadata.url`. */
  readonly origin?: string | undefined
  /**
   * Whether wallets may verify the page's domain. On by default, except for a relay on this device, which knows no
   * domains.
   */
  readonly verify?: boolean | undefined
  readonly override?: ProposalOverride | undefined
  /** Gets the id of the page's client as soon as it is known. */
  readonly relayClient?: RelayClient | undefined
  /** Called when a request is about to go to the wallet: its app may have to be opened. */
  readonly onRequest?: (() => void) | undefined
}

type Needs = Online | Platform | Storage | Store

/**
 * Creates the WalletConnect connector: one session, with its accounts on every namespace. Its client opens with the
 * first call and is shared with kits of the same project, relay and storage name; this kit's use of it ends with the
 * scope. docs/spec/wallets.md#walletconnect-session, docs/spec/wallets.md#walletconnect-requests; reliability F15 to
 * F28.
 */
export const walletConnectConnector = Effect.fnUntraced(function* (options: WalletConnectOptions) {
  const { metadata, onRequest = () => {}, override, projectId, relay, relayClient, storageName } = options
  const here = isLocalRelay(relay)
  const runtime = yield* Effect.runtime<Needs | Scope.Scope>()
  const store = yield* Store
  const storage = yield* Storage
  const device = yield* Platform
  const online = yield* Online
  const { listen, tell } = makeChanges()
  const configured = () => store.getState().chain.networks
  const wanted = () => {
    const { defaultChain } = override ?? {}
    return [
      store.getState().chain.active,
      ...(defaultChain !== undefined && isNetworkId(defaultChain) ? [defaultChain] : [])
    ]
  }
  const told = new Set<string>()
  const misfit = (what: string): void => {
    if (told.has(what)) return
    told.add(what)
    Runtime.runFork(runtime)(Effect.logDebug(`WalletConnect: a ${what} of another shape was left out`))
  }

  /** Runs in the kit's own surroundings, with the clock that the connector was made with. */
  const within = <A, E>(effect: Effect.Effect<A, E, Needs | Scope.Scope>): Effect.Effect<A, E> =>
    Effect.provide(effect, runtime)

  const open = Effect.gen(function* () {
    const shared = yield* shareClient(
      { projectId, relay, storageName, metadata, verify: options.verify ?? !here },
      () => clientStorage(storage, storageName)
    )
    shared.client.core.crypto.getClientId().then(
      (id) => {
        if (relayClient !== undefined) relayClient.id = id
      },
      () => {}
    )
    // A relay on this device needs no network: a browser without one reports itself as offline.
    if (here) shared.client.core.relayer.confirmOnlineStateOrThrow = () => Promise.resolve()
    const session = yield* Effect.acquireRelease(
      Effect.sync(() =>
        holdSession(shared, {
          configured,
          wanted,
          misfit,
          changed: (held) => tell({ _tag: "Changed", held }),
          ended: () => tell({ _tag: "Disconnected" })
        })
      ),
      ({ stop }) => Effect.sync(stop)
    )
    current = session
    const pairing = yield* makePairing(shared, device, ({ topic }) => endSession(shared, topic))
    return { ...shared, shared, session, pairing }
  })
  let current: SessionStore | undefined
  type Link = Effect.Effect.Success<typeof open>
  // Not run in the first caller's fiber: if that caller gives up, the others still get the client. A failure is not
  // cached.
  let opening: Promise<Link> | undefined
  const opened = (): Promise<Link> => {
    opening ??= Runtime.runPromise(runtime)(open).catch((cause: unknown) => {
      opening = undefined
      throw cause
    })
    return opening
  }
  const link: Effect.Effect<Link, SignClientMissing | WalletConnectNotFound> =
    projectId === "" || relay === ""
      ? Effect.fail(new WalletConnectNotFound())
      : Effect.tryPromise({ try: opened, catch: (cause) => new SignClientMissing({ cause }) })

  /** Fails with the relay's refusal once it comes, after raising its alert. */
  const refused: Effect.Effect<never, ProjectRefusal | SignClientMissing | WalletConnectNotFound> = Effect.flatMap(
    link,
    ({ line }) =>
      Effect.async<string>((resume) => {
        const off = line.onRefused((sentence) => resume(Effect.succeed(sentence)))
        return Effect.sync(off)
      })
  ).pipe(
    Effect.flatMap((sentence) => {
      const origin = options.origin ?? metadata.url
      const failure = refusalOf(sentence, origin)
      return failure === undefined
        ? Effect.never
        : Effect.zipRight(
            store.dispatch({
              _tag: "AlertRaised",
              key: refusalAlerts[failure._tag],
              facts: failure._tag === "OriginNotAllowed" ? origin : ""
            }),
            Effect.fail<ProjectRefusal>(failure)
          )
    })
  )

  /**
   * Closes sessions that no kit uses: left by a visit that ended in between, or disconnected while the relay was
   * unreachable.
   */
  const closeOthers = Effect.map(link, ({ client, inUse, shared }) => {
    for (const { topic } of client.session.getAll()) if (!inUse.has(topic)) endSession(shared, topic)
  })

  const restored = Effect.gen(function* () {
    const { client, closing, inUse, line, session } = yield* link
    if (!store.getState().config.enableReconnect) {
      yield* closeOthers
      return []
    }
    // Of two sessions of the same second, the later one.
    const kept = client.session
      .getAll()
      .filter(({ topic }) => !inUse.has(topic) && !closing.has(topic))
      .reverse()
      .sort((a, b) => b.expiry - a.expiry)[0]
    if (kept === undefined) return []
    const { held } = yield* session.take(kept)
    line.wake()
    yield* closeOthers
    return named(kept, held)
  })

  const paired = (signIn?: SignInAlong) =>
    Effect.gen(function* () {
      if (!here) yield* requireOnline(online, "walletconnect.connect")
      const { pairing, session, shared } = yield* link
      const { session: approved, signed } = yield* pairing.approved(proposal(), refused, signIn)
      const { held } = yield* Effect.tapError(session.take(approved), () =>
        Effect.sync(() => endSession(shared, approved.topic))
      )
      yield* closeOthers
      return { accounts: named(approved, held), signed }
    })
  const proposal = () => optionalNamespaces(configured(), override)

  /**
   * Has the host ask for the accounts of EVM networks, as of a wallet of the page: with `wallet_connect` (ERC-7846) for a session and a
   * sign-in at once, else for the session alone.
   */
  const pairedAs = (askAccounts: AskAccounts) =>
    Effect.gen(function* () {
      let accounts: ReadonlyArray<WalletAccounts> = []
      const answered = (signIn?: SignInAlong) =>
        Effect.map(paired(signIn), (granted) => {
          accounts = granted.accounts
          const own = accounts.flatMap((one) => (one.namespace === "eip155" ? one.accounts : []))
          return { addresses: own.map(({ address }) => address), signed: granted.signed }
        })
      const asked = (method: string, params?: unknown) => {
        if (method !== "wallet_connect") return Effect.map(answered(), ({ addresses }) => addresses)
        const signIn = signInAlong(params, proposal())
        if (signIn === undefined) return cannotSignInAlong()
        const of = (address: string) => `${signIn.chains[0]}:${address}`.toLowerCase()
        return Effect.map(answered(signIn), ({ addresses, signed }) => ({
          accounts: addresses.map((address) => ({
            address,
            capabilities: { signInWithEthereum: signed.find(({ account }) => account.toLowerCase() === of(address)) }
          }))
        }))
      }
      yield* askAccounts(Object.assign(asked, { grants: proposal()["eip155"]?.methods ?? [] }))
      return accounts
    })

  const ask =
    ({ session, shared }: Link) =>
    (asked: WalletCall) =>
      askSession(shared, session, asked, refused, onRequest)

  const connector = {
    listen,
    serves: (network) => {
      const live = current?.now()
      return live === undefined || sessionServes(live.read, network)
    },
    granted: (namespace) => {
      const { chains, methods } = current?.now()?.read ?? {}
      return methods && { methods: methods.get(namespace) ?? new Set(), networks: [...(chains?.keys() ?? [])] }
    },
    connect: ({ askAccounts, silent }) => {
      const asksAlong = Object.keys(proposal()).every((name) => name === "eip155") ? askAccounts : undefined
      const asked = asksAlong === undefined ? Effect.map(paired(), ({ accounts }) => accounts) : pairedAs(asksAlong)
      return within<ReadonlyArray<WalletAccounts>, ConnectError>(silent ? restored : asked)
    },
    request: (asked) => within(Effect.flatMap(link, (all) => ask(all)(asked))),
    switchNetwork: (to) => within(Effect.flatMap(link, (all) => switchSession(all.session, to, ask(all)))),
    disconnect: within(
      Effect.flatMap(link, ({ session, shared }) => {
        const topic = session.letGo()
        return topic === undefined
          ? Effect.void
          : Effect.tryPromise({
              try: () => closeSession(shared, topic),
              catch: (cause) => walletFailure("disconnect", cause)
            })
      })
    ),
    /** Completes when every session that is being ended has ended, for a caller that leaves right after. */
    settled: within(Effect.flatMap(link, ({ closing }) => emptied(closing)))
  } satisfies WalletConnector & { readonly settled: Effect.Effect<void, ConnectError> }
  return connector
})

/** Returns a wallet's accounts, with the wallet's own name. */
const named = ({ peer }: Session, held: ReadonlyArray<SessionAccounts>): ReadonlyArray<WalletAccounts> => {
  const name = plainName(peer.metadata.name)
  return name === "" ? held : held.map((one) => ({ ...one, name }))
}

const emptied = (set: ReadonlySet<string>): Effect.Effect<void> =>
  Effect.suspend(() => (set.size === 0 ? Effect.void : Effect.zipRight(Effect.sleep(20), emptied(set))))
