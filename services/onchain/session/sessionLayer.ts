import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, isAccountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { latest } from "../../../core/foundation/data/remote.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { RevokeFailed } from "../../../core/onchain/session/errors.ts"
import { listAllowanceTokens } from "../../../core/onchain/session/permissionShape.ts"
import type { SessionCommands } from "../../../core/onchain/session/SessionCommands.ts"
import { sessionStart, stepSession } from "../../../core/onchain/session/state.ts"
import type { KitState } from "../../../core/state.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { readTokenFact } from "../calldata/readTokenFact.ts"
import { SmartSessions } from "./SmartSessions.ts"

/** Loads the requested smart sessions. Adds the state and the commands of the room `session`. */
const sessionRoom = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    /** Keys of sessions ended in this visit: a list that was requested before must not restore them. */
    const ended = new Set<string>()
    const commands = yield* makeSessionCommands(ended)
    yield* store.join({ name: "session", start: sessionStart, step: stepSession, commands })
    yield* fetchRequested(
      ({ session }) => session?.sessions,
      (account: AccountId) => loadSessions(account, ended)
    )
    yield* followAllowanceTokens
  })
)

/** Creates the commands of the smart sessions views, which run in the current scope. `ended`: keys of ended sessions. */
const makeSessionCommands = Effect.fnUntraced(function* (ended: Set<string>) {
  const store = yield* Store
  const run = yield* runInScope<SmartSessions | Store | WalletRequests>()
  const commands: SessionCommands = {
    revoke: (account, pci) => {
      if (store.getState().session?.revocations[account]?._tag === "Asking") return
      store.plain.dispatch({ _tag: "SessionRevokeAsked", account, pci })
      run(revokeSession({ account, pci }, ended))
    }
  }
  return commands
})

const getKey = ({ account, pci }: Revocation): string => `${account} ${pci}`

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

/**
 * Ends a session with the signature of its wallet, and adds its key to `ended`. Reports the outcome, and shows a toast if
 * that fails.
 */
const revokeSession = Effect.fnUntraced(function* ({ account, pci }: Revocation, ended: Set<string>) {
  const store = yield* Store
  const sessions = yield* SmartSessions
  const wallets = yield* WalletRequests
  const reportFailure = (failure: LatchkeyError) => {
    const error = toFailureData(failure)
    return store.dispatch(
      { _tag: "SessionRevokeFailed", account, pci, error },
      { _tag: "ToastShown", toast: { kind: "error", error } }
    )
  }
  const revocation = sessions.revoke(account, pci, (request) =>
    wallets.sign(account, "wallet_revokePermissions", [request])
  )
  yield* Effect.matchEffect(revocation, {
    onSuccess: (isRevoked) => {
      if (!isRevoked) return reportFailure(new RevokeFailed({}))
      ended.add(getKey({ account, pci }))
      return store.dispatch({ _tag: "SessionRevoked", account, pci })
    },
    onFailure: reportFailure
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

/** A session to end. */
interface Revocation {
  readonly account: AccountId
  readonly pci: string
}

/**
 * The services of the smart sessions view. Needs the network chunk's `Calls`, and the kit's `Store` and `Connectors`.
 */
export const sessionLayer = sessionRoom.pipe(
  Layer.provideMerge(Layer.merge(SmartSessions.layer, WalletRequests.layer)),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(Rpc.layer)
)
