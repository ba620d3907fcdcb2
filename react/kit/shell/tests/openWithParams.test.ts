// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { getTokens } from "../../../../fixtures/sandbox/chains/tokens.ts"
import { getFeatures } from "../../../../fixtures/sandbox/api/features.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { type Proxy, startProxy } from "../../../../fixtures/testing/react/startProxy.ts"
import { type Services, startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { OpenOptions } from "../../host/contract.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"
import { createLatchkey, isLatchkeyError, type Latchkey } from "../public.ts"

closeLikeBrowsers()
const [me, you] = accounts
const ends = collectEnds()
let sandbox: Sandbox
let services: ReadonlyArray<Proxy | Services>
/** Holds back the project's configuration; `off` lists its disabled features. */
let project: { readonly after?: Promise<void>; readonly off?: string } = {}
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  services = [
    await startServices(async ({ path }) => {
      if (!path.endsWith("/config")) return undefined
      await project.after
      const features = getFeatures("p1")
      return { features: features.map((item) => (item.id === project.off ? { ...item, isEnabled: false } : item)) }
    }),
    await startProxy(sandbox.addresses.chainService, (_, answer) => answer)
  ]
}, 60_000)
afterAll(async () => {
  await Promise.all(services.map(({ close }) => close()))
  await sandbox.close()
})

const make = (features: NonNullable<LatchkeyOptions["features"]> = {}) => {
  const received: Array<string> = []
  const node = sandbox.addresses.rpc["eip155:1"] ?? ""
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    nodes: { 1: node }
  })
  ends.push(wallet.stop)
  const [api = "", chainService = ""] = services.map(({ url }) => url)
  const kit: Latchkey = createLatchkey({
    onEvent: ({ _tag }) => void received.push(_tag),
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api, chainService, rpc: { "eip155:1": node } },
    enableWalletConnect: false,
    features: { swaps: ["1inch"], onramp: ["meld"], activity: true, ...features }
  })
  ends.push(kit.dispose)
  return { received: () => received, kit, wallet }
}
const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
const readField = (label: string): string | undefined => {
  const all = [...(modal()?.querySelectorAll("label") ?? [])]
  const id = all.find(({ textContent }) => textContent === label)?.htmlFor
  return [...(modal()?.querySelectorAll("input") ?? [])].find((item) => item.id === id)?.value
}
const readWords = (): string => modal()?.querySelector(".view")?.textContent ?? ""
const openRequest = async (request: OpenOptions) => {
  const { kit, wallet } = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open(request))
  return { kit, wallet, view: () => modal()?.querySelector("dialog")?.dataset["latchkeyView"] }
}
/** The requests to the wallet except those for its accounts and chain. */
const walletRequests = ({ requests: walletRequests }: PlainWallet) =>
  walletRequests.filter(({ method }) => /send|sign|grant/i.test(method))
const dai = getTokens("eip155:1").find(({ symbol }) => symbol === "DAI")?.address ?? ""

test("kit.open prefills Send by its short name with receiver, amount and token, names the page, and asks no wallet", async () => {
  const { kit, view, wallet } = await openRequest({ view: "Send", send: { to: you, amount: "1.5", token: dai } })
  await waitUntil(() => expect(readWords()).toContain(`Filled in by ${location.host}`))
  expect([view(), kit.getSnapshot().view]).toEqual(["WalletSend", "WalletSend"])
  await waitUntil(() => expect([readField("Amount"), readWords().includes("DAI")]).toEqual(["1.5", true]))
  expect(modal()?.querySelector(".view")?.innerHTML).toContain(you)
  expect(walletRequests(wallet)).toEqual([])
}, 60_000)

test("kit.open prefills Swap with tokens by symbol or contract, amount and slippage, and quotes them until the visitor changes it", async () => {
  const { view, wallet } = await openRequest({
    view: "Swap",
    swap: { from: "USDC", to: dai, amount: "100", slippage: "0.7" }
  })
  await waitUntil(() => expect(readField("You pay")).toBe("100"))
  expect(view()).toBe("Swap")
  await waitUntil(() => expect([readWords().includes("USDC"), readWords().includes("DAI")]).toEqual([true, true]))
  expect(readWords()).toContain(`Filled in by ${location.host}`)
  await waitUntil(() => expect(Number(readField("You get"))).toBeGreaterThan(90))
  await act(async () => modal()?.querySelector<HTMLElement>(".joint")?.click())
  await waitUntil(() => expect(readWords()).not.toContain("Filled in by"))
  expect(walletRequests(wallet)).toEqual([])
}, 60_000)

test("kit.open leaves a side of Swap empty for an unknown or ambiguous token", async () => {
  await openRequest({ view: "Swap", swap: { from: "USDC", to: "NOSUCH", amount: "3" } })
  await waitUntil(() => expect([readField("You pay"), readWords().includes("USDC")]).toEqual(["3", true]))
  expect(readWords()).not.toContain("NOSUCH")
}, 60_000)

test("kit.open prefills Buy with amount, currency and token", async () => {
  const { view } = await openRequest({ view: "Buy", onramp: { amount: "120", currency: "eur", token: "USDC" } })
  await waitUntil(() => expect(modal()?.querySelector("input")?.value).toBe("120"))
  expect(view()).toBe("OnRampProviders")
  expect(readWords()).toContain(`Filled in by ${location.host}`)
  expect(readWords()).toContain("USD")
}, 60_000)

test("kit.open prefills Names with a name and its suffix, until the visitor types", async () => {
  const { view } = await openRequest({ view: "Names", name: "newcomer.reown.id" })
  await waitUntil(() => expect(modal()?.querySelector("input")?.value).toBe("newcomer"))
  expect(view()).toBe("RegisterAccountName")
  expect(readWords()).toContain(`Filled in by ${location.host}`)
}, 60_000)

test("kit.open shows the requested tab of Account, also when another tab is shown", async () => {
  const { kit } = await openRequest({ view: "Account", tab: "activity" })
  const tab = () => modal()?.querySelector('[role="tab"][aria-selected="true"]')?.textContent
  await waitUntil(() => expect(tab()).toBe("Activity"))
  await act(() => kit.open({ view: "Account", tab: "nfts" }))
  await waitUntil(() => expect(tab()).toBe("NFTs"))
}, 60_000)

test.each([
  ["Receive", "WalletReceive"],
  ["Activity", "Transactions"],
  ["SmartSessions", "SmartSessionList"]
] as const)(
  "%s is another name of %s",
  async (short, long) => {
    const { kit } = await openRequest({ view: short })
    await waitUntil(() => expect(kit.getSnapshot().view).toBe(long))
  },
  60_000
)

test("kit.open keeps the parameters while the visitor connects, and shows the view then", async () => {
  const { kit } = make()
  await act(() => kit.open({ view: "Send", send: { to: you, amount: "2" } }))
  expect(kit.getSnapshot().view).toBe("Connect")
  await waitUntil(() => expect(modal()?.querySelector(".view .row")?.textContent).toContain("Zebra"))
  await act(async () => modal()?.querySelector<HTMLElement>(".view .row")?.click())
  await waitUntil(() => expect(kit.getSnapshot().view).toBe("WalletSend"))
  await waitUntil(() => expect(readField("Amount")).toBe("2"))
  expect(readWords()).toContain(`Filled in by ${location.host}`)
}, 60_000)

test("fills in what an app gave at the call, and rejects keys that only views have", async () => {
  const { kit } = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  const own = { to: you, amount: "1", byHost: false }
  const refused = await act(() => kit.open({ view: "WalletSend", send: own }).catch((cause: unknown) => cause))
  expect(refused).toMatchObject({ _tag: "CallMisfit", field: "send.byHost" })
  const send = { to: you, amount: "1" }
  const opening = kit.open({ view: "WalletSend", send })
  send.amount = "2"
  await act(() => opening)
  await waitUntil(() => expect(readField("Amount")).toBe("1"))
  expect([kit.getSnapshot().view, readWords().includes("Filled in by")]).toEqual(["WalletSend", true])
}, 60_000)

test("kit.open rejects a view whose feature is off, also by its short name", async () => {
  const { kit } = make({ receive: false })
  const refused = await act(() => kit.open({ view: "Receive" }).catch((cause: unknown) => cause))
  expect(isLatchkeyError(refused) && refused._tag).toBe("ViewNotAvailable")
}, 60_000)

/** A project that says what it offers when it is let. */
const slowProject = (off?: string) => {
  let ignoreAnswer = (): void => {}
  const after = new Promise<void>((resolve) => {
    ignoreAnswer = resolve
  })
  project = { after, ...(off !== undefined && { off }) }
  ends.push(() => {
    ignoreAnswer()
    project = {}
  })
  return ignoreAnswer
}
const end = (opening: Promise<void>) =>
  opening.then(
    () => "shown",
    (cause: unknown) => (isLatchkeyError(cause) ? cause._tag : String(cause))
  )

test("kit.open waits for the project's features at the first opening, and then shows the view", async () => {
  const answers = slowProject()
  const { received, kit } = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  const opening = end(kit.open({ view: "Swap", swap: { from: "USDC", to: dai, amount: "100" } }))
  await waitUntil(() => expect([kit.getSnapshot().open, received().includes("ConfigAsked")]).toEqual([true, true]))
  answers()
  expect([await act(() => opening), kit.getSnapshot().view]).toEqual(["shown", "Swap"])
  await waitUntil(() => expect(readField("You pay")).toBe("100"))
}, 60_000)

test("kit.open without a wallet shows the requested view after connecting", async () => {
  const { kit } = make()
  expect(await act(() => end(kit.open({ view: "Buy", onramp: { amount: "120" } })))).toBe("shown")
  expect(kit.getSnapshot().view).toBe("Connect")
  await waitUntil(() => expect(modal()?.querySelector(".view")?.textContent).toContain("Zebra"))
  const row = [...(modal()?.querySelectorAll<HTMLElement>(".view .row") ?? [])].find(({ textContent }) =>
    textContent?.includes("Zebra")
  )
  await act(async () => row?.click())
  await waitUntil(() => expect(kit.getSnapshot().view).toBe("OnRampProviders"))
}, 60_000)

test("kit.open closes the view and rejects when the project does not have its feature", async () => {
  const answers = slowProject("swap")
  const { received, kit } = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  const opening = end(kit.open({ view: "Swap" }))
  await waitUntil(() => expect(received()).toContain("ConfigAsked"))
  answers()
  expect([await act(() => opening), kit.getSnapshot().open]).toEqual(["ViewNotAvailable", false])
}, 60_000)

test("kit.open ends its wait when the visitor leaves, and when the kit is disposed of", async () => {
  slowProject("swap")
  const { kit } = make()
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  const leftOpening = end(kit.open({ view: "Swap" }))
  await waitUntil(() => expect(kit.getSnapshot().open).toBe(true))
  await act(async () => kit.close())
  expect([await act(() => leftOpening), kit.getSnapshot().open]).toEqual(["shown", false])
  const disposedOpening = end(kit.open({ view: "Swap" }))
  await waitUntil(() => expect(kit.getSnapshot().open).toBe(true))
  await act(() => kit.dispose())
  expect(await act(() => disposedOpening)).toBe("KitDisposed")
}, 60_000)
