// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { request } from "node:http"
import { act } from "@testing-library/react"
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { accounts } from "../../../../fixtures/sandbox/chains/accounts.ts"
import { jsonRpc } from "../../../../fixtures/sandbox/chains/jsonRpc.ts"
import { getTokens } from "../../../../fixtures/sandbox/chains/tokens.ts"
import { routerAddress } from "../../../../fixtures/sandbox/market/router.ts"
import { type Sandbox, startSandbox } from "../../../../fixtures/sandbox/startSandbox.ts"
import { type Proxy, startProxy } from "../../../../fixtures/testing/react/startProxy.ts"
import { announcePlainWallet, type PlainWallet } from "../../../../fixtures/wallets/evm/plainWallet.ts"
import { createLatchkey, isLatchkeyError, type Latchkey } from "../public.ts"

HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
  if (!this.open) return
  this.open = false
  setTimeout(() => this.dispatchEvent(new Event("close")), 0)
}

const [me, you] = accounts
let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, quiet: true })
}, 60_000)
afterAll(() => sandbox.close())
beforeEach(() => sandbox.reset(), 30_000)

const ends: Array<() => Promise<void> | void> = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await act(async () => end())
  localStorage.clear()
})

const node = (): string => sandbox.addresses.rpc["eip155:1"] ?? ""
const encodeWord = (value: string | bigint): string =>
  (typeof value === "bigint" ? value.toString(16) : value.slice(2).toLowerCase()).padStart(64, "0")
const getTokenAddress = (symbol: string): string =>
  getTokens("eip155:1").find((item) => item.symbol === symbol)?.address ?? ""
const read = async (symbol: string, data: string): Promise<bigint> =>
  BigInt(String(await jsonRpc(node(), "eth_call", [{ to: getTokenAddress(symbol), data }, "latest"])))
const readBalance = (symbol: string) => read(symbol, `0x70a08231${encodeWord(me)}`)
const readAllowed = (symbol: string) => read(symbol, `0xdd62ed3e${encodeWord(me)}${encodeWord(routerAddress)}`)
const findField = (value: unknown, ...path: ReadonlyArray<string | number>): unknown =>
  path.reduce<unknown>((parent, key) => Reflect.get(Object(parent), key), value)
/** Asked by this test, and not by the page, which the sandbox lets change nothing. */
const setPrice = (prices: Readonly<Record<string, string>>) =>
  new Promise<number | undefined>((done, fail) => {
    const requests = request(
      `${sandbox.addresses.demo}/__sandbox/prices`,
      { method: "POST", headers: { "content-type": "application/json" } },
      (answer) => answer.resume().on("end", () => done(answer.statusCode))
    )
    requests.on("error", fail).end(JSON.stringify({ prices }))
  })

interface World {
  readonly change?: (path: string, answer: unknown, request: unknown) => unknown
  readonly answers?: Readonly<Record<string, unknown>>
}
const connectSwapping = async ({ answers = {}, change = (_, answer) => answer }: World = {}) => {
  const service: Proxy = await startProxy(sandbox.addresses.chainService, change)
  ends.push(service.close)
  const wallet: PlainWallet = announcePlainWallet({
    uuid: "test.zebra",
    rdns: "test.zebra",
    name: "Zebra",
    accounts: [me, you],
    chainId: 1,
    nodes: { 1: node() },
    answers
  })
  ends.push(wallet.stop)
  const kit: Latchkey = createLatchkey({
    networks: [{ ...mainnet, rpcUrls: { default: { http: [node()] } } }] as never,
    projectId: "p1",
    endpoints: { api: service.url, chainService: service.url },
    enableWalletConnect: false,
    features: { analytics: false }
  })
  ends.push(kit.dispose)
  await act(() => kit.connect({ connectorId: "test.zebra" }))
  return { kit, service, wallet }
}
const run = async <A>(what: () => Promise<A>): Promise<A> => await act(what)
const outcome = (what: Promise<unknown>): Promise<unknown> =>
  run(() =>
    what.then(
      (value) => value,
      (error) => (isLatchkeyError(error) ? `${error._tag}${"field" in error ? ` ${String(error.field)}` : ""}` : error)
    )
  )
const getQuote = (kit: Latchkey, amount = "100", from = "USDC", to = "DAI") =>
  run(() => kit.getSwapQuote({ from, to, amount }))
/** The transactions sent to the wallet, by the first bytes of their data. */
const listSent = ({ requests }: PlainWallet) =>
  requests.flatMap(({ method, params }) =>
    method === "eth_sendTransaction"
      ? [String(findField(params, 0, "data")).slice(0, 10)]
      : method === "wallet_sendCalls"
        ? [method]
        : []
  )
const [approveCall, swapCall] = ["0x095ea7b3", "0xfe029156"]

/** The service's built transaction, with other data. */
const changeBuilt =
  (data: (was: string) => string) =>
  (path: string, answer: unknown): unknown =>
    path.endsWith("/build-transaction")
      ? { tx: { ...Object(findField(answer, "tx")), data: data(String(findField(answer, "tx", "data"))) } }
      : answer

describe("a swap from a program", () => {
  test("is approved for exactly its amount, gives at least the minimum, and both are recorded", async () => {
    const { kit, wallet } = await connectSwapping()
    const quote = await getQuote(kit)
    const before = await readBalance("DAI")
    const done = await run(() => kit.swap({ quote }))
    expect(done).toEqual({
      hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      approvals: [{ hash: expect.stringMatching(/^0x/), spender: routerAddress.toLowerCase(), value: 100_000_000n }]
    })
    await run(() => kit.waitForReceipt({ hash: done.hash }))
    expect((await readBalance("DAI")) - before >= quote.minimum.value).toBe(true)
    expect([listSent(wallet), await readAllowed("USDC")]).toEqual([[approveCall, swapCall], 0n])
    expect((await run(() => kit.getTransactions())).map(({ kind }) => kind)).toEqual(["swap", "approve"])
  }, 60_000)

  test("refuses a token for itself before anything is asked", async () => {
    const { kit, service } = await connectSwapping()
    for (const to of ["USDC", getTokenAddress("USDC")]) {
      expect(await outcome(kit.getSwapQuote({ from: "USDC", to, amount: "100" }))).toBe("SwapSameToken")
    }
    expect(service.paths.filter((path) => path.endsWith("/quotes"))).toEqual([])
  }, 60_000)

  test("approves all of a token where that is chosen, and then no more", async () => {
    const { kit, wallet } = await connectSwapping()
    await run(async () =>
      kit.swap({ quote: await kit.getSwapQuote({ from: "USDC", to: "DAI", amount: "100" }), approval: "all" })
    )
    expect((await readAllowed("USDC")) > 2n ** 255n).toBe(true)
    await run(async () => kit.swap({ quote: await kit.getSwapQuote({ from: "USDC", to: "DAI", amount: "5" }) }))
    expect(listSent(wallet)).toEqual([approveCall, swapCall, swapCall])
  }, 60_000)

  test("takes an old allowance of USDT back to 0 before it allows another amount", async () => {
    const { kit, wallet } = await connectSwapping()
    await run(() => kit.approve({ token: getTokenAddress("USDT"), spender: routerAddress, amount: "1" }))
    expect(await readAllowed("USDT")).toBe(1_000_000n)
    const { approvals } = await run(async () =>
      kit.swap({ quote: await kit.getSwapQuote({ from: "USDT", to: "DAI", amount: "25.5" }) })
    )
    expect(approvals.map(({ value }) => value)).toEqual([0n, 25_500_000n])
    expect(listSent(wallet)).toEqual([approveCall, approveCall, approveCall, swapCall])
  }, 60_000)

  test("returns the received amount of the coin, which no token log contains", async () => {
    const { kit } = await connectSwapping()
    const quote = await getQuote(kit, "100", "USDC", "ETH")
    const { hash } = await run(() => kit.swap({ quote }))
    const { block = 0n, fee } = await run(() => kit.waitForReceipt({ hash }))
    const coins = async (blockNumber: bigint) =>
      BigInt(String(await jsonRpc(node(), "eth_getBalance", [me, `0x${blockNumber.toString(16)}`])))
    const received = (await coins(block)) - (await coins(block - 1n)) + (fee?.value ?? 0n)
    expect(received >= quote.minimum.value).toBe(true)
    expect((await run(() => kit.getTransactions()))[0]?.changes).toEqual([
      { token: getTokenAddress("USDC").toLowerCase(), units: "-100000000", decimals: 6 },
      { token: null, units: String(received) }
    ])
  }, 60_000)

  test("sends one batch if the wallet supports it automatically, and single steps if the wallet rejects the batch", async () => {
    const batch: Array<unknown> = []
    const answers = {
      wallet_getCapabilities: { "0x1": { atomic: { status: "supported" } } },
      wallet_sendCalls: async (params: unknown) => {
        const calls = findField(params, 0, "calls")
        for (const call of Array.isArray(calls) ? calls : [])
          batch.push(await jsonRpc(node(), "eth_sendTransaction", [{ ...Object(call), from: me }]))
        return { id: "0xba" }
      },
      wallet_getCallsStatus: () => ({
        version: "2.0.0",
        id: "0xba",
        chainId: "0x1",
        status: 200,
        atomic: true,
        receipts: batch.slice(-1).map((transactionHash) => ({ transactionHash, status: "0x1" }))
      })
    }
    const { kit, wallet } = await connectSwapping({ answers })
    const done = await run(async () => kit.swap({ quote: await getQuote(kit) }))
    const receipt = await run(() => kit.waitForReceipt({ hash: "0xba" }))
    expect(receipt).toMatchObject({
      status: "confirmed",
      steps: [{ hash: batch[1], status: "confirmed", explorerUrl: `https://etherscan.io/tx/${batch[1]}` }]
    })
    expect([typeof receipt.block, (receipt.fee?.value ?? 0n) > 0n]).toEqual(["bigint", true])
    const [record] = await run(() => kit.getTransactions())
    expect(record?.changes).toEqual([
      { token: getTokenAddress("USDC").toLowerCase(), units: "-100000000", decimals: 6 },
      { token: getTokenAddress("DAI").toLowerCase(), units: expect.stringMatching(/^[1-9]\d{18,}$/), decimals: 18 }
    ])
    expect([done, listSent(wallet)]).toEqual([
      {
        hash: batch[1],
        approvals: [{ hash: null, spender: routerAddress.toLowerCase(), value: 100_000_000n }]
      },
      ["wallet_sendCalls"]
    ])
    const params = wallet.requests.find(({ method }) => method === "wallet_sendCalls")?.params
    expect(params).toMatchObject([{ atomicRequired: true, from: me, chainId: "0x1", calls: [{}, {}] }])
    await run(async () => kit.swap({ quote: await getQuote(kit), batch: "never" }))
    expect(listSent(wallet)).toEqual(["wallet_sendCalls", approveCall, swapCall])
  }, 60_000)
})

describe("rejects a transaction that differs from the quote before the wallet", () => {
  const replaceLastWord = (data: string, value: bigint): string => `${data.slice(0, -64)}${encodeWord(value)}`
  const cases: ReadonlyArray<readonly [string, World["change"], string]> = [
    [
      "another token is given",
      changeBuilt((data) => data.replace(encodeWord(getTokenAddress("USDC")), encodeWord(getTokenAddress("LINK")))),
      "SwapWouldFail"
    ],
    [
      "less is given than the minimum",
      changeBuilt((data) => replaceLastWord(data.replace(encodeWord(100_000_000n), encodeWord(50_000_000n)), 1n)),
      "SwapMisprepared minimum"
    ],
    [
      "another token comes",
      changeBuilt((data) =>
        replaceLastWord(data.replace(encodeWord(getTokenAddress("DAI")), encodeWord(getTokenAddress("WETH"))), 1n)
      ),
      "SwapMisprepared receiver"
    ],
    ["it would fail on the network", changeBuilt((data) => replaceLastWord(data, 2n ** 255n)), "SwapWouldFail"],
    [
      "another spender is approved",
      (path, answer) =>
        path.endsWith("/build-approve")
          ? { tx: { ...Object(findField(answer, "tx")), data: `${approveCall}${encodeWord(you)}${"f".repeat(64)}` } }
          : answer,
      "SwapWouldFail"
    ],
    [
      "a known router sends it to somebody else",
      (path, answer) => {
        const data = `0x38ed1739${[100_000_000n, 10n ** 30n, 160n, you, 2n ** 40n, 2n, getTokenAddress("USDC"), getTokenAddress("DAI")].map(encodeWord).join("")}`
        if (path.endsWith("/build-approve"))
          return {
            tx: {
              ...Object(findField(answer, "tx")),
              data: `${approveCall}${encodeWord("0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D")}${"f".repeat(64)}`
            }
          }
        return path.endsWith("/build-transaction")
          ? {
              tx: {
                ...Object(findField(answer, "tx")),
                to: "eip155:1:0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
                data
              }
            }
          : answer
      },
      "SwapMisprepared receiver"
    ],
    [
      "a known router promises less than the minimum",
      (path, answer) => {
        const data = `0x38ed1739${[100_000_000n, 1n, 160n, me, 2n ** 40n, 2n, getTokenAddress("USDC"), getTokenAddress("DAI")].map(encodeWord).join("")}`
        if (path.endsWith("/build-approve"))
          return {
            tx: {
              ...Object(findField(answer, "tx")),
              data: `${approveCall}${encodeWord("0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D")}${"f".repeat(64)}`
            }
          }
        return path.endsWith("/build-transaction")
          ? {
              tx: {
                ...Object(findField(answer, "tx")),
                to: "eip155:1:0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D",
                data
              }
            }
          : answer
      },
      "SwapMisprepared minimum"
    ]
  ]
  test.each(cases)(
    "%s",
    async (_, change, sentence) => {
      const { kit, wallet } = await connectSwapping(change === undefined ? {} : { change })
      const quote = await getQuote(kit)
      expect([await outcome(kit.swap({ quote })), listSent(wallet)]).toEqual([sentence, []])
    },
    60_000
  )
})

describe("prices and the moment", () => {
  test("kit.swap sends nothing when the price falls below the minimum, and reports the new amount", async () => {
    const { kit, wallet } = await connectSwapping()
    const quote = await getQuote(kit)
    expect(await setPrice({ USDC: "0.9" })).toBe(200)
    expect([await outcome(kit.swap({ quote })), listSent(wallet)]).toEqual(["SwapPriceMoved", []])
  }, 60_000)

  test("kit.swap accepts a small fall of the price, and passes on the remaining slippage", async () => {
    const slippages: Array<unknown> = []
    const { kit } = await connectSwapping({
      change: (path, answer, request) => {
        if (path.endsWith("/build-transaction")) slippages.push(findField(request, "eip155", "slippage"))
        return answer
      }
    })
    const quote = await getQuote(kit)
    expect(await setPrice({ USDC: "0.995" })).toBe(200)
    await run(() => kit.swap({ quote }))
    expect(slippages).toHaveLength(2)
    for (const slippage of slippages) expect([Number(slippage) > 0.4, Number(slippage) < 0.6]).toEqual([true, true])
  }, 60_000)

  test("kit.swap rejects with ContextChanged after an account change, and sends nothing", async () => {
    const { kit, wallet } = await connectSwapping()
    const quote = await getQuote(kit)
    await act(async () => wallet.emit("accountsChanged", [you]))
    expect([await outcome(kit.swap({ quote })), listSent(wallet)]).toEqual(["ContextChanged", []])
  }, 60_000)

  test("kit.swap requires the host to accept an unknown price impact by name", async () => {
    const { kit, wallet } = await connectSwapping({
      change: (path, answer) => (path.endsWith("/price") ? { fungibles: [] } : answer)
    })
    const quote = await getQuote(kit)
    expect([await outcome(kit.swap({ quote })), listSent(wallet)]).toEqual(["SwapImpactHigh", []])
    expect(await outcome(kit.swap({ quote, accept: ["high-impact"] }))).toMatchObject({ approvals: [{}] })
  }, 60_000)

  test("kit.swap rejects an invalid quote or warning with the valid ones", async () => {
    const { kit } = await connectSwapping()
    const quote = await getQuote(kit)
    expect(await outcome(kit.swap({ quote: {} as never }))).toBe("CallMisfit quote")
    expect(await outcome(kit.swap({ quote, accept: ["all"] as never }))).toBe("CallMisfit accept")
    expect(await outcome(kit.approve({ token: getTokenAddress("USDC"), spender: "nobody" }))).toBe("CallMisfit spender")
  }, 60_000)
})

test("kit.approve approves an exact amount, and 0 revokes it", async () => {
  const { kit } = await connectSwapping()
  // Its type is one that viem takes.
  const hash: `0x${string}` = await run(() =>
    kit.approve({ token: getTokenAddress("USDC"), spender: routerAddress, amount: "12.5" })
  )
  expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
  expect(await readAllowed("USDC")).toBe(12_500_000n)
  await run(() => kit.approve({ token: getTokenAddress("USDC"), spender: routerAddress, value: 0n }))
  expect(await readAllowed("USDC")).toBe(0n)
  expect((await run(() => kit.getTransactions())).map(({ kind }) => kind)).toEqual(["approve", "approve"])
  expect(
    await outcome(kit.approve({ token: getTokenAddress("USDC"), spender: routerAddress, amount: "0.0000001" }))
  ).toBe("SwapAmountMisfit")
}, 60_000)
