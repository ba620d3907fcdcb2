import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import { accountId, evmNetworkId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { GrantNotActivated, GrantNotBegun, type GrantMisfit } from "../../../core/onchain/session/errors.ts"
import { grantParams } from "../../../core/onchain/session/executionPermissions.ts"
import { grantOffEvm, readGrant, subscriptionGrant } from "../../../core/onchain/session/grant.ts"
import {
  readGranted,
  requireGrantSupport,
  type SmartSessionGrant,
  walletGrant
} from "../../../core/onchain/session/granted.ts"
import { movedSince, type ShownContext, sameAddress, seenOn } from "../../../core/wallets/requests/shownContext.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { requireConnection } from "../../wallets/connection/requireConnection.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { WalletCapabilities } from "../../wallets/requests/WalletCapabilities.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { sessionActivate, sessionAdd } from "./calls.ts"
import { traced } from "../../foundation/log/tracing.ts"

type Asked<A> = Effect.Effect<A, KitMissing | LatchkeyError>

/** Lets apps act for an account, within limits and until a time, after the visitor has read which. */
export class Grants extends Context.Tag("services/Grants")<
  Grants,
  {
    /**
     * Checks a request, lets the visitor read it, begins the session at the service, asks the wallet once, compares what
     * it granted with what was asked, and puts the session to use. Fails with the first rule that the request breaks
     * (`GrantMisfit`), before anybody is asked. docs/spec/onchain.md#session-granting.
     */
    readonly grant: (request: unknown, seen: ShownContext) => Asked<SmartSessionGrant>
    /** The same for a subscription: an allowance of the network's coin that comes back each interval. */
    readonly subscribe: (request: unknown, seen: ShownContext) => Asked<SmartSessionGrant>
  }
>() {
  /** Needs `Calls`, `Connectors`, `Store`, `WalletCapabilities` and `WalletRequests`. */
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const namespace = "eip155"

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const capabilities = yield* WalletCapabilities
  const connectors = yield* Connectors
  const store = yield* Store
  const wallets = yield* WalletRequests

  /** The account that the page showed, if its wallet still has it. */
  const accountOf = Effect.fnUntraced(function* (seen: ShownContext) {
    yield* Effect.provideService(
      until(({ connection }) => connection.restoring.every((one) => one.namespace !== namespace)),
      Store,
      store
    )
    if (seen.account !== null && seenOn(seen, namespace) === undefined) return yield* grantOffEvm
    const active = yield* requireConnection(store.getState(), namespace)
    const page = seenOn(seen, namespace)
    if (page === undefined || movedSince(page, active) !== null) return yield* contextChanged()
    return { account: accountId(page.network, page.address), connectorId: page.connectorId }
  })

  /** What the wallet says of granting on the account's network. */
  const supportOf = Effect.fnUntraced(function* (account: AccountId, connectorId: string) {
    const { network } = splitAccountId(account)
    const { granted } = yield* connectors.get(connectorId, namespace)
    const session = granted?.(namespace)
    const { permissions } = yield* capabilities.on(network)
    const method = permissions.method ?? "wallet_grantPermissions"
    return {
      method,
      hasMethod: session === undefined || session.methods.has(method),
      isSupported: permissions.method !== null,
      signerTypes: permissions.signers,
      policyTypes: permissions.policies
    }
  })

  const grant = traced("Grants.grant")(function* (
    read: (now: number) => Either.Either<unknown, GrantMisfit>,
    seen: ShownContext
  ) {
    const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
    const request = yield* readGrant(yield* read(now), now)
    const { account, connectorId } = yield* accountOf(seen)
    const { address, network } = splitAccountId(account)
    const requested = evmNetworkId(request.chainId)
    if (requested !== network)
      return yield* contextChanged({ requested: requested ?? request.chainId, current: network })
    if (request.address !== undefined && !sameAddress(network, request.address, address))
      return yield* contextChanged({ requested: request.address, current: address })
    const support = yield* supportOf(account, connectorId)
    yield* requireGrantSupport(request, support)
    const { method } = support
    const own: `0x${string}` = `0x${address.slice(2)}`
    // What is read is the page's own request; the service's key is put before its keys after the press, and nothing else.
    const shown = { ...request, address: own, version: 2 }
    yield* wallets.review({
      account,
      connectorId,
      steps: [{ method, params: grantParams(method, shown) }],
      kind: "grant"
    })
    const { key, pci } = yield* Effect.mapError(
      calls.ask(sessionAdd(account, shown)),
      (cause) => new GrantNotBegun({ cause })
    )
    const asked = walletGrant(request, own, key)
    const intent = yield* wallets.propose({
      account,
      connectorId,
      steps: [{ method, params: grantParams(method, asked) }],
      kind: "grant"
    })
    const granted = yield* readGranted(yield* wallets.askIntent(intent), asked, method)
    const { expiry, permissions: terms } = granted
    const told = (isActive: boolean) =>
      store.dispatch(
        { _tag: "SessionGranted", session: { account, pci, expiry, terms, isActive } },
        { _tag: "Opened", view: { _tag: "SmartSessionCreated" } }
      )
    yield* calls.ask(sessionActivate(account, { ...asked, pci, context: granted.context })).pipe(
      // Nothing is promised of the answer: a service that took it may say nothing.
      Effect.catchTag("BadShape", () => Effect.void),
      Effect.mapError((cause) => new GrantNotActivated({ pci, cause })),
      Effect.tap(() => told(true)),
      Effect.tapError(() => told(false))
    )
    return { chainId: request.chainId, address: own, ...granted, context: pci }
  })

  return Grants.of({
    grant: (request, seen) => grant(() => Either.right(request), seen),
    subscribe: (request, seen) => grant((now) => subscriptionGrant(request, now), seen)
  })
})
