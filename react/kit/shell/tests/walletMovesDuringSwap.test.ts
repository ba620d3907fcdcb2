// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { getFeatures } from "../../../../fixtures/sandbox/api/features.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { type Services, startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { closeLikeBrowsers, findButton, press, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 90_000 })
closeLikeBrowsers()
const ends = collectEnds()
const [me, other] = accounts
let sandbox: Sandbox
let api: Services
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  api = await startServices(({ path }) => (path.endsWith("/config") ? { features: getFeatures("p1") } : undefined))
}, 60_000)
afterAll(async () => {
  await api.close()
  await sandbox.close()
})

/** Opens the review of a swap, which needs an approval the first time. `answer`: lets the wallet answer, which has sent by then. */
const review = async () => {
  const { chainService, rpc } = sandbox.addresses
  const node = rpc["eip155:1"] ?? ""
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    nodes: { 1: node },
    answers: {
      wallet_getCapabilities: {},
      eth_sendTransaction: async ([request]: ReadonlyArray<object>) => {
        const hash = await rpcText(node, "eth_sendTransaction", [request])
        await held
        return hash
      }
    }
  })
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    projectId: "p1",
    endpoints: { api: api.url, chainService, rpc },
    enableWalletConnect: false
  })
  ends.push(kit.dispose, wallet.stop)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "7" } }))
  await press("Review swap")
  await waitUntil(() => expect(findButton("Swap")).toBeDefined())
  const countSends = () => wallet.requests.filter(({ method }) => method === "eth_sendTransaction").length
  return { kit, wallet, answer: () => answer(), countSends }
}

describe.each<[string, (wallet: PlainWallet) => void]>([
  ["account", (wallet) => wallet.setAccounts([other])],
  ["network", (wallet) => wallet.setChain(137)]
])("Swap when the wallet changes its %s", (_, move) => {
  test("shows why the review ended, and continues with the form", async () => {
    const { countSends, kit, wallet } = await review()
    await act(async () => move(wallet))
    await waitUntil(() => expect(view()).toContain("so nothing was sent"))
    expect(findButton("Swap")).toBeUndefined()
    await press("Try again")
    await waitUntil(() => expect(kit.getSnapshot().view).toBe("Swap"))
    expect(countSends()).toBe(0)
  })

  test("shows that a transaction with a request at the wallet may have been sent, and sends no other", async () => {
    const { answer, countSends, kit, wallet } = await review()
    await waitUntil(async () => {
      await act(async () => findButton("Swap")?.click())
      expect(countSends()).toBe(1)
    })
    await act(async () => move(wallet))
    await waitUntil(() => expect(view()).toContain("The transaction may have been sent"))
    expect(view()).not.toContain("othing was sent")
    await act(async () => answer())
    await act(() =>
      waitUntil(async () =>
        expect(await kit.getTransactions()).toMatchObject([
          { account: `eip155:1:${me}`, kind: expect.stringMatching(/approve|swap/) }
        ])
      )
    )
    expect(countSends()).toBe(1)
  })
})
