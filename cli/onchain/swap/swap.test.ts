import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { encodeFunctionData, parseAbi } from "viem"
import { describe, expect, test } from "vitest"
import { me, onSandbox } from "../../../fixtures/testing/cli/onSandbox.ts"
import { document, freshFolder, run, type RunResult } from "../../../fixtures/testing/cli/testing.ts"

const given = ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"]

interface Plan {
  readonly quote: { readonly minimumReceived: string }
  readonly approval: { readonly spender: string } | null
  readonly words: { readonly sentence: string; readonly risk: string }
  readonly requests: ReadonlyArray<{ readonly method: string; readonly params: ReadonlyArray<Record<string, string>> }>
}
const planOf = (seen: RunResult): Plan => document(seen).data as Plan

/** The requests that lines tell, read back. */
const printedIn = (out: ReadonlyArray<string>): ReadonlyArray<unknown> =>
  out.flatMap((line, i) => {
    const [, method] = /^The wallet would be asked: (\S+)$/.exec(line) ?? []
    if (method === undefined) return []
    const json = out.slice(i + 1, out.indexOf("", i)).map((one) => one.slice(2))
    return [{ method, params: JSON.parse(json.join("")) }]
  })

describe("on a sandbox", () => {
  const { on } = onSandbox()

  test("--dry-run tells the approval and the swap's call to the letter, and that it is built anew", async () => {
    const seen = await on(...given, "--dry-run", "--json")
    const { approval, requests } = planOf(seen)
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
    expect(document(seen).data).toMatchObject({ builtAnew: true, warnings: [] })
    const { out } = await on(...given, "--dry-run")
    expect([out.filter((line) => line.length > 80), printedIn(out).length]).toEqual([[], 2])
    expect(out.slice(-5)).toEqual([
      "The swap is built anew when it goes on: its call may be another one then, and",
      "gives no less than the minimum. A wallet that takes batches by itself is asked",
      "for all of it at once.",
      "",
      "Nothing was asked of the wallet, and nothing was sent."
    ])
    // What goes without an approval is one request, and no batch.
    const plain = await on("swap", "--from", "ETH", "--to", "USDC", "--amount", "0.1", "--dry-run")
    expect([plain.code, printedIn(plain.out).length, plain.out.join(" ")]).toEqual([
      0,
      1,
      expect.not.stringContaining("batches")
    ])
  }, 60_000)
})

describe("the end of a swap", () => {
  const { on } = onSandbox()
  interface End {
    readonly quote: { readonly minimumReceived: string }
    readonly changes: ReadonlyArray<Readonly<Record<string, string | null>>> | null
  }

  test("names what went and what came, by the chain's word, with every digit", async () => {
    const seen = await on(...given, "--yes")
    expect([seen.code, seen.out[1], seen.out[2]]).toEqual([
      0,
      "You paid     100 USDC",
      expect.stringMatching(/^You got {6}0\.\d{18} ETH$/)
    ])
    expect(seen.out.filter((line) => line.length > 80)).toEqual([])
    const back = await on("swap", "--from", "ETH", "--to", "USDC", "--amount", "0.5", "--yes", "--json")
    const { changes, quote } = document(back).data as End
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

  test("that is not waited for has none", async () => {
    const seen = await on(...given, "--yes", "--no-wait", "--json")
    expect(document(seen).data).toMatchObject({ changes: null, transaction: { block: null } })
  }, 60_000)
})

test("a replay tells the requests that were recorded", async () => {
  const flow = JSON.parse(readFileSync("fixtures/flows/swap/swap-usdc-eth.json", "utf8"))
  const { requests } = planOf(await run(...given, "--dry-run", "--json"))
  const asked = flow.wallet.filter(({ method }: { readonly method: string }) => method === "eth_sendTransaction")
  // The swap's gas is the node's once the approval is in a block: it is built anew.
  const withoutGas = (all: Plan["requests"]) =>
    all.map(({ params: [{ gas: _, ...one } = {}] }) => Object.fromEntries(Object.entries(one)))
  expect(withoutGas(requests)).toEqual(withoutGas(asked))
})

test("a call of a known router is told by what it gives, as it was built", async () => {
  const folder = freshFolder()
  const file = "fixtures/flows/swap/swap-usdc-eth.json"
  const flow = JSON.parse(readFileSync(file, "utf8"))
  const { quote } = planOf(await run(...given, "--dry-run", "--json"))
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
    (one: { readonly path?: string; readonly answer: { tx?: Record<string, string> } }) => {
      const { tx } = one.answer
      if (one.path === "/v1/convert/build-transaction")
        return { ...one, answer: { tx: { ...tx, to: `eip155:1:${router}`, data } } }
      if (one.path === "/v1/convert/build-approve")
        return {
          ...one,
          answer: { tx: { ...tx, data: tx?.["data"]?.replace(/^(0x.{32}).{40}/, `$1${router.slice(2)}`) } }
        }
      return one
    }
  )
  const path = join(folder, "swap.json")
  writeFileSync(path, JSON.stringify({ ...flow, requests }))
  const { code, err, out } = await run(...given, "--dry-run", "--fixtures", path)
  expect([code, err]).toEqual([0, []])
  const at = out.findIndex((line) => line.startsWith("In words"))
  expect(out.slice(at, at + 2)).toEqual([
    `In words      Swap 100 USDC for at least ${quote.minimumReceived} ETH`,
    "Checked       the call gives this account at least the minimum"
  ])
})

test("a swap in one batch names what went and what came, by its transactions", async () => {
  interface Exchange {
    readonly method: string
    readonly params?: ReadonlyArray<Readonly<Record<string, unknown>>>
    readonly result?: unknown
  }
  const flow = JSON.parse(readFileSync("fixtures/flows/swap/swap-usdc-eth.json", "utf8"))
  const asked: ReadonlyArray<Exchange> = flow.wallet
  const sent = asked.filter(({ method }) => method === "eth_sendTransaction")
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
  const exchange = (method: string, params: unknown, result: unknown) => ({
    at: 0,
    connectorId: "key",
    method,
    params,
    result
  })
  // The recorded wallet, had it been one that takes batches.
  const wallet = [
    ...asked.flatMap((one) =>
      one.method === "wallet_getCapabilities"
        ? [{ ...one, result: { "0x1": { atomic: { status: "supported" } } } }]
        : one.method === "eth_sendTransaction"
          ? []
          : [one]
    ),
    exchange("wallet_sendCalls", [batch], { id }),
    exchange("wallet_getCallsStatus", [id], state),
    exchange("wallet_getCallsStatus", [id], state)
  ]
  const path = join(freshFolder(), "swap.json")
  writeFileSync(path, JSON.stringify({ ...flow, wallet }))
  const { code, err, out } = await run(...given, "--fixtures", path)
  expect([code, err, out.slice(1, 3), out[4]]).toEqual([
    0,
    [],
    ["You paid     100 USDC", expect.stringMatching(/^You got {6}0\.\d{18} ETH$/)],
    "Approval     in the same batch"
  ])
})
