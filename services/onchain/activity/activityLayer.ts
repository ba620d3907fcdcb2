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
 * Loads every history that is `Asking`, page by page. Reports a failure as a toast
 * (docs/spec/onchain.md#activity-failure). Adds the state of the room `activity`.
 */
const activityFollower = Layer.scopedDiscard(
  Effect.gen(function* () {
    const store = yield* Store
    const activity = yield* Activity
    yield* store.join({ name: "activity", start: activityStart, step: stepActivity })

    const fetch = ({ account, cursor }: PendingPage) =>
      Effect.matchEffect(activity.page(account, cursor), {
        onSuccess: (page) => store.dispatch({ _tag: "ActivityArrived", account, cursor, page }),
        onFailure: (failure) => {
          const error = toFailureData(failure)
          const toasts: ReadonlyArray<KitEvent> =
            failure._tag === "TransactionsFailed" ? [{ _tag: "ToastShown", toast: { kind: "error", error } }] : []
          return store.dispatch({ _tag: "ActivityFailed", account, cursor, error }, ...toasts)
        }
      })

    const fetches = makeKeyedFibers<string>()
    yield* follow(
      getPendingPages,
      (all) =>
        Effect.forEach(all, (page) => fetches.run(getKey(page), fetch(page)), {
          discard: true
        }),
      (a, b) => a.map(getKey).join() === b.map(getKey).join()
    )

    const rpc = yield* Rpc
    const readInclusion = ({ hash, network }: Opened) => {
      // If its code does not load, the view shows no block and fee.
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
    const reads = makeKeyedFibers<string>()
    yield* follow(
      getOpenedTransactions,
      (all) => Effect.forEach(all, (item) => reads.run(item.hash, readInclusion(item)), { discard: true }),
      (a, b) => a.map(({ hash }) => hash).join() === b.map(({ hash }) => hash).join()
    )
  })
)

/** A page that is requested. */
interface PendingPage {
  readonly account: AccountId
  readonly cursor: string | null
}

const getKey = ({ account, cursor }: PendingPage): string => JSON.stringify([account, cursor])

const getPendingPages = ({ activity }: KitState): ReadonlyArray<PendingPage> =>
  Object.entries(activity?.histories ?? {})
    .filter(([, history]) => history._tag === "Asking")
    .map(([id]) => id)
    .filter(isAccountId)
    .map((account) => ({ account, cursor: activity?.cursors[account] ?? null }))

/** A transaction whose block and fee a view requests. */
interface Opened {
  readonly network: NetworkId
  readonly hash: string
}

const getOpenedTransactions = ({ activity }: KitState): ReadonlyArray<Opened> =>
  Object.entries(activity?.inclusions ?? {}).flatMap(([hash, { found, network }]) =>
    found._tag === "Asking" ? [{ network, hash }] : []
  )

/** The services of the activity view. Needs the network chunk's `Calls` and the kit's `Store`. */
export const activityLayer = activityFollower.pipe(
  Layer.provideMerge(Layer.provide(provenActivityLayer, Activity.layer)),
  Layer.provideMerge(SupportedChains.layer),
  Layer.provide(Rpc.layer)
)
