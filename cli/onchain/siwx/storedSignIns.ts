import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { parseMessage } from "../../../core/onchain/siwx/message.ts"
import { accountOfSignIn, type SignInSession, removeSessions } from "../../../core/onchain/siwx/session.ts"
import { Run } from "../../run/world.ts"
import { readSessionEntries, writeSessionEntries } from "../../wallets/storage/sessionEntries.ts"

/** The maximum number of stored sign-ins; the oldest are removed first. */
const maxStored = 32

/**
 * Reads the sign-ins stored next to a session, oldest first. The fields come from the signed text; invalid entries are
 * ignored.
 */
export const readStoredSignIns = (session: string): ReadonlyArray<SignInSession> =>
  readSessionEntries(session, "siwx").flatMap((entry) => {
    if (!isRecord(entry) || typeof entry["message"] !== "string" || typeof entry["signature"] !== "string") return []
    const { message, signature } = entry
    return Either.match(parseMessage(message), {
      onLeft: () => [],
      onRight: ({ networkName: _, scheme: __, ...data }) => [{ data, message, signature }]
    })
  })

const write = (session: string, all: ReadonlyArray<SignInSession>) =>
  writeSessionEntries(
    session,
    "siwx",
    all.slice(-maxStored).map(({ message, signature }) => ({ message, signature }))
  )

/**
 * Stores a sign-in, and replaces an earlier one of the same account at the same domain. If the file cannot be written,
 * returns a warning, because the message is already signed.
 */
export const keepSignIn = (signIn: SignInSession) =>
  Effect.gen(function* () {
    const { session } = yield* Run
    const account = accountOfSignIn(signIn.data)
    if (session === undefined || account === undefined) return []
    const others = readStoredSignIns(session).filter(
      (old) => old.data.domain !== signIn.data.domain || removeSessions([old], account).length > 0
    )
    return yield* Effect.match(write(session, [...others, signIn]), {
      onFailure: (error) => [`${error.message} (${error.code})`],
      onSuccess: () => []
    })
  })

/** Signs an account out, and returns the number of its sign-ins. */
export const forgetSignIns = (session: string, account: AccountId) =>
  Effect.gen(function* () {
    const all = readStoredSignIns(session)
    const remaining = removeSessions(all, account)
    if (remaining.length < all.length) yield* write(session, remaining)
    return all.length - remaining.length
  })
