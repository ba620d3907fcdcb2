import { expect, test } from "vitest"
import { takeTokens } from "./tokens.ts"

test("tokens are those of both modes", () => {
  const both = { primary: "#57f", "font-sans": "Inter, sans-serif" }
  expect(takeTokens(both)).toEqual({ dark: both, light: both, dropped: [] })
})

test("tokens of one mode alone leave the other as it is", () => {
  expect(takeTokens({ dark: { background: " #123 " } })).toEqual({
    dark: { background: "#123" },
    light: {},
    dropped: []
  })
})

test.each([
  [{ primry: "red" }, ["primry"]],
  [{ primary: 5 }, ["primary"]],
  [{ primary: "url(https://example.com)" }, ["primary"]],
  [{ primary: "red;} * { display: none" }, ["primary"]],
  [{ dark: { ring: "" }, light: { rings: "red" } }, ["dark.ring", "light.rings"]],
  [{ dark: "black", primary: "red" }, ["primary", "dark"]],
  [JSON.parse('{ "__proto__": "red", "constructor": "red" }'), ["__proto__", "constructor"]]
])("of %j these are dropped: %j", (given, dropped) => {
  expect(takeTokens(given)).toEqual({ dark: {}, light: {}, dropped })
})

test("a variable of the page is a token, and one that is not given is none", () => {
  expect(takeTokens({ primary: "var(--primary)", ring: undefined }).dark).toEqual({ primary: "var(--primary)" })
})
