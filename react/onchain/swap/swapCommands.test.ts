// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { getFeatures } from "../../../fixtures/sandbox/api/features.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { closeLikeBrowsers, collectEnds } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { pollPage, findButton, press, pressOnceArmed, expectText } from "../../../fixtures/testing/react/modalText.ts"
import { type Services, startServices } from "../../../fixtures/testing/react/startServices.ts"
import { passTurns } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../../kit/shell/public.ts"

closeLikeBrowsers()
const ends = collectEnds()
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

/** Opens the review of a swap. `waits`: delays the wallet's answer to a transaction. */
const reviewSwap = async (waits: () => Promise<void>, swap = { from: "ETH", to: "USDC", amount: "0.1" }) => {
  const node = sandbox.addresses.rpc["eip155:1"] ?? ""
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [accounts[0]],
    chainId: 1,
    nodes: { 1: node },
    waits: (method) => (method === "eth_sendTransaction" ? waits() : Promise.resolve())
  })
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api: api.url, chainService: sandbox.addresses.chainService, rpc: { "eip155:1": node } },
    enableWalletConnect: false,
    features: { swaps: ["1inch"] }
  })
  ends.push(wallet.stop, kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open({ view: "Swap", swap }))
  await expectText(/Review/)
  await expect
    .poll(async () => {
      await press("Review swap")
      return kit.getSnapshot().view
    })
    .toBe("SwapPreview")
  return { kit, wallet, sends: () => wallet.requests.filter(({ method }) => method === "eth_sendTransaction") }
}

describe("kit.open Swap", () => {
  test("asks the wallet once when Swap is pressed twice, and continues after the modal is closed", async () => {
    let answer = (): void => {}
    const gate = new Promise<void>((done) => {
      answer = done
    })
    const { kit, sends } = await reviewSwap(() => gate)
    const confirm = findButton("Swap")
    await pressOnceArmed("Swap")
    await act(async () => confirm.click())
    await expectText("Approve in Zebra")
    await act(async () => kit.close())
    await pollPage(sends).toHaveLength(1)
    answer()
    await pollPage(() => kit.getTransactions()).toHaveLength(1)
    expect(sends()).toHaveLength(1)
  }, 60_000)

  test("does not ask for the swap if the account changed during its approval, even if it changed back", async () => {
    let answer = (): void => {}
    const gate = new Promise<void>((done) => {
      answer = done
    })
    const { kit, sends, wallet } = await reviewSwap(() => gate, { from: "USDC", to: "ETH", amount: "1" })
    await pressOnceArmed("Swap")
    await expectText("Approve in Zebra")
    await pollPage(sends).toHaveLength(1)
    for (const account of [accounts[1], accounts[0]]) {
      await act(async () => wallet.setAccounts([account]))
      await pollPage(() => kit.getSnapshot().account?.address).toBe(account)
    }
    answer()
    const states = async () => (await kit.getTransactions()).map(({ status }) => status)
    await pollPage(states).toEqual(["confirmed"])
    await act(() => passTurns(200))
    expect(sends()).toHaveLength(1)
  }, 60_000)

  test("shows the progress of the view while kit.swap performs another swap", async () => {
    const answers: Array<() => void> = []
    const { kit, sends } = await reviewSwap(() => new Promise<void>((done) => answers.push(done)))
    const quote = await kit.getSwapQuote({ from: "ETH", to: "USDC", amount: "0.2" })
    await pressOnceArmed("Swap")
    await expectText("Approve in Zebra")
    const swapped = kit.swap({ quote, accept: ["high-impact", "unproven-minimum"] })
    await pollPage(sends).toHaveLength(2)
    answers[1]?.()
    await swapped
    await act(() => passTurns(50))
    await expectText("Approve in Zebra")
    answers[0]?.()
    await pollPage(() => kit.getTransactions()).toHaveLength(2)
  }, 60_000)
})
