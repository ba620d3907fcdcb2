import type { Facts } from "../calldata/facts.ts"
import { outsideText, type Reading, toWords, warn } from "../calldata/reading.ts"
import type { Described } from "../calldata/described.ts"
import { speakEnglish, type Voice } from "../calldata/sentences.ts"
import { requestTellings } from "../calldata/tellings.ts"
import { type Words, type WordsField, worstRisk } from "../calldata/words.ts"
import { more } from "../shapes/allowances.ts"
import type { EvmCall, EvmRequest } from "../../wallets/reader/walletRequest.ts"
import type { CallShape, Describe, PartReading, Teller, ToldKind, WordPart } from "../shapes/shape.ts"
import { capabilityLine, nonceLines, paymasterLines, tellRevocation, tellSeveral, unreadRequest } from "./unread.ts"

/** The maximum depth of nested calls, and their maximum number. */
const most = { depth: 4, calls: 64 }

/** The loaded parts of the reader. */
export type WordParts = { readonly [Kind in ToldKind]?: Teller<Kind> | undefined } & {
  readonly rare?: Readonly<Record<string, CallShape>> | undefined
}

/** The audience of a description: the language, and descriptions of contracts. */
export interface Reader extends Partial<Voice> {
  readonly describe?: Describe
  /** Describes the fee that a page sets, if it is not shown elsewhere. */
  readonly describeTerms?: (request: EvmRequest, reading: Reading) => ReadonlyArray<WordsField>
}

/** A function that describes a request. Never blank. Never throws. */
export type InWords = (request: Described, facts: Facts, reader?: Reader) => Words

/**
 * Returns the function that describes requests with these parts. `missing` is called with a part that a request needs
 * and that is absent: then the words must not be shown, and no descriptor was requested.
 * docs/spec/onchain.md#calldata-words.
 */
export const wordsBy = (parts: WordParts, missing: (part: WordPart) => void): InWords => {
  const inWords: InWords = (request, facts, reader = {}) => {
    const { say = speakEnglish, time } = reader
    const read = (item: Described, above: Omit<PartReading, "inner">): Words => {
      const depth = above.depth + 1
      const reading: PartReading = {
        ...above,
        network: item.kind === "call" ? item.call.network : item.kind === "transaction" ? item.network : above.network,
        inner: (next) => read(next, { ...above, depth })
      }
      const isTooMuch = depth > most.depth + 1 || reading.budget.remaining-- <= 0
      return isTooMuch
        ? toWords({ sentence: say("more"), fields: [warn(reading, "warn.depth")] }, "none")
        : withUnread(item, tellBy(parts, item, reading, reader), reading)
    }
    const start: Reading = {
      facts,
      say,
      ...(time && { time }),
      network: facts.network,
      depth: 0,
      budget: { remaining: most.calls + 1 }
    }
    const description = read(request, {
      ...start,
      rare: parts.rare,
      missing: (part) => {
        missing(part)
        return unreadRequest(start, part)
      }
    })
    return requestTellings.keep(description, (voice) => inWords(request, facts, { ...reader, ...voice }))
  }
  return inWords
}

const withLines = (words: Words, lines: ReadonlyArray<WordsField | undefined>): Words => {
  if (lines.length === 0) return words
  const added = toWords({ ...words, fields: [...words.fields, ...lines] }, words.by)
  return { ...added, risk: worstRisk([words.risk, added.risk]) }
}

/** The most unread parts that are listed. */
const mostUnread = 8

/** Adds a line for each unread part of a request: the request is at least unread. */
const withUnread = (request: Described, words: Words, reading: PartReading): Words =>
  request.kind === "call"
    ? words
    : withLines(
        words,
        request.unread
          .slice(0, mostUnread)
          .map(({ limit, path, reason }) =>
            reason === "limit"
              ? warn(reading, "warn.limit", { limit: limit ?? "" })
              : warn(reading, "warn.field", { field: outsideText(path) })
          )
      )

/** Warns if calls send more of the network's coin than the account has. */
const coinLines = (reading: Reading, calls: ReadonlyArray<EvmCall>): ReadonlyArray<WordsField | undefined> => {
  const sent = calls.reduce((sum, { value }) => sum + value, 0n)
  return sent === 0n ? [] : [more(reading, undefined, sent)]
}

const tellBy = (parts: WordParts, request: Described, reading: PartReading, reader: Reader): Words => {
  if (request.kind !== "call" && request.unread.some(({ path, reason }) => reason === "limit" && path === "params"))
    return unreadRequest(reading, request.method)
  switch (request.kind) {
    case "transaction":
      return withLines(tellBy(parts, { kind: "call", call: request.call }, reading, reader), [
        ...coinLines(reading, [request.call]),
        ...nonceLines(request, reading),
        ...paymasterLines(request, reading),
        ...(reader.describeTerms?.(request, reading) ?? [])
      ])
    case "batch":
      return withLines(
        tellSeveral(
          reading,
          request.calls.map((call) => reading.inner({ kind: "call", call }))
        ),
        [
          ...coinLines(reading, request.calls),
          ...request.capabilities.map((capability) => capabilityLine(capability, reading))
        ]
      )
    case "revoke":
      return tellRevocation(request, reading)
    case "other":
    case "read":
    case "session":
    case "userOperation":
      return unreadRequest(reading, request.method)
    default: {
      // One of the kinds, with its teller: the compiler does not relate the two by one name.
      const tell = parts[request.kind] as Teller<typeof request.kind> | undefined
      return tell === undefined ? reading.missing(request.kind) : tell(request as never, reading, reader.describe)
    }
  }
}
