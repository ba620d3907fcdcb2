// @vitest-environment happy-dom
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test, vi } from "vitest"
import { mainnet, polygon } from "../../../core/chain/network/networks.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { waitUntil } from "../../../fixtures/testing/turns.ts"
import { announceEvm } from "../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey, type Latchkey } from "../shell/public.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  vi.unstubAllGlobals()
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const make = (): Latchkey => {
  const kit = createLatchkey({ networks: [mainnet, polygon] })
  ends.push(kit.dispose)
  return kit
}
const [me, you] = accounts
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const balance = { value: 1n, decimals: 18, symbol: "ETH", formatted: "0.000000000000000001" }
const order = {
  domain: { name: "Shop" },
  types: {
    Order: [
      { name: "id", type: "uint256" },
      { name: "parts", type: "Part[]" }
    ],
    Part: [{ name: "to", type: "address" }]
  },
  primaryType: "Order",
  message: { id: 1n, parts: [{ to: you }, { to: me }] }
}
const grant = {
  chainId: "0x1",
  expiry: 4_000_000_000,
  signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x04aa" }] } },
  permissions: [{ type: "native-token-transfer", data: { anything: 1 } }],
  policies: []
}
const permission = { chainId: "0x1", to: you, permission: { type: "native-token-allowance", data: {} } }
const quote = {
  account: `eip155:1:${me}`,
  from: { id: `eip155:1:${usdc}` },
  to: { id: `eip155:1:${you}` },
  amount: balance,
  received: balance,
  minimum: balance,
  slippage: "1",
  rate: "1",
  priceImpact: null,
  fee: null,
  approval: "needed",
  goodUntil: 0
}

/** Methods with an argument that has no keys, or without any. */
type Others =
  | "capabilities"
  | "close"
  | "dispose"
  | "getSnapshot"
  | "grantPermissions"
  | "prepare"
  | "provider"
  | "removeNamespace"
  | "setTheme"
  | "subscribe"
  | "switchNetwork"

/** A valid argument of every other method; `undefined` if the method accepts no argument. */
const valid: { readonly [Name in Exclude<keyof Latchkey, Others>]: object | undefined } = {
  open: { view: "Connect" },
  connect: { connectorId: "test.zebra" },
  disconnect: { connectorId: "test.zebra" },
  switchConnection: { connectorId: "test.zebra", namespace: "eip155" },
  signMessage: { message: "hi" },
  signTypedData: order,
  sendCalls: { calls: [{ to: you, value: "0x1" }] },
  getCallsStatus: { id: "0xb" },
  registerName: { name: "adalove" },
  prepareSend: { to: you, amount: "1" },
  send: { to: you, amount: "1" },
  transferFrom: { token: usdc, from: you, to: me, amount: "1" },
  swap: { quote },
  approve: { token: usdc, spender: you, amount: "1" },
  getBalance: {},
  getTokens: {},
  getActivity: {},
  getIdentity: { address: you },
  getNames: {},
  resolveName: { name: "adalove" },
  suggestNames: { name: "adalove" },
  getSwapTokens: {},
  getSwapQuote: { from: "USDC", to: "ETH", amount: "1" },
  getOnrampOptions: {},
  getOnrampQuote: { amount: "50" },
  getOnrampUrl: {},
  getAllowance: { token: usdc, spender: you },
  getSmartSessions: {},
  getGrantedPermissions: {},
  grantSmartSession: grant,
  createSubscription: {
    chainId: "0x1",
    signerPublicKey: "0x04aa",
    interval: "1d",
    asset: "native",
    amount: "0x1",
    expiry: 4_000_000_000
  },
  revokePermission: { permissionContext: "0xc0" },
  revokeSmartSession: { pci: "p1" },
  watchWallets: { listener: () => {} },
  explain: { method: "personal_sign", params: ["hi", me] },
  waitForReceipt: { hash: "0x1" },
  report: {},
  watchEvents: { listener: () => {} },
  setLocale: { tag: "eo", dir: "ltr", words: {} },
  signIn: undefined,
  signOut: undefined,
  isSmartSessionSupported: undefined,
  connectors: undefined,
  getTransactions: undefined,
  log: undefined
}

/** Calls with one mistyped key: the method, its argument, the key by its path, and the key that was meant. */
const mistyped: ReadonlyArray<readonly [method: string, given: object, field: string, nearest: string]> = [
  ["send", { to: you, amount: "1", tokn: usdc }, "tokn", "token"],
  ["send", { to: you, amount: "1", chainId: 137 }, "chainId", "network"],
  ["send", { recipient: you, amount: "1" }, "recipient", "to"],
  ["send", { to: you, amount: "1", from: me }, "from", "account"],
  ["send", { transfers: [{ to: you, amount: "1", tokn: usdc }] }, "transfers[0].tokn", "token"],
  [
    "send",
    {
      transfers: [
        { to: you, amount: "1" },
        { to: you, amount: "1", Token: usdc }
      ]
    },
    "transfers[1].Token",
    "token"
  ],
  ["send", { transfers: [{ to: you, amount: "1" }], netwrok: 137 }, "netwrok", "network"],
  ["sendCalls", { calls: [{ to: you, vlaue: "0x1" }] }, "calls[0].vlaue", "value"],
  ["sendCalls", { calls: [{ to: you, chainId: "0x89" }] }, "calls[0].chainId", "data"],
  ["sendCalls", { calls: [{ to: you }], capability: {} }, "capability", "capabilities"],
  ["sendCalls", { calls: [{ to: you }], atomicRequired: false }, "atomicRequired", "atomic"],
  ["getBalance", { address: you }, "address", "account"],
  ["getBalance", { chainId: 137 }, "chainId", "network"],
  ["disconnect", { connectorID: "test.zebra" }, "connectorID", "connectorId"],
  ["connect", { wallet: "email", mail: "a@example.org", code: () => "1" }, "mail", "email"],
  ["open", { view: "Send", send: { to: you, tokn: usdc } }, "send.tokn", "token"],
  ["open", { view: "Swap", swap: { form: "ETH" } }, "swap.form", "from"],
  ["open", { view: "Buy", onramp: { curency: "EUR" } }, "onramp.curency", "currency"],
  ["open", { veiw: "Send" }, "veiw", "view"],
  ["signMessage", { message: { raw: "0x00", row: 1 } }, "message.row", "raw"],
  ["signTypedData", { ...order, domain: { nmae: "Shop" } }, "domain.nmae", "name"],
  ["signTypedData", { ...order, message: { ...order.message, idd: 1 } }, "message.idd", "id"],
  ["signTypedData", { ...order, message: { id: 1n, parts: [{ to: me }, { too: you }] } }, "message.parts[1].too", "to"],
  ["swap", { quote: { ...quote, minimun: balance } }, "quote.minimun", "minimum"],
  ["swap", { quote: { ...quote, minimum: { ...balance, vale: 1n } } }, "quote.minimum.vale", "value"],
  ["swap", { quote, aproval: "all" }, "aproval", "approval"],
  ["grantSmartSession", { ...grant, permissions: [{ type: "t", data: {}, dta: 1 }] }, "permissions[0].dta", "data"],
  ["grantPermissions", [{ ...permission, fro: me }], "[0].fro", "from"],
  [
    "grantPermissions",
    [permission, { ...permission, rules: [{ type: "expiry", dat: {} }] }],
    "[1].rules[0].dat",
    "data"
  ],
  ["grantSmartSession", { ...grant, network: "eip155:1" }, "network", "chainId"],
  ["explain", { to: you, vlaue: "1" }, "vlaue", "value"],
  ["explain", { ...order, primarytype: "Order" }, "primarytype", "primaryType"],
  ["getOnrampQuote", { amount: "50", crypto: "USDC" }, "crypto", "currency"],
  ["getSwapQuote", { from: "USDC", to: "ETH", amount: "1", slipage: "50" }, "slipage", "slippage"]
]

const call = (kit: object, method: string, ...args: ReadonlyArray<unknown>): Promise<unknown> =>
  act(async () => {
    try {
      return await Reflect.get(kit, method)(...args).then(() => "it was not refused")
    } catch (error) {
      return error
    }
  })

describe("kit methods", () => {
  test.each(Object.entries(valid))("%s rejects an unknown key before anything is asked", async (method, argument) => {
    const wallet = announceEvm()
    ends.push(wallet.stop)
    const kit = make()
    const error = await call(kit, method, { ...argument, unheardOf: 1 })
    expect(error).toMatchObject({ _tag: "CallMisfit", method, field: "unheardOf", given: "it is not known" })
    expect(kit.getSnapshot().network).toBeNull() // a kit that has started reports its network
    expect([wallet.received(), document.querySelector("latchkey-modal")]).toEqual([[], null])
  })

  test.each(mistyped)("%s(%o) names %s and the nearest key %s", async (method, argument, field, nearest) => {
    const error = await call(make(), method, argument)
    expect(error).toMatchObject({ _tag: "CallMisfit", method, field, nearest })
    expect(String(error)).toContain(`${method}: ${field} is not a known key; did you mean ${nearest}? For example kit.`)
  })

  test("keeps a wallet connected when a key is unknown", async () => {
    const wallet = announceEvm()
    ends.push(wallet.stop)
    const kit = make()
    await act(() => kit.connect({ connectorId: wallet.connectorId }))
    for (const [method, argument] of mistyped) await call(kit, method, argument)
    expect([wallet.received(), kit.getSnapshot().status]).toEqual([[], "connected"])
  })

  test.each([
    ["amount and value at once", { to: you, amount: "1", value: 5n }, "value"],
    [
      "a network that is not the account's",
      { to: you, amount: "1", account: `eip155:1:${me}`, network: 137 },
      "network"
    ],
    ["a network of another namespace", { to: you, amount: "1", namespace: "solana", network: 1 }, "network"]
  ])("kit.send rejects %s", async (_, argument, field) => {
    expect(await call(make(), "send", argument)).toMatchObject({ _tag: "CallMisfit", method: "send", field })
  })

  test.each(Object.keys(valid))("%s rejects an argument that throws when it is read", async (method) => {
    const throwTrap = (): never => {
      throw new Error("trap")
    }
    const { proxy, revoke } = Proxy.revocable({}, {})
    revoke()
    for (const argument of [
      proxy,
      new Proxy({}, { get: throwTrap, getPrototypeOf: throwTrap, has: throwTrap, ownKeys: throwTrap }),
      Object.defineProperty({}, "x", { enumerable: true, get: throwTrap })
    ])
      expect(await call(make(), method, argument)).toMatchObject({ _tag: "CallMisfit", method })
  })

  test.each(["signIn", "signOut", "isSmartSessionSupported", "connectors", "getTransactions", "log"])(
    "%s rejects text, a number and a list",
    async (method) => {
      for (const argument of ["eip155:1", 1, [1]])
        expect(await call(make(), method, argument)).toMatchObject({
          _tag: "CallMisfit",
          field: "it",
          rule: "left out"
        })
    }
  )

  test.each([
    ["signTypedData", { ...order, domain: new Date(0) }, "domain"],
    ["signTypedData", { ...order, domain: new Map() }, "domain"],
    ["setLocale", { tag: "eo", dir: Symbol("ltr"), words: {} }, "locale"],
    ["setLocale", { tag: "eo", dir: "up", words: {} }, "locale"],
    ["setLocale", { tag: "eo", dir: "ltr", words: new Map() }, "locale"],
    ["waitForReceipt", { hash: "\u202e0x1" }, "hash"],
    ["explain", { method: "", params: [] }, "explained"]
  ])("%s rejects a value of another kind: %o", async (method, argument, field) => {
    expect(await call(make(), method, argument)).toMatchObject({ _tag: "CallMisfit", method, field })
  })

  test("kit.open and kit.signOut ignore the event when used as listeners of a press", async () => {
    const kit = make()
    // The only field that a browser's event has itself.
    const press = { isTrusted: true }
    expect(await call(kit, "open", press)).toBe("it was not refused")
    expect(kit.getSnapshot().open).toBe(true)
    // An event of React's has its fields itself.
    const wrapped = { isTrusted: true, view: window, nativeEvent: press, type: "click", target: document.body }
    expect(await call(kit, "open", wrapped)).toBe("it was not refused")
    expect(await call(kit, "signOut", wrapped)).toMatchObject({ _tag: "SiwxNotEnabled" })
  })
})

test("provider.request rejects with -32602 for a key that it does not know", async () => {
  const error = await call(make().provider("eip155"), "request", { method: "eth_accounts", chainId: "0x89" })
  expect(error).toMatchObject({ code: -32602, data: { _tag: "CallMisfit", field: "chainId" } })
})

test("provider.request rejects with -32602 for a key that resembles no known key", async () => {
  const error = await call(make().provider("eip155"), "request", { method: "eth_accounts", zzz: 1 })
  expect(error).toMatchObject({ code: -32602, data: { _tag: "CallMisfit", field: "zzz" } })
})

test("provider.request accepts a whole JSON-RPC message", async () => {
  const message = { jsonrpc: "2.0", id: 1, method: "eth_accounts", params: [] }
  expect(
    await act(() =>
      make()
        .provider("eip155")
        .request(message as never)
    )
  ).toEqual([])
})

test("setTheme reports an unknown key and changes nothing", async () => {
  const faults: Array<unknown> = []
  vi.stubGlobal("reportError", (fault: unknown) => void faults.push(fault))
  const kit = make()
  const theme: object = { mode: "light", token: { primary: "red" } }
  kit.setTheme(theme)
  await waitUntil(() => expect(faults).toHaveLength(1))
  expect(faults[0]).toMatchObject({ _tag: "CallMisfit", field: "token", nearest: "tokens" })
  await act(() => kit.open())
  expect(document.querySelector("latchkey-modal")?.getAttribute("data-theme")).toBe("dark")
})
