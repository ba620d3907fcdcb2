import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { CallError } from "../../../core/foundation/http/errors.ts"
import { nobody } from "../../../core/onchain/identity/state.ts"
import type { Identity } from "../../../core/onchain/identity/events.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { findCache } from "../../foundation/storage/Caches.ts"
import { getIdentity } from "./calls.ts"
import { traced } from "../../foundation/log/tracing.ts"

/** Public names and pictures of accounts. */
export class Identities extends Context.Tag("services/Identities")<
  Identities,
  {
    /**
     * Returns the account's name and picture. `sender` is the visitor's own address. A success is cached for 5 min,
     * also between visits; a failure is not cached. On a network that the chain service does not support, both are
     * empty and nothing is requested. docs/spec/onchain.md#identity-call,
     * docs/spec/chain.md#network-known-to-the-service, docs/spec/foundation.md#cache-expiry.
     */
    readonly get: (account: AccountId, sender?: string) => Effect.Effect<Identity, CallError>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (get: Identities["Type"]["get"]): Layer.Layer<Identities> => Layer.succeed(this, { get })
}

class CacheKey extends Data.Class<{ readonly address: string; readonly sender: string | undefined }> {}

/** An identity stored by an earlier visit. It must have a form that this code writes. */
const StoredIdentity = Schema.Struct({
  name: Schema.String.pipe(Schema.filter((name) => sanitizeName(name, 255) === name)),
  avatar: Schema.String.pipe(Schema.filter((url) => getSafeUrl(url) === url))
})

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const earlier = yield* findCache({
    key: "identity_cache",
    freshMillis: millis.identityCache,
    answer: StoredIdentity,
    getName: ({ address, sender }: CacheKey) => `${address} ${sender ?? ""}`
  })
  const identities = yield* cached({
    lookup: traced("Identities.of")(function* ({ address, sender }: CacheKey) {
      const { avatar, name } = yield* calls.ask(getIdentity(address, sender))
      const identity: Identity = { name: sanitizeName(name ?? "", 255), avatar: getSafeUrl(avatar) }
      return identity
    }),
    capacity: 64,
    fresh: millis.identityCache,
    backoff: 0,
    earlier
  })
  return Identities.of({
    get: (account, sender) => {
      const { address, network } = splitAccountId(account)
      return Effect.flatMap(chains.has(network), (known) =>
        known ? identities.get(new CacheKey({ address, sender })) : Effect.succeed(nobody)
      )
    }
  })
})
