import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import type { SentChange } from "../../../core/wallets/signing/sentRecord.ts"

/**
 * The amount of one token that an account received or gave. `amount`: exact decimal text with its sign; null without
 * the decimals.
 */
export interface Moved {
  /** The contract or mint; null for the network's coin. */
  readonly token: string | null
  /** The number of an item of the collection; absent for a token. */
  readonly item?: string
  /** Null for an unknown token. */
  readonly symbol: string | null
  readonly amount: string | null
  readonly units: string
}

/** Returns what is known of a token by its contract. */
export type KnownToken = (contract: string) => { readonly symbol: string; readonly decimals: number } | undefined

/** The maximum length of a line of amounts. */
const maxLength = 76

/**
 * Returns the amounts that an account received and gave, in the units of known tokens. A contract's own symbol is not
 * trusted.
 */
export const getMoved = (
  changes: ReadonlyArray<SentChange>,
  network: NetworkId,
  networks: ReadonlyArray<Network>,
  known: KnownToken
): ReadonlyArray<Moved> =>
  changes.map(({ decimals: reported, item, token, units }) => {
    if (item !== undefined) return { token, item, symbol: null, amount: units, units }
    const unit = token === null ? findNetwork(networks, network).nativeCurrency : known(token)
    const decimals = reported ?? unit?.decimals
    const isGiven = units.startsWith("-")
    const amount = decimals === undefined ? null : formatUnits(BigInt(isGiven ? units.slice(1) : units), decimals)
    return {
      token,
      symbol: unit?.symbol ?? null,
      amount: amount === null ? null : `${isGiven ? "-" : ""}${amount}`,
      units
    }
  })

/** Returns the amounts as lines, shortened as in a history: first the amounts given, then the amounts received. */
export const formatMoved = (all: ReadonlyArray<Moved>): ReadonlyArray<string> => {
  const items = all.flatMap(({ amount, item, symbol, token }) => {
    const isGiven = amount?.startsWith("-") === true
    if (item !== undefined) return [{ isGiven, text: `${isGiven ? "" : "+"}${amount} of item ${item} of ${token}` }]
    if (amount === null || symbol === null) return []
    return [{ isGiven, text: `${isGiven ? "-" : "+"}${showAmount(isGiven ? amount.slice(1) : amount, symbol)}` }]
  })
  const texts = [...items.filter(({ isGiven }) => isGiven), ...items.filter(({ isGiven }) => !isGiven)].map(
    ({ text }) => text
  )
  const line = texts.join("  ")
  return texts.length === 0 ? [] : line.length <= maxLength ? [line] : texts
}
