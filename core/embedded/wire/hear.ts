import { type Absent, anything, type Decoder, optional, string, struct } from "../../foundation/data/decode.ts"
import type { Posted } from "../../wallets/safe/messages.ts"
import { isHello } from "./handshake.ts"
import { type FrameName, prefixes } from "./names.ts"
import { replyDecoders, textBounds } from "./replies.ts"
import { readSaid, type Said } from "./said.ts"

/** What messages are heard with at this moment. */
export interface Ear {
  /** The secure site's origin, as a whole. */
  readonly site: string
  /** The frame's window. */
  readonly frame: unknown
  /** The nonce of this load of the frame. */
  readonly nonce: string
  /** How this load is spoken with; null while it has not said. */
  readonly by: "channel" | "window" | null
  /** Whether the site once offered the channel: it is not spoken with by window again. */
  readonly channelOnly: boolean
  /** The name of an open request by its id. */
  readonly pending: (id: string) => FrameName | undefined
}

/** What a message is to the kit. `Misfit`: it ends its request, and is no answer. */
export type FrameMessage =
  | { readonly _tag: "Hello" }
  | { readonly _tag: "Said"; readonly said: Said }
  | { readonly _tag: "Answered"; readonly id: string; readonly reply: unknown }
  | { readonly _tag: "Refused"; readonly id: string; readonly message: string | null }
  | { readonly _tag: "Misfit"; readonly id: string }
  | { readonly _tag: "Ignored" }

const ignored: FrameMessage = { _tag: "Ignored" }

/**
 * Hears a message that was posted to the page's window: only from the frame's own window and the site's exact origin,
 * and only as long as there is no channel. docs/spec/embedded.md#wire-what-is-heard.
 */
export const hearWindow = (ear: Ear, { data, origin, source }: Posted): FrameMessage => {
  if (typeof ear.frame !== "object" || ear.frame === null || source !== ear.frame || origin !== ear.site) return ignored
  if (ear.by === "channel") return ignored
  if (ear.by === null && isHello(data, ear.nonce)) return { _tag: "Hello" }
  return ear.channelOnly ? ignored : hearEnvelope(ear, data, false)
}

/** Hears a message that came by the channel, whose other end the frame alone has. */
export const hearPort = (ear: Ear, data: unknown): FrameMessage =>
  ear.by === "channel" ? hearEnvelope(ear, data, true) : ignored

const envelope = struct({
  type: string(64),
  id: optional(string(textBounds.id)),
  payload: optional(anything)
}) satisfies Decoder<{ readonly type: string; readonly id?: Exclude<string, Absent> }>
const refusal = struct({ message: string(textBounds.message) })

const replyType = /^(.+)_(SUCCESS|ERROR)$/

const hearEnvelope = (ear: Ear, data: unknown, byChannel: boolean): FrameMessage => {
  const read = envelope(data)
  if (read === undefined || !read.type.startsWith(prefixes.frame)) return ignored
  const kind = read.type.slice(prefixes.frame.length)
  const parts = replyType.exec(kind)
  if (parts === null) {
    const said = readSaid(kind, read.payload, byChannel)
    return said === undefined ? ignored : { _tag: "Said", said }
  }
  const { id } = read
  const name = id === undefined ? undefined : ear.pending(id)
  if (id === undefined || name === undefined) return ignored
  if (parts[1] !== name) return ignored
  if (parts[2] === "ERROR") return refusedBy(id, read.payload)
  const reply = replyDecoders[name](read.payload)
  return reply === undefined ? { _tag: "Misfit", id } : { _tag: "Answered", id, reply }
}

/** An error without words is one without a message; with too many, or with others than text, it misfits. */
const refusedBy = (id: string, payload: unknown): FrameMessage => {
  if (payload === undefined || payload === null) return { _tag: "Refused", id, message: null }
  const read = refusal(payload)
  return read === undefined ? { _tag: "Misfit", id } : { _tag: "Refused", id, message: read.message || null }
}
