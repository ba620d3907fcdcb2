import * as Either from "effect/Either"
import fc from "fast-check"
import { normalize } from "viem/ens"
import { describe, expect, test } from "vitest"
import { getRuns } from "../../../fixtures/testing/runs.ts"
import { normalizePlainName } from "./ensName.ts"
import { normalizeName } from "./normalizeName.ts"

/**
 * Names of ENSIP-15's text, and others for each of its rules. The third column is the normalized name, or the rule that
 * the name breaks.
 */
const names: ReadonlyArray<readonly [rule: string, name: string, result: string | RegExp]> = [
  ["ASCII is kept", "nick.eth", "nick.eth"],
  ["upper case is mapped", "Nick.ETH", "nick.eth"],
  ["digits are kept", "123.eth", "123.eth"],
  ["hyphens are kept at the ends", "-a-.eth", "-a-.eth"],
  ["the empty name is valid", "", ""],
  ["labels are not empty", "a..eth", /^empty label/],
  ["labels are not empty at the start", ".eth", /^empty label/],
  ["labels are not empty at the end", "eth.", /^empty label/],
  ["ignored characters leave no label", "\u00ad.eth", /^empty label/],
  ["a soft hyphen is ignored", "ni\u00adck.eth", "nick.eth"],
  ["a label extension is not allowed", "xn--nick.eth", /^invalid label extension/],
  ["any label extension is not allowed", "ab--cd.eth", /^invalid label extension/],
  ["two hyphens in other places are kept", "abc--d.eth", "abc--d.eth"],
  ["an underscore is allowed at the start", "__nick.eth", "__nick.eth"],
  ["an underscore is allowed only at the start", "ni_ck.eth", /^underscore allowed only at start/],
  ["a dollar sign is allowed", "$nick.eth", "$nick.eth"],
  ["spaces are not allowed", "ni ck.eth", /^disallowed character/],
  ["other stops are not allowed", "nick。eth", /^disallowed character/],
  ["a full-width stop is not allowed", "nick．eth", /^disallowed character/],
  ["full-width letters are mapped", "ｎｉｃｋ.eth", "nick.eth"],
  ["mathematical letters are mapped", "𝓷𝓲𝓬𝓴.eth", "nick.eth"],
  ["circled digits are mapped", "①②③.eth", "123.eth"],
  ["a trade mark sign after a letter is mapped", "a™.eth", "atm.eth"],
  ["a long s is mapped", "ſ.eth", "s.eth"],
  ["a ligature is mapped", "ﬁn.eth", "fin.eth"],
  ["text is composed (NFC)", "cafe\u0301.eth", "café.eth"],
  ["composed text is kept", "café.eth", "café.eth"],
  ["sharp s is kept", "faß.eth", "faß.eth"],
  ["capital sharp s is mapped", "FAẞ.eth", "faß.eth"],
  ["an apostrophe is mapped", "o'nick.eth", "o’nick.eth"],
  ["an apostrophe is not at the start", "’nick.eth", /^illegal placement: leading apostrophe/],
  ["an apostrophe is not at the end", "nick’.eth", /^illegal placement: trailing apostrophe/],
  ["fenced characters are not adjacent", "a’’b.eth", /^illegal placement/],
  ["a middle dot is not allowed", "l·l.eth", /^disallowed character/],
  ["a fraction slash is fenced", "1⁄2.eth", "1⁄2.eth"],
  ["a combining mark does not lead", "\u0301a.eth", /^illegal placement: leading combining mark/],
  ["a combining mark does not follow an emoji", "👍\u0301.eth", /^illegal placement: emoji \+ combining mark/],
  ["only composed marks are allowed in Latin", "a\u0323\u0300.eth", /^disallowed/],
  ["marks are not repeated in scripts without a list", "ة\u064b\u064b.eth", /^duplicate non-spacing marks/],
  ["Arabic has at most four marks", "ب\u064b\u064c\u064d\u064e\u064f.eth", /^excessive non-spacing marks/],
  ["emoji are kept without their presentation selector", "👍\ufe0f.eth", "👍.eth"],
  ["emoji with a skin tone are kept", "👍🏽.eth", "👍🏽.eth"],
  ["emoji joined to a family are kept", "👨‍👩‍👧‍👦.eth", "👨‍👩‍👧‍👦.eth"],
  ["flags are kept", "🇺🇸.eth", "🇺🇸.eth"],
  ["a lone regional indicator is not allowed", "🇺.eth", /^disallowed character/],
  ["keycaps are kept", "1\ufe0f\u20e3.eth", "1\u20e3.eth"],
  ["emoji among letters are kept", "a👍b.eth", "a👍b.eth"],
  ["a joiner outside of emoji is not allowed", "a\u200db.eth", /^disallowed character/],
  ["a non-joiner is not allowed", "a\u200cb.eth", /^disallowed character/],
  ["a zero-width space is ignored", "a\u200bb.eth", "ab.eth"],
  ["marks of direction are not allowed", "a\u202eb.eth", /^disallowed character/],
  ["Greek is kept", "ξένος.eth", "ξένος.eth"],
  ["the Ethereum sign is a Greek letter", "Ξ.eth", "ξ.eth"],
  ["Japanese scripts may be mixed", "日本語ひらカタ.eth", "日本語ひらカタ.eth"],
  ["Korean with Han is kept", "한국漢字.eth", "한국漢字.eth"],
  ["Hebrew is kept", "שלום.eth", "שלום.eth"],
  ["Devanagari with marks is kept", "नमस्ते.eth", "नमस्ते.eth"],
  ["Latin and Cyrillic are not mixed", "pаypal.eth", /^illegal mixture: Latin \+ Cyrillic/],
  ["Latin and Greek are not mixed", "aλ.eth", /^illegal mixture: (Greek|Latin) \+ (Latin|Greek)/],
  ["a Cyrillic label does not look Latin", "раурас.eth", /^whole-script confusable: Cyrillic\/Latin/],
  ["a Cyrillic label that looks like no other is kept", "дом.eth", "дом.eth"],
  ["Cherokee does not look Latin", "ꮓꮓ.eth", /^whole-script confusable: Restricted/],
  ["Greek does not look Cyrillic", "οττ.eth", /^whole-script confusable: Greek\/Cyrillic/],
  ["unassigned characters are not allowed", "a\u0378.eth", /^disallowed character/],
  ["a lone surrogate is not allowed", "a\ud800.eth", /^disallowed character/],
  ["control characters are not allowed", "a\u0007.eth", /^disallowed character/]
]

const getResult = (name: string): string =>
  Either.match(normalizeName(name), { onLeft: ({ rule }) => rule, onRight: (normalized) => normalized })

const normalizeByViem = (name: string): string | null => {
  try {
    return normalize(name)
  } catch {
    return null
  }
}

/** Texts near the rules: scripts that are mixed, marks, joiners, emoji, stops, hyphens. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: fc.constantFrom(..."abcxn019-_.$' ABC"), maxLength: 6 }) },
  fc.string({ unit: "grapheme", maxLength: 4 }),
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.constantFrom(
    "раурас",
    "λ",
    "👍🏽",
    "\u200d",
    "\ufe0f",
    "\u0301",
    "\u064b",
    "日",
    "’",
    "。",
    "xn--",
    "ß",
    "\ud800",
    ".eth"
  )
)
const text = fc.array(piece, { maxLength: 5 }).map((all) => all.join(""))

describe("normalizeName", () => {
  test.each(names)("follows ENSIP-15: %s (%j)", (_, name, result) => {
    expect(names.length).toBeGreaterThanOrEqual(60)
    expect(getResult(name)).toEqual(typeof result === "string" ? result : expect.stringMatching(result))
    expect(normalizeByViem(name)).toBe(Either.getOrNull(normalizeName(name)))
  })

  test("returns what viem returns for any text, or a typed failure, and changes its own result no more", () => {
    let accepted = 0
    fc.assert(
      fc.property(text, (name) => {
        const own = normalizeName(name)
        expect(Either.getOrNull(own)).toBe(normalizeByViem(name))
        if (Either.isLeft(own)) expect(own.left._tag).toMatch(/^EnsName(Invalid|Confusable)$/)
        else {
          accepted++
          expect(getResult(own.right)).toBe(own.right)
        }
      }),
      { numRuns: getRuns(100_000) }
    )
    expect(accepted).toBeGreaterThan(0)
  })

  test("distinguishes names that imitate letters from other invalid names", () => {
    expect(Either.flip(normalizeName("раурас.eth")).pipe(Either.getOrNull)?._tag).toBe("EnsNameConfusable")
    expect(Either.flip(normalizeName("a b.eth")).pipe(Either.getOrNull)?._tag).toBe("EnsNameInvalid")
  })
})

describe("normalizePlainName", () => {
  test("returns what normalizeName returns, or leaves the name to it", () => {
    let plain = 0
    const ascii = fc.string({ unit: fc.constantFrom(..."abcxn019-_.$' ABC"), maxLength: 10 })
    fc.assert(
      fc.property(fc.oneof(ascii, text), (name) => {
        const own = normalizePlainName(name)
        if (own === undefined) return
        plain++
        expect(own).toBe(normalizeByViem(name))
      }),
      { numRuns: getRuns(100_000) }
    )
    expect(plain).toBeGreaterThan(0)
  })
})
