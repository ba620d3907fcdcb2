import { expect, test } from "vitest"
import { stateAfter, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { themeStart } from "./state.ts"

const start = sampleState()
const variables = { "--w3m-accent": "#57f" }

test("is dark without variables by default", () => {
  expect(themeStart()).toEqual({ mode: "dark", variables: {} })
})

test.each([
  ["mode alone", { mode: "light" }, { mode: "light", variables: {} }],
  ["variables alone", { variables }, { mode: "dark", variables }],
  ["both", { mode: "auto", variables }, { mode: "auto", variables }],
  ["nothing", {}, { mode: "dark", variables: {} }]
] as const)("changes only %s", (_, change, theme) => {
  expect(stateAfter(start, { _tag: "ThemeChanged", ...change }).theme).toEqual(theme)
})

test("replaces variables as a whole", () => {
  const first = stateAfter(start, { _tag: "ThemeChanged", variables })
  expect(stateAfter(first, { _tag: "ThemeChanged", variables: { "--w3m-z-index": "5" } }).theme.variables).toEqual({
    "--w3m-z-index": "5"
  })
})
