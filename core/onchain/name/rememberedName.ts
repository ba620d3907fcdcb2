import type { AccountId } from "../../chain/network/ids.ts"
import { toLoaded } from "../../foundation/data/remote.ts"
import type { NameState } from "./events.ts"

export const nameStart: NameState = {
  typed: "",
  isFilledIn: false,
  profiles: {},
  ofAccounts: {},
  counterparties: {},
  suggestions: {},
  registration: null
}

/** Returns the names that are known at the start: the account's name of the last visit, empty if it had no name. */
export const rememberName = (account: AccountId, name: string): NameState => {
  const profile = { name, registered: true, registeredAt: "", addresses: [], avatar: "", bio: "" }
  return { ...nameStart, ofAccounts: { [account]: toLoaded(name === "" ? [] : [profile]) } }
}
