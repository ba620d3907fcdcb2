import { isThisMachine } from "../../foundation/platform/isThisMachine.ts"

/**
 * Returns whether an address may be shown as Farcaster's code and link: https, or on this machine.
 * docs/spec/embedded.md#farcaster-code.
 */
export const isFarcasterAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  return url.protocol === "https:" || (url.protocol === "http:" && isThisMachine(url))
}
