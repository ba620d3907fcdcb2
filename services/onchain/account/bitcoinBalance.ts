import * as Effect from "effect/Effect"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { Lamports } from "../../../core/chain/solana/lamports.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Calls } from "../../foundation/http/Calls.ts"

/**
 * The outputs that an address can spend. One that does not fit makes the whole sum unknown. Satoshis are counted as
 * lamports are: all there are is below 2^53.
 */
const Unspent = Schema.Array(Schema.Struct({ value: Lamports }))

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
  Effect.map(calls.ask(unspentOutputs(url, account)), (outputs) => outputs.reduce((sum, { value }) => sum + value, 0n))
