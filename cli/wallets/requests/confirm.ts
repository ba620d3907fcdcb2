import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import {
  type RequestDigest,
  computeRequestDigests,
  toDigestData
} from "../../../core/onchain/wording/requestDigests.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { getNamespace } from "../../../core/wallets/walletconnect/methods.ts"
import { cutText, formatPairs, wrapParagraph } from "../../foundation/text/table.ts"
import { NotConfirmed } from "../../foundation/errors/errors.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"

/** The options of every command that moves money. */
export interface ConfirmWords {
  /** Continues without a question. */
  readonly yes?: boolean | undefined
  /** Stops before the wallet is asked. */
  readonly dryRun?: boolean | undefined
}

/** The action of a command, as its question names it. */
export type Action = "Allow" | "Grant" | "Register" | "Revoke" | "Send" | "Swap"

/** The plan of a command: lines for people, and data. */
export interface Plan {
  readonly data: Readonly<Record<string, unknown>>
  readonly lines: ReadonlyArray<readonly [string, string]>
  /** The exact requests to the wallet, if they are known before it is asked. */
  readonly requests?: ReadonlyArray<PlannedRequest> | undefined
  /** How the actual requests will differ from these, printed below them. */
  readonly note?: string | undefined
}

/** A request to a wallet that was not sent. */
export interface PlannedRequest {
  readonly method: string
  readonly params: unknown
}

/** The maximum length of a line of a request. */
const maxRequestLine = 78

/** Returns a request as JSON and its digests. Lines are cut at the maximum length, even within a word. */
const requestLines = (request: PlannedRequest): ReadonlyArray<string> => [
  "",
  `Wallet request: ${request.method}`,
  ...cutText(JSON.stringify(request.params), maxRequestLine).map((line) => `  ${line}`),
  ...computeDigests(request).flatMap(([term, digest]) => ["", `${term}:`, `  ${digest}`])
]

/** Returns the digests of a request, to compare with a device. They depend on neither account nor network. */
const computeDigests = (request: PlannedRequest): ReadonlyArray<RequestDigest> =>
  getNamespace(request.method) === "eip155"
    ? Either.match(readRequest(request, { account: `0x${"0".repeat(40)}`, network: "eip155:1" }), {
        onLeft: () => [],
        onRight: computeRequestDigests
      })
    : []

/**
 * Returns how a run continues after its plan: directly, after a question, or not at all. Called first, because it may
 * fail. A replay never asks. Without a person at the terminal, money moves at real services only with `--yes`.
 */
export const chooseContinuation = ({ dryRun = false, yes = false }: ConfirmWords) =>
  Effect.flatMap(Run, ({ flags: { input, source }, host }) => {
    if (dryRun) return Effect.succeed("dry-run" as const)
    if (yes || source._tag === "fixtures") return Effect.succeed("on" as const)
    if (host.interactive && input) return Effect.succeed("ask" as const)
    return source._tag === "live"
      ? createUsageError(
          "Without a terminal to ask on, moving money with --live needs --yes.",
          "Check the plan first, with --dry-run."
        )
      : Effect.succeed("on" as const)
  })

type WayOn = Effect.Effect.Success<ReturnType<typeof chooseContinuation>>

/**
 * Shows the plan and asks for confirmation; any answer but yes fails with `NotConfirmed`. Returns the report to end
 * with for `--dry-run`, undefined to continue. `plan` is computed only if it is shown.
 */
export const confirm = <E, R>(way: WayOn, action: Action, plan: Effect.Effect<Plan, E, R>) =>
  Effect.gen(function* () {
    if (way === "on") return undefined
    const { data, lines, note, requests } = yield* plan
    const { aside, host } = yield* Run
    if (way === "dry-run") {
      const report: Report = {
        data: {
          dryRun: true,
          ...data,
          ...(requests === undefined ? {} : { requests, digests: requests.flatMap(computeDigests).map(toDigestData) })
        },
        lines: [
          ...formatPairs(lines),
          ...(requests ?? []).flatMap(requestLines),
          ...(note === undefined ? [] : ["", ...wrapParagraph(note)]),
          "",
          "The wallet was not asked, and nothing was sent."
        ]
      }
      return report
    }
    aside(formatPairs(lines))
    const answer = yield* Effect.promise((signal) => host.ask(`${action}? [y/N] `, signal))
    return /^y(es)?$/i.test(answer.trim()) ? undefined : yield* new NotConfirmed()
  })
