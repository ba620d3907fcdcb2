// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import * as Either from "effect/Either"
import { readBugFile, replayBugFile } from "../../../../core/kit/report/replayBugFile.ts"
import { mainnet, polygon } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { getTokens } from "../../../../fixtures/sandbox/chains/tokens.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { OpenOptions } from "../../host/contract.ts"
import type { LatchkeyOptions } from "../../host/LatchkeyOptions.ts"
import { createLatchkey, isLatchkeyError } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 }) // the kit is read from its source

closeLikeBrowsers()
const [me] = accounts
/** An account that holds nothing. */
const nobody = "0x00000000000000000000000000000000000f0dd5"
const ends = collectEnds()
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())

const usdc = getTokens("eip155:1").find(({ symbol }) => symbol === "USDC")?.address ?? ""

const make = async ({ account = me, ...options }: Partial<LatchkeyOptions> & { readonly account?: string } = {}) => {
  const { api, chainService, rpc } = sandbox.addresses
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [account],
    chainId: 1,
    nodes: { 1: rpc["eip155:1"] ?? "", 137: rpc["eip155:137"] ?? "" }
  })
  ends.push(wallet.stop)
  const errors: Array<string> = []
  const events: Array<string> = []
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    projectId: "p1",
    endpoints: { api, chainService, rpc },
    enableWalletConnect: false,
    onError: ({ _tag }) => void errors.push(_tag),
    onEvent: ({ _tag }) => void events.push(_tag),
    ...options,
    features: { swaps: ["1inch"], onramp: ["meld"], pay: true, ...options.features }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  const open = (request: OpenOptions) => act(() => kit.open(request))
  return { errors, events, kit, open, wallet }
}
const modal = () => document.querySelector("latchkey-modal")?.shadowRoot
const currentView = () => modal()?.querySelector(".view")
const readWords = (): string => (currentView()?.textContent ?? "").replace(/[\u2066-\u2069]/g, "")
const viewName = () => modal()?.querySelector("dialog")?.dataset["latchkeyView"]
const findButton = (label: string): HTMLElement | undefined =>
  [...(modal()?.querySelectorAll<HTMLElement>(".view button, .view a") ?? [])].find((item) =>
    (item.textContent ?? "").replace(/[\u2066-\u2069]/g, "").includes(label)
  )
const press = async (label: string): Promise<void> => {
  await waitUntil(() => expect(findButton(label)).toBeDefined())
  await act(async () => findButton(label)?.click())
}
const type = async (label: string, value: string): Promise<void> => {
  const find = () => {
    const labels = [...(modal()?.querySelectorAll("label") ?? [])]
    const id = labels.find(({ textContent }) => textContent === label)?.htmlFor
    return [...(modal()?.querySelectorAll("input") ?? [])].find((item) => item.id === id)
  }
  await waitUntil(() => expect(find()).toBeDefined())
  await act(async () => {
    const input = find()
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value)
    input?.dispatchEvent(new Event("input", { bubbles: true }))
  })
}
const readMisfit = (opening: Promise<unknown>) =>
  opening.then(
    () => "shown",
    (cause: unknown) => (isLatchkeyError(cause) ? `${cause._tag} ${cause.message}` : String(cause))
  )

describe("kit.open of AddFunds", () => {
  test.each([
    ["the contract", usdc],
    ["the symbol", "USDC"]
  ])("names the missing amount and the account, and fills in the purchase with its price, by %s", async (_, token) => {
    const { events, open } = await make()
    await open({ view: "AddFunds", funds: { token, amount: "25" } })
    await waitUntil(() => expect(readWords()).toContain("You need 25 USDC"))
    expect(readWords()).toContain("To 0xf39F…2266 on Ethereum")
    await waitUntil(() => expect(events).toContain("FundingPriced"))
    await press("Buy with card or bank")
    await waitUntil(() => expect(modal()?.querySelector<HTMLInputElement>(".sumfield")?.value).toMatch(/^2[5-7]$/))
    expect([viewName(), readWords().includes("USD Coin"), readWords().includes("Filled in by")]).toEqual([
      "OnRampProviders",
      true,
      true
    ])
  })

  test.each([
    ["an error", () => new Response("", { status: 503 })],
    ["a malformed answer", () => ({ fungibles: [{ price: "much" }] })],
    ["no answer", () => new Promise<never>(() => {})]
  ])("fills in only the token if the price service gives %s", async (_, fault) => {
    const proxy = await startServices(async ({ body, path, query }) => {
      if (path.endsWith("/fungible/price")) return fault()
      const answer = await fetch(`${sandbox.addresses.chainService}${path}?${query}`, {
        ...(Object.keys(body).length === 0
          ? {}
          : { method: "POST", body: JSON.stringify(body), headers: { "content-type": "application/json" } })
      })
      return answer.ok ? answer.json() : undefined
    })
    ends.push(proxy.close)
    const { api, rpc } = sandbox.addresses
    const { errors, open } = await make({ endpoints: { api, chainService: proxy.url, rpc } })
    await open({ view: "AddFunds", funds: { token: usdc, amount: "25" } })
    await press("Buy with card or bank")
    await waitUntil(() => expect(readWords()).toContain("USD Coin"))
    expect([viewName(), modal()?.querySelector<HTMLInputElement>(".sumfield")?.value, errors]).toEqual([
      "OnRampProviders",
      "",
      []
    ])
  })

  test("opens the receiving view, and returns to the ways", async () => {
    const { open } = await make()
    await open({ view: "AddFunds" })
    await waitUntil(() => expect(readWords()).toContain("How do you want to add funds?"))
    await press("From a wallet or an exchange")
    await waitUntil(() => expect(viewName()).toBe("WalletReceive"))
    await act(async () => modal()?.querySelector<HTMLElement>('[aria-label="Back"]')?.click())
    await waitUntil(() => expect(viewName()).toBe("AddFunds"))
  })

  test("asks to switch to the needed network, and shows the ways there", async () => {
    const { kit, open } = await make()
    await open({ view: "AddFunds", funds: { token: "POL", amount: "3", network: 137 } })
    await waitUntil(() => expect(readWords()).toContain("You are on Ethereum. Switch to Polygon to add funds there."))
    expect(findButton("Buy with card or bank")).toBeUndefined()
    await press("Switch to Polygon")
    await waitUntil(() => expect(findButton("Buy with card or bank")).toBeDefined())
    expect([viewName(), kit.getSnapshot().account?.network]).toEqual(["AddFunds", "eip155:137"])
    expect(readWords()).toContain("You need 3 POLTo 0xf39F…2266 on Polygon")
  })

  test("rejects a foreign network, an invalid amount, an unknown key, and another view, and opens nothing", async () => {
    const { kit } = await make()
    const reject = (request: object) => act(() => readMisfit(kit.open(request)))
    expect(await reject({ view: "AddFunds", funds: { network: "eip155:5" } })).toContain("eip155:1, eip155:137")
    for (const funds of [{ amount: "many" }, { amount: 5 }, { network: "polygon" }, { token: "" }, { coin: "ETH" }])
      expect(await reject({ view: "AddFunds", funds })).toMatch(/^CallMisfit /)
    expect(await reject({ view: "Send", funds: { amount: "1" } })).toMatch(/^CallMisfit /)
    expect(kit.getSnapshot().open).toBe(false)
  })

  test("rejects without the feature pay, and shows no button for it", async () => {
    const { kit, open } = await make({ account: nobody, features: { pay: false } })
    expect(await act(() => readMisfit(kit.open({ view: "AddFunds" })))).toMatch(/^ViewNotAvailable/)
    await open({ view: "Account" })
    await waitUntil(() => expect(readWords()).toContain("No tokens yet"))
    expect([findButton("Add funds"), findButton("Buy") !== undefined]).toEqual([undefined, true])
  })
})

describe("AddFunds", () => {
  test("opens from the actions and the empty list of Account", async () => {
    const { open } = await make({ account: nobody })
    await open({ view: "Account" })
    await waitUntil(() => expect(readWords()).toContain("No tokens yet"))
    expect([
      currentView()?.querySelector(".acts")?.textContent?.includes("Buy"),
      findButton("Add funds") !== undefined
    ]).toEqual([false, true])
    await act(async () => currentView()?.querySelector<HTMLElement>(".empty button")?.click())
    await waitUntil(() => expect(viewName()).toBe("AddFunds"))
  })

  test("opens from Send with the amount that is missing, and does not name the page as its source", async () => {
    const { open } = await make()
    await open({ view: "Send" })
    await type("Amount", "1000000")
    await press("Not enough ETH · Add funds")
    await waitUntil(() => expect(readWords()).toMatch(/You need 99\d,\d{3}\.?\d* ETH/))
    await press("Buy with card or bank")
    await waitUntil(() => expect(viewName()).toBe("OnRampProviders"))
    expect(readWords()).not.toContain("Filled in by")
  })

  test("opens from Send with an empty account", async () => {
    const { open } = await make({ account: nobody })
    await open({ view: "Send" })
    await press("Add funds")
    await waitUntil(() => expect(viewName()).toBe("AddFunds"))
  })

  test("opens from Swap with the token that is missing", async () => {
    const { open } = await make()
    await open({ view: "Swap", swap: { from: "USDC", to: "ETH", amount: "99000000" } })
    await press("Not enough USDC · Add funds")
    await waitUntil(() => expect(readWords()).toMatch(/You need 98,\d{3},\d{3}\.?\d* USDC/))
  })
})

describe("options.fundingOptions", () => {
  const request = { address: me, network: "eip155:1", token: usdc, amount: "25" }

  test("calls the page's way during the press with the need, and closes the modal once it is open", async () => {
    const calls: Array<unknown> = []
    let answer = (): void => {}
    const opened = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { kit, open } = await make({
      fundingOptions: [
        {
          id: "harbor",
          name: "Harbor",
          open: (need) => {
            calls.push(need)
            return opened
          }
        }
      ]
    })
    await open({ view: "AddFunds", funds: { token: usdc, amount: "25" } })
    await waitUntil(() => expect(findButton("Harbor")).toBeDefined())
    act(() => {
      findButton("Harbor")?.click()
      expect(calls).toEqual([request])
      findButton("Harbor")?.click()
    })
    await waitUntil(() => expect(readWords()).toContain("Opening Harbor"))
    expect(calls).toHaveLength(1)
    await act(async () => answer())
    await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
  })

  test("writes a bug file that replays", async () => {
    const { kit, open } = await make({ fundingOptions: [{ id: "harbor", name: "Harbor", open: () => {} }] })
    await open({ view: "AddFunds" })
    await waitUntil(() => expect(findButton("Harbor")).toBeDefined())
    const text = await act(async () => (await kit.report()).text())
    const replayed = Either.getOrThrow(Either.flatMap(readBugFile(JSON.parse(text)), replayBugFile))
    expect([replayed.differs, replayed.after["funding"]]).toMatchObject([null, { ways: [{ id: "harbor" }] }])
  })

  test.each([
    [
      "throws",
      () => {
        throw new Error("no popup")
      }
    ],
    ["rejects", () => Promise.reject(new Error("no popup"))]
  ])("reports a way that %s to the visitor and the page, and allows another try", async (_, fail) => {
    const faults: Array<unknown> = []
    vi.stubGlobal("reportError", (cause: unknown) => void faults.push(cause))
    ends.push(() => void vi.unstubAllGlobals())
    let fails = true
    const { errors, kit, open } = await make({
      fundingOptions: [{ id: "harbor", name: "Harbor", open: () => (fails ? fail() : undefined) }]
    })
    await open({ view: "AddFunds" })
    await press("Harbor")
    await waitUntil(() => expect(readWords()).toContain("Harbor did not open. Try again, or choose another way."))
    expect([errors, faults.map(String), kit.getSnapshot().open]).toEqual([
      ["FundingOptionFailed"],
      ["Error: no popup"],
      true
    ])
    fails = false
    await press("Harbor")
    await waitUntil(() => expect(kit.getSnapshot().open).toBe(false))
    expect(kit.getSnapshot().account?.address).toBe(me)
  })

  test("forgets the failure of a way when the visitor leaves", async () => {
    const { kit, open } = await make({
      fundingOptions: [{ id: "harbor", name: "Harbor", open: () => Promise.reject(new Error("no")) }]
    })
    vi.stubGlobal("reportError", () => {})
    ends.push(() => void vi.unstubAllGlobals())
    await open({ view: "AddFunds" })
    await press("Harbor")
    await waitUntil(() => expect(readWords()).toContain("Harbor did not open"))
    await act(async () => kit.close())
    await open({ view: "AddFunds" })
    await waitUntil(() => expect(findButton("Harbor")).toBeDefined())
    expect(readWords()).not.toContain("did not open")
  })
})
