import { expect, test } from "vitest"
import { entries } from "../../../core/kit/catalogue/catalogue.ts"
import { longTextOf } from "../../../core/kit/catalogue/longTexts.ts"
import { locale } from "../../foundation/text/ar.ts"
import { laterSentences, locales, wholeLocale } from "./speak.ts"

const arabic = async () => wholeLocale(locale, await locale.lazy?.(), await laterSentences["ar"]?.())

test.each([
  "swap.would-fail",
  "swap.unproven",
  "swap.impact-high",
  "onramp.quote-failed",
  "name.refused",
  "session.revoke-failed",
  "embedded.otp-rejected",
  "transaction.context-changed"
])("a language says the failure %s of a view that loads later, with the same places", async (code) => {
  const [short, long] = (await arabic()).errors[code] ?? [""]
  const english = entries.find((one) => one.code === code)?.short ?? ""
  expect(`${short} ${long ?? ""}`).toMatch(/[\u0600-\u06ff]/)
  expect(short.match(/\{\w+\}/g)).toEqual(english.match(/\{\w+\}/g))
})

test("what had loaded with the first views stays", async () => {
  const { errors, words } = await arabic()
  expect(words["button.connect"]).toBe(locale.words["button.connect"])
  for (const code in locale.errors) expect(errors[code]?.[0]).toBe(locale.errors[code]?.[0])
})

test("no long text, in any language, has a place for a value: it is shown as it stands, whatever the failure carries", async () => {
  const english = entries.map(({ tag }): readonly [string, string] => [`en ${tag}`, longTextOf(tag) ?? ""])
  const others = await Promise.all(
    Object.entries(locales).map(async ([tag, load]) => {
      const errors = { ...(await load()).locale.errors, ...(await laterSentences[tag]?.())?.errors }
      return Object.entries(errors).map(([code, [, long = ""]]): readonly [string, string] => [`${tag} ${code}`, long])
    })
  )
  const all = [...english, ...others.flat()]
  expect(all.filter(([, long]) => /\{\w+\}/.test(long)).map(([whose]) => whose)).toEqual([])
  expect(english.every(([, long]) => long !== "")).toBe(true)
  expect(others.filter((one) => one.length > 100).length).toBeGreaterThan(10)
})
