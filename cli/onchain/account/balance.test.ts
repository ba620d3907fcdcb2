import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { describe, afterEach, expect, test } from "vitest"
import { parseDocument, makeFreshFolder, run } from "../../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"

describe("balance", () => {
  test("prints money as decimal text, and the exact sum as the total", async () => {
    const { data } = parseDocument(await run("balance", address, "--json"))
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

  /**
   * Returns the flags for a chain service that supports these networks and returns these tokens; no node answers
   * JSON-RPC.
   */
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
    const address = server.address()
    const root = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    return ["--live", "--project-id", "p", "--chain-service-url", root, "--rpc-url", "http://127.0.0.1:9"]
  }

  test("shows the tokens when the coin cannot be read, with the reason on stderr and in the document", async () => {
    const flags = await service(["eip155:1"], [token("eip155:1")])
    const { code, err, out } = await run("balance", address, ...flags)
    expect([
      code,
      out.filter((line) => /^(USDC|ETH|Total)/.test(line)).map((line) => line.replace(/ +/g, " "))
    ]).toEqual([0, ["USDC 12.500 $12.50 USD Coin", "Total unknown; the known tokens are worth $12.50"]])
    expect(err).toEqual(["Warning: ETH could not be read from the chain: Could not reach the service."])
    expect(parseDocument(await run("balance", address, "--json", ...flags)).data).toMatchObject({
      native: null,
      nativeError: { tag: "Unreachable", message: "Could not reach the service." },
      tokens: [{ symbol: "USDC" }],
      tokensError: null,
      totalUsd: null,
      knownUsd: "12.5"
    })
  })

  test("shows the specification's words on a network that the chain service does not support", async () => {
    const { code, err } = await run("balance", address, "--network", "eip155:10", ...(await service(["eip155:1"], [])))
    expect([code, err[0]]).toEqual([5, expect.stringContaining("Token Balance Unavailable")])
  })

  test("shows a Solana account's tokens, and its coin, from the chain service when the chain cannot be read", async () => {
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
    expect(parseDocument(await run("balance", solana, "--json", ...flags)).data).toMatchObject({
      native: null,
      nativeError: { tag: "Unreachable" },
      tokens: [{ symbol: "SOL" }, { symbol: "USDC" }]
    })
  })

  test("fails with the node's failure without a chain service", async () => {
    const { code } = await run("balance", address, "--live", "--rpc-url", "http://127.0.0.1:9")
    expect(code).toBe(5)
  })

  const bitcoin = "bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"

  test("fails with exit 5 and both reasons when nothing is known of an account", async () => {
    const seen = await run("balance", bitcoin, "--json", ...(await service(["eip155:1"], [])))
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      5,
      {
        code: "cli.balance-unread",
        message: expect.stringMatching(/Chain is not supported.*Token Balance Unavailable/),
        retryable: false
      }
    ])
  })

  test("does not suggest running the command again on an unsupported network", async () => {
    const words = ["balance", address, "--network", "eip155:99999", "--json", ...(await service(["eip155:1"], []))]
    expect(parseDocument(await run(...words)).error).toMatchObject({
      code: "cli.balance-unread",
      hint: expect.stringContaining("`latchkey networks` lists the known networks"),
      retryable: false
    })
  })

  /** A node with 2 coins, and a chain service that answers 503 except for the list of networks. */
  const nodeOnly = async (): Promise<ReadonlyArray<string>> => {
    const server = createServer((request, response) => {
      const { url = "" } = request
      if (url.startsWith("/v1/supported-chains"))
        return void response.end(JSON.stringify({ http: ["eip155:1"], ws: [] }))
      if (url.startsWith("/v1")) return void response.writeHead(503).end()
      request.resume().on("end", () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1bc16d674ec80000"}'))
    })
    ends.push(() => server.close())
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    const root = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    return ["--live", "--project-id", "p", "--chain-service-url", root, "--rpc-url", `${root}/node`]
  }

  test("shows the coin when the chain service fails, and reports the missing list", async () => {
    const flags = await nodeOnly()
    const { code, err, out } = await run("balance", address, ...flags)
    expect([code, out[3]?.replace(/ +/g, " "), out.at(-1)]).toEqual([0, "ETH 2.000 - Ether", "Total unknown"])
    expect(err).toEqual([
      "Warning: The tokens could not be read: The service could not answer (HTTP status code: 503)."
    ])
    const { data, warnings } = parseDocument(await run("balance", address, "--json", ...flags))
    expect([data, warnings]).toMatchObject([
      {
        native: { amount: "2" },
        tokens: null,
        tokensError: { code: "http.bad-status" },
        totalUsd: null,
        knownUsd: null
      },
      [expect.stringContaining("The tokens could not be read")]
    ])
  })

  /** Starts an explorer that lists two unspent outputs, and records the requested paths. */
  const startExplorer = async (answer = JSON.stringify([{ value: 150_000_000 }, { value: 5_000 }])) => {
    const paths: Array<string> = []
    const url = await serveJson((path) => {
      paths.push(path)
      return answer
    })
    return { paths, url }
  }

  /** Answers every request with JSON. */
  const serveJson = async (answer: (path: string) => string): Promise<string> => {
    const server = createServer((request, response) => {
      response.setHeader("content-type", "application/json")
      response.end(answer(request.url ?? ""))
    })
    ends.push(() => server.close())
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const address = server.address()
    return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  }

  /** Serves the list of a sandbox's addresses. */
  const serveAddresses = (addresses: object): Promise<string> => serveJson(() => JSON.stringify(addresses))

  const utxoPath = "/api/address/bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq/utxo"

  test("reads a Bitcoin account from the explorer of the flag, which only learns the address", async () => {
    const { paths, url } = await startExplorer()
    const seen = await run("balance", bitcoin, "--live", "--bitcoin-url", url, "--json")
    expect([seen.code, parseDocument(seen).data, paths]).toMatchObject([
      0,
      { native: { amount: "1.50005", symbol: "BTC" }, nativeError: null, totalUsd: null },
      [utxoPath]
    ])
  })

  test("uses a running sandbox as the explorer, and replays a recording of it", async () => {
    const { paths, url } = await startExplorer()
    const chainService = await serveJson(() => '{"http":["eip155:1"],"ws":[]}')
    const sandbox = await serveAddresses({ api: "http://127.0.0.1:9", chainService, rpc: {}, bitcoin: url })
    const folder = makeFreshFolder()
    const file = join(folder, "bitcoin.json")
    const words = ["balance", bitcoin, "--json"]
    const first = parseDocument(await run(...words, "--sandbox", sandbox, "--record", file))
    expect([first.data, paths]).toMatchObject([{ native: { amount: "1.50005" } }, [utxoPath]])
    expect(readFileSync(file, "utf8")).not.toContain(url)
    expect(parseDocument(await run(...words, "--fixtures", file)).data).toMatchObject({ native: { amount: "1.50005" } })
  })

  test("reports an unknown Bitcoin balance without an explorer, and the flag that sets one", async () => {
    const seen = await run("balance", bitcoin, "--live", "--rpc-url", "http://127.0.0.1:9", "--json")
    expect([seen.code, parseDocument(seen).error?.hint]).toEqual([
      5,
      "Only an explorer knows the balance of a Bitcoin account: set one with --bitcoin-url <url>."
    ])
  })

  test.each([
    ["http://127.0.0.1:9", "does not answer: check the address and the network connection."],
    [
      "a web page",
      "sent a web page (HTML), not JSON: check the address, and whether the network requires a sign-in first"
    ]
  ])("names the flag of an explorer that fails (%s)", async (where, what) => {
    const url = where.startsWith("http") ? where : (await startExplorer("<!doctype html><title>Sign in</title>")).url
    const seen = await run("balance", bitcoin, "--live", "--bitcoin-url", url, "--json")
    expect([seen.code, parseDocument(seen).error?.hint]).toEqual([
      5,
      expect.stringContaining(`The Bitcoin explorer (--bitcoin-url ${url}) ${what}`)
    ])
  })

  test("lists the explorer in the help, and with its source in the configuration; rejects an invalid URL", async () => {
    const { url } = await startExplorer()
    expect((await run("--help")).out.join("\n")).toContain("--bitcoin-url <url>")
    const lines = (await run("config", "--live", "--bitcoin-url", url)).out.map((line) => line.replace(/ +/g, " "))
    expect(lines).toContain(`bitcoin ${url} --bitcoin-url`)
    const refused = await run("balance", bitcoin, "--live", "--bitcoin-url", "coins.test")
    expect([refused.code, refused.err[0]]).toEqual([
      2,
      '--bitcoin-url must be an http or https URL; it is "coins.test". (cli.usage)'
    ])
  })
})
