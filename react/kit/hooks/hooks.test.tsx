// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, cleanup, render } from "@testing-library/react"
import { type ReactNode, StrictMode } from "react"
import { renderToString } from "react-dom/server"
import { afterEach, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../core/chain/network/networks.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { type ServiceRequest, startServices } from "../../../fixtures/testing/react/startServices.ts"
import { announcePlainWallet } from "../../../fixtures/wallets/evm/plainWallet.ts"
import {
  LatchkeyProvider,
  type ReadResult,
  useActivity,
  useBalance,
  useCapabilities,
  useIdentity,
  useNames,
  useOnramp,
  useSmartSessions,
  useSwapQuote,
  useTokens
} from "../../public.ts"
import { createLatchkey } from "../shell/public.ts"
import { fakeKit } from "../testing/fakeKit.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const [me, you] = accounts
const makeTransaction = (id: string, minedAt: string) => ({
  id,
  metadata: {
    operationType: "send",
    hash: `0x${id}`,
    minedAt,
    sentFrom: me,
    sentTo: you,
    status: "confirmed",
    nonce: 1,
    chain: "eip155:1"
  },
  transfers: []
})
const answerFine = ({ body, path, query }: ServiceRequest): unknown => {
  if (body.method === "eth_getBalance") return `0x${(1_500_000_000_000_000_000n).toString(16)}`
  if (body.method !== undefined) return "0x"
  if (path === "/v1/supported-chains") return { http: ["eip155:1", "eip155:137"] }
  if (path.endsWith("/balance")) return { balances: [] }
  if (path.endsWith("/history"))
    return query.get("cursor") === "older"
      ? { data: [makeTransaction("2", "2024-01-03T00:00:00Z")], next: null }
      : { data: [makeTransaction("1", "2024-02-03T00:00:00Z")], next: "older" }
  if (path.startsWith("/v1/identity/")) return { name: "adalove", avatar: null }
  if (path.startsWith("/v1/profile/reverse/")) return []
  if (path.startsWith("/v1/sessions/")) return []
  if (path === "/v1/convert/tokens") return { tokens: [] }
  return undefined
}
const makeWithServices = async (answer: (request: ServiceRequest) => unknown = answerFine) => {
  const services = await startServices(answer)
  ends.push(services.close)
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me],
    chainId: 1,
    answers: { wallet_getCapabilities: { "0x1": { atomic: { status: "supported" } } } }
  })
  ends.push(wallet.stop)
  const withNode = (chain: typeof mainnet) => ({ ...chain, rpcUrls: { default: { http: [services.url] } } })
  const kit = createLatchkey({
    networks: [withNode(mainnet), withNode(polygon)],
    projectId: "p1",
    endpoints: { api: services.url, chainService: services.url },
    enableWalletConnect: false
  })
  ends.push(kit.dispose)
  const connect = () => act(() => kit.connect({ connectorId: "test.zebra" }))
  const countRequests = (ending: string) => services.requests.filter(({ path }) => path.endsWith(ending)).length
  return { asked: countRequests, connect, kit, services, wallet }
}
type Made = Awaited<ReturnType<typeof makeWithServices>>

/** Draws components that each keep what a hook gave them, oldest first. */
const draw = <A,>({ kit }: Made, use: () => A, isTwice = false, strict = false) => {
  const seen: Array<A> = []
  function Reads() {
    seen.push(use())
    return null
  }
  const Around = strict ? StrictMode : ({ children }: { readonly children: ReactNode }) => <>{children}</>
  const page = (
    <Around>
      <LatchkeyProvider kit={kit}>
        <Reads />
        {isTwice && <Reads />}
      </LatchkeyProvider>
    </Around>
  )
  const rendered = render(page)
  const getLast = (): A => seen.at(-1) as A
  return { ...rendered, again: () => rendered.rerender(page), last: getLast, seen }
}
const isBusy = ({ isFetching, isPending }: ReadResult<unknown>): boolean => isPending || isFetching
/** Draws on until an answer has come: what is drawn changes between two acts. */
const waitUntilSettled = async (last: () => ReadResult<unknown>): Promise<void> => {
  for (let turn = 0; turn < 20_000 && isBusy(last()); turn++)
    await act(() => new Promise<void>((done) => setTimeout(done, 0)))
}

test("requests nothing without a wallet or while disabled; then is pending, then has the result", async () => {
  const item = await makeWithServices()
  const { last, seen } = draw(item, useTokens)
  const off = draw(item, () => useTokens({ enabled: false }))
  await act(async () => {})
  expect([last().status, last().isFetching, item.services.requests.length]).toEqual(["pending", false, 0])
  await item.connect()
  await waitUntilSettled(last)
  expect(last()).toMatchObject({ status: "success", data: [], error: null, isStale: false })
  expect(seen.some(({ isFetching, isPending }) => isPending && isFetching)).toBe(true)
  expect(off.last()).toMatchObject({ status: "pending", isFetching: false })
  await act(() => item.kit.disconnect())
  expect(last()).toMatchObject({ status: "pending", data: undefined, isFetching: false })
})

test("shares one request and one result object between two components", async () => {
  const item = await makeWithServices()
  await item.connect()
  const { again, last, seen } = draw(item, useTokens, true)
  await waitUntilSettled(last)
  expect(item.asked("/balance")).toBe(1)
  again()
  expect(new Set(seen.filter(({ status }) => status === "success")).size).toBe(1)
})

test("sends one request under StrictMode, and no further one after a component is unmounted and mounted again", async () => {
  const item = await makeWithServices()
  await item.connect()
  const { last, unmount } = draw(item, useTokens, false, true)
  await waitUntilSettled(last)
  unmount()
  const back = draw(item, useTokens, false, true)
  expect(back.last().status).toBe("success")
  expect(item.asked("/balance")).toBe(1)
})

test("does not notify a component that is unmounted while pending", async () => {
  const item = await makeWithServices()
  await item.connect()
  const { seen, unmount } = draw(item, useTokens)
  unmount()
  const count = seen.length
  await act(() => item.kit.getTokens())
  expect(seen).toHaveLength(count)
})

test("shows no data of another account after the account changes", async () => {
  const item = await makeWithServices()
  await item.connect()
  const { last, seen } = draw(item, useBalance)
  await waitUntilSettled(last)
  expect(last()).toMatchObject({ data: { formatted: "1.5", symbol: "ETH" } })
  const before = seen.length
  await act(async () => item.wallet.setAccounts([you]))
  await waitUntilSettled(last)
  expect(seen[before]).toMatchObject({ status: "pending", data: undefined })
})

test("reports a failure with its tag, and recovers after refetch", async () => {
  let isDown = true
  const item = await makeWithServices((request) =>
    isDown && request.path.startsWith("/v1/identity/") ? { name: [] } : answerFine(request)
  )
  await item.connect()
  const { last } = draw(item, () => useIdentity({ address: you }))
  await waitUntilSettled(last)
  const result = last()
  expect(result).toMatchObject({ status: "error", data: undefined, isStale: true, error: { _tag: "BadShape" } })
  isDown = false
  await act(() => result.refetch())
  expect(last()).toMatchObject({ status: "success", data: { name: "adalove", avatar: null } })
  expect(last().refetch).toBe(result.refetch)
})

test("useActivity groups history by month, page by page, and reads each page once", async () => {
  const item = await makeWithServices()
  await item.connect()
  const { last } = draw(item, useActivity)
  await waitUntilSettled(last)
  expect([last().data?.months.map(({ title }) => title), last().hasNextPage]).toEqual([["February 2024"], true])
  await act(async () => void (await Promise.all([last().fetchNextPage(), last().fetchNextPage()])))
  expect(last().data?.months.map(({ title }) => title)).toEqual(["February 2024", "January 2024"])
  expect([last().hasNextPage, item.asked("/history")]).toEqual([false, 2])
  await act(() => last().fetchNextPage())
  expect(item.asked("/history")).toBe(2)
})

test("useSwapQuote waits for an amount, and requests once typing has paused", async () => {
  const item = await makeWithServices()
  await item.connect()
  const ask = (amount: string) => draw(item, () => useSwapQuote({ from: "USDC", to: "ETH", amount }))
  for (const amount of ["", "0", "1", "10"]) ask(amount).unmount()
  const { last } = ask("100")
  await waitUntilSettled(last)
  expect(last()).toMatchObject({ status: "error", error: { _tag: "TokenNotFound" } })
  expect(item.asked("/convert/tokens")).toBe(1)
})

test("names, sessions, what can be bought and what the wallet can do are read by hooks of their own", async () => {
  const item = await makeWithServices()
  await item.connect()
  const names = draw(item, useNames)
  const sessions = draw(item, useSmartSessions)
  const onramp = draw(item, () => useOnramp({ amount: "50" }))
  const capabilities = draw(item, useCapabilities)
  for (const { last } of [names, sessions, onramp, capabilities]) await waitUntilSettled(last)
  expect(names.last().data).toEqual([])
  expect(sessions.last().data).toEqual([])
  expect(onramp.last().data).toMatchObject({ options: { builtIn: true }, quote: { estimate: true } })
  expect(capabilities.last().data).toMatchObject({ batches: "supported" })
})

test("marks data as stale after its time or a failed refetch, and keeps it", async () => {
  vi.useFakeTimers()
  ends.push(() => void vi.useRealTimers())
  const item = await makeWithServices()
  const account = { address: me, namespace: "eip155", network: "eip155:1", connectorId: "w", wallet: "W" } as const
  const snapshot = { ...item.kit.getSnapshot(), status: "connected", account } as const
  let isDown = false
  const kit = Object.assign(item.kit, {
    getSnapshot: () => snapshot,
    getTokens: async () => (isDown ? Promise.reject(new Error("down")) : [])
  })
  const { last } = draw({ ...item, kit }, useTokens)
  await act(async () => {})
  expect([last().status, last().isStale]).toEqual(["success", false])
  await act(() => vi.advanceTimersByTimeAsync(29_999))
  expect(last().isStale).toBe(false)
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(last()).toMatchObject({ status: "success", data: [], isStale: true })
  await act(() => last().refetch())
  expect(last().isStale).toBe(false)
  isDown = true
  await act(() => last().refetch())
  expect(last()).toMatchObject({ status: "error", data: [], isStale: true })
})

test("useBalance reads again after a sent transaction is confirmed, and useNames does not", async () => {
  let units = 5n
  const makeBalance = () => ({ value: units, formatted: `${units}`, symbol: "ETH", decimals: 0 })
  const kit = fakeKit(
    { address: me, chainId: 1 },
    { answers: { getBalance: makeBalance, getIdentity: () => ({ name: `${units}`, avatar: undefined }) } }
  )
  const { last } = draw({ kit } as unknown as Made, () => [useBalance(), useIdentity({ address: me })] as const)
  await waitUntilSettled(() => last()[0])
  units = 3n
  await act(async () =>
    kit.notify({ _tag: "TransactionMoved", hash: "0x1", end: { status: "confirmed", block: "1", fee: null } } as never)
  )
  await waitUntilSettled(() => last()[0])
  expect(last().map(({ data }) => (data && "value" in data ? data.formatted : data?.name))).toEqual(["3", "5"])
})

test("renders as pending on a server, and requests nothing", async () => {
  const item = await makeWithServices()
  const seen: Array<string> = []
  function Reads() {
    seen.push(useTokens().status, useActivity().status)
    return null
  }
  const snapshot = { ...item.kit.getSnapshot(), status: "connected" as const }
  renderToString(
    <LatchkeyProvider
      kit={item.kit}
      initialState={{
        ...snapshot,
        account: { address: me, namespace: "eip155", network: "eip155:1", connectorId: "w", wallet: "W" }
      }}
    >
      <Reads />
    </LatchkeyProvider>
  )
  expect([seen, item.services.requests]).toEqual([["pending", "pending"], []])
})

describe("what a page pays", () => {
  test("leaves unused hooks out of a bundle with one hook", async () => {
    const { build } = await import("vite")
    const entry = "\0page"
    const built = await build({
      configFile: false,
      logLevel: "silent",
      plugins: [
        {
          name: "page",
          resolveId: (id) => (id === entry ? id : null),
          load: (id) =>
            id === entry
              ? `export { useBalance } from ${JSON.stringify(`${import.meta.dirname}/../../public.ts`)}`
              : null
        }
      ],
      build: {
        write: false,
        minify: false,
        rolldownOptions: { input: entry, preserveEntrySignatures: "strict", external: [/^react/] }
      }
    })
    const { output } = [built].flat()[0] as {
      readonly output: ReadonlyArray<{ readonly code?: string; readonly isEntry?: boolean }>
    }
    const code = output.find(({ isEntry }) => isEntry === true)?.code ?? ""
    expect(code).toContain("getBalance")
    for (const other of [
      "getTokens",
      "getActivity",
      "getSwapQuote",
      "getOnrampOptions",
      "DateTimeFormat",
      "attachShadow"
    ])
      expect(code).not.toContain(other)
    expect(code.length).toBeLessThan(9_100)
  })
})
