import * as Effect from "effect/Effect"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { SignInPlugin } from "../../../core/onchain/siwx/plugin.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"
import type { SessionEnds } from "./sessionEnds.ts"
import { askHost, type makeSigning } from "./signing.ts"

/** The delay before the next try when a node did not answer, in milliseconds. */
const retryDelay = 2_000
/** The number of tries to verify a contract signature on a node, before the session counts as missing. */
const maxTries = 3

/** Reads and ends the sessions that a host's plugin stores. `readSession`: reads one. */
export const makeStoredSessions = (
  plugin: SignInPlugin,
  ends: SessionEnds,
  readSession: Effect.Effect.Success<ReturnType<typeof makeSigning>>["readSession"]
) => {
  /** Counts the starts and ends of revocations: a session read before one of them may be gone. */
  let revoked = 0
  const count = Effect.sync(() => {
    revoked++
  })

  /**
   * Returns the valid session; retries if the node that verifies a contract signature does not answer. Null if there is
   * no session.
   */
  const readCurrent = (account: AccountId, tries = maxTries): Effect.Effect<SignInSession | null> =>
    Effect.suspend(() => {
      const before = revoked
      return readSession(account).pipe(
        Effect.flatMap((session) =>
          session === null || before === revoked ? Effect.succeed(session) : readCurrent(account, tries)
        ),
        Effect.catchAll((error) =>
          error._tag === "HostFault" || tries <= 1
            ? Effect.succeed(null)
            : Effect.delay(readCurrent(account, tries - 1), retryDelay)
        )
      )
    })

  /** Ends an account's sessions on a network. An error of the host's function has no other effect. */
  const revoke = (network: NetworkId, address: string): Effect.Effect<void> =>
    Effect.suspend(() => {
      ends.count(network, address)
      const call = Effect.ignore(askHost(() => plugin.revokeSession(network, address)))
      return Effect.zipRight(count, Effect.ensuring(call, count))
    })

  return { heldNow: readCurrent, revoke }
}
