import * as Effect from "effect/Effect"
import { readEmail } from "../../../core/embedded/login/email.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { Connections } from "../../wallets/connection/Connections.ts"

/** The input of a sign-in by email without a view. */
interface EmailAnswers<E> {
  readonly email: string
  /** Returns the code from the email. Runs again after a wrong code. */
  readonly code: Effect.Effect<string, E>
  /** The limit of codes. A refusal of the last one ends the sign-in. */
  readonly tries: number
  /** Called when the email must be approved first: the sign-in waits until its link is opened. */
  readonly onDevice?: () => void
}

/**
 * Signs in by email without a view, and returns the connection. A refused step fails with the same failure that a view
 * would show. Interruption ends the attempt. docs/spec/embedded.md#email-without-a-view.
 */
export const signInWithoutView = <E>({ code, email, onDevice, tries }: EmailAnswers<E>) =>
  Effect.gen(function* () {
    const read = yield* readEmail(email)
    const store = yield* Store
    const connections = yield* Connections
    const answering: Effect.Effect<never, E, Store> = Effect.gen(function* () {
      const { login } = yield* until(({ login }) => login?.step === "code" || login?.step === "device")
      if (login?.step === "device") onDevice?.()
      else yield* store.dispatch({ _tag: "CodeEntered", code: yield* code })
      const step = login?.step
      yield* until(({ login }) => login?.step !== step)
      return yield* answering
    })
    yield* store.dispatch({ _tag: "EmailGiven", email: read, tries })
    return yield* Effect.raceFirst(connections.connect({ connectorId: connectorIds.auth }), answering).pipe(
      Effect.onError(() => Effect.suspend(() => (isAsking(store) ? store.dispatch({ _tag: "WentBack" }) : Effect.void)))
    )
  })

const isAsking = ({ getState }: Store["Type"]): boolean => {
  const { attempt } = getState().connection
  return attempt?._tag === "Asking" && attempt.connectorId === connectorIds.auth
}
