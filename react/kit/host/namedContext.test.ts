// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import { mainnet, polygon, solana } from "../../../core/chain/network/networks.ts"
import { accounts } from "../../../fixtures/sandbox/chains/accounts.ts"
import { type ServiceRequest, startServices } from "../../../fixtures/testing/react/startServices.ts"
import { announceEvm } from "../../../fixtures/wallets/announcedWallets.ts"
import { createLatchkey } from "../shell/public.ts"

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const [me, you] = accounts
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const balance = { value: 1n, decimals: 18, symbol: "ETH", formatted: "0.000000000000000001" }
const token = { id: `eip155:1:${usdc}`, name: "USD Coin", symbol: "USDC", decimals: 6, logoUrl: "" }
const order = {
  domain: { name: "Shop" },
  types: { Order: [{ name: "id", type: "uint256" }] },
  primaryType: "Order",
  message: { id: 1n }
}
const quote = {
  account: `eip155:1:${me}`,
  from: token,
  to: token,
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

/** A kit whose wallet is on Ethereum with the first account; `asked`: the requests to services and nodes. */
const connectWithServices = async () => {
  const requests: Array<ServiceRequest> = []
  const services = await startServices((request) => {
    requests.push(request)
    if (request.path === "/v1/supported-chains") return { http: ["eip155:1", "eip155:137", solana.caipNetworkId] }
    if (request.path.endsWith("/balance")) return { balances: [] }
    if (request.path.endsWith("/history")) return { data: [], next: null }
    if (request.path.startsWith("/v1/identity/")) return { name: "adalove", avatar: null }
    if (request.path === "/v1/convert/tokens") return { tokens: [] }
    if (request.path.startsWith("/v1/profile/reverse/")) return []
    return request.body.method === undefined ? {} : `0x${"0".repeat(63)}7`
  })
  ends.push(services.close)
  const wallet = announceEvm()
  ends.push(wallet.stop)
  const kit = createLatchkey({
    networks: [mainnet, polygon, solana],
    projectId: "p1",
    endpoints: {
      chainService: services.url,
      api: services.url,
      rpc: { "eip155:1": services.url, "eip155:137": `${services.url}/polygon` }
    },
    features: { analytics: false }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: wallet.connectorId }))
  return { requests, kit, wallet }
}
const call = (kit: object, method: string, argument: unknown): Promise<unknown> =>
  act(async () => {
    try {
      return await Reflect.get(kit, method)(argument).then(() => "it was not refused")
    } catch (error) {
      return error
    }
  })

/** A valid call of each method that signs or sends. */
const acting: ReadonlyArray<readonly [method: string, argument: object]> = [
  ["send", { to: you, amount: "1" }],
  ["send", { transfers: [{ to: you, amount: "1" }] }],
  ["prepareSend", { to: you, amount: "1" }],
  ["transferFrom", { token: usdc, from: you, to: me, amount: "1" }],
  ["approve", { token: usdc, spender: you, amount: "1" }],
  ["swap", { quote }],
  ["signMessage", { message: "hi" }],
  ["signTypedData", order],
  ["sendCalls", { calls: [{ to: you, value: "0x1" }] }],
  ["registerName", { name: "adalove" }],
  ["revokeSmartSession", { pci: "p1" }]
]

describe("methods that sign or send", () => {
  test("rejects another network or account with ContextChanged and both names, and never switch", async () => {
    const { kit, wallet } = await connectWithServices()
    const current = `eip155:1:${me}`
    const others = [
      [{ network: "eip155:137" }, "eip155:137", "eip155:1"],
      [{ account: you }, you, current],
      [{ network: 137 }, "eip155:137", "eip155:1"],
      [{ network: polygon }, "eip155:137", "eip155:1"],
      [{ account: `eip155:137:${me}` }, `eip155:137:${me}`, current]
    ] as const
    for (const [index, [method, argument]] of acting.entries()) {
      for (const [label, requested, now] of index === 0 ? others : others.slice(0, 2)) {
        const error = await call(kit, method, { ...argument, ...label })
        expect([method, error]).toMatchObject([method, { _tag: "ContextChanged", requested, current: now }])
        expect(String(error)).toContain(`the request names ${requested}, and the current one is ${now}`)
      }
    }
    const network = solana.caipNetworkId
    expect(await call(kit, "send", { to: you, amount: "1", network })).toMatchObject({ _tag: "ContextChanged" })
    expect([wallet.received(), kit.getSnapshot().network?.id]).toEqual([[], "eip155:1"])
  })

  test("accepts the current network and account in any form and letter case", async () => {
    const { kit, wallet } = await connectWithServices()
    const context = { account: me.toLowerCase(), network: mainnet }
    await act(() => kit.signMessage({ message: "hi", ...context }))
    await act(() => kit.signMessage({ message: "hi", account: `eip155:1:${me}`, network: 1 }))
    expect(wallet.received()).toHaveLength(2)
  })

  test("names both networks when a grant is for another one", async () => {
    const { kit } = await connectWithServices()
    const grant = {
      chainId: "0x89",
      expiry: 4_000_000_000,
      signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x04aa" }] } },
      permissions: [{ type: "native-token-transfer", data: {} }],
      policies: []
    }
    const other = { _tag: "ContextChanged", requested: "eip155:137", current: "eip155:1" }
    expect(await call(kit, "grantSmartSession", grant)).toMatchObject(other)
    const foreign = { ...grant, chainId: "0x1", address: you }
    expect(await call(kit, "grantSmartSession", foreign)).toMatchObject({ _tag: "ContextChanged", requested: you })
  })
})

describe("methods that read", () => {
  test("uses the passed network for the page's account", async () => {
    const { requests, kit } = await connectWithServices()
    requests.length = 0
    const found = await act(() => kit.getBalance({ network: 137 }))
    expect(found).toMatchObject({ symbol: "POL" })
    await act(() => kit.getTokens({ network: polygon }))
    await act(() => kit.getActivity({ network: "eip155:137" }))
    const paths = requests.map(({ path, query }) => `${path}?${query}`).join("\n")
    expect(paths).toMatch(/chainId=eip155%3A137|eip155:137/)
    expect(requests.filter(({ path }) => path === "/" || path === "")).toEqual([]) // the node of Ethereum
    expect(kit.getSnapshot().network?.id).toBe("eip155:1")
  })

  test("uses the passed account and network", async () => {
    const { requests, kit } = await connectWithServices()
    requests.length = 0
    await act(() => kit.getTokens({ account: you, network: 137 }))
    expect(requests.map(({ path }) => path).join()).toContain(you)
  })

  test("rejects a network that is not configured, and one without a connected wallet", async () => {
    const { kit } = await connectWithServices()
    expect(await call(kit, "getBalance", { network: 10 })).toMatchObject({ _tag: "NetworkNotFound" })
    const network = solana.caipNetworkId
    expect(await call(kit, "getBalance", { network })).toMatchObject({ _tag: "NotConnected", namespace: "solana" })
  })
})
