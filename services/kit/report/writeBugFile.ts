import {
  type BugEvent,
  type BugFile,
  bugFileBytes,
  bugFileFormat,
  exchangesBytes,
  eventDocument,
  roomJoined,
  stateWriter
} from "../../../core/kit/report/bugFile.ts"
import { documentOf, type Writing } from "../../../core/kit/report/documentOf.ts"
import type { KitState } from "../../../core/state.ts"
import type { Moment } from "./recordEvents.ts"

/** What a bug file is written of. */
export interface ToWrite {
  readonly version: string
  readonly platform: Readonly<Record<string, unknown>>
  readonly options: unknown
  /** The first has the state before all others. */
  readonly moments: readonly [Moment, ...ReadonlyArray<Moment>]
  readonly dropped: number
  /** What passed between the kit and others, by the time at which the file begins. */
  readonly exchanges?: (startedAt: number) => Pick<BugFile, "requests" | "wallet">
}

/** Returns a bug file as text. The oldest events are left out where it would be larger than `bugFileBytes`. */
export const writeBugFile = (toWrite: ToWrite, writing: Writing): string => {
  const { dropped, exchanges, moments, options, platform, version } = toWrite
  const [[before, , began], ...later] = moments
  const startedAt = began ?? later[0]?.[2] ?? 0
  const states = stateWriter(writing)
  const start = states.rooms(before)
  const written = later.map((moment, at) => linesOf(moment, moments[at]?.[0] ?? before, startedAt, states, writing))
  const last = later.at(-1)?.[0] ?? before
  const file: BugFile = {
    format: bugFileFormat,
    version,
    startedAt: new Date(startedAt).toISOString(),
    platform: Object(documentOf(platform, undefined, writing)),
    options: Object(documentOf(options, undefined, writing)),
    dropped,
    before: start,
    events: written.flat(),
    after: states.rooms(last),
    ...(exchanges === undefined ? {} : newest(exchanges(startedAt)))
  }
  const whole = JSON.stringify(file)
  const over = bytesOf(whole) - bugFileBytes
  if (over <= 0 || later.length === 0) return whole
  // The state before the first of them may be larger than the first was: what is left out is counted generously.
  let [spared, out] = [0, 0]
  while (out < later.length && (out === 0 || spared < over * 1.1)) spared += bytesOf(JSON.stringify(written[out++]))
  const left = later.slice(0, out)
  const [state, , at] = left.at(-1) ?? moments[0]
  return writeBugFile(
    {
      ...toWrite,
      moments: [[state, [], at], ...later.slice(out)],
      dropped: dropped + left.reduce((sum, [, events]) => sum + events.length, 0)
    },
    writing
  )
}

/** The newest exchanges that `exchangesBytes` hold. */
const newest = ({ requests = [], wallet = [] }: Pick<BugFile, "requests" | "wallet">) => {
  const within = <One>(all: ReadonlyArray<One>): ReadonlyArray<One> => {
    let spared = exchangesBytes / 2
    const from = all.findLastIndex((one) => {
      spared -= bytesOf(JSON.stringify(one)) + 1
      return spared < 0
    })
    return all.slice(from + 1)
  }
  return { requests: within(requests), wallet: within(wallet) }
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The lines of a change: its events, or the rooms that joined. */
const linesOf = (
  [state, events, at]: Moment,
  before: KitState,
  startedAt: number,
  states: ReturnType<typeof stateWriter>,
  writing: Writing
): ReadonlyArray<BugEvent> => {
  const millis = (at ?? startedAt) - startedAt
  const rooms = Object.keys(state).filter((room) => !Object.hasOwn(before, room))
  const all: ReadonlyArray<BugEvent[1]> = [
    ...rooms.map((room) => ({ _tag: roomJoined, room })),
    ...events.map((event) => eventDocument(event, writing))
  ]
  const check = states.check(state)
  return all.map((event, i) => (i === all.length - 1 ? [millis, event, check] : [millis, event]))
}
