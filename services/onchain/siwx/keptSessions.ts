import * as Effect from "effect/Effect"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { SignInPlugin } from "../../../core/onchain/siwx/plugin.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"
import { askHost, type makeSigning } from "./signing.ts"

/** How long the next question waits after a node did not answer, in milliseconds. */
const againMillis = 2_000
/** How often a node is asked whether a contract made a signature, before the sign-in counts as none. */
const mostTries = 3

/** The sessions that a host's plugin keeps, read and ended. `held`: reads one. */
export const keptSessions = (
  plugin: SignInPlugin,
  held: Effect.Effect.Success<ReturnType<typeof makeSigning>>["held"]
) => {
  /** Counts beginnings and ends of revoking: what was read before one of them may be gone. */
  let revoked = 0
  const count = Effect.sync(() => {
    revoked++
  })

  /** The session that holds; asks a contract's node, which does not answer, a few times. Null if there is none. */
  const heldNow = (account: AccountId, tries = mostTries): Effect.Effect<SignInSession | null> =>
    Effect.suspend(() => {
      const before = revoked
      return held(account).pipe(
        Effect.flatMap((session) =>
          session === null || before === revoked ? Effect.succeed(session) : heldNow(account, tries)
        ),
        Effect.catchAll((error) =>
          error._tag === "HostFault" || tries <= 1
            ? Effect.succeed(null)
            : Effect.delay(heldNow(account, tries - 1), againMillis)
        )
      )
    })

  /** Ends an account's sessions on a network. What the host's function throws ends nothing else. */
  const revoke = (network: NetworkId, address: string): Effect.Effect<void> =>
    Effect.zipRight(count, Effect.ensuring(Effect.ignore(askHost(() => plugin.revokeSession(network, address))), count))

  return { heldNow, revoke }
}
