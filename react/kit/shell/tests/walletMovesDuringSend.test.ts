// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { closeLikeBrowsers, findButton, press, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { startNode } from "../../../../fixtures/wallets/announcedWallets.ts"
import { announcePlainWallet, type PlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 })
closeLikeBrowsers()
const ends = collectEnds()
const [me, other, friend] = accounts
const hash = `0x${"1".repeat(64)}`
let node: Awaited<ReturnType<typeof startNode>>
beforeAll(async () => {
  node = await startNode()
})
afterAll(() => node.close())

/** Opens the review of a transfer. `answer`: ends the wallet's request to send with the hash. */
const review = async () => {
  let answer = (_: string): void => {}
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.sender",
    name: "Sender",
    accounts: [me],
    chainId: 1,
    answers: {
      eth_sendTransaction: () =>
        new Promise((resolve) => {
          answer = resolve
        })
    }
  })
  const kit = createLatchkey({ networks: node.networks, endpoints: { rpc: { "eip155:1": node.url } } })
  ends.push(kit.dispose, wallet.stop)
  await act(() => kit.connect({ connectorId: "test.sender" }))
  await act(() => kit.open({ view: "WalletSend", send: { to: friend, amount: "0.5" } }))
  await press("Review")
  await waitUntil(() => expect(findButton("Send 0.5 ETH")).toBeDefined())
  const countSends = () => wallet.requests.filter(({ method }) => method === "eth_sendTransaction").length
  return { kit, wallet, answer: () => answer(hash), countSends }
}

describe.each<[string, (wallet: PlainWallet) => void]>([
  ["account", (wallet) => wallet.setAccounts([other])],
  ["network", (wallet) => wallet.setChain(137)]
])("Send when the wallet changes its %s", (_, move) => {
  test("shows that nothing was sent if no request was at the wallet", async () => {
    const { countSends, wallet } = await review()
    await act(async () => move(wallet))
    await waitUntil(() => expect(view()).toContain("so nothing was sent"))
    expect(countSends()).toBe(0)
  })

  test("shows that a transfer with a request at the wallet may have been sent, and records it with the answer", async () => {
    const { answer, countSends, kit, wallet } = await review()
    await waitUntil(async () => {
      await act(async () => findButton("Send 0.5 ETH")?.click())
      expect(countSends()).toBe(1)
    })
    await act(async () => move(wallet))
    await waitUntil(() => expect(view()).toContain("The transaction may have been sent"))
    expect(view()).not.toContain("othing was sent")
    await act(async () => answer())
    await act(() =>
      waitUntil(async () =>
        expect(await kit.getTransactions()).toMatchObject([{ hash, account: `eip155:1:${me}`, kind: "send" }])
      )
    )
    expect(countSends()).toBe(1)
  })
})
