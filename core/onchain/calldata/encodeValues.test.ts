import fc from "fast-check"
import { type AbiParameter, encodeAbiParameters, parseAbiParameters, toFunctionSelector } from "viem"
import { describe, expect, test } from "vitest"
import { type AbiValue, decodeValues, readSignature } from "./abi.ts"
import { encodeValues, toAbiItem } from "./encodeValues.ts"

const hex = (bytes: Uint8Array): string => `0x${Buffer.from(bytes).toString("hex")}`
const word = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const bytes = fc.uint8Array({ maxLength: 70 }).map(hex)
const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map(hex)
const text = fc.string({ unit: "grapheme", maxLength: 40 })
const shapes: Readonly<Record<string, fc.Arbitrary<ReadonlyArray<unknown>>>> = {
  "bytes,bytes,string[]": fc.tuple(bytes, bytes, fc.array(text, { maxLength: 4 })),
  "bytes,uint256,string[]": fc.tuple(bytes, word, fc.array(text, { maxLength: 4 })),
  "(address,bool,bytes)[]": fc.tuple(fc.array(fc.tuple(address, fc.boolean(), bytes), { maxLength: 5 })),
  "bool[],bytes[]": fc.tuple(fc.array(fc.boolean(), { maxLength: 4 }), fc.array(bytes, { maxLength: 4 })),
  "bytes32,string": fc.tuple(fc.uint8Array({ minLength: 32, maxLength: 32 }).map(hex), text),
  "int128,uint256[2]": fc.tuple(
    fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n }),
    fc.array(word, { minLength: 2, maxLength: 2 })
  )
}

const isValue = (value: unknown): value is AbiValue =>
  Array.isArray(value) ? value.every(isValue) : ["bigint", "boolean", "string"].includes(typeof value)

describe("encodeValues", () => {
  test.each(Object.entries(shapes))("encodes %s as viem does, and decodeValues reads it back", (types, values) => {
    const parameters: ReadonlyArray<AbiParameter> = parseAbiParameters(types)
    const read = readSignature(`f(${types})`)?.parameters ?? []
    fc.assert(
      fc.property(values, (all) => {
        const own = all.filter(isValue)
        const digits = encodeValues(
          read.map(({ type }) => type),
          own
        )
        expect(`0x${digits}`).toBe(encodeAbiParameters(parameters, all))
        expect(decodeValues(read, digits)).toEqual(own)
      }),
      { numRuns: 200 }
    )
  })
})

describe("toAbiItem", () => {
  test("computes the selector that viem computes", () => {
    const signature = "resolveWithGateways(bytes name, bytes data, string[] gateways)"
    expect(`0x${toAbiItem(signature).selector}`).toBe(toFunctionSelector(signature))
  })

  test("throws for a text that is not a signature", () => {
    expect(() => toAbiItem("resolve(")).toThrow("is not a signature")
  })
})
