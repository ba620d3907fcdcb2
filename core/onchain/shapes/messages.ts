import * as Either from "effect/Either"
import { utf8 } from "../calldata/abi.ts"
import { line, outsideText, type Reading, type Description, warn } from "../calldata/reading.ts"
import { parseMessage } from "../siwx/message.ts"

/** Text of a message that is shown; the rest is counted. */
const mostText = 4000

const hostOf = (origin: string): string => origin.replace(/^[a-z][a-z\d+.-]*:\/\//i, "").replace(/\/.*$/, "")

/** The text of a message: hex digits are bytes of a text where they are one. */
const textOf = (message: string): string => {
  const hex = /^0x((?:[0-9a-f]{2})*)$/i.exec(message)?.[1]
  const text = hex === undefined ? message : utf8(hex)
  return text === undefined || /[\u0000-\u0008\u000e-\u001f\u007f]/.test(text) ? message : text
}

/** Whether the bytes may be a transaction: a list in RLP, or one behind the byte of its type. */
const isTransaction = (message: string): boolean => {
  const digits = /^0x(?:0[1-4])?((?:[0-9a-f]{2})+)$/i.exec(message)?.[1] ?? ""
  const first = Number.parseInt(digits.slice(0, 2), 16)
  const behind = digits.length / 2 - 1
  if (behind < 8 || first < 0xc0) return false
  const size = Math.max(0, first - 0xf7)
  return behind === (size === 0 ? first - 0xc0 : size + Number.parseInt(digits.slice(2, 2 + 2 * size), 16))
}

/** Tells what is signed as a message. docs/spec/onchain.md#calldata-messages. */
export const tellMessage = (message: string, reading: Reading): Description => {
  const text = textOf(message)
  const shown = line(
    reading,
    "label.message",
    text.length > mostText ? `${text.slice(0, mostText)}…` : text,
    message,
    "text"
  )
  if (/^0x[0-9a-f]{64}$/i.test(message) && text === message)
    return { sentence: reading.say("message.hash"), fields: [shown, warn(reading, "warn.hash")] }
  if (text === message && isTransaction(message))
    return { sentence: reading.say("message.transaction"), fields: [shown, warn(reading, "warn.hash")] }
  const domain = /^(?:[^\s:/]+:\/\/)?(\S+) wants you to sign in with your /.exec(text)?.[1]
  if (domain === undefined)
    return {
      sentence: reading.say("message.text"),
      fields: [shown],
      risk: text === message && /^0x/i.test(message) ? "careful" : "plain"
    }
  const read = parseMessage(text)
  const values = { domain: outsideText(domain), app: hostOf(reading.facts.app) }
  const isOther = values.app !== "" && values.app.toLowerCase() !== domain.toLowerCase()
  return {
    sentence: reading.say("message.signIn", values),
    fields: [
      line(reading, "label.domain", values.domain, domain),
      isOther ? warn(reading, "warn.otherDomain", values) : undefined,
      ...(Either.isRight(read) && read.right.statement !== undefined
        ? [line(reading, "label.statement", outsideText(read.right.statement), read.right.statement)]
        : []),
      shown
    ],
    risk: Either.isRight(read) ? "plain" : "careful"
  }
}
