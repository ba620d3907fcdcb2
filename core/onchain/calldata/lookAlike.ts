import type { ComparedAddresses } from "./facts.ts"

/**
 * Characters that look like a Latin letter or a digit, after UTS 39, of Latin, Cyrillic, Greek and digits: each letter
 * with those that are read as it.
 */
const twins =
  "aаαɑ bЬьƅ cсϲ dԁ eеҽ gɡ hһ i1l|іιıӏ! jјϳ kкκ mм nոпη o0оοσօ pрρ qԛ rг s5$ѕ tтτ uυս vνѵ wѡԝω xхχ yуүγ z2ʐ 3зӡ 6б 8в AАΑ BВΒ CСϹ EЕΕ FϜ HНΗ IІΙ JЈ KКΚ MМΜ NΝ OОΟ PРΡ SЅ TТΤ XХΧ YУҮΥ ZΖ"
const latin: ReadonlyMap<string, string> = new Map(
  twins.split(" ").flatMap(([first = "", ...others]) => others.map((one) => [one, first.toLowerCase()] as const))
)

/** What a name looks like: two names that are read alike have the same one. docs/spec/onchain.md#calldata-look-alikes. */
export const skeleton = (name: string): string =>
  [...name.normalize("NFKD")]
    .filter((one) => !/[\p{M}\p{Cf}\p{Cc}\s_.-]/u.test(one))
    .map((one) => latin.get(one) ?? one)
    .map((one) => latin.get(one.toLowerCase()) ?? one.toLowerCase())
    .join("")
    .replace(/rn/g, "m")
    .replace(/vv/g, "w")

/** Whether two names are read alike. */
export const sameLook = (one: string, other: string): boolean => skeleton(one) === skeleton(other)

/** Returns the known name that another one passes for, written otherwise; undefined if it passes for none. */
export const looksLikeName = (name: string, known: ReadonlyArray<string>): string | undefined =>
  known.includes(name) || known.some((one) => one.toLowerCase() === name.toLowerCase())
    ? undefined
    : known.find((one) => sameLook(one, name))

/** The first digits of an address that people compare, and the last. */
const ends = [
  [4, 4],
  [3, 5]
] as const

/**
 * Returns the address that another one passes for: its first four and last four digits are the same, or its first three
 * and last five. Undefined if it is known itself, or passes for none. A recent receiver is compared with, but is not known
 * by that. docs/spec/onchain.md#calldata-look-alikes.
 */
export const looksLike = (address: string, { known, recent = [] }: ComparedAddresses): string | undefined => {
  const own = digitsOf(address)
  if (own.length < 25 || known.some((one) => digitsOf(one.address) === own)) return undefined
  return [...known.map((one) => one.address), ...recent].find((one) => {
    const other = digitsOf(one)
    return (
      other !== own &&
      ends.some(
        ([first, last]) => own.slice(0, first) === other.slice(0, first) && own.slice(-last) === other.slice(-last)
      )
    )
  })
}

const digitsOf = (address: string): string => (/^0x/i.test(address) ? address.slice(2).toLowerCase() : address)
