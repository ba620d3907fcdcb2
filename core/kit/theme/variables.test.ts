import { expect, test } from "vitest"
import { checkThemeVariables, isSafeCssValue } from "./variables.ts"

test.each([
  "#5773ff",
  "hsla(230, 100%, 67%, 1)",
  "rgb(1 2 3 / 50%)",
  'Inter, "Segoe UI", sans-serif',
  "10px",
  "0",
  "color-mix(in srgb, red 20%, blue)",
  "calc(1px + 2px)"
])("isSafeCssValue accepts %s", (value) => {
  expect(isSafeCssValue(value)).toBe(true)
})

test.each([
  "",
  " ",
  "red; background: url(x)",
  "red}",
  "{",
  "url(https://example.com)",
  "URL (x)",
  "u\\72l(x)",
  "image-set('x')",
  "expression(1)",
  "@import",
  "</style>",
  "a/*b",
  "calc((1px)",
  ")",
  "'open",
  "a\nb",
  "x".repeat(257)
])("isSafeCssValue rejects %j", (value) => {
  expect(isSafeCssValue(value)).toBe(false)
})

test.each([
  ["--w3m-z-index", 1000, "1000"],
  ["--w3m-z-index", "12", "12"],
  ["--w3m-z-index", "high", undefined],
  ["--w3m-color-mix-strength", 40, "40%"],
  ["--w3m-accent", 7, "7"],
  ["--w3m-accent", null, undefined],
  ["--w3m-accent", Number.NaN, undefined],
  ["__proto__", "red", undefined],
  ["--x", "red", undefined]
])("reads %s: %j as %j", (name, input, accepted) => {
  const { dropped, variables } = checkThemeVariables(Object.fromEntries([[name, input]]))
  expect(Object.values(variables)[0]).toBe(accepted)
  expect(dropped).toEqual(accepted === undefined ? [name] : [])
})

test.each([
  ["'Segoe UI', sans-serif", true],
  ["'Segoe UI, sans-serif", false],
  ['"Segoe UI, sans-serif', false],
  [`"Segoe UI", 'Arial', sans-serif`, true],
  ["calc(1px", false],
  [")(", false],
  ["1px) + (2px", false],
  ["a".repeat(256), true],
  ["a".repeat(257), false]
])("isSafeCssValue on %s, which must be one whole value, returns %s", (value, is) => {
  expect(isSafeCssValue(value)).toBe(is)
})

test.each([
  ["--w3m-z-index", 5, "5"],
  ["--w3m-z-index", "5", "5"],
  ["--w3m-z-index", " -5 ", "-5"],
  ["--w3m-color-mix-strength", 40, "40%"],
  ["--w3m-color-mix-strength", "40.25%", "40.25%"],
  ["--w3m-accent", " red ", "red"]
])("reads %s of %j as %s", (name, value, variable) => {
  expect(checkThemeVariables({ [name]: value })).toStrictEqual({ variables: { [name]: variable }, dropped: [] })
})

test.each([
  ["--w3m-z-index", "5px"],
  ["--w3m-z-index", "a5"],
  ["--w3m-z-index", "5.x"],
  ["--w3m-z-index", Number.NaN],
  ["--w3m-z-index", Infinity],
  ["--w3m-color-mix-strength", "much"],
  ["--w3m-accent", ["red"]],
  ["--w3m-accent", null]
])("drops %s of %j", (name, value) => {
  expect(checkThemeVariables({ [name]: value })).toStrictEqual({ variables: {}, dropped: [name] })
})
