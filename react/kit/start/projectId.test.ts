// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { mainnet } from "../../../core/chain/network/networks.ts"
import { passTurns, waitUntil } from "../../../fixtures/testing/turns.ts"
import { createLatchkey, type LatchkeyOptions } from "../shell/public.ts"

vi.setConfig({ testTimeout: 60_000 })

const ends: Array<() => Promise<void>> = []
const errors = vi.spyOn(console, "error")
beforeEach(() => void errors.mockReset())
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
  localStorage.clear()
})

/** A page of a developer, without a project id. */
const make = (options: Partial<LatchkeyOptions> = {}) => {
  const kit = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [] } } }],
    debug: true,
    ...options
  })
  ends.push(kit.dispose)
  return kit
}
const listReports = () => errors.mock.calls.filter(([line]) => String(line).startsWith("Project ID Not Configured"))

describe("createLatchkey without a project id", () => {
  test("reports nothing when the modal opens and no option needs one", async () => {
    const kit = make()
    await kit.open()
    await waitUntil(() => expect(kit.getSnapshot().open).toBe(true))
    await passTurns(100)
    expect(errors.mock.calls).toEqual([])
  })

  test.each<[string, Partial<LatchkeyOptions>]>([
    ["email", { features: { email: true } }],
    ["social logins", { features: { socials: ["google"] } }],
    [
      "wallets of the catalogue",
      { featuredWalletIds: ["c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96"] }
    ]
  ])("reports the missing id when the modal opens with %s", async (_, options) => {
    await make(options).open()
    await waitUntil(() => expect(listReports()).toHaveLength(1))
  })

  test("reports the missing id when the catalogue is opened", async () => {
    await make().open({ view: "AllWallets" })
    await waitUntil(() => expect(listReports()).toHaveLength(1))
  })
})
