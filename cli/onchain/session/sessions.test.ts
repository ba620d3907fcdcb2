import { expect, test } from "vitest"
import { document, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test("sessions list tells which are alive", async () => {
  const seen = await run("sessions", "list", address)
  expect([
    seen.code,
    seen.out.filter((line) => !line.startsWith(" ")).map((line) => line.split(/ {2,}/).slice(0, 3))
  ]).toEqual([
    0,
    [
      ["App", "State", "Until"],
      ["Sandbox game", "active", "2036-01-01"],
      ["Sandbox savings", "expired", "2025-12-31"],
      ["Sandbox shop", "revoked", "2036-01-01"]
    ]
  ])
  expect(seen.out).toContain("  native-token-recurring-allowance")
  const { data } = document(await run("sessions", "list", address, "--json"))
  expect(data).toMatchObject({
    sessions: [
      { status: "active", revokedAt: null, permissions: ["contract-call"] },
      { status: "expired" },
      { status: "revoked" }
    ]
  })
})
