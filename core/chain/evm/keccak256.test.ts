import { keccak256 as referenceOf } from "viem"
import { describe, expect, test } from "vitest"
import { keccak256 } from "./keccak256.ts"

describe("keccak256", () => {
  test("returns viem's hash for every length around the block size", () => {
    for (const length of [0, 1, 20, 31, 135, 136, 137, 271, 272, 273, 1_000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 31 + length) & 255)
      expect(`0x${keccak256(bytes)}`).toBe(referenceOf(bytes))
    }
  })
})
