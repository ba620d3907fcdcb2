import type { Posted } from "../../../core/wallets/safe/messages.ts"

/** The kit's end of the channel to the frame. */
export interface FramePort {
  readonly post: (message: unknown) => void
  /** Nothing is heard after it. */
  readonly close: () => void
}

/**
 * What happens around the frame. `Loaded`: its document, whatever it is, has loaded. `Blocked`: the page's own policy
 * does not allow it. `Left`, `Returned`: the page goes into the browser's back/forward cache, and comes out of it.
 */
export type FrameChange =
  | { readonly _tag: "Posted"; readonly posted: Posted }
  | { readonly _tag: "Loaded" }
  | { readonly _tag: "Blocked" }
  | { readonly _tag: "Left" }
  | { readonly _tag: "Returned" }

/** The frame's element in the page. */
export interface FrameElement {
  /** The frame's window, as messages name it; null once it is removed. */
  readonly window: () => unknown
  /** Posts to the frame's window if it is at the site's origin; the browser delivers nothing otherwise. */
  readonly post: (message: unknown, port?: unknown) => void
  /** Takes the element out of the page, and every listener with it. */
  readonly remove: () => void
}

/** The page that a frame stands in. */
export interface FramePage {
  readonly origin: string
  /** 128 random bits in hex. */
  readonly randomHex: () => string
  /** Opens a channel: our end, which calls `hear` with what comes, and the other, to be posted. */
  readonly openChannel: (hear: (data: unknown) => void) => { readonly own: FramePort; readonly theirs: unknown }
  /** Puts a frame in the page; undefined where the page has no place for it. */
  readonly put: (url: string, site: string, tell: (change: FrameChange) => void) => FrameElement | undefined
}
