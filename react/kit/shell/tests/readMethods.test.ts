// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { afterEach, describe, expect, test } from "vitest"
import { mainnet, polygon, solana } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { startServices, type ServiceRequest, type Services } from "../../../../fixtures/testing/react/startServices.ts"
import { type PlainWalletOptions, announcePlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey, isLatchkeyError, type Latchkey } from "../public.ts"

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  setTimeout(() => this.dispatchEvent(new Event("close")), 0)
}

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})
const [me, you] = accounts
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const pad = (value: bigint | number): string => `0x${value.toString(16).padStart(64, "0")}`
const toText = (value: string): string =>
  `0x${[32n, BigInt(value.length)].map((n) => pad(n).slice(2)).join("")}${[...value]
    .map((c) => c.charCodeAt(0).toString(16))
    .join("")
    .padEnd(64, "0")}`

const tokens = [
  {
    name: "USD Coin",
    symbol: "USDC",
    chainId: "eip155:1",
    address: `eip155:1:${usdc}`,
    value: 2.5,
    price: 1,
    quantity: { decimals: 6, numeric: "2.500000" },
    iconUrl: "https://example.org/usdc.png"
  },
  { name: "Nameless", symbol: "NONE", chainId: "eip155:1", price: 0, quantity: { decimals: 18, numeric: "1.5" } }
]
const swapTokens = [
  { address: `eip155:1:${usdc}`, name: "USD Coin", symbol: "USDC", decimals: 6, logoUri: "" },
  {
    address: "eip155:1:0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
    name: "Ether",
    symbol: "ETH",
    decimals: 18,
    logoUri: ""
  },
  { address: `eip155:1:0x${"1".repeat(40)}`, name: "Dai", symbol: "DAI", decimals: 18, logoUri: "" },
  { address: `eip155:1:0x${"2".repeat(40)}`, name: "Other Dai", symbol: "DAI", decimals: 18, logoUri: "" }
]
type Answer = (request: ServiceRequest) => unknown
/** The default responses of services and nodes. */
const answerFine: Answer = ({ body, path }) => {
  const { data = "", to = "" } = body.params?.[0] ?? {}
  if (body.method === "eth_getBalance") return pad(1_500_000_000_000_000_000n)
  if (body.method === "eth_call" && to === usdc)
    return data.startsWith("0x313ce567") ? pad(6) : data.startsWith("0x95d89b41") ? toText("USDC") : pad(2_500_001)
  if (body.method !== undefined) return "0x"
  if (path === "/v1/supported-chains") return { http: ["eip155:1", "eip155:137"] }
  if (path.endsWith("/balance")) return { balances: tokens }
  if (path.endsWith("/history")) return { data: [], next: "older" }
  if (path.startsWith("/v1/identity/")) return { name: "adalove", avatar: null }
  if (path.startsWith("/v1/profile/account/"))
    return {
      name: "adalove.reown.id",
      registered_at: "2026-01-01T00:00:00Z",
      addresses: { "60": { address: me, created: "x" } },
      attributes: []
    }
  if (path.startsWith("/v1/profile/suggestions/")) return { suggestions: [{ name: "adalove1", registered: false }] }
  if (path.startsWith("/v1/profile/reverse/")) return []
  if (path === "/v1/convert/tokens") return { tokens: swapTokens }
  if (path === "/v1/convert/quotes")
    return {
      quotes: [
        {
          fromAccount: swapTokens[0]?.address,
          toAccount: swapTokens[1]?.address,
          fromAmount: "100000000",
          toAmount: "30000000000000000"
        }
      ]
    }
  if (path === "/v1/convert/gas-price") return { standard: "1000000000", fast: "1", instant: "1" }
  if (path === "/v1/convert/allowance") return { allowance: "0" }
  if (path === "/v1/fungible/price") return { fungibles: [] }
  if (path.startsWith("/v1/sessions/")) return []
  return undefined
}

const makeWithServices = async (answer: Answer = answerFine, wallet: Partial<PlainWalletOptions> = {}) => {
  const services: Services = await startServices((request) => answer(request) ?? answerFine(request))
  ends.push(services.close)
  const withdraw = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me, you],
    chainId: 1,
    ...wallet
  })
  ends.push(withdraw.stop)
  const kit = createLatchkey({
    networks: [mainnet, polygon, solana].map((item) => ({
      ...item,
      rpcUrls: { default: { http: [services.url] } }
    })) as never,
    projectId: "p1",
    endpoints: { api: services.url, chainService: services.url },
    enableWalletConnect: false,
    features: { analytics: false }
  })
  ends.push(kit.dispose)
  return { kit, services, wallet: withdraw }
}
const connectWithServices = async (...args: Parameters<typeof makeWithServices>) => {
  const all = await makeWithServices(...args)
  await act(() => all.kit.connect({ connectorId: "test.zebra" }))
  return all
}
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)
const failure = (what: Promise<unknown>): Promise<unknown> =>
  run(() =>
    what.then(
      (value) => value,
      (error) => (isLatchkeyError(error) ? error._tag : error)
    )
  )

describe("what an account holds", () => {
  test("kit.getBalance returns base units and exact text for the coin, for a token by contract, and by CAIP-19 id", async () => {
    const { kit } = await connectWithServices()
    const coin = { value: 1_500_000_000_000_000_000n, decimals: 18, symbol: "ETH", formatted: "1.5" }
    const held = { value: 2_500_001n, decimals: 6, symbol: "USDC", formatted: "2.500001" }
    expect(await run(() => kit.getBalance())).toEqual(coin)
    expect(await run(() => kit.getBalance({ token: usdc }))).toEqual(held)
    expect(await run(() => kit.getBalance({ token: `eip155:1/erc20:${usdc}` }))).toEqual(held)
    expect(await run(() => kit.getBalance({ token: "eip155:1/slip44:60" }))).toEqual(coin)
    expect(await run(() => kit.getBalance({ account: you }))).toEqual(coin)
    expect(await run(() => kit.getBalance({ account: `eip155:137:${you}` }))).toMatchObject({ symbol: "POL" })
  })

  test("kit.getTokens returns tokens with ids, and without a price if it is unknown", async () => {
    const { kit } = await connectWithServices()
    const [first, second] = await run(() => kit.getTokens())
    expect(first).toEqual({
      id: `eip155:1/erc20:${usdc}`,
      address: usdc,
      name: "USD Coin",
      symbol: "USDC",
      network: "eip155:1",
      decimals: 6,
      value: 2_500_000n,
      formatted: "2.5",
      priceUsd: "1",
      worthUsd: "2.5",
      iconUrl: "https://example.org/usdc.png"
    })
    expect(second).toMatchObject({ id: "eip155:1/slip44:60", value: 1_500_000_000_000_000_000n })
    expect(second).not.toHaveProperty("priceUsd")
  })

  test("kit.getAllowance reads the allowance of any account from the chain", async () => {
    const { kit, services } = await connectWithServices()
    expect(await run(() => kit.getAllowance({ token: usdc, spender: you }))).toMatchObject({ formatted: "2.500001" })
    const call = services.requests.find(({ body }) => body.params?.[0]?.data?.startsWith("0xdd62ed3e"))
    expect(call?.body.params?.[0]?.data).toContain(
      me.slice(2).toLowerCase() + you.slice(2).toLowerCase().padStart(64, "0")
    )
  })

  test("kit.getTokens shares one request with concurrent callers and the Account view", async () => {
    const { kit, services } = await connectWithServices()
    const [item, two] = await run(() => Promise.all([kit.getTokens(), kit.getTokens()]))
    expect(two).toEqual(item)
    await run(() => kit.open({ view: "Account" }))
    await run(() => kit.getTokens())
    expect(services.requests.filter(({ path }) => path.endsWith("/balance"))).toHaveLength(1)
  })
})

test("reads history, names, swaps and sessions from the same services", async () => {
  const { kit } = await connectWithServices()
  expect(await run(() => kit.getActivity())).toEqual({ transactions: [], next: "older" })
  expect(await run(() => kit.getIdentity({ address: you }))).toEqual({ name: "adalove", avatar: null })
  expect(await run(() => kit.getNames())).toEqual([])
  expect(await run(() => kit.resolveName({ name: "adalove" }))).toEqual({ name: "adalove.reown.id", address: me })
  expect(await run(() => kit.resolveName({ name: "adalove", network: 137 }))).toEqual({
    name: "adalove.reown.id",
    address: null
  })
  expect(await run(() => kit.suggestNames({ name: "adalove" }))).toMatchObject([{ registered: false }])
  expect(await run(() => kit.getSwapTokens())).toHaveLength(4)
  expect(await run(() => kit.getSwapQuote({ from: "usdc", to: "ETH", amount: "100" }))).toMatchObject({
    amount: { value: 100_000_000n, formatted: "100" },
    received: { value: 30_000_000_000_000_000n, formatted: "0.03", symbol: "ETH" },
    minimum: { formatted: "0.0297" },
    approval: "needed"
  })
  expect(await run(() => kit.getSmartSessions())).toEqual([])
  expect(await run(() => kit.getOnrampOptions())).toMatchObject({ builtIn: true, providers: [{ name: "meld" }] })
  expect(await run(() => kit.getOnrampQuote({ amount: "50" }))).toMatchObject({ estimate: true })
})

describe("what cannot be read ends in a tagged error", () => {
  const reads: ReadonlyArray<readonly [string, (kit: Latchkey) => Promise<unknown>]> = [
    ["getBalance", (kit) => kit.getBalance()],
    ["getTokens", (kit) => kit.getTokens()],
    ["getActivity", (kit) => kit.getActivity()],
    ["getNames", (kit) => kit.getNames()],
    ["getSmartSessions", (kit) => kit.getSmartSessions()],
    ["getAllowance", (kit) => kit.getAllowance({ token: usdc, spender: you })]
  ]
  test.each(reads)("%s without a connection rejects with NotConnected, and requests nothing", async (_, read) => {
    const { kit, services } = await makeWithServices()
    expect(await failure(read(kit))).toBe("NotConnected")
    expect(services.requests.filter(({ path }) => path.startsWith("/v1/account"))).toEqual([])
  })

  const absurd: ReadonlyArray<readonly [string, unknown]> = [
    ["nothing", null],
    ["a number", 1e308],
    ["a text", "0x"],
    ["lists where objects belong", [[[]]]],
    ["objects where lists belong", { balances: {}, data: {}, http: {}, suggestions: {}, tokens: {}, quotes: {} }],
    ["an answer that is no JSON", new Response("<html>", { status: 200 })],
    ["a server that fails", new Response("no", { status: 500 })]
  ]
  const all: ReadonlyArray<readonly [string, (kit: Latchkey) => Promise<unknown>]> = [
    ...reads,
    ["getIdentity", (kit) => kit.getIdentity({ address: you })],
    ["resolveName", (kit) => kit.resolveName({ name: "adalove" })],
    ["suggestNames", (kit) => kit.suggestNames({ name: "adalove" })],
    ["getSwapTokens", (kit) => kit.getSwapTokens()],
    ["getSwapQuote", (kit) => kit.getSwapQuote({ from: "USDC", to: "ETH", amount: "1" })],
    ["getOnrampUrl", (kit) => kit.getOnrampUrl()]
  ]
  test.each(absurd)("%s, by every reading method", async (_, answer) => {
    const { kit } = await connectWithServices((request) =>
      request.body.method === "eth_chainId" || request.path === "/v1/supported-chains"
        ? undefined
        : answer instanceof Response
          ? answer.clone()
          : { absurd: answer, name: [answer] }
    )
    const results = await run(() =>
      Promise.all(
        all.map(([name, read]) => read(kit).then(String, (error) => [name, isLatchkeyError(error), error._tag]))
      )
    )
    for (const end of results) expect(end).toEqual([expect.any(String), true, expect.stringMatching(/^[A-Z]/)])
  })

  test("rejects an unknown or ambiguous token with TokenNotFound", async () => {
    const { kit } = await connectWithServices()
    expect(await failure(kit.getBalance({ token: `0x${"9".repeat(40)}` }))).toBe("TokenNotFound")
    expect(await failure(kit.getBalance({ token: `eip155:137/erc20:${usdc}` }))).toBe("TokenNotFound")
    expect(await failure(kit.getSwapQuote({ from: "DAI", to: "ETH", amount: "1" }))).toBe("TokenNotFound")
    expect(await failure(kit.getSwapQuote({ from: "PEPE", to: "ETH", amount: "1" }))).toBe("TokenNotFound")
  })

  test("rejects a currency or token that is not sold with PurchaseNotOffered", async () => {
    const { kit } = await connectWithServices()
    expect(await failure(kit.getOnrampQuote({ amount: "50", currency: "XTS" }))).toBe("PurchaseNotOffered")
    expect(await failure(kit.getOnrampQuote({ amount: "50", token: "NOSUCH" }))).toBe("PurchaseNotOffered")
  })

  test.each<[string, (kit: Latchkey) => Promise<unknown>]>([
    ["getSwapTokens", (kit) => kit.getSwapTokens({ network: 5 })],
    ["getOnrampOptions", (kit) => kit.getOnrampOptions({ network: 5 })],
    ["resolveName", (kit) => kit.resolveName({ name: "adalove", network: 5 })],
    ["capabilities", (kit) => kit.capabilities(5)],
    ["waitForReceipt", (kit) => kit.waitForReceipt({ hash: `0x${"12".repeat(32)}`, network: 5 })]
  ])("kit.%s rejects a network that is not configured", async (_, call) => {
    const { kit } = await connectWithServices()
    expect(await failure(call(kit))).toBe("NetworkNotFound")
  })

  test("rejects an account of a network that is not configured with the network's name", async () => {
    const { kit } = await connectWithServices()
    expect(await failure(kit.getBalance({ account: `eip155:5:${you}` }))).toBe("ChainNotSupported")
    expect(await failure(kit.getBalance({ account: "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4" }))).toBe(
      "NetworkNotFound"
    )
    expect(
      await failure(
        kit.getAllowance({ token: usdc, spender: you, account: "7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv" })
      )
    ).toBe("ChainNotSupported")
  })
})

test("kit.getBalance reads for the account at the time of the call, also after it changes", async () => {
  const { kit, services, wallet } = await connectWithServices()
  const reading = kit.getTokens()
  wallet.setAccounts([you])
  await run(() => reading)
  const paths = services.requests.map(({ path }) => path).filter((path) => path.endsWith("/balance"))
  expect(paths).toEqual([`/v1/account/${me}/balance`])
})

test("ignores a change of the argument after the call", async () => {
  const { kit, services } = await connectWithServices()
  const params = { account: `eip155:1:${me}` }
  const reading = kit.getTokens(params)
  params.account = `eip155:1:${you}`
  await run(() => reading)
  expect(services.requests.some(({ path }) => path === `/v1/account/${me}/balance`)).toBe(true)
})

describe("a kit", () => {
  test("has each method once, and can be spread", async () => {
    const { kit } = await makeWithServices()
    expect(kit.getBalance).toBe(kit.getBalance)
    expect("send" in kit).toBe(true)
    expect({ ...kit }.send).toBe(kit.send)
  })

  test("has no method by a mistaken name, and nothing that engines and tools probe for", async () => {
    const { kit } = await makeWithServices()
    for (const name of ["getBalanc", "getEverything", "then", "toJSON", "asymmetricMatch", "nodeType", "$$typeof"])
      expect(Reflect.get(kit, name)).toBeUndefined()
    expect(await Promise.resolve(kit)).toBe(kit)
  })
})

describe("what the wallet in use can do", () => {
  const connectWithCapabilities = (capabilities: unknown) =>
    connectWithServices(answerFine, { answers: { wallet_getCapabilities: capabilities } })
  const none = {
    network: "eip155:1",
    batches: "unsupported",
    canUpgrade: false,
    paymasterService: { supported: false },
    executionPermissions: { supported: false, types: [] },
    permissions: { supported: false, types: [], signers: [], policies: [] },
    canListAssets: false,
    canSignInOnConnect: false,
    canServeNetworks: false
  }
  const permitting = { "0x1": { permissions: { supported: true } } }
  const rows: ReadonlyArray<readonly [string, unknown, object]> = [
    ["batches at once", { "0x1": { atomic: { status: "supported" } } }, { batches: "supported" }],
    [
      "batches after an upgrade of the account",
      { "0x1": { atomic: { status: "ready" } } },
      { batches: "ready", canUpgrade: true }
    ],
    [
      "batches as the first version says them",
      { "0x1": { atomicBatch: { supported: true } } },
      { batches: "supported" }
    ],
    ["an upgrade by its own name", { "0x1": { eip7702Auth: { supported: true } } }, { canUpgrade: true }],
    ["permissions", permitting, { permissions: { ...none.permissions, supported: true } }],
    ["assets, on every chain", { "0x0": { assetDiscovery: { supported: true } } }, { canListAssets: true }],
    ["sign-in", { "0x1": { signInWithEthereum: { supported: true } } }, { canSignInOnConnect: true }],
    ["nothing, in any shape", { "0x1": { atomic: 7, permissions: "yes", assetDiscovery: [] } }, {}],
    ["what is no answer", "supported", {}]
  ]
  test.each(rows)("%s", async (_, capabilities, expected) => {
    const { kit } = await connectWithCapabilities(capabilities)
    expect(await run(() => kit.capabilities())).toEqual({ ...none, ...expected })
  })

  test("kit.capabilities asks the wallet once for each connection, for all its networks, without a prompt", async () => {
    const { kit, wallet } = await connectWithCapabilities({ "0x89": { atomic: { status: "supported" } } })
    const countRequests = () => wallet.requests.filter(({ method }) => method === "wallet_getCapabilities").length
    expect(await run(() => kit.capabilities())).toEqual(none)
    expect(await run(() => kit.capabilities(137))).toMatchObject({ network: "eip155:137", batches: "supported" })
    expect(await run(() => kit.isSmartSessionSupported())).toBe(false)
    expect(countRequests()).toBe(1)
    await run(() => kit.disconnect())
    expect(await failure(kit.capabilities())).toBe("NotConnected")
    expect(await run(() => kit.isSmartSessionSupported())).toBe(false)
    await run(() => kit.connect({ connectorId: "test.zebra" }))
    await run(() => kit.capabilities())
    expect(countRequests()).toBe(2)
    expect(wallet.requests.filter(({ method }) => /sign|send|grant|session|_connect/i.test(method))).toEqual([])
  })

  test("kit.capabilities is empty if the wallet rejects, which is not asked again", async () => {
    const { kit, wallet } = await connectWithCapabilities(() => {
      throw Object.assign(new Error("no"), { code: 4200 })
    })
    expect(await run(() => kit.capabilities())).toEqual(none)
    expect(await run(() => kit.capabilities())).toEqual(none)
    expect(wallet.requests.filter(({ method }) => method === "wallet_getCapabilities")).toHaveLength(1)
  })

  test("kit.capabilities reports smart sessions for a wallet that grants permissions", async () => {
    const { kit } = await connectWithCapabilities(permitting)
    expect(await run(() => kit.isSmartSessionSupported())).toBe(true)
  })
})
