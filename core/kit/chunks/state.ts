import type { KitEvent } from "../../state.ts"

/** Parts of the kit's code that load when they are first needed: the network, and each view that is not the first. */
export type ChunkName =
  | "network" | "Account" | "AllWallets" | "SwitchNetwork" | "UnsupportedChain" | "ConnectingWalletConnect" | "ProfileWallets" | "SwitchActiveChain"

export interface KitPartsState {
  /** How the chunks that were asked for fared; one that was not is absent. */
  readonly chunks: Readonly<Partial<Record<ChunkName, "asking" | "arrived" | "failed">>>
}

export type KitPartsEvent =
  | { readonly _tag: "ChunkAsked"; readonly chunk: ChunkName }
  | { readonly _tag: "ChunkArrived"; readonly chunk: ChunkName }
  | { readonly _tag: "ChunkFailed"; readonly chunk: ChunkName }

export const kitStart: KitPartsState = { chunks: {} }

const moves = { ChunkAsked: "asking", ChunkArrived: "arrived", ChunkFailed: "failed" } as const

/** Moves the parts. */
export const stepKit = (kit: KitPartsState, event: KitEvent): KitPartsState => {
  switch (event._tag) {
    case "ChunkAsked":
    case "ChunkArrived":
    case "ChunkFailed":
      return kit.chunks[event.chunk] === moves[event._tag] ? kit : { chunks: { ...kit.chunks, [event.chunk]: moves[event._tag] } }
    default:
      return kit
  }
}
