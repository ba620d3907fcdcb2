import * as Either from "effect/Either"
import { expect, test } from "vitest"
import { becomesSmartAccount, getStoredStatus, wayBack } from "./storedStatus.ts"

test.each([
  ["A", "connected"],
  ["a", "connected"],
  ["B", "active"],
  ["c", "disconnected"]
])("getStoredStatus %s is %s", (id, status) => {
  expect(getStoredStatus(id, "a", ["a", "b"])).toBe(status)
})

test("getStoredStatus is disconnected if nothing is in use or live", () => {
  expect(getStoredStatus("a", null, [])).toBe("disconnected")
})

test.each([
  ["connected", { connectorId: "w" }, "reselect"],
  ["active", { connectorId: "ID_AUTH", authName: "google" }, "reselect"],
  ["disconnected", { connectorId: "ID_AUTH", authName: "google" }, "social"],
  ["disconnected", { connectorId: "id_auth", authName: "email" }, "email"],
  ["disconnected", { connectorId: "ID_AUTH" }, "email"],
  ["disconnected", { connectorId: "walletConnect" }, "walletConnect"],
  ["disconnected", { connectorId: "io.metamask" }, "external"]
])("wayBack of a %s connection of %j: %s", (status, connection, way) => {
  expect(Either.getOrNull(wayBack(status, connection))).toBe(way)
})

test.each(["", "Connected", "reconnecting", "toString"])("rejects status %j", (status) => {
  const { _tag, message } = Either.getOrThrow(Either.flip(wayBack(status, { connectorId: "w" })))
  expect([_tag, message]).toEqual(["InvalidConnectionStatus", `Invalid connection status: ${status}`])
})

test.each([
  ["0xAB", "0xab", "eip155:1", true],
  ["0xab", "0xcd", "eip155:1", false],
  ["0xab", null, "eip155:1", false],
  ["0xab", "0xab", "eip155:5", false]
])("becomesSmartAccount of %s with the smart account %s on %s: %s", (address, smart, network, moves) => {
  expect(becomesSmartAccount(address, smart, ["eip155:1"], network)).toBe(moves)
})
