import { createHash } from "node:crypto"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { toHex } from "./hex.ts"
import { sha256 } from "./sha256.ts"

describe("sha256", () => {
  test("returns the same digest as Node, for bytes of any length", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(toHex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"))
      })
    )
  })
})
