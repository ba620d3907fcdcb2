// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react"
import { afterEach, expect, test } from "vitest"
import { sampleState } from "../../../fixtures/testing/core/sample.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { GetWallet } from "./GetWallet.tsx"

afterEach(undraw)

test("GetWallet links to a list of wallets without a catalogue, and looks for an installed one again", async () => {
  let requests = 0
  const count = (): void => void requests++
  window.addEventListener("eip6963:requestProvider", count)
  drawView(GetWallet, { start: sampleState({ catalogue: false }) })
  expect(screen.getByRole("link", { name: "Find a wallet" }).getAttribute("href")).toMatch(/^https:\/\/ethereum\.org\//)
  requests = 0 // the kit has asked once
  await act(async () => screen.getByRole("button", { name: "I have one now" }).click())
  window.removeEventListener("eip6963:requestProvider", count)
  expect(requests).toBe(1)
  expect(screen.getByRole("status").textContent).toBe("No wallet found yet. Reload the page after installing one.")
})
