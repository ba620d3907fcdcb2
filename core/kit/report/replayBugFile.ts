import * as Either from "effect/Either"
import { type KitEvent, KitStateSchema, readEvent } from "../../event.ts"
import { isEqual } from "../../foundation/data/isEqual.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { getIssues, JsonRecord, Schema } from "../../foundation/data/schema.ts"
import { type KitState, type MountedSlice, step } from "../../state.ts"
import { type BugEvent, type BugFile, bugFileFormat, roomJoined, type Rooms, createStateWriter } from "./bugFile.ts"
import { findChangedRooms } from "./changedRooms.ts"
import { asWritten } from "./documentOf.ts"
import { roomSteps } from "./roomSteps.ts"

const LineSchema = Schema.Tuple(Schema.JsonNumber, JsonRecord, Schema.optionalElement(Schema.String))
const BugFileSchema = Schema.Struct({
  format: Schema.Literal(bugFileFormat),
  version: Schema.String,
  startedAt: Schema.String,
  platform: JsonRecord,
  options: JsonRecord,
  dropped: Schema.JsonNumber,
  before: JsonRecord,
  events: Schema.Array(LineSchema),
  after: JsonRecord,
  requests: Schema.optional(Schema.Array(Schema.Unknown)),
  wallet: Schema.optional(Schema.Array(Schema.Unknown))
})
const readFile = Schema.decodeUnknownEither(BugFileSchema)
const readState = Schema.decodeUnknownEither(KitStateSchema)

/** A step of a replay: the event, the state after it, and the rooms that it changed. */
export interface ReplayedEvent {
  readonly millis: number
  /** From 1. */
  readonly number: number
  readonly event: BugEvent[1]
  readonly state: KitState
  readonly changed: ReadonlyArray<string>
}

/** The replay of a bug file's events. */
export interface Replayed {
  readonly before: KitState
  readonly steps: ReadonlyArray<ReplayedEvent>
  readonly after: Rooms
  /** The first event after which the state differs from the recorded one; null if all are equal. */
  readonly differs: { readonly number: number | null; readonly rooms: ReadonlyArray<string> } | null
}

type Issue = { readonly path: ReadonlyArray<PropertyKey>; readonly message: string }
const refuse = (message: string, ...path: ReadonlyArray<PropertyKey>) => Either.left<Issue>({ path, message })
const getFirst = (issues: ReadonlyArray<Issue>, ...above: ReadonlyArray<PropertyKey>): Issue => ({
  path: [...above, ...(issues[0]?.path ?? [])],
  message: issues[0]?.message ?? "It does not fit"
})

/** Reads a parsed bug file; fails with its first issue. */
export const readBugFile = (value: unknown): Either.Either<BugFile, Issue> => {
  if (!isRecord(value) || !("format" in value) || !("before" in value) || !("events" in value))
    return refuse("it is not a bug file: `kit.report()` writes one")
  const { format } = value
  if (typeof format === "number" && format > bugFileFormat)
    return refuse(
      `a later version wrote it, in form ${format}, and this one reads form ${bugFileFormat}: run it with that version`,
      "format"
    )
  // Exchanges between a page and others are only for the reader: the replay ignores them.
  return Either.mapBoth(readFile(value), {
    onLeft: (error) => getFirst(getIssues(error)),
    onRight: ({ requests: _, wallet: __, ...file }) => file
  })
}

/**
 * Folds a bug file's events over its first state, by the same rules as a page, and compares the result. Runs nothing
 * and sends no request. Fails with the place where an event or the first state cannot be read.
 */
export const replayBugFile = (file: BugFile): Either.Either<Replayed, Issue> => {
  const first = readState(file.before)
  if (Either.isLeft(first)) return Either.left(getFirst(getIssues(first.left), "before"))
  const writer = createStateWriter(asWritten)
  const rooms = new Map<string, MountedSlice>()
  const join = (name: unknown): MountedSlice | undefined => {
    const room = typeof name === "string" && isRoom(name) ? roomSteps[name] : undefined
    if (room !== undefined) rooms.set(String(name), room)
    return room
  }
  for (const name of Object.keys(first.right)) join(name)
  let [state, off]: [KitState, number | null] = [first.right, null]
  const steps: Array<ReplayedEvent> = []
  for (const [index, [millis, event, check]] of file.events.entries()) {
    const before = state
    if (event["_tag"] === roomJoined) {
      const room = join(event["room"])
      if (room === undefined) return refuse("there is no such room", "events", index, 1, "room")
      state = room.join(state)
    } else {
      const read = readEvent(event)
      if (Either.isLeft(read)) return Either.left(getFirst(read.left, "events", index, 1))
      const known: KitEvent = read.right
      state = step(state, known, [...rooms.values()])
    }
    steps.push({ millis, number: index + 1, event, state, changed: findChangedRooms(before, state) })
    if (check !== undefined && off === null && writer.check(state) !== check) off = index + 1
  }
  const after = writer.rooms(state)
  const unlike = [...new Set([...Object.keys(after), ...Object.keys(file.after)])].filter(
    (name) => !isEqual(after[name], file.after[name])
  )
  return Either.right({
    before: first.right,
    steps,
    after,
    differs: off === null && unlike.length === 0 ? null : { number: off, rooms: unlike }
  })
}

const isRoom = (name: string): name is keyof typeof roomSteps => Object.hasOwn(roomSteps, name)
