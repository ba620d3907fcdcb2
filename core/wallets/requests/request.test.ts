import { toQuantity, toUtf8Hex } from "../../chain/evm/hex.ts"
import { expect, test } from "vitest"
import { isTransactionHash } from "./request.ts"

const hash = `0x${"aB".repeat(32)}`

test.each([
  [hash, true],
  [`${hash}0`, false],
  [`x${hash}`, false],
  [`0X${hash.slice(2)}`, false],
  [hash.slice(0, -1), false],
  [[hash], false],
  ["", false],
  [undefined, false]
])("isTransactionHash of %j: %s", (text, is) => {
  expect(isTransactionHash(text)).toBe(is)
})

test.each([
  ["", "0x"],
  ["Hi\n", "0x48690a"],
  ["é€", "0xc3a9e282ac"]
])("encodes %j as %s with utf8Hex", (text, hex) => {
  expect(toUtf8Hex(text)).toBe(hex)
})

test("toQuantity writes no leading zeros", () => {
  expect([0n, 10n, 256n].map(toQuantity)).toEqual(["0x0", "0xa", "0x100"])
})
