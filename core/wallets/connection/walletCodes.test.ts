import { expect, test } from "vitest"
import { isUnrecognizedChain, isUserRejection, walletCodes } from "./walletCodes.ts"

test("the specification's three codes", () => {
  expect([walletCodes.unrecognizedChain, walletCodes.walletConnectDefault, walletCodes.invalidChainId]).toEqual([
    4902, 5000, 32603
  ])
})

test.each([
  [4001, "", false, true],
  [5002, "", false, true],
  [5000, "", true, true],
  [5000, "", false, false],
  [0, "MetaMask Tx Signature: User Rejected", false, true],
  [0, "user cancelled", false, true],
  [0, "The user canceled it", false, true],
  [4902, "unknown chain", false, false],
  [0, "", true, false]
])("code %i saying %j (WalletConnect: %s) is a refusal: %s", (code, message, walletConnect, refused) => {
  expect(isUserRejection(code, message, walletConnect)).toBe(refused)
})

test.each([
  [4902, true],
  [5000, true],
  [32603, true],
  [4901, false],
  [0, false]
])("code %i is an unknown chain: %s", (code, unknown) => {
  expect(isUnrecognizedChain(code)).toBe(unknown)
})
