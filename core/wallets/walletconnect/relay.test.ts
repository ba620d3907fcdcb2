import { expect, test } from "vitest"
import { getRefusal } from "../../foundation/http/projectErrors.ts"
import { isLocalRelay } from "./relay.ts"

test.each([
  ["ws://127.0.0.1:4737", true],
  ["ws://localhost:1", true],
  ["ws://relay.localhost", true],
  ["ws://[::1]:80/x", true],
  ["ws://127.9.9.9", true],
  ["wss://relay.walletconnect.org", false],
  ["wss://127.0.0.1.example.com", false],
  ["wss://localhost.example.com", false],
  ["wss://x@127.0.0.1:1@example.com", false],
  ["", false],
  ["relay", false]
])("isLocalRelay of %s: %s", (relay, isLocal) => {
  expect(isLocalRelay(relay)).toBe(isLocal)
})

test.each([
  ["Unauthorized: origin not allowed", "OriginNotAllowed"],
  ["JWT validation error: JWT Token is not yet valid: basic claims", "SessionExpired"],
  ["Unauthorized: invalid key", "InvalidProjectId"]
])("F25: recognizes a relay that closes with %j", (sentence, tag) => {
  expect(
    getRefusal(`WebSocket connection closed abnormally with code: 3000 (${sentence})`, "https://a.test")?._tag
  ).toBe(tag)
})

test("getRefusal ignores another sentence", () => {
  expect(getRefusal("socket hang up", "")).toBeUndefined()
})
