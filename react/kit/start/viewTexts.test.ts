import { expect, test } from "vitest"
import { toastTexts } from "../../../core/foundation/text/toasts.ts"
import { english } from "../../foundation/locales/en/all.ts"
import { failures } from "../../foundation/locales/en/failures.ts"
import { entries } from "../../../core/kit/catalogue/catalogue.ts"

/**
 * Words that visitors must not read: numbers and ids of machines, blame, pleading, shouting, two terms for one thing.
 */
const unwanted = /HTTP|status code|[a-z0-9]{3,}:\d|failed to|please|!|\bchains?\b|invalid/i

/** The specification's own strings, which stay to the letter. */
const specified: ReadonlySet<string> = new Set([...Object.keys(toastTexts), "account.copyFailed"])

/** Every text that a visitor reads, by key or by the code of its failure. */
const texts: Readonly<Record<string, string | undefined>> = {
  ...english,
  ...Object.fromEntries(
    entries.filter(({ shownIn }) => shownIn === "view" || shownIn === "toast").map(({ code }) => [code, failures[code]])
  )
}

/** Failures of a host's call, which only developers read. */
const forDevelopers: ReadonlySet<string> = new Set(["token.not-found"])

test("contains no status, network id, blame, pleading or shouting in the text of any view", () => {
  expect(Object.keys(texts).length).toBeGreaterThan(150)
  expect(
    Object.entries(texts).filter(
      ([key, text]) => unwanted.test(text ?? "") && !specified.has(key) && !forDevelopers.has(key)
    )
  ).toEqual([])
})

test("needs every exception: each fixed text still exists", () => {
  for (const key of [...specified, ...forDevelopers]) expect(texts[key], key).toBeTypeOf("string")
})
