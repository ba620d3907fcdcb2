import { createServer, type Server } from "node:http"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { document, freshFolder, runIn } from "./testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const secret = "project-canary-77"
let server: Server
let url = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    const token = { name: "USD Coin", symbol: "USDC", chainId: "eip155:1", price: 1, value: 2, quantity: { decimals: "6", numeric: "2" }, iconUrl: `${url}/icon?projectId=${secret}` }
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(request.method === "POST" ? { jsonrpc: "2.0", id: 1, result: "0xde0b6b3a7640000" } : { balances: [token] }))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  url = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test("what was recorded replays to the same result, with the network gone and nothing secret in the file", async () => {
  const home = freshFolder()
  const file = join(home, "balance.json")
  const live = await runIn(home, ["balance", address, "--json", "--live", "--project-id", secret, "--chain-service-url", url, "--rpc-url", `${url}/node`, "--record", file])
  expect(live.code).toBe(0)
  const replayed = await runIn(home, ["balance", address, "--json", "--fixtures", file])
  expect(document(replayed).data).toEqual(document(live).data)
  const text = readFileSync(file, "utf8")
  expect(text).not.toContain(secret)
  expect(text).not.toContain("127.0.0.1")
  expect(JSON.parse(text)).toMatchObject({ version: 2, name: "balance", command: ["balance", address], recordedFrom: "live", requests: [{ endpoint: "chainService" }, { endpoint: "chainService" }, { endpoint: "rpc/eip155:1" }] })
})

test("a second recording is the same, byte for byte", async () => {
  const home = freshFolder()
  const record = async (name: string): Promise<string> => {
    const file = join(home, name, "balance.json")
    await runIn(home, ["balance", address, "--live", "--project-id", secret, "--chain-service-url", url, "--rpc-url", url, "--now", "2026-03-01T12:00:00Z", "--record", file])
    return readFileSync(file, "utf8")
  }
  expect(await record("a")).toBe(await record("b"))
})

test("a wallet is recorded at the connector's port, and never its key", async () => {
  const home = freshFolder()
  const file = join(home, "connect.json")
  const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
  await runIn(home, ["connect", "--wallet", "key", "--live", "--rpc-url", url, "--record", file], { env: { LATCHKEY_PRIVATE_KEY: key } })
  expect(readFileSync(file, "utf8")).not.toContain(key.slice(2))
  expect((await runIn(home, ["connect", "--fixtures", file])).out[0]).toBe(`Account  ${address}`)
})
