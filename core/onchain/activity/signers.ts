import { getField } from "../../foundation/data/decode.ts"
import type { Transaction } from "./events.ts"
import { toHashKey } from "./hash.ts"

/** The maximum number of transactions of a page whose signer is looked up. */
export const maxSigners = 100

const isSame = (text: string, other: string): boolean => text.toLowerCase() === other.toLowerCase()

/** Returns true if the history presents a transaction as the account's own. */
const isClaimed = ({ from, transfers }: Transaction, address: string): boolean =>
  isSame(from, address) || transfers.some(({ direction }) => direction !== "in")

/**
 * Returns true if a history presents a transaction as the account's own, although a node names another signer: its logs
 * may be made up by a contract, or a spender has moved the account's tokens.
 */
export const isForeign = (transaction: Transaction, address: string): boolean =>
  transaction.signer === "other" && isClaimed(transaction, address)

/** Returns true if a history presents a transaction as the account's own, and no node has named its signer. */
export const isUnproven = (transaction: Transaction, address: string): boolean =>
  transaction.signer === undefined && isClaimed(transaction, address)

/** Returns the transactions presented as the account's own whose signer is unknown, without those that the kit sent. */
export const listUnproven = (
  transactions: ReadonlyArray<Transaction>,
  address: string,
  sent: ReadonlySet<string>
): ReadonlyArray<Transaction> =>
  transactions.filter((transaction) => !sent.has(toHashKey(transaction.hash)) && isUnproven(transaction, address))

/** Returns transactions with the signers that a node named when they were loaded before: a signer never changes. */
export const withKnownSigners = (
  transactions: ReadonlyArray<Transaction>,
  loaded: ReadonlyArray<Transaction>
): ReadonlyArray<Transaction> => {
  const signers = new Map(loaded.map(({ id, signer }) => [id, signer]))
  return transactions.map((transaction) => {
    const signer = transaction.signer ?? signers.get(transaction.id)
    return signer === undefined ? transaction : { ...transaction, signer }
  })
}

/** The entry points of ERC-4337, in lower case. */
const entryPoints: ReadonlySet<string> = new Set([
  "0x5ff137d4b0fdcd49dca30c7cf57e578a026d2789",
  "0x0000000071727de22e5e9d8baf0edac6f37da032",
  "0x4337084d9e255ff0702461cf8895ce9e3b5ff108",
  "0x433709009b8330fda32311df1c2afa402ed8d009"
])
/** `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)` */
const operationTopic = "0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f"
/** A Safe's `ExecutionSuccess(bytes32,uint256)` and `ExecutionFromModuleSuccess(address)`. */
const executionTopics: ReadonlySet<unknown> = new Set([
  "0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e",
  "0x6895c13664aa4f67288b25d7a21d7aaa34916e355fb9b6fae0a139a9085becb8"
])

/**
 * Returns true if a receipt's logs prove that a smart account executed something that its owner signed: an entry point
 * reports its operation, or the account itself, as a Safe, its execution. Other contracts can log anything.
 */
export const hasOwnOperation = (logs: ReadonlyArray<unknown>, address: string): boolean =>
  logs.some((log) => {
    const [emitter, topics] = [getField(log, "address"), getField(log, "topics")]
    if (typeof emitter !== "string" || !Array.isArray(topics)) return false
    const [topic, , sender] = topics
    return isSame(emitter, address)
      ? executionTopics.has(topic)
      : entryPoints.has(emitter.toLowerCase()) &&
          topic === operationTopic &&
          isSame(String(sender), `0x${address.slice(2).padStart(64, "0")}`)
  })

/**
 * Returns who signed a Solana transaction, from a `json` answer of `getTransaction`; undefined if the answer is null or
 * cannot be read. The first keys are the signers.
 */
export const readSolanaSigner = (answer: unknown, address: string): Transaction["signer"] => {
  const message = getField(getField(answer, "transaction"), "message")
  const [count, keys] = [
    getField(getField(message, "header"), "numRequiredSignatures"),
    getField(message, "accountKeys")
  ]
  if (typeof count !== "number" || count < 1 || !Array.isArray(keys)) return undefined
  return keys.slice(0, count).includes(address) ? "account" : "other"
}
