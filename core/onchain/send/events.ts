import { NetworkIdSchema } from "../../chain/network/schema.ts"
import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** What a host sends. `token`: its address, or the symbol of the network's coin; `amount`: whole tokens, decimal text. */
const sent = { network: NetworkIdSchema, token: Schema.String, amount: Schema.String }

/** What becomes of `send`, from the moment that the wallet is asked. No room keeps it. */
export const SendEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("SendStarted"), ...sent }),
  Schema.Struct({ _tag: Schema.Literal("SendSucceeded"), ...sent }),
  Schema.Struct({ _tag: Schema.Literal("SendFailed"), ...sent, error: FailureDataSchema })
)
