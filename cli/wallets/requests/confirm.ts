import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { type RequestDigest, requestDigests, toDigestData } from "../../../core/onchain/wording/requestDigests.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { namespaceOf } from "../../../core/wallets/walletconnect/methods.ts"
import { cutText, pairs, wrapped } from "../../foundation/text/table.ts"
import { notConfirmed } from "../../foundation/errors/errors.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"

/** The arguments of every command that moves money. */
export interface ConfirmWords {
  /** Goes on without a question. */
  readonly yes?: boolean | undefined
  /** Stops before the wallet is asked. */
  readonly dryRun?: boolean | undefined
}

/** What a command does, in the word that its question asks. */
export type Deed = "Allow" | "Grant" | "Register" | "Revoke" | "Send" | "Swap"

/** What a command is about to do: lines for people, and data. */
export interface Plan {
  readonly data: Readonly<Record<string, unknown>>
  readonly lines: ReadonlyArray<readonly [string, string]>
  /** What the wallet would be asked, to the letter, where that stands before it is asked. */
  readonly requests?: ReadonlyArray<PlannedRequest> | undefined
  /** In what these requests will differ from those of a run that goes on, told below them. */
  readonly note?: string | undefined
}

/** A request to a wallet that was not made. */
export interface PlannedRequest {
  readonly method: string
  readonly params: unknown
}

/** The most characters of a line of a request. */
const requestMost = 78

/** A request as its JSON, cut where a line is full, even within a word, and its digests. */
const requestLines = (request: PlannedRequest): ReadonlyArray<string> => [
  "",
  `The wallet would be asked: ${request.method}`,
  ...cutText(JSON.stringify(request.params), requestMost).map((line) => `  ${line}`),
  ...digestsOf(request).flatMap(([term, digest]) => ["", `${term}:`, `  ${digest}`])
]

/** The digests of a request, for comparing with a device. They depend on neither account nor network. */
const digestsOf = (request: PlannedRequest): ReadonlyArray<RequestDigest> =>
  namespaceOf(request.method) === "eip155"
    ? Either.match(readRequest(request, { account: `0x${"0".repeat(40)}`, network: "eip155:1" }), {
        onLeft: () => [],
        onRight: requestDigests
      })
    : []

/**
 * How a run will go on from what it is about to do: without a word, after a question, or not at all. Asked before
 * anything else, for it may refuse. Recordings never ask.
 * Without a person at the terminal, money moves at real services only with `--yes`.
 */
export const wayToGoOn = ({ dryRun = false, yes = false }: ConfirmWords) =>
  Effect.flatMap(Run, ({ flags: { input, source }, host }) => {
    if (dryRun) return Effect.succeed("dry-run" as const)
    if (yes || source._tag === "fixtures") return Effect.succeed("on" as const)
    if (host.interactive && input) return Effect.succeed("ask" as const)
    return source._tag === "live"
      ? usageError(
          "Moving money with --live needs --yes where nobody can be asked.",
          "See first what would be done, with --dry-run."
        )
      : Effect.succeed("on" as const)
  })

type WayOn = Effect.Effect.Success<ReturnType<typeof wayToGoOn>>

/**
 * Shows what is about to be done and asks whether to, by its deed; the answer that goes on is yes. Returns the report to end with
 * for `--dry-run`, undefined to go on; fails with `NotConfirmed` for any other answer. `plan` is made only where it is
 * shown.
 */
export const confirm = <E, R>(way: WayOn, deed: Deed, plan: Effect.Effect<Plan, E, R>) =>
  Effect.gen(function* () {
    if (way === "on") return undefined
    const { data, lines, note, requests } = yield* plan
    const { aside, host } = yield* Run
    if (way === "dry-run") {
      const report: Report = {
        data: {
          dryRun: true,
          ...data,
          ...(requests === undefined ? {} : { requests, digests: requests.flatMap(digestsOf).map(toDigestData) })
        },
        lines: [
          ...pairs(lines),
          ...(requests ?? []).flatMap(requestLines),
          ...(note === undefined ? [] : ["", ...wrapped(note)]),
          "",
          "Nothing was asked of the wallet, and nothing was sent."
        ]
      }
      return report
    }
    aside(pairs(lines))
    const answer = yield* Effect.promise((signal) => host.ask(`${deed}? [y/N] `, signal))
    return /^y(es)?$/i.test(answer.trim()) ? undefined : yield* notConfirmed()
  })
