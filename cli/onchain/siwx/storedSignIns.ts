import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { parseMessage } from "../../../core/onchain/siwx/message.ts"
import { accountOfSignIn, type SignInSession, withoutSessionsOf } from "../../../core/onchain/siwx/session.ts"
import { Run } from "../../run/world.ts"
import { readBeside, writeBeside } from "../../wallets/storage/besideSession.ts"

/** The most that are kept; the oldest go first. */
const most = 32

/** The sign-ins beside a session, oldest first. The fields come from the signed text; what is not one is left out. */
export const storedSignIns = (session: string): ReadonlyArray<SignInSession> =>
  readBeside(session, "siwx").flatMap((one) => {
    if (!isRecord(one) || typeof one["message"] !== "string" || typeof one["signature"] !== "string") return []
    const { message, signature } = one
    return Either.match(parseMessage(message), {
      onLeft: () => [],
      onRight: ({ networkName: _, scheme: __, ...data }) => [{ data, message, signature }]
    })
  })

const write = (session: string, all: ReadonlyArray<SignInSession>) =>
  writeBeside(
    session,
    "siwx",
    all.slice(-most).map(({ message, signature }) => ({ message, signature }))
  )

/**
 * Adds a sign-in, in place of an earlier one of the same account at the same domain. The message is signed whatever
 * becomes of the file, so one that cannot be written is a warning.
 */
export const keepSignIn = (one: SignInSession) =>
  Effect.gen(function* () {
    const { session } = yield* Run
    const account = accountOfSignIn(one.data)
    if (session === undefined || account === undefined) return []
    const others = storedSignIns(session).filter(
      (old) => old.data.domain !== one.data.domain || withoutSessionsOf([old], account).length > 0
    )
    return yield* Effect.match(write(session, [...others, one]), {
      onFailure: (error) => [`${error.message} (${error.code})`],
      onSuccess: () => []
    })
  })

/** Signs an account out: returns how many sign-ins of it there were. */
export const forgetSignIns = (session: string, account: AccountId) =>
  Effect.gen(function* () {
    const all = storedSignIns(session)
    const left = withoutSessionsOf(all, account)
    if (left.length < all.length) yield* write(session, left)
    return all.length - left.length
  })
