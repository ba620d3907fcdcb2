import { createServer } from "node:http"
import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { startSandbox, type Sandbox } from "../../fixtures/sandbox/startSandbox.ts"
import {
  type Between,
  between,
  document,
  freshFolder,
  runIn,
  type RunResult
} from "../../fixtures/testing/cli/testing.ts"

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 })

const [first, second] = ["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266", "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]
const env = { LATCHKEY_PRIVATE_KEY: "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80" }
const hash = /^0x[0-9a-f]{64}$/
const again = /may succeed|run again/
let sandbox: Sandbox
let node: Between
let service: Between
/**
 * The request that is never answered, a method of the node or a path of the service; `met` is called when it arrives.
 */
let silent: { readonly method?: string; readonly path?: RegExp; readonly after?: number } = {}
let met: () => void = () => {}

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  let seen = 0
  node = await between(sandbox.addresses.rpc["eip155:1"], (_, body) => {
    if (silent.method === undefined || !body.includes(`"${silent.method}"`) || seen++ < (silent.after ?? 0))
      return undefined
    seen = 0
    met()
    return "never"
  })
  service = await between(sandbox.addresses.chainService, (path) => {
    if (silent.path?.test(path) !== true) return undefined
    met()
    return "never"
  })
})
afterEach(() => {
  silent = {}
  met = () => {}
})
afterAll(async () => {
  await Promise.all([node.close(), service.close()])
  await sandbox.close()
})

let names = 0
let revoked = 0
/** The commands, with arguments that succeed each time. */
const commands = {
  send: () => ["send", "--token", "ETH", "--to", second, "--amount", "0.001"],
  swap: () => ["swap", "--from", "ETH", "--to", "USDC", "--amount", "0.01"],
  "name register": () => ["name", "register", `sent-${++names}`],
  "sessions revoke": () => ["sessions", "revoke", first, "sandbox-pci-1"]
} as const
type Name = keyof typeof commands
const _all = Object.keys(commands) as ReadonlyArray<Name>
const _sending = ["send", "swap"] as const
const _ordering = ["name register", "sessions revoke"] as const

const _run = async (
  name: Name,
  more: ReadonlyArray<string> = [],
  host: Parameters<typeof runIn>[2] = {}
): Promise<RunResult> => {
  // There is one session to end: each case begins while it is active.
  if (name === "sessions revoke" && revoked++ > 0) await sandbox.reset()
  return runIn(
    freshFolder(),
    [
      ...commands[name](),
      "--sandbox",
      sandbox.addresses.demo,
      "--rpc-url",
      node.url,
      "--chain-service-url",
      service.url,
      ...more
    ],
    { env, ...host }
  )
}

/** A path that cannot be written to: a file is where a folder would have to be. */
const _unwritable = (name: string): string => {
  const file = join(freshFolder(), "file")
  writeFileSync(file, "")
  return join(file, name)
}

const hashIn = (seen: RunResult): unknown =>
  (document(seen).data as { readonly transaction: { readonly hash: string } }).transaction.hash
const _result = (name: Name, seen: RunResult): void => {
  const { data, ok } = document(seen)
  expect([seen.code, ok]).toEqual([0, true])
  if (name === "send" || name === "swap") expect(hashIn(seen)).toMatch(hash)
  else expect(data).toMatchObject(name === "name register" ? { registered: true } : { revoked: true })
  expect([...seen.out, ...seen.err].join("\n")).not.toMatch(again)
}

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
    [...commands.send(), "--sandbox", sandbox.addresses.demo, "--rpc-url", slow.url, "--json"],
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
          id: 1,
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
  const seen = await runIn(
    freshFolder(),
    [...commands.send(), "--sandbox", sandbox.addresses.demo, "--rpc-url", url, "--json"],
    { env }
  )
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
        { name: "pay", run: [...commands.send()] },
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
