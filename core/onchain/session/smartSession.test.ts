import * as Either from "effect/Either"
import { describe, expect, test } from "vitest"
import { Schema } from "../../foundation/data/schema.ts"
import { revokeRequest, SessionItem, readSession, sessionStatus } from "./smartSession.ts"

const item = {
  project: { id: "p", name: "An\u202e app", url: "javascript:alert(1)" },
  pci: "c",
  createdAt: 0,
  expiry: 1000,
  permissions: [{ type: "contract-call" }]
}

describe("readSession and revokeRequest", () => {
  test.each([
    [{}, 999, "active"],
    [{}, 1000, "expired"],
    [{ revokedAt: 5 }, 10, "revoked"],
    [{ revokedAt: 5 }, 2000, "revoked"],
    [{ revokedAt: null }, 10, "active"]
  ])("reports the status of %j at %d as %s", (more, now, status) => {
    expect(sessionStatus(readSession({ ...item, ...more }), now)).toBe(status)
  })

  test("removes control characters from texts", () => {
    expect(readSession(item)).toMatchObject({ project: { name: "An app", url: "" }, permissions: ["contract-call"] })
  })

  test.each([
    ["https://app.example/path?a=1", "https://app.example/path?a=1"],
    ["http://127.0.0.1:5173", "http://127.0.0.1:5173"],
    [`https://${"a".repeat(2048)}`, `https://${"a".repeat(2048)}`],
    [`https://${"a".repeat(2049)}`, ""],
    ["https://", ""],
    ["ftp://app.example", ""],
    ["app.example", ""],
    ["https://app.example/a b", ""],
    ['https://app.example/"onerror="', ""],
    ["https://app.example/<b>", ""],
    ["https://app.example/\\", ""],
    ["//app.example", ""],
    [" https://app.example", ""],
    [null, ""],
    [undefined, ""]
  ])("reads the project's address %j as %j", (url, expected) => {
    expect(readSession({ ...item, project: { ...item.project, url } }).project.url).toBe(expected)
  })

  test("builds a revocation from the whole grant, with the end in seconds", () => {
    const permission = { type: "contract-call", data: { address: "0x1", functions: [{ functionName: "transfer" }] } }
    const read = Either.getOrThrow(
      Schema.decodeUnknownEither(SessionItem)({ ...item, expiry: 2999, permissions: [permission] })
    )
    expect(revokeRequest("eip155:1:0x1", read)).toEqual({
      pci: "c",
      permissions: [permission],
      expiry: 2,
      address: "eip155:1:0x1"
    })
  })

  test.each([
    ["https://app.test/a?b=c", "https://app.test/a?b=c"],
    ["http://app.test", "http://app.test"],
    [`https://${"a".repeat(2048)}`, `https://${"a".repeat(2048)}`],
    [`https://${"a".repeat(2049)}`, ""],
    ["https://", ""],
    ["https://app.test/ x", ""],
    ['https://app.test/"', ""],
    [" https://app.test", ""],
    ["xhttps://app.test", ""],
    [null, ""],
    [undefined, ""]
  ])("shows the page %s of a session's app as %s", (url, expected) => {
    expect(readSession({ ...item, project: { ...item.project, url } }).project.url).toBe(expected)
  })

  test.each([
    {},
    { project: {} },
    { project: { id: 7, name: "A" } },
    { project: { id: "p", name: 7 } },
    { project: { id: "p", name: "A", url: 7 } },
    { pci: "" },
    { expiry: 1.5 },
    { createdAt: -1 },
    { permissions: [{}] },
    { permissions: [{ type: "a".repeat(65) }] },
    { revokedAt: "now" }
  ])("rejects a session with %j, unless the value is unchanged", (more) => {
    const read = Schema.decodeUnknownEither(SessionItem)({ ...item, ...more })
    expect(Either.isRight(read)).toBe(Object.keys(more).length === 0)
  })
})
