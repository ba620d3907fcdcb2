import type * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { Activity } from "../activity/Activity.ts"
import { RecentReceivers } from "../activity/RecentReceivers.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { callWordsLayer } from "../calldata/callWordsLayer.ts"
import { Approvals, reviewsLayer } from "./Approvals.ts"
import { OwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { RequestWords } from "./RequestWords.ts"

/** What approvals need: the origins that may frame the page, the host's own Safe page, and the history. */
export interface ApprovalPlaces {
  readonly allowedAncestors: ReadonlyArray<string>
  readonly safe: string | undefined
  /** The account's history, with whose receivers addresses are compared. */
  readonly activity: Effect.Effect<Activity["Type"], KitMissing>
}

/**
 * What asks a visitor before a wallet is asked. Needs the network chunk and the kit's `Store`. Adds the state of the room
 * `approval`.
 */
export const approvalLayer = ({ activity, allowedAncestors, safe }: ApprovalPlaces) =>
  reviewsLayer.pipe(
    Layer.provide(Approvals.layer),
    Layer.provide(Layer.merge(RequestWords.layer, OwnWindow.layerHere(allowedAncestors, safe))),
    Layer.provide(Layer.merge(Layer.provide(callWordsLayer, RecentReceivers.layer(activity)), PageOrigin.layerHere))
  )
