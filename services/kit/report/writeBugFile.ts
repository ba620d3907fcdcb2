import {
  type BugEvent,
  type BugFile,
  bugFileBytes,
  bugFileFormat,
  exchangesBytes,
  createEventDocument,
  roomJoined,
  createStateWriter
} from "../../../core/kit/report/bugFile.ts"
import { toDocument, type Writing } from "../../../core/kit/report/documentOf.ts"
import type { KitState } from "../../../core/state.ts"
import type { Moment } from "./recordEvents.ts"

/** The content of a bug file. */
export interface ToWrite {
  readonly version: string
  readonly platform: Readonly<Record<string, unknown>>
  readonly options: unknown
  /** The first change has the state before all others. */
  readonly moments: readonly [Moment, ...ReadonlyArray<Moment>]
  readonly dropped: number
  /** Returns the recorded exchanges, relative to the time at which the file begins. */
  readonly exchanges?: (startedAt: number) => Pick<BugFile, "requests" | "wallet">
}

/** Returns a bug file as text. The oldest events are omitted if it would be larger than `bugFileBytes`. */
export const writeBugFile = (toWrite: ToWrite, writing: Writing): string => {
  const { dropped, exchanges, moments, options, platform, version } = toWrite
  const [[before, , began], ...later] = moments
  const startedAt = began ?? later[0]?.[2] ?? 0
  const states = createStateWriter(writing)
  const start = states.rooms(before)
  const written = later.map((moment, index) =>
    getLines(moment, moments[index]?.[0] ?? before, startedAt, states, writing)
  )
  const last = later.at(-1)?.[0] ?? before
  const file: BugFile = {
    format: bugFileFormat,
    version,
    startedAt: new Date(startedAt).toISOString(),
    platform: Object(toDocument(platform, undefined, writing)),
    options: Object(toDocument(options, undefined, writing)),
    dropped,
    before: start,
    events: written.flat(),
    after: states.rooms(last),
    ...(exchanges === undefined ? {} : selectNewest(exchanges(startedAt)))
  }
  const whole = JSON.stringify(file)
  const excess = toBytes(whole) - bugFileBytes
  if (excess <= 0 || later.length === 0) return whole
  // The state before the first remaining event may be larger than before: the omitted bytes are counted generously.
  let [spared, out] = [0, 0]
  while (out < later.length && (out === 0 || spared < excess * 1.1)) spared += toBytes(JSON.stringify(written[out++]))
  const omitted = later.slice(0, out)
  const [state, , time] = omitted.at(-1) ?? moments[0]
  return writeBugFile(
    {
      ...toWrite,
      moments: [[state, [], time], ...later.slice(out)],
      dropped: dropped + omitted.reduce((sum, [, events]) => sum + events.length, 0)
    },
    writing
  )
}

/** Returns the newest exchanges that fit into `exchangesBytes`. */
const selectNewest = ({ requests = [], wallet = [] }: Pick<BugFile, "requests" | "wallet">) => {
  const selectFitting = <One>(all: ReadonlyArray<One>): ReadonlyArray<One> => {
    let spared = exchangesBytes / 2
    const from = all.findLastIndex((exchange) => {
      spared -= toBytes(JSON.stringify(exchange)) + 1
      return spared < 0
    })
    return all.slice(from + 1)
  }
  return { requests: selectFitting(requests), wallet: selectFitting(wallet) }
}

const toBytes = (text: string): number => new TextEncoder().encode(text).length

/** Returns the lines of a change: its events, or the rooms that joined. */
const getLines = (
  [state, events, time]: Moment,
  before: KitState,
  startedAt: number,
  states: ReturnType<typeof createStateWriter>,
  writing: Writing
): ReadonlyArray<BugEvent> => {
  const millis = (time ?? startedAt) - startedAt
  const rooms = Object.keys(state).filter((room) => !Object.hasOwn(before, room))
  const all: ReadonlyArray<BugEvent[1]> = [
    ...rooms.map((room) => ({ _tag: roomJoined, room })),
    ...events.map((event) => createEventDocument(event, writing))
  ]
  const check = states.check(state)
  return all.map((event, i) => (i === all.length - 1 ? [millis, event, check] : [millis, event]))
}
