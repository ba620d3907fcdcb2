import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { toApprovalSteps, checkApproval, checkSwap } from "./checkBuilt.ts"

const account = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const token = `eip155:1:0x${"a0".repeat(20)}` as const
const router = `0x${"11".repeat(20)}`
const requested = { account, from: token, amountUnits: 100n } as const
const built = { from: account, to: `eip155:1:${router}`, data: "0x12aa3caf", value: "0", eip155: { gas: "200000" } }
const swap = (more: object) => checkSwap(requested, { ...built, ...more })
const getField = (checked: Either.Either<unknown, { readonly field: string }>) =>
  Either.match(checked, { onLeft: ({ field }) => field, onRight: () => "passes" })
const encodeWord = (value: bigint) => value.toString(16).padStart(64, "0")
const approve = (amount: bigint, spender = router) =>
  `0x095ea7b3${"0".repeat(24)}${spender.slice(2)}${encodeWord(amount)}`
const approval = (more: object, how: "all" | "exact" = "exact") =>
  checkApproval(requested, { ...built, to: token, data: approve(100n), ...more }, { approval: how })

describe("checkSwap and checkApproval", () => {
  test.each([
    ["transfer", "a9059cbb"],
    ["transferFrom", "23b872dd"],
    ["approve", "095ea7b3"],
    ["increaseAllowance", "39509351"],
    ["setApprovalForAll", "a22cb465"],
    ["safeTransferFrom", "42842e0e"],
    ["safeTransferFrom with data", "b88d4fde"],
    ["permit", "d505accf"]
  ])("rejects a swap that is a call of %s", (_, selector) => {
    expect(getField(swap({ data: `0x${selector}` }))).toBe("data")
    expect(getField(swap({ data: `0x12aa3caf${selector}` }))).toBe("passes")
  })

  test.each([
    ["0x12aa3caf", "passes"],
    ["0x12aa3c", "data"],
    ["x0x12aa3caf", "data"],
    ["0x12aa3caf ", "data"]
  ])("checks a swap's data %j: %s", (data, field) => {
    expect(getField(swap({ data }))).toBe(field)
  })

  test.each([
    [`eip155:1:${router}00`, "receiver"],
    [`eip155:1:x${router}`, "receiver"],
    [`eip155:1:0x${"0".repeat(38)}10`, "passes"],
    [`eip155:1:0x10${"0".repeat(38)}`, "passes"],
    [router, "receiver"],
    ["", "receiver"]
  ])("checks a swap to %s: %s", (to, field) => {
    expect(getField(swap({ to }))).toBe(field)
  })

  test.each([
    ["1", "0x1"],
    ["100000000", "0x5f5e100"],
    ["0x5f5e100", "0x5f5e100"],
    ["0X5F5E100", "0x5f5e100"],
    [200000, "0x30d40"],
    ["100000001", undefined],
    ["0", undefined],
    ["0x0", undefined],
    ["200000 gas", undefined],
    ["about 200000", undefined],
    ["0x30d4z", undefined],
    ["-1", undefined],
    ["1".repeat(21), undefined],
    ["", undefined],
    [undefined, undefined]
  ])("converts the gas estimate %j for the wallet to %s", (gas, expected) => {
    expect(Either.getOrThrow(swap({ eip155: { gas } })).gas).toBe(expected)
  })

  test.each(["0", "00", "0x0", "0x00", "", undefined])("reads a coin amount of %j in an approval as zero", (value) => {
    expect(getField(approval({ value }))).toBe("passes")
  })

  test.each(["1", "0x1", "10", "x0"])("rejects an approval that pays %j", (value) => {
    expect(getField(approval({ value }))).toBe("value")
  })

  test.each([
    ["nothing before the call", `x${approve(100n)}`, "data"],
    ["no more behind it", `${approve(100n)}00`, "data"],
    ["another call", approve(100n).replace("095ea7b3", "095ea7b4"), "data"],
    ["the least amount", approve(100n), "passes"],
    ["too little", approve(99n), "amount"],
    ["the token itself", approve(100n, `0x${"a0".repeat(20)}`), "spender"],
    ["nobody", approve(100n, `0x${"0".repeat(40)}`), "spender"]
  ])("checks an approval of %s: %s", (_, data, field) => {
    expect(getField(approval({ data }))).toBe(field)
  })

  test.each([
    [100n, "all"],
    [2n ** 255n - 1n, "all"],
    [2n ** 256n - 1n, "all"],
    [0n, "none"]
  ])("sets an approval built for %d to %s if all is selected", (amount, allows) => {
    expect(Either.getOrThrow(approval({ data: approve(amount) }, "all")).allows).toBe(allows)
  })

  test("builds its own approval data with exactly the amount", () => {
    expect(Either.getOrThrow(approval({ data: approve(101n) })).request.data).toBe(approve(100n))
    expect(Either.getOrThrow(approval({ data: approve(0n) })).request.data).toBe(approve(0n))
    expect(Either.getOrThrow(approval({ data: approve(101n) }, "all")).request.data).toBe(approve(2n ** 256n - 1n))
  })

  const usdt = "eip155:1:0xdAC17F958D2ee523a2206206994597C13D831ec7"
  test.each([
    ["nothing is allowed yet", token, 0n, 100n, ["100"]],
    ["something is, of a token that takes any change", token, 5n, 100n, ["100"]],
    ["something is, and the service takes it back first", token, 5n, 0n, ["0", "100"]],
    ["nothing is, of old USDT", usdt, 0n, 100n, ["100"]],
    ["something is, of old USDT", usdt, 5n, 100n, ["0", "100"]]
  ] as const)("returns the approvals in order if %s", (_, from, allowedUnits, builtFor, amounts) => {
    const trade = { ...requested, from }
    const checked = Either.getOrThrow(checkApproval(trade, { ...built, to: from, data: approve(builtFor) }))
    const steps = toApprovalSteps(trade, checked, { allowedUnits })
    expect(steps.map(({ amountUnits }) => amountUnits)).toEqual(amounts)
    expect(steps.map(({ request }) => request.data)).toEqual(amounts.map((amount) => approve(BigInt(amount))))
    expect(toApprovalSteps(trade, checked, { allowedUnits, approval: "all" }).at(-1)?.allows).toBe("all")
    // The service's gas belongs to the transaction that it built.
    expect(steps.at(-1)?.request.gas).toBe(builtFor === 0n ? undefined : "0x30d40")
  })
})
