import { createServer, type Server } from "node:http"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, run, type RunResult, runIn } from "../../fixtures/testing/cli/testing.ts"

const account = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`
/** The server's answer to everything but the list of networks. */
let answer: { readonly status: number; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
let server: Server
let url = ""

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume().on("end", () => {
      if (request.url?.startsWith("/v1/supported-chains") === true)
        return void response.end('{"http":["eip155:1"],"ws":[]}')
      response.writeHead(answer.status, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => void server.close())

const makeRpc = (result: string) => ({ status: 200, body: `{"jsonrpc":"2.0","id":1,${result}}` })
const runAgainstServer = (words: ReadonlyArray<string>, root = url): Promise<RunResult> =>
  run(...words, "--live", "--project-id", "p", "--chain-service-url", root, "--rpc-url", root)

const swapQuote = ["swap-quote", "--from", "USDC", "--to", "ETH", "--amount", "1", "--account", account]
/** Commands with failures of their own, and commands without. */
const commands: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
  ["rpc", ["rpc", "eth_blockNumber"]],
  ["activity", ["activity", account]],
  ["identity", ["identity", account]],
  ["name lookup", ["name", "lookup", "sandbox"]],
  ["sessions list", ["sessions", "list", account]],
  ["swap-quote", swapQuote]
]

describe("exit codes", () => {
  test.each(commands)("%s fails with exit 1, and is not retryable, when the service answers 400", async (_, words) => {
    answer = { status: 400, body: '{"reasons":[{"description":"no such thing"}]}' }
    const seen = await runAgainstServer([...words, "--json"])
    expect([seen.code, parseDocument(seen).error]).toMatchObject([1, { retryable: false, cause: { status: 400 } }])
  })

  test.each(commands)("%s fails with exit 5 when the service does not answer", async (_, words) => {
    const seen = await runAgainstServer([...words, "--json"], "http://127.0.0.1:9")
    expect([seen.code, parseDocument(seen).error?.retryable]).toEqual([5, true])
  })
})

describe("the cause of a failure", () => {
  test("contains a node's code and message, without secrets and shortened, in the document and with --verbose", async () => {
    answer = makeRpc(
      `"error":{"code":-32050,"message":"limit of Bearer abcdef0123456789abcdef reached ${"x".repeat(400)}"}`
    )
    const { cause } = parseDocument(await runAgainstServer(["rpc", "eth_blockNumber", "--json"])).error ?? {}
    expect(cause).toMatchObject({
      call: "rpc.eth_blockNumber",
      code: -32050,
      detail: expect.stringMatching(/^limit of/)
    })
    expect(JSON.stringify(cause)).not.toContain("abcdef0123456789abcdef")
    expect(String(cause?.["detail"]).length).toBeLessThanOrEqual(256)
    const [plain, verbose] = [
      await runAgainstServer(["rpc", "eth_blockNumber"]),
      await runAgainstServer(["rpc", "eth_blockNumber", "--verbose"])
    ]
    expect(plain.err.join("\n")).not.toContain("-32050")
    expect(verbose.err.join("\n")).toMatch(/ {2}code +-32050/)
  })

  test("contains the path at which an answer does not fit", async () => {
    answer = { status: 200, body: '{"name":7,"avatar":null}' }
    expect(parseDocument(await runAgainstServer(["identity", account, "--json"])).error?.cause).toMatchObject({
      call: expect.stringMatching(/^identity\./),
      path: expect.stringContaining("name")
    })
  })

  test("contains how many seconds a service asks to wait", async () => {
    answer = { status: 429, body: "{}", headers: { "retry-after": "1" } }
    const { error } = parseDocument(await runAgainstServer(["identity", account, "--json"]))
    expect(error).toMatchObject({ retryable: true, cause: { status: 429 }, hint: expect.stringContaining("wait 1 s") })
  })
})

test("`latchkey` never reports a failed replay as retryable", async () => {
  const file = join(makeFreshFolder(), "flow.json")
  writeFileSync(
    file,
    JSON.stringify({
      version: 2,
      name: "flow",
      command: [],
      events: [],
      recordedFrom: "sandbox",
      now: "2026-01-01T00:00:00.000Z",
      seed: 1,
      wallet: [],
      requests: [
        {
          at: 0,
          method: "POST",
          endpoint: "rpc/eip155:1",
          path: "/",
          query: {},
          status: 200,
          answer: {},
          body: { id: 1, jsonrpc: "2.0", method: "eth_blockNumber", params: [] }
        }
      ]
    })
  )
  const seen = await run("rpc", "eth_blockNumber", "--fixtures", file, "--json")
  expect(parseDocument(seen).error).toMatchObject({ retryable: false })
  expect(seen.err.join("\n")).not.toContain("may succeed")
})

describe("rpc", () => {
  test.each([
    ["nested 100,000 deep", `"result":${deep}`],
    ["with a number outside the range of doubles", '"result":{"a":[1e400]}'],
    ["that is such a number", '"result":-1e400']
  ])("rejects an answer %s as a bad shape, exit 1", async (_, result) => {
    answer = makeRpc(result)
    const seen = await runAgainstServer(["rpc", "eth_blockNumber", "--json"])
    expect([seen.code, parseDocument(seen).error?.code]).toEqual([1, "http.bad-shape"])
  })

  test.each(["redact", "check"])("`fixtures %s` rejects a file nested 100,000 levels deep", async (command) => {
    const file = join(makeFreshFolder(), "deep.json")
    writeFileSync(file, `{"version":2,"requests":${deep}}`)
    const seen = await run("fixtures", command, file)
    expect([seen.code, seen.err.join("\n")]).toEqual([
      command === "check" ? 1 : 3,
      expect.stringContaining("deeper than 100")
    ])
  })
})

test("`rpc` sends Solana's read methods to a Solana node, and rejects them on EVM networks", async () => {
  answer = makeRpc('"result":321')
  const words = ["rpc", "getSlot", "--network", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "--json"]
  expect(parseDocument(await runAgainstServer(words)).data).toEqual({
    network: "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp",
    method: "getSlot",
    result: 321
  })
  expect((await runAgainstServer(["rpc", "getSlot", "--network", "eip155:1"])).code).toBe(2)
})

test("`rpc` prints its result when the state folder cannot be written", async () => {
  answer = makeRpc('"result":"0x10"')
  const file = join(makeFreshFolder(), "file")
  writeFileSync(file, "")
  const { code, out } = await runIn(makeFreshFolder(), [
    ...["rpc", "eth_blockNumber", "--live", "--rpc-url", url, "--state", join(file, "session.json")]
  ])
  expect([code, out]).toEqual([0, ["0x10  16"]])
})
