import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { document, freshFolder, runIn } from "../../fixtures/testing/cli/testing.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
/** A server that answers every request with a sign-in page, like a captive portal. */
let portal: Server
let url = ""

beforeAll(async () => {
  portal = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" })
    response.end("<!doctype html><html><title>Sign in to this network</title></html>")
  })
  portal.listen(0, "127.0.0.1")
  await new Promise((resolve) => portal.once("listening", resolve))
  const at = portal.address()
  url = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
})
afterAll(() => void portal.close())

const page =
  "sent a web page (HTML), not JSON: is the address right, or does the network ask to sign in first (a captive portal)?"

test("a command names the package and its version, as a page does", async () => {
  const asked: Array<URLSearchParams> = []
  const service = createServer((request, response) => {
    asked.push(new URL(request.url ?? "/", "http://localhost").searchParams)
    response.writeHead(200, { "content-type": "application/json" })
    response.end('{"data":[],"count":0}')
  })
  service.listen(0, "127.0.0.1")
  await new Promise((resolve) => service.once("listening", resolve))
  const at = service.address()
  const port = typeof at === "object" && at !== null ? at.port : 0
  const { code } = await runIn(freshFolder(), ["wallets", "--live", "--api-url", `http://127.0.0.1:${port}`], {
    version: "1.2.3"
  })
  service.close()
  expect(code).toBe(0)
  expect(asked.map((query) => [query.get("st"), query.get("sv")])).toEqual([["appkit", "latchkey-1.2.3"]])
}, 30_000)

describe("a web page where JSON was expected is told in one sentence, with the flag that said where", () => {
  test.each([
    [["rpc", "eth_blockNumber"], "--rpc-url", "The network's node"],
    [["balance", account], "--rpc-url", "The network's node"],
    [["wallets"], "--api-url", "The provider API"],
    [["identity", account], "--chain-service-url", "The chain service"],
    [["activity", account], "--chain-service-url", "The chain service"],
    [["name", "lookup", "sandbox"], "--chain-service-url", "The chain service"],
    [["sessions", "list", account], "--chain-service-url", "The chain service"],
    [
      ["swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "1", "--account", account],
      "--chain-service-url",
      "The chain service"
    ]
  ])(
    "%j %s",
    async (words, flag, who) => {
      const seen = await runIn(freshFolder(), [...words, "--live", flag, url])
      expect(seen.code).not.toBe(0)
      expect(seen.out).toEqual([])
      expect(seen.err.slice(1)).toEqual([`${who} (${flag} ${url}) ${page}`])
    },
    20_000
  )

  test("--sandbox", async () => {
    const seen = await runIn(freshFolder(), ["balance", account, "--sandbox", url])
    expect(seen.code).toBe(5)
    expect(seen.err[0]).toBe(
      `What answers at ${url} is no sandbox: it sent a web page (HTML), not JSON. (cli.not-a-sandbox)`
    )
  })
})

test("an endpoint where nobody listens is told with its flag", async () => {
  const seen = await runIn(freshFolder(), [
    "rpc",
    "eth_blockNumber",
    "--live",
    "--rpc-url",
    "http://127.0.0.1:9",
    "--json"
  ])
  expect(seen.code).toBe(5)
  expect(document(seen).error?.hint).toBe(
    "The network's node (--rpc-url http://127.0.0.1:9) does not answer: is the address right, and the network up?"
  )
})
