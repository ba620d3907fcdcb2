/**
 * Characters that a line does not need: control characters, marks that join or reverse text, line breaks, lone
 * surrogates.
 */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/**
 * Returns a text as one line of a terminal: characters that could move the cursor, break the line or change its
 * direction become spaces.
 */
export const toPrintable = (text: string): string => text.replace(unwanted, " ")

/**
 * Returns JSON of the same value with these characters escaped. `JSON.stringify` leaves those above U+007E as they are.
 */
export const toPrintableJson = (json: string): string =>
  json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (found) =>
    Array.from(found.split(""), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")
  )

/**
 * The form of a private key: 32 bytes of hex or 64 of base58, also as the value of a flag or the address of an account.
 */
const keyForm = /^(?:--[\w-]+=)?(?:[-\w]+:[-\w]+:)?((?:0x)?[0-9a-f]{64}|[1-9A-HJ-NP-Za-km-z]{86,88})$/i

/** Returns true for the argument of `tx`: a transaction hash has the form of a key. */
const isLookedUp = (words: ReadonlyArray<string>, index: number): boolean =>
  words[index - 1] === "tx" || (words[index - 1] === "--wait" && words.includes("tx"))

/** Returns patterns for the private keys among a run's arguments, including keys that were cut short. */
export const findKeys = (words: ReadonlyArray<string>): ReadonlyArray<RegExp> =>
  words.flatMap((word, index) => {
    const key = isLookedUp(words, index) ? undefined : keyForm.exec(word.trim())?.[1]?.replace(/^0x/i, "")
    return key === undefined ? [] : [new RegExp(`(?:0x)?${key.slice(0, 12)}[0-9A-Za-z]*`, "gi")]
  })
