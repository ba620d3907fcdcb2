import * as Effect from "effect/Effect"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line, Send } from "./Line.ts"
import { FrameStorageBlocked } from "../../../core/embedded/frame/errors.ts"

/** The session token of a frame for which the browser stores nothing. The page keeps it in memory only. */
export interface FrameSession {
  /** Sends the token of the earlier load, once, without waiting for an answer. */
  readonly resume: (send: Send) => void
  /**
   * Receives the tokens of a line, until the scope ends. The first one means that nothing is stored, which is reported
   * once.
   */
  readonly follow: (line: Line) => ReturnType<Line["listen"]>
}

/** Creates the session of a kit. docs/spec/embedded.md#frame-storage. */
export const frameSession = Effect.map(Store, ({ plain }): FrameSession => {
  let latest: string | undefined
  let earlier: string | undefined
  let isReported = false
  return {
    resume: (send) => {
      if (earlier !== undefined) send("IS_CONNECTED", { token: earlier })
      earlier = undefined
    },
    follow: (line) =>
      line.listen((event) => {
        if (event._tag === "Ready") {
          earlier = latest ?? earlier
          latest = undefined
        }
        if (event._tag !== "SessionUpdate") return
        latest = event.token
        if (isReported) return
        isReported = true
        plain.dispatch({
          _tag: "ToastShown",
          toast: { kind: "notice", error: toFailureData(new FrameStorageBlocked()) }
        })
      })
  }
})
