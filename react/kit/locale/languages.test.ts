import { describe, expect, test } from "vitest"
import { nearestLocale } from "../../../core/kit/locale/nearestLocale.ts"
import { laterSentences, locales, wholeLocale } from "./speak.ts"

const whole = async (tag: string) => {
  const load = locales[tag]
  if (load === undefined) throw new Error(`${tag} is not spoken`)
  const { locale } = await load()
  return wholeLocale(locale, await locale.lazy?.(), await laterSentences[tag]?.())
}

const tags = ["ar", "de", "es", "fr", "hi", "ja", "ko", "pt-BR", "ru", "tr", "zh-CN"]

test("twelve languages are spoken, English among them", () => {
  expect(Object.keys(locales).filter((tag) => !tag.startsWith("qps"))).toEqual(tags)
})

test.each([
  ["pt", "pt-BR"],
  ["pt-PT", "pt-BR"],
  ["zh-Hans", "zh-CN"],
  ["es-MX", "es"],
  ["de-AT", "de"]
])("a page in %s is told in %s", (wished, spoken) => {
  expect(nearestLocale([wished], Object.keys(locales))).toBe(spoken)
})

describe.each(tags)("%s", (tag) => {
  test("says the button, a view of money, a failure, a request and an alert in words of its own", async () => {
    const { alerts, calls, errors, tag: own, words } = await whole(tag)
    expect(own).toBe(tag)
    const said = [
      words["button.connect"],
      words["send.final"],
      errors["connection.rejected"]?.[0],
      errors["connection.rejected"]?.[1],
      calls?.["token.approveAll"],
      (await alerts()).alerts["INVALID_PROJECT_ID"]?.[1]
    ]
    expect(said.every((text) => text !== undefined && text.length > 3)).toBe(true)
    expect(said[0]).not.toBe("Connect wallet")
    expect(said[4]).toContain("{spender}")
    expect(new Intl.PluralRules(own).resolvedOptions().locale.split("-")[0]).toBe(own.split("-")[0])
  })

  test("counts wallets by the forms that it has", async () => {
    const words: Readonly<Record<string, string | undefined>> = (await whole(tag)).words
    for (const form of new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
      expect(words[`allWallets.count.${form}`]).toContain("{count}")
  })
})
