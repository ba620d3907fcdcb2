// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, renderHook } from "@testing-library/react"
import { createElement, type ReactNode } from "react"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { rpcText } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { getTokens } from "../../../../fixtures/sandbox/chains/tokens.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { announcePlainWallet, type PlainWalletOptions } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { ProviderError } from "../../../../fixtures/wallets/ProviderError.ts"
import { useExplain } from "../../hooks/useExplain.ts"
import { LatchkeyProvider } from "../LatchkeyProvider.tsx"
import { createLatchkey, type Latchkey } from "../public.ts"

const [me, you, third] = accounts
const ends = collectEnds()
let sandbox: Sandbox
let url = ""
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
  url = sandbox.addresses.rpc["eip155:1"] ?? ""
}, 60_000)
afterAll(() => sandbox.close())
const usdc = getTokens("eip155:1").find(({ symbol }) => symbol === "USDC")?.address ?? ""

/** A kit of a page, with a wallet that sends over the node and counts what it was asked for. */
const page = async (answers: NonNullable<PlainWalletOptions["answers"]> = {}, from = me) => {
  const requests: Array<{ readonly to: string; readonly value?: string; readonly data?: string }> = []
  const kit = createLatchkey({ networks: [mainnet], endpoints: { rpc: { "eip155:1": url } } })
  ends.push(kit.dispose)
  const wallet = announcePlainWallet({
    uuid: "1",
    rdns: "test.counting",
    name: "Counting",
    accounts: [from],
    chainId: 1,
    answers: {
      eth_sendTransaction: ([request]: readonly [(typeof requests)[number]]) => {
        requests.push(request)
        return rpcText(url, "eth_sendTransaction", [request])
      },
      ...answers
    }
  })
  ends.push(wallet.stop)
  await act(() => kit.connect({ connectorId: "test.counting" }))
  return { kit, requests, wallet }
}
const failure = (acting: Promise<unknown>): Promise<string> =>
  act(() =>
    acting.then(
      () => "it was sent",
      (error) => error._tag
    )
  )
const makeAtomic = (status: string) => ({ wallet_getCapabilities: () => ({ "0x1": { atomic: { status } } }) })
const several = {
  transfers: [
    { to: you, amount: "0.5" },
    { to: third, token: usdc, value: 2_500_000n }
  ]
}

describe("several transfers", () => {
  test("sends one transfer after another if the wallet has no batches, each once and as checked", async () => {
    const { requests, kit } = await page(makeAtomic("ready"))
    const hash = await act(() => kit.send(several))
    expect(requests.map(({ to }) => to.toLowerCase())).toEqual([you.toLowerCase(), usdc.toLowerCase()])
    expect([requests[0]?.value, requests[1]?.data?.slice(0, 10)]).toEqual(["0x6f05b59d3b20000", "0xa9059cbb"])
    const sent = await act(() => kit.getTransactions())
    expect([sent.length, sent[0]?.hash]).toEqual([2, hash])
    expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({ status: "confirmed" })
  }, 60_000)

  test("sends one atomic batch if the wallet supports it, and returns its id", async () => {
    const batches: Array<{
      readonly atomicRequired?: boolean
      readonly calls: ReadonlyArray<{ readonly to: string }>
    }> = []
    const { requests, kit } = await page({
      ...makeAtomic("supported"),
      wallet_sendCalls: ([batch]: ReadonlyArray<(typeof batches)[number]>) => {
        if (batch) batches.push(batch)
        return { id: "0xb1" }
      },
      wallet_getCallsStatus: () => ({
        version: "2.0.0",
        id: "0xb1",
        chainId: "0x1",
        status: 200,
        atomic: true,
        receipts: []
      })
    })
    expect(await act(() => kit.send(several))).toBe("0xb1")
    expect(requests).toEqual([])
    expect(batches).toMatchObject([{ atomicRequired: true }])
    expect(batches[0]?.calls.map(({ to }) => to.toLowerCase())).toEqual([you.toLowerCase(), usdc.toLowerCase()])
  }, 60_000)

  test("sends no transfer if one fails its checks", async () => {
    const { requests, kit } = await page()
    const wrong = { transfers: [...several.transfers, { to: you, amount: "20000" }] }
    expect(await failure(kit.send(wrong))).toBe("SendNotCovered")
    expect(
      await failure(
        kit.send({
          transfers: [
            { to: you, amount: "1" },
            { to: "0x12", amount: "1" }
          ]
        })
      )
    ).toBe("SendMisfit")
    expect(requests).toEqual([])
  }, 60_000)

  test("stops at the first declined transfer, and reports those that were sent", async () => {
    let count = 0
    const { kit, wallet } = await page({
      eth_sendTransaction: ([request]: ReadonlyArray<object>) => {
        count++
        if (count === 2) throw new ProviderError(4001, "no")
        return rpcText(url, "eth_sendTransaction", [request])
      }
    })
    const three = {
      transfers: [
        { to: you, amount: "0.1" },
        { to: you, amount: "0.2" },
        { to: you, amount: "0.3" }
      ]
    }
    expect(await failure(kit.send(three))).toBe("RequestRejected")
    expect(count).toBe(2)
    expect(wallet.requests.filter(({ method }) => method === "eth_sendTransaction")).toHaveLength(2)
    expect((await act(() => kit.getTransactions())).map(({ status }) => status)).toEqual([
      expect.stringMatching(/sent|pending|confirmed/)
    ])
  }, 60_000)

  test.each([
    ["no list", {}],
    ["an empty list", []],
    ["a transfer without a receiver", [{ amount: "1" }]],
    ["an amount that is a number", [{ to: you, amount: 1 }]]
  ])("rejects transfers given as %s with CallMisfit before the wallet", async (_, transfers) => {
    const { requests, kit } = await page()
    const request: Parameters<Latchkey["send"]>[0] = JSON.parse(JSON.stringify({ transfers }))
    expect(await failure(kit.send(request))).toBe("CallMisfit")
    expect(requests).toEqual([])
  })
})

test("kit.transferFrom moves another account's token up to its allowance", async () => {
  const owner = await page()
  await act(() => owner.kit.approve({ token: usdc, spender: you, amount: "3" }))
  await act(() => owner.kit.dispose())
  owner.wallet.stop()
  localStorage.clear()
  const { requests, kit } = await page({}, you)
  const readHeld = async () => (await act(() => kit.getBalance({ token: usdc, account: third }))).value
  const before = await readHeld()
  const moved = { token: usdc, from: me, to: third }
  expect(await failure(kit.transferFrom({ ...moved, amount: "3.000001" }))).toBe("SendWouldFail")
  expect(requests).toEqual([])
  const hash = await act(() => kit.transferFrom({ ...moved, amount: "2.5" }))
  expect(await act(() => kit.waitForReceipt({ hash }))).toMatchObject({ status: "confirmed" })
  expect([requests.length, requests[0]?.data?.slice(0, 10)]).toEqual([1, "0x23b872dd"])
  await expect.poll(async () => (await readHeld()) - before).toBe(2_500_000n)
  expect(await act(() => kit.getAllowance({ token: usdc, spender: you, account: me }))).toMatchObject({
    formatted: "0.5"
  })
}, 60_000)

describe("useExplain", () => {
  const makeWrapper = (kit: Latchkey) => ({
    wrapper: ({ children }: { readonly children: ReactNode }) => createElement(LatchkeyProvider, { kit, children })
  })
  const transfer = { to: you, value: 10n ** 18n }

  test("has its sentence, asks no wallet, and keeps the answer while the request is the same", async () => {
    const { kit, wallet } = await page()
    const before = wallet.requests.length
    const { rerender, result } = renderHook(({ request }) => useExplain(request), {
      ...makeWrapper(kit),
      initialProps: { request: transfer }
    })
    expect(result.current).toMatchObject({ status: "pending", data: undefined })
    await expect.poll(() => result.current.status).toBe("success")
    expect(result.current.data).toMatchObject({ risk: "plain", sentence: expect.stringContaining("1 ETH") })
    const { data } = result.current
    rerender({ request: { ...transfer } })
    expect(result.current.data).toBe(data)
    rerender({ request: { ...transfer, value: 2n * 10n ** 18n } })
    await expect.poll(() => result.current.data?.sentence).toContain("2 ETH")
    expect(wallet.requests.slice(before).map(({ method }) => method)).toEqual([])
  }, 60_000)

  test("useExplain reports a request that cannot be described, and requests nothing while disabled", async () => {
    const { kit } = await page()
    const { result } = renderHook(() => useExplain({}), makeWrapper(kit))
    await expect.poll(() => result.current.status).toBe("error")
    expect(result.current.error).toMatchObject({ _tag: "RequestMisfit" })
    const idle = renderHook(() => useExplain(transfer, { enabled: false }), makeWrapper(kit))
    expect(idle.result.current).toMatchObject({ status: "pending", data: undefined, isFetching: false })
  }, 60_000)
})
