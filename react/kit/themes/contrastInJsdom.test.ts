// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { createLatchkey, type Latchkey, mainnet } from "../shell/development.ts"
import { reportContrast } from "./contrastGuard.ts"

// jsdom lacks it; the tests of pages define it.
vi.stubGlobal("matchMedia", undefined)
let kit: Latchkey | undefined
afterEach(() => kit?.dispose())

test("reportContrast returns without an error in jsdom, which has no matchMedia", async () => {
  kit = createLatchkey({ networks: [mainnet] })
  await kit.open()
  await waitUntil(() =>
    expect(document.querySelector("latchkey-modal")?.shadowRoot?.querySelector("dialog[open]")?.tagName).toBe("DIALOG")
  )
  const report = vi.spyOn(console, "error").mockImplementation(() => {})
  expect(reportContrast).not.toThrow()
  expect(report).not.toHaveBeenCalled()
  report.mockRestore()
})
