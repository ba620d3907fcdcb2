import { satoshiNumber, sumSatoshis } from "../../../core/chain/bitcoin/satoshis.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { fieldOf } from "../../../core/foundation/data/decode.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Calls } from "../../foundation/http/Calls.ts"

/** Adds up the outputs that an address can spend, thousands of some. One that does not fit makes the sum unknown. */
const sumOf = (list: unknown): bigint | undefined =>
  Array.isArray(list) ? sumSatoshis(list.map((one: unknown) => fieldOf(one, "value"))) : undefined

/** The sum of an explorer's list, satoshis. */
const Unspent = Schema.transform(
  Schema.Unknown.pipe(Schema.filter((list) => sumOf(list) !== undefined)),
  Schema.BigIntFromSelf,
  { strict: true, decode: (list) => sumOf(list) ?? 0n, encode: (sum) => [{ value: satoshiNumber(sum) }] }
)

const testnet = "bip122:000000000933ea01ad0ee984209779ba"

/** The outputs that an account can spend, as the explorer lists them. `url`: the explorer that the host named. */
export const unspentOutputs = (url: string, account: AccountId) => {
  const { address, network } = splitAccountId(account)
  return {
    call: "balance.bitcoin",
    to: { name: "bitcoin", url },
    path: `${network === testnet ? "/testnet" : ""}/api/address/${encodeURIComponent(address)}/utxo`,
    reply: Unspent
  }
}

/**
 * What an account's unspent outputs are worth, satoshis. Asks the explorer that the host named, and tells it nothing
 * but the address. docs/spec/onchain.md#account-native-balance.
 */
export const bitcoinBalance = (calls: Calls["Type"], url: string, account: AccountId) =>
  calls.ask(unspentOutputs(url, account))
