import { expect, test } from "vitest"
import { addressGroups } from "./addressGroups.ts"

const read = (address: string) => addressGroups(address).map(({ group, isEnd }) => (isEnd ? `[${group}]` : group))

test("an EVM address is read in fours after its prefix, its ends marked", () => {
  expect(read("0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266").join(" ")).toBe(
    "0x [f39F] d6e5 1aad 88F6 F4ce 6aB8 8272 79cf fFb9 [2266]"
  )
})

test("another one is read from its first letter, and what is left is the last group", () => {
  expect(read("bc1qw508d6qejx").join(" ")).toBe("[bc1q] w508 d6qe [jx]")
})

test("the groups are the address, whatever it is", () => {
  for (const address of ["", "0x", "a", "0xabc", "9".repeat(44), "bc1p".repeat(15)])
    expect(
      addressGroups(address)
        .map(({ group }) => group)
        .join("")
    ).toBe(address)
})
