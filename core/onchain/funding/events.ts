import { FailureDataSchema } from "../../foundation/data/remoteSchema.ts"
import { Schema } from "../../foundation/data/schema.ts"

/** A way to fund the account that the page added, without its function. */
const FundingWaySchema = Schema.Struct({ id: Schema.String, name: Schema.String, icon: Schema.String })
export interface FundingWay extends Schema.Schema.Type<typeof FundingWaySchema> {}

/** The ways to fund the account, and the progress of one that the page added. */
export const FundingStateSchema = Schema.Struct({
  ways: Schema.Array(FundingWaySchema),
  /** The id of the way that is being opened. */
  opening: Schema.NullOr(Schema.String),
  /** The id of the way that failed last, and why. */
  failed: Schema.NullOr(Schema.Struct({ id: Schema.String, error: FailureDataSchema })),
  /** The price of one needed token in US dollars, by the token's id; empty text if unknown. */
  prices: Schema.Record({ key: Schema.String, value: Schema.String }),
  /** The symbol of a needed token, by the token's id, as its contract returns it. */
  symbols: Schema.Record({ key: Schema.String, value: Schema.String })
})
export interface FundingState extends Schema.Schema.Type<typeof FundingStateSchema> {}

export const FundingEventSchema = Schema.Union(
  /** The page's own ways, once when their code has loaded. */
  Schema.Struct({ _tag: Schema.Literal("FundingWaysAdded"), ways: Schema.Array(FundingWaySchema) }),
  Schema.Struct({ _tag: Schema.Literal("FundingWayChosen"), id: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("FundingWayOpened"), id: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("FundingWayFailed"), id: Schema.String, error: FailureDataSchema }),
  /** The visitor left the view, or stopped waiting. */
  Schema.Struct({ _tag: Schema.Literal("FundingWayLeft") }),
  Schema.Struct({ _tag: Schema.Literal("FundingPriced"), token: Schema.String, price: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("FundingTokenNamed"), token: Schema.String, symbol: Schema.String })
)
export type FundingEvent = Schema.Schema.Type<typeof FundingEventSchema>
