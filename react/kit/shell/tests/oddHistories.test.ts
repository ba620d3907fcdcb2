// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { expect, test, vi } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { announceZebra, closeLikeBrowsers, collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { shadow, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { startServices } from "../../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 })
closeLikeBrowsers()
const ends = collectEnds()
const [me, friend] = accounts
const makeHash = (index: number): string => `0x${String(index).padStart(64, "0")}`
const move = (numeric: string, direction = "out") => ({
  fungible_info: { name: "USD Coin", symbol: "USDC" },
  direction,
  quantity: { numeric }
})
const collectible = (name: string, numeric: string) => ({
  nft_info: { name },
  direction: "in",
  quantity: { numeric }
})
const toRecord = (id: string, index: number, transfers: ReadonlyArray<object>, more: object = {}) => ({
  id,
  metadata: {
    hash: makeHash(index),
    operationType: "send",
    status: "confirmed",
    minedAt: "2026-01-02T03:04:05.000Z",
    sentFrom: me,
    sentTo: friend,
    chain: "eip155:1",
    ...more
  },
  transfers
})

/** Opens a tab of the connected account, whose history has these pages. The cursor of a page is its number. */
const openTab = async (tab: string, ...pages: ReadonlyArray<ReadonlyArray<object>>): Promise<void> => {
  const services = await startServices(({ body, path, query }) => {
    if (path === "/v1/supported-chains") return { http: ["eip155:1"], ws: [] }
    const index = Number(query.get("cursor"))
    if (path.endsWith("/history"))
      return { data: pages[index] ?? [], next: pages.length > index + 1 ? String(index + 1) : String(index) }
    return body.method === undefined ? undefined : body.method.startsWith("eth_getTransaction") ? null : "0x1"
  })
  ends.push(services.close)
  announceZebra(ends)
  const kit = createLatchkey({
    networks: [mainnet],
    projectId: "p1",
    endpoints: { api: services.url, chainService: services.url, rpc: { "eip155:1": services.url } }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  await act(() => kit.open({ view: "Account" }))
  await act(() =>
    waitUntil(() => {
      const tabs = [...(shadow()?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])]
      tabs.find(({ textContent }) => textContent === tab)?.click()
      expect(shadow()?.querySelector(".activity .row, .tile .name")).toBeTruthy()
    })
  )
}
const findMore = () => [...(shadow()?.querySelectorAll("button") ?? [])].find((it) => it.textContent === "Load more")
const listRows = (): ReadonlyArray<string> =>
  [...(shadow()?.querySelectorAll(".activity .row") ?? [])].map(({ textContent }) => textContent ?? "")

test("lists every transaction in Activity if a service numbers them on each page, and ends with the last page", async () => {
  await openTab(
    "Activity",
    [toRecord("0", 1, [move("1")]), toRecord("1", 2, [move("2")])],
    [toRecord("0", 3, [move("3")]), toRecord("1", 4, [move("4")]), toRecord("1", 5, [move("5")])]
  )
  await act(async () => findMore()?.click())
  await waitUntil(() => expect(listRows()).toHaveLength(5))
  for (const amount of [1, 2, 3, 4, 5]) expect(view()).toContain(`−${amount} USDC`)
  expect(findMore()).toBeUndefined()
})

test("lists a transaction of Activity once if the letter case of its addresses differs", async () => {
  await openTab("Activity", [
    toRecord("a", 1, [move("1")]),
    toRecord("b", 1, [move("1")], { sentFrom: me.toLowerCase() }),
    toRecord("c", 2, [move("2")])
  ])
  expect(listRows()).toHaveLength(2)
})

test("shows a transfer to oneself in Activity that is listed as its two halves, or without an amount", async () => {
  await openTab("Activity", [
    toRecord("a", 1, [move("2"), move("2", "in")], { sentTo: me }),
    toRecord("b", 2, [], { sentTo: me.toLowerCase() })
  ])
  expect(listRows()).toEqual([
    expect.stringMatching(/^Sent ?To your own account ?2 USDC/),
    expect.stringMatching(/^Sent ?To your own account/)
  ])
})

test("shows the date in Activity of a transaction that a service places in the far future", async () => {
  await openTab("Activity", [toRecord("a", 1, [move("1")], { minedAt: "2093-05-03T12:00:00Z" })])
  expect(view()).toContain("May 2093")
  expect(view()).toContain("May 3")
  expect(view()).not.toContain("Today")
})

test("omits a collectible of which no item arrived, and counts more than a billion", async () => {
  await openTab("NFTs", [
    toRecord("a", 1, [collectible("Lantern", "0"), collectible("Key", "12345678901")], { sentFrom: friend, sentTo: me })
  ])
  expect(view()).toContain("Key×12345678901")
  expect(view()).not.toContain("Lantern")
})
