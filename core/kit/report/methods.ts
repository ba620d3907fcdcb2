import type { Rooms } from "./bugFile.ts"

/** The options of a bug file. */
export interface ReportOptions {
  /** Keeps addresses, hashes and names; by default they are replaced by placeholders. Secrets are never included. */
  readonly addresses?: "keep" | undefined
  /**
   * Also includes the bodies of requests and wallet messages, without secrets, texts to sign and signatures. By default
   * the file has their names, times and outcomes.
   */
  readonly bodies?: boolean | undefined
}

/** A change of the kit's state. It contains no secrets; addresses are unchanged. */
export interface WatchedMoment {
  /** Epoch milliseconds. */
  readonly at: number
  /** The events that occurred at once, in order; empty for the first moment, and when a part joined the state. */
  readonly events: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** The changed parts of the state. */
  readonly changed: ReadonlyArray<string>
  /** The state after it, part by part. */
  readonly state: () => Rooms
}

/** A kit's events as they occur, from which the panel of `latchkey/devtools` is drawn. */
export interface EventWatch {
  /** Oldest first; the first has the state before all others. The newest 5,000 events are kept. */
  readonly moments: () => ReadonlyArray<WatchedMoment>
  /** Ends the reports. */
  readonly end: () => void
}
