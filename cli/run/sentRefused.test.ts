import { createServer } from "node:http"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { describe, afterAll, beforeAll, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../fixtures/sandbox/startSandbox.ts"
import { startBetween, parseDocument, makeFreshFolder, runIn } from "../../fixtures/testing/cli/testing.ts"

const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
const hash = /^0x[0-9a-f]{64}$/
const send = ["send", "--token", "ETH", "--to", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "--amount", "0.001"]
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(() => sandbox.close())

describe("a transaction of a key", () => {
  test("is not sent after the run was interrupted", async () => {
    const controller = new AbortController()
    const bodies: Array<string> = []
    const slow = await startBetween(sandbox.addresses.rpc["eip155:1"], (_, body) => {
      bodies.push(body)
      if (body.includes("eth_getTransactionCount")) controller.abort()
      return undefined
    })
    const seen = await runIn(
      makeFreshFolder(),
      [...send, "--sandbox", sandbox.addresses.demo, "--rpc-url", slow.url, "--json"],
      { env, signal: controller.signal }
    )
    expect([seen.code, parseDocument(seen).error]).toMatchObject([130, { code: "cli.interrupted" }])
    expect(parseDocument(seen).error).not.toHaveProperty("sent")
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(bodies.filter((body) => body.includes("eth_sendRawTransaction"))).toEqual([])
    await slow.close()
  })

  test("is reported with its hash when the node rejects it", async () => {
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
    const address = refusing.address()
    const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    const seen = await runIn(
      makeFreshFolder(),
      [...send, "--sandbox", sandbox.addresses.demo, "--rpc-url", url, "--json"],
      {
        env
      }
    )
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      1,
      { code: "connection.request-failed", retryable: false, sent: [{ standing: "refused" }] }
    ])
    refusing.close()
  })

  test("is reported when a later step of its script fails", async () => {
    const file = join(makeFreshFolder(), "script.json")
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
    const seen = await runIn(makeFreshFolder(), ["run", file, "--sandbox", sandbox.addresses.demo, "--json"], { env })
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      2,
      { code: "name.misfit", retryable: false, sent: [{ hash: expect.stringMatching(hash), standing: "taken" }] }
    ])
  })
})
