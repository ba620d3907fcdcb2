import { encodeFunctionData, parseAbi, toFunctionSelector } from "viem"
import { describe, expect, test } from "vitest"
import { isMagicValue, isSignatureText, isValidSignatureCall } from "./contractSignature.ts"

const hash = `0x${"12".repeat(32)}` as const
const abi = parseAbi(["function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)"])

describe("isValidSignatureCall", () => {
  test.each([1, 31, 32, 33, 64, 65, 200])(
    "encodes the call for a signature of %d bytes as the ABI requires",
    (length) => {
      const signature = `0x${"ab".repeat(length)}` as const
      expect(isValidSignatureCall(hash, signature)).toBe(encodeFunctionData({ abi, args: [hash, signature] }))
    }
  )

  test("accepts only the function's selector as confirmation", () => {
    expect(toFunctionSelector("isValidSignature(bytes32,bytes)")).toBe("0x1626ba7e")
    expect(isMagicValue(`0x1626ba7e${"0".repeat(56)}`)).toBe(true)
    for (const no of [
      "0x",
      "0x1626ba7e",
      `0xffffffff${"0".repeat(56)}`,
      `0x${"0".repeat(63)}1`,
      `0x1626ba7e${"0".repeat(55)}1`
    ])
      expect(isMagicValue(no)).toBe(false)
  })

  test("accepts a signature of whole bytes in hex", () => {
    expect(["0xab", "0xABcd", "0x", "0xa", "ab", "0xzz", ""].map(isSignatureText)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false
    ])
  })

  test("rejects extra characters before or after the value", () => {
    const yes = `0x1626ba7e${"0".repeat(56)}`
    for (const text of [`${yes}00`, `x${yes}`]) expect(isMagicValue(text)).toBe(false)
    for (const text of ["0xab ", "x0xab", "0xabc"]) expect(isSignatureText(text)).toBe(false)
  })
})
