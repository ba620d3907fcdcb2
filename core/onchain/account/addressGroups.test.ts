import { describe, expect, test } from "vitest"
import { countColumns, splitIntoGroups } from "./addressGroups.ts"

const read = (address: string) => splitIntoGroups(address).map(({ group, isEnd }) => (isEnd ? `[${group}]` : group))

describe("splitIntoGroups", () => {
  test("splits an EVM address into groups of four after its prefix, and marks both ends", () => {
    expect(read("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266").join(" ")).toBe(
      "0x [f39F] d6e5 1aad 88F6 F4ce 6aB8 8272 79cf fFb9 [2266]"
    )
  })

  test("splits any other address from its first letter, and puts the rest into the last group", () => {
    expect(read("bc1qw508d6qejx").join(" ")).toBe("[bc1q] w508 d6qe [jx]")
  })

  test("returns groups that add up to the address", () => {
    for (const address of ["", "0x", "a", "0xabc", "9".repeat(44), "bc1p".repeat(15)])
      expect(
        splitIntoGroups(address)
          .map(({ group }) => group)
          .join("")
      ).toBe(address)
  })
})

describe("countColumns", () => {
  test("returns five columns for an EVM address, and never leaves one group on the last line", () => {
    expect(countColumns(10)).toBe(5)
    // Bitcoin: 26 to 35, 42 and 62 letters; Solana: 32 to 44.
    for (let letters = 20; letters <= 90; letters++) {
      const groups = Math.ceil(letters / 4)
      const columns = countColumns(groups)
      expect([columns <= 6, groups % columns === 1]).toEqual([true, false])
    }
  })
})
