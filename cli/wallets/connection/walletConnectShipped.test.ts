// @vitest-environment node
import { type ChildProcess, spawn } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { alice, sol, solana } from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"
import { type Peer, walletConnectPeer } from "../../../fixtures/wallets/walletConnectPeer.ts"
import { until } from "../../../fixtures/testing/turns.ts"
import { document, freshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const unhandled: Array<unknown> = []
const note = (cause: unknown) => void unhandled.push(cause)
let sandbox: Sandbox
beforeAll(async () => {
  process.on("unhandledRejection", note)
  sandbox = await startSandbox({ port: 0, quiet: true })
})
afterAll(async () => {
  await sandbox.close()
  process.off("unhandledRejection", note)
  expect(unhandled).toEqual([])
})

let peer: Peer
let home: string
beforeEach(async () => {
  home = freshFolder()
  peer = await walletConnectPeer({
    relayUrl: sandbox.addresses.relay,
    rpc: sandbox.addresses.rpc,
    answers: { solana_signMessage: { signature: "signed" } },
    accounts: [`eip155:1:${alice}`, `eip155:137:${alice}`, `${solana}:${sol}`]
  })
})
afterEach(() => peer.close())

const file = () => join(home, "session.json")

/** Runs `connect` like a user with a wallet at hand: each address that is printed is pasted into the wallet. */
const pairing = async (
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
const keyOf = (uri: string): string => new URL(uri).searchParams.get("symKey") ?? "no key"

const program = join(import.meta.dirname, "../../../dist/latchkey.js")

describe.skipIf(!existsSync(join(program, "../walletconnect.js")))("the program as it ships", () => {
  /**
   * Starts it, and returns its output on stdout and stderr, its exit code, and how long after its last output it
   * exited, in milliseconds.
   */
  const started = (words: ReadonlyArray<string>, shown: (uri: string, child: ChildProcess) => void) =>
    new Promise<RunResult & { readonly after: number }>((resolve) => {
      const child = spawn(
        process.execPath,
        [program, ...words, "--sandbox", sandbox.addresses.demo, "--state", file()],
        { stdio: ["ignore", "pipe", "pipe"] }
      )
      const said = { out: "", err: "" }
      let last = 0
      const hear =
        (name: keyof typeof said) =>
        (part: Buffer): void => {
          said[name] += part.toString()
          last = performance.now()
        }
      child.stdout.on("data", hear("out"))
      child.stderr.on("data", (part: Buffer) => {
        hear("err")(part)
        const [uri] = /^wc:\S+(?=\n)/m.exec(part.toString()) ?? []
        if (uri !== undefined) shown(uri, child)
      })
      child.once("close", (code) =>
        resolve({
          out: said.out.trim().split("\n"),
          err: said.err.trim().split("\n"),
          code: code ?? -1,
          after: performance.now() - last
        })
      )
    })

  test("connects, says nothing that is not ours, and ends soon after its last word; so do the commands on its session", async () => {
    const seen = await started(["connect", "--wallet", "walletconnect"], (uri) => void peer.pair(uri).catch(() => {}))
    const words = seen.err.filter((line) => /[^ ▀▄█]/.test(line))
    expect([
      seen.code,
      seen.out.length,
      words.map((line) => line.split(" ")[0]?.split(":")[0]),
      seen.err.length - words.length > 20
    ]).toEqual([0, 4, ["Scan", "wc", "Waiting"], true])
    const told = await started(["account", "--json"], () => {})
    expect([told.code, told.err, document(told).ok]).toEqual([0, [""], true])
    const left = await started(["disconnect"], () => {})
    expect([left.code, left.out]).toEqual([0, ["Peer Wallet is disconnected."]])
    for (const { after } of [seen, told, left]) expect(after).toBeLessThan(2_000)
    await until(() => expect(peer.sessions()).toEqual([]))
  })

  test("interrupted while it waits, ends with 130", async () => {
    const seen = await started(["connect", "--wallet", "walletconnect"], (_, child) => void child.kill("SIGINT"))
    expect([seen.code, seen.out, seen.err.at(-1)]).toEqual([130, [""], "Interrupted. (cli.interrupted)"])
    expect(seen.after).toBeLessThan(2_000)
  })
})

describe("recordings", () => {
  test("have no WalletConnect but what was recorded at the connector's port", async () => {
    const none = await runIn(home, ["connect", "--wallet", "walletconnect"])
    expect([none.code, none.err.at(-1)]).toEqual([
      3,
      expect.stringContaining("Record it with: latchkey connect --wallet walletconnect --sandbox --record <file>")
    ])
    const flow = join(home, "flow.json")
    const recorded = await pairing(["--record", flow])
    const text = readFileSync(flow, "utf8")
    expect([text.includes(keyOf(recorded.uri)), text.includes("irn_")]).toEqual([false, false])
    const replayed = await runIn(home, ["connect", "--wallet", "walletconnect", "--fixtures", flow])
    expect([replayed.code, replayed.out]).toEqual([0, recorded.out])
    expect(await runIn(home, ["account", "--fixtures", flow])).toEqual({ code: 0, err: [], out: recorded.out })
  })
})
