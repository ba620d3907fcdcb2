import * as Effect from "effect/Effect"
import { readEmail } from "../../../core/embedded/login/email.ts"
import { getChangeFailure, getCodeFailure } from "../../../core/embedded/login/codeFailures.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { FrameFailure } from "../../../services/embedded/frame/Line.ts"
import { placeholder } from "../../../services/foundation/redaction/secretNames.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { connectionLayer } from "../../wallets/connection/connect.ts"
import { unknownEmail } from "../frame/recordedExchange.ts"
import { createCodeSource, type CodeSource, shortenEmail } from "./createCodeSource.ts"
import { restoreEmbeddedLine } from "./restoreEmbeddedLine.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"

/** The options of `account email`. */
export interface ChangeWords {
  readonly otp?: string
  readonly newOtp?: string
}

/**
 * `account email <new>`: changes the email of the signed-in wallet, with one code to each address. Nothing changes
 * before the second code is accepted. Codes are never printed, recorded or stored.
 */
export const changeAccountEmail = (email: string, { newOtp, otp }: ChangeWords) =>
  Effect.gen(function* () {
    const { aside, flags, hide, storage } = yield* Run
    const isReplay = flags.source._tag === "fixtures"
    const to = isReplay && email === placeholder ? unknownEmail : yield* readEmail(email)
    const line = yield* restoreEmbeddedLine("eip155")
    const from = isReplay ? unknownEmail : storage.get(getLoginKey("", loginKeys.email))
    if (line === undefined || from === undefined) return yield* new NotConnected({ namespace: "eip155" })
    const first = yield* createCodeSource(from, otp)
    const second = yield* createCodeSource(to, newOtp ?? (otp === "inbox" ? otp : undefined), "LATCHKEY_NEW_OTP", 1)
    const verifyCode = (
      step: "UPDATE_EMAIL_PRIMARY_OTP" | "UPDATE_EMAIL_SECONDARY_OTP",
      { most, next }: CodeSource
    ) => {
      const tryOnce = Effect.gen(function* () {
        const code = yield* next
        hide(code, "the code")
        return yield* Effect.mapError(line.ask(step, { otp: code }), (error): FrameFailure | Refusal =>
          error._tag === "FrameError" ? (getCodeFailure(error) ?? error) : error
        )
      })
      return Effect.retry(
        Effect.tapErrorTag(tryOnce, "OtpRejected", () => Effect.sync(() => aside(["That code is wrong."]))),
        { times: most - 1, while: (error) => error._tag === "OtpRejected" }
      )
    }
    const { action } = yield* Effect.mapError(line.ask("UPDATE_EMAIL", { email: to }), getChangeFailure)
    if (action === "VERIFY_PRIMARY_OTP") yield* verifyCode("UPDATE_EMAIL_PRIMARY_OTP", first)
    yield* verifyCode("UPDATE_EMAIL_SECONDARY_OTP", second)
    storage.set(getLoginKey("", loginKeys.email), to)
    yield* (yield* Store).dispatch({ _tag: "EmailChanged", email: to })
    const report: Report = {
      data: { email: to, before: from },
      lines: formatPairs([
        ["Email", to],
        ["Before", shortenEmail(from)]
      ])
    }
    return report
  }).pipe(provideWorld(connectionLayer))

type Refusal = NonNullable<ReturnType<typeof getCodeFailure>>
