import { fromBase58, toBase58 } from "../../chain/solana/base58.ts"
import { fromBase64 } from "../../foundation/platform/base64.ts"
import { formatUnits } from "../../foundation/text/units.ts"
import { line, outsideText, type Reading, type Description, warn } from "../calldata/reading.ts"
import { looksLike } from "../calldata/lookAlike.ts"
import type { WordsField } from "../calldata/words.ts"

interface Instruction {
  readonly program: string
  readonly accounts: ReadonlyArray<string>
  readonly data: Uint8Array
}

const systemProgram = "11111111111111111111111111111111"
const tokenPrograms = ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA", "TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb"]
const computeBudget = "ComputeBudget111111111111111111111111111111"
const accountProgram = "ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL"
const memoPrograms = ["MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr", "Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo"]

/** Reads a serialised transaction, legacy or version 0, to its last byte; undefined if it is none. */
const readInstructions = (bytes: Uint8Array): ReadonlyArray<Instruction> | undefined => {
  let at = 0
  let isShort = false
  const byte = (): number => {
    if (at >= bytes.length) isShort = true
    return bytes[at++] ?? 0
  }
  const compact = (): number => {
    const first = byte()
    if (first < 0x80) return first
    const second = byte()
    return second < 0x80 ? (first & 0x7f) | (second << 7) : (first & 0x7f) | ((second & 0x7f) << 7) | (byte() << 14)
  }
  const take = (length: number): Uint8Array => {
    if (at + length > bytes.length) isShort = true
    at += length
    return bytes.slice(at - length, at)
  }
  const signatures = compact()
  take(signatures * 64)
  const isVersioned = ((bytes[at] ?? 0) & 0x80) !== 0
  if (isVersioned && byte() !== 0x80) return undefined
  const required = byte()
  take(2)
  const count = compact()
  if (required === 0 || required > count || count * 32 > bytes.length) return undefined
  const keys = Array.from({ length: count }, () => toBase58(take(32)))
  take(32)
  const instructions: Array<Instruction> = []
  const total = compact()
  for (let i = 0; i < total && !isShort; i++) {
    const program = keys[byte()] ?? ""
    // Accounts of a lookup table are not in the transaction: their places stay empty.
    const accounts = [...take(compact())].map((index) => keys[index] ?? "")
    instructions.push({ program, accounts, data: take(compact()) })
  }
  if (isVersioned && !isShort) {
    const tables = compact()
    for (let i = 0; i < tables && !isShort; i++) {
      take(32)
      take(compact())
      take(compact())
    }
  }
  return isShort || at !== bytes.length ? undefined : instructions
}

const little = (bytes: Uint8Array, at: number, length: number): bigint =>
  bytes.slice(at, at + length).reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n)

const person = ({ facts, network, say }: Reading, address: string): string => {
  const name = outsideText(facts.name(network, address)?.name ?? "")
  return address === facts.account ? say("who.you", { address }) : name === "" ? address : say("who", { name, address })
}

/** Who gets a token that goes to an account of it: its owner, where a fact or the transaction itself says who that is. */
const ownerOf = ({ facts }: Reading, account: string): string => facts.owner?.(account) ?? account

const receiver = (reading: Reading, address: string): ReadonlyArray<WordsField | undefined> => {
  const twin = looksLike(address, reading.facts.known)
  return [
    line(reading, "label.to", person(reading, address), address, "address"),
    twin === undefined ? undefined : warn(reading, "warn.lookAlike", { address: twin.address })
  ]
}

const tokenAmount = (reading: Reading, mint: string, amount: bigint, decimals?: number): string => {
  const fact = mint === "" ? undefined : reading.facts.token(reading.network, mint)
  if (fact !== undefined && fact.decimals === (decimals ?? fact.decimals))
    return `${formatUnits(amount, fact.decimals)} ${outsideText(fact.symbol)}`
  return reading.say("amount.unknown", { digits: String(amount), token: mint })
}

/**
 * Adds whose the token accounts are that a transaction opens: the program that does takes none that is not the owner's
 * own. A visitor knows the owner's address; a token account's they have never seen.
 */
const withOwners = (reading: Reading, instructions: ReadonlyArray<Instruction>): Reading => {
  const opened = new Map(
    instructions
      .filter(({ data, program }) => program === accountProgram && data.length <= 1 && (data[0] ?? 0) <= 1)
      .map(({ accounts: [, account = "", owner = ""] }) => [account, owner] as const)
      .filter(([account]) => account !== "") // one of a lookup table, which is not in the transaction
  )
  const { facts } = reading
  return { ...reading, facts: { ...facts, owner: (account) => opened.get(account) || facts.owner?.(account) } }
}

/** Tells one instruction; undefined for one that cannot be read. */
const tell = (reading: Reading, { accounts, data, program }: Instruction): Description | undefined => {
  const [first = "", second = "", third = ""] = accounts
  const { say } = reading
  if (program === systemProgram) {
    const kind = little(data, 0, 4)
    if (kind === 2n && data.length === 12 && accounts.length >= 2) {
      const amount = `${formatUnits(little(data, 4, 8), 9)} SOL`
      return {
        sentence: say("solana.sol", { amount, to: person(reading, second) }),
        fields: [
          line(reading, "label.amount", amount, String(little(data, 4, 8)), "amount"),
          ...receiver(reading, second)
        ]
      }
    }
    if (kind === 1n && data.length === 36)
      return {
        sentence: say("instruction.assign", { account: first, program: toBase58(data.slice(4)) }),
        fields: [warn(reading, "warn.all")]
      }
    return undefined
  }
  if (tokenPrograms.includes(program)) return tellToken(reading, data, accounts)
  if (program === computeBudget) return { sentence: say("instruction.fee"), fields: [] }
  if (program === accountProgram && data.length <= 1 && (data[0] ?? 0) <= 1)
    return { sentence: say("instruction.account", { owner: person(reading, third) }), fields: [] }
  if (memoPrograms.includes(program))
    return {
      sentence: say("instruction.memo"),
      fields: [line(reading, "label.message", outsideText(new TextDecoder().decode(data)), "", "text")]
    }
  return undefined
}

const tellToken = (reading: Reading, data: Uint8Array, accounts: ReadonlyArray<string>): Description | undefined => {
  const { say } = reading
  const [first = "", second = "", third = ""] = accounts
  const amount = little(data, 1, 8)
  const all = amount >= 1n << 63n ? [warn(reading, "warn.all")] : []
  switch (data[0]) {
    case 3: {
      if (data.length !== 9) return undefined
      const text = tokenAmount(reading, "", amount)
      const to = ownerOf(reading, second)
      return {
        sentence: say("token.transfer", { amount: text, to: person(reading, to) }),
        fields: [
          line(reading, "label.amount", text, String(amount), "amount"),
          ...receiver(reading, to),
          warn(reading, "warn.unknownToken")
        ]
      }
    }
    case 12: {
      if (data.length !== 10) return undefined
      const text = tokenAmount(reading, second, amount, data[9])
      const to = ownerOf(reading, third)
      return {
        sentence: say("token.transfer", { amount: text, to: person(reading, to) }),
        fields: [
          line(reading, "label.token", second, second, "address"),
          line(reading, "label.amount", text, String(amount), "amount"),
          ...receiver(reading, to),
          reading.facts.token(reading.network, second) === undefined ? warn(reading, "warn.unknownToken") : undefined
        ]
      }
    }
    case 4:
    case 13: {
      const isChecked = data[0] === 13
      if (data.length !== (isChecked ? 10 : 9)) return undefined
      const spender = isChecked ? third : second
      const text = tokenAmount(reading, isChecked ? second : "", amount, isChecked ? data[9] : undefined)
      return {
        sentence: say("instruction.approve", { spender: person(reading, spender), amount: text }),
        fields: [line(reading, "label.spender", person(reading, spender), spender, "address"), ...all],
        risk: "careful"
      }
    }
    case 9:
      return data.length === 1
        ? {
            sentence: say("instruction.close", { to: person(reading, second) }),
            fields: receiver(reading, second),
            risk: second === reading.facts.account ? "plain" : "careful"
          }
        : undefined
    case 6: {
      // Without a successor the control is given up: nobody can take anything by it.
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

const bytesOf = (text: string): Uint8Array | undefined => {
  const base58 = text.length <= 4096 && /^[1-9A-HJ-NP-Za-km-z]+$/.test(text) ? fromBase58(text, 4096) : undefined
  const read = base58 === undefined ? undefined : readInstructions(base58)
  return read === undefined ? fromBase64(text, 4096) : base58
}

/**
 * Tells a Solana transaction, in base58 or base64, instruction by instruction; the price of computing and the opening of
 * an account stand beside what they are for. Undefined if it is no transaction. docs/spec/onchain.md#calldata-solana.
 */
export const tellSolana = (transaction: string, reading: Reading): Description | undefined => {
  const bytes = bytesOf(transaction)
  const instructions = bytes === undefined ? undefined : readInstructions(bytes)
  if (instructions === undefined) return undefined
  const owned = withOwners(reading, instructions)
  const told = instructions.slice(0, 64).map((one) => ({ one, told: tell(owned, one) }))
  const main = told.filter(({ one }) => one.program !== computeBudget && one.program !== accountProgram)
  const [only] = main
  const unread = told.filter((each) => each.told === undefined)
  return {
    sentence:
      main.length === 1 && only?.told !== undefined
        ? only.told.sentence
        : reading.say("solana.several", { count: String(instructions.length) }),
    fields: told.flatMap(({ one, told: each }) =>
      each === undefined
        ? [
            line(
              reading,
              "label.call",
              reading.say("instruction.unread", { program: one.program }),
              one.program,
              "data"
            )
          ]
        : [line(reading, "label.call", each.sentence, one.program), ...each.fields]
    ),
    risk:
      instructions.length > 64
        ? "danger"
        : unread.length > 0 || instructions.length === 0
          ? "unread"
          : told.some((each) => each.told?.risk === "careful")
            ? "careful"
            : "plain"
  }
}
