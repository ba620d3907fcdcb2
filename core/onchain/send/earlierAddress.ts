import type { NetworkId } from "../../chain/network/ids.ts"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"

/**
 * Returns the address that a name had on the network when a transfer was last sent to it, if the name has another one
 * now; undefined otherwise. The address is that of the review, or for an earlier visit that of the transaction on the
 * chain. `sent`: the newest first.
 */
export const findEarlierAddress = (
  sent: ReadonlyArray<SentRecord>,
  network: NetworkId,
  { address, name }: { readonly address: string; readonly name: string | null }
): string | undefined => {
  const record = sent.find((item) => item.network === network && item.receiverName === name)
  const last = record?.summary?.to ?? record?.receivers?.[0]
  const isEvm = network.startsWith("eip155:")
  const getKey = (text: string): string => (isEvm ? text.toLowerCase() : text)
  return name === null || last === undefined || getKey(last) === getKey(address) ? undefined : last
}
