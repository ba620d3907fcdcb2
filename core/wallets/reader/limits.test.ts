import * as Either from "effect/Either"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { account, facts } from "../../../fixtures/testing/core/calldata.ts"
import { hostileRequests } from "../../../fixtures/testing/core/hostileRequests.ts"
import { describeInWords } from "../../onchain/wording/describeInWords.ts"
import { readRequest } from "./readRequest.ts"

const context = { account, network: "eip155:1" } as const
const to = "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"
const list = (count: number) => Array.from({ length: count }, () => 1)
const makeTypedList = (count: number) => ({
  method: "eth_signTypedData_v4",
  params: [
    account,
    JSON.stringify({
      types: { T0: [{ name: "a", type: "uint256[]" }] },
      primaryType: "T0",
      domain: {},
      message: { a: list(count) }
    })
  ]
})
const makeCalls = (count: number) => ({
  method: "wallet_sendCalls",
  params: [{ calls: Array.from({ length: count }, () => ({ to })) }]
})
const sign = (text: string) => ({ method: "personal_sign", params: [text, account] })

describe("readRequest and describeInWords", () => {
  test.each(hostileRequests)("limits the time of $name", ({ account, network, written }) => {
    const start = process.cpuUsage()
    const read = readRequest(written, { account, network })
    const words = Either.isRight(read) ? describeInWords(read.right, { ...facts, network }) : undefined
    const { system, user } = process.cpuUsage(start)
    expect(user + system).toBeLessThan(1_000_000)
    expect(Either.isLeft(read) || words?.sentence !== "").toBe(true)
  })

  test.each([
    ["a request of more than 512 kB", sign("字".repeat(200_000)), "512 kB"],
    ["typed data with too many values", makeTypedList(9_000), "8000"],
    ["a batch of too many calls", makeCalls(65), "64"],
    ["a message that is not shown whole", sign("x".repeat(4_001)), "4000"]
  ])("names the limit of %s", (_, written, limit) => {
    const words = describeInWords(Either.getOrThrow(readRequest(written, context)), facts)
    expect([words.risk, words.fields.map(({ value }) => value)]).toEqual([
      "unread",
      expect.arrayContaining([`This is larger than what is read here (limit: ${limit}).`])
    ])
  })

  test.each(hostileRequests.filter(({ name }) => name.startsWith("a PSBT of")))(
    "names the limit of $name",
    ({ account, network, written }) => {
      const words = describeInWords(Either.getOrThrow(readRequest(written, { account, network })), {
        ...facts,
        network
      })
      expect([words.risk, words.fields.map(({ value }) => value)]).toEqual([
        "unread",
        ["This is larger than what is read here (limit: 3500)."]
      ])
    }
  )

  test.each([
    ["too many values", { method: "wallet_unknown", params: list(5_001) }, "4000 values"],
    ["more than 2 MB", sign("x".repeat(2_100_000)), "2 MB"],
    ["too many calls", makeCalls(257), "256 calls"]
  ])("refuses %s with the name of the limit", (_, written, limit) => {
    expect(Either.getOrThrow(Either.flip(readRequest(written, context))).message).toContain(limit)
  })
})

/** A number in the forms that pages write. */
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

describe("readRequest of a grant", () => {
  test("returns amounts in hex, and times unchanged", () => {
    const grant = (allowance: unknown) => ({
      chainId: "0x1",
      address: account,
      expiry: 4_000_000_000,
      permissions: [{ type: "native-token-recurring-allowance", data: { allowance, start: 1, period: 60 } }]
    })
    const read = readRequest({ method: "wallet_grantPermissions", params: [grant(16n)] }, context)
    expect(Either.getOrThrow(read).params).toEqual([grant("0x10")])
  })
})

describe("readRequest of a transaction", () => {
  test("returns canonical parameters that decode to exactly the description", () => {
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
          const hex = (amount: bigint) => `0x${amount.toString(16)}`
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
