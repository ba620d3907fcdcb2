import { getField } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { showInvisible } from "../../foundation/text/plain.ts"
import type {
  EvmRequest,
  GasTerms,
  RequestedCapability,
  RevocationRequest
} from "../../wallets/reader/walletRequest.ts"
import {
  toAddressLines,
  createLine,
  formatNetwork,
  showOutsideText,
  showTokenAmount,
  type Reading,
  toWords,
  warn,
  formatParty
} from "../calldata/reading.ts"
import { createAllowanceLines, warnAboutBalance } from "../shapes/allowances.ts"
import { readSuffix } from "../calldata/simulation.ts"
import type { Words, WordsField } from "../calldata/words.ts"

/** Returns the page that asks, in the form for a visitor. */
export const getApp = ({ facts, say }: Reading): string =>
  showOutsideText(facts.app.replace(/^https?:\/\//, "")) || say("who.any")

/** Describes a request of this method that cannot be read. */
export const describeUnread = (reading: Reading, method: string, fields: ReadonlyArray<WordsField> = []): Words =>
  toWords(
    {
      sentence: reading.say("unread.request", { app: getApp(reading), method: showOutsideText(method) }),
      title: reading.say("unread.request.short", { method: showOutsideText(method) }),
      fields,
      risk: "unread"
    },
    "none"
  )

/** Describes several requests in order; a single one is described directly. */
export const describeSeveral = ({ say }: Reading, nested: ReadonlyArray<Words>): Words => {
  const [only] = nested
  return only !== undefined && nested.length === 1
    ? only
    : toWords({ sentence: say("batch", { count: String(nested.length) }), fields: [], nested })
}

/** Describes which permission to act for the account ends; without its id the request cannot be read. */
export const describeRevocation = ({ method, session }: RevocationRequest, reading: Reading): Words =>
  session === undefined
    ? describeUnread(reading, method)
    : toWords({
        sentence: reading.say("revoke"),
        fields: [{ ...createLine(reading, "label.permission", shortenBytes(session), session), kind: "message" }]
      })

/** The maximum length of a permission's id that is shown whole, in characters. */
const mostId = 512
const shortenBytes = (id: string): string =>
  id.length <= mostId
    ? showInvisible(id)
    : `${showInvisible(id.slice(0, mostId / 2))}…${showInvisible(id.slice(-mostId / 2))}`

/** Warns if a request is for another network than the account's. */
export const warnAboutNetwork = (reading: Reading): WordsField | undefined =>
  reading.network === reading.facts.network
    ? undefined
    : warn(reading, "warn.otherNetwork", { network: formatNetwork(reading, reading.network) })

/** Capabilities whose effect their settings describe. */
const described: ReadonlySet<string> = new Set(["atomic", "atomicBatch", "feeCap", "flowControl", "paymasterService"])

/** The maximum length of settings that are shown whole, in characters. */
const mostSettings = 256

/** Returns the settings of a capability as they are sent, without the fields that are shown in another way. */
const showSettings = (value: unknown): string => {
  const { optional: _, supported: __, url: ___, ...settings } = isRecord(value) ? value : {}
  const text = isRecord(value) ? JSON.stringify(settings) : value === true ? "{}" : (JSON.stringify(value) ?? "{}")
  return text === "{}" ? "" : showInvisible(text.length > mostSettings ? `${text.slice(0, mostSettings)}…` : text)
}

/** Describes a capability that a batch requests, with its settings; an unknown one needs care. */
export const toCapabilityLine = (capability: RequestedCapability, reading: Reading): WordsField | undefined => {
  const { isOptional, name, value } = capability
  const url = name === "paymasterService" ? getField(value, "url") : undefined
  const label =
    typeof url === "string" ? reading.say("capability.paymaster", { url: showOutsideText(url) }) : showOutsideText(name)
  const settings = showSettings(value)
  const whole = settings === "" ? label : `${label} ${settings}`
  const text = isOptional ? reading.say("capability.optional", { name: whole }) : whole
  return described.has(name) || readSuffix(capability) !== undefined
    ? createLine(reading, "label.capability", text, name)
    : warn(reading, "warn.field", { field: `capabilities.${showOutsideText(name)}` })
}

/** Describes the nonce that a page sets for its transaction. A nonce in use replaces the transaction that has it. */
export const toNonceLines = ({ network, nonce }: EvmRequest, reading: Reading): ReadonlyArray<WordsField> => {
  if (nonce === undefined) return []
  const next = reading.facts.nextNonce?.(network)
  const digits = String(nonce)
  const value = next === undefined ? reading.say("nonce.mayReplace", { nonce: digits }) : digits
  return [
    createLine(reading, "label.nonce", value, digits),
    ...(next !== undefined && nonce < next ? [warn(reading, "warn.nonce", { next: String(next) })] : [])
  ]
}

/** Describes a fee in a token: at most the amount that the page sets, if it sets gas and price. */
const toTokenFeeLines = (
  reading: Reading,
  token: string,
  { gas, gasPrice, maxFeePerGas }: GasTerms
): ReadonlyArray<WordsField | undefined> => {
  const price = gasPrice ?? maxFeePerGas
  if (gas === undefined || price === undefined)
    return [
      createLine(reading, "label.networkFee", reading.say("fee.inToken", { token: formatParty(reading, token) }), token)
    ]
  const amount = showTokenAmount(reading, token, gas * price)
  return [
    createLine(reading, "label.networkFee", reading.say("fee.byPage", { amount }), token),
    warnAboutBalance(reading, token, gas * price)
  ]
}

/** Describes who pays a zkSync transaction's fee, and the token that may be taken for it. */
export const toPaymasterLines = (
  { feeToken, paymaster, terms }: EvmRequest,
  reading: Reading
): ReadonlyArray<WordsField | undefined> => [
  ...(feeToken === undefined ? [] : toTokenFeeLines(reading, feeToken, terms)),
  ...(paymaster === undefined ? [] : toAddressLines(reading, "label.feePayer", paymaster.address)),
  ...(paymaster?.allowance === undefined
    ? []
    : createAllowanceLines(reading, {
        token: paymaster.allowance.token,
        spender: paymaster.address,
        amount: paymaster.allowance.amount,
        bits: 256
      }))
]
