// @vitest-environment node
import { join } from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { makePermissionAnswers, permissionMethods } from "../../../fixtures/wallets/evm/executionPermissions.ts"
import { type Peer, walletConnectPeer } from "../../../fixtures/wallets/walletConnectPeer.ts"
import { onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, makeFreshFolder, runIn } from "../../../fixtures/testing/cli/testing.ts"

const account = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC"
const app = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const requests = JSON.stringify([
  {
    chainId: "0x1",
    to: app,
    permission: { type: "native-token-periodic", data: { periodAmount: "0x2386f26fc10000", periodDuration: 86_400 } },
    rules: [{ type: "expiry", data: { timestamp: 2_082_758_400 } }]
  }
])

const terminal = onSandbox()
const peers: Array<Peer> = []
afterAll(() => Promise.all(peers.map((peer) => peer.close())))

/** Pairs a terminal with a wallet over the relay. Returns the wallet and the terminal. */
const pair = async (methods: ReadonlyArray<string>) => {
  const home = makeFreshFolder()
  const { addresses } = terminal.sandbox()
  const answers = makePermissionAnswers({
    chains: [1],
    decide: (answer) => answer(),
    getAccount: () => account,
    mode: "exact"
  })
  const peer = await walletConnectPeer({
    relayUrl: addresses.relay,
    rpc: addresses.rpc,
    accounts: [`eip155:1:${account}`],
    methods,
    answers: Object.fromEntries(
      Object.entries(answers).map(([name, answer]) => [
        name,
        ({ params }: { readonly params: unknown }) => answer(Array.isArray(params) ? params : [])
      ])
    )
  })
  peers.push(peer)
  const run = (words: ReadonlyArray<string>, more: Parameters<typeof runIn>[2] = {}) =>
    runIn(home, [...words, "--sandbox", addresses.demo, "--state", join(home, "session.json")], more)
  await run(["connect", "--wallet", "walletconnect"], {
    err: (text) => {
      if (text.startsWith("wc:")) peer.pair(text).catch(() => {})
    }
  })
  return { peer, run: (...words: ReadonlyArray<string>) => run(words) }
}

describe("permissions with a wallet over WalletConnect", () => {
  test("grants, lists and revokes a permission of a wallet whose session has the methods", async () => {
    const { peer, run } = await pair(Object.values(permissionMethods))
    const granted = await run("permissions", "grant", requests, "--yes")
    expect([granted.code, granted.out.join("\n")]).toEqual([
      0,
      expect.stringContaining("Spend up to 0.01 ETH each day")
    ])
    const listed = parseDocument(await run("permissions", "list", "--json")).data
    expect(listed).toMatchObject({ permissions: [{ context: "0xc00001", network: "eip155:1" }] })
    expect((await run("permissions", "revoke", "0xc00001", "--yes")).code).toBe(0)
    expect(parseDocument(await run("permissions", "list", "--json")).data).toMatchObject({ permissions: [] })
    const received = peer.requests.map(({ method }) => method)
    expect(
      received.filter((method) => method === permissionMethods.request || method === permissionMethods.revoke)
    ).toEqual([permissionMethods.request, permissionMethods.revoke])
  })

  test("asks nothing of a wallet whose session lacks the methods", async () => {
    const { peer, run } = await pair([])
    const granted = await run("permissions", "grant", requests, "--yes", "--json")
    expect([granted.code, parseDocument(granted).error]).toMatchObject([1, { code: "session.grant-unsupported" }])
    expect(peer.requests).toEqual([])
  })
})
