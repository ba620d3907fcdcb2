import { createServer } from "node:http"
import { describe, expect, test } from "vitest"
import { parseDocument, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("name", () => {
  test("`lookup` lists the addresses by network", async () => {
    const seen = await run("name", "lookup", "sandbox.reown.id", "--json")
    expect([seen.code, seen.err]).toEqual([0, []])
    expect(parseDocument(seen)).toMatchObject({
      flow: "name lookup",
      data: {
        name: "sandbox.reown.id",
        registered: true,
        addresses: [
          { address, coinType: 60, network: "eip155:1" },
          { address, network: "eip155:137" }
        ]
      }
    })
    const { out } = await run("name", "lookup", "sandbox")
    expect(out).toContain(`${address}  eip155:137`)
    expect(out).toContain("Since    2026-01-01")
  })

  test.each([
    ["2026-01-01T00:00:00.000Z", "Since    2026-01-01", "2026-01-01T00:00:00.000Z"],
    [undefined, "Since    unknown", null]
  ])("`lookup` prints the registration date %s", async (registered_at, line, since) => {
    const server = createServer((request, response) => {
      const { url = "" } = request
      const answer = url.startsWith("/v1/supported-chains")
        ? { http: ["eip155:1"], ws: [] }
        : { name: "sandbox.reown.id", registered_at, addresses: { 60: { address, created: "" } }, attributes: [] }
      response.end(JSON.stringify(answer))
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    const words = ["name", "lookup", "sandbox", "--live", "--project-id", "p", "--chain-service-url", url]
    const text = await run(...words)
    const json = parseDocument(await run(...words, "--json"))
    server.close()
    expect([text.out, json.data]).toEqual([
      expect.arrayContaining([line]),
      expect.objectContaining({ registeredAt: since })
    ])
  })

  test("`reverse` lists the names of an account", async () => {
    expect((await run("name", "reverse", address)).out).toEqual([
      "Names on Ethereum (eip155:1)",
      "",
      "sandbox.reown.id"
    ])
  })

  test("`suggest` lists which names are free", async () => {
    expect((await run("name", "suggest", "sandbox")).out.slice(2, 5).map((line) => line.split(/ +/))).toEqual([
      ["Name", "State"],
      ["sandbox.reown.id", "taken"],
      ["sandbox-1.reown.id", "free"]
    ])
  })

  test("rejects an invalid name, and prints its help without a subcommand", async () => {
    const seen = await run("name", "lookup", "ann")
    expect([seen.code, seen.err[0]]).toEqual([
      2,
      "Use letters, digits and hyphens, at least 4 characters (name.misfit)"
    ])
    const help = await run("name")
    expect([help.code, help.err]).toEqual([0, []])
    expect(help.out.join("\n")).toContain("lookup")
  })

  test("`register --dry-run` prints the text to sign and its account, and asks no wallet", async () => {
    const { data } = parseDocument(await run("name", "register", "Terminal", "--dry-run", "--json"))
    const text = `{"name":"terminal.reown.id","attributes":{},"timestamp":1767225600}`
    const params = [`0x${Buffer.from(text).toString("hex")}`, address]
    expect(data).toMatchObject({
      dryRun: true,
      name: "terminal.reown.id",
      network: "eip155:1",
      words: { sentence: "Sign a message", risk: "plain" },
      requests: [{ method: "personal_sign", params }]
    })
    const { code, out } = await run("name", "register", "Terminal", "--dry-run")
    const start = out.indexOf("Wallet request: personal_sign")
    expect([code, out.filter((line) => line.length > 80), out.slice(4, start - 1)]).toEqual([
      0,
      [],
      ["In words  Sign a message", `Text      ${text}`]
    ])
    const printed = out.slice(start + 1, out.indexOf("", start)).map((line) => line.slice(2))
    expect([JSON.parse(printed.join("")), out.slice(-3)]).toEqual([
      params,
      [
        "The text is created again with the current time when the wallet signs.",
        "",
        "The wallet was not asked, and nothing was sent."
      ]
    ])
    const seen = await run("name", "register", "ter", "--dry-run")
    expect([seen.code, seen.err[0]]).toEqual([
      2,
      "Use letters, digits and hyphens, at least 4 characters (name.misfit)"
    ])
  })

  test("`register` requires --yes at real services when there is no person at the terminal", async () => {
    const seen = await run("name", "register", "terminal", "--live", "--project-id", "p", "--no-input")
    expect([seen.code, seen.err.join(" ")]).toEqual([2, expect.stringContaining("--yes")])
  })
})
