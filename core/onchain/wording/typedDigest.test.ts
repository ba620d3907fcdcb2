import { TypedDataEncoder } from "ethers"
import { describe, expect, test } from "vitest"
import { account, usdc } from "../../../fixtures/testing/core/calldata.ts"
import { computeTypedDigests } from "./typedDigest.ts"

const types = {
  EIP712Domain: [
    { name: "name", type: "string" },
    { name: "version", type: "string" },
    { name: "chainId", type: "uint256" },
    { name: "verifyingContract", type: "address" }
  ],
  Order: [
    { name: "items", type: "Item[]" },
    { name: "owner", type: "Person" },
    { name: "delta", type: "int64" },
    { name: "isOpen", type: "bool" },
    { name: "data", type: "bytes" },
    { name: "tag", type: "bytes4" }
  ],
  Person: [{ name: "wallet", type: "address" }],
  Item: [
    { name: "text", type: "string" },
    { name: "counts", type: "uint8[2]" },
    { name: "seller", type: "Person" }
  ]
}
const domain = { name: "Shop", version: "1", chainId: 1n, verifyingContract: usdc } as const
const message = {
  items: [{ text: "héllo", counts: [1, 2], seller: { wallet: usdc } }],
  owner: { wallet: account },
  delta: "-5",
  isOpen: true,
  data: "0xabcdef",
  tag: "0x12345678"
}

describe("computeTypedDigests", () => {
  const { EIP712Domain: _, ...structs } = types

  test("returns the hashes of ethers", () => {
    expect(computeTypedDigests({ types, primaryType: "Order", domain: { ...domain, chainId: 1 }, message })).toEqual({
      domain: TypedDataEncoder.hashDomain(domain),
      message: TypedDataEncoder.hashStruct("Order", structs, message),
      digest: TypedDataEncoder.hash(domain, structs, message)
    })
  })

  test("derives the type of a domain that is not declared", () => {
    const own = { name: "Shop", chainId: 1 }
    expect(computeTypedDigests({ types: structs, primaryType: "Order", domain: own, message })?.digest).toBe(
      TypedDataEncoder.hash(own, structs, message)
    )
  })

  test("returns nothing for data that is invalid or too large", () => {
    const many = { T: [{ name: "a", type: "string[]" }] }
    expect([
      computeTypedDigests({ types, primaryType: "Order", domain, message: {} }),
      computeTypedDigests({ types: many, primaryType: "T", domain: {}, message: { a: Array(2_000).fill("x") } })
    ]).toEqual([undefined, undefined])
  })
})
