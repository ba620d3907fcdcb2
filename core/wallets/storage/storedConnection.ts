import type { Namespace } from "../../chain/network/ids.ts"
import { NetworkIdSchema } from "../../chain/network/schema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** Invalid details of an account are left out; without an address there is no account. */
const fitting = <A extends string>(of: Schema.Schema<A, A>) =>
  Schema.optionalWith(
    Schema.transform(Schema.Unknown, Schema.UndefinedOr(Schema.typeSchema(of)), {
      strict: true,
      decode: (value) => (Schema.is(of)(value) ? value : undefined),
      encode: (value) => value
    }),
    { exact: true }
  )

const StoredAccount = Schema.Struct({
  address: Schema.String.pipe(Schema.pattern(/^[0-9A-Za-z]{1,128}$/)),
  type: fitting(Schema.Literal("payment", "ordinal")),
  publicKey: fitting(Schema.String.pipe(Schema.pattern(/^[0-9a-f]{1,256}$/i))),
  path: fitting(Schema.String.pipe(Schema.pattern(/^m[0-9/'h]{0,63}$/)))
})

/**
 * One connection of an earlier visit, as it is stored below its namespace. An icon is only accepted if it is contained
 * in the data.
 */
export const StoredConnectionSchema = (namespace: Namespace) =>
  Schema.Struct({
    connectorId: Schema.String.pipe(Schema.minLength(1), Schema.maxLength(256)),
    network: NetworkIdSchema.pipe(Schema.filter((id) => id.startsWith(`${namespace}:`))),
    name: Schema.String.pipe(Schema.maxLength(64)),
    icon: Schema.transform(Schema.String, Schema.String, {
      strict: true,
      decode: (icon) => (icon.startsWith("data:image/") ? icon : ""),
      encode: (icon) => icon
    }),
    accounts: Schema.NonEmptyArray(StoredAccount).pipe(Schema.maxItems(64))
  })
