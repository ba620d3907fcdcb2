import { describe, expect, test } from "vitest"
import type { SentRecord } from "../../wallets/signing/sentRecord.ts"
import type { NameProfile } from "./events.ts"
import { createNameLookup } from "./knownNames.ts"

const juniper = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const profile = (name: string, address: string, chainId = 1): NameProfile => ({
  name,
  registered: true,
  registeredAt: "",
  addresses: [{ coinType: 60, chainId, address }],
  avatar: "",
  bio: ""
})
const makeArrived = <A>(value: A) => ({ _tag: "Arrived", value }) as const
const record: SentRecord = {
  hash: "0x1",
  network: "eip155:1",
  account: `eip155:1:${juniper}`,
  kind: "send",
  nonce: 1,
  connectorId: "w",
  sentAt: 0,
  end: { status: "confirmed" },
  summary: { amount: "1", symbol: "ETH", token: null, to: juniper, name: "juniper.reown.id" }
}

describe("createNameLookup", () => {
  test("finds names that were looked up and names of the visitor's accounts, in any spelling of the address", () => {
    const own = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    const name = {
      profiles: { "juniper.reown.id": makeArrived(profile("juniper.reown.id", juniper)) },
      counterparties: {},
      ofAccounts: { [`eip155:1:${own}` as const]: makeArrived([profile("own.reown.id", own)]) }
    }
    const find = createNameLookup({ name }, "eip155:1")
    expect(find(juniper.toLowerCase())).toBe("juniper.reown.id")
    expect(find(own)).toBe("own.reown.id")
    expect(find("0x90F79bf6EB2c4f870365E785982E1f101E93b906")).toBeUndefined()
  })

  test("finds receivers that were typed as a name", () => {
    expect(createNameLookup({ receipt: { sent: [record] } }, "eip155:1")(juniper)).toBe("juniper.reown.id")
  })

  test("finds primary names of counterparties on exactly their network, after any other name", () => {
    const other = "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
    const name = {
      profiles: { "juniper.reown.id": makeArrived(profile("juniper.reown.id", juniper)) },
      ofAccounts: {},
      counterparties: {
        [`eip155:1:${other}` as const]: makeArrived("ben.eth"),
        [`eip155:1:${juniper}` as const]: makeArrived("claimed.eth"),
        [`eip155:137:${juniper}` as const]: makeArrived("")
      }
    }
    expect(createNameLookup({ name }, "eip155:1")(other.toLowerCase())).toBe("ben.eth")
    expect(createNameLookup({ name }, "eip155:1")(juniper)).toBe("juniper.reown.id")
    expect(createNameLookup({ name }, "eip155:137")(other)).toBeUndefined()
    expect(createNameLookup({ name }, "eip155:137")(juniper)).toBeUndefined()
  })

  test("ignores names of another network and unregistered names", () => {
    const name = {
      profiles: {
        "a.reown.id": makeArrived(profile("a.reown.id", juniper, 137)),
        "b.reown.id": makeArrived({ ...profile("b.reown.id", juniper), registered: false })
      },
      counterparties: {},
      ofAccounts: {}
    }
    expect(createNameLookup({ name, receipt: { sent: [record] } }, "eip155:10")(juniper)).toBeUndefined()
    expect(createNameLookup({ name }, "eip155:1")(juniper)).toBeUndefined()
  })
})
