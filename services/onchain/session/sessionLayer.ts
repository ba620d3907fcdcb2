import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, isAccountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { listAllowanceTokens } from "../../../core/onchain/session/permissionShape.ts"
import { sessionStart, stepSession } from "../../../core/onchain/session/state.ts"
import type { KitState } from "../../../core/state.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { readTokenFact } from "../calldata/readTokenFact.ts"
import { SmartSessions } from "./SmartSessions.ts"

/** Loads the requested smart sessions. Adds the state of the room `session`. */
const sessionRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    /** Keys of sessions ended in this visit: a list that was requested before must not restore them. */
    const endedIds = new Set<string>()
    yield* store.subscribe((_, events) => {
      for (const event of events) if (event._tag === "SessionRevoked") endedIds.add(getKey(event))
    })
    yield* store.join({ name: "session", start: sessionStart, step: stepSession })
    yield* fetchRequested(
      ({ session }) => session?.sessions,
      (account: AccountId) => loadSessions(account, endedIds)
    )
    yield* followAllowanceTokens
  })
)

const getKey = ({ account, pci }: EndedSession): string => `${account} ${pci}`

/** Loads an account's sessions, without those that have ended. Reports the outcome. */
const loadSessions = Effect.fnUntraced(function* (account: AccountId, ended: ReadonlySet<string>) {
  const store = yield* Store
  const sessions = yield* SmartSessions
  yield* Effect.matchEffect(sessions.list(account), {
    onSuccess: (all) =>
      store.dispatch({
        _tag: "SessionsArrived",
        account,
        sessions: all.filter(({ pci }) => !ended.has(getKey({ account, pci })))
      }),
    onFailure: (error) => store.dispatch({ _tag: "SessionsFailed", account, error: toFailureData(error) })
  })
})

/** Reads tokens that the account does not hold, so that their amounts are shown in tokens. Reads each token once. */
const followAllowanceTokens = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const requested = new Set<AccountId>()
  yield* follow(
    findTokens,
    (all) =>
      Effect.forEach(
        all.filter((token) => !requested.has(token)),
        (token) => {
          requested.add(token)
          const { address, network } = splitAccountId(token)
          return Effect.flatMap(readTokenFact(rpc, network, address), (fact) =>
            fact === null ? Effect.void : store.dispatch({ _tag: "SessionTokenRead", token, fact })
          )
        },
        { concurrency: 4, discard: true }
      ),
    (a, b) => a.join() === b.join()
  )
})

/** Returns the tokens in the allowances of known sessions. */
const findTokens = ({ session }: KitState): ReadonlyArray<AccountId> => {
  if (session === undefined) return []
  const { granted, sessions } = session
  const listed = Object.entries(sessions).flatMap(([account, all]) =>
    isAccountId(account) ? (latest(all) ?? []).map(({ terms }) => ({ account, terms })) : []
  )
  return [...listed, ...(granted === null ? [] : [granted])].flatMap(({ account, terms }) =>
    listAllowanceTokens(terms).map((address) => accountId(splitAccountId(account).network, address))
  )
}

/** A session that has ended. */
interface EndedSession {
  readonly account: AccountId
  readonly pci: string
}

/**
 * Lists smart sessions. Needs the network chunk's `Calls`, and the kit's `Store`.
 */
export const sessionLayer = sessionRoom.pipe(
  Layer.provideMerge(SmartSessions.layer),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(Rpc.layer)
)
