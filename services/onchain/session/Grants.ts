import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import * as Layer from "effect/Layer"
import { accountId, evmNetworkId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { ContextChanged } from "../../../core/wallets/requests/errors.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { GrantNotActivated, GrantNotBegun, type GrantMisfit } from "../../../core/onchain/session/errors.ts"
import { type GrantRequest, grantOffEvm, readGrant, toSubscriptionGrant } from "../../../core/onchain/session/grant.ts"
import {
  readGranted,
  requireGrantSupport,
  type SmartSessionGrant,
  toWalletGrant
} from "../../../core/onchain/session/readGranted.ts"
import {
  findMove,
  type ShownContext,
  isSameAddress,
  getShownAccount
} from "../../../core/wallets/requests/shownContext.ts"
import { Calls } from "../../foundation/http/Calls.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { requireConnection } from "../../wallets/connection/requireConnection.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { WalletCapabilities } from "../../wallets/requests/WalletCapabilities.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { createSessionActivateCall, createSessionAddCall } from "./calls.ts"
import { traced } from "../../foundation/log/tracing.ts"

type GrantEffect<A> = Effect.Effect<A, KitMissing | LatchkeyError>

/** Smart sessions, which let apps act for an account within limits and until a time, after the visitor reviewed them. */
export class Grants extends Context.Tag("services/Grants")<
  Grants,
  {
    /**
     * Checks a request, shows it to the visitor, starts the session at the service, asks the wallet once, compares the
     * grant with the request, and activates the session. Fails with the first rule that the request breaks
     * (`GrantMisfit`) before the visitor or the wallet is asked. docs/spec/onchain.md#session-granting.
     */
    readonly grant: (request: unknown, seen: ShownContext) => GrantEffect<SmartSessionGrant>
    /** Like `grant`, for a subscription: an allowance of the network's coin that is renewed in each interval. */
    readonly subscribe: (request: unknown, seen: ShownContext) => GrantEffect<SmartSessionGrant>
  }
>() {
  /** Needs `Calls`, `Connectors`, `Store`, `WalletCapabilities` and `WalletRequests`. */
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const namespace = "eip155"
const method = "wallet_grantPermissions"

const make = Effect.gen(function* () {
  const calls = yield* Calls
  const capabilities = yield* WalletCapabilities
  const connectors = yield* Connectors
  const store = yield* Store
  const wallets = yield* WalletRequests

  const grant = traced("Grants.grant")(function* (
    read: (now: number) => Either.Either<unknown, GrantMisfit>,
    seen: ShownContext
  ) {
    const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
    const request = yield* readGrant(yield* read(now), now)
    const { account, connectorId } = yield* requireShownAccount(store, seen)
    yield* requireRequestedAccount(request, account)
    yield* requireGrantSupport(request, yield* readSupport(connectors, capabilities, account, connectorId))
    const own: `0x${string}` = `0x${splitAccountId(account).address.slice(2)}`
    // The visitor reviews the page's own request; after the press only the service's key is added to its keys.
    const reviewed = { ...request, address: own, version: 2 }
    const getProposal = (grant: GrantRequest) =>
      ({ account, connectorId, steps: [{ method, params: [grant] }], kind: "grant" }) as const
    const shownIntent = yield* wallets.review({ ...getProposal(reviewed), isHosts: true })
    const { key, pci } = yield* Effect.mapError(
      calls.ask(createSessionAddCall(account, reviewed)),
      (cause) => new GrantNotBegun({ cause })
    )
    const requestedGrant = toWalletGrant(request, own, key)
    const intent = yield* wallets.propose({ ...getProposal(requestedGrant), continues: shownIntent })
    const granted = yield* readGranted(yield* wallets.askIntent(intent), requestedGrant)
    const { expiry, permissions: terms } = granted
    const reportGranted = (isActive: boolean) =>
      store.dispatch(
        { _tag: "SessionGranted", session: { account, pci, expiry, terms, isActive } },
        { _tag: "Opened", view: { _tag: "SmartSessionCreated" } }
      )
    yield* calls.ask(createSessionActivateCall(account, { ...requestedGrant, pci, context: granted.context })).pipe(
      // The format of the answer is not guaranteed: a service may accept without a body.
      Effect.catchTag("BadShape", () => Effect.void),
      Effect.mapError((cause) => new GrantNotActivated({ pci, cause })),
      Effect.tap(() => reportGranted(true)),
      Effect.tapError(() => reportGranted(false))
    )
    return { chainId: request.chainId, address: own, ...granted, context: pci }
  })

  return Grants.of({
    grant: (request, seen) => grant(() => Either.right(request), seen),
    subscribe: (request, seen) => grant((now) => toSubscriptionGrant(request, now), seen)
  })
})

/** Returns the account that the page showed if its wallet still has it. */
const requireShownAccount = Effect.fnUntraced(function* (store: Store["Type"], seen: ShownContext) {
  yield* Effect.provideService(
    until(({ connection }) => connection.restoring.every((restored) => restored.namespace !== namespace)),
    Store,
    store
  )
  if (seen.account !== null && getShownAccount(seen, namespace) === undefined) return yield* grantOffEvm
  const active = yield* requireConnection(store.getState(), namespace)
  const page = getShownAccount(seen, namespace)
  if (page === undefined || findMove(page, active) !== null) return yield* createContextChanged()
  return { account: accountId(page.network, page.address), connectorId: page.connectorId }
})

/** Fails if a request names another network or address than the account's. */
const requireRequestedAccount = (request: GrantRequest, account: AccountId): Effect.Effect<void, ContextChanged> => {
  const { address, network } = splitAccountId(account)
  const requested = evmNetworkId(request.chainId)
  if (requested !== network) return createContextChanged({ requested: requested ?? request.chainId, current: network })
  return request.address === undefined || isSameAddress(network, request.address, address)
    ? Effect.void
    : createContextChanged({ requested: request.address, current: address })
}

/** Returns the wallet's support for grants on the account's network. */
const readSupport = Effect.fnUntraced(function* (
  connectors: Connectors["Type"],
  capabilities: WalletCapabilities["Type"],
  account: AccountId,
  connectorId: string
) {
  const { network } = splitAccountId(account)
  const { granted } = yield* connectors.get(connectorId, namespace)
  const session = granted?.(namespace)
  const { permissions } = yield* capabilities.get(network)
  return {
    hasMethod: session === undefined || session.methods.has(method),
    isSupported: permissions.supported,
    signerTypes: permissions.signers,
    policyTypes: permissions.policies
  }
})
