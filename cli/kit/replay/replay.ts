import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { canonical } from "../../../services/foundation/recording/canonical.ts"
import { describeJsonFault, parsedJson } from "../../../services/foundation/recording/parsedJson.ts"
import { hostileIn, pathOf } from "../../../services/foundation/recording/flowFromText.ts"
import { type BugFile, roomJoined, stateWriter } from "../../../core/kit/report/bugFile.ts"
import { asWritten } from "../../../core/kit/report/documentOf.ts"
import {
  readBugFile,
  type Replayed,
  type ReplayedEvent,
  replayBugFile
} from "../../../core/kit/report/replayBugFile.ts"
import { BrokenBugFile, ReplayDiffers } from "../../foundation/errors/replay.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { faultSaid, textOf } from "../../foundation/recording/flows.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { table } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { inspector } from "./inspector.ts"

/** The words of `replay`. */
export interface ReplayWords {
  readonly to?: string
  readonly printState?: boolean
  readonly open?: boolean
}

/**
 * `replay <file>`: plays a bug file's events over its first state, by the rules alone: nothing runs, nobody is asked.
 * Tells each event and the parts of the state that it moved; fails where the end is not the recorded one. With `--to` it
 * stops behind that event, and only warns. With `--open` a page on this machine shows each event and the state after it,
 * until the command is interrupted.
 */
export const replay = (file: string, { open = false, printState = false, to }: ReplayWords) =>
  Effect.gen(function* () {
    const { early, host } = yield* Run
    const bug = yield* bugFileIn(file)
    const replayed = yield* Either.mapLeft(replayBugFile(bug), ({ message, path }) =>
      brokenBugFile(file, faultSaid({ path: pathOf(path), reason: message }))
    )
    const { differs, steps } = replayed
    if (open) {
      const end = differs === null ? "The state is the one that was recorded." : differsSaid(differs, steps)
      const url = yield* inspector({ about: `${titleOf(bug, steps.length)}. ${end}`, replayed, nameOf })
      early({ data: { url }, lines: [`ready ${url}`, "Until it is interrupted (Ctrl+C)."] })
      return yield* Effect.never
    }
    const last = to === undefined ? steps.length : Number(to)
    if (!Number.isInteger(last) || last < 0 || last > steps.length)
      return yield* usageError(`--to has to be a number from 0 to ${steps.length}, the events of this file.`)
    if (differs !== null && to === undefined) return yield* differing(differs, bug, steps, host.version)
    const told = steps.slice(0, last)
    const shown = printState ? stateWriter(asWritten).rooms(told.at(-1)?.state ?? replayed.before) : undefined
    const report: Report = {
      data: {
        version: bug.version,
        startedAt: bug.startedAt,
        platform: bug.platform,
        dropped: bug.dropped,
        events: told.map(({ changed, event, millis, number }) => ({ number, millis, event, changed })),
        same: differs === null,
        ...(shown && { state: shown })
      },
      lines: [
        titleOf(bug, steps.length),
        ...(told.length === 0
          ? []
          : table(
              [{ title: "#", right: true }, { title: "ms", right: true }, { title: "event" }, { title: "moved" }],
              told.map(row)
            )),
        ...(shown ? canonical(shown, 2).split("\n") : []),
        differs !== null
          ? differsSaid(differs, steps)
          : last < steps.length
            ? `${steps.length - last} more, which lead to the state that was recorded.`
            : "The state is the one that was recorded."
      ],
      verbatim: shown !== undefined,
      warnings: [
        ...(bug.dropped > 0
          ? [`${bug.dropped} older events are not in the file; it begins with the state after them.`]
          : []),
        ...(bug.version === host.version
          ? []
          : [`The file is of version ${bug.version}; version ${host.version} has played it.`]),
        ...(differs === null ? [] : [differsSaid(differs, steps)])
      ]
    }
    return report
  })

const bugFileIn = (file: string) =>
  Effect.gen(function* () {
    const text = yield* Effect.mapError(textOf(file), ({ reason }) => brokenBugFile(file, reason))
    const value = yield* Either.mapLeft(parsedJson(text), (fault) =>
      brokenBugFile(file, faultSaid(describeJsonFault(fault)))
    )
    const hostile = typeof value === "object" && value !== null ? hostileIn(value) : undefined
    if (hostile !== undefined) return yield* brokenBugFile(file, faultSaid(hostile))
    return yield* Either.mapLeft(readBugFile(value), ({ message, path }) =>
      brokenBugFile(file, faultSaid({ path: pathOf(path), reason: message }))
    )
  })

const brokenBugFile = (file: string, reason: string): BrokenBugFile => new BrokenBugFile({ file, reason })

const titleOf = ({ startedAt, version }: BugFile, events: number): string =>
  `${version === "source" ? "An unreleased latchkey" : `latchkey ${version}`}, ${events} ${
    events === 1 ? "event" : "events"
  } from ${startedAt}`

const row = (one: ReplayedEvent): ReadonlyArray<string> => [
  String(one.number),
  String(one.millis),
  nameOf(one),
  one.changed.join(", ")
]
const nameOf = ({ event }: ReplayedEvent): string =>
  `${event["_tag"] === roomJoined ? `(${String(event["room"])} joined)` : String(event["_tag"])}${failureIn(event)}`
const failureIn = ({ error }: Readonly<Record<string, unknown>>): string => {
  const code: unknown = Object(error).code
  return typeof code === "string" ? ` ${code}` : ""
}

type Differs = NonNullable<Replayed["differs"]>

const differsSaid = ({ number, rooms }: Differs, steps: ReadonlyArray<ReplayedEvent>): string => {
  const at = steps.find((one) => one.number === number)
  const where =
    at === undefined ? "No event says where" : `The first is behind event ${at.number}, ${String(at.event["_tag"])}`
  const parts =
    rooms.length === 0 ? "" : `, and in the end ${rooms.join(", ")} ${rooms.length === 1 ? "is" : "are"} not`
  return `The events lead to another state than the recorded one. ${where}${parts}.`
}

const differing = (differs: Differs, { version }: BugFile, steps: ReadonlyArray<ReplayedEvent>, own: string) =>
  new ReplayDiffers({
    said: differsSaid(differs, steps),
    hint:
      version === own
        ? `\`--to ${(differs.number ?? steps.length + 1) - 1} --print-state\` prints the state before it.`
        : `The file is of version ${version}, and this is ${own}: play it with that version.`
  })
