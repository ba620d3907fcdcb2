import { NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { LinkChoiceSchema } from "../links/schema.ts"

/**
 * One account of a connection. `type`, `publicKey` and `path` are only used for Bitcoin.
 * docs/spec/wallets.md#connection-fields.
 */
export const AccountSchema = Schema.Struct({
  address: Schema.String,
  type: Schema.optional(Schema.Literal("payment", "ordinal")),
  publicKey: Schema.optional(Schema.String),
  path: Schema.optional(Schema.String)
})
/** An account of a wallet: its address, and the additional fields of its namespace. */
export interface Account extends Schema.Schema.Type<typeof AccountSchema> {}

/** The first account is the one that signs. */
const Accounts = Schema.NonEmptyArray(AccountSchema)

/** A wallet that granted access to accounts. docs/spec/wallets.md#connection-fields. */
export const ConnectionSchema = Schema.Struct({
  connectorId: Schema.String,
  namespace: NamespaceSchema,
  accounts: Accounts,
  /** The wallet's network; not always a configured one. */
  network: NetworkIdSchema,
  /** The wallet's name and `data:` icon, shown until it announces itself again. */
  name: Schema.String,
  icon: Schema.String
})
/** A connected wallet: its connector, its accounts, the first of which signs, and its network. */
export interface Connection extends Schema.Schema.Type<typeof ConnectionSchema> {}

/**
 * The requested wallet: a connector, on one of its namespaces; for WalletConnect, optionally a wallet of the catalogue.
 */
const ConnectAttemptSchema = Schema.Struct({
  connectorId: Schema.String,
  /** Defaults to the connector's first namespace. */
  namespace: Schema.optional(NamespaceSchema),
  walletId: Schema.optional(Schema.String)
})
/** The wallet that is asked to connect, and one of its namespaces. */
export interface ConnectRequest extends Schema.Schema.Type<typeof ConnectAttemptSchema> {}

/** The visitor's current attempt to connect. */
const AttemptSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Asking"), ...ConnectAttemptSchema.fields }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), ...ConnectAttemptSchema.fields, error: FailureDataSchema })
)
/** The visitor's attempt to connect: its request, or its failure. */
export type Attempt = Schema.Schema.Type<typeof AttemptSchema>

/** The pairing that a wallet app scans or opens. */
const PairingSchema = Schema.Struct({
  /** A secret: it contains the pairing's key. */
  uri: Secret,
  /** Time of expiry, epoch milliseconds. */
  expiry: Schema.JsonNumber
})
/** The pairing that a wallet app scans, and its expiry; its URI is a secret. */
export interface Pairing extends Schema.Schema.Type<typeof PairingSchema> {}

const Ids = Schema.optionalWith(Schema.Array(Schema.String), { exact: true })

export const ConnectionStateSchema = Schema.Struct({
  /** Live connections; the active one of a namespace first. One per connector and namespace. */
  connections: Schema.Array(ConnectionSchema),
  /** Stored by an earlier visit, not yet confirmed by their wallets. */
  restoring: Schema.Array(ConnectionSchema),
  /**
   * Connections whose wallet is temporarily absent: locked, announced late, or not loaded. They stay stored, and return
   * without a prompt as soon as the wallet has accounts again, at the latest with the next visit.
   */
  absent: Schema.Array(ConnectionSchema),
  /**
   * The connectors that were stored at the start, in their stored order: they are restored in this order, independent
   * of the order of their answers.
   */
  remembered: Schema.Array(Schema.String),
  attempt: Schema.NullOr(AttemptSchema),
  /**
   * Disconnected connections, newest first: a press reconnects them. At most two a namespace.
   * docs/spec/wallets.md#connection-recent-connections (recentConnections).
   */
  earlier: Schema.Array(ConnectionSchema),
  /**
   * WalletConnect's pairing, while it waits for a wallet. docs/spec/wallets.md#connection-state (wcUri,
   * wcPairingExpiry).
   */
  pairing: Schema.NullOr(PairingSchema),
  /**
   * The wallet that was opened by a link, so that requests can open it again.
   * docs/spec/wallets.md#links-remembered-wallet (wcLinking).
   */
  linking: Schema.NullOr(LinkChoiceSchema),
  /** Wallets that were disconnected, by namespace: never reconnected automatically. */
  disconnectedIds: Schema.Struct({ eip155: Ids, solana: Ids, polkadot: Ids, bip122: Ids, cosmos: Ids })
})
export interface ConnectionState extends Schema.Schema.Type<typeof ConnectionStateSchema> {}

const connectionKey = { connectorId: Schema.String, namespace: NamespaceSchema }

export const ConnectionEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("ConnectStarted"), ...ConnectAttemptSchema.fields }),
  Schema.Struct({ _tag: Schema.Literal("PairingMade"), ...PairingSchema.fields }),
  Schema.Struct({ _tag: Schema.Literal("PairingEnded") }),
  /** The visitor followed a link to a wallet. `href`: the link without the pairing. */
  Schema.Struct({ _tag: Schema.Literal("LinkFollowed"), ...LinkChoiceSchema.fields }),
  /** A live connection becomes the active one of its namespace. docs/spec/wallets.md#connection-stored-connections. */
  Schema.Struct({ _tag: Schema.Literal("ConnectionChosen"), ...connectionKey }),
  Schema.Struct({ _tag: Schema.Literal("Connected"), connection: ConnectionSchema, restored: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("ConnectFailed"), connectorId: Schema.String, error: FailureDataSchema }),
  /**
   * A stored connection could not be restored. `absent`: its wallet may return. `left`: the visitor or the host
   * disconnected it while its wallet was absent.
   */
  Schema.Struct({
    _tag: Schema.Literal("RestoreFailed"),
    ...connectionKey,
    absent: Schema.optional(Schema.Boolean),
    left: Schema.optional(Schema.Boolean)
  }),
  Schema.Struct({ _tag: Schema.Literal("AccountsChanged"), ...connectionKey, accounts: Accounts }),
  /** `active`: whether the wallet that moved is the active one. */
  Schema.Struct({
    _tag: Schema.Literal("ChainChanged"),
    connectorId: Schema.String,
    network: NetworkIdSchema,
    active: Schema.Boolean
  }),
  /** The visitor removed a disconnected wallet from the list. */
  Schema.Struct({ _tag: Schema.Literal("WalletForgotten"), ...connectionKey }),
  /**
   * One wallet was disconnected. `tab`: the visitor disconnected it in another tab; `host`: the page did, by a call.
   * `last`: no connection remains. `absent`: the wallet has no accounts at the moment, and may return.
   */
  Schema.Struct({
    _tag: Schema.Literal("Disconnected"),
    ...connectionKey,
    by: Schema.Literal("visitor", "wallet", "tab", "host"),
    last: Schema.Boolean,
    absent: Schema.optional(Schema.Boolean),
    /** The host keeps an open modal. */
    keepOpen: Schema.optional(Schema.Boolean)
  })
)
export type ConnectionEvent = Schema.Schema.Type<typeof ConnectionEventSchema>
