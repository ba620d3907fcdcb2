import * as Either from "effect/Either"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { readAccountName } from "../../../core/onchain/name/accountName.ts"
import { getNameSources } from "../../../core/onchain/name/nameSources.ts"
import { bareName } from "../../../core/onchain/name/suffix.ts"
import { nameStart, stepName } from "../../../core/onchain/name/state.ts"
import type { KitState } from "../../../core/state.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { getVisitor } from "../identity/identityLayer.ts"
import { fetchRequested, getPendingKeys } from "../../foundation/store/fetchRequested.ts"
import { follow } from "../../foundation/store/follow.ts"
import { followViews } from "../../foundation/store/followViews.ts"
import { Store } from "../../foundation/store/Store.ts"
import { makeShownNames } from "./makeShownNames.ts"
import { Names } from "./Names.ts"

/** Loads the requested names, and suggestions when typing pauses. Adds the state of the room `name`. */
const nameFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const names = yield* Names
    yield* store.join({ name: "name", start: nameStart, step: stepName })
    yield* followViews((view) => {
      if (view._tag === "RegisterAccountName" && view.name !== undefined)
        store.plain.dispatch({ _tag: "NameTyped", label: bareName(view.name.trim()), byHost: true })
    })

    yield* fetchRequestedNames(store, names)
    yield* suggestWhileTyping(store)
  })
)

/** Loads every profile, list of names and list of suggestions that is `Asking`. */
const fetchRequestedNames = Effect.fnUntraced(function* (store: Store["Type"], names: Names["Type"]) {
  const { findCounterparties, findShownNames } = yield* makeShownNames(names)
  const activeNetwork = Effect.map(store.state, ({ chain }) => chain.active)
  yield* fetchRequested(
    ({ name }) => name?.profiles,
    (name: string) =>
      Effect.matchEffect(
        Effect.flatMap(activeNetwork, (network) => names.lookup(name, network)),
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
        Effect.flatMap(store.state, (state) =>
          findShownNames(account, getNameSources(state.config), getVisitor(state, account))
        ),
        {
          onSuccess: (all) => store.dispatch({ _tag: "NamesArrived", account, names: all }),
          onFailure: (error) => store.dispatch({ _tag: "NamesFailed", account, error: toFailureData(error) })
        }
      )
  )
  yield* follow(
    ({ name }) => name?.counterparties,
    () => {
      const accounts = getPendingKeys(store.getState().name?.counterparties)
      return accounts.length === 0 ? Effect.void : askCounterparties(store, findCounterparties(accounts), accounts)
    }
  )
  yield* fetchRequested(
    ({ name }) => name?.suggestions,
    (name: string) =>
      Effect.matchEffect(
        Effect.flatMap(activeNetwork, (network) => names.suggestions(name, network)),
        {
          onSuccess: (suggestions) => store.dispatch({ _tag: "NameSuggestionsArrived", name, suggestions }),
          onFailure: (error) => store.dispatch({ _tag: "NameSuggestionsFailed", name, error: toFailureData(error) })
        }
      )
  )
})

/** Asks ENS once for the primary names of all accounts that wait for theirs. */
const askCounterparties = <E extends LatchkeyError>(
  store: Store["Type"],
  find: Effect.Effect<ReadonlyArray<string>, E>,
  accounts: ReadonlyArray<AccountId>
) =>
  Effect.matchEffect(find, {
    onSuccess: (names) => store.dispatch({ _tag: "CounterpartyNamesArrived", accounts, names }),
    onFailure: (error) => store.dispatch({ _tag: "CounterpartyNamesFailed", accounts, error: toFailureData(error) })
  })

/** Requests suggestions for the typed label when typing pauses. */
const suggestWhileTyping = Effect.fnUntraced(function* (store: Store["Type"]) {
  const debounce = yield* FiberHandle.make()
  yield* follow(getTypedLabel, (label) =>
    label === null
      ? FiberHandle.clear(debounce)
      : FiberHandle.run(
          debounce,
          Effect.zipRight(
            Effect.sleep(millis.searchWait),
            store.dispatch({ _tag: "NameSuggestionsAsked", name: label })
          )
        )
  )
})

/** Returns the typed text in lower case if it can be a name. */
const getTypedLabel = ({ name }: KitState): string | null =>
  name !== undefined && Either.isRight(readAccountName(name.typed)) ? name.typed.toLowerCase() : null

/** The services that read names. Needs the network chunk's `Calls` and the kit's `Store`. */
export const nameLayer = nameFollower.pipe(
  Layer.provideMerge(Names.layer),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(Rpc.layer)
)
