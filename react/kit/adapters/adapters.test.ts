// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import * as wagmi2 from "@wagmi/core"
import { UserRejectedRequestError } from "viem"
import { mainnet as viemMainnet, polygon as viemPolygon } from "viem/chains"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import * as wagmi3 from "wagmi-core-3"
import { startServices } from "../../../fixtures/testing/react/startServices.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import type { UseAccount } from "../shell/stateHooks.ts"
import { createLatchkey, mainnet, polygon } from "../shell/public.ts"
import { answers, mockHash, mockWallet, rejects } from "../testing/public.ts"
import { signer } from "./ethers.ts"
import { signer5 } from "./ethers5.ts"
import { walletClient } from "./viem.ts"
import { latchkeyConnector } from "./wagmi.ts"

vi.setConfig({ testTimeout: 60_000 }) // the kit's own code is read from its source

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const me = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const you = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

let url = ""
beforeEach(async () => {
  const node = await startServices(() => "0x0")
  ends.push(node.close)
  url = node.url
})

/** A page with a wallet; `openAgain` is the page after a reload. */
const open = (connected = false) => {
  const wallet = mockWallet({ connected })
  const kit = createLatchkey({
    networks: [mainnet, polygon],
    endpoints: { rpc: { "eip155:1": url, "eip155:137": url } }
  })
  let isOver = false
  const end = async () => {
    if (isOver) return
    isOver = true
    wallet.remove()
    await kit.dispose()
  }
  ends.push(end)
  return {
    kit,
    wallet,
    connect: () => act(() => kit.connect({ connectorId: "com.test" })),
    reload: async () => {
      await act(end)
      return open(true)
    }
  }
}
type Page = ReturnType<typeof open>

/** The visitor presses the wallet in the modal that has opened. */
const pressRow = async (): Promise<void> => {
  const row = await waitUntil(() => {
    const rows = document.querySelector("latchkey-modal")?.shadowRoot?.querySelectorAll("button") ?? []
    const found = [...rows].find((item) => item.textContent?.includes("Test Wallet"))
    if (found === undefined) throw new Error("the wallet is not listed")
    return found
  })
  await act(async () => row.click())
}
const readSent = ({ wallet }: Page) =>
  wallet.requests.filter(({ method }) => method === "eth_sendTransaction").map(({ params }) => params)

test.each<[string, (kit: Page["kit"]) => Promise<unknown>]>([
  ["ethers' signer", (kit) => signer(kit)],
  ["viem's requestAddresses", (kit) => walletClient(kit, viemMainnet).requestAddresses()]
])("%s opens the modal when no wallet is connected, and rejects when the visitor closes it", async (_, ask) => {
  const { kit } = open()
  const end = ask(kit).then(
    () => "connected",
    (error) => error.info?.error.code ?? error.code
  )
  await waitUntil(async () => {
    await act(async () => {})
    expect(kit.getSnapshot().view).toBe("Connect")
  })
  await act(async () => kit.close())
  expect(await act(() => end)).toBe(4001)
})

test("walletClient rejects without an account when no wallet is connected", async () => {
  const { kit } = open()
  const client = walletClient(kit, viemMainnet, me)
  await expect(client.signMessage({ message: "hi" })).rejects.toThrow(/Please call connect\(\) before request\(\)/)
  await expect(client.sendTransaction({ to: you, value: 1n })).rejects.toThrow(
    /Please call connect\(\) before request\(\)/
  )
  expect(await client.getAddresses()).toEqual([])
})

test("walletClient uses the kit's wallet, and follows it to another network", async () => {
  const page = open()
  await page.connect()
  const client = walletClient(page.kit, viemMainnet, me)
  expect(await client.getAddresses()).toEqual([me])
  await act(() => client.switchChain({ id: 137 }))
  expect(await client.getChainId()).toBe(137)
  const to = walletClient(page.kit, viemPolygon, me)
  expect(await act(() => to.sendTransaction({ to: you, value: 1n, gas: 21_000n, type: "legacy", gasPrice: 1n }))).toBe(
    mockHash
  )
  expect(readSent(page)).toMatchObject([[{ from: me, to: you, value: "0x1" }]])
})

describe("walletClient", () => {
  const getAddress = (account: UseAccount) => account.address
  test.each([
    ["undefined before a wallet is connected", undefined],
    ["an account of another namespace", "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM"]
  ])("takes %s for no account", async (_, address) => {
    const page = open()
    await page.connect()
    const client = walletClient(page.kit, viemMainnet, getAddress({ address } as UseAccount))
    expect(client.account).toBeUndefined()
    expect(await act(() => client.signMessage({ account: me, message: "Hello" }))).toMatch(/^0x/)
  })

  test("uses the address that useAccount() returns", () => {
    const { kit } = open()
    expect(walletClient(kit, viemMainnet, getAddress({ address: me } as UseAccount)).account?.address).toBe(me)
  })
})

test.each([
  ["6", signer],
  ["5", signer5]
])(
  "returns an ethers %s signer that belongs to the active account, also after a network change",
  async (_, getSigner) => {
    const page = open()
    await page.connect()
    const first = await getSigner(page.kit)
    expect(await first.getAddress()).toBe(me)
    const signature = await act(() => first.signMessage("Hello"))
    expect(signature).toMatch(/^0x[0-9a-f]{130}$/)
    await act(() => page.kit.switchNetwork(137))
    await act(async () => page.wallet.setAccounts([you]))
    expect(await (await getSigner(page.kit)).getAddress()).toBe(you)
  }
)

test.each([
  ["6", signer],
  ["5", signer5]
])(
  "sends a transaction of ethers %s only on the network of the page at the call",
  async (_, getSigner) => {
    const page = open()
    await page.connect()
    const created = await getSigner(page.kit)
    const trySending = (move: () => void) =>
      act(async () => {
        for (const method of ["eth_blockNumber", "eth_estimateGas"]) page.wallet.next(method, answers("0x5208"))
        page.wallet.next("eth_sendTransaction", rejects())
        const request = created.sendTransaction({ to: you, value: 1 })
        move()
        return request.then(
          () => "sent",
          () => "rejected"
        )
      })
    expect(await trySending(() => page.wallet.setChain(137))).toBe("rejected")
    expect(readSent(page)).toEqual([])
    await trySending(() => {})
    expect(readSent(page)).toMatchObject([[{ chainId: "0x89", to: you.toLowerCase() }]])
  },
  90_000
)

test("latchkeyConnector has the connector type of both supported major versions of wagmi", () => {
  const { kit } = open()
  const parts = { chains: [viemMainnet], transports: { 1: wagmi2.http(url) } } as const
  const item = wagmi2.createConfig({ ...parts, connectors: [latchkeyConnector(kit)] })
  const other = wagmi3.createConfig({ ...parts, connectors: [latchkeyConnector(kit)] })
  expect([item, other].map(({ connectors: [first] }) => first?.id)).toEqual(["latchkey", "latchkey"])
})

const majors: ReadonlyArray<readonly [version: string, wagmi: typeof wagmi2]> = [
  ["2.x", wagmi2],
  ["3.x", wagmi3 as unknown as typeof wagmi2] // what is used of it has the same form; only the names of types differ
]
describe.each(majors)("wagmi %s with the kit's connector", (_, wagmi) => {
  const set = ({ kit }: Page) => {
    const config = wagmi.createConfig({
      chains: [viemMainnet, viemPolygon],
      transports: { [viemMainnet.id]: wagmi.http(url), [viemPolygon.id]: wagmi.http(url) },
      multiInjectedProviderDiscovery: false,
      connectors: [latchkeyConnector(kit)]
    })
    const [connector] = config.connectors
    if (connector === undefined) throw new Error("there is no connector")
    return { config, connector }
  }

  test("connects through the modal, sends, switches, comes back after a reload and disconnects", async () => {
    const page = open()
    const { config, connector } = set(page)
    const connecting = wagmi.connect(config, { connector })
    await pressRow()
    expect(await act(() => connecting)).toMatchObject({ accounts: [me], chainId: 1 })
    const transaction = { to: you, value: 1n, gas: 21_000n, type: "legacy", gasPrice: 1n } as const
    expect(await act(() => wagmi.sendTransaction(config, transaction))).toBe(mockHash)
    expect(readSent(page)).toMatchObject([[{ from: me, to: you, value: "0x1" }]])
    await act(() => wagmi.switchChain(config, { chainId: 137 }))
    expect([wagmi.getAccount(config).chainId, page.kit.getSnapshot().network?.chainId]).toEqual([137, 137])
    await expect(wagmi.switchChain(config, { chainId: 10 as 137 })).rejects.toThrow()

    const next = await page.reload()
    const after = set(next)
    await act(() => wagmi.reconnect(after.config))
    await waitUntil(() => expect(wagmi.getAccount(after.config)).toMatchObject({ status: "connected", address: me }))
    await act(() => wagmi.disconnect(after.config))
    expect(wagmi.getAccount(after.config).status).toBe("disconnected")
    await waitUntil(() => expect(next.kit.getSnapshot().status).toBe("disconnected"))
  })

  test("rejects a transaction without chainId when the wallet moves in the same tick", async () => {
    const page = open()
    const { config, connector } = set(page)
    const connecting = wagmi.connect(config, { connector })
    await pressRow()
    await act(() => connecting)
    const sending = act(async () => {
      const request = wagmi.sendTransaction(config, { to: you, value: 1n, gas: 21_000n, type: "legacy", gasPrice: 1n })
      page.wallet.setChain(137)
      return request.then(
        () => "sent",
        () => "rejected"
      )
    })
    expect(await sending).toBe("rejected")
    expect(readSent(page)).toEqual([])
  })

  test("emits each change of the kit once, and disconnects when the kit disconnects", async () => {
    const page = open()
    const { config, connector } = set(page)
    await page.connect()
    await waitUntil(() => expect(wagmi.getAccount(config)).toMatchObject({ status: "connected", address: me }))
    const changes: Array<unknown> = []
    // If `connect` was not called, a connector reports an account change this way.
    connector.emitter.on("connect", ({ accounts }) => void changes.push(accounts))
    connector.emitter.on("change", ({ accounts, chainId }) => void changes.push(accounts ?? chainId))
    await act(async () => page.wallet.setAccounts([you]))
    await waitUntil(() => expect(wagmi.getAccount(config).address).toBe(you))
    await act(() => wagmi.switchChain(config, { chainId: 137 }))
    await waitUntil(() => expect(wagmi.getAccount(config).chainId).toBe(137))
    await act(() => page.kit.disconnect())
    await waitUntil(() => expect(wagmi.getAccount(config).status).toBe("disconnected"))
    expect(changes).toEqual([[you], 137])
  })

  test("rejects with viem's UserRejectedRequestError when the modal is closed or the wallet refuses", async () => {
    const page = open()
    const { config, connector } = set(page)
    const closed = wagmi.connect(config, { connector }).catch((error: unknown) => error)
    await waitUntil(() => expect(page.kit.getSnapshot().open).toBe(true))
    await act(async () => page.kit.close())
    expect(await act(() => closed)).toBeInstanceOf(UserRejectedRequestError)
    await page.connect()
    page.wallet.next("wallet_switchEthereumChain", rejects())
    const refused = await act(() => wagmi.switchChain(config, { chainId: 137 }).catch((error: unknown) => error))
    expect(refused).toBeInstanceOf(UserRejectedRequestError)
    expect(refused).toMatchObject({ cause: { _tag: "SwitchRejected" } })
  })

  test("rejects with UserRejectedRequestError when the visitor declines", async () => {
    const page = open()
    page.wallet.next("eth_requestAccounts", rejects())
    await act(() =>
      expect(page.kit.connect({ connectorId: "com.test" })).rejects.toMatchObject({ _tag: "ConnectionRejected" })
    )
    expect(wagmi.getAccount(set(page).config).status).toBe("disconnected")
  })
})
