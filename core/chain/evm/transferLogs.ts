import { isRecord } from "../../foundation/data/isRecord.ts"

/** A transfer that a contract logged, with addresses in lower case. */
export interface LoggedTransfer {
  readonly token: string
  /** The token id of a collectible; absent for a fungible token. */
  readonly item?: bigint
  readonly from: string | undefined
  readonly to: string | undefined
  /** In base units; for collectibles, the number of items. */
  readonly amount: bigint
}

/** The maximum number of items that are read from one log: more than any view sums up. */
const mostItems = 65

const readWord = (data: string, index: number): bigint | undefined => {
  const digits = data.slice(2 + index * 64, 66 + index * 64)
  return /^[0-9a-f]{64}$/i.test(digits) ? BigInt(`0x${digits}`) : undefined
}

/** Returns the 20-byte address at the end of a log's word. */
const readAddressWord = (topic: unknown): string | undefined =>
  typeof topic === "string" && /^0x0{24}[0-9a-f]{40}$/i.test(topic) ? `0x${topic.slice(26).toLowerCase()}` : undefined

/** Reads a list of numbers in the data of a log; the word `index` holds its offset. */
const readList = (data: string, index: number): ReadonlyArray<bigint> | undefined => {
  const offset = readWord(data, index)
  if (offset === undefined || offset % 32n !== 0n || offset > BigInt(data.length)) return undefined
  const start = Number(offset / 32n)
  const length = readWord(data, start)
  if (length === undefined || length > BigInt(data.length)) return undefined
  const items = Array.from({ length: Math.min(Number(length), mostItems) }, (_, i) => readWord(data, start + 1 + i))
  return items.every((item) => item !== undefined) ? items : undefined
}

/** Hashes of the events by which contracts report transfers. */
const transferTopic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const singleTopic = "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62"
const batchTopic = "0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb"

/**
 * Returns the transfers that a log reports: `Transfer` of ERC-20 and ERC-721, `TransferSingle` and `TransferBatch` of
 * ERC-1155.
 */
export const readTransfers = (log: unknown): ReadonlyArray<LoggedTransfer> => {
  if (!isRecord(log)) return []
  const { address, data, topics } = log
  if (typeof address !== "string" || typeof data !== "string" || !Array.isArray(topics)) return []
  const [topic, first, second, third]: ReadonlyArray<unknown> = topics
  const token = address.toLowerCase()
  const kind = String(topic).toLowerCase()
  if (kind === transferTopic) {
    const parties = { token, from: readAddressWord(first), to: readAddressWord(second) }
    const item = typeof third === "string" ? readWord(third, 0) : undefined
    if (topics.length === 4) return item === undefined ? [] : [{ ...parties, item, amount: 1n }]
    const amount = data.length === 66 ? readWord(data, 0) : undefined
    return topics.length === 3 && amount !== undefined ? [{ ...parties, amount }] : []
  }
  const parties = { token, from: readAddressWord(second), to: readAddressWord(third) }
  if (topics.length !== 4 || (kind !== singleTopic && kind !== batchTopic)) return []
  const isBatch = kind === batchTopic
  const [ids, amounts] = isBatch ? [readList(data, 0), readList(data, 1)] : [[readWord(data, 0)], [readWord(data, 1)]]
  if (ids === undefined || amounts === undefined || ids.length !== amounts.length) return []
  return ids.flatMap((item, index) => {
    const amount = amounts[index]
    return item === undefined || amount === undefined ? [] : [{ ...parties, item, amount }]
  })
}
