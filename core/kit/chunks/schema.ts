import { Schema } from "../../foundation/data/schema.ts"
import { tied } from "../../foundation/data/tied.ts"
import type { ChunkName, KitPartsEvent, KitPartsState } from "./state.ts"

const Moved = Schema.optionalWith(Schema.Literal("asking", "arrived", "failed"), { exact: true })

export const ChunkNameSchema = tied<ChunkName>()(Schema.Literal(
  "network", "Account", "AllWallets", "SwitchNetwork", "UnsupportedChain", "ConnectingWalletConnect", "ProfileWallets", "SwitchActiveChain"
))

export const KitPartsStateSchema = tied<KitPartsState>()(Schema.Struct({
  chunks: Schema.Struct({
    network: Moved, Account: Moved, AllWallets: Moved, SwitchNetwork: Moved, UnsupportedChain: Moved, ConnectingWalletConnect: Moved,
    ProfileWallets: Moved, SwitchActiveChain: Moved
  })
}))

export const KitPartsEventSchema = tied<KitPartsEvent>()(Schema.Union(
  Schema.Struct({ _tag: Schema.Literal("ChunkAsked"), chunk: ChunkNameSchema }),
  Schema.Struct({ _tag: Schema.Literal("ChunkArrived"), chunk: ChunkNameSchema }),
  Schema.Struct({ _tag: Schema.Literal("ChunkFailed"), chunk: ChunkNameSchema })
))
