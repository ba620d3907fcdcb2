import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"
import { type Usage, createUsageError } from "../../foundation/errors/usage.ts"
import { Run } from "../../run/world.ts"
import { readSessionEntries, writeSessionEntries } from "../../wallets/storage/sessionEntries.ts"
import { dayMillis, type Limits, readSpent, getRefusal, type Spent, toStored } from "./limits.ts"
import type { Tool } from "./tools.ts"

/** The arguments of a tool, by name. */
export type ToolArguments = Readonly<Record<string, unknown>>

/** Counts the amounts that tools move, against the limits of the server. */
export interface Spending {
  /**
   * Counts the amount that a tool is about to move; returns a failure if it exceeds the limit, before anyone is asked.
   * An amount that cannot be counted is not moved.
   */
  readonly count: (tool: Tool, args: ToolArguments) => Effect.Effect<Usage | undefined, never, Run>
  /** Uncounts the amount of a call that sent nothing. If that cannot be stored, the amount still counts. */
  readonly uncount: Effect.Effect<void, never, Run>
}

/** Creates the spending of a server. With a session it is stored, and counts for later servers. */
export const makeSpending = (limits: Limits): Spending => {
  let spent: ReadonlyArray<Spent> = []
  /** The amount of the current call. */
  let counted: Spent | undefined
  const readAll = (session: string | undefined): ReadonlyArray<Spent> =>
    session === undefined ? spent : readSessionEntries(session, "mcp").flatMap(readSpent)
  return {
    count: Effect.fnUntraced(function* ({ kind }, args) {
      counted = undefined
      if (args["dry-run"] === true || kind.does !== "signs" || kind.moves === undefined) return undefined
      const { session } = yield* Run
      const now = yield* Clock.currentTimeMillis
      const token = String(args[kind.moves.token] ?? "coin")
      const amount: Spent = { token, amount: String(args[kind.moves.amount] ?? ""), movedAt: now }
      const before = readAll(session)
      const refusal = getRefusal(limits, before, amount)
      if (refusal !== undefined) return refusal
      spent = [...before.filter(({ movedAt }) => now - movedAt < dayMillis), amount]
      counted = amount
      if (session === undefined) return undefined
      return yield* Effect.match(writeSessionEntries(session, "mcp", spent.map(toStored)), {
        onFailure: (error) =>
          createUsageError(`${error.message} The amount could not be counted, so nothing is moved.`),
        onSuccess: () => undefined
      })
    }),
    uncount: Effect.gen(function* () {
      const { session } = yield* Run
      const before = readAll(session)
      const index = before.findLastIndex((amount) => isEqual(amount, counted))
      if (index < 0) return
      spent = before.toSpliced(index, 1)
      if (session !== undefined) yield* Effect.ignore(writeSessionEntries(session, "mcp", spent.map(toStored)))
    })
  }
}
