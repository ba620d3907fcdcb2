import { describe, expect, test } from "vitest"
import { computeChangesOnEvm, computeChangesOnSolana } from "./changes.ts"

const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const you = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const topic = "0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef"
const encodeWord = (hex: string): string => `0x${hex.replace("0x", "").toLowerCase().padStart(64, "0")}`
const makeTransferLog = (token: string, from: string, to: string, units: bigint) => ({
  address: token,
  topics: [topic, encodeWord(from), encodeWord(to)],
  data: encodeWord(units.toString(16))
})

describe("computeChangesOnEvm and computeChangesOnSolana", () => {
  test("adds up the coin and the tokens of Transfer logs on EVM", () => {
    expect(
      computeChangesOnEvm(me, -16n, [
        makeTransferLog("0xAA", me, you, 100n),
        makeTransferLog("0xBB", you, me, 60n),
        makeTransferLog("0xBB", you, me, 7n),
        makeTransferLog("0xCC", me, you, 5n),
        makeTransferLog("0xCC", you, me, 5n),
        makeTransferLog("0xDD", you, you, 9n)
      ])
    ).toEqual([
      { token: "0xaa", units: "-100" },
      { token: "0xbb", units: "67" },
      { token: null, units: "-16" }
    ])
  })

  const [others] = [makeTransferLog("0xAA", me, you, 1n)]
  test.each([
    ["another event", { ...others, topics: [encodeWord("1"), ...others.topics.slice(1)] }],
    ["data of another length", { ...others, data: "0x01" }],
    ["an address with dirty bytes before it", { ...others, topics: [topic, `0x${"1".repeat(64)}`, encodeWord(you)] }],
    ["no log", null],
    ["text", "0x"]
  ])("returns nothing for %s on EVM", (_, log) => {
    expect(computeChangesOnEvm(me, undefined, [log])).toEqual([])
  })

  test("returns a collectible by its number on EVM, for ERC-721 and ERC-1155", () => {
    const nft = { ...others, topics: [...others.topics, encodeWord("7")], data: "0x" }
    expect(computeChangesOnEvm(me, undefined, [nft])).toEqual([{ token: "0xaa", item: "7", units: "-1" }])
    const single = {
      address: "0xBB",
      topics: [
        "0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62",
        encodeWord(you),
        encodeWord(you),
        encodeWord(me)
      ],
      data: `${encodeWord("9")}${encodeWord("3").slice(2)}`
    }
    expect(computeChangesOnEvm(me, undefined, [single, nft])).toEqual([
      { token: "0xbb", item: "9", units: "3" },
      { token: "0xaa", item: "7", units: "-1" }
    ])
  })

  const makeTokenBalance = (owner: string, mint: string, amount: unknown, decimals: unknown = 6) => ({
    owner,
    mint,
    uiTokenAmount: { amount, decimals }
  })
  test("subtracts the balances before from those after on Solana, without the payer's fee", () => {
    const meta = {
      fee: 5_000,
      preBalances: [1_000_000, 0],
      postBalances: [495_000, 500_000],
      preTokenBalances: [makeTokenBalance("me", "M", "70"), makeTokenBalance("you", "M", "1")],
      postTokenBalances: [
        makeTokenBalance("me", "M", "50"),
        makeTokenBalance("you", "M", "21"),
        makeTokenBalance("me", "N", "3", 0)
      ]
    }
    expect(computeChangesOnSolana("me", ["me", "other"], meta)).toEqual([
      { token: "M", units: "-20", decimals: 6 },
      { token: "N", units: "3", decimals: 0 },
      { token: null, units: "-500000" }
    ])
    // Another account paid, so the fee is not deducted from this one.
    expect(computeChangesOnSolana("other", ["me", "other"], meta)).toEqual([{ token: null, units: "500000" }])
    expect(computeChangesOnSolana("me", ["me"], { ...meta, postBalances: [995_000] })[2]).toBeUndefined()
  })

  test.each([
    ["no meta", null],
    ["balances that are none", { fee: 1, preBalances: ["1"], postBalances: [-1] }],
    [
      "amounts that are none",
      { preTokenBalances: [makeTokenBalance("me", "M", "1e3"), makeTokenBalance("me", "M", "5", -1), null] }
    ]
  ])("returns nothing for %s on Solana", (_, meta) => {
    expect(computeChangesOnSolana("me", ["me"], meta)).toEqual([])
  })
})
