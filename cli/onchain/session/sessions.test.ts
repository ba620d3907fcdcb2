import { createServer } from "node:http"
import { describe, expect, test } from "vitest"
import { parseDocument, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("sessions list", () => {
  test("shows which sessions are active", async () => {
    const seen = await run("sessions", "list", address)
    expect([
      seen.code,
      seen.out.filter((line) => !line.startsWith(" ")).map((line) => line.split(/ {2,}/).slice(0, 3))
    ]).toEqual([
      0,
      [
        ["Sessions on Ethereum (eip155:1)"],
        [""],
        ["App", "State", "Until"],
        ["Sandbox game", "active", "2036-01-01"],
        ["Sandbox savings", "expired", "2025-12-31"],
        ["Sandbox shop", "revoked", "2036-01-01"]
      ]
    ])
    // In words, as on the page; the document contains their types.
    expect(seen.out).toContain("  Spend up to 0.01 ETH each day")
    const { data } = parseDocument(await run("sessions", "list", address, "--json"))
    expect(data).toMatchObject({
      sessions: [
        { status: "active", revokedAt: null, permissions: ["contract-call"] },
        { status: "expired" },
        { status: "revoked" }
      ]
    })
  })

  test("prints a project's address, and null if the address cannot be opened", async () => {
    const session = (pci: string, url: string | null) => ({
      pci,
      project: { id: pci, name: pci, url },
      createdAt: 0,
      expiry: 4_000_000_000_000,
      permissions: []
    })
    const sessions = [session("a", "https://a.example"), session("b", "javascript:alert(1)"), session("c", null)]
    const server = createServer(({ url = "" }, response) => {
      response.end(JSON.stringify(url.startsWith("/v1/supported-chains") ? { http: ["eip155:1"], ws: [] } : sessions))
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const bound = server.address()
    const url = `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`
    const service = ["--live", "--project-id", "p", "--chain-service-url", url]
    const { data } = parseDocument(await run("sessions", "list", address, ...service, "--json"))
    server.close()
    expect(data).toMatchObject({
      sessions: [{ project: { url: "https://a.example" } }, { project: { url: null } }, { project: { url: null } }]
    })
  })
})
