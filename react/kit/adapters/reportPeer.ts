import { type peerRanges, getPeerSentence } from "../../../core/kit/package/peers.ts"

/**
 * Prints a warning if an entry does not support the installed version of a library. Does not throw: most other versions
 * work, and an update of a dependency must not break the page.
 */
export const reportPeer = (entry: string, name: keyof typeof peerRanges, version: string): void => {
  const sentence = getPeerSentence(entry, name, version)
  if (sentence !== undefined) console.error(`[latchkey] ${sentence}`)
}
