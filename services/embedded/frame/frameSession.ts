import * as Effect from "effect/Effect"
import { storageBlocked } from "../../../core/embedded/frame/frameFailures.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line, Send } from "./Line.ts"

/** What a page knows of the frame's session where the browser keeps nothing for the frame: a token, in memory alone. */
export interface FrameSession {
  /** Sends the token of the load before, once: what the frame says of it is not waited for. */
  readonly resume: (send: Send) => void
  /** Hears the tokens of a line, until the scope ends. The first one says that nothing is kept, which is told once. */
  readonly follow: (line: Line) => ReturnType<Line["listen"]>
}

/** Makes it. docs/spec/embedded.md#frame-storage. */
export const frameSession = Effect.map(Store, ({ plain }): FrameSession => {
  let latest: string | undefined
  let earlier: string | undefined
  let isTold = false
  return {
    resume: (send) => {
      if (earlier !== undefined) send("IS_CONNECTED", { token: earlier })
      earlier = undefined
    },
    follow: (line) =>
      line.listen((said) => {
        if (said._tag === "Ready") {
          earlier = latest ?? earlier
          latest = undefined
        }
        if (said._tag !== "SessionUpdate") return
        latest = said.token
        if (isTold) return
        isTold = true
        plain.dispatch({ _tag: "ToastShown", toast: { kind: "notice", error: toFailureData(storageBlocked()) } })
      })
  }
})
