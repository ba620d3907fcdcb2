import { expect, test } from "vitest"
import { stateAfter, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { themeStart } from "./state.ts"

const start = sampleState()
const variables = { "--w3m-accent": "#57f" }

test("dark without variables is the default", () => {
  expect(themeStart()).toEqual({ mode: "dark", variables: {} })
})

test.each([
  ["mode alone", { mode: "light" }, { mode: "light", variables: {} }],
  ["variables alone", { variables }, { mode: "dark", variables }],
  ["both", { mode: "auto", variables }, { mode: "auto", variables }],
  ["nothing", {}, { mode: "dark", variables: {} }]
] as const)("a change of %s leaves the rest", (_, change, theme) => {
  expect(stateAfter(start, { _tag: "ThemeChanged", ...change }).theme).toEqual(theme)
})

test("variables are replaced as a whole", () => {
  const first = stateAfter(start, { _tag: "ThemeChanged", variables })
  expect(stateAfter(first, { _tag: "ThemeChanged", variables: { "--w3m-z-index": "5" } }).theme.variables).toEqual({
    "--w3m-z-index": "5"
  })
})
