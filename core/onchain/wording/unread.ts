import { networkText, outsideText, type Reading, toWords, warn } from "../calldata/reading.ts"
import type { Words, WordsField } from "../calldata/words.ts"

/** Who asks, as a visitor reads it. */
export const appOf = ({ facts, say }: Reading): string =>
  outsideText(facts.app.replace(/^https?:\/\//, "")) || say("who.any")

/** Tells that a request of this method cannot be read. */
export const unreadRequest = (reading: Reading, method: string): Words =>
  toWords(
    {
      sentence: reading.say("unread.request", { app: appOf(reading), method: outsideText(method) }),
      title: reading.say("unread.request.short", { method: outsideText(method) }),
      fields: [],
      risk: "unread"
    },
    "none"
  )

/** Tells several requests, one after the other; one alone is told as itself. */
export const tellSeveral = ({ say }: Reading, nested: ReadonlyArray<Words>): Words => {
  const [only] = nested
  return only !== undefined && nested.length === 1
    ? only
    : toWords({ sentence: say("batch", { count: String(nested.length) }), fields: [], nested })
}

/** Warns where a request is for another network than the account's. */
export const otherNetwork = (reading: Reading): WordsField | undefined =>
  reading.network === reading.facts.network
    ? undefined
    : warn(reading, "warn.otherNetwork", { network: networkText(reading, reading.network) })
