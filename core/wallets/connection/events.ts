import { NamespaceSchema, NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { LinkChoiceSchema } from "../links/schema.ts"

/**
 * One account of a connection. `type`, `publicKey` and `path` are Bitcoin's. docs/spec/wallets.md#connection-fields.
 */
export const AccountSchema = Schema.Struct({
  address: Schema.String,
  type: Schema.optional(Schema.Literal("payment", "ordinal")),
  publicKey: Schema.optional(Schema.String),
  path: Schema.optional(Schema.String)
})
export interface Account extends Schema.Schema.Type<typeof AccountSchema> {}

/** The first account is the one that signs. */
const Accounts = Schema.NonEmptyArray(AccountSchema)

/** A wallet that lets us see accounts. docs/spec/wallets.md#connection-fields. */
export const ConnectionSchema = Schema.Struct({
  connectorId: Schema.String,
  namespace: NamespaceSchema,
  accounts: Accounts,
  /** Where the wallet is; not always a configured network. */
  network: NetworkIdSchema,
  /** The wallet's name and `data:` icon, to be shown before it announces itself again. */
  name: Schema.String,
  icon: Schema.String
})
export interface Connection extends Schema.Schema.Type<typeof ConnectionSchema> {}

/** Who is asked: a connector, on one of its namespaces; by WalletConnect, perhaps for a wallet of the catalogue. */
const AskedSchema = Schema.Struct({
  connectorId: Schema.String,
  /** Without it: the first that the connector serves. */
  namespace: Schema.optional(NamespaceSchema),
  walletId: Schema.optional(Schema.String)
})
export interface Asked extends Schema.Schema.Type<typeof AskedSchema> {}

/** The visitor's present try to connect. */
const AttemptSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("Asking"), ...AskedSchema.fields }),
  Schema.Struct({ _tag: Schema.Literal("Failed"), ...AskedSchema.fields, error: FailureDataSchema })
)
export type Attempt = Schema.Schema.Type<typeof AttemptSchema>

/** What a wallet app scans or is opened with to pair. */
const PairingSchema = Schema.Struct({
  /** A secret: it holds the key of the pairing. */
  uri: Secret,
  /** Until when, epoch milliseconds. */
  expiry: Schema.JsonNumber
})
export interface Pairing extends Schema.Schema.Type<typeof PairingSchema> {}

const Ids = Schema.optionalWith(Schema.Array(Schema.String), { exact: true })

export const ConnectionStateSchema = Schema.Struct({
  /** Live connections; the active one of a namespace first. One per connector and namespace. */
  connections: Schema.Array(ConnectionSchema),
  /** Remembered from an earlier visit, not yet confirmed by their wallets. */
  restoring: Schema.Array(ConnectionSchema),
  /**
   * Which connectors were remembered at the start, in their stored order: they come back in it, whichever answers
   * first.
   */
  remembered: Schema.Array(Schema.String),
  attempt: Schema.NullOr(AttemptSchema),
  /**
   * Connections that were let go of, newest first: a press connects them anew. At most two a namespace.
   * docs/spec/wallets.md#connection-recent-connections (recentConnections).
   */
  earlier: Schema.Array(ConnectionSchema),
  /** WalletConnect's, while one waits for a wallet. docs/spec/wallets.md#connection-state (wcUri, wcPairingExpiry). */
  pairing: Schema.NullOr(PairingSchema),
  /**
   * The wallet that was opened by a link, so that requests can open it again.
   * docs/spec/wallets.md#links-remembered-wallet (wcLinking).
   */
  linking: Schema.NullOr(LinkChoiceSchema),
  /** Wallets that were let go of, by namespace: never reconnected by themselves. */
  disconnectedIds: Schema.Struct({ eip155: Ids, solana: Ids, polkadot: Ids, bip122: Ids, cosmos: Ids })
})
export interface ConnectionState extends Schema.Schema.Type<typeof ConnectionStateSchema> {}

const of = { connectorId: Schema.String, namespace: NamespaceSchema }

export const ConnectionEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("ConnectStarted"), ...AskedSchema.fields }),
  Schema.Struct({ _tag: Schema.Literal("PairingMade"), ...PairingSchema.fields }),
  Schema.Struct({ _tag: Schema.Literal("PairingEnded") }),
  /** The visitor went to a wallet by a link. `href`: the link without the pairing. */
  Schema.Struct({ _tag: Schema.Literal("LinkFollowed"), ...LinkChoiceSchema.fields }),
  /** A live connection becomes the one in use on its namespace. docs/spec/wallets.md#connection-stored-connections. */
  Schema.Struct({ _tag: Schema.Literal("ConnectionChosen"), ...of }),
  Schema.Struct({ _tag: Schema.Literal("Connected"), connection: ConnectionSchema, restored: Schema.Boolean }),
  Schema.Struct({ _tag: Schema.Literal("ConnectFailed"), connectorId: Schema.String, error: FailureDataSchema }),
  /** A remembered connection did not come back. */
  Schema.Struct({ _tag: Schema.Literal("RestoreFailed"), ...of }),
  Schema.Struct({ _tag: Schema.Literal("AccountsChanged"), ...of, accounts: Accounts }),
  /** `active` says whether it is the wallet in use that moved. */
  Schema.Struct({
    _tag: Schema.Literal("ChainChanged"),
    connectorId: Schema.String,
    network: NetworkIdSchema,
    active: Schema.Boolean
  }),
  /** One wallet is gone. `tab`: the visitor let go of it in another tab. `last`: nothing is connected any more. */
  Schema.Struct({
    _tag: Schema.Literal("Disconnected"),
    ...of,
    by: Schema.Literal("visitor", "wallet", "tab"),
    last: Schema.Boolean
  })
)
export type ConnectionEvent = Schema.Schema.Type<typeof ConnectionEventSchema>
