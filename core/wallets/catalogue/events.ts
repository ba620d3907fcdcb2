import { NamespaceSchema } from "../../chain/network/schema.ts"
import { Key } from "../../foundation/data/key.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { ConnectorSchema, WalletSchema } from "../connectors/schema.ts"

const Wallets = Schema.Array(WalletSchema)
const Moved = Schema.Literal("asking", "arrived", "failed")

/** One page after another of the whole catalogue. */
const WalletListSchema = Schema.Struct({
  wallets: Wallets,
  /** How many there are in all, as far as the service said. */
  count: Schema.JsonNumber,
  /** The newest page that arrived; 0 before the first. */
  page: Schema.JsonNumber
})
export interface WalletList extends Schema.Schema.Type<typeof WalletListSchema> {}

export const WalletStateSchema = Schema.Struct({
  /** Wallets that stand on this page, in the order in which they showed themselves, one per id and namespace. */
  connectors: Schema.Array(ConnectorSchema),
  /** True once wallets on the page have had their first moment to announce themselves. */
  looked: Schema.Boolean,
  /** Wallets connected on earlier visits, newest first, at most two. docs/spec/wallets.md#catalogue-recent-wallets. */
  recent: Wallets,
  featured: RemoteSchema(Wallets),
  recommended: RemoteSchema(Wallets),
  /**
   * The wallets behind `excludeWalletIds`: they are hidden by their rdns and name too.
   * docs/spec/wallets.md#catalogue-excluded-wallets.
   */
  excluded: RemoteSchema(Wallets),
  list: RemoteSchema(WalletListSchema),
  /** What the visitor looks for; trimmed. Empty: the whole list is shown. */
  search: Secret,
  /** How many searches were begun: the number of the present one. */
  searches: Schema.JsonNumber,
  found: RemoteSchema(Wallets),
  /** Images by id: those that arrived have an object URL in `services/wallet/Images`. */
  images: Schema.Record({ key: Key, value: Moved })
})
export interface WalletState extends Schema.Schema.Type<typeof WalletStateSchema> {}

/** A short list of the catalogue that is asked for as a whole. */
const CataloguePartSchema = Schema.Literal("featured", "recommended", "excluded")
export type CataloguePart = Schema.Schema.Type<typeof CataloguePartSchema>

const part = CataloguePartSchema

export const WalletEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("WalletsAnnounced"), connectors: Schema.Array(ConnectorSchema) }),
  /** Wallets of the wallet-standard took themselves off the page. */
  Schema.Struct({
    _tag: Schema.Literal("WalletsLeft"),
    connectors: Schema.Array(Schema.Struct({ id: Schema.String, chain: NamespaceSchema }))
  }),
  Schema.Struct({ _tag: Schema.Literal("WalletsLooked") }),
  Schema.Struct({ _tag: Schema.Literal("WalletUsed"), wallet: WalletSchema }),
  Schema.Struct({ _tag: Schema.Literal("CatalogueAsked"), part }),
  Schema.Struct({ _tag: Schema.Literal("CatalogueArrived"), part, wallets: Wallets }),
  Schema.Struct({ _tag: Schema.Literal("CatalogueFailed"), part, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("WalletPageAsked") }),
  Schema.Struct({
    _tag: Schema.Literal("WalletPageArrived"),
    page: Schema.JsonNumber,
    wallets: Wallets,
    count: Schema.JsonNumber
  }),
  Schema.Struct({ _tag: Schema.Literal("WalletPageFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearched"), text: Secret }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearchArrived"), search: Schema.JsonNumber, wallets: Wallets }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearchFailed"), search: Schema.JsonNumber, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("ImagesMoved"), ids: Schema.Array(Schema.String), to: Moved })
)
export type WalletEvent = Schema.Schema.Type<typeof WalletEventSchema>
