import { createServer } from "node:http"
import { afterAll, beforeAll, expect, test } from "vitest"
import { type Sandbox, startSandbox } from "../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, run } from "../../fixtures/testing/cli/testing.ts"

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

// The whole test suite checks that no other machine is contacted.
test("`latchkey --sandbox` reports a network that the sandbox lacks, and contacts no other service", async () => {
  const flags = ["--network", "eip155:10", "--sandbox", sandbox.addresses.demo, "--json"]
  const rpc = await run("rpc", "eth_blockNumber", ...flags)
  expect([rpc.code, parseDocument(rpc).error]).toMatchObject([
    2,
    { code: "rpc.no-url", message: "No endpoint is known for eip155:10." }
  ])
  const balance = parseDocument(await run("balance", address, ...flags))
  expect(balance).toMatchObject({
    data: { native: null, nativeError: { code: "rpc.no-url" }, totalUsd: null },
    warnings: [expect.stringContaining("No endpoint is known for eip155:10.")]
  })
})

test("`latchkey` never replaces an explicit node that does not answer", async () => {
  const paths: Array<string> = []
  const gateway = createServer((request, response) => {
    paths.push(request.url ?? "")
    response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
  })
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve))
  const address = gateway.address()
  const root = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  const flags = ["--live", "--project-id", "p", "--chain-service-url", root, "--rpc-url", "http://127.0.0.1:9"]
  const { code } = await run("rpc", "eth_blockNumber", ...flags)
  gateway.close()
  expect([code, paths]).toEqual([5, []])
})

test.each([
  ["--rpc-url", "http://127.0.0.1:8545"],
  ["--api-url", "http://127.0.0.1:8545"],
  ["--chain-service-url", "http://127.0.0.1:8545"],
  ["--relay-url", "ws://127.0.0.1:8545"],
  ["--bitcoin-url", "http://127.0.0.1:8545"]
])("`latchkey` rejects %s in a replay, which could only ignore it", async (flag, url) => {
  const seen = await run("rpc", "eth_blockNumber", flag, url, "--json")
  expect([seen.code, parseDocument(seen).error?.message]).toEqual([
    2,
    `${flag} needs --sandbox or --live: a replay answers from recordings, and sends no request.`
  ])
})
