import { computeBudgetProgram, lamportsPerSignature, getPriorityFee } from "../../chain/solana/computeBudget.ts"
import { readMessage, type TransactionMessage } from "../../chain/solana/message.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { type Description, createLine, type Reading, toWords, warn } from "../calldata/reading.ts"
import { findWorstRisk, type Words, type WordsField } from "../calldata/words.ts"
import type { Describer } from "../shapes/shape.ts"
import {
  accountProgram,
  isNonceAdvance,
  describeInstruction,
  isOwn,
  computeLamportsSent,
  formatPerson,
  showSol,
  addOwners
} from "../shapes/solana.ts"
import { describeSeveral, describeUnread } from "./describeUnread.ts"

/** The maximum number of instructions of a transaction that are described. */
const maxInstructions = 64

/** The priority fees, in lamports, from which a transaction needs care (0.01 SOL) or is a danger (0.1 SOL). */
const highFees = { careful: 10_000_000n, danger: 100_000_000n } as const

/** Describes transactions of Solana. docs/spec/onchain.md#calldata-solana. */
export const describeSolana: Describer<"solana"> = ({ method, transactions }, reading) => {
  const messages = transactions.map((transaction) => readTransaction(transaction, reading))
  const words = describeSeveral(
    reading,
    messages.map((message) =>
      message === undefined ? describeUnread(reading, method) : toWords(describeTransaction(message, reading))
    )
  )
  return messages.length === 1 ? words : withFeeOfAll(words, messages, reading)
}

/** Adds a warning: the fees of several transactions may be low each, but high in total. */
const withFeeOfAll = (
  words: Words,
  messages: ReadonlyArray<TransactionMessage | undefined>,
  reading: Reading
): Words => {
  const fee = messages.reduce(
    (sum, message) => sum + (message === undefined ? 0n : ownPriorityFee(message, reading)),
    0n
  )
  const fields = fee === 0n ? [] : [formatPriorityLine(reading, fee), getPriorityWarning(reading, fee)]
  const added = toWords({ ...words, fields: [...words.fields, ...fields] })
  return { ...added, risk: findWorstRisk([words.risk, added.risk]), by: words.by }
}

const readTransaction = (text: string, { facts, network }: Reading): TransactionMessage | undefined => {
  const bytes = fromBase64(text, 8_192)
  return bytes && readMessage(bytes, (table) => facts.lookupTable?.(network, table))
}

/** Returns the priority fee in lamports, if the visitor pays it. */
const ownPriorityFee = ({ instructions, payer }: TransactionMessage, reading: Reading): bigint =>
  isOwn(reading, payer) ? getPriorityFee(instructions).lamports : 0n

const formatPriorityLine = (reading: Reading, fee: bigint): WordsField =>
  createLine(reading, "label.priorityFee", reading.say("fee.byPage", { amount: showSol(fee) }), String(fee), "amount")

const getPriorityWarning = (reading: Reading, fee: bigint): WordsField | undefined =>
  fee > highFees.careful
    ? warn(reading, "warn.priorityFee", { amount: showSol(fee) }, fee > highFees.danger ? "danger" : "careful")
    : undefined

/**
 * Describes the fee, and the total that leaves the account, if known for every instruction; if another account pays the
 * fee, that account.
 */
const formatFeeLines = (
  message: TransactionMessage,
  reading: Reading,
  isRead: boolean
): ReadonlyArray<WordsField | undefined> => {
  const { instructions, payer, signatures } = message
  if (!isOwn(reading, payer))
    return [createLine(reading, "label.feePayer", formatPerson(reading, payer), payer, "address")]
  const priority = getPriorityFee(instructions).lamports
  const fee = BigInt(signatures) * lamportsPerSignature + priority
  const sent = instructions.reduce<bigint | undefined>((sum, instruction) => {
    const lamports = computeLamportsSent(reading, instruction)
    return sum === undefined || lamports === undefined ? undefined : sum + lamports
  }, 0n)
  const createLimitLine = (label: "label.networkFee" | "label.total", amount: bigint): WordsField =>
    createLine(reading, label, reading.say("fee.atMost", { amount: showSol(amount) }), String(amount), "amount")
  return [
    priority === 0n ? undefined : formatPriorityLine(reading, priority),
    createLimitLine("label.networkFee", fee),
    !isRead || sent === undefined || sent === 0n ? undefined : createLimitLine("label.total", sent + fee),
    getPriorityWarning(reading, priority)
  ]
}

/** Describes a transaction instruction by instruction; the compute unit price is part of its fee. */
const describeTransaction = (message: TransactionMessage, reading: Reading): Description => {
  const { instructions } = message
  const owned = addOwners(reading, instructions)
  const described = instructions
    .slice(0, maxInstructions)
    .map((instruction) => ({ instruction, description: describeInstruction(owned, instruction) }))
  const main = described.filter(
    ({ instruction }) =>
      instruction.program !== computeBudgetProgram &&
      instruction.program !== accountProgram &&
      !isNonceAdvance(instruction)
  )
  // Of a transaction that only opens one account, that is the sentence.
  const [only, second] =
    main.length > 0 ? main : described.filter(({ instruction }) => instruction.program === accountProgram)
  const unread = described.filter(({ description }) => description === undefined)
  const isUnread = unread.length > 0 || instructions.length === 0 || !getPriorityFee(instructions).isRead
  const count = String(instructions.length)
  return {
    sentence:
      unread.length > 0
        ? reading.say("solana.unread", { count, unread: String(unread.length) })
        : second === undefined && only?.description !== undefined
          ? only.description.sentence
          : reading.say("solana.several", { count }),
    fields: [
      ...described.flatMap(({ instruction: { program }, description }) =>
        description === undefined
          ? [createLine(reading, "label.call", reading.say("instruction.unread", { program }), program)]
          : program === computeBudgetProgram
            ? []
            : [createLine(reading, "label.call", description.sentence, program), ...description.fields]
      ),
      instructions.length > maxInstructions ? warn(reading, "warn.depth") : undefined,
      ...formatFeeLines(message, reading, !isUnread && instructions.length <= maxInstructions)
    ],
    risk: findWorstRisk([
      isUnread ? "unread" : "plain",
      ...described.map(({ description }) => description?.risk ?? "plain")
    ])
  }
}
