import type { Rooms } from "./bugFile.ts"

/** How a bug file is written. */
export interface ReportOptions {
  /** Addresses, hashes and names as they are; otherwise they have stand-ins. Secrets are in no file. */
  readonly addresses?: "keep" | undefined
  /**
   * What requests and wallet messages held, too, without secrets, and without texts to sign and signatures. By default
   * the file has their names, times and outcomes.
   */
  readonly bodies?: boolean | undefined
}

/** A change of the kit's state. Secrets are in none of it; addresses are as they are. */
export interface WatchedMoment {
  /** Epoch milliseconds. */
  readonly at: number
  /** The events that came at once, in order; none of the first moment, and where a part joined the state. */
  readonly events: ReadonlyArray<Readonly<Record<string, unknown>>>
  /** The parts of the state that it moved. */
  readonly changed: ReadonlyArray<string>
  /** The state after it, part by part. */
  readonly state: () => Rooms
}

/** A kit's events as they come: what the panel of `latchkey/devtools` is drawn from. */
export interface EventWatch {
  /** Oldest first; the first has the state before all others. The newest 5,000 events are kept. */
  readonly moments: () => ReadonlyArray<WatchedMoment>
  /** Ends the telling. */
  readonly end: () => void
}
