import * as Effect from "effect/Effect"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ChunkName } from "../../../core/kit/modal/views.ts"
import type { KitState } from "../../../core/state.ts"
import { loadChunk } from "../../../services/foundation/chunks/loadChunk.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { until } from "../../../services/foundation/store/until.ts"
import type { HostAsking } from "../../../services/kit/methods/HostMethods.ts"
import { Networks } from "../../../services/wallets/connection/Networks.ts"
import { Connections } from "../../../services/wallets/connection/Connections.ts"
import { Connectors } from "../../../services/wallets/connectors/Connectors.ts"
import { flows } from "./flows.ts"
import { Placeholder } from "./Placeholder.tsx"
import { type AddViews, openFlow } from "./openFlow.ts"
import { requireUnframed } from "./requireUnframed.ts"
import type { PartHost } from "./Part.ts"
import { methodParts, receipts, walletRequests } from "./parts.ts"

/** The flows and methods of a running kit. */
export interface KitFlows extends HostAsking {
  /** Loads a flow and adds its views. */
  readonly open: (flow: Exclude<ChunkName, "network">) => Effect.Effect<void, KitMissing>
  /** Follows sent transactions; started by the first run. */
  readonly receipts: Effect.Effect<unknown, KitMissing>
}

/** Returns the flows and methods of a kit, which load when they are needed, and adds the host's own elements. */
export const startFlows = (host: PartHost, addViews: AddViews): KitFlows => {
  const { options, scope, services } = host
  const { hostElements } = options
  addViews({ Placeholder }, {})
  if (hostElements.avatar || hostElements.disclaimer)
    import("./createHostParts.tsx").then(
      ({ createHostParts }) => addViews(createHostParts(hostElements), {}),
      () => {} // the kit draws its own
    )
  // In debug mode the changes since the kit's start are kept, within limits once this code is there.
  if (options.received) Effect.runFork(Effect.ignore(methodParts.reports.build(host)), { scope })
  const framing = requireUnframed(options.allowedAncestors, options.endpoints.safe)
  return {
    open: (flow) => openFlow(flows[flow], host, addViews, framing),
    receipts: receipts.build(host),
    methods: {
      wallet: methodParts.wallet.build(host),
      program: methodParts.program.build(host),
      swaps: methodParts.swaps.build(host),
      receipts: methodParts.receipts.build(host),
      reads: methodParts.reads.build(host),
      grants: methodParts.grants.build(host),
      lists: methodParts.lists.build(host),
      words: methodParts.words.build(host),
      reports: methodParts.reports.build(host),
      signIns: methodParts.signIns.build(host)
    },
    request: (namespace, call, seen, mobile) =>
      Effect.gen(function* () {
        const { hostRequest } = yield* loadChunk(() => import("../../../services/kit/host/hostRequests.ts"))
        const store = yield* Store
        const serving = {
          store,
          connections: yield* Connections,
          connectors: yield* Connectors,
          networks: yield* Networks,
          asking: walletRequests.build(host),
          mobile,
          reviewRequests: options.reviewRequests,
          until: (condition: (state: KitState) => boolean) => Effect.provideService(until(condition), Store, store)
        }
        return yield* hostRequest(serving, namespace, call, seen)
      }).pipe(Effect.provide(services))
  }
}
