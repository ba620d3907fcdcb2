import type { Voice } from "./sentences.ts"
import type { Words, WordsField } from "./words.ts"

/**
 * What was told, and how to tell it again: a view tells in the visitor's language what was put into words before anybody
 * asked which. Plain data stays plain; what nobody kept is told as it stands.
 */
const tellings = <Told extends object>() => {
  const again = new WeakMap<Told, (voice: Voice) => Told>()
  return {
    keep: (told: Told, tell: (voice: Voice) => Told): Told => {
      again.set(told, tell)
      return told
    },
    /** Returns the same in another voice, by what was known when it was told. */
    retell: (told: Told, voice: Voice): Told => again.get(told)?.(voice) ?? told
  }
}

/** Requests in words. */
export const requestTellings = tellings<Words>()
/** Lines beside them: what changes in an account, and what it costs. */
export const lineTellings = tellings<ReadonlyArray<WordsField>>()
