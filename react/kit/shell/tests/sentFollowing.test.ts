// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Anvil, startAnvil } from "../../../../fixtures/sandbox/chains/startAnvil.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import type { NetworkInput } from "../../../../core/chain/network/network.ts"
import { passTurns } from "../../../../fixtures/testing/turns.ts"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { writeVersioned } from "../../../../core/foundation/data/versioned.ts"
import type { KitEvent } from "../../../../core/event.ts"
import { createLatchkey, type Latchkey } from "../public.ts"

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  this.open = false
}

const [me, you] = accounts
/** The page's clock, which moves when a test says so; what is waited for goes by the machine's. */
const now = 1_790_000_000_000
let anvil: Anvil
let state: unknown
beforeAll(async () => {
  anvil = await startAnvil(1)
})
afterAll(() => anvil.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now })
  state = await node("evm_snapshot")
})
const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => void (await end()))
  vi.useRealTimers()
  localStorage.clear()
  await node("evm_revert", state)
  await node("evm_setAutomine", true)
})

const node = (method: string, ...params: ReadonlyArray<unknown>) => jsonRpc(anvil.url, method, params)
const holdTimers = () => vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now })
/** How many requests the node has not answered yet. */
let open = 0
/** Advances the page's clock by seconds; the node's responses take no time. */
const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second++) {
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    do await passTurns(30)
    while (open > 0)
  }
}

/** A kit with a wallet whose answers are given, over a node whose requests are counted. */
const page = async (answers: Readonly<Record<string, unknown>> = {}, more: Partial<NetworkInput> = {}) => {
  const events: Array<KitEvent> = []
  const requests: Array<string> = []
  const { fetch } = globalThis
  globalThis.fetch = (url, init) => {
    if (!String(url).startsWith(anvil.url)) return fetch(url, init)
    requests.push(String(init?.body))
    open++
    return fetch(url, init).finally(() => {
      open--
    })
  }
  ends.push(() => {
    globalThis.fetch = fetch
  })
  const kit = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [anvil.url] } }, ...more }],
    onEvent: (event) => void events.push(event)
  })
  ends.push(kit.dispose)
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.counting",
    name: "Counting",
    accounts: [me],
    chainId: 1,
    answers: {
      eth_sendTransaction: ([request]: ReadonlyArray<object>) => rpcText(anvil.url, "eth_sendTransaction", [request]),
      ...answers
    }
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.counting" }))
  const listEnds = (id: string) =>
    events.flatMap((event) => (event._tag === "TransactionMoved" && event.hash === id ? [event.end.status] : []))
  return { kit, wallet, ended: listEnds, requests }
}
const send = async (kit: Latchkey): Promise<string> => await act(() => kit.send({ to: you, amount: "0.5" }))

test("drops a transaction that no node knows after five minutes, and restores it if it appears later", async () => {
  await node("evm_setAutomine", false)
  const { requests, ended, kit } = await page()
  const hash = await send(kit)
  const raw = await rpcText(anvil.url, "eth_getRawTransactionByHash", [hash])
  await expect.poll(() => ended(hash)).toEqual(["pending"])
  await node("anvil_dropTransaction", hash)
  vi.setSystemTime(now + 290_000)
  const before = requests.filter((body) => body.includes("eth_getTransactionReceipt")).length
  await expect
    .poll(() => requests.filter((body) => body.includes("eth_getTransactionReceipt")).length)
    .toBeGreaterThan(before)
  expect(ended(hash)).toEqual(["pending"])
  vi.setSystemTime(now + 310_000)
  await expect.poll(() => ended(hash).at(-1)).toBe("dropped")
  expect((await act(() => kit.getTransactions()))[0]).toMatchObject({ status: "dropped" })
  expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({ hash, status: "dropped" })
  await node("eth_sendRawTransaction", raw)
  await node("anvil_mine", "0x1")
  await expect.poll(() => ended(hash).at(-1)).toBe("confirmed")
  expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({ status: "confirmed", block: 1n })
}, 90_000)

test("polls nothing on a hidden page, and once when it becomes visible", async () => {
  await node("evm_setAutomine", false)
  const { requests, ended, kit } = await page()
  const hash = await send(kit)
  await expect.poll(() => ended(hash)).toEqual(["pending"])
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden")
  document.dispatchEvent(new Event("visibilitychange"))
  await passTurns(200)
  holdTimers()
  const before = requests.length
  // Ten minutes old, it is looked at every thirty seconds.
  vi.setSystemTime(now + 700_000)
  await pass(60)
  expect(requests.length).toBe(before)
  visibility.mockReturnValue("visible")
  document.dispatchEvent(new Event("visibilitychange"))
  await expect.poll(() => requests.length).toBe(before + 1)
  await pass(20)
  expect(requests.length).toBe(before + 1)
  // The next waking does not wait for the half minute to pass.
  visibility.mockReturnValue("hidden")
  document.dispatchEvent(new Event("visibilitychange"))
  await node("anvil_mine", "0x1")
  visibility.mockReturnValue("visible")
  document.dispatchEvent(new Event("visibilitychange"))
  await expect.poll(() => ended(hash).at(-1)).toBe("confirmed")
  visibility.mockRestore()
}, 60_000)

/** A record of a batch, as another visit stored it. */
const storeBatch = () =>
  localStorage.setItem(
    "@latchkey/sent",
    writeVersioned([
      {
        batchId: "0xb",
        network: "eip155:1",
        account: `eip155:1:${me}`,
        kind: "calls",
        nonce: null,
        connectorId: "test.counting",
        sentAt: now - 1_000
      }
    ])
  )

const batch: ReadonlyArray<readonly [status: number, end: string]> = [
  [200, "confirmed"],
  [400, "failed"],
  [500, "failed"],
  [600, "partly"]
]
test.each(batch)(
  "maps the batch status %s to %s",
  async (status, end) => {
    storeBatch()
    let current = 100
    const { ended, kit } = await page({
      wallet_getCallsStatus: () => ({
        version: "2.0.0",
        id: "0xb",
        chainId: "0x1",
        status: current,
        atomic: true,
        receipts: []
      })
    })
    await expect.poll(() => ended("0xb")).toEqual(["pending"])
    current = status
    await expect.poll(() => ended("0xb").at(-1)).toBe(end)
    const receipt = await act(() => kit.waitForReceipt({ hash: "0xb" }))
    expect([receipt.status, receipt.explorerUrl]).toEqual([end, undefined])
  },
  60_000
)

const getReported = (status: number, receipts: ReadonlyArray<object>) => ({
  wallet_getCallsStatus: () => ({ version: "2.0.0", id: "0xb", chainId: "0x1", status, atomic: false, receipts })
})

test("reports each transaction of a partly executed batch, and the changes of the confirmed ones", async () => {
  const pay = (data: string, to = you) =>
    rpcText(anvil.url, "eth_sendTransaction", [{ from: me, to, value: "0x64", data, gas: "0x186a0" }])
  const contract = "0x00000000000000000000000000000000000b4d00"
  // A contract that refuses everything.
  await node("anvil_setCode", contract, "0x60006000fd")
  const hashes = [await pay("0x"), await pay("0x", contract)]
  storeBatch()
  const { kit } = await page(
    getReported(
      600,
      hashes.map((transactionHash) => ({ transactionHash }))
    )
  )
  const receipt = await act(() => kit.waitForReceipt({ hash: "0xb" }))
  expect(receipt).toMatchObject({
    status: "partly",
    steps: [
      { hash: hashes[0], status: "confirmed", explorerUrl: `https://etherscan.io/tx/${hashes[0]}` },
      { hash: hashes[1], status: "failed" }
    ]
  })
  expect((await act(() => kit.getTransactions()))[0]?.changes).toEqual([{ token: null, units: "-100" }])
}, 60_000)

test("reports a batch without its transaction if the node does not have it after a few polls", async () => {
  storeBatch()
  const { requests, kit } = await page(getReported(200, [{ transactionHash: `0x${"9".repeat(64)}`, status: "0x1" }]))
  expect(await act(() => kit.waitForReceipt({ hash: "0xb" }))).toEqual({
    hash: "0xb",
    network: "eip155:1",
    status: "confirmed"
  })
  expect(requests.filter((body) => body.includes("eth_getTransactionReceipt"))).toHaveLength(4)
}, 60_000)

test("omits the received coin if the account sent another transaction in that block", async () => {
  await node("evm_setAutomine", false)
  const pay = () => rpcText(anvil.url, "eth_sendTransaction", [{ from: me, to: you, value: "0x64" }])
  const hashes = [await pay(), await pay()]
  await node("anvil_mine", "0x1")
  storeBatch()
  const { kit } = await page(getReported(200, [{ transactionHash: hashes[0] }]))
  expect(await act(() => kit.waitForReceipt({ hash: "0xb" }))).toMatchObject({ status: "confirmed" })
  expect((await act(() => kit.getTransactions()))[0]?.changes).toEqual([])
}, 60_000)

test("returns the explorer's page of a transaction if the network has one over https", async () => {
  const { kit } = await page()
  const hash = await send(kit)
  expect((await act(() => kit.waitForReceipt({ hash }))).explorerUrl).toBe(`https://etherscan.io/tx/${hash}`)
  await act(() => kit.dispose())
  const plain = await page({}, { blockExplorers: { default: { url: "http://explorer.test" } } })
  const other = await send(plain.kit)
  expect(await act(() => plain.kit.waitForReceipt({ hash: other }))).not.toHaveProperty("explorerUrl")
}, 60_000)
