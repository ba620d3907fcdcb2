import { Interrupted, NotRecorded, OwnFault } from "../foundation/errors/errors.ts"
import type { Usage } from "../foundation/errors/usage.ts"
import type { Flags, RawFlags } from "../foundation/flags/flags.ts"
import * as Cause from "effect/Cause"
import type * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Random from "effect/Random"
import type * as Scope from "effect/Scope"
import { NotConnected, WalletRequestFailed } from "../../core/wallets/connection/errors.ts"
import { isLatchkeyError, type LatchkeyError } from "../../core/foundation/errors/failure.ts"
import { SigningFailed } from "../../core/onchain/siwx/errors.ts"
import { TransactionReverted } from "../../core/wallets/requests/errors.ts"
import { NoSession, SessionEnded } from "../../core/wallets/walletconnect/errors.ts"
import { getNamespace } from "../../core/wallets/walletconnect/methods.ts"
import { Calls } from "../../services/foundation/http/Calls.ts"
import { limitToBudget } from "../../services/foundation/http/withinBudget.ts"
import { findMissing, RecordingMissing } from "../../services/foundation/replay/RecordingMissing.ts"
import { Store } from "../../services/foundation/store/Store.ts"
import type { CommandDetails } from "../foundation/flags/commandDetails.ts"
import { getCommand, quoteWords } from "../foundation/flags/commandOf.ts"
import type { Host } from "../foundation/host/host.ts"
import { breakLine } from "../foundation/text/brokenLine.ts"
import { makePrinter } from "../foundation/host/printer.ts"
import { makeOutbox, formatSent } from "./outbox.ts"
import { getLine, type Meta, printFailure, printReport } from "./report.ts"
import type { Report } from "../foundation/text/Report.ts"
import { keepSent } from "../wallets/storage/sentRecords.ts"
import { writeWallets } from "../wallets/storage/session.ts"
import { type LoadEmbedded, Run, type World, buildWorld } from "./world.ts"

/** A runnable command: an effect that ends in a report. */
export type Command = Effect.Effect<Report, LatchkeyError, World | Scope.Scope>

/** The command that a run requests, with its example and its hints. */
export interface RequestedCommand extends Pick<CommandDetails, "hints"> {
  readonly flow: string
  readonly example?: string | undefined
  /** The account in the arguments, if the command has one. */
  readonly account?: string | undefined
}

/** The command that a run requests, which is loaded on demand, and its flags. */
export interface ParsedCommand extends RequestedCommand {
  readonly load: LoadCommand
  readonly raw: RawFlags
}

/** Reads the arguments of a run. Returns the exit code if they only print help or the version. */
export type ReadCommand = (words: ReadonlyArray<string>) => Promise<ParsedCommand | Usage | number>

/** Loads a command's code. `read` is for commands that run others. */
export type LoadCommand = (read: ReadCommand) => Promise<Command>

/**
 * Runs a command over its services, prints the outcome, and returns the exit code. The only place that runs an effect.
 */
export const run = async (
  { account, example, flow, hints }: RequestedCommand,
  command: Command,
  flags: Flags,
  host: Host,
  words: ReadonlyArray<string>,
  loadEmbedded: LoadEmbedded
): Promise<number> => {
  const started = performance.now()
  const meta: { -readonly [K in keyof Meta]: Meta[K] } = { source: flags.source._tag, durationMs: 0, requests: 0 }

  const printer = makePrinter(host, words)
  const { hide } = printer
  const notify = flags.ndjson
    ? (line: Readonly<Record<string, unknown>>): void => printer.json(getLine(line))
    : undefined

  const missed: Array<string> = []
  const done = host.progress?.(flow)
  let isPrinted = false
  const printEarly = (report: Report): void => {
    isPrinted = true
    done?.()
    printReport(printer, flags, flow, report, meta)
  }

  const printAside = (lines: ReadonlyArray<string>): void => {
    done?.()
    for (const line of lines.flatMap(breakLine)) printer.err(line)
  }
  const printRaw = (lines: ReadonlyArray<string>): void => {
    done?.()
    for (const line of lines) host.err(line)
  }

  const outbox = makeOutbox(flags.source._tag !== "fixtures", printAside)
  const warnings: Array<string> = []
  const warnOnFailure = <R>(work: Effect.Effect<void, LatchkeyError, R>): Effect.Effect<void, never, R> =>
    Effect.catchAll(work, (error) => Effect.sync(() => void warnings.push(`${error.message} (${error.code})`)))

  const whole = Effect.gen(function* () {
    const own = {
      aside: printAside,
      raw: printRaw,
      hide,
      notify,
      early: printEarly,
      loadEmbedded,
      outbox,
      missed: (request: string) => void missed.push(request)
    }
    const around = yield* Layer.build(yield* buildWorld(flags, host, { account, words }, own))
    const run = Context.get(around, Run)
    const asLogged = notify === undefined ? undefined : yield* Effect.promise(createEventEncoder)
    yield* Context.get(around, Store).subscribe((_, events) => {
      run.recording?.keepEvents(events)
      host.watch?.(events)
      for (const event of events) {
        notify?.({ type: "event", event: asLogged?.(event) })
        if (event._tag !== "TransactionSent" || run.session === undefined) continue
        const { _tag, id, ...record } = event
        // Store the record immediately, so that it exists however the run ends. A recording uses virtual time, but
        // later runs read the record, so it needs the real time.
        const sentAt = run.recording === undefined ? record.sentAt : Date.now()
        Effect.runSync(warnOnFailure(keepSent(run.session, { ...record, sentAt })))
      }
    })
    const counted = Effect.map(Context.get(around, Calls).requests, (count) => {
      meta.requests = count
    })
    const exit = yield* Effect.exit(
      storeWallets(
        run,
        warnOnFailure
      )(Effect.provide(command.pipe(runOnClock(run.clock), Effect.withRandom(Random.make(flags.seed))), around)).pipe(
        Effect.ensuring(counted)
      )
    )
    // The command's outcome is final now: later failures do not change it.
    if (Exit.isSuccess(exit)) outbox.reportAs(() => exit.value)
    if (run.recording !== undefined)
      yield* Exit.isFailure(exit) || outbox.all().length > 0 ? warnOnFailure(run.recording.save) : run.recording.save
    const [first] = missed
    // A defect, like a request to a service that is not recorded: no fallback of a command may hide it.
    return first === undefined
      ? yield* exit
      : yield* Effect.die(new RecordingMissing({ message: createWalletMissed(first, words) }))
  })

  const exit = await Effect.runPromiseExit(
    Effect.scoped(flags.timeoutMillis === undefined ? whole : limitToBudget(flow, flags.timeoutMillis)(whole)),
    host.signal === undefined ? {} : { signal: host.signal }
  )
  outbox.close()
  done?.()
  // A replay prints the same output however fast it runs.
  if (flags.source._tag !== "fixtures") meta.durationMs = Math.round(performance.now() - started)
  if (Exit.isSuccess(exit)) {
    printReport(printer, flags, flow, exit.value, meta, warnings)
    return 0
  }
  const failure = getFailure(exit.cause)
  const sent = outbox.all()
  // A script completes with its last step; and a network that reverted a transaction has answered.
  const report = flow === "run" || failure instanceof TransactionReverted ? undefined : outbox.report()
  if (report === undefined)
    return printFailure(
      printer,
      isPrinted ? { json: false, ndjson: false } : flags,
      { flow, example, hints, flags, sent, env: host.env },
      failure,
      meta,
      warnings
    )
  printReport(printer, flags, flow, report, meta, [
    ...warnings,
    `It was sent, but the command failed afterwards: ${failure.message} (${failure.code})`,
    ...formatSent(sent)
  ])
  return 0
}

/**
 * Stores the state of wallet libraries in a separate file if a run has changed it: always after a success; after a
 * failure or an interrupt only if the file existed before, because a library's session changes with every request.
 */
const storeWallets = (
  { storage, session }: Run["Type"],
  warned: (work: Effect.Effect<void, LatchkeyError>) => Effect.Effect<void>
) => {
  const before = new Map(storage)
  const hasChanged = () => storage.size !== before.size || [...storage].some(([key, text]) => before.get(key) !== text)
  return <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.onExit(command, (exit) =>
      session !== undefined && hasChanged() && (Exit.isSuccess(exit) || before.size > 0)
        ? warned(writeWallets(session, storage))
        : Effect.void
    )
}

/** Explains which request the recorded wallet could not answer, and how to record it with a wallet that answers. */
const createWalletMissed = (request: string, words: ReadonlyArray<string>): string => {
  const [flow = "", ...others] = getCommand(words)
  const recordCommand = quoteWords([flow, ...others, "--sandbox", "--record", "<file>"])
  if (words.includes("--sandbox"))
    return [
      `The wallet of the recordings has no answer to ${request}`,
      "Connect one that signs: latchkey connect --wallet key --sandbox",
      `and then:               latchkey ${quoteWords([flow, ...others, "--sandbox"])}`
    ].join("\n")
  return [
    `No recording of the wallet for ${request}`,
    ...(flow === "connect"
      ? [
          `Record it with: latchkey connect --wallet ${others.includes("walletconnect") ? "walletconnect" : "key"} --sandbox --record <file>`
        ]
      : ["Record it with: latchkey connect --wallet key --sandbox", `and then:       latchkey ${recordCommand}`])
  ].join("\n")
}

/** Loads the encoder that logs events with secrets replaced. Few runs need it. */
const createEventEncoder = async () => {
  const [{ KitEventSchema }, { Schema }] = await Promise.all([
    import("../../core/event.ts"),
    import("../../core/foundation/data/schema.ts")
  ])
  return Schema.encodeSync(KitEventSchema)
}

const runOnClock =
  (clock: Clock.Clock | undefined) =>
  <A, E, R>(command: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    clock === undefined ? command : Effect.withClock(command, clock)

/**
 * Replaces a failed request by the reason why the wallet did not answer, if that is a failure itself: no answer from
 * the wallet, relay unreachable; an ended session becomes `NotConnected`.
 */
const getRequestCause = (failure: LatchkeyError): LatchkeyError => {
  let cause: unknown = failure
  while (cause instanceof WalletRequestFailed || cause instanceof SigningFailed) cause = cause.cause
  if (failure instanceof WalletRequestFailed && (cause instanceof SessionEnded || cause instanceof NoSession)) {
    return new NotConnected({ namespace: getNamespace(failure.method) })
  }
  return isLatchkeyError(cause) ? cause : failure
}

/** Maps the cause that ended a run to a failure of the catalogue. */
const getFailure = (cause: Cause.Cause<LatchkeyError>): LatchkeyError => {
  const missing = findMissing(cause)
  if (missing !== undefined) return new NotRecorded({ reason: missing.message })
  const failure = Cause.squash(cause)
  if (isLatchkeyError(failure)) return getRequestCause(failure)
  return Cause.isInterruptedOnly(cause) ? new Interrupted() : new OwnFault({ reason: Cause.pretty(cause) })
}
