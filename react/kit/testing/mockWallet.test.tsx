// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { createServer } from "node:http"
import { recoverMessageAddress, recoverTypedDataAddress, isHex } from "viem"
import { privateKeyToAccount } from "viem/accounts"
import { afterEach, describe, expect, test, vi } from "vitest"
import { waitForFaces } from "../../../fixtures/testing/react/waitForFaces.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { ConnectButton, LatchkeyProvider, useAccount, useBalance, useEvents } from "../../public.ts"
import { createLatchkey, mainnet, polygon } from "../shell/public.ts"
import {
  after,
  answers,
  fails,
  fakeKit,
  locked,
  mockHash,
  mockWallet,
  type MockWalletOptions,
  never,
  rejects
} from "./public.ts"

waitForFaces()

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  cleanup()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const you = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
const makeLoneWallet = (options?: MockWalletOptions) => {
  const wallet = mockWallet(options)
  ends.push(wallet.remove)
  return wallet
}
const start = (options?: MockWalletOptions) => {
  const wallet = makeLoneWallet(options)
  const kit = createLatchkey({ networks: [mainnet, polygon] })
  ends.push(kit.dispose)
  return { kit, wallet, connect: () => act(() => kit.connect({ connectorId: "com.test" })) }
}
const toHexText = (value: unknown): `0x${string}` => {
  if (!isHex(value)) throw new Error(`${String(value)} is no hex`)
  return value
}

describe("a mock wallet", () => {
  test("is announced on a page over plain http, where crypto has no randomUUID", () => {
    const getRandomValues = crypto.getRandomValues.bind(crypto)
    vi.stubGlobal("crypto", { getRandomValues })
    const uuids: Array<string> = []
    const onAnnounce = (event: Event): void => void uuids.push(Reflect.get(event, "detail").info.uuid)
    window.addEventListener("eip6963:announceProvider", onAnnounce)
    makeLoneWallet()
    window.removeEventListener("eip6963:announceProvider", onAnnounce)
    vi.unstubAllGlobals()
    expect(uuids).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)])
  })

  test("connects, and what it signs verifies for its account", async () => {
    const { connect, kit, wallet } = start()
    await connect()
    expect(kit.getSnapshot().account).toMatchObject({ address: me, wallet: "Test Wallet", chainId: 1 })
    const signature = toHexText(await act(() => kit.signMessage({ message: "Hello" })))
    expect(await recoverMessageAddress({ message: "Hello", signature })).toBe(me)
    const typed = {
      domain: { name: "Shop", chainId: 1 },
      types: { Order: [{ name: "id", type: "uint256" }] },
      primaryType: "Order",
      message: { id: 1n }
    } as const
    const by = await recoverTypedDataAddress({
      ...typed,
      signature: toHexText(await act(() => kit.signTypedData(typed)))
    })
    expect(by).toBe(me)
    expect(wallet.requests.map(({ method }) => method)).toContain("personal_sign")
  })

  test("signs with the key that a test gives it, and without one says what to do", async () => {
    const key = `0x${"11".repeat(32)}` as const
    const { address } = privateKeyToAccount(key)
    const mine = start({ accounts: [address], keys: { [address]: key } })
    await mine.connect()
    const signature = toHexText(await act(() => mine.kit.signMessage({ message: "Hello" })))
    expect(await recoverMessageAddress({ message: "Hello", signature })).toBe(address)
    const { provider } = makeLoneWallet({ accounts: [`0x${"22".repeat(20)}`], connected: true })
    const failure = provider.request({ method: "personal_sign", params: ["0x12", `0x${"22".repeat(20)}`] })
    await expect(failure).rejects.toMatchObject({ code: 4200, message: expect.stringContaining("keys") })
  })

  test.each([
    ["says no", rejects(), { _tag: "ConnectionRejected" }],
    ["is locked", locked(), { _tag: "WalletBusy" }],
    ["fails", fails(-32603, "broken"), { _tag: "FailedToConnect" }],
    ["says no after a while", after(20, rejects()), { _tag: "ConnectionRejected" }]
  ])("%s only to one request", async (_, behaviour, failure) => {
    const { connect, kit, wallet } = start()
    wallet.next("eth_requestAccounts", behaviour)
    await act(() => expect(kit.connect({ connectorId: "com.test" })).rejects.toMatchObject(failure))
    await connect()
    expect(kit.getSnapshot().status).toBe("connected")
  })

  test("waits forever, answers with another value, and follows the planned order", async () => {
    const { provider, next } = makeLoneWallet()
    next("eth_chainId", answers("0x5"))
    next("eth_chainId", never())
    expect(await provider.request({ method: "eth_chainId" })).toBe("0x5")
    const silent = provider.request({ method: "eth_chainId" }).then(() => "answered")
    expect(await Promise.race([silent, provider.request({ method: "eth_chainId" })])).toBe("0x1")
  })

  test("updates the page twice when the wallet changes its account 1,000 times in one task", async () => {
    const { connect, kit, wallet } = start({ accounts: [me, you] })
    await connect()
    const addresses: Array<string | undefined> = []
    const end = kit.subscribe(() => {
      const address = kit.getSnapshot().account?.address
      if (address !== addresses.at(-1)) addresses.push(address)
    })
    await act(async () => {
      for (let i = 0; i < 1_000; i++) wallet.setAccounts(i % 2 === 0 ? [you] : [me])
    })
    await waitUntil(async () => {
      await act(async () => {})
      expect(addresses).toEqual([you, me])
    })
    end()
  })

  test("changes account and network and disconnects as the owner would, and is no longer found after remove", async () => {
    const { connect, kit, wallet } = start()
    await connect()
    await act(async () => wallet.setAccounts([you]))
    await act(async () => wallet.setChain(137))
    expect(kit.getSnapshot().account).toMatchObject({ address: you, chainId: 137 })
    await act(async () => wallet.disconnect())
    await waitUntil(() => expect(kit.getSnapshot().status).toBe("disconnected"))
    wallet.remove()
    const found = vi.fn()
    addEventListener("eip6963:announceProvider", found)
    dispatchEvent(new Event("eip6963:requestProvider"))
    expect(found).not.toHaveBeenCalled()
  })

  test("returns a fixed hash for a transaction, and forwards unknown methods to a node", async () => {
    const requests: Array<string> = []
    const node = createServer((request, response) => {
      let text = ""
      request.on("data", (part) => {
        text += part
      })
      request.on("end", () => {
        const { method } = JSON.parse(text)
        requests.push(method)
        response.end(JSON.stringify(method === "eth_bad" ? { error: { code: -3, message: "bad" } } : { result: "0x7" }))
      })
    })
    await new Promise<void>((resolve) => node.listen(0, "127.0.0.1", resolve))
    ends.push(() => void node.close())
    const address = node.address()
    const forward = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    const transaction = { method: "eth_sendTransaction", params: [{ from: me, to: you }] }
    expect(await makeLoneWallet().provider.request(transaction)).toBe(mockHash)
    const { provider } = makeLoneWallet({ forward })
    expect(await provider.request(transaction)).toBe("0x7")
    expect(await provider.request({ method: "eth_blockNumber" })).toBe("0x7")
    await expect(provider.request({ method: "eth_bad" })).rejects.toMatchObject({ code: -3 })
    expect(requests).toEqual(["eth_sendTransaction", "eth_blockNumber", "eth_bad"])
  })
})

describe("a fake kit", () => {
  test("shows what a test says, follows what the page does, and writes down its calls", async () => {
    const kit = fakeKit({ address: me, chainId: 1 }, { networks: [mainnet, polygon] })
    const received: Array<string> = []
    function Page() {
      const { address, chainId, status } = useAccount("eip155")
      useEvents(({ _tag }) => void received.push(_tag))
      return <p>{`${status} ${address} ${chainId}`}</p>
    }
    render(
      <LatchkeyProvider kit={kit}>
        <ConnectButton />
        <Page />
      </LatchkeyProvider>
    )
    expect(screen.getByText(`connected ${me} 1`)).toBeDefined()
    await act(() => kit.switchNetwork(137))
    expect(screen.getByText(`connected ${me} 137`)).toBeDefined()
    await act(() => kit.disconnect())
    expect(screen.getByText("disconnected undefined undefined")).toBeDefined()
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Connect wallet" })))
    expect(kit.getSnapshot().open).toBe(true)
    await act(async () => kit.set({ status: "reconnecting", address: you }))
    expect(screen.getByText(`reconnecting ${you} 137`)).toBeDefined()
    act(() => kit.notify({ _tag: "Closed" }))
    expect(received).toEqual(["Closed"])
    expect(kit.calls.map(([name]) => name)).toEqual(["switchNetwork", "disconnect", "open"])
  })

  test("fakeKit returns the passed answers, and names a method without one", async () => {
    const balance = { value: 10n, decimals: 18, symbol: "ETH", formatted: "0.00000000000000001" }
    const kit = fakeKit(
      { address: me },
      { answers: { getBalance: balance, signMessage: ({ message }: { message: string }) => `signed ${message}` } }
    )
    function Page() {
      return <p>{useBalance().data?.formatted ?? "none"}</p>
    }
    render(
      <LatchkeyProvider kit={kit}>
        <Page />
      </LatchkeyProvider>
    )
    expect(await screen.findByText(balance.formatted)).toBeDefined()
    expect(await kit.signMessage({ message: "Hello" })).toBe("signed Hello")
    await expect(kit.send({ to: you, amount: "1" })).rejects.toThrow("This fake kit has no answer for send")
  })
})
