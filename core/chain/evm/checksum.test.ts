import fc from "fast-check"
import { getAddress, keccak256 as viemKeccak256 } from "viem"
import { expect, test } from "vitest"
import { checksumAddress, passesChecksum } from "./checksum.ts"
import { keccak256 } from "./keccak256.ts"

test("keccak-256 is that of viem, whatever the length", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(`0x${keccak256(bytes)}`).toBe(viemKeccak256(bytes))
    }),
    { numRuns: 60 }
  )
})

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((all) => `0x${Buffer.from(all).toString("hex")}`)

test("an address has the capital letters that viem gives it, and passes with these, with none and with all", () => {
  fc.assert(
    fc.property(address, (lower) => {
      const mixed = checksumAddress(lower)
      expect(mixed).toBe(getAddress(lower))
      for (const one of [mixed, lower, `0x${lower.slice(2).toUpperCase()}`, mixed.slice(2)])
        expect([one, passesChecksum(one)]).toEqual([one, true])
    }),
    { numRuns: 60 }
  )
})

test.each(["0xf39fd6e51aad88F6F4ce6aB8827279cffFb92266", "0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266"])(
  "%s has one letter of another case, and does not pass",
  (one) => expect(passesChecksum(one)).toBe(false)
)
