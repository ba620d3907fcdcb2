import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import type { Namespace } from "../../chain/network/ids.ts"
import type { Account, Connection } from "./events.ts"

/** Checksums that were computed before, since wallets repeat their accounts. At most 256. */
const known = new Map<string, string>()

/** Returns an address in the kit's form: an EVM address with its checksum (EIP-55), any other unchanged. */
export const toCanonicalAddress = (namespace: Namespace, address: string): string => {
  if (namespace !== "eip155" || !/^0x[0-9a-f]{40}$/i.test(address)) return address
  const found = known.get(address) ?? toChecksumAddress(address)
  if (known.size >= 256) known.clear()
  known.set(address, found)
  return found
}

/** Returns accounts with their addresses in the kit's form. */
export const toCanonicalAccounts = (
  namespace: Namespace,
  [first, ...rest]: Connection["accounts"]
): Connection["accounts"] => {
  const toCanonical = (account: Account): Account => ({
    ...account,
    address: toCanonicalAddress(namespace, account.address)
  })
  return [toCanonical(first), ...rest.map(toCanonical)]
}
