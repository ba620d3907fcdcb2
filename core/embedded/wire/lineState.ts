/**
 * One load of the frame. `settling`: it is ready, and may still offer the channel for a short time. `nonce`: of this
 * load only. `channelOnly`: the site once offered the channel, and window messages are no longer used with it.
 */
export interface LineState {
  readonly phase: "absent" | "loading" | "settling" | "ready" | "failed"
  readonly by: "channel" | "window" | null
  readonly nonce: string
  readonly channelOnly: boolean
  /** Loads since the frame was last ready. A frame that loads too often is given up. */
  readonly loads: number
}

export const lineStart: LineState = { phase: "absent", by: null, nonce: "", channelOnly: false, loads: 0 }

/** The maximum number of loads of a frame that never becomes ready. */
const mostLoads = 3

/**
 * An event of the line. `Loaded`: the frame was added to the page, or reloads. `Ready`: the frame reported that it is
 * ready.
 */
export type LineEvent =
  | { readonly _tag: "Loaded"; readonly nonce: string }
  | { readonly _tag: "Hello" }
  | { readonly _tag: "Ready" }
  | { readonly _tag: "Settled" }
  | { readonly _tag: "Failed" }
  | { readonly _tag: "Removed" }

/**
 * Steps the line. The first `Hello` of a load opens the channel if the frame is not ready yet; a ready line keeps its
 * transport until the next load. docs/spec/embedded.md#wire-handshake.
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
