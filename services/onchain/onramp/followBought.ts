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
 * Looks for what was bought: at once, then each 15 s for 15 min of the page being seen, until the account holds more
 * than at the first look. Nothing else tells of a purchase. A node that does not answer leaves things as they are.
 * docs/spec/onchain.md#onramp-arrival.
 */
export const followBought = Effect.gen(function* () {
  const store = yield* Store
  const rpc = yield* Rpc
  const visibility = yield* PageVisibility

  const held = ({ account, contract }: Bought) => {
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
  const look = (bought: Bought) =>
    Effect.ignore(
      Effect.flatMap(held(bought), ({ decimals, held: units }) =>
        store.dispatch({ _tag: "OnrampLooked", held: String(units), decimals })
      )
    )

  /** A hidden page is not looked from, and its time does not count. */
  const looks = (bought: Bought) =>
    Effect.gen(function* () {
      yield* look(bought)
      for (let seen = 0; seen < millis.purchaseWait; ) {
        yield* Effect.sleep(millis.purchaseLook)
        if (!(yield* visibility.now)) continue
        seen += millis.purchaseLook
        yield* look(bought)
      }
      yield* store.dispatch({ _tag: "OnrampLookEnded" })
    })

  const work = yield* FiberHandle.make()
  yield* follow(
    ({ onramp }) => (onramp?.bought?.phase === "Waiting" ? onramp.bought : null),
    (bought) => (bought === null ? FiberHandle.clear(work) : FiberHandle.run(work, looks(bought))),
    (a, b) => a?.account === b?.account && a?.contract === b?.contract
  )
})
