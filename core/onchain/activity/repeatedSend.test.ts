import { describe, expect, test } from "vitest"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import type { TransactionSummary } from "./transactionSummary.ts"
import type { Transfer } from "./events.ts"
import { repeatListed, repeatSent } from "./repeatedSend.ts"

const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const to = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const tokens = [
  { address: null, symbol: "ETH", name: "Ether", decimals: 18 },
  { address: usdc, symbol: "USDC", name: "USD Coin", decimals: 6 }
]
const record: SentRecord = {
  hash: "0x1",
  network: "eip155:1",
  account: `eip155:1:${to}`,
  kind: "send",
  nonce: 1,
  connectorId: "w",
  sentAt: 0,
  end: { status: "confirmed" }
}
const transfer: Transfer = {
  asset: "token",
  name: "USD Coin",
  symbol: "USDC",
  iconUrl: "",
  direction: "out",
  quantity: "40.5",
  spam: false
}
const summary: TransactionSummary = { kind: "sent", sent: [transfer], gained: [], counterparty: to }

describe("repeatSent", () => {
  test("returns what the view showed when it was sent", () => {
    const summary = { amount: "1.25", symbol: "ETH", token: null, to, name: "juniper.reown.id" }
    expect(repeatSent({ ...record, summary }, tokens)).toEqual({ token: null, amount: "1.25", to })
  })

  test.each([
    [
      { token: null, units: "-1250000000000000000" },
      { token: null, amount: "1.25" }
    ],
    [
      { token: usdc.toLowerCase(), units: "-40500000" },
      { token: usdc.toLowerCase(), amount: "40.5" }
    ]
  ])("reads the amount from the chain without a summary", (change, form) => {
    expect(repeatSent({ ...record, changes: [change], receivers: [to] }, tokens)).toEqual({ ...form, to })
  })

  test.each<[string, Partial<SentRecord>]>([
    ["pending", { end: { status: "pending" }, summary: { amount: "1", symbol: "ETH", token: null, to } }],
    ["a swap", { kind: "swap", summary: { amount: "1", symbol: "ETH", token: null } }],
    ["to several receivers", { changes: [{ token: null, units: "-1" }], receivers: [to, usdc] }],
    ["of a token with unknown decimals", { changes: [{ token: to, units: "-1" }], receivers: [to] }],
    ["of a collectible", { changes: [{ token: to, item: "7", units: "-1" }], receivers: [to] }],
    ["not read from the chain yet", {}]
  ])("returns undefined for a record that is %s", (_, more) => {
    expect(repeatSent({ ...record, ...more }, tokens)).toBeUndefined()
  })
})

describe("repeatListed", () => {
  test("finds the held token by name and symbol", () => {
    expect(repeatListed(summary, tokens)).toEqual({ token: usdc, amount: "40.5", to })
    const ether = { ...transfer, name: "Ether", symbol: "ETH", quantity: "1.25" }
    expect(repeatListed({ ...summary, sent: [ether] }, tokens)).toEqual({ token: null, amount: "1.25", to })
  })

  test.each<[string, Partial<TransactionSummary>, typeof tokens]>([
    ["no held token matches", { sent: [{ ...transfer, symbol: "DAI", name: "Dai" }] }, tokens],
    ["the name differs", { sent: [{ ...transfer, name: "USD Coin (fake)" }] }, tokens],
    ["two held tokens match", {}, [...tokens, { address: to, symbol: "USDC", name: "USD Coin", decimals: 6 }]],
    ["the receiver is the token's contract", { counterparty: usdc.toLowerCase() }, tokens],
    ["several tokens moved", { sent: [transfer, transfer] }, tokens],
    ["it was received", { kind: "received" }, tokens],
    ["a collectible moved", { sent: [{ ...transfer, asset: "nft" }] }, tokens],
    ["zero moved", { sent: [{ ...transfer, quantity: "0.0" }] }, tokens],
    ["a contract was created", { counterparty: "" }, tokens]
  ])("returns undefined if %s", (_, more, held) => {
    expect(repeatListed({ ...summary, ...more }, held)).toBeUndefined()
  })
})
