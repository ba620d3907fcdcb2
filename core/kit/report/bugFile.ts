import type { KitState } from "../../state.ts"
import type { BugRequest, BugWalletCall } from "./exchanges.ts"
import { toDocument, type Writing } from "./documentOf.ts"
import { eventPlaces, type Place, roomPlaces } from "./places.ts"

/** The format of a bug file. A file of a later format is refused. */
export const bugFileFormat = 1

/** The maximum numbers of events that are kept, and of bytes in a file. The oldest events are dropped first. */
export const maxEvents = 5_000
export const bugFileBytes = 1_024_000
/** The maximum number of bytes of requests and wallet messages in the file. The oldest are dropped first. */
export const exchangesBytes = 400_000

/** A state, room by room, as stored in a bug file. */
export type Rooms = Readonly<Record<string, unknown>>

/** A room that joined the state when its code had loaded: a change without an event. */
export const roomJoined = "RoomJoined"

/**
 * An event with its time: milliseconds after `startedAt`. `check`: the digest of the state after it; absent if several
 * events occurred at once and this is not the last of them.
 */
export type BugEvent = readonly [millis: number, event: Readonly<Record<string, unknown>>, check?: string]

/** The result of `kit.report()`: how a kit came to its state. */
export interface BugFile {
  readonly format: typeof bugFileFormat
  /** This package's version. */
  readonly version: string
  /** ISO 8601: the start of the recording. */
  readonly startedAt: string
  /** The browser, its window and the page's origin. */
  readonly platform: Readonly<Record<string, unknown>>
  /** The page's options after reading. */
  readonly options: Readonly<Record<string, unknown>>
  /** The number of older events that are not in the file. */
  readonly dropped: number
  readonly before: Rooms
  readonly events: ReadonlyArray<BugEvent>
  readonly after: Rooms
  /** The newest requests to services and nodes, and to wallets, since the start of the recording. */
  readonly requests?: ReadonlyArray<BugRequest>
  readonly wallet?: ReadonlyArray<BugWalletCall>
}

const readPlace = (places: Place, field: unknown): Place | undefined =>
  typeof places === "object" && typeof field === "string" && Object.hasOwn(places, field) ? places[field] : undefined

/** Returns an event as stored in a bug file. */
export const createEventDocument = (event: { readonly _tag: string }, writing: Writing): BugEvent[1] =>
  Object(toDocument(event, readPlace(eventPlaces, event._tag), writing))

/** Writes states; a room that did not change is written once. */
export const createStateWriter = (
  writing: Writing
): {
  readonly rooms: (state: KitState) => Rooms
  /** Returns eight hexadecimal digits that differ for different states. */
  readonly check: (state: KitState) => string
} => {
  const written = new Map<string, readonly [room: unknown, document: unknown, digest: string]>()
  const write = (name: string, room: unknown): readonly [unknown, unknown, string] => {
    const before = written.get(name)
    if (before !== undefined && before[0] === room) return before
    const document = toDocument(room, readPlace(roomPlaces, name), writing)
    const entry = [room, document, hashText(JSON.stringify(document))] as const
    written.set(name, entry)
    return entry
  }
  const writeAll = (state: KitState): ReadonlyArray<readonly [string, readonly [unknown, unknown, string]]> =>
    Object.entries(state)
      .filter(([, room]) => room !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, room]) => [name, write(name, room)])
  return {
    rooms: (state) => Object.fromEntries(writeAll(state).map(([name, [, document]]) => [name, document])),
    check: (state) =>
      hashText(
        writeAll(state)
          .map(([name, [, , entry]]) => name + entry)
          .join()
      )
  }
}

/** FNV-1a of a text's UTF-16 units. It distinguishes states; it is not a protection. */
const hashText = (text: string): string => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, "0")
}
