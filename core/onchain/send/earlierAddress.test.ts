import { describe, expect, test } from "vitest"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import { findEarlierAddress } from "./earlierAddress.ts"

const [first, second] = ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"]
const toRecord = (to: string, name?: string): SentRecord => ({
  account: "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
  network: "eip155:1",
  kind: "send",
  hash: "0x1",
  nonce: null,
  connectorId: "test.wallet",
  sentAt: 0,
  end: { status: "confirmed" },
  ...(name === undefined ? {} : { receiverName: name }),
  summary: { amount: "1", symbol: "ETH", token: null, to, ...(name === undefined ? {} : { name }) }
})

describe("findEarlierAddress", () => {
  test("returns the address of the last transfer to a name that has another one now", () => {
    const sent = [toRecord(first, "ada.eth"), toRecord(second, "ada.eth")]
    expect(findEarlierAddress(sent, "eip155:1", { address: second, name: "ada.eth" })).toBe(first)
    expect(findEarlierAddress(sent, "eip155:1", { address: first.toLowerCase(), name: "ada.eth" })).toBeUndefined()
  })

  test("returns the receiver on the chain for a transfer of an earlier visit, and undefined until it is read", () => {
    const { summary, ...stored } = toRecord(first, "ada.eth")
    const now = { address: second, name: "ada.eth" }
    expect(findEarlierAddress([{ ...stored, receivers: [first.toLowerCase()] }], "eip155:1", now)).toBe(
      first.toLowerCase()
    )
    expect(findEarlierAddress([stored], "eip155:1", now)).toBeUndefined()
  })

  test("returns undefined for another network, another name, and an address without a name", () => {
    const sent = [toRecord(first, "ada.eth"), toRecord(first)]
    expect(findEarlierAddress(sent, "eip155:137", { address: second, name: "ada.eth" })).toBeUndefined()
    expect(findEarlierAddress(sent, "eip155:1", { address: second, name: "ben.eth" })).toBeUndefined()
    expect(findEarlierAddress(sent, "eip155:1", { address: second, name: null })).toBeUndefined()
  })
})
