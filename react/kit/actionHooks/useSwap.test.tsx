// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, test } from "vitest"
import type { PerformedSwap, SwapOffer } from "../../../core/kit/methods/shapes.ts"
import { LatchkeyProvider } from "../shell/LatchkeyProvider.tsx"
import { createLatchkey } from "../shell/createLatchkey.ts"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { useApprove } from "./useApprove.ts"
import { useSwap } from "./useSwap.ts"

afterEach(cleanup)

const amount = { value: 100n, decimals: 2, symbol: "A", formatted: "1" }
const token = { id: "eip155:1:0x1", name: "A", symbol: "A", decimals: 2, logoUrl: "" } as const
const getQuote = (goodUntil: number): SwapOffer => ({
  account: "eip155:1:0x1",
  from: token,
  to: token,
  amount,
  received: amount,
  minimum: amount,
  slippage: "1",
  rate: "1",
  priceImpact: "0",
  fee: null,
  approval: "needed",
  goodUntil
})

/** Hooks over a kit whose swaps are settled by the test. */
const drawSwap = () => {
  const settled: Array<{ resolve: (done: PerformedSwap) => void; reject: (failure: Error) => void }> = []
  const kit = {
    ...createLatchkey({ networks: [mainnet] as never, projectId: "p1", features: { analytics: false } }),
    swap: () => new Promise<PerformedSwap>((resolve, reject) => void settled.push({ resolve, reject })),
    approve: async () => {
      throw Object.assign(new Error("no"), { _tag: "NotConnected" })
    }
  }
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <LatchkeyProvider kit={kit}>{children}</LatchkeyProvider>
  )
  return { settled, ...renderHook(() => ({ swapping: useSwap(), approving: useApprove() }), { wrapper }) }
}

test("useSwap is pending with its step and quote, and then has the sent swap", async () => {
  const { result, settled } = drawSwap()
  expect(result.current.swapping).toMatchObject({ status: "idle", step: undefined, isExpired: false })
  const quote = getQuote(4_000_000_000_000)
  await act(async () => result.current.swapping.swap({ quote }))
  expect(result.current.swapping).toMatchObject({ status: "pending", step: "approving", quote, isExpired: false })
  await act(async () => settled[0]?.resolve({ hash: "0x1", approvals: [] }))
  expect(result.current.swapping).toMatchObject({ status: "success", data: { hash: "0x1" }, step: undefined })
})

test("useSwap reports a failure without rejecting; swapAsync rejects; reset clears both", async () => {
  const { result, settled } = drawSwap()
  await act(async () => result.current.swapping.swap({ quote: getQuote(0) }))
  await act(async () => settled[0]?.reject(Object.assign(new Error("no"), { _tag: "SwapPriceMoved" })))
  await waitUntil(() =>
    expect(result.current.swapping).toMatchObject({
      status: "error",
      error: { _tag: "SwapPriceMoved" },
      isExpired: true
    })
  )
  await act(async () =>
    expect(result.current.approving.approveAsync({ token: "0x1", spender: "0x2" })).rejects.toMatchObject({
      _tag: "NotConnected"
    })
  )
  expect(result.current.approving.status).toBe("error")
  await act(async () => result.current.swapping.reset())
  expect(result.current.swapping).toMatchObject({ status: "idle", error: null, quote: undefined })
})
