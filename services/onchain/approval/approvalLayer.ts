import * as Layer from "effect/Layer"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { callWordsLayer } from "../calldata/callWordsLayer.ts"
import { Approvals } from "./Approvals.ts"
import type { ScreenOptions } from "./makeScreen.ts"
import { reviewsLayer } from "./reviewsLayer.ts"
import { OwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { RequestWords } from "./RequestWords.ts"

/** Where a visitor may sign: in a page that these origins frame, and in the host's own Safe page. */
export interface ApprovalPlaces {
  readonly allowedAncestors: ReadonlyArray<string>
  readonly safe: string | undefined
}

/**
 * Asks the page's own check and visitors before a wallet receives a request. Needs the network chunk and the kit's `Store`; compares addresses
 * with the history if `RecentReceivers` is provided. Adds the state of the room `approval`.
 */
export const approvalLayer = ({ allowedAncestors, safe }: ApprovalPlaces, screening: ScreenOptions = {}) =>
  reviewsLayer(screening).pipe(
    Layer.provide(Approvals.layer),
    Layer.provide(Layer.merge(RequestWords.layer, OwnWindow.layerHere(allowedAncestors, safe))),
    // A fresh copy: `kit.explain` sends requests only to the network's nodes, and may have built the layer before.
    Layer.provide(Layer.merge(Layer.fresh(callWordsLayer), PageOrigin.layerHere))
  )
