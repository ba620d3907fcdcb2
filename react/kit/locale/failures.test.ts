import { describe, expect, test } from "vitest"
import { entries } from "../../../core/kit/catalogue/catalogue.ts"
import { getLongText } from "../../../core/kit/catalogue/longTextOf.ts"
import { toLocale } from "../../foundation/locales/Language.ts"
import { language } from "../../foundation/locales/ar.ts"
import { locales } from "./switchLocale.ts"

describe("failures of a language", () => {
  test.each([
    "swap.would-fail",
    "swap.unproven",
    "swap.impact-high",
    "onramp.quote-failed",
    "name.refused",
    "session.revoke-failed",
    "embedded.otp-rejected",
    "transaction.context-changed"
  ])("translates %s with the same places", (code) => {
    const [short, long] = toLocale(language).failures[code] ?? [""]
    const english = entries.find((entry) => entry.code === code)?.short ?? ""
    expect(`${short} ${long ?? ""}`).toMatch(/[\u0600-\u06ff]/)
    expect(short.match(/\{\w+\}/g)).toEqual(english.match(/\{\w+\}/g))
  })

  test("shows long texts unchanged, without placeholders", async () => {
    const english = entries.map(({ tag }): readonly [string, string] => [`en ${tag}`, getLongText(tag) ?? ""])
    const others = await Promise.all(
      Object.entries(locales).map(async ([tag, load]) =>
        Object.entries((await load()).language.failures).map(([code, [, long = ""]]): readonly [string, string] => [
          `${tag} ${code}`,
          long
        ])
      )
    )
    const all = [...english, ...others.flat()]
    expect(all.filter(([, long]) => /\{\w+\}/.test(long)).map(([key]) => key)).toEqual([])
    expect(english.every(([, long]) => long !== "")).toBe(true)
    expect(others.filter((texts) => texts.length > 100).length).toBeGreaterThan(10)
  })
})
