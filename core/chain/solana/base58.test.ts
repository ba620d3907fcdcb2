import { getBase58Decoder, getBase58Encoder } from "@solana/web3.js"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { getAddressBytes, fromBase58, toBase58 } from "./base58.ts"

const theirs = {
  text: (bytes: Uint8Array) => getBase58Decoder().decode(bytes),
  bytes: (text: string) => getBase58Encoder().encode(text)
}
const bytes = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.uint8Array({ maxLength: 100 }))
  .map(([zeros, rest]) => new Uint8Array([...new Array<number>(zeros).fill(0), ...rest]))

describe("toBase58 and fromBase58", () => {
  test("toBase58 returns what Solana's own library returns, leading zeros included", () => {
    fc.assert(
      fc.property(bytes, (some) => {
        const text = toBase58(some)
        expect(text).toBe(theirs.text(some))
        expect(fromBase58(text)).toEqual(some)
        expect(fromBase58(text)).toEqual(new Uint8Array(theirs.bytes(text)))
      })
    )
  })

  test.each(["0", "O", "I", "l", "abc!", "né", " 1", "🙂"])("rejects %j as base58", (text) => {
    expect(fromBase58(text)).toBeUndefined()
  })

  test("rejects a text that is too long to convert", () => {
    expect(fromBase58("z".repeat(4_096))).toBeDefined()
    expect(fromBase58("z".repeat(4_097))).toBeUndefined()
  })

  test("getAddressBytes accepts 32 bytes, whatever the number of letters", () => {
    expect(getAddressBytes("11111111111111111111111111111111")).toEqual(new Uint8Array(32))
    expect(getAddressBytes("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA")).toHaveLength(32)
    expect(getAddressBytes("1111111111111111111111111111111")).toBeUndefined()
    expect(getAddressBytes("z".repeat(44))).toBeUndefined()
    expect(getAddressBytes("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5D0")).toBeUndefined()
  })
})
