import * as Effect from "effect/Effect"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { getCoinType } from "../../../core/onchain/ens/coinTypes.ts"
import type { NameProfile } from "../../../core/onchain/name/events.ts"
import type { NameSources } from "../../../core/onchain/name/nameSources.ts"
import { makeEnsLoader } from "../ens/makeEnsLoader.ts"
import type { Names } from "./Names.ts"

/**
 * Returns two functions. `findShownNames` finds the names shown for the visitor's account: the service's, or if it has
 * none the account's primary name in ENS. If one of the two fails and the other has no name, it fails with the
 * service's failure; without the service, with that of ENS. `findCounterparties` finds only primary names in ENS, one
 * for each account or an empty text, at most two requests for all of them.
 */
export const makeShownNames = Effect.fnUntraced(function* (names: Names["Type"]) {
  const ens = yield* makeEnsLoader
  const findPrimary = Effect.fnUntraced(function* (account: AccountId) {
    const found = (yield* (yield* ens).identities([account], true)).get(account)
    return found === undefined || found.name === "" ? [] : [toProfile(account, found)]
  })
  const findShownNames = Effect.fnUntraced(function* (account: AccountId, sources: NameSources, sender?: string) {
    if (!sources.service) return sources.ens ? yield* findPrimary(account) : []
    const known = yield* Effect.either(names.reverse(account, sender))
    if (!sources.ens || (known._tag === "Right" && known.right.length > 0)) return yield* known
    const primary = yield* Effect.orElseSucceed(findPrimary(account), () => [])
    return primary.length > 0 ? primary : yield* known
  })
  const findCounterparties = Effect.fnUntraced(function* (accounts: ReadonlyArray<AccountId>) {
    const found = yield* (yield* ens).identities(accounts)
    return accounts.map((account) => found.get(account)?.name ?? "")
  })
  return { findCounterparties, findShownNames }
})

/** Returns a primary name of ENS as a profile with the one address that it was checked against. */
const toProfile = (
  account: AccountId,
  { avatar, name }: { readonly avatar: string; readonly name: string }
): NameProfile => {
  const { address, network } = splitAccountId(account)
  return {
    name,
    registered: true,
    registeredAt: "",
    addresses: [{ coinType: getCoinType(network) ?? 60, chainId: Number(splitNetworkId(network).reference), address }],
    avatar,
    bio: ""
  }
}
