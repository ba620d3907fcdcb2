// @vitest-environment node
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import { createPublicClient, http } from "viem"
import { mainnet } from "viem/chains"
import { normalize } from "viem/ens"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { bitcoinKeys } from "../../../fixtures/wallets/bitcoin/keys.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Transport } from "../../foundation/http/Transport.ts"
import { Online } from "../../foundation/platform/Online.ts"
import { Settings } from "../../foundation/platform/Settings.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Ens } from "./Ens.ts"

const [ada, ben, cleo, dan, eve, finn, gwen, hugo, iris, juno] = accounts
const [ethereum, polygon]: ReadonlyArray<NetworkId> = ["eip155:1", "eip155:137"]
const solana: NetworkId = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"
const bitcoin: NetworkId = "bip122:000000000019d6689c085ae165831e93"
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

/** The kit's services over the sandbox's nodes. `urls` are the requests that were sent. */
const setUp = ({ ensGateways = true, node }: { readonly ensGateways?: boolean; readonly node?: string } = {}) => {
  const urls: Array<string> = []
  const transport = Layer.effect(
    Transport,
    Effect.map(Transport, ({ send }) => ({
      send: (request) => {
        urls.push(request.url)
        return send(request)
      }
    }))
  ).pipe(Layer.provide(Transport.layerFetch))
  const { rpc } = sandbox.addresses
  const settings = Settings.layer({
    projectId: "",
    sdkVersion: "test",
    endpoints: { rpc: { "eip155:1": node ?? rpc["eip155:1"] }, rpcOnly: "all" }
  })
  const start = sampleState()
  const store = Store.layer({ ...start, config: { ...start.config, ensGateways } })
  const layer = Ens.layer.pipe(
    Layer.provide(Rpc.layer),
    Layer.provide(Calls.layer),
    Layer.provide(Layer.mergeAll(transport, settings, Online.layerAlways, store))
  )
  return {
    urls,
    gateways: () => urls.filter((url) => !url.startsWith(rpc["eip155:1"])),
    run: <A, E>(use: (ens: Ens["Type"]) => Effect.Effect<A, E>) =>
      Effect.runPromise(Effect.either(Effect.provide(Effect.flatMap(Ens, use), layer)))
  }
}

/** The address of a name, or the tag of its failure. */
const resolve = async (name: string, network: NetworkId = ethereum ?? "eip155:1", options = {}) => {
  const kit = setUp(options)
  const found = await kit.run((ens) => ens.resolve(name, network))
  return {
    ...kit,
    found: Either.isRight(found) ? found.right.address : found.left._tag,
    failure: Either.getLeft(found)
  }
}

describe("Ens.resolve", () => {
  test.each([
    ["ada.eth", "eip155:1", ada],
    ["ADA.eth", "eip155:1", ada],
    ["🦊.eth", "eip155:1", cleo],
    ["example.sandbox", "eip155:1", ben],
    ["ben.eth", "eip155:137", finn],
    // The default record serves every EVM network.
    ["cleo.eth", "eip155:1", cleo],
    ["cleo.eth", "eip155:137", cleo],
    ["cleo.eth", "eip155:8453", cleo]
  ] as const)("resolves %s on %s with one request", async (name, network, address) => {
    const { found, urls } = await resolve(name, network)
    expect(found).toBe(address)
    expect(urls).toHaveLength(1)
  })

  test("resolves the records of Solana and Bitcoin", async () => {
    const [{ address }] = bitcoinKeys(bitcoin)
    expect((await resolve("ada.eth", bitcoin)).found).toBe(address)
    expect((await resolve("ada.eth", solana)).found).toMatch(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/)
    expect((await resolve("cleo.eth", solana)).found).toBe("EnsNoRecord")
  })

  test("rejects instead of using the address of another network", async () => {
    const { failure, found } = await resolve("dan.eth", polygon)
    expect(found).toBe("EnsNoRecord")
    expect(failure).toMatchObject({ value: { message: "dan.eth has no address on Polygon" } })
    expect((await resolve("empty.eth")).found).toBe("EnsNoRecord")
  })

  test.each([
    ["unknown.eth", "EnsNameNotFound"],
    ["sub.ada.eth", "EnsNameNotFound"],
    ["unresolved.eth", "EnsNameNotFound"],
    ["missing.eth", "EnsResolverFailed"],
    ["refusing.eth", "EnsResolverFailed"],
    ["pretending.eth", "EnsResolverFailed"],
    ["garbled.eth", "EnsResolverFailed"],
    ["dirty.eth", "EnsResolverFailed"],
    ["endless.eth", "EnsResolverFailed"],
    ["looping.eth", "EnsNoRecord"],
    ["silent.eth", "EnsNoRecord"],
    ["a..eth", "EnsNameInvalid"],
    ["pаypal.eth", "EnsNameConfusable"],
    ["a\u200db.eth", "EnsNameInvalid"],
    [`${"a.".repeat(254)}eth`, "EnsNameInvalid"],
    [`${"a".repeat(1_000)}.eth`, "EnsNameInvalid"]
  ])("ends %s in %s", async (name, tag) => {
    const { found, urls } = await resolve(name)
    expect(found).toBe(tag)
    expect(urls.length).toBeLessThanOrEqual(1)
  })

  test.each([
    [polygon, "EnsResolverFailed"],
    [solana, "EnsResolverFailed"],
    [bitcoin, "EnsResolverFailed"],
    [ethereum, "EnsNoRecord"]
  ] as const)("ends a record of odd bytes on %s in %s", async (network, tag) => {
    expect((await resolve("odd.eth", network)).found).toBe(tag)
  })

  test("caches an address until it is forgotten", async () => {
    const { run, urls } = setUp()
    await run((ens) =>
      Effect.gen(function* () {
        yield* ens.resolve("ada.eth", "eip155:1")
        yield* ens.resolve("ADA.eth", "eip155:1")
        expect(urls).toHaveLength(1)
        yield* ens.forget("ada.eth", "eip155:1")
        yield* ens.resolve("ada.eth", "eip155:1")
        expect(urls).toHaveLength(2)
      })
    )
  })

  test("reads what viem reads from the same node", async () => {
    const viem = createPublicClient({ chain: mainnet, transport: http(sandbox.addresses.rpc["eip155:1"]) })
    for (const name of ["ada.eth", "example.sandbox", "🦊.eth", "finn.offchain.eth"])
      expect((await resolve(name)).found).toBe(await viem.getEnsAddress({ name: normalize(name) }))
  })
})

describe("Ens.resolve for names on a server", () => {
  test.each(["finn.offchain.eth", "finn.posted.eth"])(
    "asks the server of %s once, and the node twice",
    async (name) => {
      const { found, gateways, urls } = await resolve(name)
      expect(found).toBe(finn)
      expect(gateways()).toHaveLength(1)
      expect(urls).toHaveLength(3)
    }
  )

  test.each([
    ["hang.offchain.eth", "EnsGatewayFailed"],
    ["slow.offchain.eth", "EnsGatewayFailed"],
    ["redirect.offchain.eth", "EnsGatewayFailed"],
    ["large.offchain.eth", "EnsGatewayFailed"],
    ["garbage.offchain.eth", "EnsResolverFailed"],
    ["number.offchain.eth", "EnsGatewayFailed"],
    ["missing.offchain.eth", "EnsGatewayFailed"],
    ["broken.offchain.eth", "EnsGatewayFailed"],
    ["other.offchain.eth", "EnsResolverFailed"],
    ["forged.offchain.eth", "EnsResolverFailed"],
    ["unknown.offchain.eth", "EnsNoRecord"],
    ["finn.foreign.eth", "EnsGatewayForbidden"]
  ])(
    "ends %s in %s without waiting longer than its time-out",
    async (name, tag) => {
      const { found } = await resolve(name)
      expect(found).toBe(tag)
    },
    3_500
  )

  test("asks no server if the page forbids it", async () => {
    const { found, failure, gateways } = await resolve("finn.offchain.eth", "eip155:1", { ensGateways: false })
    expect(found).toBe("EnsGatewayForbidden")
    expect(failure).toMatchObject({ value: { host: expect.stringContaining("127.0.0.1") } })
    expect(gateways()).toEqual([])
  })
})

const toAccount = (network: NetworkId | undefined, address: string | undefined): AccountId =>
  `${network ?? "eip155:1"}:${address ?? ""}` as AccountId

describe("Ens.identities", () => {
  test("returns the names that lead back to their accounts, with one request", async () => {
    const { gateways, run, urls } = setUp()
    const all = [ada, ben, cleo, dan, eve, finn, gwen, hugo, iris, juno].map((address) => toAccount(ethereum, address))
    const found = Either.getOrThrow(await run((ens) => ens.identities(all)))
    // eve's name belongs to another account, gwen's is not normalized, iris's is on a server.
    expect(all.map((account) => found.get(account)?.name)).toEqual([
      "ada.eth",
      "ben.eth",
      "cleo.eth",
      "dan.eth",
      "",
      "finn.eth",
      "",
      "",
      "",
      ""
    ])
    expect(urls).toHaveLength(1)
    expect(gateways()).toEqual([])
  })

  test("uses the default name on other networks if the name's record there allows it", async () => {
    const { run, urls } = setUp()
    const all = [ada, ben, cleo, hugo].map((address) => toAccount(polygon, address))
    const found = Either.getOrThrow(await run((ens) => ens.identities(all)))
    expect(all.map((account) => found.get(account)?.name)).toEqual(["ada.eth", "", "cleo.eth", "hugo.eth"])
    expect(urls.length).toBeLessThanOrEqual(2)
  })

  test("returns pictures that are safe to load, with two requests", async () => {
    const { run, urls } = setUp()
    const all = [ada, ben, cleo, dan].map((address) => toAccount(ethereum, address))
    const found = Either.getOrThrow(await run((ens) => ens.identities(all, true)))
    expect(all.map((account) => found.get(account)?.avatar)).toEqual([
      `${sandbox.addresses.ens}/avatars/ada.png`,
      "",
      "",
      ""
    ])
    expect(urls).toHaveLength(2)
  })

  test("caches names, and requests nothing for accounts of other namespaces", async () => {
    const { run, urls } = setUp()
    await run((ens) =>
      Effect.gen(function* () {
        yield* ens.identities([toAccount(ethereum, ada)])
        yield* ens.identities([toAccount(ethereum, ada), toAccount(ethereum, ada)])
        expect(urls).toHaveLength(1)
        const other = toAccount(solana, "8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR")
        expect((yield* ens.identities([other])).get(other)?.name).toBe("")
        expect(urls).toHaveLength(1)
      })
    )
  })
})
