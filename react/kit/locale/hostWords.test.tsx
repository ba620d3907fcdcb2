// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { waitForFaces } from "../../../fixtures/testing/react/waitForFaces.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { english } from "../../foundation/locales/en/all.ts"
import { ConnectButton, LatchkeyProvider } from "../../public.ts"
import { createLatchkey as inDevelopment } from "../shell/development.ts"
import { createLatchkey, defineLocale, type Latchkey, type LatchkeyOptions } from "../shell/public.ts"
import { listButtonLocales } from "./listButtonLocales.ts"

waitForFaces()

const networks: LatchkeyOptions["networks"] = [mainnet]
const kits: Array<Latchkey> = []
const makeKit = (options: Partial<LatchkeyOptions>, make = createLatchkey): Latchkey => {
  const kit = make({ networks, ...options })
  kits.push(kit)
  return kit
}
const getLabel = (kit: Latchkey, key = "button.connect") => kit.getSnapshot().words?.[key]
afterEach(async () => {
  for (const kit of kits.splice(0)) await kit.dispose()
})

const esperanto = defineLocale({
  tag: "eo",
  dir: "ltr",
  words: { "button.connect": "Konekti monujon", "modal.close": "Fermi" },
  errors: { "connection.rejected": ["Vi rifuzis"] }
})

test("applies the host's words to every language, and words for one language over them", async () => {
  const kit = makeKit({ words: { "button.connect": "Sign in", fr: { "button.connect": "Se connecter" } } })
  await waitUntil(() => expect(getLabel(kit)).toBe("Sign in"))
  expect(getLabel(kit, "modal.close")).toBe(english["modal.close"])
  await kit.setLocale("fr")
  expect(getLabel(kit)).toBe("Se connecter")
  expect(getLabel(kit, "modal.close")).not.toBe(english["modal.close"])
  await kit.setLocale("de")
  expect(getLabel(kit)).toBe("Sign in")
})

test("shows the host's words on a button", async () => {
  const kit = makeKit({ words: { "button.connect": "Sign in" } })
  render(
    <LatchkeyProvider kit={kit}>
      <ConnectButton />
    </LatchkeyProvider>
  )
  await screen.findByRole("button", { name: "Sign in" })
})

test("ignores words that are not texts", async () => {
  const kit = makeKit({ words: { "modal.close": 7, fr: null, de: "x", "button.connect": "Sign in" } as never })
  await waitUntil(() => expect(getLabel(kit)).toBe("Sign in"))
  expect(getLabel(kit, "modal.close")).toBe(english["modal.close"])
})

test("shows an imported language on buttons at once, and elsewhere after loading", async () => {
  const all = new Map(await listButtonLocales())
  expect(all.size).toBe(11)
  const ar = all.get("ar")
  if (ar === undefined) throw new Error("Arabic is not spoken")
  const kit = makeKit({ locale: ar })
  expect([getLabel(kit), getLabel(kit, "locale.tag"), getLabel(kit, "locale.dir")]).toEqual(["ربط محفظة", "ar", "rtl"])
  await kit.setLocale("en")
  expect(kit.getSnapshot().words).toBeUndefined()
  await kit.setLocale(ar)
  expect(getLabel(kit)).toBe("ربط محفظة")
})

test("shows the host's own language, and English for missing texts", async () => {
  const kit = makeKit({ locale: esperanto })
  expect(getLabel(kit)).toBe("Konekti monujon")
  await waitUntil(() => expect(getLabel(kit, "modal.again")).toBe(english["modal.again"]))
  expect([getLabel(kit), getLabel(kit, "modal.close"), getLabel(kit, "locale.tag")]).toEqual([
    "Konekti monujon",
    "Fermi",
    "eo"
  ])
})

test.each([{ tag: 7, words: {} }, { tag: "eo" }, { words: {} }, "e o", null])(
  "setLocale refuses %j by its argument, and what was spoken stays",
  async (locale) => {
    const kit = makeKit({ locale: esperanto })
    await expect(kit.setLocale(locale as never)).rejects.toMatchObject({ _tag: "CallMisfit" })
    expect(getLabel(kit)).toBe("Konekti monujon")
  }
)

test("prints the missing texts of a host's language, and nothing for a complete one or the kit's own", async () => {
  const lines = vi.spyOn(console, "error").mockImplementation(() => {})
  const read = () => lines.mock.calls.flat().filter((line) => String(line).includes("lacks"))
  makeKit({ locale: defineLocale({ tag: "eo", dir: "ltr", words: english }) }, inDevelopment)
  makeKit({ locale: defineLocale({ tag: "de", dir: "ltr", words: {} }) }, inDevelopment)
  const kit = makeKit({ locale: esperanto }, inDevelopment)
  await waitUntil(() => expect(read()).toHaveLength(1))
  expect(read()[0]).toMatch(/^\[latchkey\] The language eo lacks these texts, .*: .*, and \d+ more$/)
  await kit.setLocale({ ...esperanto, tag: "vo" })
  await waitUntil(() => expect(read()).toHaveLength(2))
  lines.mockRestore()
})

test("prints which of the host's words are not texts or have unknown placeholders", async () => {
  const lines = vi.spyOn(console, "error").mockImplementation(() => {})
  const read = () => lines.mock.calls.flat().filter((line) => /not texts|placeholders/.test(String(line)))
  makeKit({ words: { "locked.title": "{wallet} öffnen", "allWallets.count.one": "{count}" } as never }, inDevelopment)
  const words = { "locked.title": "Malŝlosu {walet}", "button.connect": 5, de: { "modal.connected": "{x} da" } }
  makeKit({ words: words as never }, inDevelopment)
  await waitUntil(() => expect(read()).toHaveLength(2))
  expect(read()).toEqual([
    "[latchkey] These values in option `words` are not texts and are ignored: button.connect",
    "[latchkey] These texts in option `words` have unknown placeholders, which are shown as empty: " +
      "locked.title ({walet} (did you mean wallet?)), modal.connected ({x})"
  ])
  lines.mockRestore()
})

test("prints unknown keys of the host's words, with the nearest known key", async () => {
  const lines = vi.spyOn(console, "error").mockImplementation(() => {})
  const read = () => lines.mock.calls.flat().filter((line) => String(line).includes("no texts of these names"))
  makeKit({ words: { "button.connect": "Sign in", ar: { "button.connect": "دخول" } } }, inDevelopment)
  makeKit({ words: { "button.conect": "Sign in", de: { nonsense: "Anmelden" } } as never }, inDevelopment)
  await waitUntil(() => expect(read()).toHaveLength(1))
  expect(read()).toEqual([
    "[latchkey] The kit has no texts of these names in option `words`: button.conect (did you mean button.connect?), nonsense"
  ])
  makeKit({ locale: defineLocale({ tag: "de", dir: "ltr", words: { "modal.cloze": "Zu" } as never }) }, inDevelopment)
  await waitUntil(() => expect(read()).toHaveLength(2))
  expect(read()[1]).toMatch(/in the language de: modal\.cloze \(did you mean modal\.close\?\)$/)
  lines.mockRestore()
})
