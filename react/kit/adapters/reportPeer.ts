import { type peerRanges, peerSentence } from "../../../core/kit/package/peers.ts"

/**
 * Prints a sentence if an entry does not support the version of a library that its host installed. It does not throw: most
 * of the other versions work, and a page must not end with its build's next update.
 */
export const reportPeer = (entry: string, name: keyof typeof peerRanges, version: string): void => {
  const sentence = peerSentence(entry, name, version)
  if (sentence !== undefined) console.error(`[latchkey] ${sentence}`)
}
