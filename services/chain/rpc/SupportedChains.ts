import * as Context from "effect/Context"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { List } from "../../../core/foundation/http/list.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import type { Call } from "../../foundation/http/call.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { cached } from "../../foundation/storage/cached.ts"

/** The networks that the chain service supports. */
export class SupportedChains extends Context.Tag("services/SupportedChains")<
  SupportedChains,
  {
    /**
     * Requests the list once. If it cannot be loaded, every network counts as supported: calls for an unsupported one
     * then fail. docs/spec/chain.md#network-known-to-the-service.
     */
    readonly has: (network: NetworkId) => Effect.Effect<boolean>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (has: (network: NetworkId) => boolean): Layer.Layer<SupportedChains> =>
    Layer.succeed(this, { has: (network) => Effect.sync(() => has(network)) })
}

const Chains = Schema.Struct({ http: List })

export const supportedChains: Call<typeof Chains.Type, typeof Chains.Encoded> = {
  call: "chain.supported",
  to: "chainService",
  path: "/v1/supported-chains",
  reply: Chains
}

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const list = yield* cached({
    lookup: () => Effect.map(calls.ask(supportedChains), ({ http }) => new Set<unknown>(http)),
    capacity: 1,
    fresh: Duration.infinity,
    backoff: "30 seconds"
  })
  return SupportedChains.of({
    has: (network) => Effect.match(list.get("all"), { onFailure: () => true, onSuccess: (known) => known.has(network) })
  })
})
