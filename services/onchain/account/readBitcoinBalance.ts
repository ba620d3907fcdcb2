import { toSatoshiNumber, sumSatoshis } from "../../../core/chain/bitcoin/satoshis.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Calls } from "../../foundation/http/Calls.ts"

/** Adds up the values of an address's outputs, which may be thousands. Returns undefined if one is malformed. */
const computeSum = (list: unknown): bigint | undefined =>
  Array.isArray(list) ? sumSatoshis(list.map((output: unknown) => getField(output, "value"))) : undefined

/** The sum of an explorer's list in satoshis. */
const Unspent = Schema.transform(
  Schema.Unknown.pipe(Schema.filter((list) => computeSum(list) !== undefined)),
  Schema.BigIntFromSelf,
  { strict: true, decode: (list) => computeSum(list) ?? 0n, encode: (sum) => [{ value: toSatoshiNumber(sum) }] }
)

const testnet = "bip122:000000000933ea01ad0ee984209779ba"

/** Returns the call that lists an account's unspent outputs. `url`: the host's explorer. */
export const createUnspentOutputsCall = (url: string, account: AccountId) => {
  const { address, network } = splitAccountId(account)
  return {
    call: "balance.bitcoin",
    to: { name: "bitcoin", url },
    path: `${network === testnet ? "/testnet" : ""}/api/address/${encodeURIComponent(address)}/utxo`,
    reply: Unspent
  }
}

/**
 * Reads the sum of an account's unspent outputs in satoshis. Sends only the address to the explorer that the host
 * configured. docs/spec/onchain.md#account-native-balance.
 */
export const readBitcoinBalance = (calls: Calls["Type"], url: string, account: AccountId) =>
  calls.ask(createUnspentOutputsCall(url, account))
