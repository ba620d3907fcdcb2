import { expect, test } from "vitest"
import type { KitState } from "../../state.ts"
import type { KitEvent } from "../../event.ts"
import { stateAfter, sampleConnection, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { activeConnection } from "./state.ts"
import { toSnapshot } from "../../kit/host/toSnapshot.ts"

const solana = { namespace: "solana", network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" } as const
const makeConnected = (id: string, more: Parameters<typeof sampleConnection>[1] = {}): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(id, more),
  restored: false
})
const makeDisconnected = (connectorId: string): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by: "visitor",
  last: false
})
const paired: KitEvent = { _tag: "PairingMade", uri: "wc:1", expiry: 240_000 }
const start = sampleState()
const listEarlier = (state: KitState) => state.connection.earlier.map(({ connectorId }) => connectorId)

test("stores the namespace and the catalogue wallet of an attempt, and ignores the same request", () => {
  const connectStarted: KitEvent = { _tag: "ConnectStarted", connectorId: "walletConnect", walletId: "x" }
  const once = stateAfter(start, connectStarted)
  expect(once.connection.attempt).toEqual({ _tag: "Asking", connectorId: "walletConnect", walletId: "x" })
  expect(stateAfter(once, connectStarted).connection).toBe(once.connection)
  expect(stateAfter(once, { _tag: "ConnectStarted", connectorId: "walletConnect" }).connection.attempt).toEqual({
    _tag: "Asking",
    connectorId: "walletConnect"
  })
})

test("keeps a pairing until the attempt ends in any way", () => {
  const asking = stateAfter(
    start,
    { _tag: "Opened", view: { _tag: "Connect" } },
    { _tag: "ConnectStarted", connectorId: "walletConnect" },
    paired
  )
  expect(asking.connection.pairing).toEqual({ uri: "wc:1", expiry: 240_000 })
  const ends: ReadonlyArray<KitEvent> = [
    { _tag: "PairingEnded" },
    { _tag: "Closed" },
    { _tag: "WentBack" },
    makeConnected("walletConnect"),
    { _tag: "ConnectFailed", connectorId: "walletConnect", error: sampleFailure }
  ]
  for (const end of ends) expect(stateAfter(asking, end).connection.pairing).toBeNull()
})

test("ConnectionChosen makes a live connection active, only on its namespace", () => {
  const all = stateAfter(start, makeConnected("a"), makeConnected("s", solana), makeConnected("b"))
  const switched = stateAfter(all, { _tag: "ConnectionChosen", connectorId: "A", namespace: "eip155" })
  expect([
    activeConnection(switched.connection, "eip155")?.connectorId,
    activeConnection(switched.connection, "solana")?.connectorId
  ]).toEqual(["a", "s"])
  expect(stateAfter(switched, { _tag: "ConnectionChosen", connectorId: "a", namespace: "eip155" }).connection).toBe(
    switched.connection
  )
  expect(
    stateAfter(switched, { _tag: "ConnectionChosen", connectorId: "nobody", namespace: "eip155" }).connection
  ).toBe(switched.connection)
})

test("remembers the newest two disconnected wallets of a namespace until they are connected again", () => {
  const disconnected = stateAfter(
    start,
    makeConnected("a"),
    makeConnected("b"),
    makeConnected("c"),
    makeConnected("s", solana),
    makeDisconnected("a"),
    makeDisconnected("b"),
    makeDisconnected("c")
  )
  expect(listEarlier(disconnected)).toEqual(["c", "b"])
  const other = stateAfter(disconnected, {
    _tag: "Disconnected",
    connectorId: "s",
    namespace: "solana",
    by: "wallet",
    last: true
  })
  expect(listEarlier(other)).toEqual(["s", "c", "b"])
  expect(listEarlier(stateAfter(other, makeConnected("B")))).toEqual(["s", "c"])
})

test("toSnapshot lists every connection, and marks the one in use on its namespace", () => {
  const { account, connections } = toSnapshot(
    stateAfter(
      sampleState({}, [sampleConnection("r")]),
      makeConnected("a"),
      makeConnected("s", solana),
      makeConnected("b")
    )
  )
  expect(connections.map(({ connectorId, inUse, live, namespace }) => [connectorId, namespace, inUse, live])).toEqual([
    ["b", "eip155", true, true],
    ["s", "solana", true, true],
    ["a", "eip155", false, true],
    ["r", "eip155", false, false]
  ])
  expect(account?.connectorId).toBe("b")
})

test("toSnapshot is consistent with the connection in use and the active network after all events", () => {
  const moves: ReadonlyArray<KitEvent> = [
    makeConnected("a"),
    makeConnected("s", solana),
    { _tag: "NetworkSwitched", to: "eip155:1" },
    makeConnected("b", { network: "eip155:137" }),
    makeDisconnected("b"),
    { _tag: "NetworkSwitched", to: solana.network },
    makeDisconnected("a"),
    { _tag: "Disconnected", connectorId: "s", namespace: "solana", by: "wallet", last: true }
  ]
  moves.reduce((state, move) => {
    const next = stateAfter(state, move)
    const { account, connections, network } = toSnapshot(next)
    const current = connections.find(({ inUse, namespace }) => inUse && next.chain.active.startsWith(`${namespace}:`))
    expect(current?.address).toBe(account?.address)
    if (account !== null) expect(network?.id).toBe(account.network)
    return next
  }, start)
})
