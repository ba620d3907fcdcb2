import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { parseEther } from "viem"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { jsonRpc } from "../../../fixtures/sandbox/chains/jsonRpc.ts"
import { type Sandbox, startSandbox } from "../../../fixtures/sandbox/startSandbox.ts"
import { env, me } from "../../../fixtures/testing/cli/onSandbox.ts"
import { makeFreshFolder, run, runIn } from "../../../fixtures/testing/cli/testing.ts"

const bob = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"
interface Mined {
  readonly gas: string
  readonly maxFeePerGas: string
  readonly nonce: string
  readonly from: string
}

describe("fees of the terminal's own key", () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, quiet: true })
  }, 120_000)
  afterAll(() => sandbox.close())

  const node = (method: string, params: ReadonlyArray<unknown>): Promise<unknown> =>
    jsonRpc(sandbox.addresses.rpc["eip155:1"], method, params)
  const nonce = async (): Promise<number> => Number(await node("eth_getTransactionCount", [me, "latest"]))

  /** Returns the account's transactions from a nonce on, as they are in blocks. */
  const readMined = async (first: number): Promise<ReadonlyArray<Mined>> => {
    const last = Number(await node("eth_blockNumber", []))
    const heights = Array.from({ length: 8 }, (_, i) => last - i).filter((height) => height >= 0)
    const blocks = await Promise.all(
      heights.map((height) => node("eth_getBlockByNumber", [`0x${height.toString(16)}`, true]))
    )
    return blocks
      .flatMap((block) => (block as { readonly transactions: ReadonlyArray<Mined> }).transactions)
      .filter((transaction) => transaction.from === me.toLowerCase() && Number(transaction.nonce) >= first)
  }

  /**
   * Runs a command as a person who confirms it; returns the fee that was shown, and the limits of the mined
   * transactions.
   */
  const confirmAndRead = async (words: ReadonlyArray<string>, url: string, before = () => {}) => {
    const first = await nonce()
    const seen = await runIn(makeFreshFolder(), [...words, "--sandbox", url], {
      env,
      interactive: true,
      ask: async () => {
        before()
        return "y"
      }
    })
    const lines = seen.err.join(" ").replace(/\s+/g, " ")
    const maximum = /Network fee .*?at most (\S+) ETH/.exec(lines)?.[1]
    const mined = await readMined(first)
    const signed = mined.reduce((sum, { gas, maxFeePerGas }) => sum + BigInt(gas) * BigInt(maxFeePerGas), 0n)
    return { ...seen, most: parseEther(maximum ?? "0"), mined: mined.length, signed }
  }

  /**
   * Starts a sandbox whose Ethereum node reports a thousandfold base fee once `rise` was called; if `isSilent`, it
   * reports no price before, and the usual one afterwards. `risesOnSend`: the fee rises with the first transaction.
   */
  const startRising = async ({ isSilent = false, risesOnSend = false } = {}) => {
    let isRisen = false
    const server = createServer(async (request, response) => {
      const body = await readBody(request)
      response.setHeader("content-type", "application/json")
      if (request.method === "GET") return response.end(JSON.stringify(addresses))
      if (risesOnSend && body.includes("eth_sendRawTransaction")) isRisen = true
      if (isSilent && !isRisen && /eth_(feeHistory|gasPrice|maxPriorityFeePerGas)/.test(body)) {
        response.statusCode = 503
        return response.end()
      }
      const answer = await fetch(sandbox.addresses.rpc["eip155:1"], {
        method: "POST",
        body,
        headers: { "content-type": "application/json" }
      })
      const text = await answer.text()
      response.end(
        !isSilent && isRisen && body.includes("eth_feeHistory")
          ? text.replaceAll(/"0x([1-9a-f][0-9a-f]{5,})"/g, '"0x$1000"')
          : text
      )
    })
    const rise = (): void => {
      isRisen = true
    }
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const addresses = { ...sandbox.addresses, rpc: { ...sandbox.addresses.rpc, "eip155:1": `${url}/` } }
    return { url, rise, close: () => void server.close() }
  }

  /** Starts a sandbox whose node cannot simulate calls, and whose swap service sends no gas with a swap. */
  const startUnsimulated = async () => {
    const server = createServer(async (request, response) => {
      const body = await readBody(request)
      const { method = "GET", url = "" } = request
      response.setHeader("content-type", "application/json")
      if (url === "/node" && body.includes("eth_simulateV1"))
        return response.end(JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "not found" } }))
      const target = url.startsWith("/service")
        ? `${sandbox.addresses.chainService}${url.slice("/service".length)}`
        : sandbox.addresses.rpc["eip155:1"]
      if (method === "GET" && !url.startsWith("/service")) return response.end(JSON.stringify(addresses))
      const answer = await fetch(target, {
        method,
        headers: { "content-type": "application/json" },
        ...(method === "GET" ? {} : { body })
      })
      response.statusCode = answer.status
      response.end((await answer.text()).replace(/"eip155":\{[^}]*\}/, '"eip155":{}'))
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}`
    const { rpc } = sandbox.addresses
    const addresses = {
      ...sandbox.addresses,
      chainService: `${url}/service`,
      rpc: { ...rpc, "eip155:1": `${url}/node` }
    }
    return { url, close: () => void server.close() }
  }

  test("`swap` with an approval shows a limit for a swap that no node can simulate, and signs no more", async () => {
    const node = await startUnsimulated()
    const words = ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100", "--unchecked-minimum"]
    const { code, err, mined, most, signed } = await confirmAndRead(words, node.url)
    expect([code, mined], err.join("\n")).toEqual([0, 2])
    expect(signed > 0n && signed <= most, `${signed} signed, ${most} shown`).toBe(true)
    node.close()
  }, 60_000)

  test.each([
    ["send", 1, ["send", "--token", "USDC", "--to", bob, "--amount", "5"]],
    ["send of the coin", 1, ["send", "--to", bob, "--amount", "0.1"]],
    ["token approve", 1, ["token", "approve", "USDC", bob, "5"]],
    ["token revoke", 1, ["token", "revoke", "USDC", bob]],
    [
      "rpc eth_sendTransaction",
      1,
      ["rpc", "eth_sendTransaction", JSON.stringify([{ from: me, to: bob, value: "0x1" }])]
    ],
    [
      "rpc eth_sendTransaction with a gas limit",
      1,
      ["rpc", "eth_sendTransaction", JSON.stringify([{ to: bob, value: "0x1", gas: "0x5208" }])]
    ],
    [
      "rpc wallet_sendCalls",
      2,
      [
        "rpc",
        "wallet_sendCalls",
        JSON.stringify([
          {
            version: "2.0.0",
            from: me,
            chainId: "0x1",
            atomicRequired: false,
            calls: [
              { to: bob, value: "0x1" },
              { to: bob, data: "0x12" }
            ]
          }
        ])
      ]
    ],
    ["swap with an approval", 2, ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"]],
    ["calls send", 1, ["calls", "send", JSON.stringify([{ to: bob, value: "0x1" }])]],
    [
      "calls send of several",
      2,
      [
        "calls",
        "send",
        JSON.stringify([
          { to: bob, value: "0x1" },
          { to: bob, data: "0x12" }
        ])
      ]
    ]
  ])(
    "%s signs no more than the fee that is shown",
    async (_, count, words) => {
      const { code, mined, most, signed } = await confirmAndRead(words, sandbox.addresses.demo)
      expect([code, mined]).toEqual([0, count])
      expect(signed).toBeGreaterThan(0n)
      expect(signed <= most, `${signed} signed, ${most} shown`).toBe(true)
      // The price falls from block to block of an idle chain.
      expect(5n * signed > most, `${signed} signed, ${most} shown`).toBe(true)
    },
    60_000
  )

  test("calls send simulates dependent calls in their order", async () => {
    const usdc = sandbox.addresses.tokens["eip155:1"]?.["USDC"]
    const encodeWord = (text: string) => text.replace("0x", "").toLowerCase().padStart(64, "0")
    const calls = [
      { to: usdc, data: `0x095ea7b3${encodeWord(me)}${encodeWord("7")}` },
      { to: usdc, data: `0x23b872dd${encodeWord(me)}${encodeWord(bob)}${encodeWord("7")}` }
    ]
    const { code, mined, most, signed } = await confirmAndRead(
      ["calls", "send", JSON.stringify(calls)],
      sandbox.addresses.demo
    )
    expect([code, mined, signed <= most]).toEqual([0, 2, true])
  }, 60_000)

  test("calls send keeps the fee that was shown while the price rises before the answer", async () => {
    const rising = await startRising()
    const calls = JSON.stringify([{ to: bob, value: "0x1" }])
    const { mined, most, signed } = await confirmAndRead(["calls", "send", calls], rising.url, rising.rise)
    expect([mined, signed > 0n && signed <= most]).toEqual([1, true])
    rising.close()
  }, 60_000)

  test.each([
    ["send", ["send", "--to", bob, "--amount", "0.1"]],
    ["rpc", ["rpc", "eth_sendTransaction", JSON.stringify([{ to: bob, value: "0x1" }])]],
    ["token approve", ["token", "approve", "USDC", bob, "5"]],
    ["calls send", ["calls", "send", JSON.stringify([{ to: bob, value: "0x1" }])]],
    ["swap", ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"]]
  ])(
    "%s signs nothing if no node reports a price before the confirmation",
    async (_, words) => {
      const silent = await startRising({ isSilent: true })
      const { code, mined } = await confirmAndRead(words, silent.url, silent.rise)
      expect([code === 0, mined]).toEqual([false, 0])
      silent.close()
    },
    60_000
  )

  test("`rpc` signs nothing if the fee that is shown is declined", async () => {
    const first = await nonce()
    const words = ["rpc", "eth_sendTransaction", JSON.stringify([{ to: bob, value: "0x1" }])]
    const seen = await runIn(makeFreshFolder(), [...words, "--sandbox", sandbox.addresses.demo], {
      env,
      interactive: true,
      ask: async () => "n"
    })
    expect([seen.code, await nonce()]).toEqual([1, first])
  })

  test("`rpc --live` signs nothing without a terminal if the fee is missing, and prints the fields", async () => {
    const first = await nonce()
    const words = ["rpc", "eth_sendTransaction", JSON.stringify([{ to: bob, value: "0x1" }])]
    const live = ["--live", "--allow-signing", "--project-id", "p", "--rpc-url", sandbox.addresses.rpc["eip155:1"]]
    const { code, err } = await runIn(makeFreshFolder(), [...words, ...live], { env, interactive: false })
    expect([code, await nonce()], err.join("\n")).toEqual([2, first])
    expect(err.join(" ").replace(/\s+/g, " ")).toMatch(
      /a transaction with --live needs gas and maxFeePerGas.*"gas":"0x[0-9a-f]+","maxFeePerGas":"0x[0-9a-f]+"/
    )
  })

  test("`swap` sends nothing if the network asks for more than the fee that was shown", async () => {
    const rising = await startRising()
    const words = ["swap", "--from", "USDC", "--to", "ETH", "--amount", "100"]
    const { code, err, mined } = await confirmAndRead(words, rising.url, rising.rise)
    expect([code, mined, err.join("\n")]).toEqual([1, 0, expect.stringContaining("swap.fee-rose")])
    rising.close()
  }, 60_000)

  test("`swap --yes` does not swap if the fee rises above the planned one after the approval", async () => {
    const rising = await startRising({ risesOnSend: true })
    const first = await nonce()
    const words = ["swap", "--from", "USDC", "--to", "ETH", "--amount", "150", "--yes"]
    const { code, err } = await runIn(makeFreshFolder(), [...words, "--sandbox", rising.url], { env })
    expect([code, (await readMined(first)).length, err.join("\n")]).toEqual([
      1,
      1,
      expect.stringContaining("swap.fee-rose")
    ])
    rising.close()
  }, 60_000)
})

/** Reads the body of a request. */
const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Array<Buffer> = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test("calls send rejects an unknown field of a call", async () => {
  const { code, err } = await run("calls", "send", JSON.stringify([{ to: bob, amount: "1" }]), "--yes")
  expect([code, err.join("\n")]).toEqual([2, expect.stringContaining('Call 1 has an unknown field "amount"')])
})
