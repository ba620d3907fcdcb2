import type { AccountId } from "../../chain/network/ids.ts"
import type { FailureData } from "../../foundation/errors/failure.ts"
import { arrived, asking, failed, type Remote, unasked } from "../../foundation/data/remote.ts"
import type { KitEvent } from "../../state.ts"
import type { NameProfile } from "./profile.ts"

/** A name like the one that was asked for, with its suffix, and whether somebody has it. */
export interface NameSuggestion {
  readonly name: string
  readonly registered: boolean
}

/** The visitor's present try to register a name: loading while it is signed and registered. Spec §4. */
export type Registration =
  | { readonly _tag: "Asking"; readonly name: string; readonly account: AccountId }
  | { readonly _tag: "Registered"; readonly name: string; readonly account: AccountId }
  | { readonly _tag: "Failed"; readonly name: string; readonly account: AccountId; readonly error: FailureData }

/** Names are kept as they were asked for. */
export interface NameState {
  readonly profiles: Readonly<Record<string, Remote<NameProfile>>>
  readonly ofAccounts: Readonly<Record<AccountId, Remote<ReadonlyArray<NameProfile>>>>
  readonly suggestions: Readonly<Record<string, Remote<ReadonlyArray<NameSuggestion>>>>
  readonly registration: Registration | null
}

export type NameEvent =
  | { readonly _tag: "NameAsked"; readonly name: string }
  | { readonly _tag: "NameArrived"; readonly name: string; readonly profile: NameProfile }
  | { readonly _tag: "NameFailed"; readonly name: string; readonly error: FailureData }
  | { readonly _tag: "NamesAsked"; readonly account: AccountId }
  | { readonly _tag: "NamesArrived"; readonly account: AccountId; readonly names: ReadonlyArray<NameProfile> }
  | { readonly _tag: "NamesFailed"; readonly account: AccountId; readonly error: FailureData }
  | { readonly _tag: "NameSuggestionsAsked"; readonly name: string }
  | { readonly _tag: "NameSuggestionsArrived"; readonly name: string; readonly suggestions: ReadonlyArray<NameSuggestion> }
  | { readonly _tag: "NameSuggestionsFailed"; readonly name: string; readonly error: FailureData }
  | { readonly _tag: "NameRegistrationAsked"; readonly name: string; readonly account: AccountId }
  | { readonly _tag: "NameRegistered"; readonly name: string; readonly account: AccountId }
  | { readonly _tag: "NameRegistrationFailed"; readonly name: string; readonly account: AccountId; readonly error: FailureData }

export const nameStart: NameState = { profiles: {}, ofAccounts: {}, suggestions: {}, registration: null }

/** Moves the names. While one is being registered another is not begun; an end that nobody waits for changes nothing. */
export const stepName = (name: NameState, event: KitEvent): NameState => {
  switch (event._tag) {
    case "NameAsked":
      return { ...name, profiles: put(name.profiles, event.name, asking) }
    case "NameArrived":
      return { ...name, profiles: put(name.profiles, event.name, () => arrived(event.profile)) }
    case "NameFailed":
      return { ...name, profiles: put(name.profiles, event.name, (before) => failed(before, event.error)) }
    case "NamesAsked":
      return { ...name, ofAccounts: put(name.ofAccounts, event.account, asking) }
    case "NamesArrived":
      return { ...name, ofAccounts: put(name.ofAccounts, event.account, () => arrived(event.names)) }
    case "NamesFailed":
      return { ...name, ofAccounts: put(name.ofAccounts, event.account, (before) => failed(before, event.error)) }
    case "NameSuggestionsAsked":
      return { ...name, suggestions: put(name.suggestions, event.name, asking) }
    case "NameSuggestionsArrived":
      return { ...name, suggestions: put(name.suggestions, event.name, () => arrived(event.suggestions)) }
    case "NameSuggestionsFailed":
      return { ...name, suggestions: put(name.suggestions, event.name, (before) => failed(before, event.error)) }
    case "NameRegistrationAsked":
      return name.registration?._tag === "Asking" ? name : { ...name, registration: { _tag: "Asking", name: event.name, account: event.account } }
    case "NameRegistered":
      return isAsked(name, event) ? { ...name, registration: { _tag: "Registered", name: event.name, account: event.account } } : name
    case "NameRegistrationFailed":
      return isAsked(name, event) ? { ...name, registration: { _tag: "Failed", name: event.name, account: event.account, error: event.error } } : name
    default:
      return name
  }
}

const isAsked = ({ registration }: NameState, { account, name }: { readonly account: AccountId; readonly name: string }): boolean =>
  registration?._tag === "Asking" && registration.name === name && registration.account === account

/** Names may be called like something that every object has. */
const put = <Key extends string, A>(
  all: Readonly<Record<Key, Remote<A>>>, key: Key, next: (before: Remote<A>) => Remote<A>
): Readonly<Record<Key, Remote<A>>> => ({ ...all, [key]: next(Object.hasOwn(all, key) ? all[key] : unasked) })
