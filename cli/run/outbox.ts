import type { NetworkId } from "../../core/chain/network/ids.ts"
import type { Report } from "../foundation/report/Report.ts"

/** Something that leaves this machine, or may have left it, and cannot be called back. */
export interface Sent {
  /** What it is, as a sentence begins: `The transaction`. */
  readonly what: string
  /** A transaction's hash, on Solana its signature, on Bitcoin its id. What has no hash is asked for by other words. */
  readonly hash?: string | undefined
  readonly network: NetworkId
  /** Where one sees what became of it. */
  readonly lookUp: string
}

/** How what was handed over stands: nobody said yet, the far side took it, or it answered that it did not. */
export type Standing = "unknown" | "taken" | "refused"

/**
 * What a run has sent. It is filled synchronously, where the far side is asked and where it answers, so that no
 * time-out and no interrupt falls in between. Nothing that is in here may be told as if it could be done again.
 */
export interface Outbox {
  readonly all: () => ReadonlyArray<Sent & { readonly standing: Standing }>
  /** Says how the next one is called. */
  readonly name: (what: string) => void
  /** Takes note that something is handed over now. Throws once the run has ended: then nothing may go out any more. */
  readonly begin: (one: Omit<Sent, "what"> & { readonly what?: string }) => void
  /** It went out. */
  readonly taken: (found?: Pick<Sent, "hash" | "lookUp">) => void
  /** The far side answered that it did not take it; without `told` it is as if it had never been handed over. */
  readonly refused: (told?: "told") => void
  /**
   * Says what is printed when the run ends before its command does; undefined while that is not done which was asked
   * for.
   */
  readonly reportAs: (make: (all: ReturnType<Outbox["all"]>) => Report | undefined) => void
  readonly report: () => Report | undefined
  /** Ends it with the run. */
  readonly close: () => void
}

const usual = "The transaction"

/**
 * An outbox that tells of each thing as it goes out, on stderr: nothing that ends the run afterwards takes that back.
 * `sends`: whether anything can go out at all; a replay sends nothing, and its outbox stays empty.
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
        if (sent.hash !== undefined) aside([`${sent.what} is sent: ${sent.hash}`])
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

/** What was sent, in lines: what it is, how it stands, and where to look before anything is sent again. */
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
