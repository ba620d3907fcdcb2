import { describe, expect, test } from "vitest"
import { summarizeTransaction, pickRowAmounts } from "./transactionSummary.ts"
import type { Transaction, Transfer } from "./events.ts"

const move = (direction: Transfer["direction"], spam = false): Transfer => ({
  asset: "token",
  name: "Ether",
  symbol: "ETH",
  iconUrl: "",
  direction,
  quantity: "1",
  spam
})
const transaction: Transaction = {
  id: "a",
  hash: "0x1",
  network: "eip155:1",
  status: "confirmed",
  from: "0xME",
  to: "0xb",
  minedAt: 1,
  operation: "",
  transfers: []
}
const getKind = (operation: string, ...transfers: ReadonlyArray<Transfer>) =>
  summarizeTransaction({ ...transaction, operation, transfers }, "0xme")

test.each([
  ["send", [move("out")], "sent"],
  ["receive", [move("in")], "received"],
  ["trade", [move("out"), move("in")], "swapped"],
  ["mint", [move("in"), move("out")], "minted"],
  ["mint", [move("out")], "sent"],
  ["approve", [], "allowed"],
  ["send", [], "sent"],
  ["execute", [], "called"],
  ["send", [move("self")], "sent"],
  ["", [], "called"]
] as const)("classifies an operation %s that moved %j as %s", (operation, transfers, kind) => {
  expect(getKind(operation, ...transfers).kind).toBe(kind)
})

test.each([
  ["a transfer", [move("out")]],
  ["a swap", [move("out"), move("in")]],
  ["an approval", []]
] as const)(
  "classifies %s in the account's name as foreign, without an address, if another address signed it",
  (_, transfers) => {
    const created = { ...transaction, operation: "approve", transfers }
    expect(summarizeTransaction({ ...created, signer: "other" }, "0xme")).toMatchObject({
      kind: "foreign",
      counterparty: ""
    })
    expect(summarizeTransaction({ ...created, signer: "account" }, "0xme").kind).not.toBe("foreign")
    expect(summarizeTransaction(created, "0xme").kind).not.toBe("foreign")
  }
)

test("classifies by the transfers, whatever the service calls the operation", () => {
  expect(getKind("receive", move("out")).kind).toBe("sent")
  expect(getKind("send", move("in")).kind).toBe("received")
  expect(getKind("approve", move("out")).kind).toBe("sent")
})

test("does not count spam as received", () => {
  expect(getKind("send", move("out"), move("in", true))).toMatchObject({ kind: "sent", gained: [] })
})

test("returns the other party, not the account", () => {
  expect(getKind("send", move("out")).counterparty).toBe("0xb")
})

describe("summarizeTransaction", () => {
  test("keeps every transfer of a transaction", () => {
    const [usdc, dai, lp] = [move("out"), move("out"), move("in")]
    expect(getKind("execute", usdc, dai, lp)).toMatchObject({ sent: [usdc, dai], gained: [lp] })
  })

  test.each([
    ["0xME", "0xME", [move("out")], undefined],
    ["0xme", "0xMe", [move("self")], undefined],
    ["0xbundler", "0xb", [move("out")], "0xb"],
    ["0xbundler", "0xme", [move("out")], "0xbundler"],
    ["0xa", "0xme", [move("in")], "0xa"]
  ] as const)("returns the other party of a transaction from %s to %s", (from, to, transfers, counterparty) => {
    expect(summarizeTransaction({ ...transaction, from, to, transfers }, "0xme").counterparty).toBe(counterparty)
  })
})

describe("pickRowAmounts", () => {
  test.each([
    [[], ["a"], ["a"], 0],
    [[], ["a", "b"], ["a", "b"], 0],
    [[], ["a", "b", "c", "d"], ["a", "b"], 2],
    [["x"], ["a", "b"], ["x", "a"], 1],
    [["x", "y"], [], ["x", "y"], 0]
  ])("shows at most two of %j received and %j sent", (gained, sent, visible, more) => {
    expect(pickRowAmounts({ gained, sent })).toEqual({ visible, more })
  })
})
