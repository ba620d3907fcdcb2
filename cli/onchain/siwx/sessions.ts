import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountOfSignIn, type SignInSession } from "../../../core/onchain/siwx/session.ts"
import { PageOrigin } from "../../../services/foundation/platform/PageOrigin.ts"
import { Siwx } from "../../../services/onchain/siwx/Siwx.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatTable } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { withNonces } from "./sign.ts"
import { forgetSignIns, readStoredSignIns } from "./storedSignIns.ts"

/** The state of a stored sign-in, by the failure of its verification. */
const states = {
  SignInExpired: "expired",
  SignInTooEarly: "not yet",
  SignatureInvalid: "not signed",
  SignInMisfit: "not a sign-in"
} as const

/**
 * `siwx sessions`: lists the sign-ins that `siwx sign` made here, verified again, newest first. `--forget` signs an
 * account out. A replay stores nothing, so it lists nothing.
 */
export const listSiwxSessions = ({ forget }: { readonly forget?: string }) =>
  Effect.gen(function* () {
    const { session } = yield* Run
    const account = forget === undefined ? undefined : yield* resolveAccount(forget)
    if (account !== undefined) {
      const forgotten = session === undefined ? 0 : yield* forgetSignIns(session, account)
      const done: Report = {
        data: { account, forgotten },
        lines: [forgotten === 0 ? "This account is not signed in here." : "The account is signed out."]
      }
      return done
    }
    const found = session === undefined ? [] : [...readStoredSignIns(session)].reverse()
    const sessions = yield* Effect.forEach(found, verifyStored, { concurrency: 4 })
    const report: Report = {
      data: { sessions: sessions.map(({ message: _, signature: __, ...rest }) => rest) },
      lines:
        sessions.length === 0
          ? [session === undefined ? "A replay stores no sign-ins." : "No account is signed in here."]
          : toLines(sessions),
      warnings: sessions.some(({ state }) => state === null)
        ? ["Some sign-ins could not be verified: the account's network did not answer."]
        : []
    }
    return report
  }).pipe(provideWorld(Layer.provideMerge(Layer.provide(Siwx.layer, PageOrigin.layerHere), walletLayer)), withNonces)

const verifyStored = Effect.fnUntraced(function* (signIn: SignInSession) {
  const { verify } = yield* Siwx
  const state = yield* Effect.match(verify(signIn.message, signIn.signature), {
    onFailure: ({ _tag }) => (Object.hasOwn(states, _tag) ? states[_tag as keyof typeof states] : null),
    onSuccess: () => "valid" as const
  })
  const { domain, expirationTime = null, issuedAt, uri } = signIn.data
  return { ...signIn, account: accountOfSignIn(signIn.data) ?? null, domain, uri, issuedAt, expirationTime, state }
})

/** Returns a row per sign-in, and its account below it. */
const toLines = (
  all: ReadonlyArray<{
    readonly account: string | null
    readonly domain: string
    readonly issuedAt: string
    readonly expirationTime: string | null
    readonly state: string | null
  }>
): ReadonlyArray<string> => {
  const [head = "", ...rows] = formatTable(
    [{ title: "Since (UTC)" }, { title: "Until" }, { title: "State" }, { title: "Domain" }],
    all.map(({ domain, expirationTime, issuedAt, state }) => [
      issuedAt.slice(0, 16).replace("T", " "),
      expirationTime === null ? "never" : expirationTime.slice(0, 16).replace("T", " "),
      state ?? "unknown",
      domain
    ])
  )
  return [head, ...rows.flatMap((row, i) => [row, `  ${all[i]?.account ?? ""}`])]
}
