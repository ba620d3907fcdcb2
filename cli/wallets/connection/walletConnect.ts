import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Scope from "effect/Scope"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { formatStorageKey } from "../../../core/foundation/data/storageKey.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { noDevice } from "../../../core/foundation/platform/device.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Online } from "../../../services/foundation/platform/Online.ts"
import { Platform } from "../../../services/foundation/platform/Platform.ts"
import { Settings } from "../../../services/foundation/platform/Settings.ts"
import { Storage } from "../../../services/foundation/storage/Storage.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { WalletConnector } from "../../../services/wallets/connectors/Connector.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { knownNetworks } from "../../chain/network/knownNetworks.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { Run } from "../../run/world.ts"
import { createReplayAdapter, createRecordingAdapter } from "./recordedWallet.ts"
import { watchWallet } from "./watchedWallet.ts"
import { printPairing } from "./printPairing.ts"

type WalletConnectConnector = Effect.Effect.Success<
  ReturnType<typeof import("../../../services/wallets/walletconnect/walletConnectConnector.ts").walletConnectConnector>
>

const { walletConnect: connectorId } = connectorIds

/** The namespaces of the networks that are requested from a wallet. */
export const walletConnectNamespaces: ReadonlyArray<Namespace> = [
  ...new Set(knownNetworks.map(({ namespace }) => namespace))
]

/** The terminal's metadata for wallets. It has no page, and so no domain to verify. */
const metadata = {
  name: "Latchkey at a terminal",
  description: "The latchkey command line",
  url: "http://localhost",
  icons: []
}

/**
 * Registers WalletConnect on each namespace, once per run. Its client stores its state next to the session, separately
 * for each relay. A replay uses the exchanges recorded at the connector's port.
 */
export const walletConnect = Effect.gen(function* () {
  const run = yield* Run
  const connectors = yield* Connectors
  const known = yield* Effect.option(connectors.get(connectorId, "eip155"))
  if (known._tag === "Some") return known.value
  const wallet =
    run.flags.source._tag === "fixtures"
      ? createReplayAdapter(connectorId, yield* run.wallet, run.missed)
      : watchWallet(yield* openWallet, run.outbox, run.flags)
  const watched = run.flags.record === undefined ? wallet : createRecordingAdapter(connectorId, wallet, run.keepWallet)
  yield* Effect.forEach(walletConnectNamespaces, (namespace) => connectors.put(connectorId, namespace, watched), {
    discard: true
  })
  yield* (yield* Store).dispatch(
    {
      _tag: "WalletsAnnounced",
      connectors: [{ id: connectorId, type: "WALLET_CONNECT", name: "WalletConnect", chain: "eip155", icon: "" }]
    },
    { _tag: "WalletsLooked" }
  )
  return watched
})

/**
 * Opens the real client. Its code loads now, because no other command needs it. Relays and wallets use real time,
 * whatever `--now` is.
 */
const openWallet = Effect.gen(function* () {
  const { aside, storage, scope } = yield* Run
  const {
    endpoints: { relay },
    projectId
  } = yield* Settings
  if (projectId === "")
    return yield* createUsageError(
      "WalletConnect with --live needs --project-id.",
      "Set it by flag or by LATCHKEY_PROJECT_ID."
    )
  if (relay === undefined)
    return yield* createUsageError("There is no WalletConnect relay.", "Set one with --relay-url <url>.")
  const { walletConnectConnector } = yield* Effect.promise(
    () => import("../../../services/wallets/walletconnect/walletConnectConnector.ts")
  )
  yield* printPairing
  const connector = yield* walletConnectConnector({
    projectId,
    relay,
    metadata,
    storageName: getStorageName(relay),
    verify: false,
    onRequest: () => aside(["Approve the request in your wallet."])
  }).pipe(
    Effect.provide(Layer.mergeAll(Layer.succeed(Platform, noDevice), Online.layerAlways, Storage.layerMemory(storage))),
    Scope.extend(scope),
    Effect.withClock(Clock.make())
  )
  return withCleanup(connector, yield* Store)
})

/** The maximum wait for the cleanup of an ended session, in milliseconds. */
const cleanupMillis = 3_000

/**
 * A run ends with its answer, and interrupts all work that is still running. Therefore, earlier sessions are closed
 * before a new one is returned, and a session that ended during a request is removed from the state and the file before
 * its failure is reported.
 */
const withCleanup = (connector: WalletConnectConnector, { state }: Store["Type"]): WalletConnector => {
  const waitFor = (work: Effect.Effect<unknown, unknown>) =>
    Effect.withClock(Effect.ignore(Effect.timeout(work, cleanupMillis)), Clock.make())
  const removed = Effect.repeat(Effect.sleep(20), {
    until: () =>
      Effect.map(
        state,
        ({ connection }) => !connection.connections.some((connected) => isSameId(connected.connectorId, connectorId))
      )
  })
  return {
    ...connector,
    connect: (options) => Effect.tap(connector.connect(options), () => waitFor(connector.settled)),
    request: (call) =>
      Effect.tapError(connector.request(call), ({ _tag }) => (_tag === "SessionEnded" ? waitFor(removed) : Effect.void))
  }
}

/** Returns the key that separates the state of relays. */
const getStorageName = (relay: string): string => (URL.canParse(relay) ? new URL(relay).host : "")

/** Deletes what the client stored for this run's relay. */
export const forgetClient = Effect.gen(function* () {
  const { storage } = yield* Run
  const {
    endpoints: { relay }
  } = yield* Settings
  if (relay === undefined) return
  for (const key of [...storage.keys()])
    if (key.startsWith(formatStorageKey(getStorageName(relay), "wc@2:"))) storage.delete(key)
})
