import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { toNameNotRegistered } from "../../../core/onchain/name/errors.ts"
import { nameStart, stepName } from "../../../core/onchain/name/state.ts"
import type { Registration } from "../../../core/onchain/name/events.ts"
import { SupportedChains } from "../../chain/network/SupportedChains.ts"
import { visitorOf } from "../identity/identityLayer.ts"
import { fetchRequested } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { Names } from "./Names.ts"

/**
 * Loads the requested names, and registers a name when the state says so; the active wallet signs. Adds the state of
 * the room `name`.
 */
const nameFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const names = yield* Names
    const wallets = yield* WalletRequests
    yield* store.join({ name: "name", start: nameStart, step: stepName })
    const on = Effect.map(store.state, ({ chain }) => chain.active)

    yield* fetchRequested(
      ({ name }) => name?.profiles,
      (name: string) =>
        Effect.matchEffect(
          Effect.flatMap(on, (network) => names.lookup(name, network)),
          {
            onSuccess: (profile) => store.dispatch({ _tag: "NameArrived", name, profile }),
            onFailure: (error) => store.dispatch({ _tag: "NameFailed", name, error: toFailureData(error) })
          }
        )
    )
    yield* fetchRequested(
      ({ name }) => name?.ofAccounts,
      (account: AccountId) =>
        Effect.matchEffect(
          Effect.flatMap(store.state, (state) => names.reverse(account, visitorOf(state, account))),
          {
            onSuccess: (all) => store.dispatch({ _tag: "NamesArrived", account, names: all }),
            onFailure: (error) => store.dispatch({ _tag: "NamesFailed", account, error: toFailureData(error) })
          }
        )
    )
    yield* fetchRequested(
      ({ name }) => name?.suggestions,
      (name: string) =>
        Effect.matchEffect(
          Effect.flatMap(on, (network) => names.suggestions(name, network)),
          {
            onSuccess: (suggestions) => store.dispatch({ _tag: "NameSuggestionsArrived", name, suggestions }),
            onFailure: (error) => store.dispatch({ _tag: "NameSuggestionsFailed", name, error: toFailureData(error) })
          }
        )
    )

    const register = ({ account, name }: Registration) => {
      const notRegistered = (error: LatchkeyError) =>
        store.dispatch({ _tag: "NameRegistrationFailed", name, account, error: toFailureData(error) })
      return Effect.matchEffect(
        names.register(name, account, (message) => wallets.signMessage(account, message)),
        {
          onSuccess: (done) =>
            done ? store.dispatch({ _tag: "NameRegistered", name, account }) : notRegistered(toNameNotRegistered(name)),
          onFailure: notRegistered
        }
      )
    }
    const work = yield* FiberHandle.make()
    yield* follow(
      ({ name }) => name?.registration,
      (registration) => (registration?._tag === "Asking" ? FiberHandle.run(work, register(registration)) : Effect.void)
    )
  })
)

/** The services behind a view of names. Needs the network chunk's `Calls`, and the kit's `Store` and `Connectors`. */
export const nameLayer = nameFollower.pipe(
  Layer.provideMerge(Layer.merge(Names.layer, WalletRequests.layer)),
  Layer.provideMerge(SupportedChains.layer)
)
