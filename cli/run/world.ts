import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { splitAccountId } from "../../core/chain/network/caip.ts"
import type { NetworkId } from "../../core/chain/network/ids.ts"
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
import { Rpc } from "../../services/chain/rpc/Rpc.ts"
import { type KitSettings, Settings } from "../../services/foundation/settings/Settings.ts"
import { Store } from "../../services/foundation/store/Store.ts"
import { defaultNetwork, knownNetworks } from "../chain/defaults/knownNetworks.ts"
import { endpointsOf } from "./endpoints.ts"
import type { BrokenRecording } from "../foundation/errors/errors.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import type { Host } from "../foundation/host/host.ts"
import type { Outbox } from "./outbox.ts"
import type { Report } from "../foundation/report/Report.ts"
import { readSession, readWallets, sessionFile } from "../wallets/storage/session.ts"
import { type Talk, talk } from "./talk.ts"

/** What a command may know of its run, beside the kit's services. */
export class Run extends Context.Tag("cli/Run")<
  Run,
  {
    readonly flags: Flags
    readonly host: Host
    /** The exchange that the recorded wallet repeats. */
    readonly wallet: Effect.Effect<ReadonlyArray<RecordedWallet>, BrokenRecording>
    /**
     * Takes note that the recorded wallet was asked for something nobody recorded: that ends the run, whatever hid it.
     */
    readonly missed: (request: string) => void
    /** Takes an exchange into the recording, where one is made. */
    readonly keepWallet: (exchange: WalletExchange) => void
    /** The recording that is made of this run, if one is. */
    readonly recording: Talk["recording"]
    /** The file that keeps the session; undefined in a replay, which keeps nothing. */
    readonly session: string | undefined
    /** What wallets' own libraries keep between runs, by key; it goes into a file beside that one. */
    readonly kept: Map<string, string>
    /** The virtual clock of a replay or a recording; undefined where time is real. */
    readonly clock: Clock.Clock | undefined
    /** Prints the result of a run that goes on: what ends it is told on stderr alone. */
    readonly early: (report: Report) => void
    /** What was sent: from then on it is told, however the run ends. */
    readonly outbox: Outbox
    /** Tells whoever reads `--ndjson` of a step; undefined where nobody does. */
    readonly tell: ((line: Readonly<Record<string, unknown>>) => void) | undefined
    /** Says something to whoever watches, before the run has ended. The lines go to stderr as they are. */
    readonly aside: (lines: ReadonlyArray<string>) => void
    /** Takes note of a text that is nobody's business: it is printed as `stand`. */
    readonly hide: (secret: string, stand: string) => void
    /** The services that commands of this run share (`over`), and how long they last. */
    readonly memo: Layer.MemoMap
    readonly scope: Scope.Scope
  }
>() {}

/** The services every command stands on. */
export type World = Calls | Rpc | Run | Settings | Store

/** What the words of a run ask for, as far as its world depends on it. */
export interface About {
  /** The run's arguments, for hints. */
  readonly words: ReadonlyArray<string>
  /** The account that they name. */
  readonly account: string | undefined
}

/** The same services a page gets, over the transport that the flags name. */
export const world = Effect.fnUntraced(function* (
  flags: Flags,
  host: Host,
  { account, words }: About,
  own: Pick<Run["Type"], "aside" | "early" | "hide" | "missed" | "outbox" | "tell">
) {
  const { source } = flags
  const session = source._tag === "fixtures" ? undefined : (flags.state ?? sessionFile(host, source))
  const stored = session === undefined ? undefined : yield* readSession(session)
  const network = flags.network ?? networkOf(account) ?? stored?.network ?? defaultNetwork
  const settings: KitSettings = {
    projectId: source._tag === "live" ? source.projectId : source._tag,
    sdkVersion: `cli-universal-${host.version}`,
    endpoints: yield* endpointsOf(flags, network)
  }
  const { clock, recording, transport, wallet } = yield* talk(flags, host, words, settings)

  const run = Layer.succeed(Run, {
    flags,
    host,
    session,
    ...own,
    kept: new Map(session === undefined ? [] : readWallets(session)),
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
        Store.layer(startState(network, stored)),
        Settings.layer(settings),
        run,
        Online.layerAlways,
        transport
      )
    )
  )
})

/** The network that an account names by itself. */
const networkOf = (account: string | undefined): NetworkId | undefined =>
  account === undefined || !account.includes(":")
    ? undefined
    : Either.match(parseAccountId(account), {
        onLeft: () => undefined,
        onRight: (id) => splitAccountId(id).network
      })

const startState = (network: NetworkId, stored: StoredConnections | undefined): KitState => ({
  chain: chainStart(knownNetworks, network),
  config: configStart,
  connection: connectionStart(stored?.connections, stored?.disconnectedIds),
  kit: kitStart,
  modal: modalStart,
  theme: themeStart(),
  wallet: walletStart()
})
