import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { splitAccountId } from "../../core/chain/network/caip.ts"
import { getSdkVersion } from "../../core/foundation/http/sdkType.ts"
import type { Namespace, NetworkId } from "../../core/chain/network/ids.ts"
import type { LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { parseAccountId } from "../../core/chain/network/parse.ts"
import { chainStart } from "../../core/wallets/activeNetwork/state.ts"
import { configStart } from "../../core/kit/config/state.ts"
import { connectionStart } from "../../core/wallets/connection/state.ts"
import type { StoredConnections } from "../../core/wallets/storage/stored.ts"
import { kitStart } from "../../core/kit/chunks/state.ts"
import { modalStart } from "../../core/kit/modal/state.ts"
import type { KitState } from "../../core/state.ts"
import { themeStart } from "../../core/kit/theme/state.ts"
import { walletStart } from "../../core/wallets/catalogue/state.ts"
import { Calls } from "../../services/foundation/http/Calls.ts"
import type { RecordedWallet, WalletExchange } from "../../services/foundation/recording/Flow.ts"
import { Online } from "../../services/foundation/platform/Online.ts"
import type { Connections } from "../../services/wallets/connection/Connections.ts"
import type { Connectors } from "../../services/wallets/connectors/Connectors.ts"
import { Rpc } from "../../services/chain/rpc/Rpc.ts"
import { type KitSettings, Settings } from "../../services/foundation/platform/Settings.ts"
import { Store } from "../../services/foundation/store/Store.ts"
import { defaultNetwork, knownNetworks } from "../chain/network/knownNetworks.ts"
import { getEndpoints } from "./endpoints.ts"
import type { BrokenRecording } from "../foundation/errors/errors.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import type { Host } from "../foundation/host/host.ts"
import type { Outbox } from "./outbox.ts"
import type { Report } from "../foundation/text/Report.ts"
import { readSession, readWallets, getSessionFile } from "../wallets/storage/session.ts"
import { type TerminalTransport, openTransport } from "./openTransport.ts"

/** Details of a run for its command, in addition to the kit's services. */
export class Run extends Context.Tag("cli/Run")<
  Run,
  {
    readonly flags: Flags
    readonly host: Host
    /** The exchanges that the recorded wallet replays. */
    readonly wallet: Effect.Effect<ReadonlyArray<RecordedWallet>, BrokenRecording>
    /** Reports a wallet request that is not recorded. The run ends with a failure, even if the command catches it. */
    readonly missed: (request: string) => void
    /** Adds an exchange to the recording, if one is being made. */
    readonly keepWallet: (exchange: WalletExchange) => void
    /** The recording of this run, if one is being made. */
    readonly recording: TerminalTransport["recording"]
    /** The file that stores the session; undefined in a replay, which stores nothing. */
    readonly session: string | undefined
    /** The data that wallet libraries store between runs, by key; written to a file next to the session. */
    readonly storage: Map<string, string>
    /** The virtual clock of a replay or a recording; undefined if time is real. */
    readonly clock: Clock.Clock | undefined
    /** Prints the result of a run that continues. The outcome of the run is then reported on stderr only. */
    readonly early: (report: Report) => void
    /** The requests that were sent: they are reported however the run ends. */
    readonly outbox: Outbox
    /** Prints a step for `--ndjson`; undefined without that flag. */
    readonly notify: ((line: Readonly<Record<string, unknown>>) => void) | undefined
    /** Prints lines on stderr before the run has ended. Lines that are too long are broken between words. */
    readonly aside: (lines: ReadonlyArray<string>) => void
    /** Prints our own lines on stderr unchanged: with colors, and with texts that are hidden elsewhere. */
    readonly raw: (lines: ReadonlyArray<string>) => void
    /** Registers a secret text: `replacement` is printed instead. */
    readonly hide: (secret: string, replacement: string) => void
    /** Loads the code that restores the embedded wallet, which belongs to the wing above the wallets. */
    readonly loadEmbedded: LoadEmbedded
    /** The services that the commands of this run share (`provideWorld`), and their lifetime. */
    readonly memo: Layer.MemoMap
    readonly scope: Scope.Scope
  }
>() {}

/** Loads the embedded wallet of an earlier sign-in. */
export type LoadEmbedded = () => Promise<{
  readonly restoreEmbeddedLine: (
    namespace: Namespace
  ) => Effect.Effect<unknown, LatchkeyError, Connections | Connectors | Run | Settings | Store>
}>

/** The services that every command can use. */
export type World = Calls | Rpc | Run | Settings | Store

/** The parsed arguments, as far as a run's services depend on them. */
export interface About {
  /** The run's arguments, for hints. */
  readonly words: ReadonlyArray<string>
  /** The account in the arguments. */
  readonly account: string | undefined
}

/** Builds the services of a page over the transport that the flags select. */
export const buildWorld = Effect.fnUntraced(function* (
  flags: Flags,
  host: Host,
  { account, words }: About,
  own: Pick<Run["Type"], "aside" | "raw" | "early" | "hide" | "loadEmbedded" | "missed" | "outbox" | "notify">
) {
  const { source } = flags
  const session = source._tag === "fixtures" ? undefined : (flags.state ?? getSessionFile(host, source))
  const stored = session === undefined ? undefined : yield* readSession(session)
  const network = flags.network ?? getNetwork(account) ?? stored?.network ?? defaultNetwork
  const settings: KitSettings = {
    projectId: source._tag === "live" ? source.projectId : source._tag,
    sdkVersion: getSdkVersion(host.version),
    endpoints: yield* getEndpoints(flags, network),
    isReplay: source._tag === "fixtures"
  }
  const { clock, recording, transport, wallet } = yield* openTransport(flags, host, words, settings, own.aside)

  const run = Layer.succeed(Run, {
    flags,
    host,
    session,
    ...own,
    storage: new Map(session === undefined ? [] : readWallets(session)),
    memo: yield* Layer.makeMemoMap,
    scope: yield* Effect.scope,
    wallet,
    clock,
    recording,
    keepWallet: (exchange) => recording?.keepWallet(exchange)
  })
  return Rpc.layer.pipe(
    Layer.provideMerge(Calls.layer),
    Layer.provideMerge(
      Layer.mergeAll(
        Store.layer(startState(network, stored, flags)),
        Settings.layer(settings),
        run,
        Online.layerAlways,
        transport
      )
    )
  )
})

/** Returns the network in an account's text; undefined for a bare address. */
const getNetwork = (account: string | undefined): NetworkId | undefined =>
  account === undefined || !account.includes(":")
    ? undefined
    : Either.match(parseAccountId(account), {
        onLeft: () => undefined,
        onRight: (id) => splitAccountId(id).network
      })

const startState = (
  network: NetworkId,
  stored: StoredConnections | undefined,
  { ensGateways }: Pick<Flags, "ensGateways">
): KitState => ({
  chain: chainStart(knownNetworks, network),
  config: { ...configStart, ensGateways },
  connection: connectionStart(stored?.connections, stored?.disconnectedIds),
  kit: kitStart,
  modal: modalStart,
  theme: themeStart(),
  wallet: walletStart()
})
