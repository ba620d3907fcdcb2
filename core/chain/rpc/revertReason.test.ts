import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { parseRevertReason } from "./revertReason.ts"

const encodeWord = (value: number): string => value.toString(16).padStart(64, "0")
const encodeRevert = (text: string): string => {
  const hex = Buffer.from(text).toString("hex")
  return `0x08c379a0${encodeWord(32)}${encodeWord(hex.length / 2)}${hex.padEnd(Math.ceil(hex.length / 64) * 64, "0")}`
}

describe("parseRevertReason", () => {
  test.each([
    [encodeRevert("ERC20: transfer amount exceeds balance"), "ERC20: transfer amount exceeds balance"],
    [encodeRevert("é".repeat(300)), "é".repeat(256)],
    [`0x4e487b71${encodeWord(0x11)}`, "a number overflowed"],
    [`0x4e487b71${encodeWord(0x99)}`, "panic 0x99"],
    [encodeRevert(""), undefined],
    [encodeRevert("cut off").slice(0, -60), undefined],
    [`0x08c379a0${encodeWord(32)}${"f".repeat(64)}`, undefined],
    ["0x4e487b71", undefined],
    ["0xdeadbeef", undefined],
    ["0x", undefined],
    ["execution reverted", undefined]
  ])("reads %s as %s", (data, reason) => {
    expect(parseRevertReason(data)).toBe(reason)
  })

  test("parseRevertReason never throws", () => {
    const data = fc
      .tuple(fc.constantFrom("0x08c379a0", "0x4e487b71", "0x", ""), fc.hexaString({ maxLength: 400 }))
      .map((parts) => parts.join(""))
    fc.assert(fc.property(fc.oneof(data, fc.string()), (text) => typeof parseRevertReason(text) !== "number"))
  })

  test.each([
    [0x01, "an assertion failed"],
    [0x11, "a number overflowed"],
    [0x12, "a division by zero"],
    [0x21, "a value that its enum does not have"],
    [0x22, "storage that is encoded wrongly"],
    [0x31, "pop on an empty array"],
    [0x32, "an index out of bounds"],
    [0x41, "too much memory"],
    [0x51, "a call of a function that is not there"],
    [0x99, "panic 0x99"]
  ])("reads the panic %i as: %s", (code, reason) => {
    expect(parseRevertReason(`0x4e487b71${encodeWord(code)}`)).toBe(reason)
  })

  const text = encodeRevert("No")
  test.each([
    ["another error", text.replace("08c379a0", "08c379a1")],
    ["a text elsewhere", text.replace(encodeWord(32), encodeWord(64))],
    ["a text without its length", text.slice(0, 2 + 8 + 64)],
    ["a text that is shorter than it says", text.replace(encodeWord(2), encodeWord(64))],
    ["a text of no characters", encodeRevert("")],
    ["a text longer than is read", `0x08c379a0${encodeWord(32)}${encodeWord(4097)}${"61".repeat(4097)}`],
    ["half a byte", `${text}0`],
    ["more behind", `${text}zz`],
    ["something before", `x${text}`]
  ])("returns no reason for %s", (_, data) => {
    expect(parseRevertReason(data)).toBeUndefined()
  })

  test("reads a text of 4096 bytes and returns its first 256 characters", () => {
    expect(parseRevertReason(`0x08c379a0${encodeWord(32)}${encodeWord(4096)}${"61".repeat(4096)}`)).toBe(
      "a".repeat(256)
    )
  })
})
