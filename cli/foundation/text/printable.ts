/** Control characters, marks that join or reverse text, breaks of lines, lone surrogates: nothing that a line needs. */
const unwanted = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** A text as one line of a terminal: whatever could move the cursor, break the line or turn the text is a blank. */
export const printable = (text: string): string => text.replace(unwanted, " ")

/** JSON of the same value, in which such characters are escaped. `JSON.stringify` leaves those above U+007E as they are. */
export const printableJson = (json: string): string =>
  json.replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu, (found) =>
    Array.from(found.split(""), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`).join("")
  )

/** A private key's form: 32 bytes of hex or 64 of base58, by themselves or as the address of an account. */
const keyForm = /^(?:--[\w-]+=)?(?:[-\w]+:[-\w]+:)?((?:0x)?[0-9a-f]{64}|[1-9A-HJ-NP-Za-km-z]{86,88})$/i

/** Whether a word is what `tx` looks up: a transaction's hash has a key's form. */
const isLookedUp = (words: ReadonlyArray<string>, at: number): boolean =>
  words[at - 1] === "tx" || (words[at - 1] === "--wait" && words.includes("tx"))

/** Finds the private keys among the words of a run, and what is left of one that was cut short. */
export const keysIn = (words: ReadonlyArray<string>): ReadonlyArray<RegExp> =>
  words.flatMap((word, at) => {
    const key = isLookedUp(words, at) ? undefined : keyForm.exec(word.trim())?.[1]?.replace(/^0x/i, "")
    return key === undefined ? [] : [new RegExp(`(?:0x)?${key.slice(0, 12)}[0-9A-Za-z]*`, "gi")]
  })
