import { hashMessage, keccak256, solidityPacked } from "ethers"
import { describe, expect, test } from "vitest"
import { account, usdc } from "../../../fixtures/testing/core/calldata.ts"
import { readRequest } from "../../wallets/reader/readRequest.ts"
import { computeRequestDigests } from "./requestDigests.ts"
import * as Either from "effect/Either"

const computeDigests = (method: string, params: unknown) =>
  computeRequestDigests(Either.getOrThrow(readRequest({ method, params }, { network: "eip155:1", account })))
const data = `0xa9059cbb${"0".repeat(24)}${account.slice(2).toLowerCase()}${"1".padStart(64, "0")}`
/** The hash of the length, as 256 bits, and the data (ERC-8213). */
const calldata = (hex: string) => keccak256(solidityPacked(["uint256", "bytes"], [(hex.length - 2) / 2, hex]))

describe("computeRequestDigests", () => {
  test("returns the digest of a transaction's call data", () => {
    expect(computeDigests("eth_sendTransaction", [{ to: usdc, data }])).toEqual([["Calldata Digest", calldata(data)]])
  })

  test("returns nothing for a transaction without data", () => {
    expect(computeDigests("eth_sendTransaction", [{ to: usdc, value: "0x1" }])).toEqual([])
  })

  test("returns one digest for each call of a batch that has data", () => {
    const calls = [
      { to: usdc, value: "0x1" },
      { to: usdc, data }
    ]
    const params = [{ version: "2.0.0", chainId: "0x1", atomicRequired: false, calls }]
    expect(computeDigests("wallet_sendCalls", params)).toEqual([["Calldata Digest 2", calldata(data)]])
  })

  test("returns the digest of a message with Ethereum's prefix", () => {
    expect(computeDigests("personal_sign", ["0x68c3a9", account])).toEqual([["ERC-191 Digest", hashMessage("hé")]])
  })

  test("returns the three digests of typed data", () => {
    const types = { Order: [{ name: "id", type: "uint256" }] }
    const typed = { types, primaryType: "Order", domain: { name: "Shop" }, message: { id: "1" } }
    const terms = computeDigests("eth_signTypedData_v4", [account, JSON.stringify(typed)]).map(([term]) => term)
    expect(terms).toEqual(["EIP-712 Digest", "Domain Hash", "Message Hash"])
  })

  test("hashes no more data than the page can process without a pause", () => {
    expect(computeDigests("eth_sendTransaction", [{ to: usdc, data: `0x${"00".repeat(70_000)}` }])).toEqual([])
  })
})
