import type { Facts } from "../calldata/facts.ts"
import { showOutsideText, type Reading, toWords, warn } from "../calldata/reading.ts"
import type { Described } from "../calldata/described.ts"
import { listSuffixedCalls } from "../calldata/simulation.ts"
import { translateToEnglish, type SentenceLanguage } from "../calldata/sentences.ts"
import { requestTranslations } from "../calldata/translations.ts"
import { type Words, type WordsField, findWorstRisk } from "../calldata/words.ts"
import { warnAboutBalance } from "../shapes/allowances.ts"
import type { EvmCall, EvmRequest } from "../../wallets/reader/walletRequest.ts"
import type { CallShape, Describe, PartReading, Describer, DescribedKind, WordPart } from "../shapes/shape.ts"
import {
  toCapabilityLine,
  toNonceLines,
  toPaymasterLines,
  describeRevocation,
  describeSeveral,
  describeUnread
} from "./describeUnread.ts"

/** The maximum depth of nested calls, and their maximum number. */
const maximum = { depth: 4, calls: 64 }

/** The loaded parts of the reader. */
export type WordParts = { readonly [Kind in DescribedKind]?: Describer<Kind> | undefined } & {
  readonly rare?: Readonly<Record<string, CallShape>> | undefined
}

/** The audience of a description: the language, and descriptions of contracts. */
export interface Reader extends Partial<SentenceLanguage> {
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
export const makeDescriber = (parts: WordParts, missing: (part: WordPart) => void): InWords => {
  const describeInWords: InWords = (request, facts, reader = {}) => {
    const { say = translateToEnglish, time } = reader
    const read = (item: Described, above: Omit<PartReading, "inner">): Words => {
      const depth = above.depth + 1
      const reading: PartReading = {
        ...above,
        network: item.kind === "call" ? item.call.network : item.kind === "transaction" ? item.network : above.network,
        inner: (next) => read(next, { ...above, depth })
      }
      const isTooMuch = depth > maximum.depth + 1 || reading.budget.remaining-- <= 0
      return isTooMuch
        ? toWords({ sentence: say("more"), fields: [warn(reading, "warn.depth")] }, "none")
        : withUnread(item, describeRequest(parts, item, reading, reader), reading)
    }
    const start: Reading = {
      facts,
      say,
      ...(time && { time }),
      network: facts.network,
      depth: 0,
      budget: { remaining: maximum.calls + 1 }
    }
    const description = read(request, {
      ...start,
      rare: parts.rare,
      missing: (part) => {
        missing(part)
        return describeUnread(start, part)
      }
    })
    return requestTranslations.store(description, (voice) => describeInWords(request, facts, { ...reader, ...voice }))
  }
  return describeInWords
}

const withLines = (words: Words, lines: ReadonlyArray<WordsField | undefined>): Words => {
  if (lines.length === 0) return words
  const added = toWords({ ...words, fields: [...words.fields, ...lines] }, words.by)
  return { ...added, risk: findWorstRisk([words.risk, added.risk]) }
}

/** The maximum number of unread parts that are listed. */
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
              : warn(reading, "warn.field", { field: showOutsideText(path) })
          )
      )

/** Warns if calls send more of the network's coin than the account has. */
const formatCoinLines = (reading: Reading, calls: ReadonlyArray<EvmCall>): ReadonlyArray<WordsField | undefined> => {
  const sent = calls.reduce((sum, { value }) => sum + value, 0n)
  return sent === 0n ? [] : [warnAboutBalance(reading, undefined, sent)]
}

const describeRequest = (parts: WordParts, request: Described, reading: PartReading, reader: Reader): Words => {
  if (request.kind !== "call" && request.unread.some(({ path, reason }) => reason === "limit" && path === "params"))
    return describeUnread(reading, request.method)
  switch (request.kind) {
    case "transaction":
      return withLines(describeRequest(parts, { kind: "call", call: request.call }, reading, reader), [
        ...formatCoinLines(reading, [request.call]),
        ...toNonceLines(request, reading),
        ...toPaymasterLines(request, reading),
        ...(reader.describeTerms?.(request, reading) ?? [])
      ])
    case "batch":
      return withLines(
        describeSeveral(
          reading,
          listSuffixedCalls(request).map((call) => reading.inner({ kind: "call", call }))
        ),
        [
          ...formatCoinLines(reading, request.calls),
          ...request.capabilities.map((capability) => toCapabilityLine(capability, reading))
        ]
      )
    case "revoke":
      return describeRevocation(request, reading)
    case "other":
    case "read":
    case "session":
    case "userOperation":
      return describeUnread(reading, request.method)
    default: {
      // The table pairs each kind with its describer, which the compiler cannot relate to the request.
      const describePart = parts[request.kind] as Describer<typeof request.kind> | undefined
      return describePart === undefined
        ? reading.missing(request.kind)
        : describePart(request as never, reading, reader.describe)
    }
  }
}
