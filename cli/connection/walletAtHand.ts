import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../core/chain/caip.ts"
import type { Namespace } from "../../core/chain/ids.ts"
import { NotConnected } from "../../core/connection/errors.ts"
import { activeConnection, sameId, shownConnection } from "../../core/connection/state.ts"
import { connectorIds } from "../../core/wallet/ids.ts"
import { Store } from "../../services/store/Store.ts"
import { KeyOfAnother, Usage } from "../errors.ts"
import { Run } from "../run/world.ts"
import { connected } from "./connect.ts"
import { replayedWallet } from "./replayedWallet.ts"
import { sessionBack } from "./sessionBack.ts"

/**
 * The wallet that a command acts through, live: the one this run has connected; else the one of an earlier `connect`,
 * brought back; in a replay, which keeps nothing between runs, the recorded one. `NotConnected` when there is none.
 */
export const walletAtHand = Effect.flatMap(Effect.flatMap(Store, ({ state }) => state), ({ chain }) => walletOn(splitNetworkId(chain.active).namespace))

/** The same on a namespace of one's choice. */
export const walletOn = Effect.fnUntraced(function*(namespace: Namespace) {
  const { host, session } = yield* Run
  const { connection } = yield* (yield* Store).state
  const live = activeConnection(connection, namespace)
  if (live !== undefined) return live
  if (session === undefined) return yield* connected({ wallet: yield* replayedWallet, namespace })
  const left = shownConnection(connection, namespace)
  if (left !== undefined && sameId(left.connectorId, connectorIds.walletConnect)) return yield* sessionBack(namespace)
  if (left === undefined && host.env["LATCHKEY_PRIVATE_KEY"] === undefined) return yield* new NotConnected({ namespace })
  const back = yield* connected({ wallet: left?.connectorId ?? "key", namespace })
  if (left !== undefined && !sameId(back.accounts[0].address, left.accounts[0].address)) {
    return yield* new KeyOfAnother({ connected: left.accounts[0].address, given: back.accounts[0].address })
  }
  return back
})

/** The same wallet, for what needs its signature. With real services that has to be allowed by a flag. */
export const signerAtHand = Effect.suspend(() => Effect.zipRight(mayAsk, walletAtHand))
export const signerOn = (namespace: Namespace) => Effect.zipRight(mayAsk, walletOn(namespace))

const mayAsk = Effect.flatMap(Run, ({ flags }) =>
  flags.source._tag === "live" && !flags.allowSigning
    ? new Usage({ reason: "Signing with --live needs --allow-signing.", hint: "It moves real money: read what the command says before you add it." })
    : Effect.void)
