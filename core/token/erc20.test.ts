import * as Either from "effect/Either"
import fc from "fast-check"
import { encodeFunctionData, parseAbi, toFunctionSelector } from "viem"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { accounts } from "../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Chain, startChain } from "../../fixtures/sandbox/chains/startChain.ts"
import { contractsOf } from "../../fixtures/sandbox/chains/tokens.ts"
import { approve, selectors, type TokenCall, transfer, transferFrom, transferResult, transferSucceeded, usdtAddresses } from "./erc20.ts"

const [first, second, , fourth, fifth] = accounts
const abi = parseAbi([
  "function transfer(address recipient, uint256 amount) returns (bool)",
  "function transferFrom(address sender, address recipient, uint256 amount) returns (bool)",
  "function approve(address spender, uint256 amount) returns (bool)"
])
const addressOf = (symbol: string): string => contractsOf("eip155:1").find((one) => one.symbol === symbol)?.address ?? ""

test.each(Object.entries({
  transfer: "function transfer(address,uint256)", transferFrom: "function transferFrom(address,address,uint256)", approve: "function approve(address,uint256)"
}))("the selector of %s is its hashed signature's", (name, signature) => {
  expect(`0x${selectors[name as keyof typeof selectors]}`).toBe(toFunctionSelector(signature))
})

test("calldata is the ABI's, for every amount of 256 bits", () => {
  fc.assert(fc.property(fc.bigInt({ min: 0n, max: 2n ** 256n - 1n }), (amount) => {
    expect(Either.getOrThrow(transfer(first, second, amount))).toEqual({ to: first, data: encodeFunctionData({ abi, functionName: "transfer", args: [second, amount] }), value: "0x0" })
    expect(Either.getOrThrow(transferFrom(first, second, fifth, amount)).data).toBe(encodeFunctionData({ abi, functionName: "transferFrom", args: [second, fifth, amount] }))
    expect(Either.getOrThrow(approve(first, second, amount)).data).toBe(encodeFunctionData({ abi, functionName: "approve", args: [second, amount] }))
  }), { numRuns: 50 })
})

test.each<[string, ReturnType<typeof transfer>, string]>([
  ["a negative amount", transfer(first, second, -1n), 'The amount of a token call must be a whole number of base units from 0 to 2^256 - 1; it is "-1".'],
  ["257 bits", approve(first, second, 2n ** 256n), `The amount of a token call must be a whole number of base units from 0 to 2^256 - 1; it is "${2n ** 256n}".`],
  ["a number that is no bigint", transfer(first, second, JSON.parse("1")), 'The amount of a token call must be a whole number of base units from 0 to 2^256 - 1; it is "1".'],
  ["a short token", transfer("0x12", second, 1n), 'The token of a token call must be 0x and 40 hexadecimal digits; it is "0x12".'],
  ["a name as recipient", transferFrom(first, second, "ann.eth", 1n), 'The recipient of a token call must be 0x and 40 hexadecimal digits; it is "ann.eth".'],
  ["an empty sender", transferFrom(first, "", second, 1n), 'The sender of a token call must be 0x and 40 hexadecimal digits; it is "".'],
  ["a spender without 0x", approve(first, second.slice(2), 1n), `The spender of a token call must be 0x and 40 hexadecimal digits; it is "${second.slice(2)}".`]
])("%s is refused", (_, made, sentence) => {
  expect(Either.getOrThrow(Either.flip(made))).toMatchObject({ _tag: "TokenCallMisfit", message: sentence })
})

test("seven USDT contracts return nothing, however their address is written; others a boolean", () => {
  expect(usdtAddresses).toHaveLength(7)
  for (const address of usdtAddresses) {
    expect([transferResult(address), transferResult(`0x${address.slice(2).toUpperCase()}`)]).toEqual(["nothing", "nothing"])
  }
  expect([transferResult(first), transferResult("")]).toEqual(["boolean", "boolean"])
})

const yes = `0x${"0".repeat(63)}1`
const no = `0x${"0".repeat(64)}`
test.each([
  ["USDT", "0x", true], ["USDT", yes, true], ["USDT", no, false],
  ["USDC", yes, true], ["USDC", no, false], ["USDC", "0x", false], ["USDC", `0x${"0".repeat(63)}2`, false], ["USDC", "0x1", false]
])("%s that returned %s has moved: %s", (symbol, returned, moved) => {
  expect(transferSucceeded(addressOf(symbol), returned)).toBe(moved)
})

let chain: Chain
beforeAll(async () => {
  chain = await startChain("eip155:1")
}, 30_000)
afterEach(() => chain.reset())
afterAll(() => chain.close())

/** Asks what a call would return, then sends it; ends when its block is there. */
const send = async (from: string, made: ReturnType<typeof transfer>): Promise<string> => {
  const call: TokenCall = Either.getOrThrow(made)
  const returned = await rpcText(chain.url, "eth_call", [{ from, ...call }, "latest"])
  await jsonRpc(chain.url, "eth_sendTransaction", [{ from, ...call }])
  await jsonRpc(chain.url, "evm_mine")
  return returned
}
const held = async (symbol: string, owner: string): Promise<bigint> =>
  BigInt(await rpcText(chain.url, "eth_call", [{ to: addressOf(symbol), data: `0x70a08231${owner.slice(2).padStart(64, "0")}` }, "latest"]))

test.each(["USDC", "USDT"])("%s moves on a chain", async (symbol) => {
  const before = await held(symbol, first)
  const returned = await send(first, transfer(addressOf(symbol), fifth, 2_500_000n))
  expect(transferSucceeded(addressOf(symbol), returned)).toBe(true)
  expect([before - await held(symbol, first), await held(symbol, fifth)]).toEqual([2_500_000n, 2_500_000n])
})

test("the USDT contract really returns nothing, at its real address", async () => {
  expect(addressOf("USDT").toLowerCase()).toBe(usdtAddresses[0])
  expect(await send(first, transfer(addressOf("USDT"), fifth, 1n))).toBe("0x")
})

test("the token that answers false does not move, and counts as failed", async () => {
  const before = await held("NOPE", fourth)
  const returned = await send(fourth, transfer(addressOf("NOPE"), fifth, 1n))
  expect(transferSucceeded(addressOf("NOPE"), returned)).toBe(false)
  expect([await held("NOPE", fourth), await held("NOPE", fifth)]).toEqual([before, 0n])
})

test.each(["USDC", "USDT"])("what was approved of %s can be moved by the spender, and not more", async (symbol) => {
  const token = addressOf(symbol)
  await send(first, approve(token, second, 3_000_000n))
  const returned = await send(second, transferFrom(token, first, fifth, 2_000_000n))
  expect(transferSucceeded(token, returned)).toBe(true)
  expect(await held(symbol, fifth)).toBe(2_000_000n)
  await expect(send(second, transferFrom(token, first, fifth, 1_000_001n))).rejects.toThrow("allowance too low")
})
