// @vitest-environment node
import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { verifyMessage } from "viem"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { alice, bob, sol, solana } from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"
import { ProviderError } from "../../../fixtures/wallets/ProviderError.ts"
import { type Peer, walletConnectPeer } from "../../../fixtures/wallets/walletConnectPeer.ts"
import { waitUntil, measureWaiting } from "../../../fixtures/testing/turns.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"
import { formatPairingLines } from "./printPairing.ts"

const unhandled: Array<unknown> = []
const recordRejection = (cause: unknown) => void unhandled.push(cause)
let sandbox: Sandbox
/** A run without a relay takes ten seconds to fail: it is started first and checked last. */
let withoutRelay: Promise<RunResult>
beforeAll(async () => {
  process.on("unhandledRejection", recordRejection)
  withoutRelay = runIn(makeFreshFolder(), [
    "connect",
    "--wallet",
    "walletconnect",
    "--live",
    "--project-id",
    "x",
    "--relay-url",
    "ws://127.0.0.1:9"
  ])
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
/** The file with the relay client's data between runs. */
const clientFile = () => join(home, "session.wallets.json")
const runOnSandbox = (...words: ReadonlyArray<string>): Promise<RunResult> =>
  runIn(home, [...words, "--sandbox", sandbox.addresses.demo, "--state", file()])

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

describe("connect --wallet walletconnect", () => {
  test("prints the address on stderr, waits, and prints the session with all its accounts", async () => {
    const seen = await pair()
    expect([seen.code, seen.out]).toEqual([
      0,
      [`Account  ${alice}`, "Network  Ethereum (eip155:1)", "Wallet   Peer Wallet", `And      ${sol} on Solana`]
    ])
    expect(seen.err.slice(-4)).toEqual([seen.uri, "", "Waiting for the wallet; the code is valid for 4 minutes.", ""])
  })

  test("keeps the address out of stdout, events and the state, which only the user can read", async () => {
    const seen = await pair(["--ndjson"])
    const lines = seen.out.map((line): { readonly event?: { readonly _tag: string; readonly uri?: string } } =>
      JSON.parse(line)
    )
    expect(lines.flatMap(({ event }) => (event?._tag === "PairingMade" ? [event.uri] : []))).toEqual(["[secret]"])
    expect(seen.out.join("\n")).not.toContain(getKey(seen.uri))
    expect([...seen.out, readFileSync(file(), "utf8"), readFileSync(clientFile(), "utf8")].join("\n")).not.toContain(
      "wc:"
    )
    expect([statSync(file()).mode & 0o777, statSync(clientFile()).mode & 0o777]).toEqual([0o600, 0o600])
  })

  test("`--json` prints one envelope, with the other accounts of the wallet", async () => {
    const seen = await pair(["--json"])
    expect(parseDocument(seen)).toMatchObject({
      ok: true,
      flow: "connect",
      data: {
        account: `eip155:1:${alice}`,
        accounts: [alice],
        connector: { id: "walletConnect", name: "Peer Wallet" },
        namespace: "eip155",
        network: "eip155:1",
        others: [{ account: `${solana}:${sol}`, accounts: [sol], namespace: "solana", network: solana }]
      }
    })
    expect(JSON.stringify(parseDocument(seen))).not.toContain(getKey(seen.uri))
  })

  test("draws the code, without colors if unsupported; a narrow terminal gets only the address", async () => {
    for (const host of [
      { colours: true, columns: 80 },
      { colours: false, columns: 80 },
      { colours: false, columns: undefined }
    ]) {
      const watched = await pair([], host)
      expect([watched.err[0], watched.err.filter((line) => line.includes("▀")).length > 20]).toEqual([
        "Scan this code with a wallet, or paste the address below it into a wallet.",
        true
      ])
      expect([watched.err.includes(watched.uri), watched.err.some((line) => line.includes("\u001b"))]).toEqual([
        true,
        host.colours
      ])
    }
    expect((await pair([], { colours: true, columns: 40 })).err).toHaveLength(2)
  })

  test("announces a renewed code", () => {
    expect(formatPairingLines("wc:1", { colours: false, columns: 10 }, true)).toEqual([
      "",
      "The address above expires soon; here is a new one.",
      "wc:1",
      "Waiting for the wallet; the code is valid for 4 minutes."
    ])
    expect(formatPairingLines("wc:1", { colours: true, columns: 80 }, true)[1]).toBe(
      "The code above expires soon; here is a new one."
    )
  })

  test("`--namespace` selects the account that is printed", async () => {
    expect((await pair(["--namespace", "solana"])).out).toEqual([
      `Account  ${sol}`,
      `Network  Solana (${solana})`,
      "Wallet   Peer Wallet",
      `And      ${alice} on Ethereum`
    ])
    expect((await runOnSandbox("account")).out[0]).toBe(`Account  ${sol}`)
  })

  test("disconnects a wallet without the requested namespace", async () => {
    const seen = await pair(["--namespace", "bip122"])
    expect([seen.code, seen.err.at(-1)]).toEqual([
      1,
      "The connector does not support any of the requested chains (chain.none-requested)"
    ])
    await waitUntil(() => expect(peer.sessions()).toEqual([]))
    expect((await runOnSandbox("account")).code).toBe(4)
  })

  test("ends an earlier session", async () => {
    await pair()
    expect((await pair()).code).toBe(0)
    expect((await runOnSandbox("account")).code).toBe(0)
    await waitUntil(() => expect(peer.sessions()).toHaveLength(1))
  })
})

describe("connect --wallet walletconnect that fails", () => {
  test("fails when the wallet's owner declines", async () => {
    peer.behave({ proposal: "reject" })
    const seen = await pair(["--json"])
    expect([seen.code, parseDocument(seen).error]).toMatchObject([1, { code: "connection.rejected", retryable: true }])
  })

  test("fails after the time-out, and ends the pairing", async () => {
    peer.behave({ proposal: "silent" })
    const seen = await pair(["--timeout", "2", "--json"])
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      5,
      { code: "http.timed-out", hint: expect.stringContaining("No wallet answered in time") }
    ])
    const { calls } = (await (await fetch(`${sandbox.addresses.demo}/__sandbox/relay`)).json()) as {
      readonly calls: ReadonlyArray<{ readonly tag: unknown; readonly topic: unknown }>
    }
    const [, topic] = /^wc:(\w+)@/.exec(seen.uri) ?? []
    expect(calls.filter((call) => call.tag === 1000 && call.topic === topic)).toHaveLength(1) // wc_pairingDelete
  })

  test("fails when it is interrupted", async () => {
    peer.behave({ proposal: "silent" })
    const interrupted = new AbortController()
    const watch: NonNullable<Parameters<typeof runIn>[2]>["watch"] = (events) => {
      if (events.some(({ _tag }) => _tag === "PairingMade")) setTimeout(() => interrupted.abort(), 200)
    }
    const seen = await pair([], { signal: interrupted.signal, watch })
    expect([seen.code, seen.out, seen.err.at(-1)]).toEqual([130, [], "Interrupted. (cli.interrupted)"])
  })

  test("fails at once when the relay does not know the project", async () => {
    const waited = measureWaiting()
    const seen = await pair([], {}, ["--live", "--project-id", "bad", "--relay-url", sandbox.addresses.relay])
    expect([seen.code, seen.err.at(-2)]).toEqual([2, "Invalid Project ID (config.invalid-project-id)"])
    expect(waited()).toBeLessThan(8_000)
  })

  test("fails without a relay, and names the flag", async () => {
    const { code, err } = await withoutRelay
    expect([code, err]).toEqual([
      5,
      [
        "Could not reach WalletConnect (walletconnect.relay-unreachable)",
        "The relay (--relay-url ws://127.0.0.1:9) does not answer: check the address and the network connection."
      ]
    ])
  })

  test.each([
    [["--namespace", "cosmos"], '--namespace must be one of eip155, solana, bip122; it is "cosmos".'],
    [["--live", "--relay-url", "ws://127.0.0.1:9"], "WalletConnect with --live needs --project-id."],
    [["--relay-url", "http://127.0.0.1"], '--relay-url must be a ws or wss URL; it is "http://127.0.0.1".']
  ])("rejects %j with exit 2", async (words, reason) => {
    const seen = await runIn(home, ["connect", "--wallet", "walletconnect", ...words])
    expect([seen.code, seen.err[0]]).toEqual([2, `${reason} (cli.usage)`])
  })
})

describe("a WalletConnect session", () => {
  test("is shown by account, and its wallet signs", async () => {
    await pair()
    expect((await runOnSandbox("account")).out).toHaveLength(4)
    const { err, out } = await runOnSandbox("rpc", "personal_sign", `["0x6869","${alice}"]`)
    expect(err).toEqual(["Approve the request in your wallet.", "Network  Ethereum (eip155:1)"])
    expect(await verifyMessage({ address: alice, message: "hi", signature: `0x${out.join("").slice(2)}` })).toBe(true)
    expect(
      (await runOnSandbox("rpc", "solana_signMessage", `{"message":"StV1DL6CwTryKyV","pubkey":"${sol}"}`)).out
    ).toEqual(["signature  signed"])
    expect(
      parseDocument(await runOnSandbox("rpc", "eth_accounts", "--network", "eip155:137", "--json")).data
    ).toMatchObject({
      network: "eip155:137",
      result: [alice]
    })
  })

  test("sends on the requested network", async () => {
    await pair()
    const sent = parseDocument(
      await runOnSandbox(
        "rpc",
        "eth_sendTransaction",
        JSON.stringify([{ from: alice, to: bob, value: "0x1", data: "0x" }]),
        "--network",
        "eip155:137",
        "--json"
      )
    )
    const hash = (sent.data as { readonly result: string }).result
    await waitUntil(async () =>
      expect(
        parseDocument(
          await runOnSandbox("rpc", "eth_getTransactionReceipt", `["${hash}"]`, "--network", "eip155:137", "--json")
        ).data
      ).toMatchObject({ result: { status: "0x1" } })
    )
    expect(peer.requests.map(({ method, network }) => [method, network])).toEqual([
      ["eth_sendTransaction", "eip155:137"]
    ])
  })

  test("signs in and transfers", async () => {
    await pair()
    const signed = await runOnSandbox("siwx", "sign", "--json")
    const verified = await runIn(home, ["siwx", "verify", "--sandbox", sandbox.addresses.demo], {
      interactive: false,
      stdin: async () => signed.out.join("\n")
    })
    expect(verified.out.at(-1)).toBe("Signature  valid")
    expect(
      parseDocument(await runOnSandbox("send", "--token", "ETH", "--to", bob, "--amount", "0.01", "--json"))
    ).toMatchObject({
      ok: true,
      data: { account: `eip155:1:${alice}` }
    })
  })

  test("reports a refusal in the wallet, and asks once", async () => {
    await pair()
    peer.behave({ request: "reject" })
    const seen = await runOnSandbox("rpc", "personal_sign", `["0x6869","${alice}"]`)
    expect([seen.code, seen.err[1]]).toEqual([1, "Request rejected (connection.request-rejected)"])
    expect(peer.requests).toHaveLength(1)
  })

  test("keeps the code of the wallet's own error, and uses 4001 for a refusal", async () => {
    const answers = {
      personal_sign: () => {
        throw new ProviderError(-32050, "The vault is locked")
      }
    }
    const own = await walletConnectPeer({
      relayUrl: sandbox.addresses.relay,
      accounts: [`eip155:1:${alice}`],
      answers
    })
    const services = ["--sandbox", sandbox.addresses.demo, "--state", join(home, "locked.json")]
    const pairOwn = {
      err: (text: string) => {
        if (text.startsWith("wc:")) own.pair(text).catch(() => {})
      }
    }
    expect((await runIn(home, ["connect", "--wallet", "walletconnect", ...services], pairOwn)).code).toBe(0)
    const seen = await runIn(home, ["siwx", "sign", "--json", ...services])
    expect([seen.code, parseDocument(seen).error]).toMatchObject([
      1,
      { cause: { code: -32050, detail: "The vault is locked" } }
    ])
    expect((await runIn(home, ["siwx", "sign", "--verbose", ...services])).err.join("\n")).toMatch(/-32050/)
    await own.close()
    await pair()
    peer.behave({ request: "reject" })
    const refused = await runOnSandbox("rpc", "personal_sign", `["0x6869","${alice}"]`, "--json")
    expect(parseDocument(refused).error).toMatchObject({ tag: "RequestRejected", cause: { code: 4001 } })
  })

  test("signs with real services only when that is allowed", async () => {
    await pair()
    const seen = await runIn(home, [
      "rpc",
      "personal_sign",
      `["0x6869","${alice}"]`,
      "--live",
      "--project-id",
      "sandbox",
      "--relay-url",
      sandbox.addresses.relay,
      "--state",
      file()
    ])
    expect([seen.code, seen.err[0], peer.requests]).toEqual([
      2,
      "Signing with --live needs --allow-signing. (cli.usage)",
      []
    ])
    const allowed = await runIn(home, [
      "rpc",
      "personal_sign",
      `["0x6869","${alice}"]`,
      "--live",
      "--allow-signing",
      "--project-id",
      "sandbox",
      "--relay-url",
      sandbox.addresses.relay,
      "--state",
      file()
    ])
    expect(allowed.code).toBe(0)
  })

  test("is not connected any more after its wallet has left", async () => {
    await pair()
    await peer.disconnect()
    const seen = await runOnSandbox("rpc", "personal_sign", `["0x6869","${alice}"]`)
    expect(seen.code).toBe(4)
    expect(seen.err).toContain("The wallet was disconnected (transaction.connection-ended)")
    expect(peer.requests).toEqual([])
    expect((await runOnSandbox("account")).code).toBe(4)
  })

  test("ends on both sides with disconnect, and is removed from the files", async () => {
    await pair()
    const seen = await runOnSandbox("disconnect")
    expect([seen.code, seen.out, seen.err]).toEqual([0, ["Peer Wallet is disconnected."], []])
    await waitUntil(() => expect(peer.sessions()).toEqual([]))
    expect(
      [file(), clientFile()]
        .flatMap((path) => Object.keys(JSON.parse(readFileSync(path, "utf8"))))
        .filter((key) => key.includes("wc@2"))
    ).toEqual([])
    expect((await runOnSandbox("account")).code).toBe(4)
  })
})
