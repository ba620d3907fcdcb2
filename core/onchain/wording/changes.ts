import { showAllOfToken } from "../shapes/allowances.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { isWrapped } from "../shapes/contracts.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { readQuantity } from "../calldata/abi.ts"
import {
  toAddressLines,
  showTokenAmount,
  showCoin,
  isAll,
  createLine,
  showOutsideText,
  type Reading,
  showToken,
  warn,
  warnOfNamesake,
  formatParty
} from "../calldata/reading.ts"
import { type LoggedTransfer, readTransfers } from "../../chain/evm/transferLogs.ts"
import { readSimulatedCalls } from "../calldata/simulation.ts"
import type { WordsField } from "../calldata/words.ts"

/**
 * A change that a request makes to an account. `token`: more or less of a token (null: the network's coin) in base
 * units; `item`: more or less of one collectible; `allowance`: a spender's allowance afterwards; `operator`: who may
 * take all items of a collection. An amount is negative if the account gives it.
 */
export type Change =
  | { readonly kind: "token"; readonly token: string | null; readonly amount: bigint }
  | { readonly kind: "item"; readonly collection: string; readonly id: bigint; readonly amount: bigint }
  | {
      readonly kind: "allowance"
      readonly token: string
      readonly spender: string
      readonly amount: bigint
      readonly bits: number
    }
  | { readonly kind: "approvedItem"; readonly collection: string; readonly spender: string; readonly id: bigint }
  | { readonly kind: "operator"; readonly collection: string; readonly spender: string }

/** The maximum number of shown changes. A request with more has no summary. */
const maxChanges = 64

/** The address under which nodes report transfers of the coin. */
const coinAddress = "0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"
const permit2 = "0x000000000022d473030f116ddee9f6b43ac78ba3"

/** A contract's event, in lower case. */
interface Log {
  readonly address: string
  readonly topics: ReadonlyArray<string>
  readonly data: string
}

const readLog = (value: unknown): Log | undefined => {
  if (!isRecord(value)) return undefined
  const { address, data, topics } = value
  const isLog =
    typeof address === "string" &&
    typeof data === "string" &&
    Array.isArray(topics) &&
    topics.every((topic) => typeof topic === "string")
  return isLog
    ? {
        address: address.toLowerCase(),
        topics: topics.map((topic: string) => topic.toLowerCase()),
        data: data.toLowerCase()
      }
    : undefined
}

const findAddress = (topic = ""): string => (/^0x0{24}[0-9a-f]{40}$/.test(topic) ? `0x${topic.slice(26)}` : "")
const findNumber = (word = ""): bigint => (/^0x[0-9a-f]{64}$/.test(word) ? BigInt(word) : 0n)
/** Returns a word of an event's data, by its index. */
const findWord = (data: string, index: number): string => `0x${data.slice(2 + index * 64, 66 + index * 64)}`
const isWord = (data: string): boolean => /^0x[0-9a-f]{64}$/.test(data)

/** Sums of changes, by their subject. */
type Sums = Map<string, Change>

const add = (sums: Sums, change: Extract<Change, { readonly kind: "token" | "item" }>): void => {
  const key = change.kind === "token" ? `${change.token}` : `${change.collection}:${change.id}`
  const before = sums.get(key)
  const amount = (before !== undefined && "amount" in before ? before.amount : 0n) + change.amount
  sums.set(key, { ...change, amount })
}

/** A function that reads an event of one kind, and adds its changes for the account. */
type Reader = (log: Log, own: string, sums: Sums) => void

/** Adds a transfer, positive if the account is the receiver, negative if it is the sender. */
const addTransfer = (sums: Sums, own: string, { amount, from, item, to, token }: LoggedTransfer): void => {
  const direction = (to === own ? 1n : 0n) - (from === own ? 1n : 0n)
  if (direction === 0n) return
  add(
    sums,
    item === undefined
      ? { kind: "token", token: token === coinAddress ? null : token, amount: direction * amount }
      : { kind: "item", collection: token, id: item, amount: direction * amount }
  )
}

const readApproval: Reader = ({ address, data, topics }, own, sums) => {
  if (findAddress(topics[1]) !== own) return
  const spender = findAddress(topics[2])
  if (topics.length === 4) {
    const id = findNumber(topics[3])
    const key = `${address}:${id} approved`
    if (/^0x0*$/.test(spender)) sums.delete(key)
    else sums.set(key, { kind: "approvedItem", collection: address, spender, id })
  } else if (isWord(data))
    sums.set(`${address} ${spender}`, {
      kind: "allowance",
      token: address,
      spender,
      amount: findNumber(data),
      bits: 256
    })
}

const readOperator: Reader = ({ address, data, topics }, own, sums) => {
  if (findAddress(topics[1]) !== own) return
  const spender = findAddress(topics[2])
  const key = `${address} all ${spender}`
  if (findNumber(data) === 0n) sums.delete(key)
  else sums.set(key, { kind: "operator", collection: address, spender })
}

/** Reads a Permit2 allowance; only events of its own contract are trusted. */
const readPermit: Reader = ({ address, data, topics }, own, sums) => {
  if (address !== permit2 || findAddress(topics[1]) !== own) return
  const [token, spender] = [findAddress(topics[2]), findAddress(topics[3])]
  const amount = findNumber(findWord(data, 0))
  sums.set(`${token} permit ${spender}`, { kind: "allowance", token, spender, amount, bits: 160 })
}

/** Readers of other events by their first topic. */
const readers: Readonly<Record<string, Reader>> = {
  // Approval(address,address,uint256) of ERC-20 and ERC-721, ApprovalForAll
  "0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925": readApproval,
  "0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31": readOperator,
  // Approval and Permit of Permit2
  "0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b": readPermit,
  "0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec": readPermit
}

/** `Deposit(address,uint256)` and `Withdrawal(address,uint256)` of wrapped coins, which log no transfer for them. */
const wrapDirections: Readonly<Record<string, bigint>> = {
  "0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c": 1n,
  "0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65": -1n
}

/**
 * Adds the wrapped coin that the account gets or gives. Reads only contracts known to wrap the coin: in other
 * contracts, these events may mean anything.
 */
const addWrap = (sums: Sums, own: string, network: NetworkId, { address, data, topics }: Log): void => {
  const [topic = "", holder] = topics
  const direction = Object.hasOwn(wrapDirections, topic) ? wrapDirections[topic] : undefined
  if (direction !== undefined && findAddress(holder) === own && isWord(data) && isWrapped(network, address))
    add(sums, { kind: "token", token: address, amount: direction * findNumber(data) })
}

/**
 * Returns a request's changes for the account from the events of its calls: given amounts, then received ones, then
 * allowances. Null if an event cannot be read, or there are more than 64 changes.
 */
const getLogChanges = (
  logs: ReadonlyArray<unknown>,
  account: string,
  network: NetworkId
): ReadonlyArray<Change> | null => {
  const sums: Sums = new Map()
  for (const value of logs) {
    const log = readLog(value)
    if (log === undefined) return null
    for (const transfer of readTransfers(value)) addTransfer(sums, account.toLowerCase(), transfer)
    addWrap(sums, account.toLowerCase(), network, log)
    const [topic = ""] = log.topics
    if (Object.hasOwn(readers, topic)) readers[topic]?.(log, account.toLowerCase(), sums)
  }
  const changes = [...sums.values()].filter((change) => !("amount" in change) || change.amount !== 0n)
  return changes.length > maxChanges ? null : changes.sort((a, b) => getRank(a) - getRank(b))
}

/**
 * Returns the changes of `count` calls for the account from a node's answer to `eth_simulateV1`. Null if a call would
 * fail or is missing, or if the answer is invalid.
 */
export const readChanges = (
  answer: unknown,
  account: string,
  network: NetworkId,
  count: number
): ReadonlyArray<Change> | null => {
  const logs: Array<unknown> = []
  const simulated = readSimulatedCalls(answer)
  if (simulated?.length !== count) return null
  for (const call of simulated) {
    const own = isRecord(call) ? call["logs"] : undefined
    if (!isRecord(call) || readQuantity(call["status"] ?? undefined) !== 1n || !Array.isArray(own)) return null
    logs.push(...own)
  }
  return getLogChanges(logs, account, network)
}

/** Orders changes: given amounts, then received ones, then allowances. */
const getRank = (change: Change): number =>
  change.kind === "token" || change.kind === "item" ? (change.amount < 0n ? 0 : 1) : 2

const formatItem = ({ facts, network, say }: Reading, collection: string, id: bigint, count: bigint): string => {
  const name = showOutsideText(facts.collection(network, collection) ?? "") || toChecksumAddress(collection)
  return count === 1n
    ? say("item", { id: String(id), collection: name })
    : say("items", { count: String(count), id: String(id), collection: name })
}

const formatAmountLine = (reading: Reading, text: string, amount: bigint): WordsField =>
  createLine(reading, amount < 0n ? "label.give" : "label.get", text, String(amount), "amount")

const getLines = (change: Change, reading: Reading): ReadonlyArray<WordsField | undefined> => {
  const { network, say } = reading
  switch (change.kind) {
    case "token": {
      const { amount, token } = change
      const digits = amount < 0n ? -amount : amount
      return token === null
        ? [formatAmountLine(reading, showCoin(reading, digits), amount)]
        : [
            formatAmountLine(reading, showTokenAmount(reading, token, digits), amount),
            warnOfNamesake(reading, token) ? warn(reading, "warn.namesake") : undefined
          ]
    }
    case "item": {
      const count = change.amount < 0n ? -change.amount : change.amount
      return [formatAmountLine(reading, formatItem(reading, change.collection, change.id, count), change.amount)]
    }
    case "allowance": {
      const { amount, bits, token } = change
      const text = isAll(amount, bits) ? showAllOfToken(reading, token) : showTokenAmount(reading, token, amount)
      return createAllowanceLines(
        reading,
        change.spender,
        say("token.approve", { spender: formatParty(reading, change.spender), amount: text })
      )
    }
    case "approvedItem": {
      const text = formatItem(reading, change.collection, change.id, 1n)
      return createAllowanceLines(
        reading,
        change.spender,
        say("token.approve", { spender: formatParty(reading, change.spender), amount: text })
      )
    }
    case "operator": {
      const name = showOutsideText(reading.facts.collection(network, change.collection) ?? "")
      const symbol = name === "" ? showToken(reading, change.collection, "symbol.items") : name
      return createAllowanceLines(
        reading,
        change.spender,
        say("nft.approveAll", { spender: formatParty(reading, change.spender), symbol })
      )
    }
  }
}

/** Returns the line of an allowance, and a warning if the spender's address resembles a known one. */
const createAllowanceLines = (
  reading: Reading,
  spender: string,
  text: string
): ReadonlyArray<WordsField | undefined> => {
  const [, twin] = toAddressLines(reading, "label.spender", spender)
  return [createLine(reading, "label.permission", text, spender), twin]
}

/** Describes the changes, one line each. Amounts that the account gives have a minus. */
export const toChangeLines = (changes: ReadonlyArray<Change>, reading: Reading): ReadonlyArray<WordsField> =>
  changes.flatMap((change) => getLines(change, reading)).filter((field) => field !== undefined)
