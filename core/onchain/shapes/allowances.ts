import {
  type Description,
  type Reading,
  createLine,
  formatParty,
  isAll,
  isNamesake,
  markUnverified,
  showSymbol,
  showToken,
  showTokenAmount,
  toAddressLines,
  toReceiverLines,
  toTimeLines,
  toTokenLines,
  warn
} from "../calldata/reading.ts"
import type { SentenceKey } from "../calldata/sentences.ts"
import type { WordsField } from "../calldata/words.ts"

/** An allowance: the spender, the token and the amount. `bits`: the size of the amount's type. */
export interface Allowance {
  readonly token: string
  readonly spender: string
  readonly amount: bigint
  readonly bits: number
  /** True if the amount may be a collectible's number: token and collection contracts share the function. */
  readonly isEither?: boolean
}

/** Returns a warning about an amount of a token, or of the coin, above the account's balance. */
export const warnAboutBalance = (
  reading: Reading,
  token: string | undefined,
  amount: bigint
): WordsField | undefined => {
  const held = reading.facts.holding(reading.network, token)
  return held !== undefined && amount > held ? warn(reading, "warn.more") : undefined
}

/** Shows an amount that is all of a token. */
export const showAllOfToken = (reading: Reading, address: string): string => {
  const fact = reading.facts.token(reading.network, address)
  const symbol = showSymbol(fact?.symbol ?? "")
  return fact !== undefined && symbol !== "" && isNamesake(reading, address, fact)
    ? markUnverified(reading, reading.say("amount.allAnother", { symbol }), address, fact)
    : reading.say("amount.all", { symbol: showToken(reading, address) })
}

/** Shows the amount of an allowance: all of it, or every digit. */
export const showAllowedAmount = (reading: Reading, { amount, bits, isEither, token }: Allowance): string =>
  isAll(amount, bits) ? showAllOfToken(reading, token) : showTokenAmount(reading, token, amount, isEither)

/** Returns the lines of an allowed amount: the token, and the amount with its warnings. */
export const createAllowanceLines = (reading: Reading, allowance: Allowance): ReadonlyArray<WordsField | undefined> => {
  const { amount, bits, token } = allowance
  return [
    ...toTokenLines(reading, token),
    createLine(reading, "label.amount", showAllowedAmount(reading, allowance), String(amount), "amount"),
    isAll(amount, bits) ? warn(reading, "warn.all") : warnAboutBalance(reading, token, amount)
  ]
}

/** Describes an allowance of one token. An amount of exactly zero revokes it. */
export const describeAllowance = (
  reading: Reading,
  allowance: Allowance,
  sentences: { readonly some: SentenceKey; readonly all: SentenceKey } = {
    some: "token.approve",
    all: "token.approveAll"
  }
): Description => {
  const { amount, bits, spender, token } = allowance
  const values = {
    spender: formatParty(reading, spender),
    symbol: showToken(reading, token),
    amount: showAllowedAmount(reading, allowance)
  }
  const isEnd = amount === 0n && allowance.isEither !== true
  return {
    sentence: reading.say(isEnd ? "token.takeBack" : isAll(amount, bits) ? sentences.all : sentences.some, values),
    fields: [...createAllowanceLines(reading, allowance), ...toAddressLines(reading, "label.spender", spender)]
  }
}

/** Describes the end of a Permit2 allowance: 0 means the current block. */
export const toEndLines = (reading: Reading, expiration: bigint): ReadonlyArray<WordsField | undefined> =>
  expiration === 0n
    ? [createLine(reading, "label.until", reading.say("time.now"), "0", "time")]
    : toTimeLines(reading, "label.until", expiration)

/** Returns the lines of the account whose tokens are meant, with this label. Warns if it is another account. */
export const toOwnerLines = (
  reading: Reading,
  label: "label.account" | "label.from",
  owner: string
): ReadonlyArray<WordsField | undefined> => [
  ...toAddressLines(reading, label, owner),
  owner.toLowerCase() === reading.facts.account.toLowerCase() ? undefined : warn(reading, "warn.notOwner")
]

/** Describes DAI's permit: all or nothing; an expiry of 0 means no expiry. */
export const describeDaiPermit = (
  reading: Reading,
  token: string,
  holder: string,
  spender: string,
  expiry: bigint,
  isAllowed: boolean
): Description => {
  const amount = isAllowed ? 1n << 255n : 0n
  const description = describeAllowance(reading, { token, spender, amount, bits: 256 })
  return {
    ...description,
    fields: [
      ...description.fields,
      ...toOwnerLines(reading, "label.account", holder),
      ...(expiry === 0n
        ? toTimeLines(reading, "label.usable", 1n << 64n, true)
        : toTimeLines(reading, "label.usable", expiry, true))
    ]
  }
}

/** Describes the end of an unused transfer by signature (EIP-3009), with the number that identifies it. */
export const describeCancellation = (reading: Reading, token: string, owner: string, nonce: string): Description => ({
  sentence: reading.say("authorization.cancel", { account: formatParty(reading, owner) }),
  fields: [...toTokenLines(reading, token), toNonceLine(reading, nonce)]
})

/** Returns the line of the number of a transfer by signature, by which it can be found and cancelled. */
export const toNonceLine = (reading: Reading, nonce: string): WordsField =>
  createLine(reading, "label.authorization", nonce, nonce, "data")

/** A transfer of a token by signature (EIP-3009). Times in epoch seconds. */
export interface SignedTransfer {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly after: bigint
  readonly before: bigint
  readonly nonce: string
  /** True if only the receiver may execute it. */
  readonly isReceive: boolean
}

/** Describes a transfer by signature: amount, receiver, and validity period. */
export const describeAuthorization = (
  reading: Reading,
  token: string,
  { after, amount, before, from, isReceive, nonce, to }: SignedTransfer
): Description => {
  const isNow = after <= BigInt(Math.floor(reading.facts.now))
  return {
    sentence: reading.say(isReceive ? "authorization.receive" : "authorization.send", {
      amount: showTokenAmount(reading, token, amount),
      to: formatParty(reading, to)
    }),
    fields: [
      ...toTokenLines(reading, token),
      createLine(reading, "label.amount", showTokenAmount(reading, token, amount), String(amount), "amount"),
      warnAboutBalance(reading, token, amount),
      ...toReceiverLines(reading, to, token),
      ...toOwnerLines(reading, "label.from", from),
      ...(isNow ? [warn(reading, "warn.atOnce")] : toTimeLines(reading, "label.usableFrom", after)),
      ...toTimeLines(reading, "label.usable", before, true),
      toNonceLine(reading, nonce)
    ],
    risk: "careful"
  }
}
