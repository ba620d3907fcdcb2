import { expect, test } from "vitest"
import { sessionOf, sessionStatus } from "./smartSession.ts"

const item = { project: { id: "p", name: "An\u202e app", url: "javascript:alert(1)" }, pci: "c", createdAt: 0, expiry: 1000, permissions: [{ type: "contract-call" }] }

test.each([[{}, 999, "active"], [{}, 1000, "expired"], [{ revokedAt: 5 }, 10, "revoked"], [{ revokedAt: 5 }, 2000, "revoked"], [{ revokedAt: null }, 10, "active"]])(
  "%j at %d is %s", (more, now, status) => {
    expect(sessionStatus(sessionOf({ ...item, ...more }), now)).toBe(status)
  })

test("texts are fit to be shown", () => {
  expect(sessionOf(item)).toMatchObject({ project: { name: "An app", url: "" }, permissions: ["contract-call"] })
})
