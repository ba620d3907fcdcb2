// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, cleanup, render } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../core/chain/network/networks.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announceEvm } from "../../../fixtures/wallets/announcedWallets.ts"
import {
  LatchkeyProvider,
  useActivity,
  useBalance,
  useCallsStatus,
  useCapabilities,
  useConnections,
  useEvents,
  useExplain,
  useIdentity,
  useNames,
  useOnramp,
  useReceipt,
  useSend,
  useSmartSessions,
  useSwap,
  useSwapQuote,
  useTokens,
  useWallets
} from "../../public.ts"
import { createLatchkey } from "../shell/public.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  cleanup()
  vi.unstubAllGlobals()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const [me, you] = accounts

const connectWithServices = async () => {
  const services = await startServices(({ body, path }) =>
    path === "/v1/supported-chains" ? { http: ["eip155:1", "eip155:137"] } : body.method === undefined ? {} : "0x7"
  )
  ends.push(services.close)
  const wallet = announceEvm()
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    projectId: "p1",
    endpoints: {
      api: services.url,
      chainService: services.url,
      rpc: { "eip155:1": services.url, "eip155:137": services.url }
    },
    features: { analytics: false }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: wallet.connectorId }))
  return { kit, services, wallet }
}
type Connected = Awaited<ReturnType<typeof connectWithServices>>

const draw = <A,>({ kit }: Pick<Connected, "kit">, use: () => A): (() => A) => {
  const seen: Array<A> = []
  function Uses() {
    seen.push(use())
    return null
  }
  render(
    <LatchkeyProvider kit={kit}>
      <Uses />
    </LatchkeyProvider>
  )
  return () => seen.at(-1) as A
}

/** Options as plain JavaScript may give them. */
const addWrongKey = <A,>(options: A, key: object): A => ({ ...options, ...key })

const reading: ReadonlyArray<readonly [hook: string, use: () => { readonly error: unknown }, field: string]> = [
  ["useActivity", () => useActivity(addWrongKey({}, { cursr: "1" })), "cursr"],
  ["useBalance", () => useBalance(addWrongKey({}, { address: you })), "address"],
  ["useCallsStatus", () => useCallsStatus(addWrongKey({ id: "0xb" }, { interval: 1 })), "interval"],
  ["useCapabilities", () => useCapabilities(addWrongKey({}, { chainId: 1 })), "chainId"],
  ["useExplain", () => useExplain({ to: you }, addWrongKey({}, { enbled: false })), "enbled"],
  ["useIdentity", () => useIdentity(addWrongKey({ address: you }, { chainId: 1 })), "chainId"],
  ["useNames", () => useNames(addWrongKey({}, { address: you })), "address"],
  ["useOnramp", () => useOnramp(addWrongKey({}, { chainId: 1 })), "chainId"],
  ["useReceipt", () => useReceipt(addWrongKey({ hash: undefined }, { hsh: "0x1" })), "hsh"],
  ["useSmartSessions", () => useSmartSessions(addWrongKey({}, { address: you })), "address"],
  [
    "useSwapQuote",
    () => useSwapQuote(addWrongKey({ from: "USDC", to: "ETH", amount: "1" }, { slipage: "9" })),
    "slipage"
  ],
  ["useTokens", () => useTokens(addWrongKey({}, { chainId: 137 })), "chainId"],
  ["useWallets", () => useWallets(addWrongKey({}, { namespce: "solana" })), "namespce"]
]

describe("hooks that read", () => {
  test.each(reading)(
    "%s has the error CallMisfit for an unknown key, and requests nothing",
    async (hook, use, field) => {
      const item = await connectWithServices()
      const before = item.services.requests.length
      const last = draw(item, use)
      await waitUntil(() => expect(last().error).toMatchObject({ _tag: "CallMisfit", method: hook, field }))
      expect(item.services.requests.slice(before)).toEqual([])
    }
  )

  test("uses the passed network", async () => {
    const item = await connectWithServices()
    const last = draw(item, () => useBalance({ network: polygon }))
    await waitUntil(() => expect(last().data).toMatchObject({ value: 7n, symbol: "POL" }))
  })
})

describe("useConnections", () => {
  test("rejects a mistyped connection, and disconnects nothing", async () => {
    const item = await connectWithServices()
    const last = draw(item, useConnections)
    const connection = addWrongKey({ connectorId: "test.zebra", namespace: "eip155" as const }, {})
    const mistyped: object = { connectorID: "test.zebra", namespace: "eip155" }
    const error = await act(() =>
      last()
        .disconnectAsync(mistyped as never)
        .catch((cause: unknown) => cause)
    )
    expect(error).toMatchObject({ _tag: "CallMisfit", method: "useConnections", nearest: "connectorId" })
    expect(item.kit.getSnapshot().status).toBe("connected")
    await act(() => last().switchConnectionAsync(connection))
    const [whole] = last().connections
    if (whole) await act(() => last().disconnectAsync(whole))
    expect(item.kit.getSnapshot().status).toBe("disconnected")
  })

  test("disconnects nothing when the connection has neither a wallet nor a namespace", async () => {
    const item = await connectWithServices()
    const last = draw(item, useConnections)
    const error = await act(() =>
      last()
        .disconnectAsync({} as never)
        .catch((cause: unknown) => cause)
    )
    expect(error).toMatchObject({ _tag: "CallMisfit", field: "connectorId" })
    expect(item.kit.getSnapshot().status).toBe("connected")
  })
})

describe("acting hooks", () => {
  test("useSend has the error of the method, and asks no wallet", async () => {
    const item = await connectWithServices()
    const last = draw(item, useSend)
    await act(async () => last().send(addWrongKey({ to: you, amount: "1" }, { tokn: me })))
    await waitUntil(() => expect(last().error).toMatchObject({ _tag: "CallMisfit", field: "tokn", nearest: "token" }))
    expect(item.wallet.received()).toEqual([])
  })

  test("useSwap has an error when the quote is missing", async () => {
    const item = await connectWithServices()
    const last = draw(item, useSwap)
    await act(async () => last().swap({ qoute: {} } as never))
    await waitUntil(() => expect(last().error).toMatchObject({ _tag: "CallMisfit", field: "qoute", nearest: "quote" }))
  })
})

test("useEvents reports an unknown key to the page", async () => {
  const faults: Array<unknown> = []
  vi.stubGlobal("reportError", (fault: unknown) => void faults.push(fault))
  const item = await connectWithServices()
  draw(item, () => useEvents(() => {}, addWrongKey({}, { filtr: () => false })))
  await waitUntil(() => expect(faults).toMatchObject([{ _tag: "CallMisfit", method: "useEvents", nearest: "filter" }]))
})
