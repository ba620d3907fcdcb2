import * as Context from "effect/Context"
import * as Layer from "effect/Layer"
import { makeSwaps } from "./makeSwaps.ts"
import type { SwapService } from "./SwapService.ts"

/** Swaps one token for another; see `SwapService`. */
export class Swaps extends Context.Tag("services/Swaps")<Swaps, SwapService>() {
  /** Needs `Calls`, `Settings`, `Prices` and `SupportedChains`. */
  static readonly layer = Layer.scoped(this, makeSwaps)
  static readonly layerTest = (swaps: SwapService): Layer.Layer<Swaps> => Layer.succeed(this, swaps)
}
