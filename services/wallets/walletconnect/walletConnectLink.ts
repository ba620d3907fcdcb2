import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"
import { isNetworkId } from "../../../core/chain/network/ids.ts"
import { type ProjectRefusal, getRefusal, toRefusalAlert } from "../../../core/foundation/http/projectErrors.ts"
import { SignClientMissing, WalletConnectNotFound } from "../../../core/wallets/walletconnect/errors.ts"
import type { ProposalOverride } from "../../../core/wallets/walletconnect/optionalNamespaces.ts"
import type { SessionAccounts } from "../../../core/wallets/walletconnect/readSession.ts"
import { isLocalRelay } from "../../../core/wallets/walletconnect/relay.ts"
import { type CodeMissing, isCodeMissing } from "../../foundation/chunks/codeMissing.ts"
import { runOrReject } from "../../foundation/chunks/runOrReject.ts"
import type { Online } from "../../foundation/platform/Online.ts"
import { Platform } from "../../foundation/platform/Platform.ts"
import type { RelayClient } from "../../foundation/platform/Settings.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { createClientStorage } from "./createClientStorage.ts"
import { endSession, holdSession, type SessionStore } from "./heldSession.ts"
import type { HostMetadata } from "./openClient.ts"
import { makePairing } from "./pairing.ts"
import { shareClient } from "./sharedClients.ts"

export interface WalletConnectOptions {
  readonly projectId: string
  /** The relay's address (`wss:`). */
  readonly relay: string
  readonly storageName: string
  readonly metadata: HostMetadata
  /** The page's origin, as shown in an alert; by default that of `metadata.url`. */
  readonly origin?: string | undefined
  /**
   * True if wallets may verify the page's domain. On by default, except for a relay on this device, which knows no
   * domains.
   */
  readonly verify?: boolean | undefined
  readonly override?: ProposalOverride | undefined
  /** Receives the id of the page's client as soon as it is known. */
  readonly relayClient?: RelayClient | undefined
  /** Called when a request is about to go to the wallet: its app may have to be opened. */
  readonly onRequest?: (() => void) | undefined
}

export type LinkServices = Online | Platform | Storage | Store

interface LinkEvents {
  readonly onChanged: (held: ReadonlyArray<SessionAccounts>) => void
  readonly onEnded: () => void
}

/** Creates the link to wallets: the shared client, the active session and the pairing. It opens with the first use. */
export const makeLink = Effect.fnUntraced(function* (
  options: WalletConnectOptions,
  { onChanged, onEnded }: LinkEvents
) {
  const { metadata, override, projectId, relay, relayClient, storageName } = options
  const isLocal = isLocalRelay(relay)
  const runtime = yield* Effect.runtime<LinkServices | Scope.Scope>()
  const store = yield* Store
  const storage = yield* Storage
  const device = yield* Platform
  let current: SessionStore | undefined

  const open = Effect.gen(function* () {
    const shared = yield* shareClient(
      { projectId, relay, storageName, metadata, verify: options.verify ?? !isLocal },
      () => createClientStorage(storage, storageName)
    )
    shared.client.core.crypto.getClientId().then(
      (id) => {
        if (relayClient !== undefined) relayClient.id = id
      },
      () => {}
    )
    // A relay on this device needs no network: a browser without one reports itself as offline.
    if (isLocal) shared.client.core.relayer.confirmOnlineStateOrThrow = () => Promise.resolve()
    const session = yield* Effect.acquireRelease(
      Effect.sync(() =>
        holdSession(shared, {
          configured: () => store.getState().chain.networks,
          preferred: () => listPreferredNetworks(store, override),
          onMisfit: logMisfits(runtime),
          onChanged,
          onEnded
        })
      ),
      ({ stop }) => Effect.sync(stop)
    )
    current = session
    const pairing = yield* makePairing(shared, device, ({ topic }) => endSession(shared, topic))
    return { ...shared, shared, session, pairing }
  })
  // Not run in the first caller's fiber: if that caller gives up, the others still get the client. A failure is not
  // cached.
  let opening: Promise<Effect.Effect.Success<typeof open>> | undefined
  const openOnce = () => {
    opening ??= runOrReject(runtime, open).catch((cause: unknown) => {
      opening = undefined
      throw cause
    })
    return opening
  }
  const link: Effect.Effect<
    Effect.Effect.Success<typeof open>,
    CodeMissing | SignClientMissing | WalletConnectNotFound
  > = projectId === "" || relay === ""
    ? Effect.fail(new WalletConnectNotFound())
    : Effect.tryPromise({ try: openOnce, catch: toLinkFailure })
  return { isLocal, link, session: () => current, store }
})

/** Returns the failure of code that did not load unchanged; any other becomes the failure to open the client. */
const toLinkFailure = (cause: unknown): CodeMissing | SignClientMissing =>
  isCodeMissing(cause) ? cause : new SignClientMissing({ cause })

export type WalletConnectLink = Effect.Effect.Success<ReturnType<typeof makeLink>>
export type Link = Effect.Effect.Success<WalletConnectLink["link"]>

const listPreferredNetworks = (store: Store["Type"], { defaultChain }: ProposalOverride = {}) => [
  store.getState().chain.active,
  ...(defaultChain !== undefined && isNetworkId(defaultChain) ? [defaultChain] : [])
]

/** Returns a function that logs each kind of malformed message once. */
const logMisfits = (runtime: Runtime.Runtime<never>) => {
  const logged = new Set<string>()
  return (kind: string): void => {
    if (logged.has(kind)) return
    logged.add(kind)
    Runtime.runFork(runtime)(Effect.logDebug(`WalletConnect: a ${kind} of another shape was left out`))
  }
}

/** Fails with the relay's refusal when it comes, after raising its alert. */
export const awaitRefusal = (
  { link, store }: WalletConnectLink,
  { metadata, origin = metadata.url }: WalletConnectOptions
): Effect.Effect<never, CodeMissing | ProjectRefusal | SignClientMissing | WalletConnectNotFound> =>
  Effect.flatMap(link, ({ line }) =>
    Effect.async<string>((resume) => {
      const stop = line.onRefused((sentence) => resume(Effect.succeed(sentence)))
      return Effect.sync(stop)
    })
  ).pipe(
    Effect.flatMap((sentence) => {
      const failure = getRefusal(sentence, origin)
      return failure === undefined
        ? Effect.never
        : Effect.zipRight(
            store.dispatch({ _tag: "AlertRaised", ...toRefusalAlert(failure, origin) }),
            Effect.fail<ProjectRefusal>(failure)
          )
    })
  )
