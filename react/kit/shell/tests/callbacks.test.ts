// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet, type PlainWalletOptions } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { ProviderError } from "../../../../fixtures/wallets/ProviderError.ts"
import { createLatchkey, isLatchkeyError, type LatchkeyOptions, mainnet, polygon } from "../public.ts"

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
  vi.unstubAllGlobals()
})
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const you = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

/** A kit that writes down what it calls, and a wallet on its page. */
const make = (more: Partial<LatchkeyOptions> = {}, wallet: Partial<PlainWalletOptions> = {}) => {
  const zebra = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    ...wallet
  })
  ends.push(zebra.stop)
  const calls: Array<ReadonlyArray<unknown>> = []
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    onConnect: ({ account, reconnected }) => calls.push(["connect", account.address, account.chainId, reconnected]),
    onDisconnect: ({ account, by }) => calls.push(["disconnect", account.address, by]),
    onChange: (now, before) => {
      if (now.status !== before.status || now.account?.address !== before.account?.address)
        calls.push(["change", before.status, now.status, now.account?.address])
    },
    onError: (error) => calls.push(["error", error._tag, isLatchkeyError(error), error instanceof Error]),
    ...more
  })
  ends.push(kit.dispose)
  return { kit, calls, zebra, connect: () => act(() => kit.connect({ connectorId: "test.zebra" })) }
}
type Calls = ReturnType<typeof make>["calls"]
const waitForCalls = (calls: Calls, count: number) =>
  act(() => waitUntil(() => expect(calls.length).toBeGreaterThanOrEqual(count)))

test("calls onConnect, onChange and onDisconnect once each and in order", async () => {
  const { connect, kit, calls, zebra } = make()
  await connect()
  await act(async () => zebra.setAccounts([you]))
  await act(() => kit.disconnect())
  await waitForCalls(calls, 6)
  expect(calls).toEqual([
    ["change", "disconnected", "connecting", undefined],
    ["connect", me, 1, false],
    ["change", "connecting", "connected", me],
    ["change", "connected", "connected", you],
    ["disconnect", you, "host"],
    ["change", "connected", "disconnected", undefined]
  ])
})

test('calls onConnect once after a reload, as reconnected, and onDisconnect with the cause "wallet" when the wallet leaves', async () => {
  const first = make()
  await first.connect()
  await act(() => first.kit.dispose())
  first.zebra.stop()
  const { kit, calls, zebra } = make({}, { connected: true })
  await act(() => kit.open().then(kit.close))
  await act(() => waitUntil(() => expect(kit.getSnapshot().status).toBe("connected")))
  await act(async () => zebra.setAccounts([]))
  await waitForCalls(calls, 4)
  expect(calls).toEqual([
    ["connect", me, 1, true],
    ["change", "reconnecting", "connected", me],
    ["disconnect", me, "wallet"],
    ["change", "connected", "disconnected", undefined]
  ])
})

test("calls onError with a failure of the catalogue, and the call rejects as well", async () => {
  const { kit, calls } = make(
    {},
    {
      answers: {
        eth_requestAccounts: () => {
          throw new ProviderError(4001, "no")
        }
      }
    }
  )
  await act(() =>
    expect(kit.connect({ connectorId: "test.zebra" })).rejects.toMatchObject({ _tag: "ConnectionRejected" })
  )
  await waitForCalls(calls, 3)
  expect(calls).toContainEqual(["error", "ConnectionRejected", true, true])
})

test("reports an error thrown by a callback as uncaught, and continues", async () => {
  const fault = new TypeError("the page's own")
  const faults = vi.fn()
  vi.stubGlobal("reportError", faults)
  const { connect, kit, calls } = make({
    onConnect: () => {
      throw fault
    }
  })
  await connect()
  await waitForCalls(calls, 2)
  expect(calls.at(-1)).toEqual(["change", "connecting", "connected", me])
  expect(faults.mock.calls).toEqual([[fault]])
  expect(kit.getSnapshot().status).toBe("connected")
})

test("rejects a callback that is not a function by its name", async () => {
  const kit = createLatchkey({
    networks: [mainnet],
    // @ts-expect-error a function is meant
    onConnect: "tell"
  })
  ends.push(kit.dispose)
  await act(() =>
    expect(kit.open()).rejects.toMatchObject({ _tag: "ConfigInvalid", problems: [{ field: "onConnect" }] })
  )
})
