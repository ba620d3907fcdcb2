import { expect, test } from "vitest"
import type { KitState } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { toSnapshot } from "../../kit/host/toSnapshot.ts"
import { toProjection } from "../storage/projection.ts"
import { readStoredSnapshot } from "../storage/snapshot.ts"
import { toNetwork } from "../../chain/network/network.ts"
import { mainnet, polygon, solana } from "../../chain/network/networks.ts"

const networks = [mainnet, polygon, solana].map(toNetwork)
const start: KitState = { ...sampleState(), chain: { ...sampleState().chain, networks } }
const removed: KitEvent = { _tag: "NamespaceRemoved", namespace: "eip155" }
const listIds = ({ chain }: KitState) => chain.networks.map(({ id }) => id)

test("removes a namespace together with its networks and wallets", () => {
  const listed = stateAfter(
    start,
    {
      _tag: "WalletsAnnounced",
      connectors: [
        { id: "a", type: "ANNOUNCED", name: "A", chain: "eip155", icon: "" },
        { id: "s", type: "ANNOUNCED", name: "S", chain: "solana", icon: "" }
      ]
    },
    removed
  )
  expect(listIds(listed)).toEqual(["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp"])
  expect(listed.wallet.connectors.map(({ id }) => id)).toEqual(["s"])
})

test("moves a visitor on a removed namespace to a connected network, else to the first remaining one", () => {
  expect(stateAfter(start, removed).chain.active).toBe("solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp")
  const solanaUser = sampleConnection("s", { namespace: "solana", network: "solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1" })
  const both = stateAfter(
    start,
    { _tag: "Connected", connection: solanaUser, restored: false },
    { _tag: "NetworkSwitched", to: "eip155:1" },
    removed
  )
  expect(both.chain.active).toBe(solanaUser.network)
})

test("keeps a visitor on another namespace, cancels a switch to the removed one, and keeps the last namespace", () => {
  const away = stateAfter(
    start,
    { _tag: "NetworkSwitched", to: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" },
    { _tag: "NetworkSwitchStarted", to: "eip155:137" },
    removed
  )
  expect([away.chain.active, away.chain.switching]).toEqual(["solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", null])
  expect(stateAfter(away, { _tag: "NamespaceRemoved", namespace: "solana" }).chain).toBe(away.chain)
})

test("makes a wallet of another namespace active when the wallet in use is disconnected, also after a reload", () => {
  const evm = sampleConnection("e", { network: "eip155:137" })
  const sol = sampleConnection("s", { namespace: "solana", network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" })
  const disconnected = stateAfter(
    start,
    { _tag: "Connected", connection: evm, restored: false },
    { _tag: "Connected", connection: sol, restored: false },
    { _tag: "Disconnected", connectorId: "s", namespace: "solana", by: "visitor", last: false }
  )
  expect(toSnapshot(disconnected)).toMatchObject({
    status: "connected",
    account: { connectorId: "e" },
    network: { id: "eip155:137" }
  })
  const projection = toProjection(disconnected, "")
  expect(readStoredSnapshot((key) => projection[key] ?? null, "", true).account).toMatchObject({ connectorId: "e" })
})
