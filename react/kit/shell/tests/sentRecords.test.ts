// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, renderHook } from "@testing-library/react"
import { createElement } from "react"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc, rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Anvil, startAnvil } from "../../../../fixtures/sandbox/chains/startAnvil.ts"
import { closeLikeBrowsers } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { writeVersioned } from "../../../../core/foundation/data/versioned.ts"
import type { KitEvent } from "../../../../core/event.ts"
import { LatchkeyProvider } from "../LatchkeyProvider.tsx"
import { createLatchkey, type Latchkey, type LatchkeyOptions } from "../public.ts"
import { useReceipt, useTransactions } from "../../actionHooks/transactionHooks.ts"

closeLikeBrowsers()

const [me, you] = accounts
const key = "@latchkey/sent"
/** The page's clock is stopped; only awaited work continues. */
const now = 1_790_000_000_000
let anvil: Anvil
let state: unknown
beforeAll(async () => {
  anvil = await startAnvil(1)
})
afterAll(() => anvil.close())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now })
  state = await jsonRpc(anvil.url, "evm_snapshot")
})

const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => void (await end()))
  vi.unstubAllGlobals()
  vi.useRealTimers()
  localStorage.clear()
  await jsonRpc(anvil.url, "evm_revert", [state])
  await jsonRpc(anvil.url, "evm_setAutomine", [true])
})

const node = (method: string, ...params: ReadonlyArray<unknown>) => jsonRpc(anvil.url, method, params)
const holdMempool = () => node("evm_setAutomine", false)
const mine = () => node("anvil_mine", "0x1")
/** Sends as a wallet does; the node has its key. */
const sendFrom = (request: object) => rpcText(anvil.url, "eth_sendTransaction", [request])

type Answer = (params: ReadonlyArray<object>) => unknown
/** A kit of a page, with a wallet that sends over the node and counts what it was asked for. */
const page = async (
  answer: Answer = ([request]) => sendFrom(request ?? {}),
  options: Partial<LatchkeyOptions> = {}
) => {
  const events: Array<KitEvent> = []
  const kit = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [anvil.url] } } }],
    onEvent: (event) => void events.push(event),
    ...options
  })
  ends.push(kit.dispose)
  const requests: Array<unknown> = []
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.counting",
    name: "Counting",
    accounts: [me],
    chainId: 1,
    answers: {
      eth_sendTransaction: (params: ReadonlyArray<object>) => {
        requests.push(params)
        return answer(params)
      }
    }
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.counting" }))
  const getEnd = (hash: string): unknown =>
    events.findLast((event) => event._tag === "TransactionMoved" && event.hash === hash)
  return { kit, events, requests, wallet, getEnd }
}
const send = async (kit: Latchkey, amount = "0.5"): Promise<string> => await act(() => kit.send({ to: you, amount }))
const readStored = (): ReadonlyArray<Readonly<Record<string, unknown>>> =>
  JSON.parse(localStorage.getItem(key) ?? '{"value":[]}').value
const expectMoved = (hash: string, end: object) => ({
  _tag: "TransactionMoved",
  hash,
  end: expect.objectContaining(end)
})

describe("what a page sends", () => {
  test("is stored with the answer, without receiver and amount, and followed to its block", async () => {
    const { requests, getEnd, kit } = await page()
    const hash = await send(kit)
    expect(readStored()).toMatchObject([
      { hash, network: "eip155:1", account: `eip155:1:${me}`, kind: "send", connectorId: "test.counting" }
    ])
    expect(localStorage.getItem(key)?.toLowerCase()).not.toContain(you.slice(2).toLowerCase())
    await expect.poll(() => getEnd(hash)).toMatchObject(expectMoved(hash, { status: "confirmed", block: "1" }))
    expect(requests).toEqual([[{ from: me, to: you, data: "0x", value: "0x6f05b59d3b20000", chainId: "0x1" }]])
  })

  test("records a transaction that was sent through the page's provider", async () => {
    const { getEnd, kit } = await page()
    const hash = await act(() =>
      kit.provider("eip155").request({ method: "eth_sendTransaction", params: [{ to: you, value: "0x1" }] })
    )
    expect(readStored()).toMatchObject([{ hash }])
    await expect.poll(() => getEnd(String(hash))).toMatchObject(expectMoved(String(hash), { status: "confirmed" }))
  })

  test("is refused by the network: failed, with the contract's own words", async () => {
    // A contract that reverts with Error("no").
    const code = "0x62461bcd60e51b60e51b6000526020600452600260245261" + "6e6f" + "60f01b60445260646000fd"
    await node("anvil_setCode", you, code)
    const { getEnd, kit } = await page(([request]) => sendFrom({ ...request, gas: "0x186a0" }))
    const hash = await act(() =>
      kit.provider("eip155").request({ method: "eth_sendTransaction", params: [{ to: you, value: "0x1" }] })
    )
    await expect
      .poll(() => getEnd(String(hash)))
      .toMatchObject(expectMoved(String(hash), { status: "failed", reason: expect.stringContaining("no") }))
  })
})

describe("a host", () => {
  test("waits for a receipt, and for as many blocks as it wants", async () => {
    const { kit } = await page()
    const hash = await send(kit)
    expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({
      hash,
      network: "eip155:1",
      status: "confirmed",
      block: 1n,
      fee: { value: expect.any(BigInt), decimals: 18, symbol: "ETH" }
    })
    let isThere = false
    const waiting = kit.waitForReceipt({ hash, confirmations: 3 }).then(() => {
      isThere = true
    })
    await mine()
    expect(isThere).toBe(false)
    await mine()
    await waiting
  })

  test("waits for a transaction that this page did not send", async () => {
    const { kit } = await page()
    const hash = await sendFrom({ from: you, to: me, value: "0x1" })
    expect(await act(() => kit.waitForReceipt({ hash, network: 1 }))).toMatchObject({ hash, status: "confirmed" })
    expect(await kit.waitForReceipt({ hash: "" }).catch((error) => error)).toMatchObject({ _tag: "CallMisfit" })
  })

  test("draws it with useTransactions and useReceipt, from sending to its block", async () => {
    const { kit } = await page()
    await holdMempool()
    const hash = await send(kit)
    const rendered = renderHook(
      () => ({ sent: useTransactions(), receipt: useReceipt({ hash }), other: useReceipt({ hash: "0x" }) }),
      {
        wrapper: ({ children }) => createElement(LatchkeyProvider, { kit }, children)
      }
    )
    await expect.poll(() => rendered.result.current?.sent.data?.map((item) => item.hash)).toEqual([hash])
    expect(rendered.result.current.receipt).toMatchObject({ status: "success", data: { status: "pending" } })
    expect(rendered.result.current.other).toMatchObject({ status: "pending", isPending: true, data: undefined })
    await act(async () => void (await mine()))
    await expect.poll(() => rendered.result.current.receipt.data?.status).toBe("confirmed")
    rendered.unmount()
  })

  test("calls onTransaction for what it sent and for each change of its status, with the explorer's page", async () => {
    const calls: Array<ReadonlyArray<unknown>> = []
    const { kit } = await page(undefined, {
      onTransaction: (transaction, before) =>
        calls.push([transaction.hash, before?.status, transaction.status, transaction.explorerUrl])
    })
    await holdMempool()
    const hash = await send(kit)
    const explorerUrl = `https://etherscan.io/tx/${hash}`
    await expect.poll(() => calls).toEqual([[hash, undefined, "pending", explorerUrl]])
    await act(async () => void (await mine()))
    await expect.poll(() => calls.at(-1)).toEqual([hash, "pending", "confirmed", explorerUrl])
    expect(calls).toHaveLength(2)
    expect(await act(() => kit.getTransactions())).toMatchObject([{ hash, status: "confirmed", explorerUrl }])
    await act(() => kit.dispose())
    // The next visit lists it, and has no news to report.
    const next = await page(undefined, { onTransaction: (transaction) => calls.push([transaction.hash]) })
    await expect.poll(async () => (await act(() => next.kit.getTransactions())).length).toBe(1)
    await expect.poll(async () => (await act(() => next.kit.getTransactions()))[0]?.status).toBe("confirmed")
    expect(calls).toHaveLength(2)
  })

  test("reads what was sent, in the snapshot too, by this page and by the visit before", async () => {
    const { kit } = await page()
    expect(await act(() => kit.getTransactions())).toEqual([])
    const hash = await send(kit)
    await act(() => kit.waitForReceipt({ hash }))
    const [record] = await act(() => kit.getTransactions())
    expect(record).toMatchObject({ hash, kind: "send", status: "confirmed" })
    expect(kit.getSnapshot().transactions).toEqual([record])
    await act(() => kit.dispose())
    const next = await page()
    expect((await act(() => next.kit.getTransactions())).map(({ hash: recordHash }) => recordHash)).toEqual([hash])
  })
})

describe("what takes a transaction's place", () => {
  const replacements: ReadonlyArray<readonly [what: string, by: object, how: string]> = [
    ["the same with another fee", { to: you, value: "0x6f05b59d3b20000" }, "repriced"],
    ["nothing to oneself", { to: me, value: "0x0" }, "cancelled"],
    ["another payment", { to: accounts[2], value: "0x1" }, "replaced"]
  ]
  test.each(replacements)("%s", async (_, by, how) => {
    await holdMempool()
    const { getEnd, kit } = await page()
    const hash = await send(kit)
    await expect.poll(() => getEnd(hash)).toMatchObject(expectMoved(hash, { status: "pending" }))
    const other = await sendFrom({
      from: me,
      nonce: "0x0",
      maxFeePerGas: "0x2540be4000",
      maxPriorityFeePerGas: "0x2540be400",
      ...by
    })
    await mine()
    await expect
      .poll(() => getEnd(hash))
      .toMatchObject(expectMoved(hash, { status: "replaced", how, replacedBy: other }))
  })
})

describe("a wallet that vanishes after it was asked", () => {
  test("finds a transaction whose answer was lost on the chain, and does not ask again", async () => {
    const { requests, getEnd, kit, wallet } = await page(async ([request]) => {
      await sendFrom(request ?? {})
      wallet.setAccounts([])
      return new Promise(() => {})
    })
    const hash = await send(kit)
    expect(await node("eth_getTransactionByHash", hash)).toMatchObject({
      from: me.toLowerCase(),
      to: you.toLowerCase()
    })
    await expect.poll(() => getEnd(hash)).toMatchObject(expectMoved(hash, { status: "confirmed" }))
    expect(requests).toHaveLength(1)
  })

  test("rejects pending callers with OutcomeUnknown when the page ends", async () => {
    const { requests, kit } = await page(() => new Promise(() => {}))
    const end = kit.send({ to: you, amount: "0.5" }).catch((error) => error)
    await expect.poll(() => requests.length).toBe(1)
    await act(() => kit.dispose())
    expect(await end).toMatchObject({ _tag: "OutcomeUnknown", retryable: false })
  })
})

describe("what an earlier visit sent", () => {
  const record = (hash: string, more: object = {}) => ({
    hash,
    network: "eip155:1",
    account: `eip155:1:${me}`,
    kind: "send",
    nonce: null,
    connectorId: "w",
    sentAt: now - 1_000,
    ...more
  })

  test("is followed on by the next", async () => {
    const hash = await sendFrom({ from: me, to: you, value: "0x1" })
    localStorage.setItem(key, writeVersioned([record(hash)]))
    const { getEnd } = await page()
    await expect.poll(() => getEnd(hash)).toMatchObject(expectMoved(hash, { status: "confirmed" }))
  })

  test("is read by its shape, is younger than a week, and is the account's own on the chain", async () => {
    const own = await sendFrom({ from: me, to: you, value: "0x1" })
    const theirs = await sendFrom({ from: you, to: me, value: "0x1" })
    const old = record(`0x${"11".repeat(32)}`, { sentAt: now - 7 * 86_400_000 })
    const tall = record(`0x${"22".repeat(32)}`, { sentAt: now + 1_000_000 })
    localStorage.setItem(
      key,
      writeVersioned([old, tall, { hash: 7 }, null, record(theirs), record(own), { ...record(own), batchId: "0x1" }])
    )
    const { getEnd, events } = await page()
    await expect.poll(() => getEnd(own)).toMatchObject(expectMoved(own, { status: "confirmed" }))
    await expect.poll(() => events.map(({ _tag }) => _tag)).toContain("SentRecordRefuted")
    await expect.poll(() => readStored().map(({ hash }) => hash)).toEqual([own])
  })

  test("takes over a transaction that another tab has sent", async () => {
    const { getEnd, kit } = await page()
    const mine = await send(kit)
    const theirs = await sendFrom({ from: me, to: you, value: "0x1" })
    const text = writeVersioned([record(theirs, { sentAt: now })])
    localStorage.setItem(key, text)
    act(() => void dispatchEvent(new StorageEvent("storage", { key, newValue: text })))
    await expect.poll(() => getEnd(theirs)).toMatchObject(expectMoved(theirs, { status: "confirmed" }))
    await expect.poll(() => readStored().map(({ hash }) => hash)).toEqual(expect.arrayContaining([mine, theirs]))
  })
})

test("follows a transaction without storage, and notifies the visitor once with SentRecordsUnkept", async () => {
  const { getEnd, events, kit } = await page()
  const makeRefusingStore = (store: Storage) =>
    new Proxy(store, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name)
        return typeof value === "function"
          ? (...args: ReadonlyArray<unknown>) => {
              if (name === "setItem" && args[0] === key) throw new Error("denied")
              return Reflect.apply(value, target, args)
            }
          : value
      }
    })
  vi.stubGlobal("localStorage", makeRefusingStore(localStorage))
  const [first, second] = [await send(kit), await send(kit, "0.25")]
  await expect.poll(() => getEnd(first)).toMatchObject(expectMoved(first, { status: "confirmed" }))
  await expect.poll(() => getEnd(second)).toMatchObject(expectMoved(second, { status: "confirmed" }))
  expect(events.filter(({ _tag }) => _tag === "SentRecordsUnkept")).toHaveLength(1)
  expect(events).toContainEqual({
    _tag: "ToastShown",
    toast: { kind: "error", error: expect.objectContaining({ tag: "SentRecordsUnkept", code: "receipt.not-kept" }) }
  })
  // Where the visitor looks at what was sent, that is said without debug mode, too.
  await act(() => kit.open({ view: "Account" }))
  const findVisible = (selector: string) => [
    ...(document.querySelector("latchkey-modal")?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])
  ]
  await expect
    .poll(async () => {
      const tab = findVisible("[role=tab]").find(({ textContent }) => textContent === "Activity")
      await act(async () => tab?.click())
      if (findVisible(".activity .detail").length === 0)
        await act(async () => findVisible(".activity .row")[0]?.click())
      return findVisible(".activity .detail")
        .map(({ textContent }) => textContent)
        .join("")
    })
    .toContain("This page cannot remember what you send")
  await act(() => kit.close())
})
