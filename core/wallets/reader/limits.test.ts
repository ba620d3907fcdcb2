import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { account, facts } from "../../../fixtures/testing/core/calldata.ts"
import { inWords } from "../../onchain/wording/inWords.ts"
import { readRequest } from "./readRequest.ts"

const context = { account, network: "eip155:1" } as const
const to = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
const word = "0".repeat(64)
const struct = (depth: number, width: number) =>
  Object.fromEntries(
    Array.from({ length: depth }, (_, i) => [
      `T${i}`,
      Array.from({ length: width }, (_, at) => ({ name: `f${at}`, type: i === depth - 1 ? "uint256" : `T${i + 1}` }))
    ])
  )
const typedData = (types: object, message: unknown, primaryType = "T0") => ({
  method: "eth_signTypedData_v4",
  params: [account, JSON.stringify({ types, primaryType, domain: {}, message })]
})
const sized = (data: string) => ({ method: "eth_sendTransaction", params: [{ to, data }] })
const list = (count: number) => Array.from({ length: count }, () => 1)

/** Hostile requests of up to 512 kB, and what their description has to say. */
const hostile: ReadonlyArray<readonly [string, { readonly method: string; readonly params: unknown }]> = [
  ["structs nested 16 deep and 8 wide, without a message", typedData(struct(16, 8), {})],
  ["structs nested 16 deep and 60 wide", typedData(struct(16, 60), {})],
  ["a struct that contains itself", typedData({ T0: [{ name: "a", type: "T0[]" }] }, { a: [] })],
  ["a list of 200,000 numbers", typedData({ T0: [{ name: "a", type: "uint256[]" }] }, { a: list(200_000) })],
  ["a list of many dimensions", typedData({ T0: [{ name: "a", type: `uint8${"[]".repeat(60)}` }] }, { a: [] })],
  ["a text of 500 kB", typedData({ T0: [{ name: "a", type: "string" }] }, { a: "x".repeat(500_000) })],
  ["a nesting of 100,000 lists", { method: "eth_signTypedData_v4", params: [account, "[".repeat(100_000)] }],
  ["500 kB of call data", sized(`0xa9059cbb${word.repeat(3_900)}`)],
  ["a multicall of 7,000 calls", sized(`0xac9650d8${word.slice(2)}20${"0".repeat(60)}1b58${word.repeat(3_800)}`)],
  ["a message of 500 kB", { method: "personal_sign", params: [`0x${"ff".repeat(250_000)}`, account] }],
  ["a text of 500 kB as a message", { method: "personal_sign", params: ["\u202e".repeat(250_000), account] }],
  ["more than 512 kB", sized(`0xa9059cbb${word.repeat(9_000)}`)],
  [
    "1,024 calls",
    {
      method: "wallet_sendCalls",
      params: [{ calls: Array.from({ length: 1024 }, () => ({ to, data: `0x${"ab".repeat(200)}` })) }]
    }
  ],
  [
    "60,000 fields",
    {
      method: "eth_sendTransaction",
      params: [Object.fromEntries(Array.from({ length: 60_000 }, (_, i) => [`f${i}`, 1]))]
    }
  ]
]

describe("readRequest and its description", () => {
  test.each(hostile)("end soon for %s", (_, written) => {
    const start = process.cpuUsage()
    const read = readRequest(written, context)
    const words = Either.isRight(read) ? inWords(read.right, facts) : undefined
    const { system, user } = process.cpuUsage(start)
    expect(user + system).toBeLessThan(1_000_000)
    expect(Either.isLeft(read) || words?.sentence !== "").toBe(true)
  })

  test("name the limit of a request that is too large", () => {
    const read = Either.getOrThrow(readRequest(sized(`0xa9059cbb${word.repeat(9_000)}`), context))
    const words = inWords(read, facts)
    expect([words.risk, words.fields.map(({ value }) => value)]).toEqual([
      "unread",
      ["This is larger than what is read here (limit: 512 kB)."]
    ])
  })

  test("name the limit of typed data with too many values", () => {
    const read = Either.getOrThrow(
      readRequest(typedData({ T0: [{ name: "a", type: "uint256[]" }] }, { a: list(30_000) }), context)
    )
    expect(inWords(read, facts).fields.map(({ value }) => value)).toContain(
      "This is larger than what is read here (limit: 20000)."
    )
  })
})

/** One number in the forms in which pages write it. */
const quantity = fc
  .bigInt({ min: 0n, max: 2n ** 64n })
  .chain((value) =>
    fc.constantFrom<readonly [bigint, unknown]>(
      [value, value],
      [value, `0x${value.toString(16)}`],
      [value, `0x000${value.toString(16).toUpperCase()}`],
      ...(value <= BigInt(Number.MAX_SAFE_INTEGER) ? [[value, Number(value)] as const] : [])
    )
  )
const bytes = fc.uint8Array({ maxLength: 40 }).map((all) => `0x${Buffer.from(all).toString("hex")}`)

describe("canonical parameters of a transaction", () => {
  test("decode to exactly what is described", () => {
    fc.assert(
      fc.property(
        fc.record({ value: quantity, gas: quantity, maxFeePerGas: quantity, nonce: quantity }),
        bytes,
        fc.constantFrom("data", "input"),
        fc.constantFrom("gas", "gasLimit"),
        ({ gas, maxFeePerGas, nonce, value }, data, dataName, gasName) => {
          const params = [
            { to, value: value[1], [dataName]: data, [gasName]: gas[1], maxFeePerGas: maxFeePerGas[1], nonce: nonce[1] }
          ]
          const read = Either.getOrThrow(readRequest({ method: "eth_sendTransaction", params }, context))
          if (read.kind !== "transaction") throw new Error(read.kind)
          const hex = (one: bigint) => `0x${one.toString(16)}`
          expect(read.params).toEqual([
            {
              to,
              value: hex(value[0]),
              data,
              gas: hex(gas[0]),
              maxFeePerGas: hex(maxFeePerGas[0]),
              nonce: hex(nonce[0]),
              from: account,
              chainId: "0x1"
            }
          ])
          expect([read.call.value, read.call.data, read.terms.gas, read.terms.maxFeePerGas, read.nonce]).toEqual([
            value[0],
            data,
            gas[0],
            maxFeePerGas[0],
            nonce[0]
          ])
          // Reading the canonical form again changes nothing.
          expect(Either.getOrThrow(readRequest(read, context))).toEqual({ ...read, signers: [account] })
        }
      ),
      { numRuns: 500 }
    )
  })
})
