import { expect, test } from "vitest"
import { findNearestLocale } from "./nearestLocale.ts"

const known = ["en", "ar", "pt-BR", "zh-CN", "qps", "qps-rtl"]

test.each([
  ["itself", ["ar"], "ar"],
  ["itself in other letters", ["PT-br"], "pt-BR"],
  ["without its region", ["ar-EG"], "ar"],
  ["with an underscore", ["PT_br"], "pt-BR"],
  ["with an underscore and without its region", ["ar_EG"], "ar"],
  ["without script and region", ["ar-Arab-EG"], "ar"],
  ["of the same language", ["pt"], "pt-BR"],
  ["of the same language, another script", ["zh-Hans"], "zh-CN"],
  ["itself before a shorter one", ["qps-rtl"], "qps-rtl"],
  ["of the first that any is near to", ["sv-SE", "fi", "ar-MA", "en"], "ar"],
  ["English if it is requested first", ["en-GB", "ar"], "en"],
  ["none", ["sv", ""], undefined],
  ["none for nothing", [], undefined]
])("returns the nearest language: %s", (_, requested, nearest) => {
  expect(findNearestLocale(requested, known)).toBe(nearest)
})
