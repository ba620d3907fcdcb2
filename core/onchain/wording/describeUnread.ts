import { getField } from "../../foundation/data/decode.ts"
import { showInvisible } from "../../foundation/text/plain.ts"
import type { EvmRequest, RequestedCapability, RevocationRequest } from "../../wallets/reader/walletRequest.ts"
import {
  toAddressLines,
  line,
  networkText,
  showOutsideText,
  type Reading,
  toWords,
  warn,
  who
} from "../calldata/reading.ts"
import { allowedLines } from "../shapes/allowances.ts"
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
        fields: [{ ...line(reading, "label.permission", shortenBytes(session), session), kind: "message" }]
      })

/** The longest id of a permission that is shown whole, in characters. */
const mostId = 512
const shortenBytes = (id: string): string =>
  id.length <= mostId
    ? showInvisible(id)
    : `${showInvisible(id.slice(0, mostId / 2))}…${showInvisible(id.slice(-mostId / 2))}`

/** Warns if a request is for another network than the account's. */
export const otherNetwork = (reading: Reading): WordsField | undefined =>
  reading.network === reading.facts.network
    ? undefined
    : warn(reading, "warn.otherNetwork", { network: networkText(reading, reading.network) })

/** Capabilities that do not change the effect of the calls. */
const harmless: ReadonlySet<string> = new Set(["atomic", "atomicBatch", "dataSuffix", "feeCap", "flowControl"])

/** Describes a capability that a batch requests; an unknown one needs care. */
export const toCapabilityLine = (
  { isOptional, name, value }: RequestedCapability,
  reading: Reading
): WordsField | undefined => {
  const url = name === "paymasterService" ? getField(value, "url") : undefined
  const label =
    typeof url === "string" ? reading.say("capability.paymaster", { url: showOutsideText(url) }) : showOutsideText(name)
  const text = isOptional ? reading.say("capability.optional", { name: label }) : label
  return harmless.has(name) || name === "paymasterService"
    ? line(reading, "label.capability", text, name)
    : warn(reading, "warn.field", { field: `capabilities.${showOutsideText(name)}` })
}

/** Describes the nonce that a page sets for its transaction. A nonce in use replaces the transaction that has it. */
export const toNonceLines = ({ network, nonce }: EvmRequest, reading: Reading): ReadonlyArray<WordsField> => {
  if (nonce === undefined) return []
  const next = reading.facts.nextNonce?.(network)
  const digits = String(nonce)
  const value = next === undefined ? reading.say("nonce.mayReplace", { nonce: digits }) : digits
  return [
    line(reading, "label.nonce", value, digits),
    ...(next !== undefined && nonce < next ? [warn(reading, "warn.nonce", { next: String(next) })] : [])
  ]
}

/** Describes who pays a zkSync transaction's fee, and the token that may be taken for it. */
export const toPaymasterLines = (
  { feeToken, paymaster }: EvmRequest,
  reading: Reading
): ReadonlyArray<WordsField | undefined> => [
  ...(feeToken === undefined
    ? []
    : [line(reading, "label.networkFee", reading.say("fee.inToken", { token: who(reading, feeToken) }), feeToken)]),
  ...(paymaster === undefined ? [] : toAddressLines(reading, "label.feePayer", paymaster.address)),
  ...(paymaster?.allowance === undefined
    ? []
    : allowedLines(reading, {
        token: paymaster.allowance.token,
        spender: paymaster.address,
        amount: paymaster.allowance.amount,
        bits: 256
      }))
]
