import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { startState } from "../../../core/kit/options/startState.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { mainnet, polygon } from "../../../core/chain/network/networks.ts"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { settled } from "../../../fixtures/testing/services/connectedKit.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { persistLayer } from "./persistLayer.ts"

/** The storage of a page on which another kit with the specification's formats has run before. */
const foreign = {
  "@appkit/connection_status": "connected",
  "@appkit/connections": JSON.stringify({
    eip155: [
      {
        connectorId: "io.metamask",
        accounts: [{ address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", type: "eoa" }],
        caipNetwork: {
          id: 137,
          caipNetworkId: "eip155:137",
          chainNamespace: "eip155",
          name: "Polygon",
          nativeCurrency: { name: "POL", symbol: "POL", decimals: 18 },
          rpcUrls: { default: { http: ["https://polygon-rpc.com"] } }
        }
      }
    ]
  }),
  "@appkit/connected_namespaces": "eip155",
  "@appkit/active_namespace": "eip155",
  "@appkit/active_caip_network_id": "eip155:137",
  "@appkit/eip155:connected_connector_id": "io.metamask",
  "@appkit/disconnected_connector_ids": JSON.stringify({ solana: ["app.phantom"] }),
  "@appkit/recent_wallets": JSON.stringify([
    { id: "c57c", name: "MetaMask", image_id: "018b", rdns: "io.metamask", mobile_link: "metamask://" }
  ])
}
const withPrefix = (name: string, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [name === "" ? key : key.replace("@appkit/", `@appkit/${name}:`), text])
  )
const makeState = (stored: ReadonlyMap<string, string>, name = "", enableReconnect = true) => {
  const { config, theme } = sampleState()
  return startState(
    {
      active: "eip155:1",
      config: { ...config, enableReconnect },
      networks: [toNetwork(mainnet), toNetwork(polygon)],
      theme
    },
    (key) => stored.get(key) ?? null,
    name
  )
}
const startPersisted = (stored: Map<string, string>, name = "", enableReconnect = true) =>
  Effect.provide(
    settled,
    Layer.provideMerge(
      persistLayer(name),
      Layer.merge(Store.layer(makeState(stored, name, enableReconnect)), Storage.layerMemory(stored))
    )
  )

describe("storage written by another kit", () => {
  for (const name of ["", "shop"]) {
    it(`restores its connections and settings${name === "" ? "" : " under a name"}`, () => {
      const { chain, connection, wallet } = makeState(new Map(Object.entries(withPrefix(name, foreign))), name)
      assert.deepStrictEqual(
        connection.restoring.map(({ connectorId, namespace, network }) => [connectorId, namespace, network]),
        [["io.metamask", "eip155", "eip155:137"]]
      )
      assert.deepStrictEqual(
        [chain.active, connection.disconnectedIds, wallet.recent],
        [
          "eip155:137",
          { solana: ["app.phantom"] },
          [{ id: "c57c", name: "MetaMask", imageId: "018b", rdns: "io.metamask", chains: [] }]
        ]
      )
      assert.deepStrictEqual(connection.earlier, [])
    })
  }

  it.effect("stays unchanged when a kit only starts", () => {
    const stored = new Map(Object.entries(foreign))
    return Effect.map(startPersisted(stored), () => assert.deepStrictEqual(Object.fromEntries(stored), foreign))
  })

  it.effect("loses only the connections when a kit starts without reconnecting", () => {
    const stored = new Map(Object.entries(foreign))
    return Effect.gen(function* () {
      yield* startPersisted(stored, "", false)
      assert.deepStrictEqual(
        [stored.get("@appkit/connection_status"), stored.get("@appkit/connections")],
        ["disconnected", undefined]
      )
      const next = makeState(stored)
      assert.deepStrictEqual([next.connection.restoring, next.wallet.recent.length], [[], 1])
    })
  })

  const hostile = [
    "",
    "connected,",
    "null",
    "[]",
    "{",
    "1e400",
    '{"__proto__":{"x":1}}',
    '{"eip155":[{}]}',
    '{"v":1,"value":null}'
  ]
  for (const key of Object.keys(foreign)) {
    it(`loses only the key with a hostile value: ${key}`, () => {
      for (const text of hostile) {
        const { connection, wallet } = makeState(new Map(Object.entries({ ...foreign, [key]: text })))
        const needed = /connections$|connection_status$/.test(key)
        assert.deepStrictEqual(connection.restoring.length, needed ? 0 : 1, text)
        assert.deepStrictEqual(wallet.recent.length, key.endsWith("recent_wallets") ? 0 : 1, text)
        assert.isFalse(Object.hasOwn(Object.prototype, "x"))
      }
    })
  }
})
