// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announceProvider, createLatchkey, type Latchkey, type LatchkeyOptions, mainnet } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 }) // the kit is read from its source

const [ann, bob] = ["0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266", "0x70997970c51812dc3a010c7d01b50e0d17dc79c8"]
const icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E"
const rdns = "com.example.passkey"

const ends: Array<() => unknown> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => void (await end()))
  localStorage.clear()
})

type Listener = (value: unknown) => void
/**
 * An SDK's provider: it opens its popup when it receives a request for accounts, keeps its session over reloads in `session`, and
 * reports the accounts that its user selects.
 */
const makeSdk = (session: { accounts: ReadonlyArray<string> } = { accounts: [] }) => {
  const listeners = new Map<string, Set<Listener>>()
  const methods: Array<string> = []
  let answerPopup: ((accounts: ReadonlyArray<string> | Error) => void) | undefined
  const provider = {
    request: async ({ method }: { readonly method: string }): Promise<unknown> => {
      methods.push(method)
      switch (method) {
        case "eth_requestAccounts":
          if (session.accounts.length > 0) return session.accounts
          return new Promise((resolve, reject) => {
            answerPopup = (accounts) => {
              if (accounts instanceof Error) return reject(accounts)
              session.accounts = accounts
              resolve(accounts)
            }
          })
        case "eth_accounts":
          return session.accounts
        case "eth_chainId":
          return "0x1"
        default:
          throw Object.assign(new Error("not supported"), { code: 4200 })
      }
    },
    on: (event: string, listener: Listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: Listener) => {
      listeners.get(event)?.delete(listener)
    }
  }
  return {
    methods,
    provider,
    session,
    answerPopup: (accounts: ReadonlyArray<string> | Error) => answerPopup?.(accounts),
    hasPopup: () => answerPopup !== undefined,
    select: (accounts: ReadonlyArray<string>) => {
      session.accounts = accounts
      for (const listener of listeners.get("accountsChanged") ?? []) listener(accounts)
    }
  }
}

const announce = (
  provider: ReturnType<typeof makeSdk>["provider"],
  info: Partial<Record<"name" | "rdns", string>> = {}
) => ends.push(announceProvider(provider, { name: "Example Passkey", icon, rdns, ...info }))
const makeKit = (options: Partial<LatchkeyOptions> = {}): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet], ...options })
  ends.push(kit.dispose)
  return kit
}
const listNames = async (kit: Latchkey): Promise<ReadonlyArray<string>> =>
  (await act(() => kit.connectors())).map(({ name }) => name)

describe("announceProvider", () => {
  test("connects through the SDK's popup and follows the account that its user selects", async () => {
    const sdk = makeSdk()
    announce(sdk.provider)
    const kit = makeKit()
    expect(await listNames(kit)).toContain("Example Passkey")
    expect(sdk.methods).toEqual([])
    const connected = kit.connect({ connectorId: rdns })
    await waitUntil(() => expect(sdk.hasPopup()).toBe(true))
    sdk.answerPopup([ann])
    await act(() => connected)
    expect(kit.getSnapshot().account?.address.toLowerCase()).toBe(ann)
    await act(async () => sdk.select([bob]))
    await waitUntil(() => expect(kit.getSnapshot().account?.address.toLowerCase()).toBe(bob))
    await act(async () => sdk.select([]))
    await waitUntil(() => expect(kit.getSnapshot().status).toBe("disconnected"))
  })

  test("restores the SDK's session on the next visit without opening its popup", async () => {
    const session = { accounts: [ann] }
    const first = makeSdk(session)
    announce(first.provider)
    const kit = makeKit()
    await act(() => kit.connect({ connectorId: rdns }))
    await act(() => kit.dispose())
    for (const end of ends.splice(0)) await act(async () => void (await end()))
    const second = makeSdk(session)
    announce(second.provider)
    const next = makeKit()
    await waitUntil(() => expect(next.getSnapshot().status).toBe("connected"))
    expect(second.methods).not.toContain("eth_requestAccounts")
  })

  test("rejects with ConnectionRejected when the popup is closed, and connects at the next press", async () => {
    const sdk = makeSdk()
    announce(sdk.provider)
    const kit = makeKit()
    const closed = act(() =>
      expect(kit.connect({ connectorId: rdns })).rejects.toMatchObject({ _tag: "ConnectionRejected" })
    )
    await waitUntil(() => expect(sdk.hasPopup()).toBe(true))
    sdk.answerPopup(Object.assign(new Error("User closed the popup"), { code: 4001 }))
    await closed
    const connected = kit.connect({ connectorId: rdns })
    await waitUntil(() => expect(sdk.methods.filter((method) => method === "eth_requestAccounts")).toHaveLength(2))
    sdk.answerPopup([ann])
    await act(() => connected)
    expect(kit.getSnapshot().status).toBe("connected")
  })

  test("lists a provider that is announced twice once, and one that is announced later, too", async () => {
    const kit = makeKit()
    announce(makeSdk().provider)
    announce(makeSdk().provider)
    await act(async () => {})
    announce(makeSdk().provider, { name: "Later", rdns: "com.example.later" })
    await waitUntil(async () =>
      expect(await listNames(kit)).toEqual(expect.arrayContaining(["Example Passkey", "Later"]))
    )
    expect((await listNames(kit)).filter((name) => name === "Example Passkey")).toHaveLength(1)
  })

  test("lists wallets in the order of walletOrder, then those that it does not name", async () => {
    announce(makeSdk().provider, { name: "One", rdns: "com.example.one" })
    announce(makeSdk().provider, { name: "Two", rdns: "com.example.two" })
    announce(makeSdk().provider, { name: "Three", rdns: "com.example.three" })
    const kit = makeKit({ walletOrder: ["com.example.THREE", "com.example.absent", "com.example.two"] })
    expect(await listNames(kit)).toEqual(["Three", "Two", "One"])
  })

  test.each([
    ["a provider without request", {}, { name: "A", icon, rdns }, "request"],
    ["no provider", undefined, { name: "A", icon, rdns }, "request"],
    ["no info", makeSdk().provider, undefined as never, "name"],
    ["an empty name", makeSdk().provider, { name: " ", icon, rdns }, "name"],
    [
      "a picture that would be fetched",
      makeSdk().provider,
      { name: "A", icon: "https://example.com/a.png", rdns },
      "icon"
    ],
    ["a name for its id", makeSdk().provider, { name: "A", icon, rdns: "Example Passkey" }, "rdns"]
  ])("throws a TypeError for %s", (_, provider, info, field) => {
    expect(() => announceProvider(provider as never, info)).toThrow(TypeError)
    expect(() => announceProvider(provider as never, info)).toThrow(field)
  })
})
