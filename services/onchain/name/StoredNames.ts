import { Schema } from "../../../core/foundation/data/schema.ts"
import { plainName } from "../../../core/foundation/text/plain.ts"
import { safeUrl } from "../../../core/foundation/text/safeUrl.ts"

const plain = (most: number) => Schema.String.pipe(Schema.filter((text) => plainName(text, most) === text))

/** An account's names stored by an earlier visit: used only if this code could have written them. */
export const StoredNames = Schema.Array(
  Schema.Struct({
    name: plain(255).pipe(Schema.nonEmptyString()),
    registered: Schema.Boolean,
    registeredAt: Schema.String.pipe(
      Schema.filter((text) => text === "" || /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text))
    ),
    addresses: Schema.Array(
      Schema.Struct({
        coinType: Schema.Number.pipe(Schema.int(), Schema.nonNegative()),
        chainId: Schema.optionalWith(Schema.Number.pipe(Schema.int(), Schema.nonNegative()), { exact: true }),
        address: Schema.String.pipe(Schema.pattern(/^[0-9a-zA-Z]{1,128}$/))
      })
    ),
    avatar: Schema.String.pipe(Schema.filter((url) => safeUrl(url) === url)),
    bio: plain(280)
  })
)
