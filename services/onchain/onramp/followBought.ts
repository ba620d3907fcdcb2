import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Bought } from "../../../core/onchain/onramp/events.ts"
import { isCoin } from "../../../core/onchain/onramp/offer.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageVisibility } from "../../foundation/platform/PageVisibility.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { erc20Reads } from "../token/erc20Reads.ts"

const Quantity = Schema.String.pipe(Schema.pattern(/^0x[0-9a-fA-F]{1,64}$/))

/**
 * Watches for the arrival of a purchase: immediately, then every 15 s for 15 min while the page is visible, until the
 * account holds more than at the first check. The kit has no other signal of a purchase. Failed reads are ignored.
 * docs/spec/onchain.md#onramp-arrival.
 */
export const followBought = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const visibility = yield* PageVisibility

  const readBalance = ({ account, contract }: Bought) => {
    const { address, network } = splitAccountId(account)
    if (isCoin(contract))
      return Effect.map(
        rpc.read({ network, method: "eth_getBalance", params: [address, "latest"], result: Quantity }),
        (hex) => ({
          held: BigInt(hex),
          decimals: findNetwork(store.getState().chain.networks, network).nativeCurrency.decimals
        })
      )
    const token = erc20Reads(rpc, network, contract)
    return Effect.map(Effect.all([token.balance(address), token.unit], { concurrency: 2 }), ([units, [decimals]]) => ({
      held: units,
      decimals
    }))
  }
  const checkOnce = (bought: Bought) =>
    Effect.ignore(
      Effect.flatMap(readBalance(bought), ({ decimals, held: units }) =>
        store.dispatch({ _tag: "OnrampLooked", held: String(units), decimals })
      )
    )

  /** A hidden page sends no requests, and its time does not count. */
  const checkUntilArrived = (bought: Bought) =>
    Effect.gen(function* () {
      yield* checkOnce(bought)
      for (let visibleMillis = 0; visibleMillis < millis.purchaseWait; ) {
        yield* Effect.sleep(millis.purchaseLook)
        if (!(yield* visibility.now)) continue
        visibleMillis += millis.purchaseLook
        yield* checkOnce(bought)
      }
      yield* store.dispatch({ _tag: "OnrampLookEnded" })
    })

  const work = yield* FiberHandle.make()
  yield* follow(
    ({ onramp }) => (onramp?.bought?.phase === "Waiting" ? onramp.bought : null),
    (bought) => (bought === null ? FiberHandle.clear(work) : FiberHandle.run(work, checkUntilArrived(bought))),
    (a, b) => a?.account === b?.account && a?.contract === b?.contract
  )
})
