import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../core/chain/caip.ts"
import type { AccountId } from "../../core/chain/ids.ts"
import { decodeEach } from "../../core/http/decodeEach.ts"
import type { NoEndpoint } from "../../core/http/errors.ts"
import { SessionsFailed } from "../../core/session/errors.ts"
import { SessionItem, sessionOf, type SmartSession } from "../../core/session/smartSession.ts"
import { SupportedChains } from "../chain/SupportedChains.ts"
import { Calls } from "../http/Calls.ts"
import { sessionsOf } from "./calls.ts"

/** What apps may do in an account's name without asking each time. */
export class SmartSessions extends Context.Tag("services/SmartSessions")<SmartSessions, {
  /**
   * The account's sessions, in the service's order, ended ones too; a misfit is dropped. Asked anew every time: a
   * session that was ended elsewhere must not look alive. EVM accounts alone have any, on networks the chain service
   * knows. Spec §7, §8.
   */
  readonly list: (account: AccountId) => Effect.Effect<ReadonlyArray<SmartSession>, SessionsFailed | NoEndpoint>
}>() {
  static readonly layer = Layer.effect(this, Effect.suspend(() => make))
  static readonly layerTest = (list: SmartSessions["Type"]["list"]): Layer.Layer<SmartSessions> => Layer.succeed(this, { list })
}

const fitting = decodeEach(SessionItem)

const make = Effect.gen(function*() {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  return SmartSessions.of({
    list: Effect.fn("SmartSessions.list")(function*(account: AccountId) {
      if (!account.startsWith("eip155:") || !(yield* chains.has(splitAccountId(account).network))) return []
      const answer = yield* calls.ask(sessionsOf(account)).pipe(
        Effect.mapError((cause) => (cause._tag === "NoEndpoint" ? cause : new SessionsFailed({ cause })))
      )
      const { dropped, kept } = fitting(answer)
      if (dropped > 0) yield* Effect.logDebug(`session.list: ${dropped} of ${answer.length} sessions did not fit`)
      return kept.map(sessionOf)
    })
  })
})
