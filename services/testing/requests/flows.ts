import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { AccountId } from "../../../core/chain/ids.ts"
import { defaultPaymentCurrencies, defaultPurchaseCurrencies } from "../../../core/onramp/defaults.ts"
import { paymentWire, purchaseWire } from "../../../core/onramp/schema.ts"
import { agreeable } from "../swapService.ts"
import { usdc, weth } from "../../../core/testing/swaps.ts"
import { NativeBalances } from "../../account/NativeBalances.ts"
import { Activity } from "../../activity/Activity.ts"
import { SupportedChains } from "../../chain/SupportedChains.ts"
import { Identities } from "../../identity/Identities.ts"
import { Names } from "../../name/Names.ts"
import { networkOver } from "../../network.ts"
import { Onramp } from "../../onramp/Onramp.ts"
import { Prices } from "../../price/Prices.ts"
import { Rpc } from "../../rpc/Rpc.ts"
import { SmartSessions } from "../../session/SmartSessions.ts"
import { Store } from "../../store/Store.ts"
import { Swaps } from "../../swap/Swaps.ts"
import { TokenBalances } from "../../token/TokenBalances.ts"
import { Catalogue } from "../../wallet/Catalogue.ts"
import { ImageUrls } from "../../wallet/ImageUrls.ts"
import { asking, type Ground, type Subject } from "../faults/subject.ts"
import type { World } from "../faults/world.ts"

/** Something a visitor does, and how many requests it may cost. */
export interface Flow {
  readonly name: string
  /** Done for the first time; by ten at once; and once more right after the first time. */
  readonly requests: { readonly first: number; readonly tenAtOnce: number; readonly again: number }
  readonly open: Subject["open"]
}

const address = "0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266"
const account: AccountId = `eip155:1:${address}`
const [payment] = defaultPaymentCurrencies
const [purchase] = defaultPurchaseCurrencies
const money = (amount: string) => ({ amount, currency: "USD" })
const wallets = Array.from({ length: 4 }, (_, i) => ({ id: `w${i}`, name: `Wallet ${i}`, image_id: `i${i}` }))

/** Answers by the last part of a path; of a name or an address by the part before it. */
const answers: Readonly<Record<string, unknown>> = {
  ...agreeable,
  config: { features: [] }, origins: { allowedOrigins: [] }, getWallets: { data: wallets, count: 4 }, getWalletImage: { type: "image/png", text: "png" },
  "supported-chains": { http: ["eip155:1"] }, balance: { balances: [] }, history: { data: [], next: "2" }, identity: { name: null, avatar: null },
  account: { name: "anna.reown.id", addresses: {} }, reverse: [], suggestions: { suggestions: [] }, sessions: [],
  options: { paymentCurrencies: [paymentWire(payment)], purchaseCurrencies: [purchaseWire(purchase)] }, onrampurl: { url: "https://pay.example/buy" },
  v1: { jsonrpc: "2.0", id: 1, result: "0x1" }
}
const bought = { networkFee: money("1"), paymentSubtotal: money("49"), paymentTotal: money("50"), purchaseAmount: money("49"), quoteId: "q" }
export const answer = ({ pathname }: URL): unknown => {
  const [before = "", last = ""] = pathname.split("/").filter((part) => part !== "").slice(-2)
  return pathname.endsWith("/onramp/quote") ? bought : answers[last === "" ? before : last] ?? answers[before]
}

const chains = SupportedChains.layer
const swaps = Swaps.layer.pipe(Layer.provide(Prices.layer), Layer.provide(chains))
const names = <A, E>(ask: (names: Names["Type"]) => Effect.Effect<A, E>) => Effect.flatMap(Names, ask)
const onramp = <A, E>(ask: (onramp: Onramp["Type"]) => Effect.Effect<A, E>) => Effect.flatMap(Onramp, ask)

/** Opens the modal on its first view, and looks at it for a while. */
const opening = (world: World) =>
  Effect.gen(function*() {
    const below = yield* Effect.context<Ground>()
    yield* Layer.build(networkOver(world.transport).pipe(Layer.provide(ImageUrls.layer)))
    return Effect.gen(function*() {
      const { dispatch } = yield* Store
      yield* dispatch({ _tag: "Closed" })
      yield* dispatch({ _tag: "Opened", view: { _tag: "Connect" } })
      yield* Effect.sleep("5 seconds")
    }).pipe(Effect.provide(below))
  })

const flow = (name: string, [first, tenAtOnce, again]: readonly [number, number, number], open: Subject["open"]): Flow =>
  ({ name, requests: { first, tenAtOnce, again }, open })

/** What each flow may ask for, in all. The first of a service's flows on a page also asks once which networks it knows. */
export const flows: ReadonlyArray<Flow> = [
  flow("open Connect (project, 4 wallets)", [7, 7, 0], opening),
  flow("a page of wallets", [1, 10, 1], asking(Catalogue.layer, Effect.flatMap(Catalogue, (all) => all.list({ page: 1, entries: 40 })))),
  flow("balance of the chain's coin", [1, 1, 0], asking(Layer.provide(NativeBalances.layer, Rpc.layer), Effect.flatMap(NativeBalances, (all) => all.get(account)))),
  flow("token balances", [2, 2, 0], asking(Layer.provide(TokenBalances.layer, chains), Effect.flatMap(TokenBalances, (all) => all.list(account)))),
  flow("a page of activity", [2, 2, 1], asking(Layer.provide(Activity.layer, chains), Effect.flatMap(Activity, (all) => all.page(account, null)))),
  flow("identity", [2, 2, 0], asking(Layer.provide(Identities.layer, chains), Effect.flatMap(Identities, (all) => all.of(account)))),
  flow("name lookup", [2, 2, 0], asking(Layer.provide(Names.layer, chains), names((all) => all.lookup("anna", "eip155:1")))),
  flow("names of an account", [2, 2, 0], asking(Layer.provide(Names.layer, chains), names((all) => all.reverse(account)))),
  flow("swap quote", [5, 5, 1], asking(swaps, Effect.flatMap(Swaps, (all) => all.quote({ account, from: usdc, to: weth, amount: "100" })))),
  flow("on-ramp options", [2, 2, 1], asking(Layer.provide(Onramp.layer, chains), onramp((all) => all.options("eip155:1")))),
  flow("on-ramp quote", [2, 11, 1], asking(Layer.provide(Onramp.layer, chains), onramp((all) => all.quote({ amount: "50", payment, purchase }, "eip155:1")))),
  flow("on-ramp page", [2, 11, 1], asking(Layer.provide(Onramp.layer, chains), onramp((all) => all.url(account, ["USDC"])))),
  flow("smart sessions", [2, 2, 1], asking(Layer.provide(SmartSessions.layer, chains), Effect.flatMap(SmartSessions, (all) => all.list(account))))
]
