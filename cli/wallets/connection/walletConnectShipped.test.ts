// @vitest-environment node
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { alice, sol, solana } from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"
import { type Peer, walletConnectPeer } from "../../../fixtures/wallets/walletConnectPeer.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const unhandled: Array<unknown> = []
const recordRejection = (cause: unknown) => void unhandled.push(cause)
let sandbox: Sandbox
beforeAll(async () => {
  process.on("unhandledRejection", recordRejection)
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(async () => {
  await sandbox.close()
  process.off("unhandledRejection", recordRejection)
  expect(unhandled).toEqual([])
})

let peer: Peer
let home: string
beforeEach(async () => {
  home = makeFreshFolder()
  peer = await walletConnectPeer({
    relayUrl: sandbox.addresses.relay,
    rpc: sandbox.addresses.rpc,
    answers: { solana_signMessage: { signature: "signed" } },
    accounts: [`eip155:1:${alice}`, `eip155:137:${alice}`, `${solana}:${sol}`]
  })
})
afterEach(() => peer.close())

const file = () => join(home, "session.json")

/** Runs `connect` like a user with a wallet: each printed address is pasted into the wallet. */
const pair = async (
  words: ReadonlyArray<string> = [],
  more: Parameters<typeof runIn>[2] = {},
  source = ["--sandbox", sandbox.addresses.demo]
): Promise<RunResult & { readonly uri: string }> => {
  const err: Array<string> = []
  let uri = ""
  const seen = await runIn(home, ["connect", "--wallet", "walletconnect", ...words, ...source, "--state", file()], {
    ...more,
    err: (text) => {
      err.push(...text.split("\n"))
      if (!text.startsWith("wc:")) return
      uri = text
      peer.pair(text).catch(() => {})
    }
  })
  return { ...seen, err, uri }
}
const getKey = (uri: string): string => new URL(uri).searchParams.get("symKey") ?? "no key"

const program = join(import.meta.dirname, "../../../dist/latchkey.js")

describe.skipIf(!existsSync(join(program, "latchkey connect --wallet walletconnect, as built")))(
  "the program as it ships",
  () => {
    /**
     * Starts the program. Returns its output, its exit code, and the milliseconds between its last output and its exit.
     */
    const startProgram = (words: ReadonlyArray<string>, onUri: (uri: string, child: ChildProcess) => void) =>
      new Promise<RunResult & { readonly after: number }>((resolve) => {
        const child = spawn(
          process.execPath,
          [program, ...words, "--sandbox", sandbox.addresses.demo, "--state", file()],
          { stdio: ["ignore", "pipe", "pipe"] }
        )
        const printed = { out: "", err: "" }
        let last = 0
        const append =
          (name: keyof typeof printed) =>
          (part: Buffer): void => {
            printed[name] += part.toString()
            last = performance.now()
          }
        child.stdout.on("data", append("out"))
        child.stderr.on("data", (part: Buffer) => {
          append("err")(part)
          const [uri] = /^wc:\S+(?=\n)/m.exec(part.toString()) ?? []
          if (uri !== undefined) onUri(uri, child)
        })
        child.once("close", (code) =>
          resolve({
            out: printed.out.trim().split("\n"),
            err: printed.err.trim().split("\n"),
            code: code ?? -1,
            after: performance.now() - last
          })
        )
      })

    test("prints only our own lines and exits soon after the last one, as do the commands on its session", async () => {
      const seen = await startProgram(
        ["connect", "--wallet", "walletconnect"],
        (uri) => void peer.pair(uri).catch(() => {})
      )
      const words = seen.err.filter((line) => /[^ ▀▄█]/.test(line))
      expect([
        seen.code,
        seen.out.length,
        words.map((line) => line.split(" ")[0]?.split(":")[0]),
        seen.err.length - words.length > 20
      ]).toEqual([0, 4, ["Scan", "wc", "Waiting"], true])
      const account = await startProgram(["account", "--json"], () => {})
      expect([account.code, account.err, parseDocument(account).ok]).toEqual([0, [""], true])
      const disconnected = await startProgram(["disconnect"], () => {})
      expect([disconnected.code, disconnected.out]).toEqual([0, ["Peer Wallet is disconnected."]])
      for (const { after } of [seen, account, disconnected]) expect(after).toBeLessThan(2_000)
      await waitUntil(() => expect(peer.sessions()).toEqual([]))
    })

    test("exits with 130 when it is interrupted while it waits", async () => {
      const seen = await startProgram(["connect", "--wallet", "walletconnect"], (_, child) => void child.kill("SIGINT"))
      expect([seen.code, seen.out, seen.err.at(-1)]).toEqual([130, [""], "Interrupted. (cli.interrupted)"])
      expect(seen.after).toBeLessThan(2_000)
    })
  }
)

describe("a recording", () => {
  test("contains only the exchanges at the connector's port", async () => {
    const missing = await runIn(home, ["connect", "--wallet", "walletconnect"])
    expect([missing.code, missing.err.at(-1)]).toEqual([
      3,
      expect.stringContaining("Record it with: latchkey connect --wallet walletconnect --sandbox --record <file>")
    ])
    const flow = join(home, "flow.json")
    const recorded = await pair(["--record", flow])
    const text = readFileSync(flow, "utf8")
    expect([text.includes(getKey(recorded.uri)), text.includes("irn_")]).toEqual([false, false])
    const replayed = await runIn(home, ["connect", "--wallet", "walletconnect", "--fixtures", flow])
    expect([replayed.code, replayed.out]).toEqual([0, recorded.out])
    expect(await runIn(home, ["account", "--fixtures", flow])).toEqual({ code: 0, err: [], out: recorded.out })
  })
})
