// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { modalText, press } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { findButton } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { Sponsoring } from "../../../../fixtures/wallets/smartAccount/sponsoring.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

let nth = 0
/** A page whose site pays the fees of swaps, for an account with these coins. */
const page = async (sponsoring: Sponsoring, coins: bigint, policyId?: string) => {
  const rdns = `test.swap${++nth}`
  const { api, chainService, paymaster, rpc } = sandbox.addresses
  await jsonRpc(rpc["eip155:1"], "anvil_setBalance", [accounts[0], `0x${coins.toString(16)}`])
  const wallet = announcePlainWallet({
    uuid: rdns,
    rdns,
    name: "Payer",
    accounts: [accounts[0]],
    chainId: 1,
    nodes: { 1: rpc["eip155:1"] },
    sponsoring
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api, chainService, rpc },
    enableWalletConnect: false,
    storageName: rdns,
    features: { swaps: ["1inch"], analytics: false },
    sponsor: { "eip155:1": { url: paymaster, context: policyId === undefined ? {} : { policyId } } }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: rdns }))
  const getSent = () => wallet.requests.filter(({ method }) => /^(wallet_sendCalls|eth_sendTransaction)$/.test(method))
  return { kit, getSent }
}

const review = async (kit: Awaited<ReturnType<typeof page>>["kit"], from = "USDC") => {
  await act(() => kit.open({ view: "Swap", swap: { from, to: "DAI", amount: "1" } }))
  await act(() => waitUntil(() => expect(modalText()).toContain("Review swap")))
  await press("Review swap")
}
const expectText = (words: string | RegExp) => act(() => waitUntil(() => expect(modalText()).toMatch(words)))

describe("the review of Swap with a sponsor", () => {
  test("shows that the site pays, and sends approval and swap for an account without coins", async () => {
    const { kit, getSent } = await page("supported", 0n)
    await review(kit)
    await expectText("Paid by this site")
    await act(() =>
      waitUntil(() => {
        findButton("Swap")?.click()
        expect(getSent().length).toBeGreaterThan(0)
      })
    )
    await expectText(/Swapped/)
    expect(new Set(getSent().map(({ method }) => method))).toEqual(new Set(["wallet_sendCalls"]))
  }, 60_000)

  test("shows the fee and the reason if the wallet does not support it", async () => {
    const { kit } = await page("unsupported", 10n ** 18n)
    await review(kit)
    await expectText("Payer can’t let this site pay the fee, so you pay it.")
    expect(modalText()).not.toContain("Paid by this site")
  }, 60_000)
})

describe("the form of Swap with a sponsor", () => {
  test.each([
    ["does not require the fee if the site pays it", "supported", /Network feePaid by this site.*Review swap/],
    ["requires the fee if the wallet does not support it", "unsupported", /Not enough ETH for the fee/]
  ] as const)(
    "%s",
    async (_, sponsoring, expected) => {
      const { kit } = await page(sponsoring, 0n)
      await act(() => kit.open({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "1" } }))
      await expectText(expected)
    },
    60_000
  )
})

test("shows no fee in the form of Swap while a slow service is asked who pays", async () => {
  const { kit } = await page("supported", 10n ** 18n, "slow")
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    const fee = /Network fee(About|Paid)/.exec(modalText() ?? "")?.[1]
    if (fee !== undefined) seen.add(fee)
  })
  await act(() => kit.open({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "1" } }))
  const root = document.querySelector("latchkey-modal")?.shadowRoot
  observer.observe(root as ShadowRoot, { childList: true, subtree: true, characterData: true })
  await expectText(/Network feePaid by this site/)
  observer.disconnect()
  expect([...seen]).toEqual(["Paid"])
}, 60_000)

describe("kit.swap with a sponsor", () => {
  test("swaps for an account without coins, and rejects with SponsorRefused if the service changes its mind", async () => {
    const { kit, getSent } = await page("supported", 0n)
    const quote = await act(() => kit.getSwapQuote({ from: "USDC", to: "DAI", amount: "1" }))
    expect(await act(() => kit.swap({ quote }))).toMatchObject({ hash: expect.stringMatching(/^0x/) })
    expect(new Set(getSent().map(({ method }) => method))).toEqual(new Set(["wallet_sendCalls"]))
    const other = await page("supported", 10n ** 18n, "refuse-later")
    const next = await act(() => other.kit.getSwapQuote({ from: "USDC", to: "DAI", amount: "1" }))
    const failure = await act(() => other.kit.swap({ quote: next }).catch((error: unknown) => error))
    expect(failure).toMatchObject({ _tag: "SponsorRefused" })
  }, 60_000)
})
