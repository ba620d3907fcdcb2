import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded, toLoading, toFailed, type Remote, idle } from "../../foundation/data/remote.ts"
import type { OtherEvent } from "../../foundation/data/step.ts"
import type { NameEvent, NameState } from "./events.ts"

export { nameStart } from "./rememberedName.ts"

/**
 * Updates the names. While one name is being registered no other registration starts; a result that no request waits
 * for is ignored.
 */
export const stepName = (name: NameState, event: NameEvent | OtherEvent): NameState => {
  switch (event._tag) {
    case "NameTyped":
      return {
        ...name,
        typed: event.label.slice(0, 255),
        isFilledIn: event.byHost === true,
        registration: name.registration?._tag === "Failed" ? null : name.registration
      }
    case "NameAsked":
      return { ...name, profiles: put(name.profiles, event.name, toLoading) }
    case "NameArrived":
      return { ...name, profiles: put(name.profiles, event.name, () => toLoaded(event.profile)) }
    case "NameFailed":
      return { ...name, profiles: put(name.profiles, event.name, (before) => toFailed(before, event.error)) }
    case "NamesAsked":
      return { ...name, ofAccounts: put(name.ofAccounts, event.account, toLoading) }
    case "NamesArrived":
      return { ...name, ofAccounts: put(name.ofAccounts, event.account, () => toLoaded(event.names)) }
    case "NamesFailed":
      return { ...name, ofAccounts: put(name.ofAccounts, event.account, (before) => toFailed(before, event.error)) }
    case "CounterpartyNamesAsked":
      return putEach(name, event.accounts, (before) => (before._tag === "Arrived" ? before : toLoading(before)))
    case "CounterpartyNamesArrived":
      return putEach(name, event.accounts, (_, i) => toLoaded(event.names[i] ?? ""))
    case "CounterpartyNamesFailed":
      return putEach(name, event.accounts, (before) => toFailed(before, event.error))
    case "NameSuggestionsAsked":
      return { ...name, suggestions: put(name.suggestions, event.name, toLoading) }
    case "NameSuggestionsArrived":
      return { ...name, suggestions: put(name.suggestions, event.name, () => toLoaded(event.suggestions)) }
    case "NameSuggestionsFailed":
      return { ...name, suggestions: put(name.suggestions, event.name, (before) => toFailed(before, event.error)) }
    case "NameRegistrationAsked":
      return name.registration?._tag === "Asking"
        ? name
        : { ...name, registration: { _tag: "Asking", name: event.name, account: event.account, message: "" } }
    case "NameTextMade":
      return name.registration?._tag === "Asking" && isAsked(name, event)
        ? { ...name, registration: { ...name.registration, message: event.message } }
        : name
    case "NameRegistered":
      return isAsked(name, event) || name.registration?._tag !== "Asking"
        ? {
            ...name,
            typed: "",
            isFilledIn: false,
            registration: { _tag: "Registered", name: event.name, account: event.account }
          }
        : name
    case "NameRegistrationFailed":
      return isAsked(name, event)
        ? { ...name, registration: { _tag: "Failed", name: event.name, account: event.account, error: event.error } }
        : name
    default:
      return name
  }
}

const isAsked = (
  { registration }: NameState,
  { account, name }: { readonly account: AccountId; readonly name: string }
): boolean => registration?._tag === "Asking" && registration.name === name && registration.account === account

const putEach = (
  name: NameState,
  accounts: ReadonlyArray<AccountId>,
  next: (before: Remote<string>, i: number) => Remote<string>
): NameState => ({
  ...name,
  counterparties: accounts.reduce(
    (all, account, i) => put(all, account, (before) => next(before, i)),
    name.counterparties
  )
})

/** A name may equal a property that every object has. */
const put = <Key extends string, A>(
  all: Readonly<Record<Key, Remote<A>>>,
  key: Key,
  next: (before: Remote<A>) => Remote<A>
): Readonly<Record<Key, Remote<A>>> => ({ ...all, [key]: next(Object.hasOwn(all, key) ? all[key] : idle) })
