// @vitest-environment node
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startSandbox, type Sandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { alice, bob } from "../../../fixtures/wallets/walletConnect/relayAndPeer.ts"
import { type Peer, walletConnectPeer } from "../../../fixtures/wallets/walletConnectPeer.ts"
import {
  type Between,
  startBetween,
  parseDocument,
  makeFreshFolder,
  runIn,
  type RunResult
} from "../../../fixtures/testing/cli/testing.ts"

const key = "0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
const env = { LATCHKEY_PRIVATE_KEY: key }
let sandbox: Sandbox
/** The sandbox's chain service, which also lists Ethereum's smart sessions on Polygon. */
let service: Between
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  service = await startBetween(sandbox.addresses.chainService, (path) =>
    path.startsWith("/v1/sessions/") ? path.replace("eip155%3A137", "eip155%3A1") : undefined
  )
})
afterAll(async () => {
  await service.close()
  await sandbox.close()
})

const folder = makeFreshFolder()
const writeJson = (name: string, value: unknown): string => {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(value))
  return file
}
const aTransfer = writeJson("transfers.json", [{ to: bob, amount: "0.01" }])
const aCall = writeJson("calls.json", [{ to: bob, value: "0x1" }])
const grantOn = (chainId: string): string =>
  writeJson(`grant-${chainId}.json`, {
    chainId,
    expiry: 2_082_758_400,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: `0x04${"7b".repeat(64)}` }] } },
    permissions: [{ type: "contract-call", data: { address: `0x${"12".repeat(20)}`, functions: [] } }],
    policies: []
  })

/** Every command for which a wallet signs or sends, with arguments that reach the wallet. */
const signing: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
  ["send", "eth_sendTransaction", ["send", "--token", "native", "--to", bob, "--amount", "0.01"]],
  ["swap", "eth_sendTransaction", ["swap", "--from", "USDC", "--to", "native", "--amount", "1", "--no-batch"]],
  ["transfers", "eth_sendTransaction", ["transfers", aTransfer]],
  ["calls send", "wallet_sendCalls", ["calls", "send", aCall]],
  ["token approve", "eth_sendTransaction", ["token", "approve", "USDC", bob, "2"]],
  ["token revoke", "eth_sendTransaction", ["token", "revoke", "USDC", bob]],
  ["token transfer-from", "eth_sendTransaction", ["token", "transfer-from", "USDC", alice, bob, "1"]],
  ["siwx sign", "personal_sign", ["siwx", "sign"]],
  ["name register", "personal_sign", ["name", "register", "network-case"]],
  ["sessions revoke", "wallet_revokePermissions", ["sessions", "revoke", alice, "sandbox-pci-1"]],
  ["rpc", "personal_sign", ["rpc", "personal_sign", `["0x6869","${alice}"]`]]
]
const coins: Readonly<Record<string, string>> = { "eip155:1": "ETH", "eip155:137": "POL" }
const cases = signing.flatMap(([name, method, words]) =>
  [undefined, "eip155:1", "eip155:137"].flatMap((flag) =>
    ["eip155:1", "eip155:137"].map((stored) => ({ name, method, words, flag, stored, expected: flag ?? stored }))
  )
)

describe("the network of a wallet request", () => {
  let peer: Peer
  let home: string
  const runWithWallet = (...words: ReadonlyArray<string>): Promise<RunResult> =>
    runIn(home, [
      ...words,
      "--sandbox",
      sandbox.addresses.demo,
      "--chain-service-url",
      service.url,
      "--state",
      join(home, "session.json")
    ])
  beforeAll(async () => {
    home = makeFreshFolder()
    // The allowances to revoke and to use.
    for (const network of ["eip155:1", "eip155:137"])
      for (const spender of [alice, bob])
        expect(
          (
            await runIn(
              makeFreshFolder(),
              ["token", "approve", "USDC", spender, "1", "--network", network, "--sandbox", sandbox.addresses.demo],
              { env }
            )
          ).code
        ).toBe(0)
    peer = await walletConnectPeer({
      relayUrl: sandbox.addresses.relay,
      rpc: sandbox.addresses.rpc,
      behaviour: { request: "reject" },
      accounts: [`eip155:1:${alice}`, `eip155:137:${alice}`]
    })
    const paired = await runIn(
      home,
      [
        "connect",
        "--wallet",
        "walletconnect",
        "--sandbox",
        sandbox.addresses.demo,
        "--state",
        join(home, "session.json")
      ],
      {
        err: (text) => {
          if (text.startsWith("wc:")) peer.pair(text).catch(() => {})
        }
      }
    )
    expect(paired.code).toBe(0)
  })
  afterAll(() => peer.close())

  test.each(cases)(
    "is that of the flag, otherwise the stored one: $name, --network $flag, stored $stored",
    async ({ flag, method, stored, expected, words }) => {
      expect((await runWithWallet("network", "use", stored)).code).toBe(0)
      const before = peer.requests.length
      const session = readFileSync(join(home, "session.json"), "utf8")
      const args = words.map((word) => (word === "native" ? (coins[expected] ?? "") : word))
      const seen = await runWithWallet(...args, ...(flag === undefined ? [] : ["--network", flag]))
      expect([seen.code, seen.err]).toEqual([
        1,
        expect.arrayContaining(["Request rejected (connection.request-rejected)"])
      ])
      expect(peer.requests.slice(before).map((request) => [request.method, request.network])).toEqual([
        [method, expected]
      ])
      // The flag applies to that run only.
      expect(readFileSync(join(home, "session.json"), "utf8")).toBe(session)
    }
  )

  test.each(signing.filter(([name]) => !["rpc", "siwx sign"].includes(name)))(
    "is shown by %s --dry-run, which asks the wallet nothing and does not switch it",
    async (_, __, words) => {
      await runWithWallet("network", "use", "eip155:1")
      const before = peer.requests.length
      const args = words.map((word) => (word === "native" ? "POL" : word))
      const seen = await runWithWallet(...args, "--dry-run", "--network", "eip155:137", "--json")
      expect([seen.code, parseDocument(seen).data]).toMatchObject([0, { dryRun: true, network: "eip155:137" }])
      expect(peer.requests.slice(before)).toEqual([])
    }
  )

  test.each(signing.filter(([name]) => /^(token|calls)/.test(name)))(
    "is rejected in another namespace by %s, which asks the wallet nothing",
    async (_, __, words) => {
      const before = peer.requests.length
      const seen = await runWithWallet(...words, "--network", "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp", "--json")
      expect([seen.code, parseDocument(seen).error?.message]).toEqual([
        2,
        expect.stringContaining("networks of eip155")
      ])
      expect(peer.requests.slice(before)).toEqual([])
    }
  )

  test("is that of a grant's file, and a flag with another network is rejected", async () => {
    await runWithWallet("network", "use", "eip155:1")
    const before = peer.requests.length
    const dry = await runWithWallet("sessions", "grant", grantOn("0x89"), "--dry-run", "--json")
    expect([dry.code, parseDocument(dry).data]).toMatchObject([0, { network: "eip155:137" }])
    const seen = await runWithWallet("sessions", "grant", grantOn("0x89"), "--network", "eip155:1", "--json")
    expect([seen.code, parseDocument(seen).error?.message]).toEqual([
      2,
      "--network is eip155:1, and the arguments are for eip155:137."
    ])
    expect(peer.requests.slice(before)).toEqual([])
  })

  test("is that of the account without a flag", async () => {
    await runWithWallet("network", "use", "eip155:1")
    const before = peer.requests.length
    await runWithWallet("sessions", "revoke", `eip155:137:${alice}`, "sandbox-pci-1")
    expect(peer.requests.slice(before).map((request) => request.network)).toEqual(["eip155:137"])
  })
})

describe("a wallet on another network", () => {
  test("is not asked to sign when it cannot switch, and the command fails", async () => {
    const home = makeFreshFolder()
    const peer = await walletConnectPeer({
      relayUrl: sandbox.addresses.relay,
      rpc: sandbox.addresses.rpc,
      accounts: [`eip155:1:${alice}`]
    })
    const services = ["--sandbox", sandbox.addresses.demo, "--state", join(home, "session.json")]
    const pair = {
      err: (text: string) => {
        if (text.startsWith("wc:")) peer.pair(text).catch(() => {})
      }
    }
    await runIn(home, ["connect", "--wallet", "walletconnect", ...services], pair)
    const seen = await runIn(home, ["siwx", "sign", "--network", "eip155:137", ...services])
    expect([seen.code, seen.out, seen.err.some((line) => line.includes("(chain.not-supported)"))]).toEqual([
      1,
      [],
      true
    ])
    expect(peer.requests.filter(({ method }) => method === "personal_sign")).toEqual([])
    // It is not connected there either: a wallet that was connected only for that network is disconnected.
    const other = makeFreshFolder()
    const state = join(other, "session.json")
    const refused = await runIn(
      other,
      [
        "connect",
        "--wallet",
        "walletconnect",
        "--network",
        "eip155:137",
        "--sandbox",
        sandbox.addresses.demo,
        "--state",
        state
      ],
      pair
    )
    expect([refused.code, refused.out]).toEqual([1, []])
    expect((await runIn(other, ["account", "--sandbox", sandbox.addresses.demo, "--state", state])).code).toBe(4)
    await peer.close()
  })

  test("is switched by connect", async () => {
    const home = makeFreshFolder()
    const seen = await runIn(
      home,
      ["connect", "--wallet", "key", "--network", "eip155:137", "--sandbox", sandbox.addresses.demo, "--json"],
      { env }
    )
    expect(parseDocument(seen).data).toMatchObject({ account: `eip155:137:${alice}` })
    expect((await runIn(home, ["account", "--sandbox", sandbox.addresses.demo])).out[1]).toBe(
      "Network  Polygon (eip155:137)"
    )
  })
})

test("calls send --dry-run needs no --allow-signing at real services", async () => {
  const words = ["calls", "send", aCall, "--live", "--rpc-url", "http://127.0.0.1:9", "--dry-run", "--json"]
  const seen = await runIn(makeFreshFolder(), words, { env, interactive: false })
  expect([seen.code, parseDocument(seen).data]).toMatchObject([0, { dryRun: true, network: "eip155:1" }])
})

describe("the key wallet", () => {
  const connectKey = async (): Promise<string> => {
    const home = makeFreshFolder()
    expect((await runIn(home, ["connect", "--wallet", "key", "--sandbox", sandbox.addresses.demo], { env })).code).toBe(
      0
    )
    return home
  }

  test.each([
    ["eip155:1", "ETH"],
    ["eip155:137", "POL"]
  ] as const)("sends a transfer on %s into a block", async (network, token) => {
    const home = await connectKey()
    const sent = parseDocument(
      await runIn(
        home,
        [
          "send",
          "--token",
          token,
          "--to",
          bob,
          "--amount",
          "0.01",
          "--network",
          network,
          "--sandbox",
          sandbox.addresses.demo,
          "--json"
        ],
        { env }
      )
    )
    const { account, transaction } = sent.data as {
      readonly account: string
      readonly transaction: { readonly hash: string; readonly network: string }
    }
    expect([account, transaction.network]).toEqual([`${network}:${alice}`, network])
    const answer: unknown = await (
      await fetch(sandbox.addresses.rpc[network], {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_getTransactionByHash", params: [transaction.hash] })
      })
    ).json()
    expect(answer).toMatchObject({
      result: { chainId: `0x${Number(network.slice(7)).toString(16)}`, hash: transaction.hash }
    })
  })

  test("provides the account of queries on the network of the flag", async () => {
    const home = await connectKey()
    const ask = async (...words: ReadonlyArray<string>): Promise<unknown> =>
      parseDocument(
        await runIn(home, [...words, "--network", "eip155:137", "--sandbox", sandbox.addresses.demo, "--json"], { env })
      ).data
    expect(await ask("swap-quote", "--from", "USDC", "--to", "POL", "--amount", "1")).toMatchObject({
      account: `eip155:137:${alice}`
    })
    expect(await ask("onramp", "url")).toMatchObject({ account: `eip155:137:${alice}` })
    expect(await ask("config")).toMatchObject({
      endpoints: expect.arrayContaining([expect.objectContaining({ name: "rpc/eip155:137" })])
    })
    expect(await ask("balance", alice)).toMatchObject({ account: `eip155:137:${alice}` })
    expect(await ask("siwx", "sign")).toMatchObject({ message: expect.stringContaining("Chain ID: 137\n") })
  })

  test("uses --rpc-url for the run's network, also when the account names it", async () => {
    const bodies: Array<string> = []
    const node = await startBetween(sandbox.addresses.rpc["eip155:137"], (_, body) => {
      bodies.push(body)
      return undefined
    })
    const seen = await runIn(makeFreshFolder(), ["balance", `eip155:137:${alice}`, "--live", "--rpc-url", node.url])
    expect([seen.code, bodies.length > 0]).toEqual([0, true])
    await node.close()
  })
})
