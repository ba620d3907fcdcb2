import { expect, test } from "vitest"
import { takeTokens } from "./tokens.ts"

test("applies tokens to both modes", () => {
  const both = { primary: "#57f", "font-sans": "Inter, sans-serif" }
  expect(takeTokens(both)).toEqual({ dark: both, light: both, dropped: [] })
})

test("applies the tokens of one mode without changing the other", () => {
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
])("drops from %j: %j", (input, dropped) => {
  expect(takeTokens(input)).toEqual({ dark: {}, light: {}, dropped })
})

test("accepts a variable of the page as a token, and ignores undefined", () => {
  expect(takeTokens({ primary: "var(--primary)", ring: undefined }).dark).toEqual({ primary: "var(--primary)" })
})
