import { socialMillis } from "./socialMillis.ts"

/**
 * The last reported state of the sign-in window, and when the report arrived. `away`: it is at the provider's own page.
 */
export interface WindowWord {
  readonly state: "away" | "open"
  readonly reportedAt: number
}

/** The known facts about a sign-in window that reads as closed. Times are epoch milliseconds. */
export interface ClosedWindow {
  readonly word: WindowWord | null
  /** The transport to the site. A site on window messages does not report on its window. */
  readonly by: "channel" | "window" | null
  /** When the provider's address was known, and when the window first read as closed. */
  readonly addressAt: number
  readonly closedAt: number
  readonly now: number
}

/**
 * Returns the meaning of a window that reads as closed. `severed`: its page cut itself off and continues unseen.
 * `closed`: it seems to be closed, but a result is still accepted. `ended`: no result will arrive. `waits`: not known
 * yet. docs/spec/embedded.md#social-window-end.
 */
export const getWindowEnd = ({
  addressAt,
  by,
  closedAt,
  now,
  word
}: ClosedWindow): "closed" | "ended" | "severed" | "waits" => {
  if (by !== "channel") return "ended"
  if (word === null) return now - addressAt > socialMillis.cut ? "ended" : "waits"
  if (word.state === "open") return "severed"
  return closedAt - word.reportedAt <= socialMillis.cut ? "severed" : "closed"
}
