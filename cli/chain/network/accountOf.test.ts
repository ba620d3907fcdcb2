import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { getAccount } from "./accountOf.ts"

const solana = "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"
const solanaNetwork = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const getRefusal = (text: string, network?: NetworkId) =>
  Either.getOrThrow(Either.flip(getAccount(text, { flag: network })))

describe("getAccount", () => {
  test("accepts CAIP-10, or a bare address on the network of the flag", () => {
    expect(Either.getOrThrow(getAccount(`${solanaNetwork}:${solana}`))).toBe(`${solanaNetwork}:${solana}`)
    expect(Either.getOrThrow(getAccount(solana, { flag: solanaNetwork }))).toBe(`${solanaNetwork}:${solana}`)
  })

  test.each<[string, NetworkId | undefined, string]>([
    ["eip155:1:0x12", undefined, 'An EVM address is 0x and 40 hexadecimal digits; "eip155:1:0x12" is not.'],
    [`eip155:1:${"a".repeat(41)}`, undefined, "An EVM address is 0x"],
    ["eip155:1", undefined, "Invalid CAIP-10 address: eip155:1"],
    ["solana:1", solanaNetwork, "Invalid CAIP-10 address: solana:1"],
    [
      `${solanaNetwork}:${solana}0`,
      undefined,
      `A Solana address is 32 to 44 base58 characters; "${solanaNetwork}:${solana}0" is not.`
    ],
    ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", solanaNetwork, "A Solana address is"],
    ["bip122:000000000019d6689c085ae165831e93:2x", undefined, "A Bitcoin address starts with 1, 3 or bc1"],
    ["cosmos:cosmoshub-4:COSMOS", undefined, "A Cosmos address is"],
    ["polkadot:91b171bb158e2d3848fa23a9f1c25182:x", undefined, "A Polkadot address is"]
  ])("rejects %s on %s with the value, the rule and an example that fits", (text, network, reason) => {
    const { hint = "", message } = getRefusal(text, network)
    expect(message).toContain(reason)
    expect(message).toContain(text)
    expect(Either.isRight(getAccount(hint.replace("An example: latchkey balance ", "")))).toBe(true)
  })

  test("suggests a CAIP-10 account for a bare Solana address without a network", () => {
    expect(getRefusal(solana)).toMatchObject({
      message: expect.stringContaining("An EVM address is"),
      hint: expect.stringContaining("latchkey balance solana:")
    })
  })

  test("prefers the flag over the account's network, and rejects another kind of chain", () => {
    const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    expect(Either.getOrThrow(getAccount(`eip155:1:${address}`, { flag: "eip155:137", bare: "eip155:10" }))).toBe(
      `eip155:137:${address}`
    )
    expect(getRefusal(`eip155:1:${address}`, solanaNetwork).message).toBe(
      `--network ${solanaNetwork} and eip155:1:${address} are different kinds of chain.`
    )
  })

  test("puts a bare address on the run's network, unless it does not fit there", () => {
    const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    expect(Either.getOrThrow(getAccount(address, { bare: "eip155:137" }))).toBe(`eip155:137:${address}`)
    expect(Either.getOrThrow(getAccount(address, { bare: solanaNetwork }))).toBe(`eip155:1:${address}`)
  })

  test("adds a missing 0x to a bare EVM address and to an account", () => {
    const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    expect(Either.getOrThrow(getAccount(address.slice(2)))).toBe(`eip155:1:${address}`)
    expect(Either.getOrThrow(getAccount(`eip155:137:${address.slice(2)}`))).toBe(`eip155:137:${address}`)
  })

  test.each([
    "0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "eip155:1:0xf39fd6e51aad88F6F4ce6aB8827279cffFb92266",
    "F39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
  ])("rejects %s, which has one wrong capital letter", (text) => {
    expect(getRefusal(text).message).toBe(
      `The capital letters of "${text}" are not those of its checksum: a character is wrong.`
    )
  })
})
