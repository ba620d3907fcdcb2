import * as Effect from "effect/Effect"
import { NoAuthConnector } from "../../../core/embedded/frame/errors.ts"
import { toUnforeseen } from "../../../core/foundation/log/errors.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../foundation/store/Store.ts"
import { joinLogin } from "./joinLogin.ts"
import { signInWithoutView } from "./signInWithoutView.ts"

/** A host's sign-in by email. `code` is called once a code was sent, and returns what the visitor enters. */
export interface EmailConnect {
  readonly email: string
  readonly code: () => Promise<string>
}

/**
 * Signs in without a view, for `connect({ wallet: "email" })`. Fails with `NoAuthConnector` if the kit has no embedded
 * wallet, with the failure of the email or the code, and with the error that `code` rejects with.
 * docs/spec/embedded.md#email-without-a-view.
 */
export const connectByEmail = ({ code, email }: EmailConnect) =>
  Effect.gen(function* () {
    const store = yield* Store
    if (!store.getState().wallet.connectors.some(({ id }) => id === connectorIds.auth))
      return yield* new NoAuthConnector()
    yield* joinLogin("") // the connector knows the site
    const entered = Effect.map(Effect.tryPromise({ try: async () => code(), catch: toUnforeseen }), String)
    yield* signInWithoutView({ email, code: entered, tries: 1 })
  })
