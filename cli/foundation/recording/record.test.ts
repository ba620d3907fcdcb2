import { createServer, type Server } from "node:http"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, afterAll, beforeAll, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"
import type { RecordedRequest } from "../../../services/foundation/recording/Flow.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const secret = "project-canary-77"
let server: Server
let url = ""
let requestCount = 0
/** The number of following requests that fail. */
let failing = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    requestCount++
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
  const bound = server.address()
  url = `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

describe("--record", () => {
  test("replays to the same result without a network, and contains no secret", async () => {
    const home = makeFreshFolder()
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
    expect(parseDocument(replayed).data).toEqual(parseDocument(live).data)
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

  test("records the same bytes a second time", async () => {
    const home = makeFreshFolder()
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

  test("records a wallet at the connector's port, and never its key", async () => {
    const home = makeFreshFolder()
    const file = join(home, "connect.json")
    const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
    await runIn(home, ["connect", "--wallet", "key", "--live", "--rpc-url", url, "--record", file], {
      env: { LATCHKEY_PRIVATE_KEY: key }
    })
    expect(readFileSync(file, "utf8")).not.toContain(key.slice(2))
    expect((await runIn(home, ["connect", "--fixtures", file])).out[0]).toBe(`Account  ${address}`)
  })

  test("`--record-missing` serves the recorded answers, and requests and adds only the missing ones", async () => {
    const home = makeFreshFolder()
    const file = join(home, "flow.json")
    const services = ["--live", "--project-id", secret, "--chain-service-url", url, "--rpc-url", `${url}/node`]
    await runIn(home, ["balance", address, ...services, "--record", file])
    const first = JSON.parse(readFileSync(file, "utf8"))
    writeFileSync(
      file,
      JSON.stringify({
        ...first,
        requests: first.requests.map((request: { readonly endpoint: string; readonly answer: object }) =>
          request.endpoint === "rpc/eip155:1" ? { ...request, answer: { ...request.answer, result: "0x0" } } : request
        )
      })
    )
    const before = requestCount
    const repeated = await runIn(home, ["balance", address, ...services, "--record-missing", file, "--json"])
    expect([repeated.code, requestCount - before]).toEqual([0, 0])
    expect(parseDocument(repeated).data).toMatchObject({ native: { amount: "0" } })
    await runIn(home, ["balance", address, "--network", "eip155:137", ...services, "--record-missing", file])
    const { now, requests } = JSON.parse(readFileSync(file, "utf8"))
    expect(requestCount - before).toBeGreaterThan(0)
    expect([now, requests.length > first.requests.length]).toEqual([first.now, true])
    expect((await runIn(home, ["balance", address, "--network", "eip155:137", "--fixtures", file])).code).toBe(0)
  })

  test("reports exit 3, the nearest recording and the command that adds the request when a single file lacks it", async () => {
    const home = makeFreshFolder()
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
    const message = parseDocument(seen).error?.message
    expect(message).toContain("No recording for ")
    expect(message).toContain(`recorded "0x`)
    expect(message).toContain(
      `Record it with: latchkey balance 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 --sandbox --record-missing ${file}`
    )
  })

  test.each(["--record", "--record-missing"])("%s fails when CI is set, and sends no request", async (flag) => {
    const home = makeFreshFolder()
    const before = requestCount
    const seen = await runIn(home, ["balance", address, "--live", "--rpc-url", url, flag, join(home, "x.json")], {
      env: { CI: "true" }
    })
    expect([seen.code, seen.err[0], requestCount]).toEqual([
      2,
      `${flag} is refused where CI is set: CI replays recordings, and never records. (cli.usage)`,
      before
    ])
  })

  test("advances the recording's time, and that of its replay, by the kit's own waits", async () => {
    const home = makeFreshFolder()
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
    const { requests }: { readonly requests: ReadonlyArray<Pick<RecordedRequest, "at" | "status">> } = JSON.parse(
      readFileSync(file, "utf8")
    )
    const [first, second] = [...requests].sort((a, b) => a.at - b.at)
    expect([first?.at, first?.status]).toEqual([0, 503])
    expect(second?.at).toBeGreaterThanOrEqual(160)
    expect(second?.at).toBeLessThanOrEqual(240)
  })

  test("reports a web page where a sandbox was expected in one sentence", async () => {
    const page = createServer(
      (_, response) => void response.setHeader("content-type", "text/html").end("<!doctype html><title>Sign in</title>")
    )
    await new Promise<void>((resolve) => page.listen(0, "127.0.0.1", resolve))
    const bound = page.address()
    const place = `http://127.0.0.1:${typeof bound === "object" && bound !== null ? bound.port : 0}`
    const sandbox = await runIn(makeFreshFolder(), ["balance", address, "--sandbox", place])
    expect([sandbox.code, sandbox.err[0]]).toEqual([
      5,
      `The server at ${place} is not a sandbox: it sent a web page (HTML), not JSON. (cli.not-a-sandbox)`
    ])
    const live = await runIn(makeFreshFolder(), ["balance", address, "--live", "--rpc-url", place])
    expect(live.err[1]).toContain("sent a web page (HTML), not JSON")
    page.close()
  })
})
