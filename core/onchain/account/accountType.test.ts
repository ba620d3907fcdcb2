import { describe, expect, test } from "vitest"
import { namespaces } from "../../chain/network/ids.ts"
import { bitcoinAccountIndex, defaultAccountTypes, isAccountType, maySwitchToSmartAccount } from "./accountType.ts"

describe("maySwitchToSmartAccount", () => {
  test.each([
    ["eoa", "eip155:1", true],
    ["smartAccount", "eip155:1", false],
    ["eoa", "eip155:5", false],
    ["smartAccount", "eip155:5", false],
    ["payment", "eip155:1", false]
  ] as const)("allows the switch from %s on %s to the smart account: %s", (current, network, may) => {
    expect(maySwitchToSmartAccount(current, ["eip155:1", "eip155:137"], network)).toBe(may)
  })

  test("includes each namespace's default among its types", () => {
    for (const namespace of namespaces) expect(isAccountType(namespace, defaultAccountTypes[namespace])).toBe(true)
    expect(isAccountType("solana", "smartAccount")).toBe(false)
    expect(isAccountType("eip155", "ordinal")).toBe(false)
    expect(bitcoinAccountIndex).toEqual({ payment: 0, ordinal: 1 })
  })
})
