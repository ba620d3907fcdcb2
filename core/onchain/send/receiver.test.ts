import { describe, expect, test } from "vitest"
import { readReceiver } from "./receiver.ts"

const bitcoin = "bip122:000000000019d6689c085ae165831e93"
const segwit = "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
const evm = "f39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("readReceiver", () => {
  test.each([evm, `0x${evm}`, `0X${evm}`, `eth:0X${evm}`, `ethereum:0x${evm}@1`, ` 0x${evm} `])(
    "returns %j with 0x",
    (typed) => {
      expect(readReceiver("eip155:1", typed)).toEqual({ form: "address", text: `0x${evm}` })
    }
  )

  test("returns an address in capitals with a small x", () => {
    const capitals = evm.toUpperCase()
    expect(readReceiver("eip155:1", `0X${capitals}`)).toEqual({ form: "address", text: `0x${capitals}` })
  })

  test.each([segwit, segwit.toUpperCase(), `bitcoin:${segwit}?amount=1`, `BITCOIN:${segwit.toUpperCase()}`])(
    "returns %s in lower case on Bitcoin",
    (typed) => {
      expect(readReceiver(bitcoin, typed)).toEqual({ form: "address", text: segwit })
    }
  )

  test("rejects a segwit address in mixed case, and one in capitals on another network", () => {
    expect(readReceiver(bitcoin, segwit.replace("bc1q", "bc1Q")).form).toBe("none")
    expect(readReceiver("eip155:1", segwit.toUpperCase()).form).toBe("none")
  })
})
