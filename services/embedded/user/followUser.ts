import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import type * as Scope from "effect/Scope"
import { mayAskEmail } from "../../../core/embedded/login/email.ts"
import type { EmbeddedType } from "../../../core/embedded/user/events.ts"
import { evmNetworks } from "../../../core/embedded/user/preferred.ts"
import { userStart } from "../../../core/embedded/user/state.ts"
import { changeFailureOf, codeFailureOf, emailUnchanged } from "../../../core/embedded/login/codeFailures.ts"
import { loginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { activeConnection, sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { shownView } from "../../../core/state.ts"
import { becomesSmartAccount } from "../../../core/wallets/storage/storedStatus.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line } from "../frame/Line.ts"

/**
 * Follows what the visitor changes about the wallet: the email, by one code of each address, and the account in use.
 * Nothing is changed before the second code. `retype`: switches the account. docs/spec/embedded.md#email-change.
 */
export const followUser = (
  line: Line,
  storageName: string,
  retype: (to: EmbeddedType) => Effect.Effect<void, LatchkeyError>
): Effect.Effect<void, never, Scope.Scope | Storage | Store> =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const user = () => store.getState().user ?? userStart

    const toCode = (to: "primary" | "secondary") =>
      Effect.flatMap(Clock.currentTimeMillis, (at) => {
        const view = { _tag: to === "primary" ? "UpdateEmailPrimaryOtp" : "UpdateEmailSecondaryOtp" } as const
        const isAtCode = shownView(store.getState())._tag !== "UpdateEmailWallet"
        return store.dispatch({ _tag: "EmailChangeMoved", to, at }, { _tag: isAtCode ? "Replaced" : "Pushed", view })
      })
    const asked = Effect.gen(function* () {
      const { change, email } = user()
      if (email?.toLowerCase() === change.to.toLowerCase()) return yield* emailUnchanged()
      yield* mayAskEmail(change.sentAt, yield* Clock.currentTimeMillis)
      const { action } = yield* Effect.mapError(line.ask("UPDATE_EMAIL", { email: change.to }), changeFailureOf)
      yield* toCode(action === "VERIFY_PRIMARY_OTP" ? "primary" : "secondary")
    })
    const checked = <A, E extends { readonly _tag: string; readonly reason?: string }>(work: Effect.Effect<A, E>) =>
      Effect.mapError(work, (error) => (error._tag === "FrameError" ? (codeFailureOf(error) ?? error) : error))
    const first = Effect.suspend(() => checked(line.ask("UPDATE_EMAIL_PRIMARY_OTP", { otp: user().change.code })))
    const second = Effect.gen(function* () {
      const { newEmail } = yield* checked(line.ask("UPDATE_EMAIL_SECONDARY_OTP", { otp: user().change.code }))
      yield* storage.set(loginKey(storageName, loginKeys.email), newEmail)
      yield* store.dispatch(
        { _tag: "EmailChanged", email: newEmail },
        { _tag: "WentBack" },
        { _tag: "WentBack" },
        { _tag: "ToastShown", toast: { kind: "success", key: "toast.emailChanged" } }
      )
    })
    const work = yield* FiberHandle.make()
    const told = (step: Effect.Effect<void, LatchkeyError>) =>
      FiberHandle.run(
        work,
        Effect.catchAll(step, (error) => {
          // Another code was wanted, and none came: the way on is where the first one was asked for.
          const isLost = user().change.step === "asking" && shownView(store.getState())._tag === "UpdateEmailPrimaryOtp"
          return store.dispatch(...(isLost ? [{ _tag: "WentBack" } as const] : []), {
            _tag: "EmailChangeFailed",
            error: toFailureData(error)
          })
        })
      )
    yield* follow(
      (state) => state.user?.change.step,
      (step) =>
        step === "asking"
          ? told(asked)
          : step === "checkingPrimary"
            ? told(Effect.zipRight(first, toCode("secondary")))
            : step === "checkingSecondary"
              ? told(second)
              : Effect.void
    )
    // Selected again, the wallet is at its smart account if that is the address that was selected.
    yield* store.subscribe(({ connection }, events) => {
      if (!events.some((event) => event._tag === "ConnectionChosen" && sameId(event.connectorId, connectorIds.auth)))
        return
      const { accountType, smartAccount, smartNetworks } = user()
      const chosen = activeConnection(connection, "eip155")
      if (chosen === undefined || !sameId(chosen.connectorId, connectorIds.auth) || accountType === "smartAccount")
        return
      const [{ address }] = chosen.accounts
      if (becomesSmartAccount(address, smartAccount, evmNetworks(smartNetworks), chosen.network))
        store.plain.dispatch({ _tag: "AccountTypeAsked", to: "smartAccount" })
    })
    yield* follow(
      (state) => state.user?.switching ?? null,
      (to) =>
        to === null
          ? Effect.void
          : Effect.matchEffect(retype(to), {
              onSuccess: () => store.dispatch({ _tag: "AccountTypeSet", to: user().accountType }),
              onFailure: (error) => store.dispatch({ _tag: "AccountTypeFailed", error: toFailureData(error) })
            })
    )
  })
