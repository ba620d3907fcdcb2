import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { FundingSameAccount } from "../../../core/onchain/funding/errors.ts"
import { toCanonicalAccounts } from "../../../core/wallets/connection/canonicalAccounts.ts"
import { FailedToConnect } from "../../../core/wallets/connection/errors.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { isSameAddress } from "../../../core/wallets/requests/shownContext.ts"
import { warnOnFailure } from "../../foundation/log/warnOnFailure.ts"
import { Store } from "../../foundation/store/Store.ts"
import { explainConnectError, gaveNoAccount } from "../../wallets/connection/ask.ts"
import type { WalletChange, WalletConnector } from "../../wallets/connectors/Connector.ts"
import { Connectors } from "../../wallets/connectors/Connectors.ts"

/** The wallet to borrow, and the account that it pays. */
export interface Borrowing {
  readonly connectorId: string
  readonly wallet: string
  readonly receiver: Parameters<typeof splitAccountId>[0]
}

/** Returns the accounts that a wallet gives without a prompt, empty if it fails. */
const readSilently = ({ connect }: WalletConnector) =>
  Effect.catchAll(connect({ silent: true }), () => Effect.succeed([]))

/** Takes back the page's permission, unless the page had it before, or the wallet is connected or lender again by now. */
const release = (wallet: WalletConnector, connectorId: string, hadPermission: boolean) =>
  Effect.flatMap(Store, ({ getState }) => {
    const { connection, lending } = getState()
    const inUse = [...connection.connections, ...(lending?.lender ? [lending.lender] : [])]
    const isPending = lending?.phase === "Connecting" && isSameId(lending.connectorId, connectorId)
    return hadPermission || isPending || inUse.some((wallet) => isSameId(wallet.connectorId, connectorId))
      ? Effect.void
      : Effect.ignore(warnOnFailure("disconnect")(Effect.timeoutOption(wallet.disconnect, millis.signOut)))
  })

/**
 * Asks a wallet on this page for its account on the receiver's network, until the scope ends. The wallet does not become
 * a connection, and no sign-in is added to the request. Fails if the wallet has the receiver's account, before its
 * network is changed.
 */
export const borrowWallet = Effect.fnUntraced(function* (
  { connectorId, receiver, wallet: name }: Borrowing,
  onChange: (change: WalletChange) => void
): Effect.fn.Return<Connection, LatchkeyError, Connectors | Scope.Scope | Store> {
  const { address, network } = splitAccountId(receiver)
  const { namespace } = splitNetworkId(network)
  const store = yield* Store
  const wallet = yield* (yield* Connectors).get(connectorId, namespace)
  const hadPermission = (yield* readSilently(wallet)).length > 0
  const connected = Effect.mapError(wallet.connect({ silent: false }), explainConnectError(connectorId))
  // A wallet may never answer: the attempt is not awaited when the scope ends, but a late account is released, too.
  const connecting = yield* Effect.forkDaemon(connected)
  const releaseConnected = Effect.matchEffect(Fiber.join(connecting), {
    onSuccess: () => Effect.provideService(release(wallet, connectorId, hadPermission), Store, store),
    onFailure: () => Effect.void
  })
  yield* Effect.addFinalizer(() =>
    Effect.flatMap(Fiber.poll(connecting), (exit) =>
      exit._tag === "Some" ? releaseConnected : Effect.forkDaemon(releaseConnected)
    )
  )
  const [held] = yield* Fiber.join(connecting)
  if (held === undefined || held.namespace !== namespace)
    return yield* new FailedToConnect({ connectorId, reason: gaveNoAccount })
  const accounts = toCanonicalAccounts(namespace, held.accounts)
  if (isSameAddress(network, accounts[0].address, address)) return yield* new FundingSameAccount({ wallet: name })
  if (held.network !== network) yield* wallet.switchNetwork(findNetwork(store.getState().chain.networks, network))
  yield* wallet.listen(onChange)
  const { icon = "" } = store.getState().wallet.connectors.find(({ id }) => isSameId(id, connectorId)) ?? {}
  return { connectorId, namespace, network, accounts, name, icon }
})

/** Returns the account and network that a borrowed wallet has now; undefined if it shares none. */
export const readBorrowed = Effect.fnUntraced(function* (lender: Connection) {
  const wallet = yield* (yield* Connectors).get(lender.connectorId, lender.namespace)
  const [held] = yield* readSilently(wallet)
  return held && { ...lender, network: held.network, accounts: toCanonicalAccounts(lender.namespace, held.accounts) }
})

/** Returns whether two states of a borrowed wallet have the same paying account and network. */
export const isSameLender = (a: Connection, b: Connection): boolean =>
  a.network === b.network && isSameAddress(a.network, a.accounts[0].address, b.accounts[0].address)

/** Returns a borrowed wallet after a change; undefined if it gives no account any more. */
export const changeLender = (lender: Connection, change: WalletChange): Connection | undefined => {
  switch (change._tag) {
    case "AccountsChanged":
      return { ...lender, accounts: toCanonicalAccounts(lender.namespace, change.accounts) }
    case "NetworkChanged":
      return { ...lender, network: change.network }
    case "Changed": {
      const held = change.held.find(({ namespace }) => namespace === lender.namespace)
      return (
        held && { ...lender, network: held.network, accounts: toCanonicalAccounts(lender.namespace, held.accounts) }
      )
    }
    default:
      return undefined
  }
}
