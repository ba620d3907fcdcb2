import { fieldOf } from "../../foundation/data/decode.ts"
import type { SentChange } from "../../wallets/signing/sentRecord.ts"

/** `Transfer(address,address,uint256)` of ERC-20, hashed. */
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"

const isDigits = (value: unknown): value is string => typeof value === "string" && /^\d{1,78}$/.test(value)

/** What moved, added up by its token; what came and went in the same amount is left out. The coin is last. */
const added = (
  moves: ReadonlyArray<{
    readonly token: string | null
    readonly units: bigint
    readonly decimals?: number | undefined
  }>
): ReadonlyArray<SentChange> => {
  const sums = new Map<string | null, { units: bigint; readonly decimals?: number | undefined }>()
  for (const { decimals, token, units } of moves) {
    const sum = sums.get(token)
    if (sum === undefined) sums.set(token, { units, decimals })
    else sum.units += units
  }
  return [...sums]
    .filter(([, { units }]) => units !== 0n)
    .sort(([a], [b]) => Number(a === null) - Number(b === null))
    .map(([token, { decimals, units }]) => ({
      token,
      units: String(units),
      ...(decimals === undefined ? {} : { decimals })
    }))
}

/** An address of 20 bytes at the end of a word of a log. */
const addressIn = (topic: unknown): string | undefined =>
  typeof topic === "string" && /^0x0{24}[0-9a-f]{40}$/i.test(topic) ? `0x${topic.slice(26).toLowerCase()}` : undefined

/** Returns the transfer of an ERC-20 token that a log reports, addresses in lower case; undefined for any other log. */
export const tokenTransferIn = (
  log: unknown
):
  | {
      readonly token: string
      readonly from: string | undefined
      readonly to: string | undefined
      readonly units: bigint
    }
  | undefined => {
  const topics = fieldOf(log, "topics")
  const [token, data] = [fieldOf(log, "address"), fieldOf(log, "data")]
  // Four topics are an NFT's, whose number is no amount.
  if (!Array.isArray(topics) || topics.length !== 3 || String(topics[0]).toLowerCase() !== transferTopic)
    return undefined
  if (typeof token !== "string" || typeof data !== "string" || !/^0x[0-9a-f]{64}$/i.test(data)) return undefined
  return { token: token.toLowerCase(), from: addressIn(topics[1]), to: addressIn(topics[2]), units: BigInt(data) }
}

/**
 * Returns what an account gave and got on an EVM network by what took effect: tokens by the transfers in the receipts'
 * logs, and `coin`, by how much its coin changed without fees, where that is known: coins that a contract pays out are
 * in no log.
 */
export const changesOnEvm = (
  account: string,
  coin: bigint | undefined,
  logs: ReadonlyArray<unknown>
): ReadonlyArray<SentChange> => {
  const own = account.toLowerCase()
  const moves = logs.flatMap((log) => {
    const { from, to, token, units } = tokenTransferIn(log) ?? {}
    if (token === undefined || units === undefined) return []
    return [...(to === own ? [{ token, units }] : []), ...(from === own ? [{ token, units: -units }] : [])]
  })
  return added([...moves, ...(coin === undefined ? [] : [{ token: null, units: coin }])])
}

/**
 * Returns what an account gave and got by a transaction of Solana, without its fee, from the balances before and after.
 * `signers`: whose the first balances are, the payer first.
 */
export const changesOnSolana = (
  account: string,
  signers: ReadonlyArray<string>,
  meta: unknown
): ReadonlyArray<SentChange> => {
  const at = signers.indexOf(account)
  const [before, after, fee] = ["preBalances", "postBalances", "fee"].map((name) => fieldOf(meta, name))
  const lamports = (balances: unknown): number | undefined => {
    const one: unknown = Array.isArray(balances) ? balances[at] : undefined
    return typeof one === "number" && Number.isSafeInteger(one) && one >= 0 ? one : undefined
  }
  const [had, has] = [lamports(before), lamports(after)]
  const paid = at === 0 && typeof fee === "number" && Number.isSafeInteger(fee) ? BigInt(fee) : 0n
  const coin = had === undefined || has === undefined ? [] : [{ token: null, units: BigInt(has) - BigInt(had) + paid }]
  const tokens = (name: string, sign: bigint) => {
    const all = fieldOf(meta, name)
    return (Array.isArray(all) ? all : []).flatMap((one) => {
      const [mint, held] = [fieldOf(one, "mint"), fieldOf(one, "uiTokenAmount")]
      const [amount, decimals] = [fieldOf(held, "amount"), fieldOf(held, "decimals")]
      if (fieldOf(one, "owner") !== account || typeof mint !== "string" || !isDigits(amount)) return []
      return typeof decimals === "number" && Number.isInteger(decimals) && decimals >= 0 && decimals < 78
        ? [{ token: mint, units: sign * BigInt(amount), decimals }]
        : []
    })
  }
  return added([...tokens("preTokenBalances", -1n), ...tokens("postTokenBalances", 1n), ...coin])
}
