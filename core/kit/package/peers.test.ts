import { describe, expect, test } from "vitest"
import { peerRanges, getPeerSentence } from "./peers.ts"

describe("getPeerSentence", () => {
  test.each([
    ["viem", "2.21.0"],
    ["viem", "2.57.20"],
    ["viem", "2.99.0-beta.1"],
    ["@effect/platform", "0.90.10"],
    ["@effect/platform", "0.90.11"],
    ["ethers5", "5.8.0"],
    ["react", "18.0.0"],
    ["react", "19.3.0-canary-1a2b3c"],
    ["react", "0.0.0-experimental-1a2b3c"]
  ] as const)("returns nothing for %s %s", (name, version) => {
    expect(getPeerSentence("latchkey/x", name, version)).toBeUndefined()
  })

  test.each([
    ["viem", "2.20.9", "viem >=2.21 <3, and this project has viem 2.20.9"],
    ["viem", "3.0.0", "viem >=2.21 <3, and this project has viem 3.0.0"],
    ["effect", "4.0.0-beta.2", "effect >=3.22 <4, and this project has effect 4.0.0-beta.2"],
    ["effect", "of another major", "effect >=3.22 <4, and this project has effect of another major"],
    ["@effect/platform", "0.90.9", "@effect/platform >=0.90.10 <0.91, and this project has @effect/platform 0.90.9"],
    ["ethers5", "6.17.0", "ethers >=5.7 <6, and this project has ethers 6.17.0"],
    ["react", "17.0.2", "react >=18 <20, and this project has react 17.0.2"]
  ] as const)("names the package, the version and the range of %s %s", (name, version, part) => {
    expect(getPeerSentence("latchkey/x", name, version)).toBe(
      `latchkey/x supports ${part}: install a version in that range.`
    )
  })

  test("has ranges that include their first version and exclude their second", () => {
    for (const [name, [from, below]] of Object.entries(peerRanges)) {
      expect([name, getPeerSentence("x", name as keyof typeof peerRanges, from)]).toEqual([name, undefined])
      expect([name, getPeerSentence("x", name as keyof typeof peerRanges, below)]).toEqual([name, expect.any(String)])
    }
  })
})
