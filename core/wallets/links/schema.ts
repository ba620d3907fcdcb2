import { Schema } from "../../foundation/data/schema.ts"

/** The wallet that was opened by a link: requests open it again. docs/spec/wallets.md#links-remembered-wallet. */
export const LinkChoiceSchema = Schema.Struct({
  /** Ends with a slash and does not contain the pairing. */
  href: Schema.String,
  name: Schema.String
})
/** A link into a wallet app that was chosen for this device. */
export interface LinkChoice extends Schema.Schema.Type<typeof LinkChoiceSchema> {}
