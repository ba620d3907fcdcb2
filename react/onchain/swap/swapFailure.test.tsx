// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from "vitest"
import { longTexts } from "../../../core/kit/catalogue/longTexts.ts"
import type { SwapPhase } from "../../../core/onchain/swap/events.ts"
import { swapAccount as account, usdc, weth } from "../../../fixtures/testing/core/swaps.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { SwapProblem } from "./SwapProgress.tsx"

afterEach(undraw)

const makeFailed = (allowed: { readonly spender: string; readonly amountUnits: string } | null) =>
  ({
    _tag: "Failed",
    during: "swap",
    allowed,
    error: { tag: "BadStatus", code: "http.bad-status", data: { status: 500 } },
    quote: {
      account,
      from: usdc,
      to: weth,
      amount: "1250.5",
      amountUnits: "1250500000",
      received: "0.5",
      receivedUnits: "500000000000000000",
      minimum: "0.495",
      minimumUnits: "495000000000000000",
      maximumSlippage: "0.005",
      slippage: "1",
      rate: "0.0004",
      priceImpact: "0",
      fee: null,
      approval: "needed",
      goodUntil: 0
    }
  }) satisfies SwapPhase

const next = longTexts["http.bad-status"]

describe("SwapProblem", () => {
  test("shows the long text of the failure only if no approval is in a block", () => {
    const { view } = drawView(() => <SwapProblem phase={makeFailed(null)} />)
    expect(view.container.textContent).toContain(next)
    view.unmount()
    const allowed = { spender: "0x1111111254EEB25477B68fb85Ed929f73A960582", amountUnits: "1250500000" }
    const approved = drawView(() => <SwapProblem phase={makeFailed(allowed)} />)
    expect(approved.view.container.textContent).toContain("1,250.5 USDC")
    expect(approved.view.container.textContent).not.toContain(next)
  })
})
