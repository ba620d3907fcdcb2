import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, run, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("activity", () => {
  test("lists transactions by month, newest first, in columns of at most 80 characters", async () => {
    const { code, out } = await run("activity", address)
    expect(code).toBe(0)
    expect(out[0]).toBe(`${address} on Ethereum`)
    expect(out.filter((line) => /^[A-Z][a-z]+ \d{4}$/.test(line))).toEqual([
      "July 2025",
      "May 2025",
      "April 2025",
      "March 2025",
      "January 2025"
    ])
    expect(out.every((line) => line.length <= 80)).toBe(true)
    expect(out).toContain("02   00:00  receive      +0.500 WETH  0xb1…59f431")
  })

  test("omits the current year", async () => {
    const { out } = await run("activity", address, "--now", "2025-08-01T00:00:00Z")
    expect(out).toContain("July")
  })

  test("`--json` contains all data, with amounts as exact text", async () => {
    expect(parseDocument(await run("activity", `eip155:1:${address}`, "--json"))).toMatchObject({
      ok: true,
      flow: "activity",
      data: {
        account: `eip155:1:${address}`,
        next: null,
        months: [
          { title: "July 2025", transactions: [{ operation: "mint", minedAt: "2025-07-30T00:00:24.000Z" }, {}, {}] },
          {},
          {},
          {},
          {
            title: "January 2025",
            transactions: [{}, { transfers: [{ direction: "in", symbol: "USDC", quantity: "1250.5" }] }]
          }
        ]
      },
      meta: { source: "fixtures", requests: 2 }
    })
  })

  /** Runs the program over one flow with this page. */
  const runWithPage = (status: number, answer: unknown, ...args: ReadonlyArray<string>): Promise<RunResult> => {
    const request = {
      at: 0,
      method: "GET",
      endpoint: "chainService",
      query: { projectId: "REDACTED", st: "appkit", sv: "REDACTED" },
      status: 200
    }
    const query = { ...request.query, chainId: "eip155:1", ...(args.includes("--cursor") ? { cursor: "c1" } : {}) }
    const file = join(makeFreshFolder(), "flow.json")
    writeFileSync(
      file,
      JSON.stringify({
        version: 2,
        name: "x",
        command: [],
        events: [],
        recordedFrom: "sandbox",
        now: "2026-01-01T00:00:00.000Z",
        seed: 1,
        wallet: [],
        requests: [
          { ...request, path: "/v1/supported-chains", answer: { http: ["eip155:1"] } },
          { ...request, path: `/v1/account/${address}/history`, query, status, answer }
        ]
      })
    )
    return runIn(makeFreshFolder(), ["activity", address, "--fixtures", file, ...args])
  }

  const metadata = {
    operationType: "trade",
    hash: "0x1",
    chain: "eip155:1",
    minedAt: "2026-01-01T10:00:00Z",
    sentFrom: address,
    sentTo: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    status: "failed",
    nonce: 1
  }
  const coin = (direction: string, numeric: string) => ({
    fungible_info: { name: "Ether", symbol: "ETH" },
    direction,
    quantity: { numeric }
  })

  test("shows each transfer, marks failures and dust, and prints the cursor of the next page", async () => {
    const page = { data: [{ id: "a", metadata, transfers: [coin("out", "1"), coin("in", "0.00001")] }], next: "c2" }
    expect((await runWithPage(200, page, "--cursor", "c1")).out.slice(2)).toEqual([
      "Day  Time   What                 Amount  With",
      "",
      "January",
      "01   10:00  trade (failed)   -1.000 ETH  0x70…dc79C8",
      "                            +<0.001 ETH",
      "",
      "For older transactions, add",
      "  --cursor c2"
    ])
  })

  test("hides and counts spam; --hidden shows it without its address", async () => {
    const from = "0x90F79bf6EB2c4f870365E785982E1f101E93b906"
    const item = { nft_info: { name: "Claim at gift-usdc.com" }, direction: "in", quantity: { numeric: "1" } }
    const page = {
      data: [
        { id: "a", metadata: { ...metadata, status: "confirmed" }, transfers: [coin("out", "1")] },
        {
          id: "b",
          metadata: { ...metadata, status: "confirmed", operationType: "receive", sentFrom: from },
          transfers: [item]
        }
      ],
      next: null
    }
    const { out } = await runWithPage(200, page)
    expect(out.join("\n")).not.toContain("Claim")
    expect(out.at(-1)).toBe("1 hidden as likely spam: show with --hidden")
    const all = (await runWithPage(200, page, "--hidden")).out.join("\n")
    expect(all).toContain("Claim at gift-usdc.com  !")
    expect(all).toContain("not your transaction. Do not copy its address.")
    expect(parseDocument(await runWithPage(200, page, "--json"))).toMatchObject({
      data: { months: [{ transactions: [{ id: "a" }, { id: "b", suspicious: true }] }] }
    })
  })

  test("reports an empty history", async () => {
    expect((await runWithPage(200, { data: [], next: null })).out.slice(2)).toEqual(["No activity."])
  })

  test("fails with the specification's words, with exit 1 when a service answered", async () => {
    const { code, err } = await runWithPage(403, {})
    expect([code, err[0]]).toEqual([1, "Failed to fetch transactions (activity.failed)"])
  })
})
