import { confusables } from "../symbol/confusables.ts"
import type { ComparedAddresses } from "./facts.ts"

/**
 * Letters, digits and marks that look alike, in addition to Unicode's table; each group is represented by its first.
 */
const twins = "aᗩⲁ₳ bьƅßⲃ₿฿ cϲᑕ₵¢© eᗴξⲉ∑€ǝ f₣ g₲ i1l|! kкκ mм nпᑎ₦ o0 p₱ s5$ᔕ₴§ tтτ₮ wωᗯ xχӿ z2ⲍ 3зӡ 8в CϹ EΣ IІΙ"
const groups: ReadonlyMap<string, string> = new Map(
  twins.split(" ").flatMap(([first = "", ...others]) => others.map((letter) => [letter, first] as const))
)
const latin: ReadonlyMap<string, string> = new Map(
  confusables
    .trim()
    .split("\n")
    .flatMap((row) => {
      const [letters = "", others = ""] = row.split(" ")
      return [...others].map((letter) => [letter, letters] as const)
    })
)

/** The first of 26 letters in circles, in squares, and of flags, which Unicode's decomposition leaves as they are. */
const enclosed = [0x1f150, 0x1f170, 0x1f1e6]

/** Returns the letter within a circle, a square or a flag; any other letter unchanged. Small Cherokee becomes large. */
const removeFrame = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0
  const first = enclosed.find((start) => code >= start && code < start + 26)
  return first !== undefined
    ? String.fromCharCode(0x61 + code - first)
    : /[\u13f8-\u13fd\uab70-\uabbf]/.test(letter)
      ? letter.toUpperCase()
      : letter
}

/** Replaces letters and digits of other scripts by those of Latin that they look like. Keeps punctuation and spaces. */
export const toLatin = (text: string): string =>
  // Also before they are decomposed: some decompose to something that looks different.
  [
    ...[...text]
      .map((letter) => latin.get(letter) ?? removeFrame(letter))
      .join("")
      .normalize("NFKD")
  ]
    .map((letter) => latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter)
    .join("")

/**
 * Returns a canonical form of a name: two names that look alike have the same form, in any letter case.
 * docs/spec/onchain.md#calldata-look-alikes.
 */
export const toSkeleton = (name: string): string =>
  [...toLatin(name)]
    .filter((letter) => !/(?!!)[\p{M}\p{Cf}\p{Cc}\p{P}\p{Lm}\p{Default_Ignorable_Code_Point}\s\u2800]/u.test(letter))
    .map((letter) => groups.get(letter) ?? letter)
    .map((letter) => groups.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join("")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")

const removeSign = (name: string): string => name.replace(/^\$+(?=.)/s, "")

/** Returns true if two names look alike, with or without a dollar sign in front. */
export const looksSame = (name: string, other: string): boolean =>
  toSkeleton(name) === toSkeleton(other) || toSkeleton(removeSign(name)) === toSkeleton(removeSign(other))

/** Returns the known name that a differently spelled one imitates; undefined if it imitates no known name. */
export const looksLikeName = (name: string, known: ReadonlyArray<string>): string | undefined =>
  known.includes(name) || known.some((candidate) => candidate.toLowerCase() === name.toLowerCase())
    ? undefined
    : known.find((candidate) => looksSame(candidate, name))

/** The first digits of an address that people compare, and the last. */
const ends = [
  [4, 4],
  [3, 5]
] as const

/**
 * Returns the address that another one imitates: its first four and last four digits match, or its first three and last
 * five. Undefined if the address is known itself, or imitates no known one. Recent receivers are compared with, but do
 * not count as known. docs/spec/onchain.md#calldata-look-alikes.
 */
export const looksLike = (address: string, { known, recent = [] }: ComparedAddresses): string | undefined => {
  const own = getDigits(address)
  if (own.length < 25 || known.some((candidate) => getDigits(candidate.address) === own)) return undefined
  return [...known.map((candidate) => candidate.address), ...recent].find((address) => {
    const other = getDigits(address)
    return (
      other !== own &&
      ends.some(
        ([first, last]) => own.slice(0, first) === other.slice(0, first) && own.slice(-last) === other.slice(-last)
      )
    )
  })
}

const getDigits = (address: string): string => (/^0x/i.test(address) ? address.slice(2).toLowerCase() : address)
