import * as Effect from "effect/Effect"
import { readEmail } from "../../../core/embedded/login/email.ts"
import { signInWithoutView } from "../../../services/embedded/login/signInWithoutView.ts"
import { placeholder } from "../../../services/foundation/redaction/secretNames.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { connectionLayer, getReport } from "../../wallets/connection/connect.ts"
import { keepSession } from "../../wallets/connection/keepSession.ts"
import { unknownEmail } from "../frame/recordedExchange.ts"
import { createCodeSource } from "./createCodeSource.ts"
import { embeddedWallet } from "./embeddedWallet.ts"

/** The options of `connect --wallet email`. */
export interface EmailWords {
  readonly email?: string
  readonly otp?: string
}

/**
 * `connect --wallet email`: signs in with a code from the email, over the site's line for terminals, stores the session
 * for later runs, and prints the account. The code is never printed, recorded or stored.
 */
export const connectEmail = ({ email, otp }: EmailWords) =>
  Effect.gen(function* () {
    if (email === undefined)
      return yield* createUsageError(
        "--wallet email needs --email.",
        "An example: --wallet email --email ann@example.com"
      )
    const { aside, flags, hide } = yield* Run
    // The command in a recording has no email, and must run as it is.
    const to = flags.source._tag === "fixtures" && email === placeholder ? unknownEmail : yield* readEmail(email)
    yield* embeddedWallet
    const { most, next } = yield* createCodeSource(to, otp)
    const code = Effect.tap(next, (text) => Effect.sync(() => hide(text, "the code")))
    const connection = yield* signInWithoutView({
      email: to,
      code,
      tries: most,
      onDevice: () => aside(["Approve the device in the email."])
    })
    yield* keepSession
    return yield* getReport(connection)
  }).pipe(provideWorld(connectionLayer))
