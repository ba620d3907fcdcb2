import type { AccountId } from "../../chain/network/ids.ts"
import { latest } from "../../foundation/data/remote.ts"
import type { NameProfile, NameState } from "./events.ts"
import { fullName } from "./suffix.ts"

/**
 * Returns an account's name with its suffix: the name registered in this visit, else the newest that the service
 * returned, or the first if they have no dates; undefined while no name is known.
 */
export const nameOf = ({ ofAccounts, registration }: NameState, account: AccountId): string | undefined => {
  if (registration?._tag === "Registered" && registration.account === account) return fullName(registration.name)
  const told = ofAccounts[account]
  const all = (told && latest(told)) ?? []
  return all.reduce<NameProfile | undefined>(
    (newest, one) => (newest === undefined || one.registeredAt > newest.registeredAt ? one : newest),
    undefined
  )?.name
}
