import { createServer, type Server } from "node:http"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { document, freshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const secret = "project-canary-77"
let server: Server
let url = ""
let asked = 0
/** How many of the next requests fail. */
let failing = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    asked++
    if (failing-- > 0) return void response.writeHead(503).end()
    const token = {
      name: "USD Coin",
      symbol: "USDC",
      chainId: "eip155:1",
      price: 1,
      value: 2,
      quantity: { decimals: "6", numeric: "2" },
      iconUrl: `${url}/icon?projectId=${secret}`
    }
    response.setHeader("content-type", "application/json")
    response.end(
      JSON.stringify(
        request.method === "POST" ? { jsonrpc: "2.0", id: 1, result: "0xde0b6b3a7640000" } : { balances: [token] }
      )
    )
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  url = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

test("what was recorded replays to the same result, with the network gone and nothing secret in the file", async () => {
  const home = freshFolder()
  const file = join(home, "balance.json")
  const live = await runIn(home, [
    "balance",
    address,
    "--json",
    "--live",
    "--project-id",
    secret,
    "--chain-service-url",
    url,
    "--rpc-url",
    `${url}/node`,
    "--record",
    file
  ])
  expect(live.code).toBe(0)
  const replayed = await runIn(home, ["balance", address, "--json", "--fixtures", file])
  expect(document(replayed).data).toEqual(document(live).data)
  const text = readFileSync(file, "utf8")
  expect(text).not.toContain(secret)
  expect(text).not.toContain("127.0.0.1")
  expect(JSON.parse(text)).toMatchObject({
    version: 2,
    name: "balance",
    command: ["balance", address],
    recordedFrom: "live",
    requests: [{ endpoint: "chainService" }, { endpoint: "chainService" }, { endpoint: "rpc/eip155:1" }]
  })
})

test("a second recording is the same, byte for byte", async () => {
  const home = freshFolder()
  const record = async (name: string): Promise<string> => {
    const file = join(home, name, "balance.json")
    await runIn(home, [
      "balance",
      address,
      "--live",
      "--project-id",
      secret,
      "--chain-service-url",
      url,
      "--rpc-url",
      url,
      "--now",
      "2026-03-01T12:00:00Z",
      "--record",
      file
    ])
    return readFileSync(file, "utf8")
  }
  expect(await record("a")).toBe(await record("b"))
})

test("a wallet is recorded at the connector's port, and never its key", async () => {
  const home = freshFolder()
  const file = join(home, "connect.json")
  const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
  await runIn(home, ["connect", "--wallet", "key", "--live", "--rpc-url", url, "--record", file], {
    env: { LATCHKEY_PRIVATE_KEY: key }
  })
  expect(readFileSync(file, "utf8")).not.toContain(key.slice(2))
  expect((await runIn(home, ["connect", "--fixtures", file])).out[0]).toBe(`Account  ${address}`)
})

test("--record-missing serves what the file has, and asks and adds what it lacks", async () => {
  const home = freshFolder()
  const file = join(home, "flow.json")
  const at = ["--live", "--project-id", secret, "--chain-service-url", url, "--rpc-url", `${url}/node`]
  await runIn(home, ["balance", address, ...at, "--record", file])
  const first = JSON.parse(readFileSync(file, "utf8"))
  writeFileSync(
    file,
    JSON.stringify({
      ...first,
      requests: first.requests.map((one: { readonly endpoint: string; readonly answer: object }) =>
        one.endpoint === "rpc/eip155:1" ? { ...one, answer: { ...one.answer, result: "0x0" } } : one
      )
    })
  )
  const before = asked
  const again = await runIn(home, ["balance", address, ...at, "--record-missing", file, "--json"])
  expect([again.code, asked - before]).toEqual([0, 0])
  expect(document(again).data).toMatchObject({ native: { amount: "0" } })
  await runIn(home, ["balance", address, "--network", "eip155:137", ...at, "--record-missing", file])
  const { now, requests } = JSON.parse(readFileSync(file, "utf8"))
  expect(asked - before).toBeGreaterThan(0)
  expect([now, requests.length > first.requests.length]).toEqual([first.now, true])
  expect((await runIn(home, ["balance", address, "--network", "eip155:137", "--fixtures", file])).code).toBe(0)
})

test("what a single file lacks ends with exit 3, the nearest recording and the command that adds it", async () => {
  const home = freshFolder()
  const file = join(home, "flow.json")
  await runIn(home, [
    "balance",
    address,
    "--live",
    "--project-id",
    secret,
    "--chain-service-url",
    url,
    "--rpc-url",
    url,
    "--record",
    file
  ])
  const seen = await runIn(home, [
    "balance",
    "0x70997970C51812dc3A010C7d01b50e0d17dc79C8",
    "--fixtures",
    file,
    "--json"
  ])
  expect(seen.code).toBe(3)
  const message = document(seen).error?.message
  expect(message).toContain("No recording for ")
  expect(message).toContain(`recorded "0x`)
  expect(message).toContain(
    `Record it with: latchkey balance 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --sandbox --record-missing ${file}`
  )
})

test.each(["--record", "--record-missing"])("%s is refused where CI is set, and nothing is asked", async (flag) => {
  const home = freshFolder()
  const before = asked
  const seen = await runIn(home, ["balance", address, "--live", "--rpc-url", url, flag, join(home, "x.json")], {
    env: { CI: "true" }
  })
  expect([seen.code, seen.err[0], asked]).toEqual([
    2,
    `${flag} is refused where CI is set: CI replays recordings, and makes none. (cli.usage)`,
    before
  ])
})

test("a wait of the kit's own moves a recording's time, and so does its replay's", async () => {
  const home = freshFolder()
  const file = join(home, "wallets.json")
  failing = 1
  await runIn(home, [
    "identity",
    address,
    "--live",
    "--project-id",
    secret,
    "--chain-service-url",
    url,
    "--record",
    file
  ])
  const { requests }: { readonly requests: ReadonlyArray<{ readonly at: number; readonly status: number }> } =
    JSON.parse(readFileSync(file, "utf8"))
  const [first, second] = [...requests].sort((a, b) => a.at - b.at)
  expect([first?.at, first?.status]).toEqual([0, 503])
  expect(second?.at).toBeGreaterThanOrEqual(160)
  expect(second?.at).toBeLessThanOrEqual(240)
})

test("a web page where a sandbox was expected is told in one sentence", async () => {
  const page = createServer(
    (_, response) => void response.setHeader("content-type", "text/html").end("<!doctype html><title>Sign in</title>")
  )
  await new Promise<void>((resolve) => page.listen(0, "127.0.0.1", resolve))
  const at = page.address()
  const place = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
  const sandbox = await runIn(freshFolder(), ["balance", address, "--sandbox", place])
  expect([sandbox.code, sandbox.err[0]]).toEqual([
    5,
    `What answers at ${place} is no sandbox: it sent a web page (HTML), not JSON. (cli.not-a-sandbox)`
  ])
  const live = await runIn(freshFolder(), ["balance", address, "--live", "--rpc-url", place])
  expect(live.err[1]).toContain("sent a web page (HTML), not JSON")
  page.close()
})
