import { createServer, type Server } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn } from "../../fixtures/testing/cli/testing.ts"

const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
/** The requests to the redirect's target. */
const requests: Array<string> = []
const servers: Array<Server> = []
const serve = async (answer: Parameters<typeof createServer>[1]): Promise<string> => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
}
let sandbox: Sandbox
let target = ""
let redirecting = ""
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  target = await serve(({ method, url }, response) => {
    requests.push(`${method} ${url}`)
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
  })
  redirecting = await serve(({ url }, response) => {
    response.writeHead(307, { location: `${target}${url}` }).end()
  })
})
afterAll(async () => {
  for (const server of servers) server.close()
  await sandbox.close()
})

test.each([
  ["--rpc-url", ["rpc", "eth_blockNumber"]],
  [
    "--rpc-url",
    ["send", "--token", "ETH", "--to", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "--amount", "1", "--yes"]
  ],
  // ENS would answer in place of the service: no node is reached.
  [
    "--chain-service-url",
    ["identity", "eip155:1:0x00000000000000000000000000000000000000aa", "--rpc-url", "http://127.0.0.1:9"]
  ],
  ["--api-url", ["wallets"]],
  ["--bitcoin-url", ["balance", "bip122:000000000019d6689c085ae165831e93:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq"]]
])(
  "%s is requested, but not the target of its redirect: %j",
  async (flag, words) => {
    for (const where of [
      ["--sandbox", sandbox.addresses.demo],
      ["--live", "--project-id", "p", "--allow-signing", "--chain-service-url", "http://127.0.0.1:9"]
    ]) {
      const home = makeFreshFolder()
      if (words[0] === "send") await runIn(home, ["connect", "--wallet", "key", ...where], { env })
      const seen = await runIn(home, [...words, ...where, flag, redirecting, "--json"], { env })
      expect([seen.code, requests]).toEqual([5, []])
      expect(JSON.stringify(parseDocument(seen))).not.toContain('"sent"')
    }
  },
  60_000
)

test("`latchkey` reports that a redirect was not followed", async () => {
  const where = ["--live", "--project-id", "p", "--rpc-url", redirecting, "--json"]
  expect(parseDocument(await runIn(makeFreshFolder(), ["rpc", "eth_blockNumber", ...where])).error).toMatchObject({
    code: "http.unreachable",
    cause: { detail: expect.stringContaining("it leads elsewhere (HTTP 307), and redirects are not followed") }
  })
})

test("`latchkey` rejects a sandbox that redirects, or lists services of another machine", async () => {
  const list = (addresses: object) => serve((_, response) => response.end(JSON.stringify(addresses)))
  const far = await list({ ...sandbox.addresses, api: "https://api.example" })
  for (const [url, reason] of [
    [redirecting, "it answered with HTTP status 307"],
    [far, "it lists https://api.example, which is not on its machine"]
  ] as const) {
    const seen = await runIn(makeFreshFolder(), ["wallets", "--sandbox", url, "--json"])
    expect(parseDocument(seen).error).toMatchObject({
      code: "cli.not-a-sandbox",
      message: expect.stringContaining(reason)
    })
  }
  expect(requests).toEqual([])
})

test("`doctor` follows a page only on this machine, unless --live is set", async () => {
  const paths: Array<string> = []
  const page = await serve(({ url = "" }, response) => {
    paths.push(url)
    if (url === "/far") response.writeHead(302, { location: "http://page.example/" }).end()
    else if (url === "/near") response.writeHead(302, { location: "/page" }).end()
    else response.end("<!doctype html><title>page</title>")
  })
  const findings = async (path: string) => {
    const words = ["doctor", "--folder", makeFreshFolder(), "--url", `${page}${path}`]
    const { err, out } = await runIn(makeFreshFolder(), words)
    return [...out, ...err].join("\n")
  }
  expect(await findings("/near")).not.toContain("302")
  expect(await findings("/far")).toContain("It answers with HTTP status 302.")
  expect(paths).toEqual(["/near", "/page", "/far"])
})
