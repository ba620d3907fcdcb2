import { expect, test } from "vitest"
import { toNetwork } from "../../chain/network/network.ts"
import { mainnet, solana } from "../../chain/network/networks.ts"
import { chainStart } from "../activeNetwork/state.ts"
import { walletStart } from "../catalogue/state.ts"
import { connectionStart } from "../connection/state.ts"
import { sampleConnection } from "../../../fixtures/testing/core/sample.ts"
import { type Remembered, selectStoredParts, toProjection } from "./projection.ts"

const networks = [toNetwork(mainnet), toNetwork(solana)] as const
const solanaId = networks[1].id
const evm = sampleConnection("w")
const other = sampleConnection("v", { namespace: "solana", network: solanaId, accounts: [{ address: "7abc" }] })
const empty: Remembered = {
  chain: chainStart([...networks], "eip155:1"),
  connection: connectionStart(),
  wallet: walletStart()
}
const full: Remembered = {
  ...empty,
  connection: {
    ...connectionStart([other], { eip155: ["gone"] }, [sampleConnection("earlier")]),
    connections: [evm]
  },
  wallet: walletStart([{ id: "r", name: "Recent", chains: ["eip155:1"], rdns: "test.r", imageId: "i" }])
}
const read = (text: string | undefined): unknown => (text === undefined ? undefined : JSON.parse(text))

test("stores the network of a visit without a wallet, and removes previous values", () => {
  const { "@appkit/active_namespace": namespace, ...rest } = toProjection(empty, "")
  expect(namespace).toBe("eip155")
  expect(rest["@appkit/connection_status"]).toBe("disconnected")
  expect(rest["@appkit/active_caip_network_id"]).toBe("eip155:1")
  const removed = Object.entries(rest).filter(([, text]) => text === undefined)
  expect(removed.map(([key]) => key)).toEqual(
    expect.arrayContaining([
      "@appkit/connections",
      "@appkit/connected_namespaces",
      "@appkit/disconnected_connector_ids",
      "@appkit/wallet_id",
      "@appkit/wallet_name",
      "@appkit/eip155:connected_connector_id",
      "@appkit/solana:connected_connector_id"
    ])
  )
  expect(removed).toHaveLength(Object.keys(rest).length - 2 - (rest["@appkit/recent_wallets"] === undefined ? 0 : 1))
})

test("stores each connection of a visit under its namespace", () => {
  const texts = toProjection(full, "second")
  expect(texts["@appkit/second:connection_status"]).toBe("connected")
  expect(texts["@appkit/second:connected_namespaces"]).toBe("eip155,solana")
  expect(texts["@appkit/second:eip155:connected_connector_id"]).toBe("w")
  expect(texts["@appkit/second:solana:connected_connector_id"]).toBe("v")
  expect([texts["@appkit/second:wallet_id"], texts["@appkit/second:wallet_name"]]).toEqual(["r", "Recent"])
  expect(read(texts["@appkit/second:disconnected_connector_ids"])).toEqual({ eip155: ["gone"] })
  expect(read(texts["@appkit/second:recent_wallets"])).toEqual([
    { id: "r", name: "Recent", image_id: "i", rdns: "test.r", chains: ["eip155:1"] }
  ])
  expect(read(texts["@appkit/second:connections"])).toEqual({
    eip155: [
      {
        connectorId: "w",
        accounts: evm.accounts.map(({ address }) => ({ address, capitals: address.replace(/[^A-F]/g, "-") })),
        caipNetwork: { id: 1, caipNetworkId: "eip155:1", chainNamespace: "eip155", name: "Ethereum" },
        name: "w",
        icon: ""
      }
    ],
    solana: [
      {
        connectorId: "v",
        accounts: [{ address: "7abc", capitals: "----" }],
        caipNetwork: {
          id: solanaId.slice(7),
          caipNetworkId: solanaId,
          chainNamespace: "solana",
          name: networks[1].name
        },
        name: "v",
        icon: ""
      }
    ]
  })
})

test("stores earlier connections under the kit's own key, and removes it with the last of them", () => {
  const listOwn = (state: Remembered) =>
    Object.entries(toProjection(state, "")).filter(([key]) => key.endsWith("recent_connections"))
  expect(listOwn(empty).map(([, text]) => text)).toEqual([undefined])
  expect(listOwn(full).map(([, text]) => read(text))).toMatchObject([
    { value: { eip155: [{ connectorId: "earlier" }] } }
  ])
})

test("selectStoredParts changes only with a part of the projection", () => {
  const isSame = (state: Remembered) => {
    const [before, after] = [selectStoredParts(full), selectStoredParts(state)]
    return before.length === after.length && before.every((part, index) => part === after[index])
  }
  expect(isSame({ ...full })).toBe(true)
  expect(isSame({ ...full, connection: { ...full.connection, attempt: null } })).toBe(true)
  for (const changed of [
    { ...full, chain: { ...full.chain, active: solanaId } },
    { ...full, connection: { ...full.connection, connections: [] } },
    { ...full, connection: { ...full.connection, restoring: [] } },
    { ...full, connection: { ...full.connection, earlier: [] } },
    { ...full, connection: { ...full.connection, disconnectedIds: {} } },
    { ...full, wallet: walletStart() }
  ])
    expect(isSame(changed)).toBe(false)
})
