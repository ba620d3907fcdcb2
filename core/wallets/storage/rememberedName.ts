import { ownKey } from "../../foundation/data/versioned.ts"
import type { ReadText } from "./stored.ts"

/** Returns the key of the name of the last connected account, one of the kit's own: its address, a space, its name. */
export const accountNameKey = (storageName: string): string => ownKey(storageName, "account_name")

/** Returns the stored name of an address: empty if it has no name, undefined if its name is unknown. */
export const readRememberedName = (read: ReadText, storageName: string, address: string): string | undefined => {
  const [owner, name] = (read(accountNameKey(storageName)) ?? "").split(" ")
  return owner === address && name !== undefined && /^[\w.-]*$/.test(name) ? name : undefined
}
