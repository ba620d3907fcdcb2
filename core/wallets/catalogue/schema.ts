import { NamespaceSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema, Key, RemoteSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { Secret } from "../../foundation/data/secret.ts"
import { tied } from "../../foundation/data/tied.ts"
import { type Connector, connectorTypes, type Wallet } from "../connectors/connector.ts"
import type { WalletEvent, WalletState } from "./state.ts"

const Text = Schema.optional(Schema.String)

export const ConnectorSchema = tied<Connector>()(Schema.Struct({
  id: Schema.String,
  type: Schema.Literal(...connectorTypes),
  name: Schema.String,
  chain: NamespaceSchema,
  rdns: Text,
  icon: Schema.String
}))

export const WalletSchema = tied<Wallet>()(Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  imageId: Text,
  rdns: Text,
  chains: Schema.Array(Schema.String),
  homepage: Text,
  mobileLink: Text,
  desktopLink: Text,
  universalLink: Text,
  webappLink: Text,
  appStore: Text,
  playStore: Text,
  chromeStore: Text,
  badge: Schema.optional(Schema.Literal("none", "certified"))
}))

const Wallets = Schema.Array(WalletSchema)
const Moved = Schema.Literal("asking", "arrived", "failed")

export const WalletStateSchema = tied<WalletState>()(Schema.Struct({
  connectors: Schema.Array(ConnectorSchema),
  looked: Schema.Boolean,
  recent: Wallets,
  featured: RemoteSchema(Wallets),
  recommended: RemoteSchema(Wallets),
  excluded: RemoteSchema(Wallets),
  list: RemoteSchema(Schema.Struct({ wallets: Wallets, count: Schema.JsonNumber, page: Schema.JsonNumber })),
  search: Secret,
  searches: Schema.JsonNumber,
  found: RemoteSchema(Wallets),
  images: Schema.Record({ key: Key, value: Moved })
}))

const part = Schema.Literal("featured", "recommended", "excluded")

export const WalletEventSchema = tied<WalletEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("WalletsAnnounced"), connectors: Schema.Array(ConnectorSchema) }),
  Schema.Struct({ _tag: Schema.Literal("WalletsLeft"), connectors: Schema.Array(Schema.Struct({ id: Schema.String, chain: NamespaceSchema })) }),
  Schema.Struct({ _tag: Schema.Literal("WalletsLooked") }),
  Schema.Struct({ _tag: Schema.Literal("WalletUsed"), wallet: WalletSchema }),
  Schema.Struct({ _tag: Schema.Literal("CatalogueAsked"), part }),
  Schema.Struct({ _tag: Schema.Literal("CatalogueArrived"), part, wallets: Wallets }),
  Schema.Struct({ _tag: Schema.Literal("CatalogueFailed"), part, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("WalletPageAsked") }),
  Schema.Struct({ _tag: Schema.Literal("WalletPageArrived"), page: Schema.JsonNumber, wallets: Wallets, count: Schema.JsonNumber }),
  Schema.Struct({ _tag: Schema.Literal("WalletPageFailed"), error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearched"), text: Secret }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearchArrived"), search: Schema.JsonNumber, wallets: Wallets }),
  Schema.Struct({ _tag: Schema.Literal("WalletSearchFailed"), search: Schema.JsonNumber, error: FailureDataSchema }),
  Schema.Struct({ _tag: Schema.Literal("ImagesMoved"), ids: Schema.Array(Schema.String), to: Moved })
))
