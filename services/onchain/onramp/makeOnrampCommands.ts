import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { StartedPurchase } from "../../../core/onchain/onramp/events.ts"
import { isCoin } from "../../../core/onchain/onramp/offer.ts"
import type { OnrampCommands } from "../../../core/onchain/onramp/OnrampCommands.ts"
import type { KitState } from "../../../core/state.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { Store } from "../../foundation/store/Store.ts"
import { createErc20Reads } from "../token/createErc20Reads.ts"

const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-fA-F]{1,64}$/))

/** Reads an account's balance of a purchased token. */
const readBalance = Effect.fnUntraced(function* ({ account, contract }: StartedPurchase) {
  const store = yield* Store
  const rpc = yield* Rpc
  const { address, network } = splitAccountId(account)
  if (isCoin(contract)) {
    const hex = yield* rpc.read({ network, method: "eth_getBalance", params: [address, "latest"], result: Quantity })
    const { decimals } = findNetwork(store.getState().chain.networks, network).nativeCurrency
    return { held: BigInt(hex), decimals }
  }
  const token = createErc20Reads(rpc, network, contract)
  const [held, [decimals]] = yield* Effect.all([token.balance(address), token.unit], { concurrency: 2 })
  return { held, decimals }
})

/** Returns the awaited purchase. */
const getAwaitedPurchase = ({ onramp }: KitState): StartedPurchase | undefined =>
  onramp?.bought?.phase === "Waiting" ? onramp.bought : undefined

/**
 * Watches for the arrival of a purchase: immediately, then every 15 s for 15 min while the page is visible, until the
 * account holds more than at the first check. The kit has no other signal of a purchase. Failed reads are ignored. A
 * hidden page sends no requests, and its time does not count. docs/spec/onchain.md#onramp-arrival.
 */
const watchUntilArrived = Effect.fnUntraced(function* (bought: StartedPurchase) {
  const store = yield* Store
  const visibility = yield* PageVisibility
  const checkOnce = Effect.ignore(
    Effect.flatMap(readBalance(bought), ({ decimals, held }) =>
      store.dispatch({ _tag: "OnrampLooked", held: String(held), decimals })
    )
  )
  yield* checkOnce
  for (let visibleMillis = 0; visibleMillis < millis.purchaseWait; ) {
    yield* Effect.sleep(millis.purchaseLook)
    if (!(yield* visibility.now)) continue
    visibleMillis += millis.purchaseLook
    yield* checkOnce
    if (getAwaitedPurchase(store.getState()) === undefined) return
  }
  yield* store.dispatch({ _tag: "OnrampLookEnded" })
})

/** Creates the commands of the on-ramp views, which run in the current scope. */
export const makeOnrampCommands = Effect.gen(function* () {
  const store = yield* Store
  const run = yield* runInScope<PageVisibility | Rpc | Store>()
  const watch = yield* FiberHandle.make()
  const commands: OnrampCommands = {
    proceed: () => {
      const before = getAwaitedPurchase(store.getState())
      store.plain.dispatch({ _tag: "OnrampContinued" }, { _tag: "Replaced", view: { _tag: "BuyInProgress" } })
      const bought = getAwaitedPurchase(store.getState())
      // A purchase that is already watched is not watched again.
      if (bought === undefined || (bought.account === before?.account && bought.contract === before.contract)) return
      run(FiberHandle.run(watch, watchUntilArrived(bought)))
    }
  }
  return commands
})
