// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { BadStatus, RateLimited } from "../../../core/foundation/http/errors.ts"
import { onrampStart } from "../../../core/onchain/onramp/state.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { Continue } from "../onramp/Continue.tsx"
import { Ended } from "./Ended.tsx"

afterEach(undraw)

const away = toFailureData(new BadStatus({ call: "swap.quote", status: 503 }))

test("`Ended` reports an unavailable service without its status code", async () => {
  drawView(() => <Ended error={away} />, {})
  expect(screen.getByRole("heading").textContent).toBe("The service could not answer.")
})

test("`Continue` puts exactly one full stop after each sentence of a failure", async () => {
  for (const error of [away, toFailureData(new RateLimited({ call: "onramp.quotes" }))]) {
    drawView(() => <Continue onramp={{ ...onrampStart, error }} />, {})
    expect(screen.getByRole("alert").textContent).toMatch(/^[^(]*[^.(]\. [^.]/)
    expect(screen.getByRole("alert").textContent).not.toMatch(/\.\.|\(|\d/)
    await undraw()
  }
})
