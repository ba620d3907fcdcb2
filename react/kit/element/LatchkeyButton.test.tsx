// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announceEvm } from "../../../fixtures/wallets/announcedWallets.ts"
import { mainnet } from "../shell/public.ts"
import { LatchkeyButton } from "./public.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  document.body.replaceChildren()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const [me] = accounts

/** Draws an element whose name service knows these names of the first account, and connects a wallet with it. */
const connect = async (names: ReadonlyArray<string>) => {
  const services = await startServices(({ path }) => {
    if (path === "/v1/supported-chains") return { http: ["eip155:1"] }
    if (path.endsWith("/balance")) return { balances: [] }
    if (path.startsWith("/v1/profile/reverse/"))
      return names.map((name) => ({ name, registered_at: "2026-01-02T03:04:05Z", addresses: { 60: { address: me } } }))
    return {}
  })
  ends.push(services.close)
  const wallet = announceEvm()
  ends.push(wallet.stop)
  const element = new LatchkeyButton()
  element.options = {
    networks: [mainnet],
    projectId: "p1",
    endpoints: { chainService: services.url, api: services.url, rpc: { "eip155:1": services.url } },
    features: { analytics: false }
  }
  await act(async () => document.body.append(element))
  await act(() => element.connect({ connectorId: wallet.connectorId }))
  return element
}
const findName = (element: Element): Element | null => element.querySelector("button > bdi")

describe("LatchkeyButton", () => {
  test("shows the account's name once it is known, left to right, with the whole name as its title", async () => {
    const element = await connect(["juniper.reown.id"])
    await waitUntil(() => expect(findName(element)?.textContent).toBe("juniper.reown.id"))
    expect(findName(element)?.getAttribute("dir")).toBe("ltr")
    expect(findName(element)?.getAttribute("title")).toBe("juniper.reown.id")
  })

  test("shows the short address of an account without a name, and the text at rest after a disconnect", async () => {
    const element = await connect([])
    await waitUntil(() => expect(findName(element)?.textContent).toBe("0xf39F…2266"))
    await act(() => element.disconnect())
    await waitUntil(() => expect(element.textContent).toBe("Connect wallet"))
    expect(findName(element)).toBeNull()
  })
})
