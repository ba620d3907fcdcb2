import { toBase58 } from "../../chain/solana/base58.ts"
import { fromHex } from "../../chain/bitcoin/bytes.ts"
import { computeBudgetProgram, readBudgetSetting } from "../../chain/solana/computeBudget.ts"
import type { AccountRef, Instruction } from "../../chain/solana/message.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import {
  createLine,
  showOutsideText,
  type Reading,
  type Description,
  showSymbol,
  toTextLines,
  warn
} from "../calldata/reading.ts"
import { looksLike } from "../calldata/lookAlike.ts"
import type { WordsField } from "../calldata/words.ts"

/** An instruction whose accounts are all known. */
interface ResolvedInstruction {
  readonly program: string
  readonly accounts: ReadonlyArray<string>
  readonly data: Uint8Array
}

const systemProgram = "11111111111111111111111111111111"
const tokenPrograms = ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"]
export const accountProgram = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
const memoPrograms = ["MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr", "Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo"]

const readLittleEndian = (bytes: Uint8Array, offset: number, length: number): bigint =>
  bytes.slice(offset, offset + length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

/** Shows an amount of lamports in SOL, with all its digits. */
export const showSol = (lamports: bigint): string => `${formatUnits(lamports, 9)} SOL`

/** Returns true if an address is one of the visitor's accounts. */
export const isOwn = ({ facts }: Reading, address: string): boolean =>
  address === facts.account || facts.known.some((entry) => entry.why === "account" && entry.address === address)

/** Shows a whole address with its name; the visitor's own is labeled. */
export const formatPerson = (reading: Reading, address: string): string => {
  const { facts, network, say } = reading
  const name = showOutsideText(facts.name(network, address)?.name ?? "")
  return isOwn(reading, address) ? say("who.you", { address }) : name === "" ? address : say("who", { name, address })
}

/** Returns the owner of a token account, if a fact or the transaction itself contains it. */
const getOwner = ({ facts }: Reading, account: string): string => facts.owner?.(account) ?? account

const formatReceiverLines = (reading: Reading, address: string): ReadonlyArray<WordsField | undefined> => {
  const twin = looksLike(address, reading.facts)
  return [
    createLine(reading, "label.to", formatPerson(reading, address), address, "address"),
    twin === undefined ? undefined : warn(reading, "warn.lookAlike", { address: twin })
  ]
}

/** Shows the amount of a token; a mint that the instruction does not contain is a question mark. */
const getTokenAmount = (reading: Reading, mint: string, amount: bigint, decimals?: number): string => {
  if (mint === "") return reading.say("amount.unknown", { digits: String(amount), token: "?" })
  const fact = reading.facts.token(reading.network, mint)
  if (fact !== undefined && fact.decimals === (decimals ?? fact.decimals))
    return `${formatUnits(amount, fact.decimals)} ${showSymbol(fact.symbol)}`
  return reading.say("amount.unknown", { digits: String(amount), token: mint })
}

/**
 * Returns true if an instruction opens a token account with one of the two token programs. Another program determines
 * the size of the account, and so how much its payer deposits.
 */
const isAccountCreation = ({ accounts, data, program }: Instruction): boolean =>
  program === accountProgram && /^(?:0[01])?$/.test(data) && tokenPrograms.some((address) => address === accounts[5])

/**
 * Adds the owners of the token accounts that a transaction opens. They are reliable: the program opens only the account
 * that belongs to the given owner. A visitor knows the owner's address, but has never seen that of a token account.
 */
export const addOwners = (reading: Reading, instructions: ReadonlyArray<Instruction>): Reading => {
  const opened = new Map(
    instructions
      .filter(isAccountCreation)
      .flatMap(({ accounts: [, account, owner] }) =>
        typeof account === "string" && typeof owner === "string" ? [[account, owner] as const] : []
      )
  )
  const { facts } = reading
  return { ...reading, facts: { ...facts, owner: (account) => opened.get(account) ?? facts.owner?.(account) } }
}

/**
 * Returns true if an instruction advances a durable nonce. The transaction then has no recent blockhash, so it does not
 * expire.
 */
export const isNonceAdvance = ({ data, program }: Instruction): boolean =>
  program === systemProgram && data === "04000000"

const isAddress = (account: AccountRef): account is string => typeof account === "string"

/**
 * Describes one instruction. Undefined if it cannot be read: an unknown program or data, or an account of a lookup
 * table that is not resolved.
 */
export const describeInstruction = (reading: Reading, instruction: Instruction): Description | undefined => {
  const accounts = instruction.accounts.filter(isAddress)
  if (accounts.length !== instruction.accounts.length) return undefined
  const data = fromHex(instruction.data) ?? new Uint8Array()
  const { program } = instruction
  if (program === systemProgram) return describeSystem(reading, { program, accounts, data })
  if (tokenPrograms.includes(program)) return describeToken(reading, data, accounts)
  if (program === computeBudgetProgram)
    return readBudgetSetting(instruction) && { sentence: reading.say("instruction.fee"), fields: [] }
  if (isAccountCreation(instruction))
    return {
      sentence: reading.say("instruction.account", { owner: formatPerson(reading, accounts[2] ?? "") }),
      fields: []
    }
  if (memoPrograms.includes(program))
    return {
      sentence: reading.say("instruction.memo"),
      fields: toTextLines(reading, "label.message", new TextDecoder().decode(data))
    }
  return undefined
}

/** The minimum balance of a token account without extensions, in lamports. */
const rentOfAccount = 2_039_280n

/**
 * Returns the maximum number of lamports that an instruction takes from the visitor: the amount sent to others, and the minimum
 * balance of an account that it opens. Undefined if unknown, as for a token account that is closed for another.
 */
export const computeLamportsSent = (reading: Reading, instruction: Instruction): bigint | undefined => {
  const { accounts, data, program } = instruction
  const [from, to] = accounts
  if (isAccountCreation(instruction) && typeof from === "string" && isOwn(reading, from))
    return accounts[5] === tokenPrograms[0] ? rentOfAccount : undefined
  if (tokenPrograms.includes(program) && data === "09")
    return typeof to === "string" && isOwn(reading, to) ? 0n : undefined
  const bytes = fromHex(data) ?? new Uint8Array()
  const isTransfer = program === systemProgram && bytes.length === 12 && readLittleEndian(bytes, 0, 4) === 2n
  const isAway = typeof from === "string" && isOwn(reading, from) && !(typeof to === "string" && isOwn(reading, to))
  return isTransfer && isAway ? readLittleEndian(bytes, 4, 8) : 0n
}

const describeSystem = (reading: Reading, { accounts, data }: ResolvedInstruction): Description | undefined => {
  const { say } = reading
  const [from = "", to = ""] = accounts
  const kind = readLittleEndian(data, 0, 4)
  if (kind === 2n && data.length === 12 && accounts.length >= 2) {
    const amount = showSol(readLittleEndian(data, 4, 8))
    const values = { amount, from: formatPerson(reading, from), to: formatPerson(reading, to) }
    return {
      sentence: isOwn(reading, from) ? say("solana.sol", values) : say("token.transferFrom", values),
      fields: [
        createLine(reading, "label.amount", amount, String(readLittleEndian(data, 4, 8)), "amount"),
        ...formatReceiverLines(reading, to)
      ]
    }
  }
  if (kind === 1n && data.length === 36)
    return {
      sentence: say("instruction.assign", { account: from, program: toBase58(data.slice(4)) }),
      fields: [warn(reading, "warn.all")]
    }
  if (kind === 4n && data.length === 4 && accounts.length >= 3)
    return {
      sentence: say("instruction.nonce", { account: from }),
      // The signed transaction can be sent until the authority of the nonce advances it.
      fields: [warn(reading, "warn.endless", {}, isOwn(reading, accounts[2] ?? "") ? "careful" : "danger")]
    }
  return undefined
}

const describeToken = (
  reading: Reading,
  data: Uint8Array,
  accounts: ReadonlyArray<string>
): Description | undefined => {
  const { say } = reading
  const [first = "", second = ""] = accounts
  switch (data[0]) {
    case 3:
    case 12:
      return describeTransfer(reading, data, accounts)
    case 4:
    case 13:
      return describeApproval(reading, data, accounts)
    case 9:
      return data.length === 1 && accounts.length >= 2
        ? {
            sentence: say("instruction.close", { to: formatPerson(reading, second) }),
            fields: formatReceiverLines(reading, second),
            // An account of wrapped SOL sends all of it, and how much that is cannot be read here.
            risk: isOwn(reading, second) ? "plain" : "unread"
          }
        : undefined
    case 6: {
      // Without a new authority, control is given up, and nothing can be taken.
      if (data[2] === 0 && data.length === 3)
        return { sentence: say("instruction.giveUp", { token: first }), fields: [], risk: "careful" }
      if (data[2] !== 1 || data.length !== 35) return undefined
      const to = toBase58(data.slice(3))
      return { sentence: say("instruction.authority", { token: first, to }), fields: [warn(reading, "warn.all")] }
    }
    default:
      return undefined
  }
}

/** `Transfer` (3) does not contain its token; `TransferChecked` (12) does, with its decimals. */
const describeTransfer = (
  reading: Reading,
  data: Uint8Array,
  accounts: ReadonlyArray<string>
): Description | undefined => {
  const isChecked = data[0] === 12
  const [source = "", second = "", third = "", fourth = ""] = accounts
  if (data.length !== (isChecked ? 10 : 9) || accounts.length < (isChecked ? 4 : 3)) return undefined
  // The owner of the tokens, or the delegate whom the owner allows to move them.
  const authority = isChecked ? fourth : third
  const mint = isChecked ? second : ""
  const amount = readLittleEndian(data, 1, 8)
  const text = getTokenAmount(reading, mint, amount, isChecked ? data[9] : undefined)
  const to = getOwner(reading, isChecked ? third : second)
  const isKnown = isChecked && reading.facts.token(reading.network, mint) !== undefined
  return {
    sentence: isOwn(reading, authority)
      ? reading.say("token.transfer", { amount: text, to: formatPerson(reading, to) })
      : reading.say("token.transferFrom", { amount: text, from: authority, to: formatPerson(reading, to) }),
    fields: [
      createLine(reading, isChecked ? "label.token" : "label.from", mint || source, mint || source, "address"),
      createLine(reading, "label.amount", text, String(amount), "amount"),
      ...formatReceiverLines(reading, to),
      isKnown ? undefined : warn(reading, "warn.unknownToken", {}, isChecked ? "careful" : "unread")
    ]
  }
}

const describeApproval = (
  reading: Reading,
  data: Uint8Array,
  accounts: ReadonlyArray<string>
): Description | undefined => {
  const isChecked = data[0] === 13
  const [source = "", second = "", third = ""] = accounts
  if (data.length !== (isChecked ? 10 : 9) || accounts.length < (isChecked ? 4 : 3)) return undefined
  const amount = readLittleEndian(data, 1, 8)
  const spender = isChecked ? third : second
  const twin = looksLike(spender, reading.facts)
  const text = getTokenAmount(reading, isChecked ? second : "", amount, isChecked ? data[9] : undefined)
  return {
    sentence: reading.say("instruction.approve", { spender: formatPerson(reading, spender), amount: text }),
    fields: [
      isChecked
        ? createLine(reading, "label.token", second, second, "address")
        : createLine(reading, "label.from", source, source, "address"),
      createLine(reading, "label.spender", formatPerson(reading, spender), spender, "address"),
      isChecked ? undefined : warn(reading, "warn.unknownToken", {}, "unread"),
      twin === undefined ? undefined : warn(reading, "warn.lookAlike", { address: twin }),
      amount >= 1n << 63n ? warn(reading, "warn.all") : undefined
    ],
    risk: "careful"
  }
}
