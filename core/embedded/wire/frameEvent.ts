import { type Decoder, literal, optional, string, struct } from "../../foundation/data/decode.ts"
import { textBounds } from "./replies.ts"

const version = struct({ version: optional(string(textBounds.chain)) })
const session = struct({ token: string(textBounds.token) })
const social = struct({
  state: string(textBounds.name),
  at: literal("open", "away", "closed", "done"),
  resultUri: optional(string(textBounds.uri))
})
const approval = struct({ id: string(textBounds.id), at: literal("shown", "decided") })

type Of<D> = D extends Decoder<infer A> ? A : never

/**
 * A message that the frame sends unprompted. The last two are accepted only by channel.
 * docs/spec/embedded.md#wire-said.
 */
export type FrameEvent =
  | ({ readonly _tag: "Ready" } & Of<typeof version>)
  | ({ readonly _tag: "SessionUpdate" } & Of<typeof session>)
  | ({ readonly _tag: "SocialState" } & Of<typeof social>)
  | ({ readonly _tag: "Approval" } & Of<typeof approval>)

/** Reads an unprompted message of the frame by its name and payload; undefined for anything else. */
export const readFrameEvent = (name: string, payload: unknown, byChannel: boolean): FrameEvent | undefined => {
  switch (name) {
    case "READY": {
      const read = version(payload ?? {})
      return read && { _tag: "Ready", ...read }
    }
    case "SESSION_UPDATE": {
      const read = session(payload)
      return read && { _tag: "SessionUpdate", ...read }
    }
    case "SOCIAL_STATE": {
      const read = byChannel ? social(payload) : undefined
      return read && { _tag: "SocialState", ...read }
    }
    case "APPROVAL": {
      const read = byChannel ? approval(payload) : undefined
      return read && { _tag: "Approval", ...read }
    }
    default:
      return undefined
  }
}
