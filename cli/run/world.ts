import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Scope from "effect/Scope"
import { isNetworkId } from "../../core/chain/ids.ts"
import { chainStart } from "../../core/chain/state.ts"
import { configStart } from "../../core/config/state.ts"
import { connectionStart } from "../../core/connection/state.ts"
import { kitStart } from "../../core/kit/state.ts"
import { modalStart } from "../../core/modal/state.ts"
import type { KitState } from "../../core/state.ts"
import { themeStart } from "../../core/theme/state.ts"
import { walletStart } from "../../core/wallet/state.ts"
import { Calls } from "../../services/http/Calls.ts"
import type { RecordedWallet, WalletExchange } from "../../services/http/replay/Flow.ts"
import { Online } from "../../services/platform/Online.ts"
import { Rpc } from "../../services/rpc/Rpc.ts"
import { type KitSettings, Settings } from "../../services/Settings.ts"
import { Store } from "../../services/store/Store.ts"
import { defaultNetwork, knownNetworks } from "../chain/known.ts"
import { endpointsOf } from "./endpoints.ts"
import { type BrokenRecording, Usage } from "../errors.ts"
import type { Flags } from "./flags.ts"
import type { Host } from "./host.ts"
import type { Report } from "./report.ts"
import { readOthers, readSession, sessionFile } from "./session.ts"
import { type Talk, talk } from "./talk.ts"

/** What a command may know of its run, beside the kit's services. */
export class Run extends Context.Tag("cli/Run")<Run, {
  readonly flags: Flags
  readonly host: Host
  /** The exchange that the recorded wallet repeats. */
  readonly wallet: Effect.Effect<ReadonlyArray<RecordedWallet>, BrokenRecording>
  /** Takes note that the recorded wallet was asked for something nobody recorded: that ends the run, whatever hid it. */
  readonly missed: (request: string) => void
  /** Takes an exchange into the recording, where one is made. */
  readonly keepWallet: (exchange: WalletExchange) => void
  /** The recording that is made of this run, if one is. */
  readonly recording: Talk["recording"]
  /** The file that keeps the session; undefined in a replay, which keeps nothing. */
  readonly session: string | undefined
  /** What wallets' own libraries keep between runs, by key; it goes into that file. */
  readonly kept: Map<string, string>
  /** The virtual clock of a replay or a recording; undefined where time is real. */
  readonly clock: Clock.Clock | undefined
  /** Prints the result of a run that goes on: what ends it is told on stderr alone. */
  readonly early: (report: Report) => void
  /** Tells whoever reads `--ndjson` of a step; undefined where nobody does. */
  readonly tell: ((line: Readonly<Record<string, unknown>>) => void) | undefined
  /** Says something to whoever watches, before the run has ended. The lines go to stderr as they are. */
  readonly aside: (lines: ReadonlyArray<string>) => void
  /** Takes note of a text that is nobody's business: it is printed as `stand`. */
  readonly hide: (secret: string, stand: string) => void
  /** The services that commands of this run share (`over`), and how long they last. */
  readonly memo: Layer.MemoMap
  readonly scope: Scope.Scope
}>() {}

/** The services every command stands on. */
export type World = Calls | Rpc | Run | Settings | Store

/** The same services a page gets, over the transport that the flags name. `words` are the run's arguments, for hints. */
export const world = Effect.fnUntraced(function*(flags: Flags, host: Host, words: ReadonlyArray<string>, own: Pick<Run["Type"], "aside" | "early" | "hide" | "missed" | "tell">) {
  const { source } = flags
  const network = flags.network ?? defaultNetwork
  if (!isNetworkId(network)) {
    return yield* new Usage({ reason: `--network must be a CAIP-2 id; it is "${network}".`, hint: "An example: --network eip155:137" })
  }
  const settings: KitSettings = {
    projectId: source._tag === "live" ? source.projectId : source._tag,
    sdkType: "appkit",
    sdkVersion: `cli-universal-${host.version}`,
    endpoints: yield* endpointsOf(flags, network)
  }
  const session = source._tag === "fixtures" ? undefined : flags.state ?? sessionFile(host)
  const { clock, recording, transport, wallet } = yield* talk(flags, host, words, settings)

  const run = Layer.succeed(Run, {
    flags, host, session, ...own,
    kept: new Map(session === undefined ? [] : readOthers(session)),
    memo: yield* Layer.makeMemoMap,
    scope: yield* Effect.scope,
    wallet, clock, recording,
    keepWallet: (exchange) => recording?.keepWallet(exchange)
  })
  const state: KitState = yield* startState(session, network)
  return Rpc.layer.pipe(
    Layer.provideMerge(Calls.layer),
    Layer.provideMerge(Layer.mergeAll(Store.layer(state), Settings.layer(settings), run, Online.layerAlways, transport))
  )
})

const startState = Effect.fnUntraced(function*(session: string | undefined, network: KitState["chain"]["active"]) {
  const stored = session === undefined ? undefined : yield* readSession(session)
  const state: KitState = {
    chain: chainStart(knownNetworks, stored?.network ?? network),
    config: configStart,
    connection: connectionStart(stored?.connections, stored?.disconnectedIds),
    kit: kitStart,
    modal: modalStart,
    theme: themeStart(),
    wallet: walletStart()
  }
  return state
})
