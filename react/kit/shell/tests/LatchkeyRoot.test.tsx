// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { StrictMode, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { getAddress, type EIP1193Provider } from "viem"
import { afterEach, expect, test, vi } from "vitest"
import { waitForFaces } from "../../../../fixtures/testing/react/waitForFaces.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"
import { announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import {
  ConnectButton,
  LatchkeyProvider,
  LatchkeyRoot,
  type UseAccount,
  useAccount,
  useConnections,
  useDisconnect,
  useEvents,
  useLatchkey,
  useLocale,
  useModal,
  useNetwork,
  useSnapshot,
  useTheme
} from "../../../public.ts"
import { createLatchkey, type Latchkey, type LatchkeyOptions, mainnet, polygon } from "../public.ts"

waitForFaces()

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
  vi.useRealTimers()
})
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const you = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const announce = (connected = false) => {
  const wallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me, you],
    chainId: 1,
    connected
  })
  ends.push(wallet.stop)
  return wallet
}
const make = (options: Partial<LatchkeyOptions> = {}): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet, polygon], ...options })
  ends.push(kit.dispose)
  return kit
}
/** Draws a component that keeps what a hook gave it, oldest first. */
const draw = <A,>(kit: Latchkey, use: () => A, more?: ReactNode) => {
  const seen: Array<A> = []
  function Host() {
    seen.push(use())
    return null
  }
  render(
    <LatchkeyProvider kit={kit}>
      <Host />
      {more}
    </LatchkeyProvider>
  )
  return { seen, last: (): A => seen.at(-1) as A }
}
const connect = (kit: Latchkey) => act(() => kit.connect({ connectorId: "test.zebra" }))
/** Redirects visitors without a wallet, as a page's guard does; waits while the status is unknown. */
const guardStatus = ({ status }: UseAccount): string =>
  status === "disconnected" ? "sent away" : status === "connected" ? "let in" : "waits"

test("useAccount is unknown on a server, and reconnecting after a reload; a guard redirects in neither case", async () => {
  announce(true)
  const first = make()
  await connect(first)
  await act(() => first.dispose())
  const kit = make()
  function Guard() {
    const { status } = useAccount()
    return <p>{`${status} ${useSnapshot().status} ${guardStatus(useAccount())}`}</p>
  }
  const page = (
    <LatchkeyProvider kit={kit}>
      <Guard />
    </LatchkeyProvider>
  )
  expect(renderToString(page)).toContain("unknown unknown waits")
  const { last, seen } = draw(kit, useAccount)
  expect(last().status).toBe("reconnecting")
  await waitUntil(() => expect(last().status).toBe("connected"))
  expect(new Set(seen.map(guardStatus))).toEqual(new Set(["waits", "let in"]))
})

test("useAccount returns a hex address and a chain number for EVM without a cast", async () => {
  const wallet = announce()
  const kit = make()
  const { last } = draw(kit, () => useAccount("eip155"))
  expect(last()).toEqual({ ...nobody, status: "disconnected" })
  await connect(kit)
  const account = last()
  if (account.status !== "connected") throw new Error("nobody is connected")
  const address: `0x${string}` = account.address
  const chainId: number = account.chainId
  expect([
    getAddress(address),
    chainId,
    account.network,
    account.namespace,
    account.wallet,
    account.connectorId
  ]).toEqual([me, 1, "eip155:1", "eip155", "Zebra", "test.zebra"])
  const snapshot = kit.getSnapshot()
  expect([snapshot.account?.chainId, snapshot.network?.chainId]).toEqual([1, 1])
  await act(async () => wallet.setChain(137))
  expect([last().chainId, kit.getSnapshot().network?.chainId]).toEqual([137, 137])
  const provider: EIP1193Provider = kit.provider("eip155")
  expect(await provider.request({ method: "eth_chainId" })).toBe("0x89")
})
const nobody = { isConnected: false, account: null }

test("useNetwork lists the configured networks, and switches by number; a failure is in `error` and is not thrown", async () => {
  announce()
  const kit = make()
  const { last } = draw(kit, useNetwork)
  expect(last().networks.map(({ chainId, id }) => [chainId, id])).toEqual([
    [1, "eip155:1"],
    [137, "eip155:137"]
  ])
  await connect(kit)
  expect(last().chainId).toBe(1)
  await act(() => last().switchNetworkAsync(137))
  expect([last().chainId, last().network?.id, last().status]).toEqual([137, "eip155:137", "success"])
  act(() => last().switchNetwork(10))
  expect(last().isPending).toBe(true)
  await waitUntil(async () => {
    await act(async () => {})
    expect(last().isPending).toBe(false)
  })
  expect(last().error?._tag).toBe("NetworkNotFound")
  await act(() => expect(last().switchNetworkAsync(10)).rejects.toMatchObject({ _tag: "NetworkNotFound" }))
})

test("switchNetwork and capabilities accept a network bare or in an object", async () => {
  announce()
  const kit = make()
  const { last } = draw(kit, useNetwork)
  await connect(kit)
  await act(() => last().switchNetworkAsync({ network: 137 }))
  expect(last().chainId).toBe(137)
  await act(() => kit.switchNetwork({ network: mainnet }))
  expect(last().chainId).toBe(1)
  expect(await act(() => kit.capabilities({ network: 137 }))).toEqual(await act(() => kit.capabilities(137)))
  // A page without types may misspell the key.
  const switchNetwork: (argument: object) => Promise<void> = (argument) =>
    Reflect.apply(kit.switchNetwork, kit, [argument])
  await expect(switchNetwork({ network: 137, conector: "x" })).rejects.toMatchObject({ field: "conector" })
  await expect(switchNetwork({ network: "polygon" })).rejects.toMatchObject({ field: "network" })
})

test("useDisconnect and useConnections disconnect, and report completion", async () => {
  announce()
  const kit = make()
  const { last } = draw(kit, () => ({ all: useConnections(), one: useDisconnect() }))
  await connect(kit)
  expect(last().all.connections).toHaveLength(1)
  await act(() => last().one.disconnectAsync())
  expect([last().all.connections, last().one.status]).toEqual([[], "success"])
  await connect(kit)
  const [connection] = last().all.connections
  if (connection === undefined) throw new Error("nobody is connected")
  await act(() => last().all.disconnectAsync(connection))
  expect([last().all.connections, last().all.isPending, last().all.error]).toEqual([[], false, null])
})

test("useModal opens and closes, and says which view is shown", async () => {
  const kit = make()
  const { last } = draw(kit, useModal)
  expect([last().isOpen, last().view]).toEqual([false, null])
  await act(() => last().open({ view: "Connect" }))
  expect([last().isOpen, last().view]).toEqual([true, "Connect"])
  await act(async () => last().close())
  expect(last().isOpen).toBe(false)
})

test("useTheme says which mode was chosen and which one is drawn; useLocale which language is spoken", async () => {
  const kit = make({ themeMode: "auto" })
  const { last } = draw(kit, () => ({ ...useTheme(), ...useLocale() }))
  expect([last().mode, last().resolvedMode]).toEqual(["auto", "light"])
  await act(async () => last().setTheme("dark"))
  expect([last().mode, last().resolvedMode]).toEqual(["dark", "dark"])
  expect([last().locale, last().dir]).toEqual(["en", "ltr"])
  await act(() => last().setLocale("ar-EG"))
  expect([last().locale, last().dir]).toEqual(["ar", "rtl"])
})

test("useEvents calls the listener of the last render with the events that its filter accepts, in order", async () => {
  announce()
  const kit = make()
  const received: Array<string> = []
  let round = 0
  const { last } = draw(kit, () => {
    const mine = ++round
    useEvents(({ _tag }) => void received.push(`${_tag} ${mine === round}`), {
      filter: ({ _tag }) => _tag === "Connected" || _tag === "Disconnected"
    })
    return useLatchkey()
  })
  await connect(kit)
  await act(() => last().disconnect())
  await waitUntil(() => expect(received).toHaveLength(2))
  expect(received).toEqual(["Connected true", "Disconnected true"])
})

test("LatchkeyRoot creates one kit for its options, also under StrictMode, and disposes of it after unmounting", async () => {
  const options = { networks: [mainnet] } as const
  const kits = new Set<Latchkey>()
  function Host() {
    kits.add(useLatchkey())
    return <ConnectButton />
  }
  const page = () => (
    <StrictMode>
      <LatchkeyRoot options={options}>
        <Host />
      </LatchkeyRoot>
    </StrictMode>
  )
  const unmounting = render(page())
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  unmounting.unmount()
  const back = render(page())
  vi.advanceTimersByTime(1_000)
  vi.useRealTimers()
  const [kit] = kits
  if (kit === undefined) throw new Error("there is no kit")
  expect(kits.size).toBe(1)
  await act(() => kit.open())
  expect(kit.getSnapshot().open).toBe(true)
  fireEvent.click(screen.getByRole("button", { name: "Connect wallet" }))
  vi.useFakeTimers({ toFake: ["setTimeout"] })
  back.unmount()
  vi.advanceTimersByTime(999)
  expect(document.querySelector("latchkey-modal")).not.toBeNull()
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect(kit.open()).rejects.toMatchObject({ _tag: "KitDisposed" })
  await waitUntil(() => expect(document.querySelector("latchkey-modal")).toBeNull())
})
