import { NotConnected } from "./NotConnected.tsx"
import { Waiting } from "./Waiting.tsx"

/** The view of a wallet that did not connect, and the part of the waiting view for a wallet that does not answer. */
export const notConnectedViews = { ConnectingExternal: NotConnected, "part.waiting": Waiting }
