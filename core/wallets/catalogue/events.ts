import { NamespaceSchema } from "../../chain/network/schema.ts"
import { Key } from "../../foundation/data/key.ts"
import { createRemoteEvents } from "../../foundation/data/remoteEvents.ts"
import { FailureDataSchema, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { ConnectorSchema, WalletSchema } from "../connectors/schema.ts"

const Wallets = Schema.Array(WalletSchema)
const Moved = Schema.Literal("asking", "arrived", "failed")

/** The whole catalogue, loaded page by page. */
const WalletListSchema = Schema.Struct({
  wallets: Wallets,
  /** The number of all wallets, if the service returned it. */
  count: Schema.JsonNumber,
  /** The last page that arrived; 0 before the first. */
  page: Schema.JsonNumber
})
/** A list of wallets that is loaded page by page. */
export interface WalletList extends Schema.Schema.Type<typeof WalletListSchema> {}

export const WalletStateSchema = Schema.Struct({
  /** Wallets on this page, in the order in which they appeared, one per id and namespace. */
  connectors: Schema.Array(ConnectorSchema),
  /** The host's pictures that replace those of wallets on this page, by connector id. */
  pictures: Schema.Record({ key: Key, value: Schema.String }),
  /** True once wallets on the page have had time to announce themselves. */
  looked: Schema.Boolean,
  /** Wallets connected on earlier visits, newest first, at most two. docs/spec/wallets.md#catalogue-recent-wallets. */
  recent: Wallets,
  featured: RemoteSchema(Wallets),
  recommended: RemoteSchema(Wallets),
  /**
   * The wallets named by `excludeWalletIds`: they are hidden by rdns and name as well.
   * docs/spec/wallets.md#catalogue-excluded-wallets.
   */
  excluded: RemoteSchema(Wallets),
  /** The excluded wallets that an earlier visit looked up: they are hidden immediately. */
  excludedBefore: Wallets,
  /** The keys of all wallets that were on this page, in the order in which they first appeared. */
  order: Schema.Array(Schema.String),
  list: RemoteSchema(WalletListSchema),
  /** The search text, trimmed. If empty, the whole list is shown. */
  search: Secret,
  /** The number of started searches, which identifies the current one. */
  searches: Schema.JsonNumber,
  found: RemoteSchema(Wallets),
  /** Images by id: loaded ones have an object URL in `services/wallets/catalogue/Images.ts`. */
  images: Schema.Record({ key: Key, value: Moved })
})
export interface WalletState extends Schema.Schema.Type<typeof WalletStateSchema> {}

/** A short list of the catalogue that is requested as a whole. */
const CataloguePartSchema = Schema.Literal("featured", "recommended", "excluded")
/** A part of the catalogue that is requested separately. */
export type CataloguePart = Schema.Schema.Type<typeof CataloguePartSchema>

/** `CatalogueAsked`, `CatalogueArrived`, `CatalogueFailed`. */
const catalogueEvents = createRemoteEvents("Catalogue", {
  key: { part: CataloguePartSchema },
  value: { wallets: Wallets }
})

/** `WalletPageAsked`, `WalletPageArrived`, `WalletPageFailed`. Pages arrive in order. */
const walletPageEvents = createRemoteEvents("WalletPage", {
  key: {},
  value: { page: Schema.JsonNumber, wallets: Wallets, count: Schema.JsonNumber }
})

export const WalletEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("WalletsAnnounced"), connectors: Schema.Array(ConnectorSchema) }),
  /** Wallets of the wallet-standard removed themselves from the page. */
  Schema.Struct({
    _tag: Schema.Literal("WalletsLeft"),
    connectors: Schema.Array(Schema.Struct({ id: Schema.String, chain: NamespaceSchema }))
  }),
  Schema.Struct({ _tag: Schema.Literal("WalletsLooked") }),
  Schema.Struct({ _tag: Schema.Literal("WalletUsed"), wallet: WalletSchema }),
  ...catalogueEvents,
  ...walletPageEvents,
  Schema.Struct({ _tag: Schema.Literal("WalletSearched"), text: Secret }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearchArrived"), search: Schema.JsonNumber, wallets: Wallets }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearchFailed"), search: Schema.JsonNumber, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("ImagesMoved"), ids: Schema.Array(Schema.String), to: Moved })
)
export type WalletEvent = Schema.Schema.Type<typeof WalletEventSchema>
