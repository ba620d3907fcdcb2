import { describe, expect, test } from "vitest"
import { bareFacts } from "../calldata/facts.ts"
import { describeInWords } from "../wording/describeInWords.ts"
import { getBase } from "../../../fixtures/testing/core/calldata.ts"

const contract = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const facts = bareFacts({
  account: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
  network: "eip155:1",
  now: 1_800_000_000,
  coin: () => ({ symbol: "ETH", decimals: 18 }),
  token: (_, address) =>
    address.toLowerCase() === contract.toLowerCase() ? { symbol: "USDC", decimals: 6, source: "list" } : undefined
})
const wordsFor = (...permissions: ReadonlyArray<object>) => {
  const { fields, risk } = describeInWords(
    { ...getBase("wallet_grantPermissions"), kind: "grant", grants: [{ permissions, expiry: facts.now + 3600 }] },
    facts
  )
  return [risk, ...fields.filter(({ label }) => label !== "Until").map(({ value }) => value)]
}
const limited = { functionName: "swap", valueLimit: "0x0", args: [{ operator: "EQUAL", value: "0x1" }] }

describe("describePermission", () => {
  test("shows an allowance of a token in that token, for both spellings of its address", () => {
    const data = { allowance: "0x989680", period: 604_800, start: 0 }
    const sentence = "Spend up to 10 USDC each week"
    expect(wordsFor({ type: "erc20-recurring-allowance", data: { ...data, token: contract } })).toEqual([
      "careful",
      sentence
    ])
    expect(wordsFor({ type: "erc20-recurring-allowance", data: { ...data, address: contract } })).toContain(sentence)
    // Without a token it is not shown as an amount of the coin.
    expect(wordsFor({ type: "erc20-recurring-allowance", data }).join()).not.toContain("ETH")
  })

  test("shows the period of a coin allowance", () => {
    const each = (period: number) =>
      wordsFor({ type: "native-token-recurring-allowance", data: { allowance: "0xde0b6b3a7640000", period } })[1]
    expect([1, 86_400, 7].map(each)).toEqual([
      "Spend up to 1 ETH each second",
      "Spend up to 1 ETH each day",
      "Spend up to 1 ETH each 7 seconds"
    ])
  })

  test("marks a call without a list, without a coin limit, or as the account itself as a danger", () => {
    const calls = (...functions: ReadonlyArray<object>) =>
      wordsFor({ type: "contract-call", data: { address: contract, functions } })
    expect(calls(limited)).toEqual(["careful", `Call “swap” (named by this page) on ${contract}`])
    expect(calls({ functionName: "swap", valueLimit: "0x0" })[1]).toBe(
      `Call “swap” (named by this page) on ${contract}, with any values`
    )
    expect(calls()).toEqual(["danger", `Call any function on ${contract}, with any values`, "There is no limit."])
    expect(calls({ ...limited, valueLimit: undefined })).toEqual([
      "danger",
      `Call “swap” (named by this page) on ${contract}`,
      "How much of the coin it takes along has no limit."
    ])
    expect(calls({ ...limited, operation: "DelegateCall" })).toContain("Somebody else's code acts as your account.")
  })
})
