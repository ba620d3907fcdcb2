import type { NetworkId } from "../../core/chain/network/ids.ts"
import type { Report } from "../foundation/text/Report.ts"

/** A request that leaves this machine, or may have left it, and cannot be undone. */
export interface Sent {
  /** Its name, as the start of a sentence: `The transaction`. */
  readonly what: string
  /**
   * A transaction's hash, on Solana its signature, on Bitcoin its id. Anything without a hash is looked up in another
   * way.
   */
  readonly hash?: string | undefined
  readonly network: NetworkId
  /** Where to look up its outcome. */
  readonly lookUp: string
}

/** The state of a sent request: no answer yet, accepted, or refused by an answer. */
export type Standing = "unknown" | "taken" | "refused"

/**
 * The requests that a run has sent. Updated synchronously when a request is sent and when its answer arrives, so that no
 * time-out or interrupt falls in between. A request in the outbox must never be reported as repeatable.
 */
export interface Outbox {
  readonly all: () => ReadonlyArray<Sent & { readonly standing: Standing }>
  /** Sets the name of the next request. */
  readonly name: (what: string) => void
  /** Records that a request is being sent. Throws once the run has ended, because nothing may be sent then. */
  readonly begin: (request: Omit<Sent, "what"> & { readonly what?: string }) => void
  /** Records that the request was accepted. */
  readonly recordAccepted: (found?: Pick<Sent, "hash" | "lookUp">) => void
  /** Records that the request was refused; without `reported` it is removed, as if it had never been sent. */
  readonly recordRefused: (reported?: "reported") => void
  /**
   * Sets the report that is printed if the run ends before its command does; `make` returns undefined until the
   * requested action is complete.
   */
  readonly reportAs: (make: (all: ReturnType<Outbox["all"]>) => Report | undefined) => void
  readonly report: () => Report | undefined
  /** Closes the outbox when the run ends. */
  readonly close: () => void
}

const defaultName = "The transaction"

/**
 * Creates an outbox that reports each request on stderr as it is sent, because a later failure does not undo it. `sends`:
 * whether the run can send at all; a replay cannot, and its outbox stays empty.
 */
export const makeOutbox = (sends: boolean, aside: (lines: ReadonlyArray<string>) => void): Outbox => {
  const all: Array<Sent & { readonly standing: Standing }> = []
  let name = defaultName
  let isOpen = true
  let make: Parameters<Outbox["reportAs"]>[0] = () => undefined
  const updateLast = (
    change: (request: Sent & { readonly standing: Standing }) => Sent & { readonly standing: Standing }
  ): void => {
    const request = all.at(-1)
    if (request?.standing === "unknown") all.splice(-1, 1, change(request))
  }
  return {
    all: () => all,
    name: (what) => {
      name = what
    },
    begin: (request) => {
      if (!isOpen) throw new Error("The run has ended.")
      if (sends) all.push({ what: name, ...request, standing: "unknown" })
      name = defaultName
    },
    recordAccepted: (found = undefined) =>
      updateLast((request) => {
        const sent = { ...request, ...found, standing: "taken" as const }
        if (sent.hash !== undefined) aside([`${sent.what} is sent on ${sent.network}: ${sent.hash}`])
        return sent
      }),
    recordRefused: (reported) => {
      if (reported !== undefined) updateLast((request) => ({ ...request, standing: "refused" }))
      else if (all.at(-1)?.standing === "unknown") all.pop()
    },
    reportAs: (next) => {
      make = next
    },
    report: () => (all.length === 0 ? undefined : make(all)),
    close: () => {
      isOpen = false
    }
  }
}

/** Returns the sent requests as lines: name, state, and where to look before sending anything again. */
export const formatSent = (all: ReturnType<Outbox["all"]>): ReadonlyArray<string> =>
  all.flatMap(({ hash, lookUp, network, standing, what }) => {
    const title = hash === undefined ? what : `${what} ${hash} on ${network}`
    return [
      standing === "taken"
        ? `${title} was sent.`
        : standing === "refused"
          ? `${title} was sent, and refused.`
          : `${title} was passed on, but it is unknown whether it was accepted.`,
      `Before you send anything again: ${lookUp}`
    ]
  })
