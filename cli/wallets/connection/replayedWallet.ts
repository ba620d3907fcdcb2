import * as Effect from "effect/Effect"
import { isSameId } from "../../../core/wallets/connection/state.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Run } from "../../run/world.ts"

/**
 * The wallet that a replay connects, as a value of `--wallet`: the one whose exchanges were recorded. `embedded` if the
 * recording contains no other wallet.
 */
export const replayedWallet = Effect.flatMap(Run, ({ wallet }) =>
  Effect.map(wallet, (exchanges) => {
    const belongsTo =
      (id: string) =>
      ({ connectorId }: { readonly connectorId: string }): boolean =>
        isSameId(connectorId, id)
    if (exchanges.some(belongsTo(connectorIds.walletConnect))) return "walletconnect"
    return exchanges.length > 0 && exchanges.every(belongsTo(connectorIds.auth)) ? "embedded" : "recorded"
  })
)
