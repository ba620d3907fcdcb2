import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { discoversAssets } from "./discovery.ts"

const supported = { assetDiscovery: { supported: true } }

describe("discoversAssets", () => {
  test.each<[unknown, boolean]>([
    [{ "0x89": supported }, true],
    [{ "0x1": { atomicBatch: { supported: true } }, "0x89": { ...supported, permissions: {} } }, true],
    [{ "0x089": supported }, true],
    [{ "0x1": supported }, false],
    [{ "0x89": { assetDiscovery: { supported: false } } }, false],
    [{ "0x89": {} }, false],
    [{ "0x89": { assetDiscovery: { supported: "yes" } } }, false],
    [{}, false],
    [null, false],
    [[supported], false],
    ["0x89", false]
  ])("discovers assets on Polygon with the capabilities %j: %s", (capabilities, discovers) => {
    expect(discoversAssets(capabilities, "eip155:137")).toBe(discovers)
  })

  test("does not throw, whatever the capabilities", () => {
    fc.assert(fc.property(fc.anything(), (capabilities) => void discoversAssets(capabilities, "eip155:1")))
  })
})
