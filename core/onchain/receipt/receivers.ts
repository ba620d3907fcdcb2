import { getField } from "../../foundation/data/decode.ts"
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
  const meta = getField(answer, "meta")
  if (meta === undefined || getField(meta, "err") !== null) return undefined
  const accounts = getList(getField(getField(getField(answer, "transaction"), "message"), "accountKeys"))
  if (!accounts.some((key) => getField(key, "pubkey") === account && getField(key, "signer") === true)) return undefined
  const keys = accounts.map((key) => String(getField(key, "pubkey")))
  const had = new Map(
    getList(getField(meta, "preTokenBalances")).map((balance) => [getField(balance, "accountIndex"), getUnits(balance)])
  )
  const owners = getList(getField(meta, "postTokenBalances")).flatMap((balance) => {
    const owner = getField(balance, "owner")
    const rose = getUnits(balance) > (had.get(getField(balance, "accountIndex")) ?? 0n)
    return typeof owner === "string" && owner !== account && rose ? [owner] : []
  })
  if (owners.length > 0) return [...new Set(owners)]
  const [before, after] = [getList(getField(meta, "preBalances")), getList(getField(meta, "postBalances"))]
  return keys.filter((key, index) => key !== account && Number(after[index]) > Number(before[index]))
}

const getList = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const getUnits = (balance: unknown): bigint => {
  const amount = getField(getField(balance, "uiTokenAmount"), "amount")
  return typeof amount === "string" && /^\d{1,78}$/.test(amount) ? BigInt(amount) : 0n
}
