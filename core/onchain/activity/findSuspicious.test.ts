import { describe, expect, test } from "vitest"
import type { Transaction, Transfer } from "./events.ts"
import { type OwnEvidence, findSuspicious, isLure, listReceivers } from "./findSuspicious.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const friend = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const twin = `0x7099${"1".repeat(32)}79C8`
const stranger = "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
const makeTransfer = (more: Partial<Transfer> = {}): Transfer => ({
  asset: "token",
  name: "USD Coin",
  symbol: "USDC",
  iconUrl: "",
  direction: "in",
  quantity: "5",
  spam: false,
  ...more
})
const makeRow = (id: string, from: string, to: string, ...transfers: ReadonlyArray<Transfer>): Transaction => ({
  id,
  hash: id,
  network: "eip155:1",
  operation: "send",
  status: "confirmed",
  from,
  to,
  minedAt: 0,
  transfers
})
const sent = makeRow("sent", account, friend, makeTransfer({ direction: "out" }))
const listSuspicious = (...rows: ReadonlyArray<Transaction>) => [...findSuspicious([sent, ...rows], account)]

test.each([
  [
    "moves nothing in the account's name",
    makeRow("x", stranger, twin, makeTransfer({ direction: "out", quantity: "0.000" }))
  ],
  ["brings dust from a twin of a receiver", makeRow("x", twin, account, makeTransfer({ quantity: "0.0001" }))],
  [
    "brings a token whose symbol has a letter of another script",
    makeRow("x", stranger, account, makeTransfer({ symbol: "USD\u0421" }))
  ],
  [
    "brings a token whose symbol is another's, all in look-alikes",
    makeRow("x", stranger, account, makeTransfer({ symbol: "\u0415\u0422\u041d" }))
  ],
  [
    "brings an item whose name is a link",
    makeRow("x", stranger, account, makeTransfer({ asset: "nft", symbol: "", name: "Claim at gift-usdc.com" }))
  ],
  [
    "brings a token whose name is a link",
    makeRow("x", stranger, account, makeTransfer({ name: "https://win.example" }))
  ],
  [
    "brings a token named after an account elsewhere",
    makeRow("x", stranger, account, makeTransfer({ name: "TG: @usdc_gift" }))
  ]
])("flags a transaction that %s as suspicious", (_, transaction) => expect(listSuspicious(transaction)).toEqual(["x"]))

test.each([
  ["comes from a friend", makeRow("x", friend, account, makeTransfer())],
  ["comes from a stranger", makeRow("x", stranger, account, makeTransfer())],
  [
    "was signed by the account by a node's word, to a twin and with nothing in it",
    { ...makeRow("x", account, twin, makeTransfer({ direction: "out", quantity: "0" })), signer: "account" as const }
  ],
  [
    "brings an item with a plain name",
    makeRow("x", stranger, account, makeTransfer({ asset: "nft", symbol: "", name: "Quiet Gull #7" }))
  ],
  ["moved no asset", makeRow("x", stranger, account)]
])("does not flag a transaction that %s", (_, transaction) => expect(listSuspicious(transaction)).toEqual([]))

describe("isLure", () => {
  test.each([
    "usdc.соm",
    "usdc.xуz",
    "usdc.cօm",
    "visit usdcꓸcom",
    "usdc⸳com",
    "usdc . c o m",
    "u s d c . i o",
    "usdc.dev",
    "usdc.gg",
    "x.eth.limo",
    "uni-x.pages.dev"
  ])("returns true for the name %s", (name) => {
    expect(isLure({ name, symbol: "X" })).toBe(true)
  })

  test.each([
    "yearn.finance",
    "Curve.fi",
    "ether.fi",
    "Fetch.ai",
    "Tornado.Cash",
    "U.S. Dollar",
    "Wrapped BTC.b",
    "A B C"
  ])("returns false for the name %s", (name) => {
    expect(isLure({ name, symbol: "X" })).toBe(false)
  })

  test("returns true for $USDC, and false for Tether's own spelling", () => {
    const check = (symbol: string) => isLure({ name: "Coin", symbol })
    expect(["$USDC", "🅤🅢🅓🅒", "USD₮", "USDT"].map(check)).toEqual([true, true, false, false])
  })
})

const zero = makeRow("x", account, twin, makeTransfer({ direction: "out", quantity: "0" }))
describe("findSuspicious", () => {
  test("flags a zero transfer in the account's name, whichever sender the history names", () => {
    expect(listSuspicious(zero)).toEqual(["x"])
    expect(listSuspicious({ ...zero, signer: "other" })).toEqual(["x"])
    expect(
      listSuspicious(makeRow("x", account, stranger, makeTransfer({ direction: "out", quantity: "0.000" })))
    ).toEqual(["x"])
    expect(listSuspicious(makeRow("x", account, stranger, makeTransfer({ direction: "self", quantity: "0" })))).toEqual(
      ["x"]
    )
  })

  test("accepts a zero transfer that the kit sent, or whose sender a node confirms", () => {
    expect([...findSuspicious([sent, zero], account, { sent: new Set(["x"]) })]).toEqual([])
    expect(listSuspicious({ ...zero, signer: "account" })).toEqual([])
  })

  test("flags a transfer of a worthless token to a look-alike in the account's name", () => {
    const fake = {
      ...makeRow("x", account, twin, makeTransfer({ direction: "out", quantity: "5000" })),
      signer: "other" as const
    }
    expect(listSuspicious(fake)).toEqual(["x"])
  })

  test("compares with known addresses that the history does not contain", () => {
    const known: OwnEvidence = { known: [{ address: friend, why: "receiver" }] }
    expect([...findSuspicious([makeRow("x", twin, account, makeTransfer())], account, known)]).toEqual(["x"])
  })

  test("trusts the history's sender of a Solana transaction unless a node denies it", () => {
    const onSolana = { ...zero, network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" } as const
    expect(listSuspicious(onSolana)).toEqual([])
    expect(listSuspicious({ ...onSolana, signer: "other" })).toEqual(["x"])
  })
})

describe("listReceivers", () => {
  test("omits receivers of suspicious transactions, of zero transfers and of calls", () => {
    const approval = { ...makeRow("approval", account, stranger), operation: "approve" }
    expect(listReceivers([sent, zero, approval], account, {})).toEqual([friend])
  })
})
