import type { NameProfile } from "../../../core/onchain/name/events.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { plainName } from "../../../core/foundation/text/plain.ts"
import { safeUrl } from "../../../core/foundation/text/safeUrl.ts"

const plain = (most: number) => Schema.String.pipe(Schema.filter((text) => plainName(text, most) === text))
const Whole = Schema.Number.pipe(Schema.int(), Schema.between(0, Number.MAX_SAFE_INTEGER))

/** An account's names stored by an earlier visit: used only if this code could have written them. */
export const StoredNames = Schema.Array(
  Schema.Struct({
    name: plain(255).pipe(Schema.filter((name) => name !== "")),
    registered: Schema.Boolean,
    registeredAt: Schema.String.pipe(
      Schema.filter((text) => text === "" || /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(text))
    ),
    addresses: Schema.Array(
      Schema.Struct({
        coinType: Whole,
        chainId: Schema.optional(Whole),
        address: Schema.String.pipe(Schema.pattern(/^[0-9a-zA-Z]{1,128}$/))
      }).pipe(
        Schema.filter(
          (one): one is NameProfile["addresses"][number] => !("chainId" in one) || one.chainId !== undefined
        )
      )
    ),
    avatar: Schema.String.pipe(Schema.filter((url) => safeUrl(url) === url)),
    bio: plain(280)
  })
)
