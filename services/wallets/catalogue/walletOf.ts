import { Schema } from "../../../core/foundation/data/schema.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import type { Wallet } from "../../../core/wallets/connectors/schema.ts"
import { appLink, webLink } from "../../../core/wallets/links/links.ts"

const Text = (maximum: number) =>
  Schema.String.pipe(Schema.filter((text) => text.length <= maximum || `longer than ${maximum}`))
const Maybe = <A, I>(schema: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(schema))
const Link = Maybe(Text(2048))

/**
 * A wallet in the catalogue's response. docs/spec/wallets.md#catalogue-wallet-fields,
 * docs/spec/wallets.md#catalogue-list-call.
 */
export const WalletItem = Schema.Struct({
  id: Text(128).pipe(Schema.filter((text) => text !== "" || "empty")),
  name: Text(64).pipe(Schema.filter((text) => sanitizeName(text) !== "" || "empty")),
  image_id: Maybe(Text(128)),
  rdns: Maybe(Text(256)),
  chains: Maybe(Schema.Array(Text(64))),
  homepage: Link,
  mobile_link: Link,
  link_mode: Link,
  desktop_link: Link,
  webapp_link: Link,
  app_store: Link,
  play_store: Link,
  chrome_store: Link,
  badge_type: Maybe(Schema.Literal("none", "certified"))
})

/** Returns the wallet in the kit's own form: only the fields that are present, and only links that may be followed. */
export const getWallet = (item: typeof WalletItem.Type): Wallet => ({
  id: item.id,
  name: sanitizeName(item.name),
  chains: item.chains ?? [],
  ...createOptionalField("imageId", item.image_id),
  ...createOptionalField("rdns", item.rdns),
  ...createOptionalField("homepage", webLink(item.homepage)),
  ...createOptionalField("mobileLink", appLink(item.mobile_link)),
  ...createOptionalField("universalLink", webLink(item.link_mode)),
  ...createOptionalField("desktopLink", appLink(item.desktop_link)),
  ...createOptionalField("webappLink", webLink(item.webapp_link)),
  ...createOptionalField("appStore", webLink(item.app_store)),
  ...createOptionalField("playStore", webLink(item.play_store)),
  ...createOptionalField("chromeStore", webLink(item.chrome_store)),
  ...createOptionalField("badge", item.badge_type)
})

const createOptionalField = <const Name extends keyof Wallet, A>(
  name: Name,
  value: A | null | undefined
): { readonly [K in Name]?: A } => {
  if (value === null || value === undefined || value === "") return {}
  const field: { [K in Name]?: A } = {}
  field[name] = value
  return field
}
