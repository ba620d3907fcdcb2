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
const getWordsFor = (...permissions: ReadonlyArray<object>) => {
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
    expect(getWordsFor({ type: "erc20-recurring-allowance", data: { ...data, token: contract } })).toEqual([
      "careful",
      sentence
    ])
    expect(getWordsFor({ type: "erc20-recurring-allowance", data: { ...data, address: contract } })).toContain(sentence)
    // Without a token it is not shown as an amount of the coin.
    expect(getWordsFor({ type: "erc20-recurring-allowance", data }).join()).not.toContain("ETH")
  })

  test("shows the period of a coin allowance", () => {
    const getPeriodWords = (period: number) =>
      getWordsFor({ type: "native-token-recurring-allowance", data: { allowance: "0xde0b6b3a7640000", period } })[1]
    expect([1, 86_400, 7].map(getPeriodWords)).toEqual([
      "Spend up to 1 ETH each second",
      "Spend up to 1 ETH each day",
      "Spend up to 1 ETH each 7 seconds"
    ])
  })

  test("marks a call without a list, without a coin limit, or as the account itself as a danger", () => {
    const getCallWords = (...functions: ReadonlyArray<object>) =>
      getWordsFor({ type: "contract-call", data: { address: contract, functions } })
    expect(getCallWords(limited)).toEqual(["careful", `Call “swap” (named by this page) on ${contract}`])
    expect(getCallWords({ functionName: "swap", valueLimit: "0x0" })[1]).toBe(
      `Call “swap” (named by this page) on ${contract}, with any values`
    )
    expect(getCallWords()).toEqual([
      "danger",
      `Call any function on ${contract}, with any values`,
      "There is no limit."
    ])
    expect(getCallWords({ ...limited, valueLimit: undefined })).toEqual([
      "danger",
      `Call “swap” (named by this page) on ${contract}`,
      "There is no limit to the coins that each call sends."
    ])
  })

  test.each(["DelegateCall", "delegateCall", "DELEGATE_CALL", "0x1", 1, true, {}])(
    "marks the operation %j as a danger",
    (operation) => {
      const words = getWordsFor({
        type: "contract-call",
        data: { address: contract, functions: [{ ...limited, operation }] }
      })
      expect([words[0], words.includes("Code that you don’t control acts as your account.")]).toEqual(["danger", true])
    }
  )

  test.each([undefined, null, 0, "Call", "0x0"])("does not warn of the operation %j", (operation) => {
    const data = { address: contract, functions: [{ ...limited, operation }] }
    expect(getWordsFor({ type: "contract-call", data })[0]).toBe("careful")
  })

  test("marks functions after the sixteenth as a danger, whose names are not shown", () => {
    const describeMany = (count: number) =>
      getWordsFor({ type: "contract-call", data: { address: contract, functions: Array(count).fill(limited) } })[0]
    expect([describeMany(16), describeMany(17)]).toEqual(["careful", "danger"])
  })

  test.each(["daily", undefined, null, -1, {}])(
    "marks an allowance that renews after the period %j as a danger",
    (period) => {
      const words = getWordsFor({ type: "native-token-recurring-allowance", data: { allowance: "0x1", period } })
      expect([words[0], words.at(-1)]).toEqual(["danger", "There is no limit."])
    }
  )
})

describe("describePermission of wallet_requestExecutionPermissions", () => {
  const ether = "0xde0b6b3a7640000"
  const huge = `0x${"f".repeat(64)}`

  test.each<[string, object, ReadonlyArray<string>]>([
    [
      "native-token-periodic",
      { periodAmount: ether, periodDuration: 86_400, startTime: 1 },
      ["Spend up to 1 ETH each day"]
    ],
    ["native-token-allowance", { allowanceAmount: ether }, ["Spend up to 1 ETH"]],
    ["native-token-allowance", { allowance: ether }, ["Spend up to 1 ETH"]],
    [
      "native-token-stream",
      { initialAmount: "0x0", maxAmount: ether, amountPerSecond: "0x38d7ea4c68000" },
      ["Spend up to 1 ETH", "Spend up to 0.001 ETH each second"]
    ],
    [
      "erc20-token-periodic",
      { tokenAddress: contract, periodAmount: "0x989680", periodDuration: 604_800, justification: "Rent" },
      ["Spend up to 10 USDC each week", "“Rent” (named by this page)"]
    ],
    ["erc20-token-allowance", { tokenAddress: contract, allowanceAmount: "0x989680" }, ["Spend up to 10 USDC"]],
    [
      "erc20-token-stream",
      { tokenAddress: contract, maxAmount: "0x989680", amountPerSecond: "0x1" },
      ["Spend up to 10 USDC", "Spend up to 0.000001 USDC each second"]
    ]
  ])("describes %s %j", (type, data, sentences) => {
    expect(getWordsFor({ type, data })).toEqual(["careful", ...sentences])
  })

  test.each<[string, object]>([
    ["native-token-periodic", { periodAmount: huge, periodDuration: 86_400 }],
    ["native-token-periodic", { periodAmount: "0x1", periodDuration: 0 }],
    ["native-token-periodic", { periodAmount: "0x1" }],
    ["native-token-periodic", { periodDuration: 86_400 }],
    ["native-token-allowance", { allowanceAmount: huge }],
    ["native-token-allowance", {}],
    ["native-token-stream", { amountPerSecond: "0x1" }],
    ["native-token-stream", { amountPerSecond: "0x1", maxAmount: huge }],
    ["native-token-stream", { maxAmount: "0x1" }],
    ["native-token-allowance", { allowanceAmount: "0x1", tokenAddress: contract }],
    ["erc20-token-allowance", { allowanceAmount: "0x1" }],
    ["erc20-token-allowance", { allowanceAmount: "0x1", tokenAddress: "USDC" }],
    ["erc20-token-revocation", {}],
    ["native-token-allowance-v2", { allowanceAmount: "0x1" }]
  ])("warns that %s %j has no limit", (type, data) => {
    const [risk, ...lines] = getWordsFor({ type, data })
    expect([risk, lines]).toEqual(["danger", expect.arrayContaining(["There is no limit."])])
  })

  test("quotes a justification as the page's words, without invisible characters", () => {
    const data = { allowanceAmount: ether, justification: 'Spend 0 ETH\u202E" \n until never' }
    expect(getWordsFor({ type: "native-token-allowance", data })).toEqual([
      "careful",
      "Spend up to 1 ETH",
      "“Spend 0 ETH⟨U+202E⟩'   until never” (named by this page)"
    ])
  })
})
