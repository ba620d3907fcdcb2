import * as Effect from "effect/Effect"
import { sameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Run } from "../../run/world.ts"

/** The wallet that a replay connects, as a value of `--wallet`: the one whose exchanges were recorded. */
export const replayedWallet = Effect.flatMap(Run, ({ wallet }) =>
  Effect.map(wallet, (exchanges) =>
    exchanges.some(({ connectorId }) => sameId(connectorId, connectorIds.walletConnect)) ? "walletconnect" : "recorded"
  )
)
