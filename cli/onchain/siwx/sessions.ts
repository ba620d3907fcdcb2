import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountOfSignIn, type SignInSession } from "../../../core/onchain/siwx/session.ts"
import { PageOrigin } from "../../../services/foundation/platform/PageOrigin.ts"
import { Siwx } from "../../../services/onchain/siwx/Siwx.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { table } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { withNonces } from "./sign.ts"
import { forgetSignIns, storedSignIns } from "./storedSignIns.ts"

/** What a check of a stored sign-in says, by the failure it ends in. */
const states = {
  SignInExpired: "expired",
  SignInTooEarly: "not yet",
  SignatureInvalid: "not signed",
  SignInMisfit: "not a sign-in"
} as const

/**
 * `siwx sessions`: the sign-ins that `siwx sign` made here, each checked anew, newest first. `--forget` signs an account
 * out. A replay stores nothing, so it lists nothing.
 */
export const siwxSessions = ({ forget }: { readonly forget?: string }) =>
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
    const found = session === undefined ? [] : [...storedSignIns(session)].reverse()
    const sessions = yield* Effect.forEach(found, checked, { concurrency: 4 })
    const report: Report = {
      data: { sessions: sessions.map(({ message: _, signature: __, ...one }) => one) },
      lines:
        sessions.length === 0
          ? [session === undefined ? "A replay stores no sign-ins." : "Nobody is signed in here."]
          : toLines(sessions),
      warnings: sessions.some(({ state }) => state === null)
        ? ["Some could not be checked: the network of the account did not answer."]
        : []
    }
    return report
  }).pipe(provideWorld(Layer.provideMerge(Layer.provide(Siwx.layer, PageOrigin.layerHere), walletLayer)), withNonces)

const checked = Effect.fnUntraced(function* (one: SignInSession) {
  const { verify } = yield* Siwx
  const state = yield* Effect.match(verify(one.message, one.signature), {
    onFailure: ({ _tag }) => (Object.hasOwn(states, _tag) ? states[_tag as keyof typeof states] : null),
    onSuccess: () => "valid" as const
  })
  const { domain, expirationTime = null, issuedAt, uri } = one.data
  return { ...one, account: accountOfSignIn(one.data) ?? null, domain, uri, issuedAt, expirationTime, state }
})

/** A row for each, and its account below it. */
const toLines = (
  all: ReadonlyArray<{
    readonly account: string | null
    readonly domain: string
    readonly issuedAt: string
    readonly expirationTime: string | null
    readonly state: string | null
  }>
): ReadonlyArray<string> => {
  const [head = "", ...rows] = table(
    [{ title: "Since (UTC)" }, { title: "Until" }, { title: "State" }, { title: "Domain" }],
    all.map(({ domain, expirationTime, issuedAt, state }) => [
      issuedAt.slice(0, 16).replace("T", " "),
      expirationTime === null ? "for ever" : expirationTime.slice(0, 16).replace("T", " "),
      state ?? "not known",
      domain
    ])
  )
  return [head, ...rows.flatMap((row, i) => [row, `  ${all[i]?.account ?? ""}`])]
}
