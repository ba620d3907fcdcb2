import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, isAccountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { toRevokeFailed } from "../../../core/onchain/session/errors.ts"
import { allowanceTokens } from "../../../core/onchain/session/permissionShape.ts"
import { sessionStart, stepSession } from "../../../core/onchain/session/state.ts"
import type { KitState } from "../../../core/state.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { makeKeyedFibers } from "../../foundation/store/keyedFibers.ts"
import { Store } from "../../foundation/store/Store.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { readTokenFact } from "../calldata/readTokenFact.ts"
import { SmartSessions } from "./SmartSessions.ts"
import { isEqual } from "../../../core/foundation/data/isEqual.ts"

/**
 * Lists the requested smart sessions, and ends a session when the state says so: the active wallet revokes its grant.
 * Shows a failure to end one as a toast. Adds the state of the room `session`.
 */
const sessionFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const sessions = yield* SmartSessions
    const wallets = yield* WalletRequests
    /** Ended in this visit: a list that was on its way meanwhile must not bring them back. */
    const ended = new Set<string>()
    const keyOf = ({ account, pci }: Wanted) => `${account} ${pci}`
    yield* store.join({ name: "session", start: sessionStart, step: stepSession })

    yield* fetchRequested(
      ({ session }) => session?.sessions,
      (account: AccountId) =>
        Effect.matchEffect(sessions.list(account), {
          onSuccess: (all) =>
            store.dispatch({
              _tag: "SessionsArrived",
              account,
              sessions: all.filter(({ pci }) => !ended.has(keyOf({ account, pci })))
            }),
          onFailure: (error) => store.dispatch({ _tag: "SessionsFailed", account, error: toFailureData(error) })
        })
    )

    const revoke = ({ account, pci }: Wanted) => {
      const notEnded = (failure: LatchkeyError) => {
        const error = toFailureData(failure)
        return store.dispatch(
          { _tag: "SessionRevokeFailed", account, pci, error },
          { _tag: "ToastShown", toast: { kind: "error", error } }
        )
      }
      const ending = sessions.revoke(account, pci, (request) =>
        wallets.sign(account, "wallet_revokePermissions", [request])
      )
      return Effect.matchEffect(ending, {
        onSuccess: (isRevoked) => {
          if (!isRevoked) return notEnded(toRevokeFailed())
          ended.add(keyOf({ account, pci }))
          return store.dispatch({ _tag: "SessionRevoked", account, pci })
        },
        onFailure: notEnded
      })
    }

    // Amounts of tokens that the account does not hold are told in tokens, too.
    const rpc = yield* Rpc
    const asked = new Set<AccountId>()
    yield* follow(
      tokensIn,
      (all) =>
        Effect.forEach(
          all.filter((token) => !asked.has(token)),
          (token) => {
            asked.add(token)
            const { address, network } = splitAccountId(token)
            return Effect.flatMap(readTokenFact(rpc, network, address), (fact) =>
              fact === null ? Effect.void : store.dispatch({ _tag: "SessionTokenRead", token, fact })
            )
          },
          { concurrency: 4, discard: true }
        ),
      (a, b) => a.join() === b.join()
    )

    const work = makeKeyedFibers<AccountId>()
    yield* follow(
      wantedIn,
      (all) =>
        Effect.forEach(all, (one) => work.run(one.account, revoke(one)), {
          discard: true
        }),
      isEqual
    )
  })
)

/** The tokens whose allowances the known sessions name. */
const tokensIn = ({ session }: KitState): ReadonlyArray<AccountId> => {
  if (session === undefined) return []
  const { granted, sessions } = session
  const listed = Object.entries(sessions).flatMap(([account, all]) =>
    isAccountId(account) ? (latest(all) ?? []).map(({ terms }) => ({ account, terms })) : []
  )
  return [...listed, ...(granted === null ? [] : [granted])].flatMap(({ account, terms }) =>
    allowanceTokens(terms).map((address) => accountId(splitAccountId(account).network, address))
  )
}

/** A session to be ended. */
interface Wanted {
  readonly account: AccountId
  readonly pci: string
}

const wantedIn = ({ session }: KitState): ReadonlyArray<Wanted> =>
  Object.entries(session?.revocations ?? {}).flatMap(([account, { _tag, pci }]) =>
    _tag === "Asking" && isAccountId(account) ? [{ account, pci }] : []
  )

/**
 * The services behind a view of the smart sessions. Needs the network chunk's `Calls`, and the kit's `Store` and
 * `Connectors`.
 */
export const sessionLayer = sessionFollower.pipe(
  Layer.provideMerge(Layer.merge(SmartSessions.layer, WalletRequests.layer)),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(Rpc.layer)
)
