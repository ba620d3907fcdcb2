import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { toCanonicalJson } from "../../../services/foundation/recording/canonical.ts"
import { describeJsonFault, parseJson } from "../../../services/foundation/recording/parsedJson.ts"
import { findHostile, getPath } from "../../../services/foundation/recording/flowFromText.ts"
import { type BugFile, roomJoined, createStateWriter } from "../../../core/kit/report/bugFile.ts"
import { asWritten } from "../../../core/kit/report/documentOf.ts"
import {
  readBugFile,
  type Replayed,
  type ReplayedEvent,
  replayBugFile
} from "../../../core/kit/report/replayBugFile.ts"
import { BrokenBugFile, ReplayDiffers } from "../../foundation/errors/replay.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { formatFault, getText } from "../../foundation/recording/flows.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { startInspector } from "./inspector.ts"

/** The options of `replay`. */
export interface ReplayWords {
  readonly to?: string
  readonly printState?: boolean
  readonly open?: boolean
}

/**
 * `replay <file>`: replays a bug file's events over its first state. Only the core runs: no service runs, and no
 * request is sent. Prints each event and the parts of the state that it changed; fails if the final state is not the
 * recorded one. With `--to` it stops after that event, and only warns. With `--open` a local page shows each event and
 * the state after it, until the command is interrupted.
 */
export const replay = (file: string, { open = false, printState = false, to }: ReplayWords) =>
  Effect.gen(function* () {
    const { early, host } = yield* Run
    const bug = yield* readBugFileFrom(file)
    const replayed = yield* Either.mapLeft(replayBugFile(bug), ({ message, path }) =>
      createBrokenBugFile(file, formatFault({ path: getPath(path), reason: message }))
    )
    const { differs, steps } = replayed
    if (open) {
      const end = differs === null ? "The state equals the recorded one." : differsText(differs, steps)
      const url = yield* startInspector({ about: `${getTitle(bug, steps.length)}. ${end}`, replayed, getName })
      early({ data: { url }, lines: [`ready ${url}`, "Until it is interrupted (Ctrl+C)."] })
      return yield* Effect.never
    }
    const last = to === undefined ? steps.length : Number(to)
    if (!Number.isInteger(last) || last < 0 || last > steps.length)
      return yield* createUsageError(
        `--to must be a number from 0 to ${steps.length}, the number of events in this file.`
      )
    if (differs !== null && to === undefined) return yield* createDiffers(differs, bug, steps, host.version)
    const selected = steps.slice(0, last)
    const state = printState ? createStateWriter(asWritten).rooms(selected.at(-1)?.state ?? replayed.before) : undefined
    const report: Report = {
      data: {
        version: bug.version,
        startedAt: bug.startedAt,
        platform: bug.platform,
        dropped: bug.dropped,
        events: selected.map(({ changed, event, millis, number }) => ({ number, millis, event, changed })),
        same: differs === null,
        ...(state && { state })
      },
      lines: [
        getTitle(bug, steps.length),
        ...(selected.length === 0
          ? []
          : formatTable(
              [{ title: "#", right: true }, { title: "ms", right: true }, { title: "event" }, { title: "changed" }],
              selected.map(formatRow)
            )),
        ...(state ? toCanonicalJson(state, 2).split("\n") : []),
        differs !== null
          ? differsText(differs, steps)
          : last < steps.length
            ? `${steps.length - last} more events lead to the recorded state.`
            : "The state equals the recorded one."
      ],
      verbatim: state !== undefined,
      warnings: [
        ...(bug.dropped > 0
          ? [`${bug.dropped} older events are not in the file, which begins with the state after them.`]
          : []),
        ...(bug.version === host.version
          ? []
          : [`The file is from version ${bug.version}; version ${host.version} replayed it.`]),
        ...(differs === null ? [] : [differsText(differs, steps)])
      ]
    }
    return report
  })

const readBugFileFrom = (file: string) =>
  Effect.gen(function* () {
    const text = yield* Effect.mapError(getText(file), ({ reason }) => createBrokenBugFile(file, reason))
    const value = yield* Either.mapLeft(parseJson(text), (fault) =>
      createBrokenBugFile(file, formatFault(describeJsonFault(fault)))
    )
    const hostile = typeof value === "object" && value !== null ? findHostile(value) : undefined
    if (hostile !== undefined) return yield* createBrokenBugFile(file, formatFault(hostile))
    return yield* Either.mapLeft(readBugFile(value), ({ message, path }) =>
      createBrokenBugFile(file, formatFault({ path: getPath(path), reason: message }))
    )
  })

const createBrokenBugFile = (file: string, reason: string): BrokenBugFile => new BrokenBugFile({ file, reason })

const getTitle = ({ startedAt, version }: BugFile, events: number): string =>
  `${version === "source" ? "An unreleased latchkey" : `latchkey ${version}`}, ${events} ${
    events === 1 ? "event" : "events"
  } from ${startedAt}`

const formatRow = (step: ReplayedEvent): ReadonlyArray<string> => [
  String(step.number),
  String(step.millis),
  getName(step),
  step.changed.join(", ")
]
const getName = ({ event }: ReplayedEvent): string =>
  `${event["_tag"] === roomJoined ? `(${String(event["room"])} joined)` : String(event["_tag"])}${findFailure(event)}`
const findFailure = ({ error }: Readonly<Record<string, unknown>>): string => {
  const code: unknown = Object(error).code
  return typeof code === "string" ? ` ${code}` : ""
}

type Differs = NonNullable<Replayed["differs"]>

const differsText = ({ number, rooms }: Differs, steps: ReadonlyArray<ReplayedEvent>): string => {
  const first = steps.find((step) => step.number === number)
  const where =
    first === undefined
      ? "The first different event is unknown"
      : `The first difference is after event ${first.number}, ${String(first.event["_tag"])}`
  const parts = rooms.length === 0 ? "" : `; the final state differs in ${rooms.join(", ")}`
  return `The events end in another state than the recorded one. ${where}${parts}.`
}

const createDiffers = (differs: Differs, { version }: BugFile, steps: ReadonlyArray<ReplayedEvent>, own: string) =>
  new ReplayDiffers({
    sentence: differsText(differs, steps),
    hint:
      version === own
        ? `\`--to ${(differs.number ?? steps.length + 1) - 1} --print-state\` prints the state before it.`
        : `The file is from version ${version}, and this is ${own}: replay it with that version.`
  })
