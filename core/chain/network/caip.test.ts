import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { accountId, evmNetworkId, hexChainId, splitAccountId, splitNetworkId } from "./caip.ts"
import { parseAccountId, parseNetworkId, plainAddress } from "./parse.ts"
import { isNamespace, namespaces } from "./ids.ts"

const getMessage = (either: Either.Either<unknown, Error>): string =>
  Either.isLeft(either) ? either.left.message : "fits"

describe("CAIP ids", () => {
  test("rejects each invalid id with its own failure", () => {
    const readings: ReadonlyArray<Either.Either<string, { readonly _tag: string }>> = [
      parseNetworkId("eip155"),
      parseAccountId("eip155:1"),
      plainAddress("eip155:1")
    ]
    const tags = readings.map((either) => Either.isLeft(either) && either.left._tag)
    expect(tags).toEqual(["InvalidCaipNetwork", "InvalidCaipAccount", "InvalidCaipAddress"])
  })

  test.each([
    ["eip155:1", "fits"],
    ["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "fits"],
    ["eip155", "Invalid CAIP-2 network id: eip155"],
    ["eip155:1:2", "Invalid CAIP-2 network id: eip155:1:2"],
    ["eip155:", "Invalid CAIP-2 network id: eip155:"],
    ["near:mainnet", "Invalid CAIP-2 network id: near:mainnet"],
    ["", "Invalid CAIP-2 network id: "]
  ])("checks the network id %j: %s", (text, expected) => {
    expect(getMessage(parseNetworkId(text))).toBe(expected)
  })

  test.each([
    ["eip155:1:0xabc", "fits", "fits"],
    ["eip155:1", "Invalid CAIP-10 address: eip155:1", "Invalid CAIP Address"],
    ["eip155:1:0xabc:1", "Invalid CAIP-10 address: eip155:1:0xabc:1", "Invalid CAIP Address"],
    ["eip155::0xabc", "Invalid CAIP-10 address: eip155::0xabc", "Invalid CAIP Address"],
    ["0xabc", "Invalid CAIP-10 address: 0xabc", "Invalid CAIP Address"]
  ])("checks the account id %j: %s; its plain address: %s", (text, account, address) => {
    expect(getMessage(parseAccountId(text))).toBe(account)
    expect(getMessage(plainAddress(text))).toBe(address)
  })

  test("lists the five namespaces of the specification", () => {
    expect(namespaces).toEqual(["eip155", "solana", "polkadot", "bip122", "cosmos"])
    expect(isNamespace("ton")).toBe(false)
    expect(isNamespace("__proto__")).toBe(false)
  })

  const part = fc.stringMatching(/^[a-zA-Z0-9_-]{1,40}$/)

  test("splits the account ids and network ids that it builds", () => {
    fc.assert(
      fc.property(fc.constantFrom(...namespaces), part, part, (namespace, reference, address) => {
        const network = Either.getOrThrow(parseNetworkId(`${namespace}:${reference}`))
        expect(splitNetworkId(network)).toEqual({ namespace, reference })
        const account = Either.getOrThrow(parseAccountId(accountId(network, address)))
        expect(splitAccountId(account)).toEqual({ network, address })
      })
    )
  })

  test.each([
    ["0x1", "eip155:1"],
    ["0x89", "eip155:137"],
    ["0X89", "eip155:137"],
    ["137", "eip155:137"],
    [137, "eip155:137"],
    [137n, "eip155:137"],
    ["0x", null],
    ["", null],
    [" 1", null],
    ["1.5", null],
    [1.5, null],
    [0, null],
    ["0", null],
    ["-1", null],
    [-1, null],
    [Number.NaN, null],
    ["0xfffffffffffffffff", null],
    [null, null],
    [undefined, null],
    [{}, null],
    [["0x1"], null],
    ["1e3", null]
  ])("reads a wallet's chain id %s as network %s", (chainId, network) => {
    expect(evmNetworkId(chainId)).toBe(network)
  })

  test("converts a chain id to hexadecimal for wallets, and back", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(evmNetworkId(hexChainId(`eip155:${id}`))).toBe(`eip155:${id}`)
      })
    )
  })
})
