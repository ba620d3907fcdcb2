import { expect, test } from "vitest"
import type { KitEvent } from "../../event.ts"
import { stateAfter, sampleConnection, sampleFailure, sampleState } from "../../../fixtures/testing/core/sample.ts"
import { activeConnection, connectionStart, isLast, getStatus } from "./state.ts"

const makeConnected = (id: string, more: Parameters<typeof sampleConnection>[1] = {}, restored = false): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection(id, more),
  restored
})
const makeDisconnected = (connectorId: string, last = false): KitEvent => ({
  _tag: "Disconnected",
  connectorId,
  namespace: "eip155",
  by: "visitor",
  last
})
const start = sampleState()
const status = (state: typeof start) => getStatus(state.connection, "eip155")
const listIds = (state: typeof start) => state.connection.connections.map(({ connectorId }) => connectorId)

test("getStatus goes from disconnected to connecting, connected and disconnected", () => {
  const asking = stateAfter(start, { _tag: "ConnectStarted", connectorId: "w" })
  const live = stateAfter(asking, makeConnected("w"))
  expect([status(start), status(asking), status(live), status(stateAfter(live, makeDisconnected("w", true)))]).toEqual([
    "disconnected",
    "connecting",
    "connected",
    "disconnected"
  ])
})

test("getStatus is reconnecting until a stored connection is restored or fails", () => {
  const waiting = sampleState({}, [sampleConnection("w")])
  expect(status(waiting)).toBe("reconnecting")
  expect(status(stateAfter(waiting, makeConnected("W", {}, true)))).toBe("connected")
  expect(status(stateAfter(waiting, { _tag: "RestoreFailed", connectorId: "W", namespace: "eip155" }))).toBe(
    "disconnected"
  )
})

test("keeps a failed attempt until the visitor moves on", () => {
  const failed = stateAfter(
    start,
    { _tag: "Opened", view: { _tag: "Connect" } },
    { _tag: "ConnectStarted", connectorId: "w" },
    { _tag: "ConnectFailed", connectorId: "W", error: sampleFailure }
  )
  expect(failed.connection.attempt).toEqual({ _tag: "Failed", connectorId: "w", error: sampleFailure })
  for (const leave of ["WentBack", "Closed"] as const)
    expect(stateAfter(failed, { _tag: leave }).connection.attempt).toBeNull()
  expect(stateAfter(failed, { _tag: "ConnectStarted", connectorId: "w" }).connection.attempt?._tag).toBe("Asking")
})

test("ignores the failure of an abandoned attempt", () => {
  const other = stateAfter(
    start,
    { _tag: "ConnectStarted", connectorId: "a" },
    { _tag: "ConnectStarted", connectorId: "b" }
  )
  expect(stateAfter(other, { _tag: "ConnectFailed", connectorId: "a", error: sampleFailure }).connection).toBe(
    other.connection
  )
})

test("keeps one connection per connector, case-insensitively; the newest is in use", () => {
  const two = stateAfter(start, makeConnected("A"), makeConnected("b"), makeConnected("a", { network: "eip155:137" }))
  expect(listIds(two)).toEqual(["a", "b"])
  expect(two.chain.active).toBe("eip155:137")
})

test("accepts one connector on several namespaces", () => {
  const both = stateAfter(start, makeConnected("a"), makeConnected("a", { namespace: "solana", network: "solana:x" }))
  expect(both.connection.connections).toHaveLength(2)
  expect(activeConnection(both.connection, "eip155")?.connectorId).toBe("a")
})

test("makes the first remaining connection and its network active after a disconnect", () => {
  const two = stateAfter(start, makeConnected("a", { network: "eip155:137" }), makeConnected("b"))
  expect(isLast(two.connection, "b", "eip155")).toBe(false)
  const remaining = stateAfter(two, makeDisconnected("B"))
  expect(listIds(remaining)).toEqual(["a"])
  expect(remaining.chain.active).toBe("eip155:137")
  expect(isLast(remaining.connection, "a", "eip155")).toBe(true)
})

test("stores a disconnected wallet once, does not restore it, and lets it connect again", () => {
  const disconnected = stateAfter(start, makeConnected("w"), makeDisconnected("w", true), makeDisconnected("W", true))
  expect(disconnected.connection.disconnectedIds).toEqual({ eip155: ["w"] })
  expect(listIds(stateAfter(disconnected, makeConnected("W", {}, true)))).toEqual([])
  expect(stateAfter(disconnected, makeConnected("W")).connection.disconnectedIds).toEqual({ eip155: [] })
  expect(connectionStart([sampleConnection("W")], { eip155: ["w"] }).restoring).toEqual([])
})

test("adds a restored connection behind the one in use, and keeps the network", () => {
  const two = stateAfter(start, makeConnected("a"), makeConnected("b", { network: "eip155:137" }, true))
  expect(listIds(two)).toEqual(["a", "b"])
  expect(two.chain.active).toBe("eip155:1")
})

test("keeps the network in use when a wallet of two namespaces is restored", () => {
  const solana = { namespace: "solana", network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" } as const
  const earlier = sampleState({}, [sampleConnection("w"), sampleConnection("w", solana)])
  expect(stateAfter(earlier, makeConnected("w", {}, true), makeConnected("w", solana, true)).chain.active).toBe(
    "eip155:1"
  )
})

test("updates accounts and network of a live connection case-insensitively, and ignores unknown ones", () => {
  const live = stateAfter(start, makeConnected("w"), makeConnected("v"))
  const moved = stateAfter(
    live,
    { _tag: "AccountsChanged", connectorId: "W", namespace: "eip155", accounts: [{ address: "0x2" }] },
    { _tag: "ChainChanged", connectorId: "W", network: "eip155:137", active: false }
  )
  expect(moved.connection.connections[1]).toMatchObject({
    connectorId: "w",
    accounts: [{ address: "0x2" }],
    network: "eip155:137"
  })
  expect(moved.connection.connections[0]).toBe(live.connection.connections[0])
  expect(moved.chain.active).toBe("eip155:1")
  expect(
    stateAfter(live, { _tag: "AccountsChanged", connectorId: "x", namespace: "eip155", accounts: [{ address: "0x2" }] })
  ).toBe(live)
})

test("restores stored connections in their stored order, in any order of answers", () => {
  const stored = [sampleConnection("A"), sampleConnection("b"), sampleConnection("c")]
  const makeRestored = (id: string): KitEvent => makeConnected(id, {}, true)
  for (const order of [
    ["a", "b", "c"],
    ["c", "b", "a"],
    ["b", "c", "a"],
    ["c", "a", "b"]
  ]) {
    expect(listIds(stateAfter(sampleState({}, stored), ...order.map(makeRestored)))).toEqual(["a", "b", "c"])
  }
  expect(
    listIds(stateAfter(sampleState({}, stored), makeRestored("c"), makeConnected("new"), makeRestored("a")))
  ).toEqual(["new", "a", "c"])
  expect(
    listIds(stateAfter(sampleState({}, stored), makeConnected("c"), makeRestored("b"), makeRestored("a")))
  ).toEqual(["c", "a", "b"])
})
