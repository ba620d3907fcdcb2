import * as Layer from "effect/Layer"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { SpenderNames } from "../ens/SpenderNames.ts"
import { CallFacts } from "./CallFacts.ts"
import { hostDescriptors } from "./hostDescriptors.ts"
import { Simulation } from "./Simulation.ts"

/**
 * Describes requests with facts from the network's own nodes and the host's descriptors. Needs the network chunk and
 * the kit's `Store`.
 */
export const callWordsLayer = Simulation.layer.pipe(
  Layer.provideMerge(CallFacts.layer),
  Layer.provide(SpenderNames.layer),
  Layer.provide(Layer.merge(Rpc.layer, hostDescriptors))
)
