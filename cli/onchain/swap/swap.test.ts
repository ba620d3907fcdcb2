import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import { me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { parseDocument, makeFreshFolder, run, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const swapArgs = ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"]

interface Plan {
  readonly quote: { readonly minimumReceived: string }
  readonly approval: { readonly spender: string } | null
  readonly words: { readonly sentence: string; readonly risk: string }
  readonly requests: ReadonlyArray<{ readonly method: string; readonly params: ReadonlyArray<Record<string, string>> }>
}
const getPlan = (seen: RunResult): Plan => parseDocument(seen).data as Plan

/** Reads the requests in printed lines. */
const findRequests = (out: ReadonlyArray<string>): ReadonlyArray<unknown> =>
  out.flatMap((line, i) => {
    const [, method] = /^Wallet request: (\S+)$/.exec(line) ?? []
    if (method === undefined) return []
    const json = out.slice(i + 1, out.indexOf("", i)).map((printed) => printed.slice(2))
    return [{ method, params: JSON.parse(json.join("")) }]
  })

describe("swap on a sandbox", () => {
  const { on: runOnSandbox } = onSandbox()

  test("`--dry-run` prints the exact approval and swap requests, and that the swap is built again", async () => {
    const seen = await runOnSandbox(...swapArgs, "--dry-run", "--json")
    const { approval, requests } = getPlan(seen)
    const spender = (approval?.spender ?? "").toLowerCase()
    const quantity: unknown = expect.stringMatching(/^0x[0-9a-f]+$/)
    expect([seen.code, requests]).toEqual([
      0,
      [
        {
          method: "eth_sendTransaction",
          params: [
            {
              from: me,
              to: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
              // Exactly the amount.
              data: `0x095ea7b3${spender.slice(2).padStart(64, "0")}${(100_000_000).toString(16).padStart(64, "0")}`,
              value: "0x0",
              gas: quantity,
              maxFeePerGas: quantity,
              maxPriorityFeePerGas: quantity,
              chainId: "0x1"
            }
          ]
        },
        {
          method: "eth_sendTransaction",
          params: [
            {
              from: me,
              to: expect.stringMatching(new RegExp(`^${spender}$`, "i")),
              data: expect.stringMatching(/^0x[0-9a-f]{8,}$/),
              value: "0x0",
              gas: quantity,
              maxFeePerGas: quantity,
              maxPriorityFeePerGas: quantity,
              chainId: "0x1"
            }
          ]
        }
      ]
    ])
    expect(parseDocument(seen).data).toMatchObject({ builtAnew: true, warnings: [] })
    const { out } = await runOnSandbox(...swapArgs, "--dry-run")
    expect([out.filter((line) => line.length > 80), findRequests(out).length]).toEqual([[], 2])
    expect(out.slice(-5)).toEqual([
      "The swap is built again after you confirm. Its call may differ, but returns at",
      "least the minimum. A wallet that supports batches is asked for everything at",
      "once.",
      "",
      "The wallet was not asked, and nothing was sent."
    ])
    // Without an approval there is one request, and no batch.
    const plain = await runOnSandbox("swap", "--from", "ETH", "--to", "USDC", "--amount", "0.1", "--dry-run")
    expect([plain.code, findRequests(plain.out).length, plain.out.join(" ")]).toEqual([
      0,
      1,
      expect.not.stringContaining("batches")
    ])
  }, 60_000)
})

describe("the result of a swap", () => {
  const { on: runOnSandbox } = onSandbox()
  interface End {
    readonly quote: { readonly minimumReceived: string }
    readonly changes: ReadonlyArray<Readonly<Record<string, string | null>>> | null
  }

  test("names the amounts paid and received, as the chain reports them, with every digit", async () => {
    const seen = await runOnSandbox(...swapArgs, "--yes")
    expect([seen.code, seen.out[1], seen.out[2]]).toEqual([
      0,
      "You paid     100 USDC",
      expect.stringMatching(/^You got {6}0\.\d{18} ETH$/)
    ])
    expect(seen.out.filter((line) => line.length > 80)).toEqual([])
    const back = await runOnSandbox("swap", "--from", "ETH", "--to", "USDC", "--amount", "0.5", "--yes", "--json")
    const { changes, quote } = parseDocument(back).data as End
    expect(changes).toEqual([
      {
        token: expect.stringMatching(/^0x[0-9a-f]{40}$/),
        symbol: "USDC",
        amount: expect.any(String),
        units: expect.any(String)
      },
      { token: null, symbol: "ETH", amount: "-0.5", units: "-500000000000000000" }
    ])
    expect(Number(changes?.[0]?.["amount"])).toBeGreaterThanOrEqual(Number(quote.minimumReceived))
  }, 60_000)

  test("has no amounts with --no-wait", async () => {
    const seen = await runOnSandbox(...swapArgs, "--yes", "--no-wait", "--json")
    expect(parseDocument(seen).data).toMatchObject({ changes: null, transaction: { block: null } })
  }, 60_000)
})

test("`swap --dry-run` in a replay prints the recorded requests", async () => {
  const flow = JSON.parse(readFileSync("fixtures/flows/swap/swap-usdc-eth.json", "utf8"))
  const { requests } = getPlan(await run(...swapArgs, "--dry-run", "--json"))
  const recorded = flow.wallet.filter(({ method }: { readonly method: string }) => method === "eth_sendTransaction")
  // The node's gas for the swap is only known once the approval is in a block, when the swap is built again.
  const removeGas = (all: Plan["requests"]) =>
    all.map(({ params: [{ gas: _, ...call } = {}] }) => Object.fromEntries(Object.entries(call)))
  expect(removeGas(requests)).toEqual(removeGas(recorded))
})

test("`swap --dry-run` explains a call of a known router by its amounts, as it was built", async () => {
  const folder = makeFreshFolder()
  const file = "fixtures/flows/swap/swap-usdc-eth.json"
  const flow = JSON.parse(readFileSync(file, "utf8"))
  const { quote } = getPlan(await run(...swapArgs, "--dry-run", "--json"))
  const [usdc, weth] = [
    "0x700b6A60ce7EaaEA56F065753d8dcB9653dbAD35",
    "0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2"
  ] as const
  const router = "0x7a250d5630b4cf539739df2c5dacb4c659f2488d"
  const least = BigInt(quote.minimumReceived.replace(/^0\./, ""))
  const data = encodeFunctionData({
    abi: parseAbi(["function swapExactTokensForETH(uint256, uint256, address[], address, uint256)"]),
    args: [100_000_000n, least, [usdc, weth], me, 1_767_229_200n]
  })
  const requests = flow.requests.map(
    (request: { readonly path?: string; readonly answer: { tx?: Record<string, string> } }) => {
      const { tx } = request.answer
      if (request.path === "/v1/convert/build-transaction")
        return { ...request, answer: { tx: { ...tx, to: `eip155:1:${router}`, data } } }
      if (request.path === "/v1/convert/build-approve")
        return {
          ...request,
          answer: { tx: { ...tx, data: tx?.["data"]?.replace(/^(0x.{32}).{40}/, `$1${router.slice(2)}`) } }
        }
      return request
    }
  )
  const path = join(folder, "swap.json")
  writeFileSync(path, JSON.stringify({ ...flow, requests }))
  const { code, err, out } = await run(...swapArgs, "--dry-run", "--fixtures", path)
  expect([code, err]).toEqual([0, []])
  const index = out.findIndex((line) => line.startsWith("In words"))
  expect(out.slice(index, index + 2)).toEqual([
    `In words      Swap 100 USDC for at least ${quote.minimumReceived} ETH`,
    "Checked       the call returns at least the minimum to this account"
  ])
})

test("`swap` names the amounts of a batch from its transactions", async () => {
  interface Exchange {
    readonly method: string
    readonly params?: ReadonlyArray<Readonly<Record<string, unknown>>>
    readonly result?: unknown
  }
  const flow = JSON.parse(readFileSync("fixtures/flows/swap/swap-usdc-eth.json", "utf8"))
  const exchanges: ReadonlyArray<Exchange> = flow.wallet
  const sent = exchanges.filter(({ method }) => method === "eth_sendTransaction")
  const calls = sent.map(({ params: [call] = [] }) => ({
    data: call?.["data"],
    to: call?.["to"],
    value: call?.["value"]
  }))
  const transactionHash = sent.at(-1)?.result
  const id = "0xba7c4"
  const receipt = {
    logs: [],
    status: "0x1",
    transactionHash,
    blockHash: transactionHash,
    blockNumber: "0x1",
    gasUsed: "0x1"
  }
  const batch = { version: "2.0.0", from: me, chainId: "0x1", atomicRequired: true, calls }
  const state = { version: "2.0.0", id, chainId: "0x1", atomic: true, status: 200, receipts: [receipt] }
  const toExchange = (method: string, params: unknown, result: unknown) => ({
    at: 0,
    connectorId: "key",
    method,
    params,
    result
  })
  // The recorded wallet, with support for batches.
  const wallet = [
    ...exchanges.flatMap((exchange) =>
      exchange.method === "wallet_getCapabilities"
        ? [{ ...exchange, result: { "0x1": { atomic: { status: "supported" } } } }]
        : exchange.method === "eth_sendTransaction"
          ? []
          : [exchange]
    ),
    toExchange("wallet_sendCalls", [batch], { id }),
    toExchange("wallet_getCallsStatus", [id], state),
    toExchange("wallet_getCallsStatus", [id], state)
  ]
  const path = join(makeFreshFolder(), "swap.json")
  writeFileSync(path, JSON.stringify({ ...flow, wallet }))
  const { code, err, out } = await run(...swapArgs, "--fixtures", path)
  expect([code, err, out.slice(1, 3), out[4]]).toEqual([
    0,
    [],
    ["You paid     100 USDC", expect.stringMatching(/^You got {6}0\.\d{18} ETH$/)],
    "Approval     in the same batch"
  ])
})
