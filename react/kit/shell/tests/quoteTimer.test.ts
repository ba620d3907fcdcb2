// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { getFeatures } from "../../../../fixtures/sandbox/api/features.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { type Proxy, startProxy } from "../../../../fixtures/testing/react/startProxy.ts"
import { type Services, startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { passTurns, waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey } from "../public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const [me] = accounts
let sandbox: Sandbox
let api: Services
let chainService: Proxy
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  api = await startServices(({ path }) => (path.endsWith("/config") ? { features: getFeatures("p1") } : undefined))
  chainService = await startProxy(sandbox.addresses.chainService, (_, answer) => answer)
}, 60_000)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
afterAll(async () => {
  await api.close()
  await chainService.close()
  await sandbox.close()
})

const now = 1_790_000_000_000
const countQuotes = () => chainService.paths.filter((path) => path.endsWith("/convert/quotes")).length
const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
/** Advances the page's clock by seconds; responses take no time. */
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await passTurns(40)
    while (!chainService.isIdle()) await passTurns() // an answer is on its way
    await passTurns(40)
  }
}
/** A page whose visitor has a quote of a swap before them, at a time that a test moves. */
const openQuoted = async () => {
  // The page's clock runs automatically until a test advances it, so that every timer uses one clock.
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now, shouldAdvanceTime: true })
  const node = sandbox.addresses.rpc["eip155:1"] ?? ""
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    nodes: { 1: node }
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api: api.url, chainService: chainService.url, rpc: { "eip155:1": node } },
    enableWalletConnect: false
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open({ view: "Swap", swap: { from: "USDC", to: "DAI", amount: "100" } }))
  const readInputs = () => [...(modal()?.querySelectorAll("input") ?? [])].map(({ value }) => value)
  await waitUntil(() => expect(Number(readInputs()[1])).toBeGreaterThan(90))
  return kit
}

test("requests a visible quote again every ten seconds, and not while the page is hidden", async () => {
  await openQuoted()
  const requests: Array<number> = []
  for (let second = 0; second < 32; second++) {
    const before = countQuotes()
    await pass(1)
    if (countQuotes() > before) requests.push(second)
  }
  // The first comes with the timer that ran already; what a slow machine takes meanwhile is part of the page's time.
  expect(requests.length).toBeGreaterThanOrEqual(3)
  expect(requests.length).toBeLessThanOrEqual(4)
  const first = countQuotes()
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  document.dispatchEvent(new Event("visibilitychange"))
  await pass(30)
  expect(countQuotes()).toBe(first)
  visibility.mockReturnValue("visible")
  document.dispatchEvent(new Event("visibilitychange"))
  await pass(11)
  expect(countQuotes()).toBeGreaterThan(first)
}, 90_000)

test("pauses prices after two minutes without input and at most 13 quotes, and refreshes them on request", async () => {
  const before = countQuotes()
  const kit = await openQuoted()
  await pass(125)
  const all = countQuotes() - before
  expect(all).toBeGreaterThan(8)
  expect(all).toBeLessThanOrEqual(13)
  await waitUntil(() => expect(modal()?.querySelector(".view")?.textContent).toContain("Prices paused"))
  await pass(30)
  expect(countQuotes() - before).toBe(all)
  const refresh = [...(modal()?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === "Refresh")
  await act(async () => refresh?.click())
  await pass(1)
  expect(countQuotes() - before).toBe(all + 1)
  expect(kit.getSnapshot().view).toBe("Swap")
}, 90_000)

test("requests nothing after the view was left", async () => {
  const kit = await openQuoted()
  await pass(2)
  await act(async () => kit.close())
  const count = countQuotes()
  await pass(40)
  expect(countQuotes()).toBe(count)
}, 60_000)
