import { getField } from "../../foundation/data/decode.ts"
import { readTransfers } from "../../chain/evm/transferLogs.ts"
import type { SentChange } from "../../wallets/signing/sentRecord.ts"

const isDigits = (value: unknown): value is string => typeof value === "string" && /^\d{1,78}$/.test(value)

/** Adds up the changes by token or collectible, and drops those that sum to zero. The coin is last. */
const addUp = (
  moves: ReadonlyArray<{
    readonly token: string | null
    readonly item?: bigint | undefined
    readonly units: bigint
    readonly decimals?: number | undefined
  }>
): ReadonlyArray<SentChange> => {
  const sums = new Map<string, (typeof moves)[number]>()
  for (const move of moves) {
    const key = `${move.token} ${move.item ?? ""}`
    const sum = sums.get(key)
    sums.set(key, sum === undefined ? move : { ...sum, units: sum.units + move.units })
  }
  return [...sums.values()]
    .filter(({ units }) => units !== 0n)
    .sort((a, b) => Number(a.token === null) - Number(b.token === null))
    .map(({ decimals, item, token, units }) => ({
      token,
      ...(item === undefined ? {} : { item: String(item) }),
      units: String(units),
      ...(decimals === undefined ? {} : { decimals })
    }))
}

/**
 * Returns the amounts that an account gave and received on an EVM network: tokens and collectibles from the transfers
 * in the receipts' logs, and `coin`, the change of its coin balance without fees, if known: coins that a contract pays
 * out appear in no log.
 */
export const computeChangesOnEvm = (
  account: string,
  coin: bigint | undefined,
  logs: ReadonlyArray<unknown>
): ReadonlyArray<SentChange> => {
  const own = account.toLowerCase()
  const moves = logs
    .flatMap(readTransfers)
    .flatMap(({ amount, from, item, to, token }) => [
      ...(to === own ? [{ token, item, units: amount }] : []),
      ...(from === own ? [{ token, item, units: -amount }] : [])
    ])
  return addUp([...moves, ...(coin === undefined ? [] : [{ token: null, units: coin }])])
}

/**
 * Returns the amounts that an account gave and received in a Solana transaction, without its fee, from the balances
 * before and after. `signers`: the accounts of the first balances, the payer first.
 */
export const computeChangesOnSolana = (
  account: string,
  signers: ReadonlyArray<string>,
  meta: unknown
): ReadonlyArray<SentChange> => {
  const index = signers.indexOf(account)
  const [before, after, fee] = ["preBalances", "postBalances", "fee"].map((name) => getField(meta, name))
  const readLamports = (balances: unknown): number | undefined => {
    const balance: unknown = Array.isArray(balances) ? balances[index] : undefined
    return typeof balance === "number" && Number.isSafeInteger(balance) && balance >= 0 ? balance : undefined
  }
  const [had, has] = [readLamports(before), readLamports(after)]
  const paid = index === 0 && typeof fee === "number" && Number.isSafeInteger(fee) ? BigInt(fee) : 0n
  const coin = had === undefined || has === undefined ? [] : [{ token: null, units: BigInt(has) - BigInt(had) + paid }]
  const readTokens = (name: string, sign: bigint) => {
    const all = getField(meta, name)
    return (Array.isArray(all) ? all : []).flatMap((balance) => {
      const [mint, held] = [getField(balance, "mint"), getField(balance, "uiTokenAmount")]
      const [amount, decimals] = [getField(held, "amount"), getField(held, "decimals")]
      if (getField(balance, "owner") !== account || typeof mint !== "string" || !isDigits(amount)) return []
      return typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0 && decimals < 78
        ? [{ token: mint, units: sign * BigInt(amount), decimals }]
        : []
    })
  }
  return addUp([...readTokens("preTokenBalances", -1n), ...readTokens("postTokenBalances", 1n), ...coin])
}
