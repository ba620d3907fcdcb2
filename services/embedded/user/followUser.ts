import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import type * as Scope from "effect/Scope"
import { mayAskEmail } from "../../../core/embedded/login/email.ts"
import type { EmbeddedType } from "../../../core/embedded/user/events.ts"
import { listEvmNetworks } from "../../../core/embedded/user/preferred.ts"
import { userStart } from "../../../core/embedded/user/state.ts"
import { getChangeFailure, getCodeFailure } from "../../../core/embedded/login/codeFailures.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { activeConnection, isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { shownView } from "../../../core/state.ts"
import { becomesSmartAccount } from "../../../core/wallets/storage/storedStatus.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { Line } from "../frame/Line.ts"
import { EmailUnchanged } from "../../../core/embedded/frame/errors.ts"

/**
 * Follows what the visitor changes about the wallet: the email, which needs a code from each address, and the account in
 * use. Nothing changes before the second code. `retype`: switches the account. docs/spec/embedded.md#email-change.
 */
export const followUser = (
  line: Line,
  storageName: string,
  retype: (to: EmbeddedType) => Effect.Effect<void, LatchkeyError>
): Effect.Effect<void, never, Scope.Scope | Storage | Store> =>
  Effect.gen(function* () {
    const store = yield* Store
    yield* followEmailChange(line, storageName)
    // A wallet that is selected again uses its smart account if that account's address was selected.
    yield* store.subscribe(({ connection }, events) => {
      if (!events.some((event) => event._tag === "ConnectionChosen" && isSameId(event.connectorId, connectorIds.auth)))
        return
      const { accountType, smartAccount, smartNetworks } = findUser(store)
      const active = activeConnection(connection, "eip155")
      if (active === undefined || !isSameId(active.connectorId, connectorIds.auth) || accountType === "smartAccount")
        return
      const [{ address }] = active.accounts
      if (becomesSmartAccount(address, smartAccount, listEvmNetworks(smartNetworks), active.network))
        store.plain.dispatch({ _tag: "AccountTypeAsked", to: "smartAccount" })
    })
    yield* follow(
      (state) => state.user?.switching ?? null,
      (to) =>
        to === null
          ? Effect.void
          : Effect.matchEffect(retype(to), {
              onSuccess: () => store.dispatch({ _tag: "AccountTypeSet", to: findUser(store).accountType }),
              onFailure: (error) => store.dispatch({ _tag: "AccountTypeFailed", error: toFailureData(error) })
            })
    )
  })

const findUser = (store: Store["Type"]) => store.getState().user ?? userStart

/** Runs the steps of a change of the email, one at a time. */
const followEmailChange = (line: Line, storageName: string) =>
  Effect.gen(function* () {
    const store = yield* Store
    const storage = yield* Storage
    const { checkFirstCode, checkSecondCode, requestChange } = createEmailChangeSteps(line, store, storage, storageName)
    const current = yield* FiberHandle.make()
    const run = (step: Effect.Effect<void, LatchkeyError>) =>
      FiberHandle.run(
        current,
        Effect.catchAll(step, (error) => {
          // If another code was requested but not sent, the visitor goes back to the step that requests the first one.
          const isLost =
            findUser(store).change.step === "asking" && shownView(store.getState())._tag === "UpdateEmailPrimaryOtp"
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
          ? run(requestChange)
          : step === "checkingPrimary"
            ? run(checkFirstCode)
            : step === "checkingSecondary"
              ? run(checkSecondCode)
              : Effect.void
    )
  })

const createEmailChangeSteps = (line: Line, store: Store["Type"], storage: Storage["Type"], storageName: string) => {
  const change = () => findUser(store).change
  const showCode = (to: "primary" | "secondary") =>
    Effect.flatMap(Clock.currentTimeMillis, (now) => {
      const view = { _tag: to === "primary" ? "UpdateEmailPrimaryOtp" : "UpdateEmailSecondaryOtp" } as const
      const isAtCode = shownView(store.getState())._tag !== "UpdateEmailWallet"
      return store.dispatch({ _tag: "EmailChangeMoved", to, at: now }, { _tag: isAtCode ? "Replaced" : "Pushed", view })
    })
  const withCodeFailure = <A, E extends { readonly _tag: string; readonly reason?: string }>(
    work: Effect.Effect<A, E>
  ) => Effect.mapError(work, (error) => (error._tag === "FrameError" ? (getCodeFailure(error) ?? error) : error))
  return {
    requestChange: Effect.gen(function* () {
      const { sentAt, to } = change()
      if (findUser(store).email?.toLowerCase() === to.toLowerCase()) return yield* new EmailUnchanged()
      yield* mayAskEmail(sentAt, yield* Clock.currentTimeMillis)
      const { action } = yield* Effect.mapError(line.ask("UPDATE_EMAIL", { email: to }), getChangeFailure)
      yield* showCode(action === "VERIFY_PRIMARY_OTP" ? "primary" : "secondary")
    }),
    checkFirstCode: Effect.suspend(() =>
      Effect.zipRight(
        withCodeFailure(line.ask("UPDATE_EMAIL_PRIMARY_OTP", { otp: change().code })),
        showCode("secondary")
      )
    ),
    checkSecondCode: Effect.gen(function* () {
      const { newEmail } = yield* withCodeFailure(line.ask("UPDATE_EMAIL_SECONDARY_OTP", { otp: change().code }))
      yield* storage.set(getLoginKey(storageName, loginKeys.email), newEmail)
      yield* store.dispatch(
        { _tag: "EmailChanged", email: newEmail },
        { _tag: "WentBack" },
        { _tag: "WentBack" },
        { _tag: "ToastShown", toast: { kind: "success", key: "toast.emailChanged" } }
      )
    })
  }
}
