import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { BadShape, type NoEndpoint } from "../../../core/foundation/http/errors.ts"
import { RevokeFailed, SessionNotFound, SessionsFailed } from "../../../core/onchain/session/errors.ts"
import {
  type RevokeRequest,
  revokeRequest,
  SessionItem,
  readSession
} from "../../../core/onchain/session/smartSession.ts"
import type { SmartSession } from "../../../core/onchain/session/events.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { keepNoEndpoint } from "../../foundation/http/keepNoEndpoint.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { createSessionRevokeCall, getSessions } from "./calls.ts"
import { traced, withSpan } from "../../foundation/log/tracing.ts"

/** Sessions in which apps may act for an account without asking each time. */
export class SmartSessions extends Context.Tag("services/SmartSessions")<
  SmartSessions,
  {
    /**
     * Lists the account's sessions in the service's order, including ended ones; drops malformed ones. Never cached: a
     * session that was ended elsewhere must not look active. Only EVM accounts on networks that the chain service
     * supports have sessions. docs/spec/onchain.md#session-list-call, docs/spec/chain.md#network-known-to-the-service.
     */
    readonly list: (account: AccountId) => Effect.Effect<ReadonlyArray<SmartSession>, SessionsFailed | NoEndpoint>
    /**
     * Ends a session: `sign` asks the wallet that granted it to revoke it, and the signature is sent to the service
     * once. Returns true when it has ended, also if it had ended before, without a signature. Returns false on a
     * network that the service does not support. Runs one at a time: simultaneous calls for the same session share the
     * outcome. docs/spec/onchain.md#session-revoke-call.
     */
    readonly revoke: <E, R>(
      account: AccountId,
      pci: string,
      sign: (request: RevokeRequest) => Effect.Effect<string, E, R>
    ) => Effect.Effect<boolean, E | RevokeFailed | SessionNotFound | SessionsFailed | NoEndpoint, R>
  }
>() {
  /** Needs `Calls` and `SupportedChains`. */
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (sessions: SmartSessions["Type"]): Layer.Layer<SmartSessions> =>
    Layer.succeed(this, sessions)
}

const decodeSessions = decodeEach(SessionItem, 250)

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const mutex = yield* Effect.makeSemaphore(1)
  /** Sessions ended by this kit. The service may list them a while longer, or omit them. */
  const endedIds = new Set<string>()
  const isSupported = (account: AccountId) =>
    account.startsWith("eip155:") ? chains.has(splitAccountId(account).network) : Effect.succeed(false)

  const lookup = Effect.fnUntraced(function* (account: AccountId) {
    const answer = yield* Effect.mapError(
      calls.ask(getSessions(account)),
      keepNoEndpoint((cause) => new SessionsFailed({ cause }))
    )
    const { dropped, items: sessions } = decodeSessions(answer)
    if (dropped > 0) yield* Effect.logDebug(`session.list: ${dropped} of ${answer.length} sessions were malformed`)
    return sessions
  })

  /** Never cached; simultaneous callers share one request. */
  const { get: list } = yield* cached({ lookup: lookup, capacity: 8, fresh: 0, backoff: 0 })

  const revoke = traced("SmartSessions.revoke")(function* <E, R>(
    account: AccountId,
    pci: string,
    sign: (request: RevokeRequest) => Effect.Effect<string, E, R>
  ) {
    const key = `${account} ${pci}`
    if (endedIds.has(key)) return true
    // Loads the session again: the signature covers the whole grant, and it may have ended in the meantime.
    const session = (yield* lookup(account)).find((item) => item.pci === pci)
    if (session === undefined) return yield* new SessionNotFound({ pci })
    if (readSession(session).revokedAt !== undefined) return true
    const call = createSessionRevokeCall(account, pci, yield* sign(revokeRequest(account, session)))
    yield* calls.ask(call).pipe(
      Effect.filterOrFail(
        ({ success }) => success,
        () => new BadShape({ call: call.call, issue: "The service did not end the session." })
      ),
      Effect.mapError(keepNoEndpoint((cause) => new RevokeFailed({ cause })))
    )
    endedIds.add(key)
    return true
  })

  return SmartSessions.of({
    list: (account: AccountId) =>
      Effect.if(isSupported(account), {
        onTrue: () => Effect.map(list(account), (all) => all.map(readSession)),
        onFalse: () => Effect.succeed([])
      }).pipe(withSpan("SmartSessions.list")),
    revoke: (account, pci, sign) =>
      Effect.if(isSupported(account), {
        onTrue: () => mutex.withPermits(1)(revoke(account, pci, sign)),
        onFalse: () => Effect.succeed(false)
      })
  })
})
