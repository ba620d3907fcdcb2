import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import { ether, swapAccount, usdc, weth } from "../../core/testing/swaps.ts"
import { approve } from "../../core/token/erc20.ts"
import { SupportedChains } from "../chain/SupportedChains.ts"
import { Prices } from "../price/Prices.ts"
import { Swaps } from "../swap/Swaps.ts"
import { answering, testSettings } from "./answering.ts"

export const router = "0x1111111254EEB25477B68fb85Ed929f73A960582"

/** Calldata that lets a spender take so much USDC. */
export const approvalOf = (spender: string, amount: bigint) => Either.getOrThrow(approve(usdc.id.slice(9), spender, amount)).data

/** What a chain service that swaps answers, by the last part of the path. 100 USDC for 0.04 WETH. */
export const agreeable: Readonly<Record<string, unknown>> = {
  tokens: { tokens: [ether, usdc, weth].map(({ decimals, id, name, symbol }) => ({ name, symbol, address: id, decimals, logoUri: "" })) },
  quotes: { quotes: [{ id: null, fromAmount: "100000000", fromAccount: usdc.id, toAmount: "39880000000000000", toAccount: weth.id }] },
  "gas-price": { standard: "1500000007", fast: "2000000000", instant: "3000000000" },
  allowance: { allowance: "0" },
  price: { fungibles: [{ address: ether.id, price: 2500 }, { address: usdc.id, price: 1 }, { address: weth.id, price: 2500 }] },
  "build-approve": { tx: { from: swapAccount, to: usdc.id, data: approvalOf(router, 2n ** 256n - 1n), value: "0", eip155: { gas: 60000, gasPrice: "1" } } },
  "build-transaction": { tx: { from: swapAccount, to: `eip155:1:${router}`, data: "0x12aa3caf00", amount: "0", eip155: { gas: "210000", gasPrice: "1" } } }
}

/** The swap services over a chain service that says what it is told to, and otherwise agrees. `asked` are the calls it heard. */
export const swapService = (answers: Readonly<Record<string, unknown>> = {}, known: (network: string) => boolean = () => true, settings = testSettings) => {
  const asked: Array<string> = []
  const bodies: Array<unknown> = []
  const queries: Array<Readonly<Record<string, string>>> = []
  const { layer: calls } = answering((url, request) => {
    const call = url.pathname.split("/").at(-1) ?? ""
    if (call === "supported-chains") return { http: ["eip155:1", "eip155:137"] }
    asked.push(call)
    bodies.push(request.body === undefined ? undefined : JSON.parse(request.body.text))
    queries.push(Object.fromEntries(url.searchParams))
    const answer = answers[call] ?? agreeable[call]
    return typeof answer === "function" ? answer(asked.filter((one) => one === call).length) : answer
  }, settings)
  const layer = Swaps.layer.pipe(Layer.provideMerge(Prices.layer), Layer.provide(Layer.merge(calls, SupportedChains.layerTest(known))))
  return { asked, bodies, calls, queries, layer, counted: () => [...asked].sort().join(" ") }
}
