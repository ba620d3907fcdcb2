// @vitest-environment happy-dom
import { act, fireEvent } from "@testing-library/react"
import { describe, expect, test } from "vitest"
import * as networks from "../../../core/chain/network/networks.ts"
import { closeLikeBrowsers, collectEnds, createKitFactory } from "../../../fixtures/testing/react/kitsInDocument.ts"
import { shadow } from "../../../fixtures/testing/react/signInPage.ts"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import type { Latchkey } from "../shell/public.ts"

closeLikeBrowsers()
const ends = collectEnds()
const make = createKitFactory(ends)

const field = (type: string) => shadow()?.querySelector<HTMLInputElement>(`.view input[type=${type}]`)
const type = async (kind: string, value: string): Promise<void> => {
  await waitUntil(() => expect(field(kind)).not.toBeNull())
  const target = field(kind)
  if (target) await act(async () => void fireEvent.change(target, { target: { value } }))
  expect(field(kind)?.value).toBe(value)
}

/** Closes and opens the modal, in one task or one after the other. */
const reopen: Readonly<Record<string, (kit: Latchkey, open: () => Promise<void>) => Promise<void>>> = {
  "in one task": (kit, open) =>
    act(() => {
      kit.close()
      return open()
    }),
  "one after the other": async (kit, open) => {
    await act(async () => kit.close())
    await act(open)
  }
}

describe.each(Object.entries(reopen))("a modal that is closed and opened %s", (_, again) => {
  test("begins with an empty search of networks", async () => {
    const { arbitrum, avalanche, base, bsc, mainnet, optimism, polygon, sepolia } = networks
    const kit = make({ networks: [mainnet, polygon, arbitrum, avalanche, base, bsc, optimism, sepolia] })
    const open = () => kit.open({ view: "Networks" })
    await act(open)
    await type("search", "poly")
    await again(kit, open)
    await waitUntil(() => expect(field("search")?.value).toBe(""))
  })

  test("begins with an empty email", async () => {
    const features = [{ id: "social_login", isEnabled: true, config: ["email"] }]
    const services = await startServices(({ path }) => (path === "/appkit/v1/config" ? { features } : undefined))
    ends.push(services.close)
    const kit = make({
      projectId: "0123456789abcdef0123456789abcdef",
      endpoints: { api: services.url, secureSite: "http://127.0.0.1:9" }
    })
    const open = () => kit.open()
    await act(open)
    await type("email", "visitor@example.com")
    await again(kit, open)
    await waitUntil(() => expect(field("email")?.value).toBe(""))
  })
})
