import fc from "fast-check"
import { namehash as viemNamehash, toHex } from "viem"
import { packetToBytes } from "viem/ens"
import { describe, expect, test } from "vitest"
import { encodeDnsName, findNameLimit, isEnsName, namehash } from "./ensName.ts"

const label = fc.string({
  unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789-_é日👍"),
  minLength: 1,
  maxLength: 40
})
const name = fc.array(label, { minLength: 1, maxLength: 8 }).map((labels) => labels.join("."))

describe("namehash", () => {
  test("returns the hashes of EIP-137", () => {
    expect(namehash("")).toBe(`0x${"0".repeat(64)}`)
    expect(namehash("eth")).toBe("0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae")
    expect(namehash("foo.eth")).toBe("0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f")
  })

  test("returns what viem returns", () => {
    fc.assert(
      fc.property(name, (text) => void expect(namehash(text)).toBe(viemNamehash(text))),
      { numRuns: 200 }
    )
  })
})

describe("encodeDnsName", () => {
  test("returns what viem returns", () => {
    expect(encodeDnsName("foo.eth")).toBe("0x03666f6f0365746800")
    fc.assert(
      fc.property(name, (text) => void expect(encodeDnsName(text)).toBe(toHex(packetToBytes(text)))),
      {
        numRuns: 200
      }
    )
  })
})

describe("isEnsName", () => {
  test.each([
    ["ada.eth", true],
    ["shop.example.com", true],
    ["👍.eth", true],
    ["a..eth", true],
    ["ada", false],
    ["ada.reown.id", false],
    ["1.5", false],
    ["ada .eth", false],
    ["https://ada.eth", false],
    ["eip155:1:ada.eth", false],
    ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", false]
  ])("reads %j as a name of ENS: %s", (text, expected) => {
    expect(isEnsName(text)).toBe(expected)
  })
})

describe("findNameLimit", () => {
  test("returns the limit that a name breaks", () => {
    expect(findNameLimit("ada.eth")).toBeUndefined()
    expect(findNameLimit(`${"a.".repeat(126)}eth`)).toBeUndefined()
    expect(findNameLimit(`${"a.".repeat(254)}eth`)).toBe("at most 127 labels")
    expect(findNameLimit(`${"日".repeat(85)}.eth`)).toBeUndefined()
    expect(findNameLimit(`${"日".repeat(86)}.eth`)).toBe("at most 255 bytes in a label")
  })
})
