import type { NetworkId } from "../../core/chain/network/ids.ts"
import type { Report } from "../foundation/text/Report.ts"

/** Something that leaves this machine, or may have left it, and cannot be undone. */
export interface Sent {
  /** What it is, as the start of a sentence: `The transaction`. */
  readonly what: string
  /**
   * A transaction's hash, on Solana its signature, on Bitcoin its id. Anything without a hash is looked up in another
   * way.
   */
  readonly hash?: string | undefined
  readonly network: NetworkId
  /** Where to look up what became of it. */
  readonly lookUp: string
}

/** The state of what was sent: no answer yet, accepted, or refused by an answer. */
export type Standing = "unknown" | "taken" | "refused"

/**
 * What a run has sent. It is updated synchronously when the request is sent and when the answer arrives, so that no
 * time-out or interrupt falls in between. Nothing in here may be reported as if it could be repeated.
 */
export interface Outbox {
  readonly all: () => ReadonlyArray<Sent & { readonly standing: Standing }>
  /** Sets the name of the next one. */
  readonly name: (what: string) => void
  /** Records that something is being sent now. Throws once the run has ended: then nothing more may be sent. */
  readonly begin: (one: Omit<Sent, "what"> & { readonly what?: string }) => void
  /** Records that it was accepted. */
  readonly taken: (found?: Pick<Sent, "hash" | "lookUp">) => void
  /** Records that it was refused; without `told` it is removed, as if it had never been sent. */
  readonly refused: (told?: "told") => void
  /**
   * Sets what is printed if the run ends before its command does; `make` returns undefined until what was requested is
   * done.
   */
  readonly reportAs: (make: (all: ReturnType<Outbox["all"]>) => Report | undefined) => void
  readonly report: () => Report | undefined
  /** Closes the outbox when the run ends. */
  readonly close: () => void
}

const usual = "The transaction"

/**
 * An outbox that reports each thing on stderr as it is sent: nothing that ends the run afterwards undoes that. `sends`:
 * whether anything can be sent at all; a replay sends nothing, and its outbox stays empty.
 */
export const makeOutbox = (sends: boolean, aside: (lines: ReadonlyArray<string>) => void): Outbox => {
  const all: Array<Sent & { readonly standing: Standing }> = []
  let name = usual
  let isOpen = true
  let make: Parameters<Outbox["reportAs"]>[0] = () => undefined
  const last = (
    change: (one: Sent & { readonly standing: Standing }) => Sent & { readonly standing: Standing }
  ): void => {
    const one = all.at(-1)
    if (one?.standing === "unknown") all.splice(-1, 1, change(one))
  }
  return {
    all: () => all,
    name: (what) => {
      name = what
    },
    begin: (one) => {
      if (!isOpen) throw new Error("The run has ended.")
      if (sends) all.push({ what: name, ...one, standing: "unknown" })
      name = usual
    },
    taken: (found = undefined) =>
      last((one) => {
        const sent = { ...one, ...found, standing: "taken" as const }
        if (sent.hash !== undefined) aside([`${sent.what} is sent on ${sent.network}: ${sent.hash}`])
        return sent
      }),
    refused: (told) => {
      if (told !== undefined) last((one) => ({ ...one, standing: "refused" }))
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

/** What was sent, in lines: what it is, its state, and where to look before sending anything again. */
export const sentLines = (all: ReturnType<Outbox["all"]>): ReadonlyArray<string> =>
  all.flatMap(({ hash, lookUp, network, standing, what }) => {
    const named = hash === undefined ? what : `${what} ${hash} on ${network}`
    return [
      standing === "taken"
        ? `${named} was sent.`
        : standing === "refused"
          ? `${named} was sent, and refused.`
          : `${named} was handed over, and whether it was taken is not known.`,
      `Before anything is sent again: ${lookUp}`
    ]
  })
