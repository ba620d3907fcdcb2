import * as Layer from "effect/Layer"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { callWordsLayer } from "../calldata/callWordsLayer.ts"
import { Approvals, reviewsLayer } from "./Approvals.ts"
import { OwnWindow } from "../../wallets/requests/OwnWindow.ts"
import { RequestWords } from "./RequestWords.ts"

/** Where a visitor may sign: origins that may frame the page, and the host's own Safe page. */
export interface ApprovalPlaces {
  readonly allowedAncestors: ReadonlyArray<string>
  readonly safe: string | undefined
}

/**
 * What asks a visitor before a wallet is asked. Needs the network chunk and the kit's `Store`; compares addresses with the
 * history if `RecentReceivers` is provided. Adds the state of the room `approval`.
 */
export const approvalLayer = ({ allowedAncestors, safe }: ApprovalPlaces) =>
  reviewsLayer.pipe(
    Layer.provide(Approvals.layer),
    Layer.provide(Layer.merge(RequestWords.layer, OwnWindow.layerHere(allowedAncestors, safe))),
    // Its own copy: `kit.explain` asks nobody but the network's nodes, and may have built the layer before.
    Layer.provide(Layer.merge(Layer.fresh(callWordsLayer), PageOrigin.layerHere))
  )
