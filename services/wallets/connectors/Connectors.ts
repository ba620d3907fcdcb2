import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { ConnectorNotFound } from "../../../core/wallets/connection/errors.ts"
import type { Account } from "../../../core/wallets/connection/events.ts"

/** What a wallet holds on one namespace. */
export interface WalletAccounts {
  readonly namespace: Namespace
  readonly network: NetworkId
  readonly accounts: readonly [Account, ...Array<Account>]
  /** What the wallet calls itself, where the connector does not know. */
  readonly name?: string | undefined
}

/**
 * How an adapter is asked to connect. `silent`: only what an earlier visit left, without a prompt. `signal`: the
 * visitor gave up.
 */
export interface ConnectOptions {
  readonly silent: boolean
  readonly signal: AbortSignal
  /** The wallet of the catalogue that was chosen, where one was. */
  readonly walletId?: string | undefined
}

/**
 * What talks to a wallet: its own provider (EIP-1193), or an adapter of ours that speaks like one (WalletConnect,
 * Solana, Bitcoin, Safe), which then has `connect`. Not data: it never enters the state, an event or storage.
 */
export interface Provider {
  /** `network` is told to adapters alone: where the request belongs. */
  readonly request: (call: {
    readonly method: string
    readonly params?: unknown
    readonly network?: NetworkId
  }) => Promise<unknown>
  /**
   * A wallet says `accountsChanged`, `chainChanged`, `disconnect`; an adapter `changed`, with all that it holds, and
   * `disconnect`.
   */
  readonly on?: (event: string, listener: (value: unknown) => void) => unknown
  readonly removeListener?: (event: string, listener: (value: unknown) => void) => unknown
  /**
   * An adapter's own way to connect: what it holds, an entry for each namespace. Rejects with code 4001 when its owner
   * says no, with a tagged error of the catalogue where it knows better.
   */
  readonly connect?: (how: ConnectOptions) => Promise<ReadonlyArray<WalletAccounts>>
  /** An adapter's own way to let go of the page. */
  readonly disconnect?: () => Promise<void>
  /** An adapter's own way to another network; resolves when it is there. */
  readonly switchNetwork?: (to: NetworkId) => Promise<void>
}

/**
 * The living half of the wallets. The state names a wallet by its connector's id and namespace; this turns them into
 * what can be asked. A later provider of the same name does not replace the first: two wallets may claim one rdns.
 */
export class Connectors extends Context.Tag("services/Connectors")<
  Connectors,
  {
    readonly put: (connectorId: string, namespace: Namespace, provider: Provider) => Effect.Effect<void>
    readonly get: (connectorId: string, namespace: Namespace) => Effect.Effect<Provider, ConnectorNotFound>
    /** Forgets one that left the page. */
    readonly drop: (connectorId: string, namespace: Namespace) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.scoped(
    this,
    Effect.suspend(() => make)
  )
}

/** Ids are compared without regard to case (docs/spec/wallets.md#connection-ids). */
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
