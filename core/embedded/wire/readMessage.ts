import { type Absent, anything, type Decoder, optional, string, struct } from "../../foundation/data/decode.ts"
import type { Posted } from "../../wallets/safe/messages.ts"
import { isHello } from "./handshake.ts"
import { type FrameName, prefixes } from "./names.ts"
import { replyDecoders, textBounds } from "./replies.ts"
import { readFrameEvent, type FrameEvent } from "./frameEvent.ts"

/** The state needed to accept a message. */
export interface MessageFilter {
  /** The secure site's full origin. */
  readonly site: string
  /** The frame's window. */
  readonly frame: unknown
  /** The nonce of this load of the frame. */
  readonly nonce: string
  /** The transport of this load; null until it is known. */
  readonly by: "channel" | "window" | null
  /** True if the site once offered the channel: window messages are no longer used with it. */
  readonly channelOnly: boolean
  /** The name of an open request by its id. */
  readonly pending: (id: string) => FrameName | undefined
}

/** The result of reading a message. `Misfit`: it ends its request, but is not a valid answer. */
export type FrameMessage =
  | { readonly _tag: "Hello" }
  | { readonly _tag: "Event"; readonly event: FrameEvent }
  | { readonly _tag: "Answered"; readonly id: string; readonly reply: unknown }
  | { readonly _tag: "Refused"; readonly id: string; readonly message: string | null }
  | { readonly _tag: "Misfit"; readonly id: string }
  | { readonly _tag: "Ignored" }

const ignored: FrameMessage = { _tag: "Ignored" }

/**
 * Reads a message posted to the page's window. Accepts only the frame's own window and the site's exact origin, and
 * only as long as there is no channel. docs/spec/embedded.md#wire-what-is-heard.
 */
export const readWindowMessage = (filter: MessageFilter, { data, origin, source }: Posted): FrameMessage => {
  if (typeof filter.frame !== "object" || filter.frame === null || source !== filter.frame || origin !== filter.site)
    return ignored
  if (filter.by === "channel") return ignored
  if (filter.by === null && isHello(data, filter.nonce)) return { _tag: "Hello" }
  return filter.channelOnly ? ignored : readEnvelope(filter, data, false)
}

/** Reads a message from the channel, whose other end only the frame has. */
export const readPortMessage = (filter: MessageFilter, data: unknown): FrameMessage =>
  filter.by === "channel" ? readEnvelope(filter, data, true) : ignored

const envelope = struct({
  type: string(64),
  id: optional(string(textBounds.id)),
  payload: optional(anything)
}) satisfies Decoder<{ readonly type: string; readonly id?: Exclude<string, Absent> }>
const refusal = struct({ message: string(textBounds.message) })

const replyType = /^(.+)_(SUCCESS|ERROR)$/

const readEnvelope = (filter: MessageFilter, data: unknown, byChannel: boolean): FrameMessage => {
  const read = envelope(data)
  if (read === undefined || !read.type.startsWith(prefixes.frame)) return ignored
  const kind = read.type.slice(prefixes.frame.length)
  const parts = replyType.exec(kind)
  if (parts === null) {
    const event = readFrameEvent(kind, read.payload, byChannel)
    return event === undefined ? ignored : { _tag: "Event", event }
  }
  const { id } = read
  const name = id === undefined ? undefined : filter.pending(id)
  if (id === undefined || name === undefined) return ignored
  if (parts[1] !== name) return ignored
  if (parts[2] === "ERROR") return readRefusal(id, read.payload)
  const reply = replyDecoders[name](read.payload)
  return reply === undefined ? { _tag: "Misfit", id } : { _tag: "Answered", id, reply }
}

/**
 * Returns the refusal in an error's payload. Without a payload it has no message; a message that is too long or not
 * text is a misfit.
 */
const readRefusal = (id: string, payload: unknown): FrameMessage => {
  if (payload === undefined || payload === null) return { _tag: "Refused", id, message: null }
  const read = refusal(payload)
  return read === undefined ? { _tag: "Misfit", id } : { _tag: "Refused", id, message: read.message || null }
}
