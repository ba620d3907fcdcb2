import fc from "fast-check"
import { expect, test } from "vitest"
import { revertReason } from "./revertReason.ts"

const word = (value: number): string => value.toString(16).padStart(64, "0")
const reverted = (text: string): string => {
  const hex = Buffer.from(text).toString("hex")
  return `0x08c379a0${word(32)}${word(hex.length / 2)}${hex.padEnd(Math.ceil(hex.length / 64) * 64, "0")}`
}

test.each([
  [reverted("ERC20: transfer amount exceeds balance"), "ERC20: transfer amount exceeds balance"],
  [reverted("é".repeat(300)), "é".repeat(256)],
  [`0x4e487b71${word(0x11)}`, "a number overflowed"],
  [`0x4e487b71${word(0x99)}`, "panic 0x99"],
  [reverted(""), undefined],
  [reverted("cut off").slice(0, -60), undefined],
  [`0x08c379a0${word(32)}${"f".repeat(64)}`, undefined],
  ["0x4e487b71", undefined],
  ["0xdeadbeef", undefined],
  ["0x", undefined],
  ["execution reverted", undefined]
])("%s is read as %s", (data, reason) => {
  expect(revertReason(data)).toBe(reason)
})

test("reading never throws", () => {
  const data = fc
    .tuple(fc.constantFrom("0x08c379a0", "0x4e487b71", "0x", ""), fc.hexaString({ maxLength: 400 }))
    .map((parts) => parts.join(""))
  fc.assert(fc.property(fc.oneof(data, fc.string()), (text) => typeof revertReason(text) !== "number"))
})
