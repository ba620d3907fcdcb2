import { describe, expect, test } from "vitest"
import { findNearestLocale } from "../../../core/foundation/text/nearestLocale.ts"
import { english } from "../../foundation/locales/en/all.ts"
import { toLocale } from "../../foundation/locales/Language.ts"
import { locales } from "./switchLocale.ts"

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
    expect(findNearestLocale([requested], Object.keys(locales))).toBe(selected)
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
  /^view\.|^plain\.(?!name\.suggestions-failed|siwx\.not-started)|\.title$|^(social\.(closed|blocked|finishing)|device\.(refused|old)|farcaster\.(old|open)|failed\.away|newcomer\.none|network\.switching|walletconnect\.(open|expired|refused)|allWallets\.(none|failed)|connecting\.(notHere|notInstalled)|connect\.login)$/

test.each(["en", ...tags])("%s has no full stop at the end of a title, and no straight apostrophe", async (tag) => {
  const words: Readonly<Record<string, string | undefined>> = tag === "en" ? english : (await read(tag)).words
  const found = Object.entries(words).filter(([key]) => titles.test(key))
  expect(found.length).toBeGreaterThan(60)
  expect(found.filter(([, text]) => /[.。।]$/.test(text ?? ""))).toEqual([])
  expect(Object.entries(words).filter(([, text]) => /\p{L}'|'\p{L}/u.test(text ?? ""))).toEqual([])
})

const stop = /[.。।]$/
/** An ellipsis of the specification, and an abbreviation. */
const unlike = ["toast.authenticating", "money.max"]

/** Returns every text of a language, by key. */
const readTexts = async (tag: string): Promise<Readonly<Record<string, string | undefined>>> => (await read(tag)).words

describe.each(tags)("%s", (tag) => {
  test("ends a text with a full stop where English does, and nowhere else", async () => {
    const words = await readTexts(tag)
    const differing = Object.entries(english).filter(
      ([key, text]) => words[key] !== undefined && !unlike.includes(key) && stop.test(text) !== stop.test(words[key])
    )
    expect(differing.map(([key]) => `${key}: ${words[key]}`)).toEqual([])
  })

  test("ends the advice after every failure with a full stop", async () => {
    const { failures } = await read(tag)
    const long = Object.entries(failures).filter(([, [, advice]]) => advice !== undefined && !stop.test(advice))
    expect(long).toEqual([])
  })

  test("has one translation for texts that are the same in English", async () => {
    const words = await readTexts(tag)
    const groups = new Map<string, ReadonlyArray<string>>()
    for (const [key, text] of Object.entries(english))
      if (words[key] !== undefined && !inflected.has(text)) groups.set(text, [...(groups.get(text) ?? []), key])
    const several = [...groups].flatMap(([text, keys]) => {
      const translations = [...new Set(keys.map((key) => words[key]))]
      return translations.length > 1 ? [`${text}: ${translations.join(" | ")}`] : []
    })
    expect(several).toEqual([])
  })

  test("calls a wallet, a network and a QR code by one term", async () => {
    const { alerts, calls, failures } = await read(tag)
    const words = await readTexts(tag)
    const all = [words, calls, failures, alerts].flatMap((texts) =>
      Object.values(texts)
        .flat()
        .map((text) => String(text).replace(/\{\w+\}|`\w+`|multiWallet/g, ""))
    )
    const rival = rivals[tag]
    expect(rival && all.filter((text) => rival.test(text))).toEqual([])
    const unnamed = Object.entries(english).filter(
      ([key, text]) => text.includes("QR code") && !/QR|二维码/.test(words[key] ?? "QR")
    )
    expect(unnamed).toEqual([])
  })
})

/** English texts whose translation depends on the noun next to them, or on whether it is a title or a button. */
const inflected = new Set<string>([
  "Approve",
  "Browser",
  "Clear",
  "Continue with {provider}",
  "From",
  "Unknown",
  "Phone",
  "Review swap",
  "Send again",
  "Sign in",
  "Upgrade your wallet",
  "Website",
  "{count} more waiting"
])

/** Words that compete with the term of each language for wallet, network, account or token. */
const rivals: Readonly<Record<string, RegExp>> = {
  ar: /محفظه|سلسلة|بلوكتشين/,
  de: /Geldbörse|Portemonnaie|Brieftasche|Blockchain|\bChain\b|(?<!Smart )\bAccount/i,
  es: /monedero|cartera|cadena de bloques|\bficha/i,
  fr: /portefeuille|chaîne|blockchain/i,
  hi: /बटुआ|चेन/,
  ja: /財布|チェーン/,
  ko: /월렛|체인/,
  "pt-BR": /\bwallets?\b|blockchain|\bcadeia/i,
  ru: /бумажник|блокчейн|цепочк/i,
  tr: /blok ?zincir|\bzincir/i,
  "zh-CN": /链(?!接)|錢包/
}
