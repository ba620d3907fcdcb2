import { describe, expect, test } from "vitest"
import { toCoinType } from "viem"
import { getScriptAddress } from "../../chain/bitcoin/address.ts"
import { readAddressRecord } from "./addressRecord.ts"
import { getCoinType } from "./coinTypes.ts"

const bitcoin = "bip122:000000000019d6689c085ae165831e93"
const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"

describe("readAddressRecord", () => {
  // The examples of ENSIP-9.
  test.each([
    [bitcoin, "0x76a91462e907b15cbf27d5425399ebf6f0fb50ebb88f1888ac", "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa"],
    [bitcoin, "0xa91462e907b15cbf27d5425399ebf6f0fb50ebb88f1887", "3Ai1JZ8pdJb2ksieUV8FsxSNVJCpoPi8W6"],
    [bitcoin, "0x0014751e76e8199196d454941c45d1b3a323f1433bd6", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
    [
      solana,
      "0x18f9d8d877393bbbe8d697a8a2e52879cc7e84f467656d1cce6bab5a8d2637ec",
      "2gVkYWexTHR5Hb2aLeQN3tnngvWzisFKXDUPrgMHpdST"
    ],
    ["eip155:1", "0x314159265dd8dbb310642f98f50c066173c1259b", "0x314159265dD8dbb310642f98f50C066173C1259b"],
    ["eip155:137", "0x314159265dd8dbb310642f98f50c066173c1259b", "0x314159265dD8dbb310642f98f50C066173C1259b"]
  ] as const)("decodes a record on %s: %s", (network, bytes, address) => {
    expect(readAddressRecord(network, bytes)).toBe(address)
  })

  test.each([
    ["eip155:1", "0x"],
    ["eip155:1", `0x${"0".repeat(40)}`],
    [solana, `0x${"0".repeat(64)}`],
    [bitcoin, "0x"]
  ] as const)("returns null for an empty record on %s: %s", (network, bytes) => {
    expect(readAddressRecord(network, bytes)).toBeNull()
  })

  test.each([
    ["eip155:1", "0x314159"],
    ["eip155:1", `0x${"1".repeat(64)}`],
    [solana, `0x${"1".repeat(62)}`],
    [bitcoin, "0x6a0568656c6c6f"],
    ["cosmos:cosmoshub-4", "0x1234"]
  ] as const)("returns undefined for bytes that are no address on %s: %s", (network, bytes) => {
    expect(readAddressRecord(network, bytes)).toBeUndefined()
  })

  test("decodes a taproot script", () => {
    const script = `5120${"ab".repeat(32)}`
    expect(readAddressRecord(bitcoin, `0x${script}`)).toBe(getScriptAddress(bitcoin, script))
  })
})

describe("getCoinType", () => {
  test("returns ENSIP-11's coin types for EVM networks, as viem does", () => {
    for (const chainId of [1, 10, 137, 8453, 42161, 11155111])
      expect(getCoinType(`eip155:${chainId}`)).toBe(Number(toCoinType(chainId)))
  })

  test("returns SLIP-44's coin types for Solana and Bitcoin, and none for others", () => {
    expect(getCoinType(solana)).toBe(501)
    expect(getCoinType(bitcoin)).toBe(0)
    expect(getCoinType("bip122:000000000933ea01ad0ee984209779ba")).toBe(1)
    expect(getCoinType("eip155:2147483648")).toBeUndefined()
    expect(getCoinType("cosmos:cosmoshub-4")).toBeUndefined()
  })
})
