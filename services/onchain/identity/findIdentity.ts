import * as Effect from "effect/Effect"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { nobody } from "../../../core/onchain/identity/state.ts"
import type { Ens } from "../ens/Ens.ts"
import type { Identities } from "./Identities.ts"

/** The sources of a public name, in their order. */
interface IdentitySources<E1, R1, E2, R2> {
  /** The host's option. */
  readonly identity: "both" | "ens" | "off" | "service"
  readonly identities: Effect.Effect<Identities["Type"], E1, R1>
  /** ENS, whose code loads with the first account that the service has no name for. */
  readonly ens: Effect.Effect<Ens["Type"], E2, R2>
}

/**
 * Returns the public name and picture of an account: the service's, else those of its primary name in ENS. If one of
 * the two fails and the other has no name, fails with the service's failure; without the service, with that of ENS.
 */
export const findIdentity = Effect.fnUntraced(function* <E1, R1, E2, R2>(
  { ens, identities, identity }: IdentitySources<E1, R1, E2, R2>,
  account: AccountId,
  sender?: string
) {
  if (identity === "off") return nobody
  const fromService = Effect.flatMap(identities, (all) => all.get(account, sender))
  if (identity === "service") return yield* fromService
  const fromEns = Effect.flatMap(ens, (all) =>
    Effect.map(all.identities([account], true), (found) => found.get(account) ?? nobody)
  )
  if (identity === "ens") return yield* fromEns
  const known = yield* Effect.either(fromService)
  if (known._tag === "Right" && known.right.name !== "") return known.right
  const primary = yield* Effect.orElseSucceed(fromEns, () => nobody)
  if (primary.name !== "") return primary
  return yield* known
})
