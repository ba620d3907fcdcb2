import { createServer } from "node:http"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../fixtures/sandbox/startSandbox.ts"
import { between, document, freshFolder, runIn } from "../../fixtures/testing/cli/testing.ts"

const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
const hash = /^0x[0-9a-f]{64}$/
const send = ["send", "--token", "ETH", "--to", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "--amount", "0.001"]
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

test("interrupted before anything was sent, nothing is: a key signs no more once the run has ended", async () => {
  const ended = new AbortController()
  const asked: Array<string> = []
  const slow = await between(sandbox.addresses.rpc["eip155:1"], (_, body) => {
    asked.push(body)
    if (body.includes("eth_getTransactionCount")) ended.abort()
    return undefined
  })
  const seen = await runIn(
    freshFolder(),
    [...send, "--sandbox", sandbox.addresses.demo, "--rpc-url", slow.url, "--json"],
    { env, signal: ended.signal }
  )
  expect([seen.code, document(seen).error]).toMatchObject([130, { code: "cli.interrupted" }])
  expect(document(seen).error).not.toHaveProperty("sent")
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(asked.filter((body) => body.includes("eth_sendRawTransaction"))).toEqual([])
  await slow.close()
})

test("a node that refuses a transaction is told as that, with the hash", async () => {
  const refusing = createServer((request, response) => {
    const parts: Array<Buffer> = []
    request
      .on("data", (part: Buffer) => void parts.push(part))
      .on("end", async () => {
        const body = Buffer.concat(parts).toString()
        const refused = JSON.stringify({
          jsonrpc: "2.0",
          id: JSON.parse(body).id,
          error: { code: -32000, message: "insufficient funds for gas" }
        })
        const answer = body.includes("eth_sendRawTransaction")
          ? refused
          : await (
              await fetch(sandbox.addresses.rpc["eip155:1"], {
                method: "POST",
                headers: { "content-type": "application/json" },
                body
              })
            ).text()
        response.writeHead(200, { "content-type": "application/json" }).end(answer)
      })
  })
  await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve))
  const at = refusing.address()
  const url = `http://127.0.0.1:${typeof at === "object" && at !== null ? at.port : 0}`
  const seen = await runIn(freshFolder(), [...send, "--sandbox", sandbox.addresses.demo, "--rpc-url", url, "--json"], {
    env
  })
  expect([seen.code, document(seen).error]).toMatchObject([
    1,
    { code: "connection.request-failed", retryable: false, sent: [{ standing: "refused" }] }
  ])
  refusing.close()
})

test("a script that fails later tells what its earlier steps sent", async () => {
  const file = join(freshFolder(), "script.json")
  writeFileSync(
    file,
    JSON.stringify({
      name: "pay",
      steps: [
        { name: "connect", run: ["connect", "--wallet", "key"] },
        { name: "pay", run: send },
        { name: "lookup", run: ["name", "lookup", "no"] }
      ]
    })
  )
  const seen = await runIn(freshFolder(), ["run", file, "--sandbox", sandbox.addresses.demo, "--json"], { env })
  expect([seen.code, document(seen).error]).toMatchObject([
    2,
    { code: "name.misfit", retryable: false, sent: [{ hash: expect.stringMatching(hash), standing: "taken" }] }
  ])
})
