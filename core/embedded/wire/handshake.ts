import { array, literal, number, string, struct } from "../../foundation/data/decode.ts"

/** The version of the channel that this kit supports. */
export const channelVersion = 1

const hello = struct({ latchkey: literal("hello"), versions: array(number, 8), nonce: string(32) })

/** The kit's answer to a `Hello`, posted once together with the other end of the channel. */
export interface Open {
  readonly latchkey: "open"
  readonly version: typeof channelVersion
  readonly nonce: string
}

/**
 * Returns whether a message offers the channel to this load of the frame: it has our version and the load's nonce.
 * docs/spec/embedded.md#wire-handshake.
 */
export const isHello = (data: unknown, nonce: string): boolean => {
  const read = hello(data)
  return read !== undefined && read.nonce === nonce && nonce !== "" && read.versions.includes(channelVersion)
}

export const openOf = (nonce: string): Open => ({ latchkey: "open", version: channelVersion, nonce })
