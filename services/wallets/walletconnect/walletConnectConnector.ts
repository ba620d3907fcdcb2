import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { optionalNamespaces } from "../../../core/wallets/walletconnect/optionalNamespaces.ts"
import { type SessionAccounts, doesSessionServe } from "../../../core/wallets/walletconnect/readSession.ts"
import { type SignInAlong, signInAlong } from "../../../core/wallets/walletconnect/signInAlong.ts"
import { requireOnline } from "../../foundation/http/requireOnline.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { toWalletFailure } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type {
  RequestAccounts,
  ConnectError,
  WalletAccounts,
  WalletCall,
  WalletConnector
} from "../connectors/Connector.ts"
import { askSession, switchSession } from "./askSession.ts"
import { endSession } from "./heldSession.ts"
import { createSignInUnsupported, type Session } from "./pairing.ts"
import { closeSession } from "./sharedClients.ts"
import {
  awaitRefusal,
  type Link,
  type LinkServices,
  makeLink,
  type WalletConnectLink,
  type WalletConnectOptions
} from "./walletConnectLink.ts"

export type { WalletConnectOptions } from "./walletConnectLink.ts"

/**
 * Creates the WalletConnect connector: one session, with its accounts on every namespace. Its client opens with the
 * first call and is shared with kits of the same project, relay and storage name; this kit's use of it ends with the
 * scope. docs/spec/wallets.md#walletconnect-session, docs/spec/wallets.md#walletconnect-requests; reliability F15 to
 * F28.
 */
export const walletConnectConnector = Effect.fnUntraced(function* (options: WalletConnectOptions) {
  const { onRequest = () => {} } = options
  const runtime = yield* Effect.runtime<LinkServices | Scope.Scope>()
  const { listen, notify } = makeChanges()
  const walletConnect = yield* makeLink(options, {
    onChanged: (held) => notify({ _tag: "Changed", held }),
    onEnded: () => notify({ _tag: "Disconnected" })
  })
  const { link } = walletConnect
  const refused = awaitRefusal(walletConnect, options)
  const createProposal = () => getProposal(walletConnect, options)
  const pair = yield* makePair(walletConnect, options, refused)

  /** Runs an effect with the kit's own services and clock. */
  const runInScope = <A, E>(effect: Effect.Effect<A, E, LinkServices | Scope.Scope>): Effect.Effect<A, E> =>
    Effect.provide(effect, runtime)
  const ask =
    ({ session, shared }: Link) =>
    (call: WalletCall) =>
      askSession(shared, session, call, refused, onRequest)

  const connector = {
    listen,
    serves: (network) => {
      const live = walletConnect.session()?.now()
      return live === undefined || doesSessionServe(live.read, network)
    },
    granted: (namespace) => {
      const { chains, methods } = walletConnect.session()?.now()?.read ?? {}
      return methods && { methods: methods.get(namespace) ?? new Set(), networks: [...(chains?.keys() ?? [])] }
    },
    connect: ({ askAccounts, silent }) => {
      const hostAsks = Object.keys(createProposal()).every((name) => name === "eip155") ? askAccounts : undefined
      const accounts =
        hostAsks === undefined
          ? Effect.map(pair(), (paired) => paired.accounts)
          : pairByHost(pair, createProposal, hostAsks)
      return runInScope<ReadonlyArray<WalletAccounts>, ConnectError>(silent ? restore(walletConnect) : accounts)
    },
    request: (call) => runInScope(Effect.flatMap(link, (opened) => ask(opened)(call))),
    switchNetwork: (to) => runInScope(Effect.flatMap(link, (opened) => switchSession(opened.session, to, ask(opened)))),
    disconnect: runInScope(
      Effect.flatMap(link, ({ session, shared }) => {
        const topic = session.release()
        return topic === undefined
          ? Effect.void
          : Effect.tryPromise({
              try: () => closeSession(shared, topic),
              catch: (cause) => toWalletFailure("disconnect", cause)
            })
      })
    ),
    /** Completes when all sessions that are being ended have ended, for a caller that leaves immediately afterwards. */
    settled: runInScope(Effect.flatMap(link, ({ closing }) => awaitEmpty(closing)))
  } satisfies WalletConnector & { readonly settled: Effect.Effect<void, ConnectError> }
  return connector
})

const getProposal = ({ store }: WalletConnectLink, { override }: WalletConnectOptions) =>
  optionalNamespaces(store.getState().chain.networks, override)

/**
 * Closes sessions that no kit uses: those of a visit that ended before they were closed, and those disconnected while
 * the relay was unreachable.
 */
const closeOthers = ({ client, inUse, shared }: Link): void => {
  for (const { topic } of client.session.getAll()) if (!inUse.has(topic)) endSession(shared, topic)
}

/** Uses the newest stored session again, if the kit reconnects. */
const restore = ({ link, store }: WalletConnectLink) =>
  Effect.gen(function* () {
    const opened = yield* link
    const { client, closing, inUse, line, session } = opened
    if (!store.getState().config.enableReconnect) {
      closeOthers(opened)
      return []
    }
    // If two sessions were created in the same second, the later one is used.
    const stored = client.session
      .getAll()
      .filter(({ topic }) => !inUse.has(topic) && !closing.has(topic))
      .reverse()
      .sort((a, b) => b.expiry - a.expiry)[0]
    if (stored === undefined) return []
    const { held } = yield* session.take(stored)
    line.wake()
    closeOthers(opened)
    return withName(stored, held)
  })

/** Returns a function that waits for a wallet's approval of a new session. */
const makePair = (
  walletConnect: WalletConnectLink,
  options: WalletConnectOptions,
  refused: ReturnType<typeof awaitRefusal>
) =>
  Effect.map(
    Online,
    (online) => (signIn?: SignInAlong) =>
      Effect.gen(function* () {
        if (!walletConnect.isLocal) yield* requireOnline(online, "walletconnect.connect")
        const opened = yield* walletConnect.link
        const { pairing, session, shared } = opened
        const { session: approved, signed } = yield* pairing.approved(
          getProposal(walletConnect, options),
          refused,
          signIn
        )
        const { held } = yield* Effect.tapError(session.take(approved), () =>
          Effect.sync(() => endSession(shared, approved.topic))
        )
        closeOthers(opened)
        return { accounts: withName(approved, held), signed }
      })
  )

/**
 * Lets the host ask for the accounts of EVM networks, as of a wallet of the page: by `wallet_connect` (ERC-7846) for a
 * session together with a sign-in, otherwise for the session only.
 */
const pairByHost = (
  pair: Effect.Effect.Success<ReturnType<typeof makePair>>,
  proposal: () => ReturnType<typeof getProposal>,
  askAccounts: RequestAccounts
) =>
  Effect.gen(function* () {
    let accounts: ReadonlyArray<WalletAccounts> = []
    const pairOnce = (signIn?: SignInAlong) =>
      Effect.map(pair(signIn), (paired) => {
        accounts = paired.accounts
        const own = accounts.flatMap((held) => (held.namespace === "eip155" ? held.accounts : []))
        return { addresses: own.map(({ address }) => address), signed: paired.signed }
      })
    const ask = (method: string, params?: unknown) => {
      if (method !== "wallet_connect") return Effect.map(pairOnce(), ({ addresses }) => addresses)
      const signIn = signInAlong(params, proposal())
      if (signIn === undefined) return createSignInUnsupported()
      const toAccountId = (address: string) => `${signIn.chains[0]}:${address}`.toLowerCase()
      return Effect.map(pairOnce(signIn), ({ addresses, signed }) => ({
        accounts: addresses.map((address) => ({
          address,
          capabilities: {
            signInWithEthereum: signed.find(({ account }) => account.toLowerCase() === toAccountId(address))
          }
        }))
      }))
    }
    yield* askAccounts(Object.assign(ask, { grants: proposal()["eip155"]?.methods ?? [] }))
    return accounts
  })

/** Returns a wallet's accounts, with the wallet's own name. */
const withName = ({ peer }: Session, held: ReadonlyArray<SessionAccounts>): ReadonlyArray<WalletAccounts> => {
  const name = sanitizeName(peer.metadata.name)
  return name === "" ? held : held.map((accounts) => ({ ...accounts, name }))
}

const awaitEmpty = (set: ReadonlySet<string>): Effect.Effect<void> =>
  Effect.suspend(() => (set.size === 0 ? Effect.void : Effect.zipRight(Effect.sleep(20), awaitEmpty(set))))
