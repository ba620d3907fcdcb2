import type { OtherEvent } from "../../foundation/data/step.ts"
import type { KitPartsEvent, KitPartsState } from "./events.ts"

export const kitStart: KitPartsState = { chunks: {} }

const moves = { ChunkAsked: "asking", ChunkArrived: "arrived", ChunkFailed: "failed" } as const

/** Steps the states of the chunks. */
export const stepKit = (kit: KitPartsState, event: KitPartsEvent | OtherEvent): KitPartsState => {
  switch (event._tag) {
    case "ChunkAsked":
    case "ChunkArrived":
    case "ChunkFailed":
      return kit.chunks[event.chunk] === moves[event._tag]
        ? kit
        : { chunks: { ...kit.chunks, [event.chunk]: moves[event._tag] } }
    default:
      return kit
  }
}
