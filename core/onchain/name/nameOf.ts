import type { AccountId } from "../../chain/network/ids.ts"
import { latest } from "../../foundation/data/remote.ts"
import type { NameProfile, NameState } from "./events.ts"
import { fullName } from "./suffix.ts"

/** A name as it is shown, and its picture: the URL of an image that is safe to load, or empty. */
interface ShownName {
  readonly name: string
  readonly avatar: string
}

/**
 * Returns an account's name with its suffix: the name registered in this visit, else the newest that was found, or the
 * first if they have no dates; undefined while no name is known.
 */
export const getShownName = ({ ofAccounts, registration }: NameState, account: AccountId): ShownName | undefined => {
  if (registration?._tag === "Registered" && registration.account === account)
    return { name: fullName(registration.name), avatar: "" }
  const names = ofAccounts[account]
  const all = (names && latest(names)) ?? []
  return all.reduce<NameProfile | undefined>(
    (newest, name) => (newest === undefined || name.registeredAt > newest.registeredAt ? name : newest),
    undefined
  )
}

/** Returns only the text of `getShownName`. */
export const getName = (names: NameState, account: AccountId): string | undefined => getShownName(names, account)?.name
