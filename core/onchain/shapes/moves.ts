import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import {
  type Description,
  formatParty,
  createLine,
  type Reading,
  showOutsideText,
  toReceiverLines
} from "../calldata/reading.ts"
import type { WordsField } from "../calldata/words.ts"
import { toOwnerLines } from "./allowances.ts"

/** Shows one collectible: its number and its collection. */
export const formatItem = (reading: Reading, collection: string, id: bigint): string => {
  const name = showOutsideText(reading.facts.collection(reading.network, collection) ?? "")
  return reading.say("item", { id: String(id), collection: name === "" ? toChecksumAddress(collection) : name })
}

/** Returns the lines of sender and receiver. Warns if the sender is another account. */
export const moveLines = (
  reading: Reading,
  token: string,
  from: string,
  to: string
): ReadonlyArray<WordsField | undefined> => [
  ...toOwnerLines(reading, "label.from", from),
  ...toReceiverLines(reading, to, token)
]

/** Describes a transfer of a collectible. */
export const moveItem = (
  reading: Reading,
  collection: string,
  from: string,
  to: string,
  what: string,
  id: bigint
): Description => ({
  sentence: reading.say("nft.transfer", { item: what, from: formatParty(reading, from), to: formatParty(reading, to) }),
  fields: [createLine(reading, "label.item", what, String(id), "amount"), ...moveLines(reading, collection, from, to)]
})
