// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { closeLikeBrowsers, shadow, view } from "../../../../fixtures/testing/react/signInPage.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { answerOfNode } from "../../../../fixtures/faults/wallets/plays/nodes.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { startNode } from "../../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey } from "../public.ts"

vi.setConfig({ testTimeout: 90_000 })
closeLikeBrowsers()
const ends = collectEnds()
const [me, friend, stranger] = accounts
/** Looks like the friend: the same first and last digits. */
const twin = `${friend.slice(0, 8)}${"ab".repeat(14)}${friend.slice(-6)}`
const genuineHash = `0x${"1".repeat(64)}`
const fakeHash = `0x${"2".repeat(64)}`
const toRecord = (hash: string, minedAt: string, sentTo: string, more: object = {}) => ({
  id: hash,
  metadata: {
    hash,
    operationType: "send",
    status: "confirmed",
    minedAt,
    sentFrom: me,
    sentTo,
    chain: "eip155:1",
    ...more
  },
  transfers: [
    {
      fungible_info: { name: "USD Coin", symbol: "USDC", icon: { url: "" } },
      direction: sentTo === me ? "in" : "out",
      quantity: { numeric: "25" }
    }
  ]
})
let history: ReadonlyArray<object> = []
/** The senders that the node names, by hash; it knows no other transaction. */
let senders: Readonly<Record<string, string>> = {}
const service = createServer((request, response) => {
  for (const name of ["origin", "headers", "methods"]) response.setHeader(`access-control-allow-${name}`, "*")
  response.setHeader("content-type", "application/json")
  const body = request.url?.includes("/history") ? { data: history, next: null } : { http: ["eip155:1"] }
  response.end(JSON.stringify(body))
})
let node: Awaited<ReturnType<typeof startNode>>
let url = ""
beforeAll(async () => {
  node = await startNode((method, params) => {
    const isByHash = method === "eth_getTransactionByHash"
    if ((!isByHash && method !== "eth_getTransactionReceipt") || !Array.isArray(params)) return answerOfNode(method)
    const from = senders[String(params[0])]
    if (from === undefined) return null
    return isByHash
      ? { hash: params[0], from, to: stranger, nonce: "0x1", value: "0x0", input: "0x" }
      : { status: "0x1", blockNumber: "0x1", gasUsed: "0x1", logs: [] }
  })
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(async () => {
  await node.close()
  service.closeAllConnections()
  service.close()
})
beforeEach(() => {
  ;[history, senders] = [[], {}]
})

const connect = async () => {
  const kit = createLatchkey({
    networks: node.networks,
    projectId: "p",
    endpoints: { api: url, chainService: url, rpc: { "eip155:1": node.url } }
  })
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.sender",
    name: "Sender",
    accounts: [me],
    chainId: 1,
    answers: { eth_sendTransaction: genuineHash }
  })
  ends.push(kit.dispose, wallet.stop)
  await act(() => waitUntil(() => kit.connect({ connectorId: "test.sender" })))
  return kit
}
const openActivity = async (kit: Awaited<ReturnType<typeof connect>>): Promise<void> => {
  await act(() => kit.open({ view: "Account" }))
  await act(() =>
    waitUntil(() => {
      const tabs = [...(shadow()?.querySelectorAll<HTMLElement>("[role=tab]") ?? [])]
      tabs.find(({ textContent }) => textContent === "Activity")?.click()
      expect(view()).toContain("hidden, likely spam")
    })
  )
}
/** Expects that the transfers to the friend have rows, and that every transfer that names the twin is hidden. */
const expectGenuine = async (count: number): Promise<void> => {
  const rows = [...(shadow()?.querySelectorAll<HTMLElement>(".activity .row") ?? [])]
  expect(rows).toHaveLength(count)
  for (const row of rows) await act(async () => row.click())
  await waitUntil(() => expect(view().toLowerCase()).toContain(friend.toLowerCase()))
  expect(view().toLowerCase()).not.toContain(twin.toLowerCase())
}

describe("Activity with a made-up transfer to a look-alike", () => {
  test.each([
    ["later", "2026-01-02T03:04:06.000Z"],
    ["earlier", "2026-01-02T03:04:04.000Z"]
  ])("warns of both receivers if no node answers and the made-up transfer is the %s one", async (_, minedAt) => {
    history = [toRecord(fakeHash, minedAt, twin), toRecord(genuineHash, "2026-01-02T03:04:05.000Z", friend)]
    const kit = await connect()
    await openActivity(kit)
    expect(view()).toContain("2 hidden, likely spam")
    const unfold = [...(shadow()?.querySelectorAll("button") ?? [])].find(({ textContent }) =>
      textContent.startsWith("2 hidden")
    )
    await act(async () => unfold?.click())
    await waitUntil(() => expect(view()).toContain("We can’t tell whether you made this. Don’t copy its address."))
    expect(view()).not.toContain("You didn’t make this.")
    for (const to of [friend, twin])
      expect(await act(() => kit.prepareSend({ to: to.toLowerCase(), amount: "0.01" }))).toMatchObject({
        warnings: ["looks-alike"]
      })
  })

  test("shows a transfer that the page sent, even if a fake has an earlier date", async () => {
    const kit = await connect()
    await act(() => kit.send({ to: friend, amount: "0.01" }))
    history = [
      toRecord(genuineHash, "2026-01-02T03:04:06.000Z", friend),
      toRecord(fakeHash, "2026-01-02T03:04:05.000Z", twin)
    ]
    await openActivity(kit)
    await expectGenuine(1)
  })

  test("shows a transfer received from a proven receiver, and hides a made-up transfer that the node does not know", async () => {
    senders = { [genuineHash]: me }
    history = [
      toRecord(`0x${"3".repeat(64)}`, "2026-01-02T03:04:07.000Z", me, { sentFrom: friend, operationType: "receive" }),
      toRecord(genuineHash, "2026-01-02T03:04:06.000Z", friend),
      toRecord(fakeHash, "2026-01-02T03:04:05.000Z", twin)
    ]
    await openActivity(await connect())
    expect(view()).toContain("1 hidden, likely spam")
    await expectGenuine(2)
  })

  test("keeps the proof of a transfer when the history loads again and no node answers", async () => {
    senders = { [genuineHash]: me, [fakeHash]: stranger }
    history = [
      toRecord(genuineHash, "2026-01-02T03:04:06.000Z", friend),
      toRecord(fakeHash, "2026-01-02T03:04:05.000Z", twin)
    ]
    const kit = await connect()
    await openActivity(kit)
    senders = {}
    await act(() => kit.close())
    await openActivity(kit)
    const { transactions } = await act(() => kit.getActivity())
    expect(transactions.map(({ signer }) => signer)).toEqual(["account", "other"])
    await expectGenuine(1)
  })
})
