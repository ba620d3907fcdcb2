import * as Either from "effect/Either"
import { splitNetworkId } from "../../chain/network/caip.ts"
import { readMessage } from "../../chain/solana/message.ts"
import { fromHex } from "../../foundation/platform/hex.ts"
import type { MessageRequest } from "../../wallets/reader/walletRequest.ts"
import { createLine, showOutsideText, type Reading, toTextLines, type Description, warn } from "../calldata/reading.ts"
import type { WordsField } from "../calldata/words.ts"
import type { SentenceKey } from "../calldata/sentences.ts"
import { parseMessage } from "../siwx/message.ts"
import { type Recap, readRecap } from "../siwx/recap.ts"
import { readOffchainMessage } from "../../chain/solana/offchainMessage.ts"

const getHost = (origin: string): string => origin.replace(/^[a-z][a-z\d+.-]*:\/\//i, "").replace(/[/?#].*$/s, "")

/** Returns true if the bytes may be an EVM transaction: an RLP list, or one after a type byte. */
const isEvmTransaction = (digits: string): boolean => {
  const list = digits.replace(/^0[1-4](?=[c-f])/, "")
  const first = Number.parseInt(list.slice(0, 2), 16)
  const behind = list.length / 2 - 1
  if (behind < 8 || first < 0xc0) return false
  const size = Math.max(0, first - 0xf7)
  return behind === (size === 0 ? first - 0xc0 : size + Number.parseInt(list.slice(2, 2 + 2 * size), 16))
}

/** Returns true if the bytes are a Solana transaction, or the signed part of one. */
const isSolanaTransaction = (bytes: Uint8Array): boolean => {
  const signatures = bytes[0] === 0x80 ? bytes[1] : bytes[0]
  if (signatures === undefined || signatures > 0x7f) return false
  const whole = Uint8Array.from([signatures, ...new Uint8Array(64 * signatures), ...bytes])
  return readMessage(bytes) !== undefined || readMessage(whole) !== undefined
}

/** A message, decoded as the wallet decodes it. */
interface Decoded {
  /** The text; undefined if the bytes are not one. */
  readonly text: string | undefined
  readonly digits: string
  readonly isTransaction: boolean
}

const decode = ({ bytes, text }: Pick<MessageRequest, "bytes" | "text">, { network }: Reading): Decoded => {
  const digits = bytes.slice(2)
  const isSolana = splitNetworkId(network).namespace === "solana"
  const raw = isSolana ? (fromHex(digits) ?? new Uint8Array()) : undefined
  const readable = raw === undefined ? text : (readOffchainMessage(raw)?.text ?? text)
  return {
    digits,
    text: readable === undefined || /[\u0000-\u0008\u000e-\u001f\u007f]/.test(readable) ? undefined : readable,
    isTransaction: raw === undefined ? isEvmTransaction(digits) : isSolanaTransaction(raw)
  }
}

/** Describes a message. docs/spec/onchain.md#calldata-messages. */
export const describeMessage = (message: Pick<MessageRequest, "bytes" | "text">, reading: Reading): Description => {
  const { digits, isTransaction, text } = decode(message, reading)
  const fields = toTextLines(reading, "label.message", text ?? `0x${digits}`)
  if (isTransaction && (text === undefined || splitNetworkId(reading.network).namespace === "solana"))
    return { sentence: reading.say("message.transaction"), fields: [...fields, warn(reading, "warn.hash")] }
  if (text === undefined)
    return digits.length === 64
      ? { sentence: reading.say("message.hash"), fields: [...fields, warn(reading, "warn.hash")] }
      : { sentence: reading.say("message.text"), fields, risk: digits === "" ? "plain" : "careful" }
  return describeSignIn(text, reading, fields) ?? { sentence: reading.say("message.text"), fields }
}

/**
 * The words of a sign-in after its domain, with any white space. Every part is bounded, so that matching takes linear
 * time.
 */
const signInWords = /\swants\s{1,8}you\s{1,8}to\s{1,8}sign\s{1,8}in\s{1,8}with\s{1,8}your\b/giu

const removeMarks = (text: string): string => text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, "")

/** Returns the domains of the sign-ins in a text, wherever they are and whatever invisible marks they contain. */
const getDomains = (text: string): ReadonlyArray<string> => {
  const plain = removeMarks(text)
  return [...plain.matchAll(signInWords)]
    .slice(0, 8)
    .flatMap(({ index }) => /\S+$/.exec(plain.slice(Math.max(0, index - 512), index).trimEnd())?.[0] ?? [])
}

/**
 * Returns the site addresses in the `URI:` lines of a sign-in, however they are spelled; other schemes identify no
 * site.
 */
const getUris = (text: string): ReadonlyArray<string> =>
  [...removeMarks(text).matchAll(/^[^\S\n]{0,8}URI:[^\S\n]{0,8}(\S{1,2048})/gimu)]
    .slice(0, 8)
    .flatMap(([, uri = ""]) => (/^(https?:|(?![a-z][a-z\d+.-]*:))/i.test(uri) ? [uri] : []))

/** The maximum number of `urn:recap` resources and grants that are shown. More make the text unread. */
const mostGrants = 16

/**
 * Returns the lines of what a sign-in text allows its page (EIP-5573), one for each resource, wherever they are in the
 * text.
 */
const toGrantLines = (text: string, reading: Reading): ReadonlyArray<WordsField> => {
  const urns = [...removeMarks(text).matchAll(/urn:recap:\S*/gi)].map(([urn]) => urn)
  const recaps = urns.slice(0, mostGrants).map(readRecap)
  const lines = recaps.flatMap((recap) => (recap === undefined ? [] : toRecapLines(recap, reading)))
  return [
    ...lines.slice(0, mostGrants),
    ...(lines.length > 0 ? [warn(reading, "warn.recap")] : []),
    ...(recaps.includes(undefined) ? [warn(reading, "warn.recapUnread", {}, "unread")] : []),
    ...(urns.length > mostGrants || lines.length > mostGrants
      ? [warn(reading, "warn.limit", { limit: String(mostGrants) })]
      : [])
  ]
}

const toRecapLines = ({ attenuations, proofs }: Recap, reading: Reading): ReadonlyArray<WordsField> => [
  ...attenuations.map(({ actions, limits, resource }) =>
    createGrantLine(reading, "recap.actions", {
      actions: [...actions.map(showOutsideText), ...(limits === "" ? [] : [showOutsideText(limits)])].join(", "),
      resource: showOutsideText(resource)
    })
  ),
  ...proofs.map((proof) => createGrantLine(reading, "recap.proof", { proof: showOutsideText(proof) }))
]

const createGrantLine = (reading: Reading, key: SentenceKey, values: Readonly<Record<string, string>>): WordsField =>
  createLine(reading, "label.allows", reading.say(key, values), JSON.stringify(values))

/** Describes a sign-in text; undefined for any other text. A sign-in to another page is a danger. */
const describeSignIn = (
  text: string,
  reading: Reading,
  fields: ReadonlyArray<WordsField | undefined>
): Description | undefined => {
  const domains = getDomains(text)
  const [domain] = domains
  if (domain === undefined) return undefined
  const read = parseMessage(text)
  const app = getHost(reading.facts.app)
  const signedIn = getHost(domain)
  const others = [...domains, ...getUris(text)]
    .map(getHost)
    .filter((host) => app !== "" && host !== "" && host.toLowerCase() !== app.toLowerCase())
  const statement = Either.isRight(read) ? read.right.statement : undefined
  return {
    sentence: reading.say("message.signIn", { domain: showOutsideText(signedIn) }),
    fields: [
      createLine(reading, "label.domain", showOutsideText(signedIn), domain),
      ...[...new Set(others)].map((domain) =>
        warn(reading, "warn.otherDomain", { domain: showOutsideText(domain), app })
      ),
      statement === undefined
        ? undefined
        : createLine(reading, "label.statement", showOutsideText(statement), statement),
      ...toGrantLines(text, reading),
      ...fields
    ],
    risk: Either.isRight(read) ? "plain" : "careful"
  }
}
