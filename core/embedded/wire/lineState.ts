/**
 * One load of the frame. `settling`: it is ready, and has the time that is left to offer the channel. `nonce`: of this
 * load alone. `channelOnly`: the site once offered the channel, and is not spoken with by window again.
 */
export interface LineState {
  readonly phase: "absent" | "loading" | "settling" | "ready" | "failed"
  readonly by: "channel" | "window" | null
  readonly nonce: string
  readonly channelOnly: boolean
  /** Loads since the frame was last ready: one that loads again and again is given up. */
  readonly loads: number
}

export const lineStart: LineState = { phase: "absent", by: null, nonce: "", channelOnly: false, loads: 0 }

/** The most loads of a frame that never becomes ready. */
const mostLoads = 3

/** What happens to the line. `Loaded`: the frame was put in the page, or goes anew. `Ready`: the frame says so. */
export type LineEvent =
  | { readonly _tag: "Loaded"; readonly nonce: string }
  | { readonly _tag: "Hello" }
  | { readonly _tag: "Ready" }
  | { readonly _tag: "Settled" }
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Removed" }

/**
 * Moves the line. A channel is taken up by the first `Hello` of a load, as long as it is not ready; what is ready stays
 * as it is until the next load. docs/spec/embedded.md#wire-handshake.
 */
export const stepLine = (line: LineState, event: LineEvent): LineState => {
  switch (event._tag) {
    case "Loaded":
      return line.loads >= mostLoads
        ? { ...line, phase: "failed", by: null, nonce: "" }
        : { ...line, phase: "loading", by: null, nonce: event.nonce, loads: line.loads + 1 }
    case "Hello":
      return line.by === null && (line.phase === "loading" || line.phase === "settling")
        ? { ...line, by: "channel", channelOnly: true }
        : line
    case "Ready":
      return line.phase === "loading" ? { ...line, phase: "settling" } : line
    case "Settled":
      return line.phase === "settling" ? { ...line, phase: "ready", by: line.by ?? "window", loads: 0 } : line
    case "Failed":
      return line.phase === "absent" ? line : { ...line, phase: "failed", by: null, nonce: "" }
    case "Removed":
      return { ...lineStart, channelOnly: line.channelOnly }
  }
}
