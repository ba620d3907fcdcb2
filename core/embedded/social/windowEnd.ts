import { socialMillis } from "./socialMillis.ts"

/** What the site said last of its window, and when it was heard. `away`: it is at the provider's own page. */
export interface WindowWord {
  readonly at: "away" | "open"
  readonly heard: number
}

/** What is known of a sign-in window that reads as closed. Times are epoch milliseconds. */
export interface ClosedWindow {
  readonly word: WindowWord | null
  /** How the site is spoken with: by window messages it says nothing of its window. */
  readonly by: "channel" | "window" | null
  /** When the provider's address was known, and when the window first read as closed. */
  readonly addressAt: number
  readonly closedAt: number
  readonly now: number
}

/**
 * Returns what a window that reads as closed means. `severed`: a page of it cut itself off, and goes on unseen. `closed`:
 * it seems to be closed, and a result still counts. `ended`: nothing will come of it. `waits`: it is not known yet.
 * docs/spec/embedded.md#social-window-end.
 */
export const windowEnd = ({
  addressAt,
  by,
  closedAt,
  now,
  word
}: ClosedWindow): "closed" | "ended" | "severed" | "waits" => {
  if (by !== "channel") return "ended"
  if (word === null) return now - addressAt > socialMillis.cut ? "ended" : "waits"
  if (word.at === "open") return "severed"
  return closedAt - word.heard <= socialMillis.cut ? "severed" : "closed"
}
