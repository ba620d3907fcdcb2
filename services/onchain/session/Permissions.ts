import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { GrantMisfit, GrantPending, GrantUnsupported } from "../../../core/onchain/session/errors.ts"
import {
  type RequestedPermission,
  readPermissionRequests,
  requirePermissionKinds
} from "../../../core/onchain/session/permissionRequest.ts"
import {
  type GrantedWalletPermission,
  readGrantedPermissions,
  readWalletPermissions,
  requireRevoked,
  type WalletPermission
} from "../../../core/onchain/session/readPermissions.ts"
import { isUnsupportedMethod } from "../../../core/wallets/connection/walletCodes.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { Store } from "../../foundation/store/Store.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { getFailureCode } from "../../wallets/connectors/eip1193.ts"
import { WalletCapabilities } from "../../wallets/requests/WalletCapabilities.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { traced } from "../../foundation/log/tracing.ts"

type PermissionEffect<A> = Effect.Effect<A, KitMissing | LatchkeyError>

/** The account whose permissions are meant, and its wallet. */
export interface PermissionSigner {
  readonly account: AccountId
  readonly connectorId: string
}

/**
 * Permissions that let apps act for an account, granted, listed and revoked by its wallet (ERC-7715). No service is
 * involved. docs/spec/onchain.md#session-permissions.
 */
export class Permissions extends Context.Tag("services/Permissions")<
  Permissions,
  {
    /**
     * Checks the requests, shows them to the visitor in one review, asks the wallet once, and compares the answer with
     * them. One at a time: fails with `GrantPending` while another call waits for its answer. Fails with `GrantMisfit`
     * or `GrantUnsupported` before the visitor or the wallet is asked, and with `GrantWider`, which has the granted
     * permissions, if the wallet granted something other than was shown.
     */
    readonly grant: (
      requests: unknown,
      signer: PermissionSigner
    ) => PermissionEffect<ReadonlyArray<GrantedWalletPermission>>
    /** Returns the permissions that the account's wallet reports for it, on all networks. Never prompts. */
    readonly list: (signer: PermissionSigner) => PermissionEffect<ReadonlyArray<WalletPermission>>
    /** Shows the revocation to the visitor, and asks the wallet for it once. `context`: that of the permission. */
    readonly revoke: (context: string, signer: PermissionSigner) => PermissionEffect<void>
  }
>() {
  /** Needs `Connectors`, `Store`, `WalletCapabilities` and `WalletRequests`. */
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
}

const methods = {
  grant: "wallet_requestExecutionPermissions",
  list: "wallet_getGrantedExecutionPermissions",
  revoke: "wallet_revokeExecutionPermission"
} as const

const make = Effect.gen(function* () {
  const capabilities = yield* WalletCapabilities
  const connectors = yield* Connectors
  const store = yield* Store
  const wallets = yield* WalletRequests
  let isPending = false

  const grant = traced("Permissions.grant")(function* (value: unknown, signer: PermissionSigner) {
    const requested = yield* readRequests(store, value, signer.account)
    const { isSupported, kinds } = yield* capabilities.getPermissionKinds
    if (!isSupported) return yield* createUnsupported(methods.grant)
    yield* requirePermissionKinds(requested, kinds)
    const intent = yield* wallets.review({
      ...signer,
      steps: [{ method: methods.grant, params: requested }],
      kind: "grant",
      isHosts: true
    })
    const answer = yield* wallets.askIntent(intent).pipe(refuseUnsupported(methods.grant))
    return yield* readGrantedPermissions(answer, requested)
  })

  return Permissions.of({
    grant: (value, signer) =>
      Effect.acquireUseRelease(
        Effect.suspend(() => {
          if (isPending) return new GrantPending()
          isPending = true
          return Effect.void
        }),
        () => grant(value, signer),
        () =>
          Effect.sync(() => {
            isPending = false
          })
      ),
    list: traced("Permissions.list")(function* ({ account, connectorId }: PermissionSigner) {
      const { address, network } = splitAccountId(account)
      const { request } = yield* connectors.get(connectorId, "eip155")
      const answer = yield* request({ method: methods.list, params: [], network }).pipe(refuseUnsupported(methods.list))
      const all = yield* readWalletPermissions(answer)
      return all.filter(({ from }) => isSameAddress(network, from, address))
    }),
    revoke: traced("Permissions.revoke")(function* (permissionContext: string, signer: PermissionSigner) {
      if (!/^0x(?:[0-9a-f]{2})+$/i.test(permissionContext))
        return yield* new GrantMisfit({ rule: "Invalid permissionContext: must be bytes in hex" })
      const steps = [{ method: methods.revoke, params: [{ permissionContext }] }]
      const intent = yield* wallets.review({ ...signer, steps, kind: "revoke", isHosts: true })
      yield* requireRevoked(yield* wallets.askIntent(intent).pipe(refuseUnsupported(methods.revoke)))
    })
  })
})

/** Returns the permissions as the wallet is asked for them, all of one account. */
const readRequests = Effect.fnUntraced(function* (store: Store["Type"], value: unknown, account: AccountId) {
  const { address, network } = splitAccountId(account)
  const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
  const own: `0x${string}` = `0x${address.slice(2)}`
  const networks = store.getState().chain.networks.map(({ id }) => id)
  const requested: ReadonlyArray<RequestedPermission> = yield* readPermissionRequests(value, {
    address: own,
    networks,
    now
  })
  const other = requested.find(({ from }) => !isSameAddress(network, from, address))
  return other === undefined ? requested : yield* createContextChanged({ requested: other.from, current: address })
})

const createUnsupported = (method: string): GrantUnsupported =>
  new GrantUnsupported({ lacks: `Wallet does not support \`${method}\` method` })

/** Replaces the failure of a wallet that does not know a method. */
const refuseUnsupported =
  (method: string) =>
  <A, E extends LatchkeyError>(asking: Effect.Effect<A, E>): Effect.Effect<A, E | GrantUnsupported> =>
    Effect.mapError(asking, (error) => (isUnsupported(error) ? createUnsupported(method) : error))

const isUnsupported = (error: LatchkeyError): boolean =>
  error._tag === "MethodNotGranted" ||
  error._tag === "RpcNotAllowed" ||
  (getField(error, "walletCode") !== undefined && isUnsupportedMethod(getFailureCode(error)))
