import { describe, expect, test } from "vitest"
import { nearestLocale } from "../../../core/foundation/text/nearestLocale.ts"
import { english } from "../../foundation/locales/en/all.ts"
import { toLocale } from "../../foundation/locales/Language.ts"
import { locales } from "./speak.ts"

const read = async (tag: string) => {
  const load = locales[tag]
  if (load === undefined) throw new Error(`There is no language ${tag}`)
  return toLocale((await load()).language)
}

const tags = ["ar", "de", "es", "fr", "hi", "ja", "ko", "pt-BR", "ru", "tr", "zh-CN"]

describe("locales", () => {
  test("lists eleven languages besides English", () => {
    expect(Object.keys(locales).filter((tag) => !tag.startsWith("qps"))).toEqual(tags)
  })

  test.each([
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["zh-Hans", "zh-CN"],
    ["es-MX", "es"],
    ["de-AT", "de"]
  ])("shows a page in %s in %s", (requested, selected) => {
    expect(nearestLocale([requested], Object.keys(locales))).toBe(selected)
  })

  describe.each(tags)("%s", (tag) => {
    test("translates the button, a view of money, a failure, a request and an alert", async () => {
      const { alerts, calls, failures, tag: own, words } = await read(tag)
      expect(own).toBe(tag)
      const texts = [
        words["button.connect"],
        words["send.final"],
        failures["connection.rejected"]?.[0],
        failures["connection.rejected"]?.[1],
        calls["token.approveAll"],
        alerts["INVALID_PROJECT_ID"]?.[1]
      ]
      expect(texts.every((text) => text !== undefined && text.length > 3)).toBe(true)
      expect(texts[0]).not.toBe("Connect wallet")
      expect(texts[4]).toContain("{spender}")
      expect(new Intl.PluralRules(own).resolvedOptions().locale.split("-")[0]).toBe(own.split("-")[0])
    })

    test("counts wallets in each of its plural forms", async () => {
      const words: Readonly<Record<string, string | undefined>> = (await read(tag)).words
      for (const form of new Intl.PluralRules(tag).resolvedOptions().pluralCategories)
        expect(words[`allWallets.count.${form}`]).toContain("{count}")
    })
  })
})

/** Texts that views draw as a title, besides those of `view.` and `.title` keys and plain sentences for failures. */
const titles =
  /^(view|plain)\.|\.title$|^(social\.(closed|blocked|finishing)|device\.(refused|old)|farcaster\.(old|open)|failed\.away|newcomer\.none|network\.switching|walletconnect\.(open|expired|refused)|allWallets\.(none|failed)|connecting\.(notHere|notInstalled)|connect\.login)$/

test.each(["en", ...tags])("%s has no full stop at the end of a title, and no straight apostrophe", async (tag) => {
  const words: Readonly<Record<string, string | undefined>> = tag === "en" ? english : (await read(tag)).words
  const found = Object.entries(words).filter(([key]) => titles.test(key))
  expect(found.length).toBeGreaterThan(60)
  expect(found.filter(([, text]) => /[.。।]$/.test(text ?? ""))).toEqual([])
  expect(Object.entries(words).filter(([, text]) => /\p{L}'|'\p{L}/u.test(text ?? ""))).toEqual([])
})
