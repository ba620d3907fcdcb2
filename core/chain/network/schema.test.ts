import * as Either from "effect/Either"
import * as Schema from "effect/Schema"
import fc from "fast-check"
import * as Arbitrary from "effect/Arbitrary"
import { describe, expect, test } from "vitest"
import { toNetwork } from "./network.ts"
import { mainnet } from "./networks.ts"
import { AccountIdSchema, NetworkIdSchema, NetworkSchema } from "./schema.ts"

const ethereum = toNetwork(mainnet)
const read = Schema.decodeUnknownEither(NetworkSchema)

describe("NetworkSchema", () => {
  test("decodes a network to an equal value", () => {
    expect(read(ethereum)).toEqual(Either.right(ethereum))
  })

  test.each([
    { id: "ethereum" },
    { name: 7 },
    { namespace: "evm" },
    { nativeCurrency: {} },
    { nativeCurrency: { name: "Ether", symbol: "ETH", decimals: "18" } },
    { rpcUrls: "https://rpc.test" },
    { testnet: "no" }
  ])("rejects a network with %j", (more) => {
    expect(Either.isLeft(read({ ...ethereum, ...more }))).toBe(true)
  })

  test("generates valid ids for property tests", () => {
    fc.assert(fc.property(Arbitrary.make(NetworkIdSchema), (id) => Schema.is(NetworkIdSchema)(id)))
    fc.assert(fc.property(Arbitrary.make(AccountIdSchema), (id) => Schema.is(AccountIdSchema)(id)))
    expect(fc.sample(Arbitrary.make(NetworkIdSchema), 100).some((id) => /:[-0]/.test(id))).toBe(false)
    expect(Schema.is(AccountIdSchema)("eip155:1")).toBe(false)
  })
})
