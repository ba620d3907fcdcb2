// @vitest-environment happy-dom
import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import { Offline } from "../../../core/foundation/http/errors.ts"
import { act, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import type { KitEvent } from "../../../core/event.ts"
import type { TokenBalance } from "../../../core/onchain/token/events.ts"
import { bitcoin } from "../../../core/chain/network/networks.ts"
import { toNetwork } from "../../../core/chain/network/network.ts"
import { stateAfter, sampleConnection, sampleState } from "../../../fixtures/testing/core/sample.ts"
import {
  makeRefusal,
  makeScriptedWallet,
  neverAnswer
} from "../../../fixtures/testing/services/wallets/scriptedWallet.ts"
import {
  SwitchNetwork,
  UnsupportedChain,
  WalletCompatibleNetworks
} from "../../wallets/activeNetwork/SwitchNetwork.tsx"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { toConnector } from "../../../fixtures/testing/services/wallets/providers.ts"
import { drawView, undraw } from "../../../fixtures/testing/react/drawView.tsx"
import { Account } from "./Account.tsx"
import { AccountSettings } from "./AccountSettings.tsx"
import { waitUntil } from "../../../fixtures/testing/turns.ts"

afterEach(async () => {
  vi.useRealTimers()
  await undraw()
})

const makeConnected = (network: "eip155:1" | "eip155:56" = "eip155:1"): KitEvent => ({
  _tag: "Connected",
  connection: sampleConnection("w", { network, name: "Zebra" }),
  restored: false
})
const account = "eip155:1:0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const offline = toFailureData(new Offline({ call: "balance.list" }))
const token: TokenBalance = {
  name: "Sandbox Token",
  symbol: "SBX",
  network: "eip155:1",
  address: "0x1",
  value: "12.5",
  price: "1",
  quantity: { decimals: 18, numeric: "12.5" },
  iconUrl: ""
}
const status = () =>
  screen
    .queryAllByRole("status")
    .map(({ textContent }) => textContent)
    .join(" ")
    .trim()
const alert = () => screen.queryByRole("alert")?.textContent
const click = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const drawAccount = async (config = {}) => {
  const kit = drawView(Account, { start: sampleState(config) })
  await kit.dispatch({ _tag: "Opened", view: { _tag: "Account" } }, makeConnected())
  return kit
}

describe("Account", () => {
  test("shows the address, the network and Disconnect, and no list of tokens without a project", async () => {
    const kit = await drawAccount()
    expect(screen.getByRole("button", { name: /^0xf3.*Copy address$/ }).getAttribute("title")).toBe(
      "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
    )
    expect(screen.queryByRole("heading", { name: "Tokens" })).toBeNull()
    await click(/Ethereum/)
    expect(kit.events.at(-1)).toEqual({ _tag: "Pushed", view: { _tag: "SwitchNetwork" } })
    await click("Disconnect")
    expect(kit.state().connection.connections).toEqual([])
  })

  test("shows a loading balance, then the balance, which stays during a refresh", async () => {
    const kit = await drawAccount()
    expect(status()).toContain("Loading balance")
    await kit.dispatch(
      { _tag: "NativeBalanceAsked", account },
      { _tag: "NativeBalanceArrived", account, balance: { amount: "1.23456", symbol: "ETH" } }
    )
    expect(screen.getByText("1.234 ETH")).toBeDefined()
    await kit.dispatch({ _tag: "NativeBalanceAsked", account })
    expect(screen.getByText("1.234 ETH")).toBeDefined()
  })

  test('reports a balance that failed to load, and requests it again on "Try again"', async () => {
    const kit = await drawAccount()
    await kit.dispatch({ _tag: "NativeBalanceFailed", account, error: offline })
    expect(kit.view.container.textContent).toContain("Balance unknown")
    expect(status()).toContain("Balances are not loading right now.")
    await click("Try again")
    expect(kit.events.at(-1)).toEqual({ _tag: "NativeBalanceAsked", account })
  })

  test("links to the explorer when a Bitcoin balance is unknown, without mentioning tokens", async () => {
    const start = sampleState()
    const own = "bip122:000000000019d6689c085ae165831e93:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" as const
    const network = toNetwork(bitcoin)
    const kit = drawView(Account, {
      start: {
        ...start,
        config: { ...start.config, chainService: true },
        chain: { ...start.chain, networks: [network], active: network.id }
      }
    })
    await kit.dispatch(
      {
        _tag: "Connected",
        connection: sampleConnection("w", {
          namespace: "bip122",
          network: network.id,
          accounts: [{ address: own.slice(own.lastIndexOf(":") + 1) }]
        }),
        restored: false
      },
      { _tag: "Opened", view: { _tag: "Account" } },
      { _tag: "NativeBalanceAsked", account: own },
      { _tag: "NativeBalanceFailed", account: own, error: offline }
    )
    expect(kit.view.container.textContent).toContain("Balance unknown")
    expect(screen.getByRole("link").getAttribute("href")).toBe(
      "https://mempool.space/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"
    )
    expect(kit.view.container.textContent).not.toMatch(/0(\.0+)? BTC|token/i)
    await kit.dispatch(
      { _tag: "NativeBalanceAsked", account: own },
      {
        _tag: "NativeBalanceArrived",
        account: own,
        balance: { amount: "1.5", symbol: "BTC" }
      }
    )
    expect(screen.getByText("1.5 BTC")).toBeDefined()
    expect(screen.queryByRole("link")).toBeNull()
  })

  test("offers a retry when the network chunk failed to load", async () => {
    const kit = await drawAccount()
    await kit.dispatch({ _tag: "ChunkFailed", chunk: "network" })
    expect(alert()).toContain("This part could not be loaded.")
    await click("Try again")
    expect(kit.events.at(-1)).toEqual({ _tag: "ChunkAsked", chunk: "network" })
  })

  test("shows loading tokens, then the tokens with their value, or an empty list", async () => {
    const kit = await drawAccount({ chainService: true })
    expect(status()).toContain("Loading tokens")
    await kit.dispatch({ _tag: "TokensArrived", account, tokens: [token] })
    expect(within(screen.getByRole("list", { name: "Tokens" })).getByRole("listitem").textContent).toContain("12.5 SBX")
    await kit.dispatch({ _tag: "TokensArrived", account, tokens: [] })
    expect(screen.getByRole("heading", { name: "Tokens" }).parentElement?.textContent).toContain("No tokens yet")
  })

  test("counts the seconds until a retry down without announcing them, then enables it", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
    const kit = await drawAccount({ chainService: true })
    await kit.dispatch({ _tag: "TokensFailed", account, error: offline, blockedUntil: Date.now() + 30_000 })
    expect(status()).toContain("Balances are not loading right now.")
    const button = screen.getByRole("button", { name: "Try again · 30 s" })
    fireEvent.click(button)
    expect(kit.tags().at(-1)).toBe("TokensFailed")
    for (let i = 0; i < 29; i++) await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(button.textContent).toBe("Try again · 1 s")
    expect(button.getAttribute("aria-disabled")).toBe("true")
    await act(() => vi.advanceTimersByTimeAsync(1000))
    await click("Try again")
    expect(kit.events.at(-1)).toEqual({ _tag: "TokensAsked", account })
  })

  test("keeps earlier tokens when a refresh fails, and offers one retry", async () => {
    vi.useFakeTimers({ toFake: ["Date"] })
    const kit = await drawAccount({ chainService: true })
    await kit.dispatch({ _tag: "TokensArrived", account, tokens: [token] }, { _tag: "TokensAsked", account })
    expect(within(screen.getByRole("list", { name: "Tokens" })).getByRole("listitem").textContent).toContain(
      "12.5 SBX$12.50"
    )
    await kit.dispatch({ _tag: "TokensFailed", account, error: offline, blockedUntil: Date.now() + 30_000 })
    expect(within(screen.getByRole("list", { name: "Tokens" })).getByRole("listitem").textContent).toContain(
      "12.5 SBX$12.50"
    )
    expect(screen.getAllByRole("button", { name: /^Try again/ })).toHaveLength(1)
  })

  test("keeps the last value with its time when a refresh fails, and retries balance and tokens with one button", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] })
    vi.setSystemTime(new Date(2026, 10, 22, 10, 42))
    const kit = await drawAccount({ chainService: true })
    await kit.dispatch({ _tag: "TokensArrived", account, tokens: [token], at: Date.now() })
    expect(kit.view.container.textContent).not.toContain("As of")
    await kit.dispatch(
      { _tag: "TokensFailed", account, error: offline, blockedUntil: 0 },
      { _tag: "NativeBalanceFailed", account, error: offline }
    )
    expect(kit.view.container.querySelector(".worth.old")?.textContent).toContain("$12.50")
    expect(kit.view.container.textContent).toMatch(/As of 10:42/)
    await click("Try again")
    expect(kit.events.slice(-2).map(({ _tag }) => _tag)).toEqual(["NativeBalanceAsked", "TokensAsked"])
  })

  test("copies the whole address and shows a toast, and reports a refused copy", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const kit = await drawAccount()
    const copied: Array<string> = []
    const clipboard = vi
      .spyOn(navigator.clipboard, "writeText")
      .mockImplementation(async (text) => void copied.push(text))
    await click(/Copy address/)
    expect(copied).toEqual(["0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"])
    expect(kit.state().modal.toast).toEqual({ kind: "success", key: "toast.addressCopied" })
    clipboard.mockRejectedValue(new Error("denied"))
    await click(/Copy address/)
    // Once visible, and once in the live region.
    expect(screen.getAllByText("Failed to copy").map(({ id }) => id)).toEqual(["", "latchkey-announcement"])
    clipboard.mockRestore()
    expect(kit.state().modal.open).toBe(true)
  })

  test.each([
    ["no service", {}, [false, true]],
    ["only a catalogue", { catalogue: true }, [false, true]],
    ["only a chain service", { chainService: true }, [true, true]]
  ] as const)("shows the list of tokens only with a source of balances: %s", async (_, config, rendered) => {
    const solana = "solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp" as const
    const isDrawn = () => screen.queryByRole("heading", { name: "Tokens" }) !== null
    const kit = await drawAccount(config)
    const onEvm = isDrawn()
    const connection = sampleConnection("sun", {
      namespace: "solana",
      network: solana,
      accounts: [{ address: "9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM" }]
    })
    await kit.dispatch({ _tag: "Connected", connection, restored: false }, { _tag: "NetworkSwitched", to: solana })
    await waitUntil(() => expect([onEvm, isDrawn()]).toEqual(rendered)) // a closed modal is drawn unchanged until it has faded out
  })

  test("shows a toast when the wallet switches to another account", async () => {
    const kit = await drawAccount()
    const { connectorId } = kit.state().connection.connections[0] ?? { connectorId: "" }
    await kit.dispatch({
      _tag: "AccountsChanged",
      connectorId,
      namespace: "eip155",
      accounts: [{ address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" }]
    })
    expect(kit.state().modal.toast).toEqual({ kind: "success", key: "toast.accountSwitched" })
  })

  test("hides the network button if switching networks is disabled", async () => {
    await drawAccount({ enableNetworkSwitch: false })
    expect(screen.queryByRole("button", { name: /Network/ })).toBeNull()
  })

  test("renders again only for changes of what it shows", async () => {
    const kit = await drawAccount()
    const before = kit.drawn()
    await kit.dispatch({ _tag: "WalletsLooked" }, { _tag: "Shaken" }, { _tag: "WalletSearched", text: "a" })
    expect(kit.drawn()).toBe(before)
  })
})

const connectScripted = async (script: Parameters<typeof makeScriptedWallet>[0], View = SwitchNetwork) => {
  const kit = drawView(View)
  const wallet = makeScriptedWallet(script)
  kit.put("w", wallet.provider)
  await kit.dispatch(
    makeConnected(),
    { _tag: "Opened", view: { _tag: "Account" } },
    { _tag: "Pushed", view: { _tag: "SwitchNetwork" } }
  )
  return { ...kit, asked: wallet.methods }
}

describe("SwitchNetwork requests", () => {
  test("lists the networks, marks the current one, and goes back when that is pressed", async () => {
    const kit = await connectScripted({})
    expect(screen.getByRole("list", { name: "Choose network" }).children).toHaveLength(2)
    expect(screen.getByRole("button", { name: /Ethereum/ }).getAttribute("aria-current")).toBe("true")
    await click(/Ethereum/)
    expect(kit.events.at(-1)).toEqual({ _tag: "WentBack" })
  })

  test("disables a network that the wallet's session does not include, with the reason", async () => {
    const kit = drawView(SwitchNetwork)
    const wallet = makeScriptedWallet({})
    const connector = { ...toConnector(wallet.provider, "w"), serves: (network: string) => network === "eip155:1" }
    await Runtime.runPromise(kit.runtime)(
      Effect.flatMap(Connectors, (connectors) => connectors.put("w", "eip155", connector))
    )
    await kit.dispatch(makeConnected(), { _tag: "Opened", view: { _tag: "SwitchNetwork" } })
    const row = screen.getByRole("button", { name: /Polygon/ })
    expect(row.textContent).toContain("Not granted by Zebra")
    expect(row.getAttribute("aria-disabled")).toBe("true")
    await click(/Polygon/)
    expect(kit.state().chain.switching).toBeNull()
    expect(wallet.methods).toEqual([])
  })

  test("waits for the wallet in the network's row, and in a view of its own if that takes long", async () => {
    const kit = await connectScripted({ wallet_switchEthereumChain: neverAnswer })
    await click(/Polygon/)
    expect(status()).toBe("Approve in Zebra")
    const row = screen.getByRole("button", { name: /Polygon/ })
    expect(row.textContent).toContain("Approve in Zebra")
    await click(/Polygon/)
    await click(/Ethereum/)
    expect(kit.asked).toEqual(["wallet_switchEthereumChain"])
    expect(kit.state().modal.history).toHaveLength(2)
    await kit.dispatch({ _tag: "NetworkSwitchLasted", to: "eip155:137" })
    expect(status()).toBe("Approve in Zebra. It’s asking to switch to Polygon.")
  })

  test("reports a rejected switch in the network's row", async () => {
    await connectScripted({ wallet_switchEthereumChain: makeRefusal(4001) })
    await click(/Polygon/)
    expect(status()).toBe("Polygon. You declined")
    expect(screen.getByRole("button", { name: /Polygon/ }).textContent).toContain("You declined")
  })
})

const makeMany = (count: number) => [
  ...["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta"].slice(0, count).map((name, index) =>
    toNetwork({
      id: 9_000 + index,
      name,
      nativeCurrency: { name: "Coin", symbol: "C", decimals: 18 },
      rpcUrls: { default: { http: [] } },
      testnet: name === "Beta"
    })
  )
]
const readNames = () =>
  screen.queryAllByRole("listitem").map((item) => item.querySelector(".name")?.textContent ?? item.textContent)

describe("SwitchNetwork", () => {
  test("searches eight networks but not seven, and lists test networks last", async () => {
    const start = sampleState()
    drawView(SwitchNetwork, {
      start: { ...start, chain: { ...start.chain, networks: [...start.chain.networks, ...makeMany(5)] } }
    })
    expect(screen.queryByRole("searchbox")).toBeNull()
    await undraw()
    drawView(SwitchNetwork, {
      start: { ...start, chain: { ...start.chain, networks: [...start.chain.networks, ...makeMany(6)] } }
    })
    expect(readNames()).toEqual(["Ethereum", "Polygon", "Alpha", "Gamma", "Delta", "Epsilon", "Zeta", "Beta"])
    const search = screen.getByRole("searchbox", { name: "Search networks" })
    await act(async () => void fireEvent.change(search, { target: { value: " ta" } }))
    expect(readNames()).toEqual(["Delta", "Zeta", "Beta"])
    expect(status()).toBe("3 networks")
    await act(async () => void fireEvent.change(search, { target: { value: "zzz" } }))
    expect(status()).toBe("No network called “zzz”")
    await click("Clear")
    expect(readNames()).toHaveLength(8)
  })

  test("groups networks of several namespaces", async () => {
    const start = sampleState()
    const networks = [...start.chain.networks, toNetwork(bitcoin)] as const
    drawView(SwitchNetwork, { start: { ...start, chain: { ...start.chain, networks } } })
    expect(readNames()).toEqual(["EVM networks", "Ethereum", "Polygon", "Bitcoin", "Bitcoin"])
  })
})

test("WalletCompatibleNetworks lists the networks without buttons", async () => {
  await connectScripted({}, WalletCompatibleNetworks)
  expect(readNames()).toEqual(["Ethereum", "Polygon"])
  expect(screen.queryAllByRole("button")).toEqual([])
})

test("UnsupportedChain offers the networks and Disconnect", async () => {
  const kit = drawView(UnsupportedChain, { start: stateAfter(sampleState(), makeConnected("eip155:56")) })
  expect(kit.view.container.textContent).toContain("This page does not use BNB Smart Chain")
  await click(/Polygon/)
  expect(kit.events).toContainEqual({ _tag: "NetworkSwitchStarted", to: "eip155:137" })
  await click("Disconnect")
  expect(kit.state().connection.connections).toEqual([])
})

test("AccountSettings names the contract that a smart account runs, and nothing for a plain account", async () => {
  const kit = drawView(AccountSettings, { start: sampleState() })
  await kit.dispatch(makeConnected(), { _tag: "AccountCodeRead", account, runs: `0x${"ab".repeat(20)}` })
  const readWords = () => document.body.textContent?.replaceAll("\u2060", "")
  expect(readWords()).toContain("Smart account (0xabab…abab). You can undo this in your wallet.")
  await kit.dispatch({ _tag: "AccountCodeRead", account, runs: null })
  expect(readWords()).not.toContain("Smart account")
})
