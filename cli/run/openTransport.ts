import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { existsSync } from "node:fs"
import type { Hiding } from "../../services/foundation/redaction/redact.ts"
import { getAliases } from "../../services/foundation/recording/alias.ts"
import type { RecordedWallet } from "../../services/foundation/recording/Flow.ts"
import { recordLayer } from "../../services/foundation/replay/recordLayer.ts"
import { replayLayer, replayOrAskLayer } from "../../services/foundation/replay/replayLayer.ts"
import type { Transport } from "../../services/foundation/http/Transport.ts"
import type { KitSettings } from "../../services/foundation/platform/Settings.ts"
import { knownNetworks } from "../chain/network/knownNetworks.ts"
import { getCommand, quoteWords } from "../foundation/flags/commandOf.ts"
import type { BrokenRecording, NotWritten } from "../foundation/errors/errors.ts"
import { createUsageError } from "../foundation/errors/usage.ts"
import type { Flags } from "../foundation/flags/flags.ts"
import { findFlows, readFlow, mergeFlows } from "../foundation/recording/flows.ts"
import type { Host } from "../foundation/host/host.ts"
import { network } from "../foundation/http/network.ts"
import type { Recording } from "../foundation/recording/record.ts"
import { createVirtualClock } from "../foundation/recording/virtualClock.ts"

/** A run's connections: the network, the recorded wallet, the clock, and the recording in progress. */
export interface TerminalTransport {
  readonly transport: Layer.Layer<Transport>
  /** The exchanges that the recorded wallet replays. */
  readonly wallet: Effect.Effect<ReadonlyArray<RecordedWallet>, BrokenRecording>
  /** The clock of a replay, a recording or `--now`; undefined for the real one. */
  readonly clock: Clock.Clock | undefined
  readonly recording: (Recording & { readonly save: Effect.Effect<void, NotWritten> }) | undefined
}

/** Returns the connections of a command that sends no request. */
const createOfflineTransport = (hiding: Hiding): TerminalTransport => ({
  transport: replayLayer({ requests: [], recordWith: "", ...hiding }),
  wallet: Effect.succeed([]),
  clock: undefined,
  recording: undefined
})

/** A run that is recorded: its command, the file, and the flows with the recorded wallet. */
interface RecordedRun {
  readonly flags: Flags
  readonly command: ReadonlyArray<string>
  readonly file: string
  readonly hiding: Hiding
  readonly wallet: TerminalTransport["wallet"]
  readonly aside: (lines: ReadonlyArray<string>) => void
}

/** Opens the connections of a run that is recorded. Fails if the file exists and may not be overwritten. */
const recordTransport = Effect.fnUntraced(function* ({ aside, command, file, flags, hiding, wallet }: RecordedRun) {
  const { source } = flags
  if (existsSync(file) && !flags.missingOnly && !flags.force)
    return yield* createUsageError(
      `--record would overwrite ${file}.`,
      "Choose another file, add to it with --record-missing, or overwrite it with --force."
    )
  // The schema of all events loads only for a recording.
  const { recordedStart, startRecording, writeFlow } = yield* Effect.promise(
    () => import("../foundation/recording/record.ts")
  )
  const before = flags.missingOnly && existsSync(file) ? yield* readFlow(file) : undefined
  const started = source._tag === "sandbox" ? recordedStart : yield* Clock.currentTimeMillis
  const now = flags.now ?? (before === undefined ? started : Date.parse(before.now))
  const clock = createVirtualClock(now)
  const recorder = startRecording(clock, hiding, before)
  const recordedFrom = source._tag === "sandbox" ? source._tag : ("live" as const)
  const recorded = Layer.provide(recordLayer({ ...hiding, ...recorder }), network)
  const save = Effect.flatMap(recorder.flow, (flow) => {
    const { length } = flow.requests
    const facts = { command, recordedFrom, now: new Date(now).toISOString(), seed: flags.seed }
    return Effect.tap(writeFlow(file, { ...flow, ...facts }), () =>
      Effect.sync(() => aside([`Recorded ${length} ${length === 1 ? "request" : "requests"} in ${file}`]))
    )
  })
  const opened: TerminalTransport = {
    transport:
      before === undefined
        ? recorded
        : Layer.provide(replayOrAskLayer({ requests: before.requests, ...hiding }), recorded),
    wallet,
    clock,
    recording: { ...recorder, save }
  }
  return opened
})

/**
 * Opens the connections that the flags select. `words` are the run's arguments.
 * docs/spec/kit.md#commands-where-a-command-talks, docs/spec/foundation.md#http-recordings.
 */
export const openTransport = Effect.fnUntraced(function* (
  flags: Flags,
  host: Host,
  words: ReadonlyArray<string>,
  settings: KitSettings,
  aside: (lines: ReadonlyArray<string>) => void
) {
  const { source } = flags
  const command = getCommand(words)
  const hiding: Hiding = {
    aliases: getAliases(settings, Object.fromEntries(knownNetworks.map(({ id, rpcUrls }) => [id, rpcUrls]))),
    secrets: [source._tag === "live" ? source.projectId : "", host.env["LATCHKEY_PRIVATE_KEY"] ?? ""]
  }
  // Commands that manage recordings read them themselves, even if they are broken; the others send no request.
  const name = command[0] ?? ""
  if (withoutRequests.has(name) || (source._tag === "fixtures" && unrecorded.has(name)))
    return createOfflineTransport(hiding)
  const bundled = Effect.map(
    findFlows(source._tag === "fixtures" ? source.path : undefined, host.flowFolders),
    (flows) => mergeFlows(flows, command)
  )
  if (source._tag === "fixtures") {
    const flow = yield* bundled
    const replay: TerminalTransport = {
      transport: replayLayer({ requests: flow.requests, recordWith: recordWith(command, source.path), ...hiding }),
      wallet: Effect.succeed(flow.wallet),
      clock: createVirtualClock(flags.now ?? Date.parse(flow.now ?? "")),
      recording: undefined
    }
    return replay
  }
  const wallet = Effect.map(bundled, (flow) => flow.wallet)
  const { record: file } = flags
  if (file !== undefined) return yield* recordTransport({ flags, command, file, hiding, wallet, aside })
  const opened: TerminalTransport = {
    transport: network,
    wallet,
    clock: flags.now === undefined ? undefined : createVirtualClock(flags.now),
    recording: undefined
  }
  return opened
})

/** Commands that send no request through the kit. */
const withoutRequests: ReadonlySet<string> = new Set([
  "completion",
  "csp",
  "fixtures",
  "mcp",
  "sandbox",
  "schema",
  "vendor"
])

/**
 * Commands about the current state of a service: recordings do not contain it, and without a project no request is
 * sent.
 */
const unrecorded: ReadonlySet<string> = new Set(["doctor"])

/** Returns the command that records what a replay lacks: into the replayed file, or into a new one. */
const recordWith = (command: ReadonlyArray<string>, path: string | undefined): string =>
  `latchkey ${quoteWords([...command, "--sandbox", ...(path?.endsWith(".json") === true ? ["--record-missing", path] : ["--record", "<file>"])])}`
