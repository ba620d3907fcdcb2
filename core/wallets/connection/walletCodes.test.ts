import { expect, test } from "vitest"
import { isUnrecognizedChain, walletCodes } from "./walletCodes.ts"

test("has the specification's three codes", () => {
  expect([walletCodes.unrecognizedChain, walletCodes.walletConnectDefault, walletCodes.invalidChainId]).toEqual([
    4902, 5000, 32603
  ])
})

test.each([
  [4902, true],
  [5000, true],
  [32603, true],
  [4901, false],
  [0, false]
])("isUnrecognizedChain of code %i: %s", (code, unknown) => {
  expect(isUnrecognizedChain(code)).toBe(unknown)
})
