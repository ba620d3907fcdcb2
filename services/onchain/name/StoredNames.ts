import type { NameProfile } from "../../../core/onchain/name/events.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { sanitizeName } from "../../../core/foundation/text/plain.ts"
import { getSafeUrl } from "../../../core/foundation/text/getSafeUrl.ts"

const createPlainTextSchema = (maxLength: number) =>
  Schema.String.pipe(Schema.filter((text) => sanitizeName(text, maxLength) === text))
const WholeNumber = Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER))

/** Names of an account stored by an earlier visit. They must have a form that this code writes. */
export const StoredNames = Schema.Array(
  Schema.Struct({
    name: createPlainTextSchema(255).pipe(Schema.filter((name) => name !== "")),
    registered: Schema.Boolean,
    registeredAt: Schema.String.pipe(
      Schema.filter((text) => text === "" || /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text))
    ),
    addresses: Schema.Array(
      Schema.Struct({
        coinType: WholeNumber,
        chainId: Schema.optional(WholeNumber),
        address: Schema.String.pipe(Schema.pattern(/^[0-9a-zA-Z]{1,128}$/))
      }).pipe(
        Schema.filter(
          (entry): entry is NameProfile["addresses"][number] => !("chainId" in entry) || entry.chainId !== undefined
        )
      )
    ),
    avatar: Schema.String.pipe(Schema.filter((url) => getSafeUrl(url) === url)),
    bio: createPlainTextSchema(280)
  })
)
