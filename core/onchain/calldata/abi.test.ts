import fc from "fast-check"
import { type AbiParameter, encodeAbiParameters, parseAbiParameters } from "viem"
import { describe, expect, test } from "vitest"
import { type AbiValue, toCanonicalSignature, decodeValues, readSignature } from "./abi.ts"

const address = fc.uint8Array({ minLength: 20, maxLength: 20 }).map((all) => `0x${Buffer.from(all).toString("hex")}`)
const bytes = fc.uint8Array({ maxLength: 70 }).map((all) => `0x${Buffer.from(all).toString("hex")}`)
const leaf: fc.Arbitrary<readonly [string, fc.Arbitrary<unknown>]> = fc.constantFrom(
  ["uint256", fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })] as const,
  ["uint48", fc.integer({ min: 0, max: 2 ** 40 })] as const,
  ["int128", fc.bigInt({ min: -(2n ** 127n), max: 2n ** 127n - 1n })] as const,
  ["address", address] as const,
  ["bool", fc.boolean()] as const,
  ["string", fc.string({ unit: "grapheme", maxLength: 40 })] as const,
  ["bytes", bytes] as const,
  [
    "bytes4",
    fc.uint8Array({ minLength: 4, maxLength: 4 }).map((all) => `0x${Buffer.from(all).toString("hex")}`)
  ] as const
)
const nestTypes = (inner: fc.Arbitrary<readonly [string, fc.Arbitrary<unknown>]>) =>
  fc.oneof(
    inner,
    inner.map(([type, value]) => [`${type}[]`, fc.array(value, { maxLength: 4 })] as const),
    inner.map(([type, value]) => [`${type}[2]`, fc.array(value, { minLength: 2, maxLength: 2 })] as const),
    fc
      .array(inner, { minLength: 1, maxLength: 4 })
      .map((all) => [`(${all.map(([type]) => type).join()})`, fc.tuple(...all.map(([, value]) => value))] as const)
  )
const anyType = nestTypes(nestTypes(leaf))
const calls = fc
  .array(anyType, { minLength: 1, maxLength: 4 })
  .chain((all) => fc.tuple(fc.constant(all.map(([type]) => type)), fc.tuple(...all.map(([, value]) => value))))

/** Values in the form that the decoder returns. */
const plain = (value: unknown): AbiValue =>
  Array.isArray(value)
    ? value.map(plain)
    : typeof value === "number"
      ? BigInt(value)
      : typeof value === "bigint" || typeof value === "boolean"
        ? value
        : String(value)

const encode = (types: ReadonlyArray<string>, values: ReadonlyArray<unknown>): string => {
  const parameters: ReadonlyArray<AbiParameter> = parseAbiParameters(types.join())
  return encodeAbiParameters(parameters, values).slice(2)
}
const decode = (types: ReadonlyArray<string>, digits: string) => {
  const read = readSignature(`f(${types.join()})`)
  return read === undefined ? undefined : decodeValues(read.parameters, digits)
}

describe("decodeValues and readSignature", () => {
  test("decodes what viem encodes", () => {
    fc.assert(
      fc.property(calls, ([types, values]) => {
        expect(decode(types, encode(types, values))).toEqual(plain(values))
      }),
      { numRuns: 400 }
    )
  })

  test("decodes only data that encodes to the same bytes again", () => {
    fc.assert(
      fc.property(calls, fc.nat(), fc.constantFrom(..."0123456789abcdef"), ([types, values], index, digit) => {
        const digits = encode(types, values)
        const place = digits.length === 0 ? 0 : index % digits.length
        const bent = digits.slice(0, place) + digit + digits.slice(place + 1)
        const read = decode(types, bent)
        if (read !== undefined) expect(encode(types, read)).toBe(bent)
      }),
      { numRuns: 400 }
    )
  })

  test.each([
    ["transfer(address to,uint256 value)", "transfer(address,uint256)"],
    ["submit((address token,uint256 amount) order, bytes32 salt)", "submit((address,uint256),bytes32)"],
    ["function go(tuple(uint a, bytes b)[2][] list)", "go((uint256,bytes)[2][])"],
    ["f()", "f()"]
  ])("parses the signature %s", (text, canonical) => {
    const read = readSignature(text)
    expect(read && toCanonicalSignature(read)).toBe(canonical)
  })

  test.each([
    "",
    "f",
    "f(",
    "f(uint257 a)",
    "f(address to",
    "f(uint256[0] a)",
    "f(uint256 a,)",
    "f(mapping a)",
    "f(int7)",
    "f(bytes33)"
  ])("rejects %s as a signature", (text) => expect(readSignature(text)).toBeUndefined())
})
