import type { ReadText } from "./stored.ts"

/**
 * The key of the name of the last connected account, one of the kit's own: its address, a space, its name. Kits of one
 * page share it, since it holds the address.
 */
export const accountNameKey = "@latchkey/account_name"

/** Returns the stored name of an address: empty if it has no name, undefined if its name is unknown. */
export const readRememberedName = (read: ReadText, address: string): string | undefined => {
  const [owner, name] = (read(accountNameKey) ?? "").split(" ")
  return owner === address ? name : undefined
}
