import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { document, freshFolder, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

test("balance tells money as decimal text, and the total is the exact sum", async () => {
  const { data } = document(await run("balance", address, "--json"))
  expect(data).toMatchObject({
    totalUsd: "253232.25",
    tokens: expect.arrayContaining([
      expect.objectContaining({ symbol: "USDC", amount: "1250.5", priceUsd: "1", valueUsd: "1250.5" })
    ])
  })
  expect((await run("balance", address)).out.at(-1)).toBe("Total $253,232.25")
})

const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv"
const token = (chainId: string, more: object = {}) => ({
  name: "USD Coin",
  symbol: "USDC",
  chainId,
  address: `${chainId}:0x1`,
  price: 1,
  value: 12.5,
  quantity: { decimals: "6", numeric: "12.5" },
  iconUrl: "",
  ...more
})

const ends: Array<() => void> = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** The flags for a chain service that supports these networks and returns these tokens; no node answers JSON-RPC. */
const service = async (
  http: ReadonlyArray<string>,
  balances: ReadonlyArray<unknown>
): Promise<ReadonlyArray<string>> => {
  const server = createServer(({ url = "" }, response) => {
    if (url.startsWith("/v1/supported-chains")) return void response.end(JSON.stringify({ http, ws: [] }))
    if (url.includes("/balance")) return void response.end(JSON.stringify({ balances }))
    response.writeHead(404).end()
  })
  ends.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  const root = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
  return ["--live", "--project-id", "p", "--chain-service-url", root, "--rpc-url", "http://127.0.0.1:9"]
}

test("a coin that cannot be read does not take the tokens with it; stderr and the document say why", async () => {
  const flags = await service(["eip155:1"], [token("eip155:1")])
  const { code, err, out } = await run("balance", address, ...flags)
  expect([code, out.filter((line) => /^(USDC|ETH|Total)/.test(line)).map((line) => line.replace(/ +/g, " "))]).toEqual([
    0,
    ["USDC 12.500 $12.50 USD Coin", "Total not known; what is known is worth $12.50"]
  ])
  expect(err).toEqual(["Warning: ETH could not be read from the chain: Could not reach the service."])
  expect(document(await run("balance", address, "--json", ...flags)).data).toMatchObject({
    native: null,
    nativeError: { tag: "Unreachable", message: "Could not reach the service." },
    tokens: [{ symbol: "USDC" }],
    tokensError: null,
    totalUsd: null,
    knownUsd: "12.5"
  })
})

test("on a network that the chain service does not know the specification's words are shown, whatever the node does", async () => {
  const { code, err } = await run("balance", address, "--network", "eip155:10", ...(await service(["eip155:1"], [])))
  expect([code, err[0]]).toEqual([5, expect.stringContaining("Token Balance Unavailable")])
})

test("a Solana account's tokens are the chain service's, its coin too while the chain cannot be read", async () => {
  const network = solana.slice(0, solana.lastIndexOf(":"))
  const flags = await service(
    [network],
    [
      token(network, { name: "Solana", symbol: "SOL", address: undefined }),
      token(network, { address: `${network}:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v` })
    ]
  )
  const { code, out } = await run("balance", solana, ...flags)
  expect([code, out[0], out.filter((line) => /^(SOL|USDC) /.test(line)).length, out.at(-1)]).toEqual([
    0,
    expect.stringMatching(/ on Solana$/),
    2,
    "Total $25.00"
  ])
  expect(document(await run("balance", solana, "--json", ...flags)).data).toMatchObject({
    native: null,
    nativeError: { tag: "Unreachable" },
    tokens: [{ symbol: "SOL" }, { symbol: "USDC" }]
  })
})

test("without a chain service nobody else can be asked: the node's failure ends it", async () => {
  const { code } = await run("balance", address, "--live", "--rpc-url", "http://127.0.0.1:9")
  expect(code).toBe(5)
})

const bitcoin = "bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"

test("of an account of which nothing is known no total is told: exit 5, and both reasons", async () => {
  const seen = await run("balance", bitcoin, "--json", ...(await service(["eip155:1"], [])))
  expect([seen.code, document(seen).error]).toMatchObject([
    5,
    {
      code: "cli.balance-unread",
      message: expect.stringMatching(/Chain is not supported.*Token Balance Unavailable/),
      retryable: false
    }
  ])
})

test("on a network that nobody serves the same command is not said to help", async () => {
  const words = ["balance", address, "--network", "eip155:99999", "--json", ...(await service(["eip155:1"], []))]
  expect(document(await run(...words)).error).toMatchObject({
    code: "cli.balance-unread",
    hint: expect.stringContaining("`latchkey networks` lists those that are known"),
    retryable: false
  })
})

/** A node with 2 coins, and a chain service that answers 503 but for the list of networks. */
const nodeAlone = async (): Promise<ReadonlyArray<string>> => {
  const server = createServer((request, response) => {
    const { url = "" } = request
    if (url.startsWith("/v1/supported-chains")) return void response.end(JSON.stringify({ http: ["eip155:1"], ws: [] }))
    if (url.startsWith("/v1")) return void response.writeHead(503).end()
    request.resume().on("end", () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1bc16d674ec80000"}'))
  })
  ends.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  const root = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
  return ["--live", "--project-id", "p", "--chain-service-url", root, "--rpc-url", `${root}/node`]
}

test("where the chain service fails the coin is told all the same, and the list is named as missing", async () => {
  const flags = await nodeAlone()
  const { code, err, out } = await run("balance", address, ...flags)
  expect([code, out[3]?.replace(/ +/g, " "), out.at(-1)]).toEqual([
    0,
    "ETH 2.000 - read from the chain",
    "Total not known"
  ])
  expect(err).toEqual(["Warning: The tokens could not be read: The service could not answer (HTTP status code: 503)."])
  const { data, warnings } = document(await run("balance", address, "--json", ...flags))
  expect([data, warnings]).toMatchObject([
    { native: { amount: "2" }, tokens: null, tokensError: { code: "http.bad-status" }, totalUsd: null, knownUsd: null },
    [expect.stringContaining("The tokens could not be read")]
  ])
})

/** An explorer that lists two unspent outputs, and keeps what it was asked. */
const explorer = async (answer = JSON.stringify([{ value: 150_000_000 }, { value: 5_000 }])) => {
  const paths: Array<string> = []
  const url = await serving((path) => {
    paths.push(path)
    return answer
  })
  return { paths, url }
}

/** Answers every request, as JSON. */
const serving = async (answer: (path: string) => string): Promise<string> => {
  const server = createServer((request, response) => {
    response.setHeader("content-type", "application/json")
    response.end(answer(request.url ?? ""))
  })
  ends.push(() => server.close())
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const at = server.address()
  return `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
}

/** What of a sandbox says where its parts are. */
const addressesOnly = (addresses: object): Promise<string> => serving(() => JSON.stringify(addresses))

const asked = "/api/address/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq/utxo"

test("a Bitcoin account has what the explorer lists that was named, and that one is told the address alone", async () => {
  const { paths, url } = await explorer()
  const seen = await run("balance", bitcoin, "--live", "--bitcoin-url", url, "--json")
  expect([seen.code, document(seen).data, paths]).toMatchObject([
    0,
    { native: { amount: "1.50005", symbol: "BTC" }, nativeError: null, totalUsd: null },
    [asked]
  ])
})

test("a running sandbox is the explorer, too, and what was recorded of it is replayed", async () => {
  const { paths, url } = await explorer()
  const chainService = await serving(() => '{"http":["eip155:1"],"ws":[]}')
  const sandbox = await addressesOnly({ api: "http://127.0.0.1:9", chainService, rpc: {}, bitcoin: url })
  const folder = freshFolder()
  const file = join(folder, "bitcoin.json")
  const here = ["balance", bitcoin, "--json"]
  const first = document(await run(...here, "--sandbox", sandbox, "--record", file))
  expect([first.data, paths]).toMatchObject([{ native: { amount: "1.50005" } }, [asked]])
  expect(readFileSync(file, "utf8")).not.toContain(url)
  expect(document(await run(...here, "--fixtures", file)).data).toMatchObject({ native: { amount: "1.50005" } })
})

test("without an explorer a Bitcoin balance is not known, and the flag that names one is told", async () => {
  const seen = await run("balance", bitcoin, "--live", "--rpc-url", "http://127.0.0.1:9", "--json")
  expect([seen.code, document(seen).error?.hint]).toEqual([
    5,
    "What a Bitcoin account holds is known to an explorer alone: name one with --bitcoin-url <url>."
  ])
})

test.each([
  ["http://127.0.0.1:9", "does not answer: is the address right, and the network up?"],
  ["a web page", "sent a web page (HTML), not JSON: is the address right, or does the network ask to sign in first"]
])("an explorer that fails (%s) is told with the flag that named it", async (where, what) => {
  const url = where.startsWith("http") ? where : (await explorer("<!doctype html><title>Sign in</title>")).url
  const seen = await run("balance", bitcoin, "--live", "--bitcoin-url", url, "--json")
  expect([seen.code, document(seen).error?.hint]).toEqual([
    5,
    expect.stringContaining(`The Bitcoin explorer (--bitcoin-url ${url}) ${what}`)
  ])
})

test("the explorer stands in the help and, with who named it, in the configuration; no other word names one", async () => {
  const { url } = await explorer()
  expect((await run("--help")).out.join("\n")).toContain("--bitcoin-url <url>")
  const shown = (await run("config", "--live", "--bitcoin-url", url)).out.map((line) => line.replace(/ +/g, " "))
  expect(shown).toContain(`bitcoin ${url} --bitcoin-url`)
  const refused = await run("balance", bitcoin, "--live", "--bitcoin-url", "coins.test")
  expect([refused.code, refused.err[0]]).toEqual([
    2,
    '--bitcoin-url must be an http or https URL; it is "coins.test". (cli.usage)'
  ])
})
