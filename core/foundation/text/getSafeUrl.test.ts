import { expect, test } from "vitest"
import { parseUrl, parseWebUrl, getSafeUrl } from "./getSafeUrl.ts"

const makeLongUrl = (length: number) => `https://a.test/${"a".repeat(length - 15)}`

test("accepts an address of at most 2,048 characters", () => {
  expect(parseUrl(makeLongUrl(2048))?.href).toBe(makeLongUrl(2048))
  expect(parseUrl(makeLongUrl(2049))).toBeUndefined()
  expect(getSafeUrl(makeLongUrl(2049))).toBe("")
})

test.each([undefined, null, 7, "", "a.test", "https://", ["https://a.test"], new URL("https://a.test")])(
  "rejects %j, which is not the text of an address",
  (text) => {
    expect(parseUrl(text)).toBeUndefined()
    expect(parseWebUrl(text)).toBeUndefined()
  }
)

test.each([
  ["https://a.test/x", "https://a.test/x"],
  ["http://a.test", undefined],
  ["https://u@a.test", undefined],
  ["https://:p@a.test", undefined],
  ["https://u:p@a.test", undefined],
  ["ftp://a.test", undefined]
])("parseWebUrl reads %s as %s", (text, href) => {
  expect(parseWebUrl(text)?.href).toBe(href)
})

test.each([
  "https://a.test/x.png",
  "https://a.test/x.png?a=b#c",
  "http://localhost:3000/x.png",
  "http://127.0.0.1/x.png"
])("getSafeUrl returns %s unchanged", (text) => {
  expect(getSafeUrl(text)).toBe(text)
})

test.each([
  null,
  undefined,
  "",
  "http://a.test/x.png",
  "https://u@a.test/x.png",
  "https://:p@a.test/x.png",
  "http://u@localhost/x.png",
  "x https://a.test/",
  "javascript:https://a.test/",
  "blob:https://a.test/x",
  "ftp://localhost/x.png",
  "https://a.test/x y",
  'https://a.test/"',
  "https://a.test/<",
  "https://a.test/>",
  "https://a.test\\x",
  "https://a.test/x\n"
])("getSafeUrl rejects %j", (text) => {
  expect(getSafeUrl(text)).toBe("")
})
