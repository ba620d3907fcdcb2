import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { activityStart, stepActivity } from "../../../core/onchain/activity/state.ts"
import { isAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { toFailureData } from "../../../core/foundation/errors/failure.ts"
import type { KitState } from "../../../core/state.ts"
import type { KitEvent } from "../../../core/event.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { loadChunk } from "../../foundation/chunks/loadChunk.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { follow } from "../../foundation/store/follow.ts"
import { makeKeyedFibers } from "../../foundation/store/keyedFibers.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Activity } from "./Activity.ts"
import { provenActivityLayer } from "./provenActivity.ts"

/**
 * Loads every history that is `Asking`, page by page. Shows a failure as a toast, in the words of
 * docs/spec/onchain.md#activity-failure. Adds the state of the room `activity`.
 */
const activityFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const activity = yield* Activity
    yield* store.join({ name: "activity", start: activityStart, step: stepActivity })

    const fetch = ({ account, cursor }: Wanted) =>
      Effect.matchEffect(activity.page(account, cursor), {
        onSuccess: (page) => store.dispatch({ _tag: "ActivityArrived", account, cursor, page }),
        onFailure: (failure) => {
          const error = toFailureData(failure)
          const toasts: ReadonlyArray<KitEvent> =
            failure._tag === "TransactionsFailed" ? [{ _tag: "ToastShown", toast: { kind: "error", error } }] : []
          return store.dispatch({ _tag: "ActivityFailed", account, cursor, error }, ...toasts)
        }
      })

    const work = makeKeyedFibers<string>()
    yield* follow(
      wantedIn,
      (all) =>
        Effect.forEach(all, (one) => work.run(keyOf(one), fetch(one)), {
          discard: true
        }),
      (a, b) => a.map(keyOf).join() === b.map(keyOf).join()
    )

    const rpc = yield* Rpc
    const look = ({ hash, network }: Opened) => {
      // Where the code does not load, nothing more is told of the transaction.
      const loaded = Effect.option(loadChunk(() => import("./lookAtInclusion.ts")))
      const found = Effect.flatMap(loaded, (code) =>
        code._tag === "None" ? Effect.succeed(null) : code.value.lookAtInclusion(rpc, network, hash)
      )
      return Effect.matchEffect(found, {
        onSuccess: (inclusion) => store.dispatch({ _tag: "InclusionArrived", network, hash, inclusion }),
        onFailure: (failure) =>
          store.dispatch({ _tag: "InclusionFailed", network, hash, error: toFailureData(failure) })
      })
    }
    const looks = makeKeyedFibers<string>()
    yield* follow(
      openedIn,
      (all) => Effect.forEach(all, (one) => looks.run(one.hash, look(one)), { discard: true }),
      (a, b) => a.map(({ hash }) => hash).join() === b.map(({ hash }) => hash).join()
    )
  })
)

/** A requested page. */
interface Wanted {
  readonly account: AccountId
  readonly cursor: string | null
}

const keyOf = ({ account, cursor }: Wanted): string => JSON.stringify([account, cursor])

const wantedIn = ({ activity }: KitState): ReadonlyArray<Wanted> =>
  Object.entries(activity?.histories ?? {})
    .filter(([, one]) => one._tag === "Asking")
    .map(([id]) => id)
    .filter(isAccountId)
    .map((account) => ({ account, cursor: activity?.cursors[account] ?? null }))

/** A transaction whose block and fee a view asks for. */
interface Opened {
  readonly network: NetworkId
  readonly hash: string
}

const openedIn = ({ activity }: KitState): ReadonlyArray<Opened> =>
  Object.entries(activity?.inclusions ?? {}).flatMap(([hash, { found, network }]) =>
    found._tag === "Asking" ? [{ network, hash }] : []
  )

/** The services behind a view of the activity. Needs the network chunk's `Calls` and the kit's `Store`. */
export const activityLayer = activityFollower.pipe(
  Layer.provideMerge(Layer.provide(provenActivityLayer, Activity.layer)),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(Rpc.layer)
)
