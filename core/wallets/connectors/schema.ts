import { NamespaceSchema } from "../../chain/network/schema.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { connectorTypes } from "./connector.ts"

const Text = Schema.optional(Schema.String)

/**
 * A connector to a wallet on this page. Plain data: the code that talks to it is in
 * `services/wallets/connectors/Connectors.ts`. docs/spec/wallets.md#connectors-fields.
 */
export const ConnectorSchema = Schema.Struct({
  /** `info.rdns` for announced wallets: the same on every visit, unlike EIP-6963's `uuid`. */
  id: Schema.String,
  type: Schema.Literal(...connectorTypes),
  name: Schema.String,
  chain: NamespaceSchema,
  rdns: Text,
  /** A `data:image/` URI; empty if the wallet gave anything else. */
  icon: Schema.String,
  /** The id of its picture in the provider API, which rows prefer to the icon, if known. */
  imageId: Text,
  /** Its id in the catalogue, if known: under any catalogue name it is the same wallet. */
  walletId: Text
})
/** A wallet that can be asked to connect, as the list shows it. */
export interface Connector extends Schema.Schema.Type<typeof ConnectorSchema> {}

/**
 * A wallet of the catalogue. docs/spec/wallets.md#catalogue-wallet-fields (Wallet). Contains only links that passed the
 * scheme rules.
 */
export const WalletSchema = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  imageId: Text,
  /** The address of a picture of the host's own wallet, safe to load. */
  imageUrl: Text,
  rdns: Text,
  chains: Schema.Array(Schema.String),
  homepage: Text,
  mobileLink: Text,
  desktopLink: Text,
  /** The https link that opens its app. */
  universalLink: Text,
  webappLink: Text,
  appStore: Text,
  playStore: Text,
  chromeStore: Text,
  badge: Schema.optional(Schema.Literal("none", "certified")),
  /** A recent wallet that was connected on the page itself: it is unknown whether it can pair. */
  onPage: Schema.optional(Schema.Boolean)
})
/** A wallet of the catalogue; its links are those that may be followed. */
export interface Wallet extends Schema.Schema.Type<typeof WalletSchema> {}
