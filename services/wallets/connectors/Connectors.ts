import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { ConnectorNotFound } from "../../../core/wallets/connection/errors.ts"
import type { Account } from "../../../core/wallets/connection/events.ts"

/** A wallet's accounts on one namespace. */
export interface WalletAccounts {
  readonly namespace: Namespace
  readonly network: NetworkId
  readonly accounts: readonly [Account, ...Array<Account>]
  /** The wallet's own name, where the connector does not know it. */
  readonly name?: string | undefined
}

/**
 * Options for connecting through an adapter. `silent`: only restores what an earlier visit left, without a prompt.
 * `signal`: aborts when the visitor gives up.
 */
export interface ConnectOptions {
  readonly silent: boolean
  readonly signal: AbortSignal
  /** The chosen wallet of the catalogue, if any. */
  readonly walletId?: string | undefined
}

/**
 * The provider that reaches a wallet: the wallet's own (EIP-1193), or one of our adapters with the same interface
 * (WalletConnect, Solana, Bitcoin, Safe), which then has `connect`. Not data: it never enters the state, an event or
 * storage.
 */
export interface Provider {
  /** `network`, the network of the request, is passed to adapters only. */
  readonly request: (call: {
    readonly method: string
    readonly params?: unknown
    readonly network?: NetworkId
  }) => Promise<unknown>
  /**
   * A wallet emits `accountsChanged`, `chainChanged` and `disconnect`; an adapter emits `changed`, with all its
   * accounts, and `disconnect`.
   */
  readonly on?: (event: string, listener: (value: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (value: unknown) => void) => unknown
  /**
   * Connects through an adapter and resolves with its accounts, one entry for each namespace. Rejects with code 4001
   * when the user refuses, or with a tagged error of the catalogue where the adapter knows the cause.
   */
  readonly connect?: (how: ConnectOptions) => Promise<ReadonlyArray<WalletAccounts>>
  /** Disconnects an adapter from the page. */
  readonly disconnect?: () => Promise<void>
  /** Switches an adapter to another network; resolves when the switch is complete. */
  readonly switchNetwork?: (to: NetworkId) => Promise<void>
}

/**
 * The registry of live providers. The state names a wallet by its connector's id and namespace; the registry maps that
 * to a provider. A later provider of the same name does not replace the first: two wallets may claim one rdns.
 */
export class Connectors extends Context.Tag("services/Connectors")<
  Connectors,
  {
    readonly put: (connectorId: string, namespace: Namespace, provider: Provider) => Effect.Effect<void>
    readonly get: (connectorId: string, namespace: Namespace) => Effect.Effect<Provider, ConnectorNotFound>
    /** Removes a provider that left the page. */
    readonly drop: (connectorId: string, namespace: Namespace) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

/** Ids are compared case-insensitively (docs/spec/wallets.md#connection-ids). */
const keyOf = (connectorId: string, namespace: Namespace): string => `${namespace}:${connectorId.toLowerCase()}`

const make = Effect.map(
  Effect.acquireRelease(
    Effect.sync(() => new Map<string, Provider>()),
    (known) => Effect.sync(() => known.clear())
  ),
  (known) =>
    Connectors.of({
      put: (connectorId, namespace, provider) =>
        Effect.sync(() => {
          const key = keyOf(connectorId, namespace)
          if (!known.has(key)) known.set(key, provider)
        }),
      get: (connectorId, namespace) =>
        Effect.suspend(() => {
          const provider = known.get(keyOf(connectorId, namespace))
          return provider === undefined ? new ConnectorNotFound({ connectorId }) : Effect.succeed(provider)
        }),
      drop: (connectorId, namespace) => Effect.sync(() => void known.delete(keyOf(connectorId, namespace)))
    })
)
