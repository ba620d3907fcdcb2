import { Schema } from "../../foundation/data/schema.ts"
import { chunkNames } from "./chunkNames.ts"

const ChunkNameSchema = Schema.Literal(...chunkNames)

const Moved = Schema.Literal("asking", "arrived", "failed")

export const KitPartsStateSchema = Schema.Struct({
  /** The states of the requested chunks; a chunk that was not requested is absent. */
  chunks: Schema.partialWith(Schema.Record({ key: ChunkNameSchema, value: Moved }), { exact: true })
})
export interface KitPartsState extends Schema.Schema.Type<typeof KitPartsStateSchema> {}

export const KitPartsEventSchema = Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("ChunkAsked"), chunk: ChunkNameSchema }),
  Schema.Struct({ _tag: Schema.Literal("ChunkArrived"), chunk: ChunkNameSchema }),
  Schema.Struct({ _tag: Schema.Literal("ChunkFailed"), chunk: ChunkNameSchema })
)
export type KitPartsEvent = Schema.Schema.Type<typeof KitPartsEventSchema>
