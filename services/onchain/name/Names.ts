import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { toCoinType } from "../../../core/chain/network/coinType.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import type { InvalidChainId } from "../../../core/chain/network/networkIdErrors.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import type { CallError, NoEndpoint } from "../../../core/foundation/http/errors.ts"
import { limits, millis } from "../../../core/foundation/data/limits.ts"
import { nameRefusal, readAccountName } from "../../../core/onchain/name/accountName.ts"
import { bareName, fullName, toNewLabel } from "../../../core/onchain/name/suffix.ts"
import {
  type NameMisfit,
  NameNeedsAccount,
  NameNotRegistered,
  NameNotResolved,
  type NameRefused,
  NamesOfAddressFailed,
  NameSuggestionsFailed
} from "../../../core/onchain/name/errors.ts"
import { createEmptyProfile, ProfileAnswer, readProfile } from "../../../core/onchain/name/profile.ts"
import type { NameProfile, NameSuggestion } from "../../../core/onchain/name/events.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { SupportedChains } from "../../chain/rpc/SupportedChains.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { keepNoEndpoint } from "../../foundation/http/keepNoEndpoint.ts"
import { cached } from "../../foundation/storage/cached.ts"
import { findCache } from "../../foundation/storage/Caches.ts"
import { StoredNames } from "./StoredNames.ts"
import { nameLookup, nameRegister, nameReverse, nameSuggestions } from "./calls.ts"
import { traced, withSpan } from "../../foundation/log/tracing.ts"

/**
 * Names of accounts from the name service. Empty on a network that the chain service does not support.
 * docs/spec/onchain.md#name-lookup, docs/spec/chain.md#network-known-to-the-service,
 * docs/spec/foundation.md#cache-expiry.
 */
export class Names extends Context.Tag("services/Names")<
  Names,
  {
    /**
     * Returns the profile of a name, with or without its suffix. A success is cached for 5 min, a failure is not
     * cached.
     */
    readonly lookup: (
      name: string,
      network: NetworkId
    ) => Effect.Effect<NameProfile, NameMisfit | NameNotResolved | NameRefused | NoEndpoint>
    /** Clears the cached profile of a name, so that the next lookup requests it. */
    readonly forget: (name: string) => Effect.Effect<void>
    /**
     * Returns the names of an account in the service's order; malformed ones are dropped. Cached for 5 min, also
     * between visits; stored names contain only the account's own address. `sender` is the visitor's own address.
     */
    readonly reverse: (
      account: AccountId,
      sender?: string
    ) => Effect.Effect<ReadonlyArray<NameProfile>, NameRefused | NamesOfAddressFailed | NoEndpoint>
    /**
     * Suggests names similar to this one, in the service's order. Never cached: others may register names at any time.
     */
    readonly suggestions: (
      name: string,
      network: NetworkId
    ) => Effect.Effect<ReadonlyArray<NameSuggestion>, NameMisfit | NameRefused | NameSuggestionsFailed | NoEndpoint>
    /**
     * Registers a name for an EVM account, which signs the message; returns whether it succeeded. Returns false without
     * a signature on a network that the chain service does not support. Clears the cached entries of the name.
     * docs/spec/onchain.md#name-labels, docs/spec/onchain.md#name-registration,
     * docs/spec/chain.md#network-known-to-the-service.
     */
    readonly register: <E, R>(
      name: string,
      account: AccountId,
      sign: (message: string) => Effect.Effect<string, E, R>
    ) => Effect.Effect<
      boolean,
      E | InvalidChainId | NameMisfit | NameNeedsAccount | NameNotRegistered | NameRefused | NoEndpoint,
      R
    >
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (names: Names["Type"]): Layer.Layer<Names> => Layer.succeed(this, names)
}

class CacheKey extends Data.Class<{ readonly address: string; readonly sender: string | undefined }> {}

/** Returns the service's reason for a rejection, if the answer contains one. */
const toRefusal = (cause: CallError): NameRefused | null =>
  cause._tag === "BadStatus" ? nameRefusal(cause.body, cause) : null

const decodeProfiles = decodeEach(ProfileAnswer, limits.names)
const decodeSuggestions = decodeEach(Schema.Struct({ name: Schema.String, registered: Schema.Boolean }), limits.names)

const cacheProfiles = (calls: Calls["Type"]) =>
  cached({
    lookup: (name: string) =>
      Effect.map(calls.ask(nameLookup(name)), readProfile).pipe(
        Effect.catchIf(
          (cause) => cause._tag === "BadStatus" && cause.status === 404,
          () => Effect.succeed(createEmptyProfile(name))
        ),
        Effect.mapError(keepNoEndpoint((cause) => toRefusal(cause) ?? new NameNotResolved({ cause }))),
        withSpan("Names.lookup")
      ),
    capacity: 64,
    fresh: millis.nameCache,
    backoff: 0
  })

const cacheNamesByAddress = Effect.fnUntraced(function* (calls: Calls["Type"]) {
  const earlier = yield* findCache({
    key: "ens_cache",
    freshMillis: millis.nameCache,
    answer: StoredNames,
    getName: ({ address, sender }: CacheKey) => `${address} ${sender ?? ""}`,
    pickUsable: (names, { address }) =>
      names.map((profile) => ({
        ...profile,
        addresses: profile.addresses.filter((entry) => entry.address.toLowerCase() === address.toLowerCase())
      }))
  })
  return yield* cached({
    lookup: traced("Names.reverse")(function* ({ address, sender }: CacheKey) {
      const answer = yield* calls
        .ask(nameReverse(address, sender))
        .pipe(Effect.mapError(keepNoEndpoint((cause) => toRefusal(cause) ?? new NamesOfAddressFailed({ cause }))))
      const { dropped, items: valid } = decodeProfiles(answer)
      if (dropped > 0) yield* Effect.logDebug(`name.reverse: ${dropped} of ${answer.length} names were malformed`)
      return valid.map(readProfile)
    }),
    capacity: 64,
    fresh: millis.nameCache,
    backoff: 0,
    earlier
  })
})

const suggest = traced("Names.suggestions")(function* (calls: Calls["Type"], label: string) {
  const { suggestions } = yield* calls
    .ask(nameSuggestions(label))
    .pipe(Effect.mapError(keepNoEndpoint((cause) => toRefusal(cause) ?? new NameSuggestionsFailed({ cause }))))
  return decodeSuggestions(suggestions)
    .items.filter(({ name }) => name !== "" && sanitizeName(name, 255) === name)
    .map(({ name, registered }): NameSuggestion => ({ name: fullName(name), registered }))
})

const register = traced("Names.register")(function* <E, R>(
  calls: Calls["Type"],
  label: string,
  account: AccountId,
  sign: (message: string) => Effect.Effect<string, E, R>
) {
  const { address, network } = splitAccountId(account)
  const { namespace, reference } = splitNetworkId(network)
  if (namespace !== "eip155") return yield* new NameNeedsAccount()
  const coinType = yield* toCoinType(Number(reference))
  const timestamp = Math.floor((yield* Clock.currentTimeMillis) / 1000)
  const message = JSON.stringify({ name: fullName(label), attributes: {}, timestamp })
  const signature = yield* sign(message)
  const { success } = yield* calls
    .ask(nameRegister({ coin_type: coinType, address, message, signature }))
    .pipe(
      Effect.mapError(
        keepNoEndpoint((cause) => toRefusal(cause) ?? new NameNotRegistered({ label: fullName(label), cause }))
      )
    )
  return success
})

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const chains = yield* SupportedChains
  const profilesByName = yield* cacheProfiles(calls)
  const namesByAddress = yield* cacheNamesByAddress(calls)

  const forgetRegistered = (label: string, account: AccountId) => {
    const { address } = splitAccountId(account)
    return Effect.all(
      [
        profilesByName.forget(fullName(label)),
        namesByAddress.forget(new CacheKey({ address, sender: undefined })),
        namesByAddress.forget(new CacheKey({ address, sender: address }))
      ],
      { discard: true }
    )
  }

  return Names.of({
    register: (name, account, sign) =>
      Effect.flatMap(readAccountName(toNewLabel(name)), (label) =>
        Effect.if(chains.has(splitAccountId(account).network), {
          onTrue: () =>
            Effect.tap(register(calls, label.toLowerCase(), account, sign), () =>
              forgetRegistered(label.toLowerCase(), account)
            ),
          onFalse: () => Effect.succeed(false)
        })
      ),
    lookup: (name, network) =>
      Effect.flatMap(readAccountName(bareName(name)), (label) =>
        Effect.if(chains.has(network), {
          onTrue: () => profilesByName.get(fullName(label.toLowerCase())),
          onFalse: () => Effect.succeed(createEmptyProfile(fullName(label.toLowerCase())))
        })
      ),
    forget: (name) => profilesByName.forget(fullName(bareName(name).toLowerCase())),
    reverse: (account, sender) => {
      const { address, network } = splitAccountId(account)
      return Effect.if(chains.has(network), {
        onTrue: () => namesByAddress.get(new CacheKey({ address, sender })),
        onFalse: () => Effect.succeed<ReadonlyArray<NameProfile>>([])
      })
    },
    suggestions: (name, network) =>
      Effect.flatMap(readAccountName(bareName(name)), (label) =>
        Effect.if(chains.has(network), {
          onTrue: () => suggest(calls, label.toLowerCase()),
          onFalse: () => Effect.succeed<ReadonlyArray<NameSuggestion>>([])
        })
      )
  })
})
