import { expect, test } from "vitest"
import { toastTexts } from "../../../core/foundation/text/toasts.ts"
import { failureTexts } from "../../wallets/connection/failureTexts.ts"
import { whole } from "../../foundation/text/whole.ts"

/** What no visitor is to read: numbers and ids of machines, blame, pleading, shouting, two words for one thing. */
const unwanted = /HTTP|status code|[a-z0-9]{3,}:\d|failed to|please|!|\bchains?\b|\bQR\b|invalid/i

/** The specification's own strings, which stay to the letter. */
const specified: ReadonlySet<string> = new Set([...Object.keys(toastTexts), "account.copyFailed"])

/** What developers are told of a wrong call: no view of a visitor comes to it. */
const forDevelopers: ReadonlySet<string> = new Set(
  ["InvalidCaipAddress", "InvalidCaipNetwork", "InvalidChainId", "NamespaceMissing", "AdapterNotFound"].map(
    (tag) => `long.${tag}`
  )
)

test("no text of a view has a status, an id of a network, blame, pleading or a shout", () => {
  const texts = Object.entries({ ...whole, ...failureTexts })
  expect(texts.length).toBeGreaterThan(150)
  expect(
    texts.filter(([key, text]) => unwanted.test(text ?? "") && !specified.has(key) && !forDevelopers.has(key))
  ).toEqual([])
})

test("the exceptions are needed: each text that stays to the letter still stands", () => {
  const texts: Readonly<Record<string, string | undefined>> = { ...whole, ...failureTexts }
  for (const key of [...specified, ...forDevelopers]) expect(texts[key], key).toBeTypeOf("string")
})
