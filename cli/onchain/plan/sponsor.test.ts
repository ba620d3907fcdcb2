// @vitest-environment node
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { parseDocument, makeFreshFolder, runIn, type RunResult } from "../../../fixtures/testing/cli/testing.ts"
import { batchCapabilities, batchStatus } from "../../../fixtures/wallets/evm/batchAnswers.ts"
import { sendCalls } from "../../../fixtures/wallets/evm/sendCalls.ts"
import type { Sponsoring } from "../../../fixtures/wallets/smartAccount/sponsoring.ts"
import { type Peer, walletConnectPeer } from "../../../fixtures/wallets/walletConnectPeer.ts"

const you = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const [payer] = accounts
const ether = 10n ** 18n

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

const nodeUrl = () => sandbox.addresses.rpc["eip155:1"]
const getBalance = async () => BigInt(await rpcText(nodeUrl(), "eth_getBalance", [payer, "latest"]))
const setBalance = (units: bigint) => jsonRpc(nodeUrl(), "anvil_setBalance", [payer, `0x${units.toString(16)}`])

/** Runs a block with a terminal that is connected to a wallet app which treats paymasters in this way. */
const withWallet = async (
  sponsoring: Sponsoring,
  block: (run: (...words: ReadonlyArray<string>) => Promise<RunResult>, peer: Peer) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
  isAtomic = true
) => {
  const home = makeFreshFolder()
  const rpcUrl = nodeUrl()
  const request = (params: unknown) => ({
    method: "wallet_sendCalls",
    params,
    chainId: 1,
    rpcUrl,
    accounts: [payer]
  })
  const peer = await walletConnectPeer({
    relayUrl: sandbox.addresses.relay,
    rpc: { "eip155:1": rpcUrl },
    accounts: [`eip155:1:${payer}`],
    methods: ["wallet_getCapabilities", "wallet_sendCalls", "wallet_getCallsStatus"],
    answers: {
      wallet_getCapabilities: () => batchCapabilities([1], isAtomic, sponsoring),
      wallet_sendCalls: ({ params }: { readonly params: unknown }) => sendCalls(request(params), sponsoring),
      wallet_getCallsStatus: ({ params }: { readonly params: unknown }) =>
        batchStatus(params, 1, (method, all) => jsonRpc(rpcUrl, method, all))
    }
  })
  const source = ["--sandbox", sandbox.addresses.demo, "--state", join(home, "session.json")]
  try {
    await runIn(home, ["connect", "--wallet", "walletconnect", ...source], {
      err: (text) => (text.startsWith("wc:") ? void peer.pair(text).catch(() => {}) : undefined)
    })
    await block((...words) => runIn(home, [...words, ...source], { env }), peer)
  } finally {
    await peer.close()
  }
}
const listSent = ({ requests }: Peer) =>
  requests.map(({ method }) => method).filter((method) => ["eth_sendTransaction", "wallet_sendCalls"].includes(method))

describe("send, swap and token approve with --sponsor", () => {
  test("shows and uses the service for send, and lets the account pay with --no-sponsor", async () => {
    const url = sandbox.addresses.paymaster
    await withWallet(
      "supported",
      async (run, peer) => {
        await setBalance(ether)
        const words = ["send", "--to", you, "--amount", "0.25"]
        const dry = await run(...words, "--dry-run")
        expect(dry.out).toContain(`Network fee  paid by ${url}, not by this account`)
        expect(listSent(peer)).toEqual([])
        const sent = await run(...words, "--json")
        expect(parseDocument(sent).data).toMatchObject({
          sponsor: url,
          sponsorship: "paid",
          transaction: { block: expect.anything(), fee: null }
        })
        expect([await getBalance(), listSent(peer)]).toEqual([(ether * 3n) / 4n, ["wallet_sendCalls"]])
        const own = await run(...words, "--no-sponsor")
        expect(own.out.join("\n")).toMatch(/Network fee +0\.0\S+ ETH/)
        expect(listSent(peer)).toEqual(["wallet_sendCalls", "eth_sendTransaction"])
      },
      { LATCHKEY_SPONSOR: url }
    )
  }, 60_000)

  test("uses no coins of the account for token approve and swap", async () => {
    const url = sandbox.addresses.paymaster
    await withWallet("supported", async (run, peer) => {
      const { USDC } = sandbox.addresses.tokens["eip155:1"] ?? {}
      await setBalance(0n)
      const approved = await run("token", "approve", String(USDC), you, "5", "--sponsor", url)
      expect([approved.code, approved.out.join("\n")]).toEqual([
        0,
        expect.stringMatching(`Network fee +paid by ${url}`)
      ])
      const swapped = await run("swap", "--from", "USDC", "--to", "DAI", "--amount", "10", "--sponsor", url, "--json")
      expect(parseDocument(swapped)).toMatchObject({ data: { sponsorship: "paid", transaction: { fee: null } } })
      expect(listSent(peer)).not.toContain("eth_sendTransaction")
    })
  }, 60_000)

  test.each([
    ["unsupported", "", "this account pays: its wallet reports no support for paymasters"],
    ["supported", "/nothing", "this account pays: the paymaster service gave no usable answer"]
  ] as const)(
    "shows why the account pays: %s%s",
    async (sponsoring, path, reason) => {
      await withWallet(sponsoring, async (run) => {
        await setBalance(ether)
        const url = sandbox.addresses.paymaster + path
        const dry = await run("send", "--to", you, "--amount", "0.25", "--sponsor", url, "--dry-run")
        expect(dry.out.join("\n")).toMatch(/Network fee {2}about \S+ ETH/)
        expect(dry.out).toContain(`             ${reason}`)
      })
    },
    60_000
  )

  test("fails without asking the account to pay when the wallet refuses the sponsor", async () => {
    await withWallet("refused", async (run, peer) => {
      await setBalance(ether)
      const sent = await run("send", "--to", you, "--amount", "0.25", "--sponsor", sandbox.addresses.paymaster)
      expect([sent.code === 0, sent.err.join(" ")]).toEqual([
        false,
        expect.stringContaining("transaction.sponsor-refused")
      ])
      expect([await getBalance(), listSent(peer)]).toEqual([ether, ["wallet_sendCalls"]])
    })
  }, 60_000)

  test("warns when the wallet ignored the sponsor", async () => {
    await withWallet("ignored", async (run) => {
      await setBalance(ether)
      const sent = await run("send", "--to", you, "--amount", "0.25", "--sponsor", sandbox.addresses.paymaster)
      expect(sent.out.join("\n")).toContain("the wallet ignored the paymaster service: this account paid")
    })
  }, 60_000)

  test.each([
    ["in one batch", true, ["wallet_sendCalls"]],
    ["one after another", false, ["wallet_sendCalls", "wallet_sendCalls"]]
  ] as const)(
    "uses no coins for the fees of transfers %s",
    async (_, isAtomic, requests) => {
      const url = sandbox.addresses.paymaster
      const transfers = JSON.stringify(["0.25", "0.5"].map((amount) => ({ to: you, amount })))
      await withWallet(
        "supported",
        async (run, peer) => {
          await setBalance(ether)
          const words = ["transfers", transfers, "--sponsor", url]
          const dry = await run(...words, "--dry-run")
          const isShown = (line: string) => /^Network fee +paid by/.test(line)
          expect([dry.code, dry.out.filter(isShown).length]).toEqual([0, requests.length])
          expect(dry.out.filter((line) => line.length > 80 && !/\S{60,}$/.test(line))).toEqual([])
          expect([(await run(...words)).code, await getBalance(), listSent(peer)]).toEqual([0, ether / 4n, requests])
        },
        {},
        isAtomic
      )
    },
    60_000
  )

  test("shows why the account pays the fees of transfers", async () => {
    const transfers = JSON.stringify(["0.25", "0.5"].map((amount) => ({ to: you, amount })))
    await withWallet("unsupported", async (run) => {
      await setBalance(ether)
      const dry = await run("transfers", transfers, "--sponsor", sandbox.addresses.paymaster, "--dry-run")
      expect(dry.out.join("\n")).toMatch(
        /Network fee +paid by this account\n +this account pays: its wallet reports no/
      )
    })
  }, 60_000)

  test("rejects an address that is not encrypted, and --sponsor in a replay", async () => {
    const words = ["send", "--to", you, "--amount", "1"]
    await withWallet("unsupported", async (run) => {
      const open = await run(...words, "--sponsor", "http://pay.example")
      expect([open.code, open.err.join(" ")]).toEqual([2, expect.stringContaining("over https")])
    })
    const replay = await runIn(makeFreshFolder(), [...words, "--sponsor", "https://pay.example"])
    expect([replay.code, replay.err.join(" ")]).toEqual([2, expect.stringContaining("a replay asks no paymaster")])
  }, 60_000)
})
