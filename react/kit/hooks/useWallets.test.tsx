// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, cleanup, render } from "@testing-library/react"
import { afterAll, beforeAll, expect, test } from "vitest"
import { mainnet, solana } from "../../../core/chain/network/networks.ts"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { collectEnds } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { type Proxy, startProxy } from "../../../fixtures/testing/react/startProxy.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey, type Latchkey } from "../shell/public.ts"
import { LatchkeyProvider } from "../shell/LatchkeyProvider.tsx"
import { type ChoosingWallets, useWallets } from "./useWallets.ts"

const ends = collectEnds()
let sandbox: Sandbox
let api: Proxy
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  api = await startProxy(sandbox.addresses.api, (_, answer) => answer)
}, 60_000)
afterAll(async () => {
  await api.close()
  await sandbox.close()
})

const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const make = (answers: Readonly<Record<string, unknown>> = {}): Latchkey => {
  const wallet = announcePlainWallet({
    uuid: "z",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    answers
  })
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet, solana],
    projectId: "p1",
    endpoints: { api: api.url, relay: sandbox.addresses.relay, rpc: { "eip155:1": "http://127.0.0.1:9" } }
  })
  ends.push(kit.dispose)
  return kit
}
/** A page whose screen is its own; `now` is what it shows. */
const getScreen = (kit: Latchkey) => {
  let seen: ChoosingWallets | undefined
  function Screen() {
    seen = useWallets()
    return null
  }
  render(
    <LatchkeyProvider kit={kit}>
      <Screen />
    </LatchkeyProvider>
  )
  ends.push(cleanup)
  return (): ChoosingWallets => {
    if (seen === undefined) throw new Error("The screen was not drawn.")
    return seen
  }
}
const findWallet = ({ wallets }: ChoosingWallets, name: string) => wallets.find((item) => item.name === name)

test("useWallets lists the wallets of Connect, then the catalogue page by page, without a modal", async () => {
  const kit = make()
  const now = getScreen(kit)
  expect([now().wallets, now().isPending]).toEqual([[], true])
  await waitUntil(() => expect([now().isPending, now().wallets.length]).toEqual([false, expect.any(Number)]))
  await waitUntil(() => expect(now().wallets.length).toBeGreaterThan(4))
  expect(findWallet(now(), "Zebra")).toMatchObject({
    id: "test.zebra",
    rdns: "test.zebra",
    namespaces: ["eip155"],
    state: "installed"
  })
  expect(now().wallets.map(({ state }) => state)).toContain("remote")
  const before = now().wallets.length
  expect(now().hasMore).toBe(true)
  await act(async () => now().loadMore())
  await waitUntil(() => expect(now().wallets.length).toBeGreaterThan(before))
  const ids = now().wallets.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  await waitUntil(() => expect(now().wallets.some(({ icon }) => icon?.startsWith("blob:"))).toBe(true))
  expect([kit.getSnapshot().open, document.querySelector("dialog[open]")]).toEqual([false, null])
}, 60_000)

test("useWallets searches the whole catalogue, and an empty text ends the search", async () => {
  const now = getScreen(make())
  await waitUntil(() => expect(now().wallets.length).toBeGreaterThan(4))
  const all = now().wallets.map(({ name }) => name)
  const expected = all.at(-1) ?? ""
  await act(async () => now().setSearch(expected))
  expect(now().search).toBe(expected)
  await waitUntil(() => expect([now().isPending, now().wallets[0]?.name]).toEqual([false, expected]))
  await act(async () => now().setSearch("no wallet is called like this"))
  await waitUntil(() => expect([now().isPending, now().wallets]).toEqual([false, []]))
  await act(async () => now().setSearch(""))
  await waitUntil(() => expect(now().wallets.map(({ name }) => name)).toEqual(all))
}, 60_000)

test("useWallets connects a wallet of the page; `connect` reports a declined request without rejecting", async () => {
  let declines = true
  const kit = make({
    eth_requestAccounts: () => {
      if (declines) throw Object.assign(new Error("no"), { code: 4001 })
      return [me]
    }
  })
  const now = getScreen(kit)
  await waitUntil(() => expect(findWallet(now(), "Zebra")).toBeDefined())
  await act(async () => now().connect({ id: "test.zebra" }))
  await waitUntil(() => expect(now().error).toMatchObject({ _tag: "ConnectionRejected" }))
  declines = false
  await act(() => now().connectAsync({ id: "test.zebra" }))
  expect([kit.getSnapshot().status, now().error, findWallet(now(), "Zebra")?.state]).toEqual([
    "connected",
    null,
    "connected"
  ])
}, 60_000)

test("useWallets returns the pairing URI while waiting, and removes it when the attempt ends", async () => {
  const kit = make()
  const now = getScreen(kit)
  await waitUntil(() => expect(now().wallets.some(({ id }) => id === "walletConnect")).toBe(true))
  await act(async () => now().connect({ id: "walletConnect" }))
  await waitUntil(() => expect(now().uri).toMatch(/^wc:[0-9a-f]{64}@2\?/))
  expect(now().connecting).toMatchObject({ id: "walletConnect", state: "connecting" })
  await act(async () => now().cancel())
  await waitUntil(() => expect([now().uri, now().connecting]).toEqual([null, null]))
  await waitUntil(() => expect(now().error).toMatchObject({ _tag: "ModalClosed" }))
  expect(kit.getSnapshot().status).toBe("disconnected")
}, 60_000)

test("kit.connectors lists connectable wallets by id, and notifies without React", async () => {
  const kit = make()
  const all = await act(() => kit.connectors())
  expect(all.map(({ id, state }) => [id, state])).toEqual([
    ["test.zebra", "installed"],
    ["walletConnect", "remote"]
  ])
  const received: Array<number> = []
  const watch = await act(() => kit.watchWallets({ listener: ({ wallets }) => void received.push(wallets.length) }))
  await waitUntil(() => expect(received.at(-1)).toBeGreaterThan(4))
  const [recommended] = (await act(() => kit.connectors())).filter(({ state }) => state === "get")
  expect(recommended).toBeUndefined()
  watch.end()
  const count = received.length
  const late = announcePlainWallet({ uuid: "l", rdns: "test.late", name: "Late", accounts: [], chainId: 1 })
  ends.push(late.stop)
  await waitUntil(async () => expect((await kit.connectors()).map(({ id }) => id)).toContain("test.late"))
  expect(received.length).toBe(count)
}, 60_000)
