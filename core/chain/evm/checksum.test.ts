import fc from "fast-check"
import { getAddress, keccak256 as viemKeccak256 } from "viem"
import { describe, expect, test } from "vitest"
import { toChecksumAddress, hasValidChecksum } from "./checksum.ts"
import { keccak256 } from "./keccak256.ts"

describe("checksumAddress and hasValidChecksum", () => {
  test("returns the keccak256 hash of viem for bytes of any length", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(`0x${keccak256(bytes)}`).toBe(viemKeccak256(bytes))
      }),
      { numRuns: 60 }
    )
  })

  const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((all) => `0x${Buffer.from(all).toString("hex")}`)

  test("toChecksumAddress capitalizes as viem does; addresses in checksum, lower or upper case are accepted", () => {
    fc.assert(
      fc.property(address, (lower) => {
        const mixed = toChecksumAddress(lower)
        expect(mixed).toBe(getAddress(lower))
        for (const address of [mixed, lower, `0x${lower.slice(2).toUpperCase()}`, mixed.slice(2)])
          expect([address, hasValidChecksum(address)]).toEqual([address, true])
      }),
      { numRuns: 60 }
    )
  })

  test.each(["0xf39fd6e51aad88F6F4ce6aB8827279cffFb92266", "0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266"])(
    "rejects %s, which has one letter of the wrong case",
    (address) => expect(hasValidChecksum(address)).toBe(false)
  )
})
