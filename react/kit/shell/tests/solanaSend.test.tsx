// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, renderHook } from "@testing-library/react"
import { createElement, type ReactNode } from "react"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { readMessage } from "../../../../core/chain/solana/message.ts"
import { buildSolanaTransfer } from "../../../../core/onchain/send/buildSolanaTransfer.ts"
import { solana } from "../../../../core/chain/network/networks.ts"
import type { KitEvent } from "../../../../core/event.ts"
import { fromBase64, toBase64 } from "../../../../core/foundation/platform/base64.ts"
import { solanaAccounts, solanaChain, solanaTokens } from "../../../../fixtures/sandbox/solana/solanaAccounts.ts"
import { type Solana, startSolana } from "../../../../fixtures/sandbox/solana/startSolana.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { type Proxy, startProxy } from "../../../../fixtures/testing/react/startProxy.ts"
import { announcePlainSolanaWallet } from "../../../../fixtures/wallets/solana/plainSolanaWallet.ts"
import { LatchkeyProvider } from "../LatchkeyProvider.tsx"
import { createLatchkey } from "../public.ts"
import { useReceipt } from "../../actionHooks/transactionHooks.ts"

const [{ address: me }, { address: you }] = solanaAccounts
const [usdc] = solanaTokens
const ends = collectEnds()
let chain: Solana
let node: Proxy
/** The recent prices of compute units, as reported by the node. */
let paid: ReadonlyArray<number> = []
beforeAll(async () => {
  chain = await startSolana()
  const changeAnswer = (answer: unknown, request: unknown): unknown =>
    Object(request).method === "getRecentPrioritizationFees"
      ? { ...Object(answer), result: paid.map((prioritizationFee, slot) => ({ slot, prioritizationFee })) }
      : answer
  // Questions of one moment are one request.
  node = await startProxy(chain.url, (_, answer, request) =>
    Array.isArray(answer) && Array.isArray(request)
      ? answer.map((item) =>
          changeAnswer(
            item,
            request.find(({ id }) => id === item.id)
          )
        )
      : changeAnswer(answer, request)
  )
})
afterEach(() => {
  vi.useRealTimers()
  chain.reset()
  paid = []
})
afterAll(async () => {
  await node.close()
  await chain.close()
})

const page = async () => {
  const events: Array<KitEvent> = []
  const kit = createLatchkey({
    networks: [solana],
    endpoints: { rpc: { [solanaChain]: node.url } },
    onEvent: (event) => void events.push(event)
  })
  ends.push(kit.dispose)
  const wallet = announcePlainSolanaWallet({ name: "Plain Solana", accounts: [me], rpcUrl: chain.url })
  ends.push(wallet.stop)
  await act(async () => kit.prepare())
  await expect
    .poll(() =>
      kit.connect({ connectorId: "Plain Solana" }).then(
        () => "connected",
        (error) => error._tag
      )
    )
    .toBe("connected")
  const around = {
    wrapper: ({ children }: { readonly children: ReactNode }) => createElement(LatchkeyProvider, { kit, children })
  }
  /** The requests to the wallet for signing and sending. */
  const listRequests = () =>
    wallet.requests
      .filter(({ method }) => method === "solana_signAndSendTransaction")
      .map(({ params }) => readMessage(fromBase64(Object(params).transaction) ?? new Uint8Array()))
  const getReceipt = (hash: string) => renderHook(() => useReceipt({ hash }), around).result
  return { kit, requests: listRequests, getReceipt, events }
}

test("follows a transfer to its block, with its fee, and renders it in a component", async () => {
  const { requests, kit, getReceipt } = await page()
  const hash = await act(() => kit.send({ to: you, amount: "0.25" }))
  const receipt = getReceipt(hash)
  await expect.poll(() => receipt.current.data?.status).toBe("confirmed")
  expect(receipt.current).toMatchObject({
    status: "success",
    data: { hash, kind: "send", network: solanaChain }
  })
  expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({
    hash,
    status: "confirmed",
    block: expect.any(BigInt),
    fee: { value: 5_000n, formatted: "0.000005", symbol: "SOL" }
  })
  expect(requests()).toHaveLength(1)
}, 60_000)

test("reports a transfer that the network rejected as failed, with the program's message, and only its fee", async () => {
  const { kit, getReceipt } = await page()
  const { value }: { readonly value: { readonly blockhash: string } } = JSON.parse(
    JSON.stringify(
      await (
        await fetch(chain.url, {
          method: "POST",
          body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getLatestBlockhash", params: [] })
        })
      ).json()
    )
  ).result
  const tooMuch = { from: me, to: you, units: 10_000_000_000_000n, token: undefined }
  const bytes = buildSolanaTransfer(tooMuch, value.blockhash, undefined, { units: 0n, price: 0n })
  const transaction = toBase64(bytes ?? new Uint8Array())
  const answer = await act(() =>
    kit.provider("solana").request({
      method: "solana_signAndSendTransaction",
      params: { transaction, pubkey: me, sendOptions: { skipPreflight: true } }
    } as never)
  )
  const hash: string = Object(answer).signature
  const receipt = getReceipt(hash)
  await expect.poll(() => receipt.current.data?.status).toBe("failed")
  expect(receipt.current.data).toMatchObject({ reason: expect.stringMatching(/\w/), fee: "5000" })
  expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({ status: "failed", hash })
}, 60_000)

test("drops a transfer that no node knows after five minutes", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_790_000_000_000 })
  const { events, kit, getReceipt } = await page()
  const hash = await act(() => kit.send({ to: you, amount: "0.25" }))
  chain.reset()
  const receipt = getReceipt(hash)
  const countLooks = () => node.paths.length
  const before = countLooks()
  await expect.poll(countLooks).toBeGreaterThan(before + 1)
  expect(events.filter((event) => event._tag === "TransactionMoved" && event.end.status === "dropped")).toEqual([])
  vi.setSystemTime(1_790_000_000_000 + 310_000)
  await expect.poll(() => receipt.current.data?.status, { timeout: 15_000 }).toBe("dropped")
  expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({ status: "dropped" })
}, 60_000)

const budget = "ComputeBudget111111111111111111111111111111"
/** The limit and the price of compute units that a transaction names. */
const bids = (message: ReturnType<typeof readMessage>) =>
  (message?.instructions ?? []).filter(({ program }) => program === budget).map(({ data }) => data.replace(/^0x/, ""))

test("omits the price of compute units when no recent transfer paid one", async () => {
  paid = [0, 0, 7]
  const { requests, kit } = await page()
  await act(() => kit.send({ to: you, amount: "0.25" }))
  expect(bids(requests()[0])).toEqual([])
}, 60_000)

test("pays the median price, includes it in the fee, and never pays more than 0.0002 SOL", async () => {
  paid = [5_000_000, 1, 2_000_000, 1_000_000, 9_000_000]
  const { requests, kit } = await page()
  const { fee } = await act(() => kit.prepareSend({ to: you, amount: "0.25" }))
  // 1,000 units at two lamports each.
  expect(fee?.about.value).toBe(7_000n)
  expect(fee?.most.value).toBe(205_000n)
  const hash = await act(() => kit.send({ to: you, amount: "0.25" }))
  expect(bids(requests()[0])).toEqual(["02e8030000", "0380841e0000000000"])
  expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({ status: "confirmed" })
  paid = [9e15]
  await act(() => kit.send({ to: you, amount: "0.1", token: usdc.mint }))
  // 200,000 units at one lamport each, whatever others pay.
  expect(bids(requests()[1])).toEqual(["02400d0300", "0340420f0000000000"])
}, 60_000)
