import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn } from "../../fixtures/testing/cli/testing.ts"

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
  const address = portal.address()
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => void portal.close())

const page =
  "sent a web page (HTML), not JSON: check the address, and whether the network requires a sign-in first (a captive portal)."

test("`latchkey` names its package and version, like a page", async () => {
  const queries: Array<URLSearchParams> = []
  const service = createServer((request, response) => {
    queries.push(new URL(request.url ?? "/", "http://localhost").searchParams)
    response.writeHead(200, { "content-type": "application/json" })
    response.end('{"data":[],"count":0}')
  })
  service.listen(0, "127.0.0.1")
  await new Promise((resolve) => service.once("listening", resolve))
  const address = service.address()
  const port = typeof address === "object" && address !== null ? address.port : 0
  const { code } = await runIn(makeFreshFolder(), ["wallets", "--live", "--api-url", `http://127.0.0.1:${port}`], {
    version: "1.2.3"
  })
  service.close()
  expect(code).toBe(0)
  expect(queries.map((query) => [query.get("st"), query.get("sv")])).toEqual([["appkit", "latchkey-1.2.3"]])
}, 30_000)

describe("a web page where JSON was expected", () => {
  test.each([
    [["rpc", "eth_blockNumber"], "--rpc-url", "The network's node"],
    [["balance", account], "--rpc-url", "The network's node"],
    [["wallets"], "--api-url", "The provider API"],
    [["identity", account, "--rpc-url", "http://127.0.0.1:9"], "--chain-service-url", "The chain service"],
    [["activity", account], "--chain-service-url", "The chain service"],
    [["name", "lookup", "sandbox"], "--chain-service-url", "The chain service"],
    [["sessions", "list", account], "--chain-service-url", "The chain service"],
    [
      ["swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "1", "--account", account],
      "--chain-service-url",
      "The chain service"
    ]
  ])(
    "is reported in one sentence, with the flag of its address: %j %s",
    async (words, flag, name) => {
      const seen = await runIn(makeFreshFolder(), [...words, "--live", flag, url])
      expect(seen.code).not.toBe(0)
      expect(seen.out).toEqual([])
      expect(seen.err.slice(1)).toEqual([`${name} (${flag} ${url}) ${page}`])
    },
    20_000
  )

  test("is reported for --sandbox", async () => {
    const seen = await runIn(makeFreshFolder(), ["balance", account, "--sandbox", url])
    expect(seen.code).toBe(5)
    expect(seen.err[0]).toBe(
      `The server at ${url} is not a sandbox: it sent a web page (HTML), not JSON. (cli.not-a-sandbox)`
    )
  })
})

test("`latchkey` reports an endpoint that does not answer with its flag", async () => {
  const seen = await runIn(makeFreshFolder(), [
    "rpc",
    "eth_blockNumber",
    "--live",
    "--rpc-url",
    "http://127.0.0.1:9",
    "--json"
  ])
  expect(seen.code).toBe(5)
  expect(parseDocument(seen).error?.hint).toBe(
    "The network's node (--rpc-url http://127.0.0.1:9) does not answer: check the address and the network connection."
  )
})
