// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { announceEvm } from "../../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey, isLatchkeyError, type Latchkey } from "../public.ts"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { waitUntil } from "../../../../fixtures/testing/turns.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const end of ends.splice(0)) await act(async () => end())
  localStorage.clear()
})
const make = (): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet] })
  ends.push(kit.dispose)
  return kit
}
const [me, you] = accounts

/** Typed data with this message: an order and its parts. */
const makeTyped = (message: object) => ({
  domain: {},
  types: {
    Order: [
      { name: "id", type: "uint256" },
      { name: "parts", type: "Part[]" }
    ],
    Part: [{ name: "to", type: "address" }]
  },
  primaryType: "Order",
  message
})

/** Calls as a page in plain JavaScript may make them: the method, its argument, and the field that is wrong. */
const misfits: ReadonlyArray<readonly [method: string, given: unknown, field: string]> = [
  ["open", "Connect", "view"],
  ["open", 7, "view"],
  ["open", true, "view"],
  ["open", () => {}, "view"],
  ["open", new Map([["view", "Account"]]), "view"],
  ["open", [], "view"],
  ["open", new Date(0), "view"],
  ["open", Promise.resolve({ view: "Account" }), "view"],
  ["open", { opener: 7 }, "opener"],
  ["open", { opener: "#button" }, "opener"],
  ["open", { view: "Nowhere" }, "view"],
  ["open", { view: 7 }, "view"],
  ["open", { namespace: "evm" }, "namespace"],
  ["open", { uri: "https://example.org" }, "uri"],
  ["open", { into: "#place" }, "into"],
  ["open", { view: "Send", send: you }, "send"],
  ["open", { view: "Send", send: { amount: 1 } }, "send"],
  ["open", { view: "Send", send: { amount: "1,5" } }, "send"],
  ["open", { view: "Send", send: { to: "x".repeat(300) } }, "send"],
  ["open", { view: "Account", send: { to: you } }, "send"],
  ["open", { send: { to: you } }, "send"],
  ["open", { view: "Swap", swap: { slippage: "all" } }, "swap"],
  ["open", { view: "Buy", onramp: { currency: "€" } }, "onramp"],
  ["open", { view: "Account", tab: "coins" }, "tab"],
  ["open", { view: "Send", tab: "nfts" }, "tab"],
  ["open", { view: "Names", name: 7 }, "name"],
  ["open", { view: "Account", name: "adalove" }, "name"],
  ["connect", undefined, "connectorId"],
  ["connect", null, "connectorId"],
  ["connect", "io.metamask", "connectorId"],
  ["connect", { id: "io.metamask" }, "id"],
  ["connect", { connectorId: "io.metamask", namespace: "evm" }, "namespace"],
  ["connect", { connectorId: "walletConnect", walletId: 7 }, "walletId"],
  ["disconnect", "io.metamask", "connectorId"],
  ["disconnect", new Map([["connectorId", "io.metamask"]]), "connectorId"],
  ["disconnect", Promise.resolve({ connectorId: "io.metamask" }), "connectorId"],
  [
    "disconnect",
    new (class {
      get connectorId() {
        return "io.metamask"
      }
    })(),
    "connectorId"
  ],
  ["disconnect", { connectorId: 7 }, "connectorId"],
  ["disconnect", { namespace: 1 }, "namespace"],
  ["switchNetwork", 0, "network"],
  ["switchNetwork", 1.5, "network"],
  ["switchNetwork", "eip155:", "network"],
  ["switchNetwork", undefined, "network"],
  ["switchNetwork", "polygon", "network"],
  ["switchNetwork", { name: "Polygon" }, "network"],
  ["switchConnection", "io.metamask", "connectorId"],
  ["switchConnection", { connectorId: "io.metamask" }, "namespace"],
  ["removeNamespace", "evm", "namespace"],
  ["removeNamespace", { namespace: "eip155" }, "namespace"],
  ["signMessage", "hi", "message"],
  ["signMessage", undefined, "message"],
  ["signMessage", ["hi"], "message"],
  ["signMessage", { text: "hi" }, "text"],
  ["signMessage", { message: 7 }, "message"],
  ["signMessage", { message: { raw: "68" } }, "message"],
  ["signMessage", { message: { raw: "0x6" } }, "message"],
  ["signMessage", { message: { text: "hi" } }, "message.text"],
  ["signMessage", { message: new Uint8Array(2) }, "message"],
  ["signMessage", { message: "hi", namespace: "evm" }, "namespace"],
  ["send", undefined, "to"],
  ["send", { to: "an address", amount: "1" }, "to"],
  ["send", { to: you, amount: 10n }, "amount"],
  ["send", { to: you, amount: 0.1 }, "amount"],
  ["send", { to: you, amount: "1,5" }, "amount"],
  ["send", { to: you, amount: "1e18" }, "amount"],
  ["send", { to: you, amount: "1", token: 7 }, "token"],
  ["send", { to: you, amount: "1", namespace: "evm" }, "namespace"],
  ["signTypedData", makeTyped({ id: { hex: "0x05" } }), "message"],
  ["signTypedData", makeTyped({ id: new Uint8Array(2) }), "message"],
  ["signTypedData", makeTyped({ id: 1n, parts: 7 }), "message"],
  ["signTypedData", makeTyped({ id: 1.5, parts: [] }), "message"],
  ["signTypedData", makeTyped({ id: 2 ** 60, parts: [] }), "message"],
  ["signTypedData", makeTyped({ id: "1e18", parts: [] }), "message"],
  ["signTypedData", makeTyped({ parts: [] }), "message"],
  ["signTypedData", makeTyped({ id: 1n, parts: [{ to: "0x12z" }] }), "message"],
  ["signTypedData", { ...makeTyped({ id: 1n }), types: { Order: [{ name: "id", type: "unit256" }] } }, "message"],
  ["signTypedData", makeTyped({ id: 1n, parts: [{ to: {} }] }), "message"],
  ["getBalance", { account: "me" }, "account"],
  ["getBalance", { account: 7 }, "account"],
  [
    "getBalance",
    new (class {
      readonly token = "USDC"
      get network() {
        return "eip155:137"
      }
    })(),
    "account"
  ],
  ["getTokens", new Set([you]), "account"],
  ["getActivity", new WeakMap(), "account"],
  ["getBalance", { account: you, namespace: "solana" }, "account"],
  ["getBalance", { token: 7 }, "token"],
  ["getTokens", "eip155", "account"],
  ["getTokens", { namespace: "evm" }, "namespace"],
  ["getActivity", { cursor: 7 }, "cursor"],
  ["getIdentity", undefined, "address"],
  ["getIdentity", { address: "adalove" }, "address"],
  ["getNames", { account: "" }, "account"],
  ["resolveName", {}, "name"],
  ["resolveName", { name: "adalove", network: "polygon" }, "network"],
  ["suggestNames", { name: " " }, "name"],
  ["getSwapTokens", { network: 0 }, "network"],
  ["getSwapQuote", { from: "USDC", amount: "1" }, "to"],
  ["getSwapQuote", { from: "USDC", to: "ETH", amount: 1 }, "amount"],
  ["getSwapQuote", { from: "USDC", to: "ETH", amount: "1", slippage: 1 }, "slippage"],
  ["getOnrampOptions", { network: {} }, "network"],
  ["getOnrampQuote", { amount: "fifty" }, "amount"],
  ["getOnrampQuote", { amount: "50", currency: "$" }, "currency"],
  ["getOnrampUrl", { amount: 50 }, "amount"],
  ["getAllowance", { token: "USDC" }, "spender"],
  ["getAllowance", { token: "USDC", spender: "0x1" }, "spender"],
  ["getSmartSessions", { account: "0x" }, "account"],
  ["capabilities", "polygon", "network"]
]

const call = (kit: object, method: string, argument: unknown): Promise<unknown> =>
  act(async () => {
    try {
      return await Reflect.get(kit, method)(argument).then(() => "it was not refused")
    } catch (error) {
      return error
    }
  })
const expectRefusal = (error: unknown, method: string, field: string): void => {
  expect(error).toMatchObject({ _tag: "CallMisfit", code: "kit.call-misfit", retryable: false, method, field })
  expect(isLatchkeyError(error)).toBe(true)
  const known = `has to be .+, for example kit\\.${method}\\(.*; (it |there is nothing)`
  const unknown = `is not a known key; did you mean .+? For example kit\\.${method}\\(`
  expect(String(error)).toMatch(new RegExp(`${method}: ${field} (${known}|${unknown})`))
}

test("names the view that was most likely meant", async () => {
  const kit = make()
  await expect(kit.open({ view: "Networs" } as never)).rejects.toThrow(/; it is "Networs": did you mean "Networks"\?$/)
  await expect(kit.open({ view: "connect" } as never)).rejects.toThrow(/; it is "connect": did you mean "Connect"\?$/)
})

test.each(misfits)(
  "%s(%o) is refused for its %s before the kit's code is asked for",
  async (method, argument, field) => {
    const kit = make()
    expectRefusal(await call(kit, method, argument), method, field)
    expect(kit.getSnapshot().network).toBeNull() // a running kit has a network
    expect(document.querySelector("latchkey-modal")).toBeNull()
  }
)

test("sends only calls with valid arguments to a connected wallet", async () => {
  const wallet = announceEvm()
  ends.push(wallet.stop)
  const kit = make()
  await act(() => kit.connect({ connectorId: wallet.connectorId }))
  for (const [method, argument, field] of misfits) expectRefusal(await call(kit, method, argument), method, field)
  expect([wallet.received(), kit.getSnapshot().status]).toEqual([[], "connected"])
  await act(() => kit.signMessage({ message: "hi" }))
  expect(wallet.received()).toMatchObject([{ method: "personal_sign", params: ["0x6869", me] }])
})

test.each([undefined, null])("rejects requests of provider(%s) with 'namespace is required'", async (namespace) => {
  const kit = make()
  const error = await act(() =>
    call(Reflect.apply(kit.provider, kit, [namespace]), "request", { method: "eth_accounts" })
  )
  expect(error).toMatchObject({ code: -32602, message: "namespace is required", data: { _tag: "NamespaceMissing" } })
})

test.each(["polkadot", "cosmos"])("rejects requests of provider(%j) with 'Adapter not found'", async (namespace) => {
  const kit = make()
  const error = await act(() =>
    call(Reflect.apply(kit.provider, kit, [namespace]), "request", { method: "eth_accounts" })
  )
  expect(error).toMatchObject({
    code: 4901,
    message: "Adapter not found",
    data: { _tag: "AdapterNotFound", namespace }
  })
})

test.each(["evm", "", "__proto__", "137"])(
  "kit.provider for the namespace %j names it in every rejection",
  async (name) => {
    const kit = make()
    const error = await act(() => call(Reflect.apply(kit.provider, kit, [name]), "request", { method: "eth_accounts" }))
    expect(error).toMatchObject({
      code: 4901,
      message: `Unsupported chain namespace: ${name}`,
      data: { _tag: "UnsupportedNamespace", namespace: name }
    })
  }
)

test.each([["blue"], [undefined], [null], [{ mode: "blue" }], [{ mode: undefined }], [7]])(
  "kit.setTheme reports the unknown theme %j and changes nothing",
  async (theme) => {
    const faults: Array<unknown> = []
    vi.stubGlobal("reportError", (fault: unknown) => void faults.push(fault))
    const kit = make()
    await act(() => kit.open())
    const themes = () => document.querySelector("latchkey-modal")?.getAttribute("data-theme")
    const { setTheme }: { readonly setTheme: unknown } = kit
    if (typeof setTheme === "function") setTheme(theme)
    await waitUntil(() => expect(faults).toHaveLength(1))
    expectRefusal(faults[0], "setTheme", "theme")
    expect(themes()).toBe("dark")
  }
)

test("ignores deep changes of an argument after the call", async () => {
  const wallet = announceEvm()
  ends.push(wallet.stop)
  const kit = make()
  await act(() => kit.connect({ connectorId: wallet.connectorId }))
  const text = { message: "hi" }
  const bytes = { message: { raw: "0x01" as const } }
  const typed = {
    domain: { name: "Shop" },
    types: { Order: [{ name: "id", type: "uint256" }] },
    primaryType: "Order",
    message: { id: 1n }
  }
  const request = { method: "personal_sign", params: ["0x02", me] }
  await act(async () => {
    const requests = [
      kit.signMessage(text),
      kit.signMessage(bytes),
      kit.signTypedData(typed),
      kit.provider("eip155").request(request)
    ]
    text.message = "all that I have"
    Object.assign(bytes.message, { raw: "0xff" })
    typed.message.id = 99n
    request.params[0] = "0xff"
    request.method = "eth_sign"
    await Promise.allSettled(requests)
  })
  const received = JSON.stringify(wallet.received())
  for (const part of ['["0x6869"', '["0x01"', '\\"id\\":\\"1\\"', '["0x02"']) expect(received).toContain(part)
  expect(wallet.received()).toHaveLength(4)
})

test("kit.setLocale rejects a language that cannot be read with CallMisfit", async () => {
  const kit = make()
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expectRefusal(await call(kit, "setLocale", proxy), "setLocale", "locale")
})
