import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from "../../../../core/onramp/defaults.ts"
import { paymentWire, purchaseWire } from "../../../../core/onramp/schema.ts"
import type { SwapQuote } from "../../../../core/swap/quote.ts"
import { ether, swapAccount, usdc, weth } from "../../../../core/testing/swaps.ts"
import { Onramp } from "../../../onramp/Onramp.ts"
import { Prices } from "../../../price/Prices.ts"
import { Swaps } from "../../../swap/Swaps.ts"
import { agreeable } from "../../swapService.ts"
import { asking, pathEnds, type Subject, subject, withItems } from "../subject.ts"

const well = (url: URL): unknown => agreeable[url.pathname.split("/").at(-1) ?? ""]
const swaps = Layer.provide(Swaps.layer, Prices.layer)
const swap = <A, E>(ask: (swaps: Swaps["Type"]) => Effect.Effect<A, E>) => Effect.flatMap(Swaps, ask)
const quoted: SwapQuote = {
  account: swapAccount, from: usdc, to: weth, amount: "100", amountUnits: "100000000", received: "0.03988", receivedUnits: "39880000000000000",
  minimum: "0.0394812", minimumUnits: "39481200000000000", maximumSlippage: "0.0003988", slippage: "1", rate: "0.0003988", priceImpact: "0.3", fee: null, approval: "needed"
}
const quote = swap((all) => all.quote({ account: swapAccount, from: usdc, to: weth, amount: "100" }))
/** A quote that lacks what could not be had, and says so. */
const lacking = (value: unknown): string => {
  const { approval, fee, priceImpact } = value as SwapQuote
  return fee === null || fee.usd === null || priceImpact === null || approval === "unknown" ? "unknown" : ""
}
const [payment] = defaultPaymentCurrencies
const [purchase] = defaultPurchaseCurrencies
const options = { paymentCurrencies: [paymentWire(payment)], purchaseCurrencies: [purchaseWire(purchase)] }
const money = (amount: unknown) => ({ amount, currency: "USD" })
const bought = { networkFee: money("0.5"), paymentSubtotal: money("49.5"), paymentTotal: money("50"), purchaseAmount: { amount: "49.5", currency: "USDC" }, quoteId: "q1" }
const onramp = <A, E>(ask: (onramp: Onramp["Type"]) => Effect.Effect<A, E>) => Effect.flatMap(Onramp, ask)
const flag = (name: string) => (value: unknown): string => (Reflect.get(Object(value), name) === true ? (name === "estimate" ? "estimate" : "default") : "")
const tx = (agreeable["build-transaction"] as { readonly tx: Readonly<Record<string, unknown>> }).tx
const approveTx = (agreeable["build-approve"] as { readonly tx: Readonly<Record<string, unknown>> }).tx
const token = { name: "Ether", symbol: "ETH", address: ether.id, decimals: 18 }
const built = (one: Readonly<Record<string, unknown>>, field: string, json: string) => JSON.stringify({ tx: { ...one, [field]: "@" } }).replace('"@"', json)
const price = (item: string) => `{"fungibles":[{"address":"${ether.id}","price":2500},${item}]}`
const gasAbsurd = { "1e400": '{"standard":1e400,"fast":"1","instant":"1"}', "negative": '{"standard":"-1","fast":"1","instant":"1"}', "500 digits": `{"standard":"${"9".repeat(500)}","fast":"1","instant":"1"}` }
const allowanceAbsurd = { "1e400": '{"allowance":1e400}', "negative": '{"allowance":"-1"}', "past 256 bits": `{"allowance":"${2n ** 256n}"}` }
const priceAbsurd = withItems(price, { "1e400": `{"address":"${usdc.id}","price":1e400}`, "negative": `{"address":"${usdc.id}","price":-1}`, "nobody's": '{"address":"eip155:0:x","price":1}', "nothing": "null" })

/** What the chain service says of swaps, prices and the on-ramp. */
export const moneySubjects: ReadonlyArray<Subject> = [
  subject({
    row: "price.list", calls: ["price.list"], strikes: pathEnds("/price"), answer: () => ({ fungibles: [{ address: ether.id, price: 2500 }] }), keeps: true, absurd: priceAbsurd,
    open: asking(Prices.layer, Effect.flatMap(Prices, (prices) => prices.usd([ether.id, usdc.id])))
  }),
  subject({
    row: "swap.tokens", calls: ["swap.tokens"], strikes: pathEnds("/tokens"), answer: () => ({ tokens: [token] }), keeps: true,
    absurd: withItems((item) => `{"tokens":[${JSON.stringify(token)},${item}]}`, {
      "500 decimals": JSON.stringify({ ...token, address: usdc.id, decimals: 500 }), "1e400 decimals": JSON.stringify({ ...token, address: usdc.id, decimals: "@" }).replace('"@"', "1e400"),
      "chain 0": JSON.stringify({ ...token, address: usdc.id.replace("eip155:1:", "eip155:0:") }), "nothing": "null"
    }),
    open: asking(swaps, swap((all) => all.tokens("eip155:1")))
  }),
  subject({
    row: "swap.quotes", calls: ["swap.quotes"], strikes: pathEnds("/quotes"), answer: well,
    absurd: withItems((item) => `{"quotes":[${JSON.stringify({ id: null, fromAmount: "100000000", fromAccount: usdc.id, toAmount: "39880000000000000", toAccount: weth.id })},${item}]}`, {
      "receiving 1e400": `{"fromAmount":"100000000","fromAccount":"${usdc.id}","toAmount":1e400,"toAccount":"${weth.id}"}`,
      "receiving less than nothing": `{"fromAmount":"100000000","fromAccount":"${usdc.id}","toAmount":"-1","toAccount":"${weth.id}"}`,
      "past 256 bits": `{"fromAmount":"100000000","fromAccount":"${usdc.id}","toAmount":"${2n ** 256n}","toAccount":"${weth.id}"}`, "nothing": "null"
    }),
    open: asking(swaps, quote)
  }),
  subject({
    row: "swap.gas-price", calls: ["swap.gas-price"], strikes: pathEnds("/gas-price"), answer: well, keeps: true, absurd: gasAbsurd,
    open: asking(swaps, swap((all) => all.gasPrice("eip155:1")))
  }),
  subject({
    row: "swap.allowance", calls: ["swap.allowance"], strikes: pathEnds("/allowance"), answer: well, keeps: true, absurd: allowanceAbsurd,
    open: asking(swaps, swap((all) => all.allowance(swapAccount, usdc.id)))
  }),
  ...([["price", priceAbsurd], ["gas-price", gasAbsurd], ["allowance", allowanceAbsurd]] as const).map(([path, absurd]) => subject({
    row: `quote, no ${path}`, calls: [], strikes: pathEnds(`/${path}`), answer: well, absurd, said: lacking, open: asking(swaps, quote)
  })),
  subject({
    row: "swap.build-approve", calls: ["swap.build-approve"], strikes: pathEnds("/build-approve"), answer: well,
    absurd: { "sending 1e400": built(approveTx, "value", "1e400"), "no bytes": built(approveTx, "data", "{}") },
    open: asking(swaps, swap((all) => all.approval(quoted)))
  }),
  subject({
    row: "swap.build-transaction", calls: ["swap.build-transaction"], strikes: pathEnds("/build-transaction"), answer: well,
    absurd: { "no bytes": built(tx, "data", "{}"), "to a number": built(tx, "to", "1e400") },
    open: asking(swaps, swap((all) => all.transaction(quoted)))
  }),
  subject({
    row: "onramp.options", calls: ["onramp.options"], strikes: pathEnds("/options"), answer: () => options, said: flag("builtIn"),
    absurd: withItems((item) => `{"purchaseCurrencies":${JSON.stringify(options.purchaseCurrencies)},"paymentCurrencies":[${JSON.stringify(options.paymentCurrencies[0])},${item}]}`, { "no id": '{"payment_method_limits":[]}', "1e400": "1e400" }),
    open: asking(Onramp.layer, onramp((all) => all.options("eip155:1")))
  }),
  subject({
    row: "onramp.quote", calls: ["onramp.quote"], strikes: pathEnds("/onramp/quote"), answer: () => bought, said: flag("estimate"),
    absurd: { "1e400": JSON.stringify({ ...bought, purchaseAmount: "@" }).replace('"@"', '{"amount":1e400,"currency":"USDC"}'), "negative": JSON.stringify({ ...bought, paymentTotal: money("-1") }) },
    open: asking(Onramp.layer, onramp((all) => all.quote({ amount: "50", payment, purchase }, "eip155:1")))
  }),
  subject({
    row: "onramp.url", calls: ["onramp.url"], strikes: pathEnds("/onrampurl"), answer: () => ({ url: "https://pay.example/buy" }),
    absurd: { "a script": '{"url":"javascript:alert(1)"}', "a number": '{"url":1e400}' },
    open: asking(Onramp.layer, onramp((all) => all.url(swapAccount, ["USDC"])))
  })
]
