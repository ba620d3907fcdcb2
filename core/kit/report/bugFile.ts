import type { KitState } from "../../state.ts"
import type { BugRequest, BugWalletCall } from "./exchanges.ts"
import { documentOf, type Writing } from "./documentOf.ts"
import { eventPlaces, type Place, roomPlaces } from "./places.ts"

/** The form of a bug file. A file of a later form is refused. */
export const bugFileFormat = 1

/** The most events that are kept, and the most bytes of a file: the oldest events go first. */
export const keptEvents = 5_000
export const bugFileBytes = 1_024_000
/** Of these the most for requests and wallet messages: the oldest go first. */
export const exchangesBytes = 400_000

/** A state, room by room, as a bug file holds it. */
export type Rooms = Readonly<Record<string, unknown>>

/** A room that joined the state when its code had loaded: no event, and yet a change. */
export const roomJoined = "RoomJoined"

/**
 * What happened, and when: milliseconds after `startedAt`. `check`: the digest of the state after it; none where several
 * events came at once and this is not the last of them.
 */
export type BugEvent = readonly [millis: number, event: Readonly<Record<string, unknown>>, check?: string]

/** What `kit.report()` gives: how a kit came where it is. */
export interface BugFile {
  readonly format: typeof bugFileFormat
  /** Of this package. */
  readonly version: string
  /** ISO 8601: when the first event could have come. */
  readonly startedAt: string
  /** The browser, its window and the page's origin. */
  readonly platform: Readonly<Record<string, unknown>>
  /** The page's options as they were read. */
  readonly options: Readonly<Record<string, unknown>>
  /** Older events that are not in the file. */
  readonly dropped: number
  readonly before: Rooms
  readonly events: ReadonlyArray<BugEvent>
  readonly after: Rooms
  /** The newest requests to services and nodes, and to wallets, since they are kept. */
  readonly requests?: ReadonlyArray<BugRequest>
  readonly wallet?: ReadonlyArray<BugWalletCall>
}

const placeOf = (places: Place, field: unknown): Place | undefined =>
  typeof places === "object" && typeof field === "string" && Object.hasOwn(places, field) ? places[field] : undefined

/** Returns an event as a bug file holds it. */
export const eventDocument = (event: { readonly _tag: string }, writing: Writing): BugEvent[1] =>
  Object(documentOf(event, placeOf(eventPlaces, event._tag), writing))

/** Writes states: a room that did not move is written once. */
export const stateWriter = (
  writing: Writing
): {
  readonly rooms: (state: KitState) => Rooms
  /** A short text that is another one where a state is: eight hexadecimal digits. */
  readonly check: (state: KitState) => string
} => {
  const written = new Map<string, readonly [room: unknown, document: unknown, digest: string]>()
  const write = (name: string, room: unknown): readonly [unknown, unknown, string] => {
    const before = written.get(name)
    if (before !== undefined && before[0] === room) return before
    const document = documentOf(room, placeOf(roomPlaces, name), writing)
    const one = [room, document, digest(JSON.stringify(document))] as const
    written.set(name, one)
    return one
  }
  const all = (state: KitState): ReadonlyArray<readonly [string, readonly [unknown, unknown, string]]> =>
    Object.entries(state)
      .filter(([, room]) => room !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, room]) => [name, write(name, room)])
  return {
    rooms: (state) => Object.fromEntries(all(state).map(([name, [, document]]) => [name, document])),
    check: (state) =>
      digest(
        all(state)
          .map(([name, [, , one]]) => name + one)
          .join()
      )
  }
}

/** FNV-1a of a text's UTF-16 units. It tells states apart; it protects nothing. */
const digest = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, "0")
}
