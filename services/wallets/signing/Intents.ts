import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Intent, IntentParts } from "../../../core/wallets/signing/intent.ts"
import { makeIntent } from "../../../core/wallets/signing/intent.ts"
import { signingStart, stepSigning } from "../../../core/wallets/signing/state.ts"
import type { CallsMisfit, RequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { OtherChain } from "../../../core/wallets/requests/errors.ts"
import type { CodeMissing } from "../../foundation/chunks/codeMissing.ts"
import { copyRequest } from "../../../core/wallets/reader/copiedRequest.ts"
import { getReader } from "../reader/readerOf.ts"
import { Store } from "../../foundation/store/Store.ts"

/** Failures of creating an intent; `CodeMissing` if the code that reads its namespace did not load. */
export type IntentMisfit = CallsMisfit | CodeMissing | OtherChain | RequestMisfit

/** A request before it has an id. */
export interface Proposal extends Omit<IntentParts, "id" | "madeAt"> {
  /** True if the page made the request, by its provider, a method or a hook. */
  readonly isHosts?: boolean | undefined
  /** The intent that the visitor saw, if this one continues the same request. */
  readonly continues?: Intent | undefined
}

/** Creates intents and adds them to the state, where a visitor sees them. Adds the `signing` state. */
export class Intents extends Context.Tag("services/Intents")<
  Intents,
  {
    /**
     * Creates an intent, frozen, and shows it. Fails with `RequestMisfit` or `CallsMisfit` if a step cannot be read,
     * and with `OtherChain` if one is for another network than the account's.
     */
    readonly show: (proposal: Proposal) => Effect.Effect<Intent, IntentMisfit>
    /** Records the visitor's confirmation. Only the first one changes an intent. */
    readonly confirm: (id: string) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.gen(function* () {
      const store = yield* Store
      yield* store.join({ name: "signing", start: signingStart, step: stepSigning })
      return Intents.of({
        show: Effect.fnUntraced(function* (proposal) {
          const madeAt = yield* Clock.currentTimeMillis
          const steps = proposal.steps.map(copyRequest)
          const reader = yield* getReader(splitAccountId(proposal.account).network)
          const id = String((store.getState().signing?.count ?? 0) + 1)
          const intent = yield* makeIntent({ ...proposal, steps, id, madeAt }, reader)
          const { network } = splitAccountId(intent.account)
          for (const { network: requested } of intent.steps)
            if (requested !== network) return yield* new OtherChain({ network, asked: requested })
          const { account, connectorId, goodUntil, kind, signer } = intent
          const other = signer === undefined ? {} : { signer }
          yield* store.dispatch({
            _tag: "IntentShown",
            id,
            account,
            ...other,
            connectorId,
            goodUntil,
            kind,
            shown: intent.shown,
            ...(proposal.sponsorship === undefined ? {} : { sponsorship: proposal.sponsorship })
          })
          return intent
        }),
        confirm: (id) => store.dispatch({ _tag: "IntentConfirmed", id })
      })
    })
  )
}
