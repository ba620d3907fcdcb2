import { splitAccountId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { latest } from "../../foundation/data/remote.ts"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import { getAddressOn } from "./addressOn.ts"
import type { NameState } from "./events.ts"

/** The parts of the state that contain names which lead to an address. */
interface NameSources {
  readonly name?: Pick<NameState, "counterparties" | "ofAccounts" | "profiles"> | undefined
  readonly receipt?: { readonly sent: ReadonlyArray<SentRecord> } | undefined
}

/**
 * Returns a function that looks up the name of an address on a network among the names that were resolved during this
 * visit: looked-up names, the names of the visitor's accounts, receivers that were typed as a name, and primary names of
 * counterparties. Requests nothing. Names that only the address itself claims are left out, as anyone can claim one.
 */
export const createNameLookup = (
  { name, receipt }: NameSources,
  network: NetworkId
): ((address: string) => string | undefined) => {
  const isEvm = network.startsWith("eip155:")
  const getKey = (address: string): string => (isEvm ? address.toLowerCase() : address)
  const lists = [
    ...Object.values(name?.profiles ?? {}).map((known) => [latest(known)]),
    ...Object.values(name?.ofAccounts ?? {}).map((known) => latest(known) ?? [])
  ]
  const known = new Map<string, string>()
  for (const profile of lists.flat()) {
    const address = profile === undefined || !profile.registered ? undefined : getAddressOn(profile, network)
    if (profile !== undefined && address !== undefined) known.set(getKey(address), profile.name)
  }
  for (const [account, answer] of Object.entries(name?.counterparties ?? {})) {
    const { address, network: foundOn } = splitAccountId(account as AccountId)
    const primary = latest(answer) ?? ""
    if (foundOn === network && primary !== "" && !known.has(getKey(address))) known.set(getKey(address), primary)
  }
  for (const { network: sentOn, summary } of receipt?.sent ?? [])
    if (sentOn === network && summary?.to !== undefined && summary.name !== undefined)
      known.set(getKey(summary.to), summary.name)
  return (address) => known.get(getKey(address))
}
