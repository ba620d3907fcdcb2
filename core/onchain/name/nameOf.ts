import type { AccountId } from "../../chain/network/ids.ts"
import { latest } from "../../foundation/data/remote.ts"
import type { NameProfile, NameState } from "./events.ts"
import { fullName } from "./suffix.ts"

/**
 * Returns an account's name with its suffix: the name registered in this visit, else the newest that the service
 * returned, or the first if they have no dates; undefined while no name is known.
 */
export const getName = ({ ofAccounts, registration }: NameState, account: AccountId): string | undefined => {
  if (registration?._tag === "Registered" && registration.account === account) return fullName(registration.name)
  const names = ofAccounts[account]
  const all = (names && latest(names)) ?? []
  return all.reduce<NameProfile | undefined>(
    (newest, name) => (newest === undefined || name.registeredAt > newest.registeredAt ? name : newest),
    undefined
  )?.name
}
