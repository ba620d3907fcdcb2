import type { Posted } from "../../../core/wallets/safe/messages.ts"

/** The kit's end of the channel to the frame. */
export interface FramePort {
  readonly post: (message: unknown) => void
  /** Closes the channel: later messages are ignored. */
  readonly close: () => void
}

/**
 * A change around the frame. `Loaded`: any document has loaded in it. `Blocked`: the page's content security policy
 * forbids the frame. `Left`, `Returned`: the page enters or leaves the browser's back/forward cache.
 */
export type FrameChange =
  | { readonly _tag: "Posted"; readonly posted: Posted }
  | { readonly _tag: "Loaded" }
  | { readonly _tag: "Blocked" }
  | { readonly _tag: "Left" }
  | { readonly _tag: "Returned" }

/** The frame's element in the page. */
export interface FrameElement {
  /** The frame's window, as `source` of its messages; null once it is removed. */
  readonly window: () => unknown
  /** Posts to the frame's window, but only while the site's origin is loaded in it. */
  readonly post: (message: unknown, port?: unknown) => void
  /** Removes the element and its listeners from the page. */
  readonly remove: () => void
}

/** The page that contains the frame. */
export interface FramePage {
  readonly origin: string
  /** 128 random bits in hex. */
  readonly randomHex: () => string
  /** Opens a channel. Returns the kit's port, whose messages go to `onMessage`, and the port to post to the frame. */
  readonly openChannel: (onMessage: (data: unknown) => void) => { readonly own: FramePort; readonly theirs: unknown }
  /** Puts a frame in the page; undefined if the page has no place for it. */
  readonly put: (url: string, site: string, onChange: (change: FrameChange) => void) => FrameElement | undefined
}
