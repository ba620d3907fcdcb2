import * as Effect from "effect/Effect"
import { splitNetworkId } from "../../core/chain/caip.ts"
import { NotConnected } from "../../core/connection/errors.ts"
import { activeConnection, sameId, shownConnection } from "../../core/connection/state.ts"
import { Store } from "../../services/store/Store.ts"
import { KeyOfAnother, Usage } from "../errors.ts"
import { Run } from "../run/world.ts"
import { connected } from "./connect.ts"

/**
 * The wallet that a command acts through, live: the one this run has connected; else the one of an earlier `connect`,
 * brought back; in a replay, which keeps nothing between runs, the recorded one. `NotConnected` when there is none.
 */
export const walletAtHand = Effect.gen(function*() {
  const { host, session } = yield* Run
  const { chain, connection } = yield* (yield* Store).state
  const { namespace } = splitNetworkId(chain.active)
  const live = activeConnection(connection, namespace)
  if (live !== undefined) return live
  if (session === undefined) return yield* connected({ wallet: "recorded", namespace })
  const left = shownConnection(connection, namespace)
  if (left === undefined && host.env["LATCHKEY_PRIVATE_KEY"] === undefined) return yield* new NotConnected({ namespace })
  const back = yield* connected({ wallet: left?.connectorId ?? "key", namespace })
  if (left !== undefined && !sameId(back.accounts[0].address, left.accounts[0].address)) {
    return yield* new KeyOfAnother({ connected: left.accounts[0].address, given: back.accounts[0].address })
  }
  return back
})

/** The same wallet, for what needs its signature. With real services that has to be allowed by a flag. */
export const signerAtHand = Effect.gen(function*() {
  const { flags } = yield* Run
  if (flags.source._tag === "live" && !flags.allowSigning) {
    return yield* new Usage({ reason: "Signing with --live needs --allow-signing.", hint: "It moves real money: read what the command says before you add it." })
  }
  return yield* walletAtHand
})
