import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { isNetworkId } from "../core/chain/ids.ts"
import { chainStart } from "../core/chain/state.ts"
import { configStart } from "../core/config/state.ts"
import { connectionStart } from "../core/connection/state.ts"
import { kitStart } from "../core/kit/state.ts"
import { modalStart } from "../core/modal/state.ts"
import type { KitState } from "../core/state.ts"
import { themeStart } from "../core/theme/state.ts"
import { walletStart } from "../core/wallet/state.ts"
import { Calls } from "../services/http/Calls.ts"
import { fetchLayer } from "../services/http/fetchLayer.ts"
import { platformLayer } from "../services/http/platformLayer.ts"
import type { Flow, RecordedRequest, RecordedWallet } from "../services/http/replay/Flow.ts"
import { aliasesOf } from "../services/http/replay/located.ts"
import { recordLayer } from "../services/http/replay/recordLayer.ts"
import { replayLayer } from "../services/http/replay/replayLayer.ts"
import { Online } from "../services/platform/Online.ts"
import { Rpc } from "../services/rpc/Rpc.ts"
import { type KitSettings, Settings } from "../services/Settings.ts"
import { Store } from "../services/store/Store.ts"
import { defaultNetwork, knownNetworks } from "./chain/known.ts"
import { endpointsOf } from "./endpoints.ts"
import { type BrokenRecording, Usage } from "./errors.ts"
import type { Flags } from "./flags.ts"
import { flowsIn, together } from "./flows.ts"
import type { Host } from "./host.ts"
import { readSession, sessionFile } from "./session.ts"

/** What a command may know of its run, beside the kit's services. */
export class Run extends Context.Tag("cli/Run")<Run, {
  readonly flags: Flags
  readonly host: Host
  /** The exchange that the recorded wallet repeats. */
  readonly wallet: Effect.Effect<ReadonlyArray<RecordedWallet>, BrokenRecording>
  /** Takes an exchange into the recording, where one is made. */
  readonly keepWallet: (exchange: RecordedWallet) => void
  /** Everything kept for the recording so far. */
  readonly recorded: Effect.Effect<Pick<Flow, "requests" | "wallet">>
  /** The file that keeps the session; undefined in a replay, which keeps nothing. */
  readonly session: string | undefined
  /** The virtual time at which a replay starts, epoch milliseconds. */
  readonly now: number | undefined
}>() {}

/** The services every command stands on. */
export type World = Calls | Rpc | Run | Settings | Store

/** The same services a page gets, over the transport that the flags name. `words` are the run's arguments, for hints. */
export const world = Effect.fnUntraced(function*(flags: Flags, host: Host, words: ReadonlyArray<string>) {
  const { source } = flags
  const network = flags.network ?? defaultNetwork
  if (!isNetworkId(network)) {
    return yield* new Usage({ reason: `--network must be a CAIP-2 id; it is "${network}".`, hint: "An example: eip155:137" })
  }
  const settings: KitSettings = {
    projectId: source._tag === "live" ? source.projectId : source._tag,
    sdkType: "appkit",
    sdkVersion: `cli-universal-${host.version}`,
    endpoints: yield* endpointsOf(flags, network)
  }
  const shipped = flowsIn(source._tag === "fixtures" ? source.path : undefined, host.flowFolders)
  const flows = source._tag === "fixtures" ? yield* shipped : []
  const session = source._tag === "fixtures" ? undefined : flags.state ?? sessionFile(host)
  const aliases = aliasesOf(settings, Object.fromEntries(knownNetworks.map(({ id, rpcUrls }) => [id, rpcUrls[0] ?? ""])))
  const requests: Array<RecordedRequest> = []
  const wallet: Array<RecordedWallet> = []

  const transport = source._tag === "fixtures"
    ? replayLayer({ requests: together(flows).requests, aliases, recordWith: `latchkey ${[...words, "--sandbox", "--record", "<file>"].join(" ")}` })
    : flags.record === undefined ? fetchLayer
    : Layer.provide(recordLayer({ aliases, keep: (one) => void requests.push(one) }), fetchLayer)

  const run = Layer.succeed(Run, {
    flags, host, session,
    wallet: Effect.map(flows.length > 0 ? Effect.succeed(flows) : shipped, (all) => together(all).wallet),
    keepWallet: (exchange) => void wallet.push(exchange),
    recorded: Effect.sync(() => ({ requests, wallet })),
    now: flags.now ?? (source._tag === "fixtures" ? Date.parse(flows[0]?.now ?? "") : undefined)
  })
  const state: KitState = yield* startState(session, network)
  return Rpc.layer.pipe(
    Layer.provideMerge(Calls.layer),
    Layer.provideMerge(Layer.mergeAll(Store.layer(state), Settings.layer(settings), run, Online.layerAlways, Layer.provide(platformLayer, transport)))
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

/** A clock that stands still at `now` and waits for real, so that a replay says the same whenever it runs. */
export const standing = (now: number): Clock.Clock => {
  const real = Clock.make()
  return {
    ...real,
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => now,
    unsafeCurrentTimeNanos: () => BigInt(now) * 1_000_000n,
    currentTimeMillis: Effect.succeed(now),
    currentTimeNanos: Effect.succeed(BigInt(now) * 1_000_000n),
    sleep: (duration) => real.sleep(duration)
  }
}
