// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { modalText, press, expectText } from "../../../../fixtures/testing/react/modalText.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { startProxy } from "../../../../fixtures/testing/react/startProxy.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

/** A page that looks at a swap, over a service whose answers to some paths are other ones. */
const openTerms = async (change: (path: string, answer: unknown) => unknown) => {
  const service = await startProxy(sandbox.addresses.chainService, change)
  ends.push(service.close)
  const node = sandbox.addresses.rpc["eip155:1"] ?? ""
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [accounts[0]],
    chainId: 1,
    nodes: { 1: node }
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api: sandbox.addresses.api, chainService: service.url, rpc: { "eip155:1": node } },
    enableWalletConnect: false,
    features: { swaps: ["1inch"], analytics: false }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "100" } }))
}

describe("Swap", () => {
  test("shows in the review that the approval could not be prepared", async () => {
    await openTerms((path, answer) => (path.endsWith("/build-approve") ? { tx: null } : answer))
    await act(() => waitUntil(() => expect(modalText()).toContain("Review swap")))
    await press("Review swap")
    await expectText("The swap could not be prepared")
  }, 60_000)

  test("shows in the form that the tokens could not be listed", async () => {
    await openTerms((path, answer) => (path.endsWith("/convert/tokens") ? { tokens: null } : answer))
    await expectText("Failed to initialize swap")
  }, 60_000)
})
