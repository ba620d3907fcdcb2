import { toUtf8Hex } from "../../../core/chain/evm/hex.ts"
import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { bareName, fullName } from "../../../core/onchain/name/suffix.ts"
import { NameNotRegistered } from "../../../core/onchain/name/errors.ts"
import { Store } from "../../foundation/store/Store.ts"
import { answerMisfit } from "../../wallets/connectors/methodTable.ts"
import type { WalletRequester } from "../../wallets/requests/WalletRequests.ts"
import { Names } from "./Names.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** Returns the wallet request that signs the text of a registration. */
export const getRegistrationStep = (account: AccountId, message: string) => ({
  method: "personal_sign",
  params: [toUtf8Hex(message), splitAccountId(account).address]
})

/**
 * Asks an account's wallet to sign the text of a registration, once, as an intent of its own. `beforeSigning` runs
 * before.
 */
export const signRegistration = Effect.fnUntraced(function* (
  wallets: WalletRequester,
  account: AccountId,
  message: string,
  beforeSigning: Effect.Effect<void> = Effect.void
) {
  const step = getRegistrationStep(account, message)
  const intent = yield* wallets.intend(account, step, "name")
  yield* beforeSigning
  const answer = yield* wallets.ask(account, step.method, step.params, intent)
  return typeof answer === "string" && /^0x([0-9a-f]{2})+$/i.test(answer) ? answer : yield* answerMisfit(step.method)
})

/**
 * Registers a name for an account, whose wallet signs once; returns the name with its suffix. The signed text is an
 * intent of its own and is in the state until the wallet has answered. It is sent to the service once, whatever the
 * outcome. docs/spec/onchain.md#name-registration.
 */
export const registerName = traced("Names.registerWithWallet")(function* (
  wallets: WalletRequester,
  name: string,
  account: AccountId
) {
  const store = yield* Store
  const names = yield* Names
  const registered = yield* names.register(name, account, (message) =>
    signRegistration(wallets, account, message, store.dispatch({ _tag: "NameTextMade", name, account, message }))
  )
  const whole = fullName(bareName(name).toLowerCase())
  return registered ? whole : yield* new NameNotRegistered({ label: whole })
})
