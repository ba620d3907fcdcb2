// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitForFaces } from "../../../fixtures/testing/react/waitForFaces.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announceEvm } from "../../../fixtures/wallets/announcedWallets.ts"
import { ConnectButton, LatchkeyProvider } from "../../public.ts"
import { createLatchkey, mainnet } from "../shell/public.ts"

waitForFaces()

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const [me] = accounts
const storedKey = "@latchkey/account_name"

/** A page with a wallet and a name service that knows these names of the first account. */
const startPage = async (names: ReadonlyArray<string>) => {
  const paths: Array<string> = []
  const services = await startServices(({ path }) => {
    paths.push(path)
    if (path === "/v1/supported-chains") return { http: ["eip155:1"] }
    if (path.endsWith("/balance")) return { balances: [] }
    if (path.startsWith("/v1/profile/reverse/"))
      return names.map((name) => ({ name, registered_at: "2026-01-02T03:04:05Z", addresses: { 60: { address: me } } }))
    return {}
  })
  ends.push(services.close)
  const wallet = announceEvm()
  ends.push(wallet.stop)
  /** Creates a kit and draws its button, as a page does when it loads. */
  const load = (isService = true) => {
    const kit = createLatchkey({
      networks: [mainnet],
      ...(isService && { projectId: "p1" }),
      endpoints: {
        ...(isService && { chainService: services.url, api: services.url }),
        rpc: { "eip155:1": services.url }
      },
      features: { analytics: false }
    })
    ends.push(kit.dispose)
    const { unmount } = render(
      <LatchkeyProvider kit={kit}>
        <ConnectButton />
      </LatchkeyProvider>
    )
    const end = async () => {
      unmount()
      await act(kit.dispose)
    }
    return { kit, end }
  }
  return { load, lookups: () => paths.filter((path) => path.startsWith("/v1/profile/reverse/")), wallet }
}
const readWords = () => screen.getByRole("button").textContent

describe("ConnectButton", () => {
  test("shows the name after a connect, and in the first frame after a reload without another lookup", async () => {
    const { load, lookups, wallet } = await startPage(["juniper.reown.id"])
    const first = load()
    await act(() => first.kit.connect({ connectorId: wallet.connectorId }))
    await waitUntil(() => expect(readWords()).toBe("juniper.reown.id"))
    expect(screen.getByRole("button").getAttribute("aria-label")).toBe("Account juniper.reown.id, Ethereum")
    await waitUntil(() => expect(localStorage.getItem(storedKey)).toBe(`${me} juniper.reown.id`))
    await first.end()
    const { kit } = load()
    expect([kit.getSnapshot().status, readWords()]).toEqual(["reconnecting", "juniper.reown.id"])
    await waitUntil(() => expect(kit.getSnapshot().status).toBe("connected"))
    expect([readWords(), lookups().length]).toEqual(["juniper.reown.id", 1])
  })

  test("shows the address after a reload if the stored name belongs to another account or is malformed", async () => {
    const { load, wallet } = await startPage([])
    const first = load()
    await act(() => first.kit.connect({ connectorId: wallet.connectorId }))
    await waitUntil(() => expect(localStorage.getItem(storedKey)).toBe(`${me} `))
    await first.end()
    for (const stored of ["0x1111111111111111111111111111111111111111 ann.reown.id", `${me} `, me]) {
      localStorage.setItem(storedKey, stored)
      const { end } = load()
      expect(readWords()).toBe("0xf39F…2266")
      await end()
    }
  })

  test("requests no name without a chain service", async () => {
    const { load, lookups, wallet } = await startPage(["juniper.reown.id"])
    const { kit } = load(false)
    await act(() => kit.connect({ connectorId: wallet.connectorId }))
    await waitUntil(() =>
      expect(screen.getByRole("button").getAttribute("aria-label")).toBe("Account 0xf39F…2266, Ethereum")
    )
    expect([readWords(), lookups(), localStorage.getItem(storedKey)]).toEqual(["0xf39F…2266", [], null])
  })
})
