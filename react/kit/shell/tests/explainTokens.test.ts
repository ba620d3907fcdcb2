// @vitest-environment happy-dom
// @vitest-environment-options {"settings": {"fetch": {"disableSameOriginPolicy": true}}}
import { act } from "@testing-library/react"
import { createServer, type Server } from "node:http"
import { encodeAbiParameters, encodeFunctionData, parseAbi, parseAbiParameters } from "viem"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { mainnet } from "../../../../core/chain/network/networks.ts"
import { collectEnds } from "../../../../fixtures/testing/react/kitsInDocument.ts"
import { createLatchkey } from "../public.ts"

const ends = collectEnds()
const token = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65"
const usdc = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const holder = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const other = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

/** A node on which every contract says that it is USDC, and every account holds 5 of it. */
let node: Server
beforeAll(async () => {
  const answer = ({ id, method, params }: { id: number; method: string; params: ReadonlyArray<{ data: string }> }) => {
    const number = (value: bigint) => encodeAbiParameters(parseAbiParameters("uint256"), [value])
    const words: Readonly<Record<string, string>> = {
      "0x95d89b41": encodeAbiParameters(parseAbiParameters("string"), ["USDC"]),
      "0x313ce567": number(6n),
      "0x70a08231": number(5_000_000n)
    }
    const result = method === "eth_call" ? (words[params[0]?.data.slice(0, 10) ?? ""] ?? "0x") : "0x1"
    return { jsonrpc: "2.0", id, result }
  }
  node = createServer((request, response) => {
    let text = ""
    request.on("data", (part) => {
      text += part
    })
    request.on("end", () => {
      for (const name of ["origin", "headers"]) response.setHeader(`access-control-allow-${name}`, "*")
      if (request.method === "OPTIONS") return void response.end()
      const body = JSON.parse(text)
      response.end(JSON.stringify(Array.isArray(body) ? body.map(answer) : answer(body)))
    })
  })
  await new Promise<void>((done) => node.listen(0, "127.0.0.1", done))
})
afterAll(() => void node.close())

const explain = (to: string, amount: bigint) =>
  explainTransaction({
    to,
    data: encodeFunctionData({ abi: parseAbi(["function transfer(address,uint256)"]), args: [other, amount] })
  })
const explainTransaction = (transaction: { readonly to: string; readonly data?: string; readonly value?: string }) => {
  const address = node.address()
  const port = typeof address === "object" ? address?.port : undefined
  const kit = createLatchkey({
    networks: [mainnet],
    endpoints: { rpc: { "eip155:1": `http://127.0.0.1:${port}` } }
  })
  ends.push(kit.dispose)
  return act(() => kit.explain({ from: holder, ...transaction }))
}
const getWarnings = (words: Awaited<ReturnType<typeof explain>>) =>
  words.fields.flatMap(({ kind, value }) => (kind === "warning" ? [value] : []))

describe("kit.explain of a token transfer", () => {
  test("marks a token that only its contract names, and warns of a widely used symbol", async () => {
    const words = await explain(token, 2_000_000n)
    expect(words).toMatchObject({
      sentence: `Send 2 of another token named USDC (not known here, ${token}) to ${other}`,
      risk: "careful"
    })
    expect(getWarnings(words)).toEqual(["It has the same symbol as another token."])
  })

  test("does not mark the widely used token itself, and warns of more than the sender holds", async () => {
    expect(await explain(usdc, 5_000_000n)).toMatchObject({ sentence: `Send 5 USDC to ${other}`, risk: "plain" })
    expect(getWarnings(await explain(usdc, 5_000_001n))).toEqual(["That is more than you have."])
  })
})

describe("kit.explain of a transfer of the coin", () => {
  test("warns of more than the sender holds", async () => {
    expect(getWarnings(await explainTransaction({ to: other, value: "0x1" }))).toEqual([])
    expect(getWarnings(await explainTransaction({ to: other, value: "0x2" }))).toEqual(["That is more than you have."])
  })
})
