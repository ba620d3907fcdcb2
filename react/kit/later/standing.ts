import type * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { Options } from "../../../core/kit/options/takeOptions.ts"
import type { Moment } from "../../../services/foundation/log/keepMoments.ts"
import type { LateChunks } from "../../../services/kit/chunks/chunksLayer.ts"
import type { HostAsking } from "../../../services/kit/methods/HostMethods.ts"
import type { NetworkServices } from "../../../services/kit/start/network.ts"
import type { HostDrawing } from "../drawing/HostDrawing.ts"
import type { AddViews } from "./lateViews.ts"

/** What the kit has when its later parts are put to work. */
export interface Standing {
  readonly options: Options & { readonly heard?: Array<Moment> | undefined; readonly given: HostDrawing }
  readonly addViews: AddViews
  /** Who connected while the page stood, by connector and namespace; others come from an earlier visit. */
  readonly connected: ReadonlySet<string>
  /** The network part, built once. */
  readonly network: Effect.Effect<Context.Context<NetworkServices>, KitMissing>
  /** What the kit's layers are built by: a room that two parts need is built once. */
  readonly memo: Layer.MemoMap
}

/** The parts of a kit that load after its first view: how each is loaded and put to work, in the kit's scope. */
export interface LaterParts extends HostAsking {
  readonly chunks: LateChunks
  /** What was sent is followed, from the first run on. */
  readonly receipts: Effect.Effect<unknown, KitMissing>
}
