import { fieldOf } from "../../foundation/data/decode.ts"
import { readTransfers } from "../../chain/evm/transferLogs.ts"

/** Returns the receivers of an account's transfers of tokens and collectibles in a receipt's logs. */
export const findReceiversInLogs = (account: string, logs: ReadonlyArray<unknown>): ReadonlyArray<string> => {
  return [
    ...new Set(
      logs
        .flatMap(readTransfers)
        .flatMap(({ amount, from, to }) =>
          from === account.toLowerCase() && to !== undefined && amount > 0n ? [to] : []
        )
    )
  ]
}

/**
 * Returns the receivers of an account's transfer on Solana, from a `jsonParsed` answer of `getTransaction`: the other
 * owners whose balance of a token rose, or else the other accounts whose coin balance rose. Undefined while the
 * transaction is not confirmed.
 */
export const findReceiversOnSolana = (account: string, answer: unknown): ReadonlyArray<string> | undefined => {
  const meta = fieldOf(answer, "meta")
  if (meta === undefined || fieldOf(meta, "err") !== null) return undefined
  const accounts = listOf(fieldOf(fieldOf(fieldOf(answer, "transaction"), "message"), "accountKeys"))
  if (!accounts.some((key) => fieldOf(key, "pubkey") === account && fieldOf(key, "signer") === true)) return undefined
  const keys = accounts.map((key) => String(fieldOf(key, "pubkey")))
  const had = new Map(
    listOf(fieldOf(meta, "preTokenBalances")).map((balance) => [fieldOf(balance, "accountIndex"), unitsOf(balance)])
  )
  const owners = listOf(fieldOf(meta, "postTokenBalances")).flatMap((balance) => {
    const owner = fieldOf(balance, "owner")
    const rose = unitsOf(balance) > (had.get(fieldOf(balance, "accountIndex")) ?? 0n)
    return typeof owner === "string" && owner !== account && rose ? [owner] : []
  })
  if (owners.length > 0) return [...new Set(owners)]
  const [before, after] = [listOf(fieldOf(meta, "preBalances")), listOf(fieldOf(meta, "postBalances"))]
  return keys.filter((key, index) => key !== account && Number(after[index]) > Number(before[index]))
}

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const unitsOf = (balance: unknown): bigint => {
  const amount = fieldOf(fieldOf(balance, "uiTokenAmount"), "amount")
  return typeof amount === "string" && /^\d{1,78}$/.test(amount) ? BigInt(amount) : 0n
}
