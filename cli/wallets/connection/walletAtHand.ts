import * as Effect from "effect/Effect"
import { notConnected, requireConnection } from "../../../services/wallets/connection/requireConnection.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { switchFailed } from "../../../services/wallets/connectors/fromEip1193.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { activeConnection, sameId, displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Networks } from "../../../services/wallets/connection/Networks.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { KeyOfAnother } from "../../foundation/errors/errors.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { Run } from "../../run/world.ts"
import { connected } from "./connect.ts"
import { replayedWallet } from "./replayedWallet.ts"
import { sessionBack } from "./sessionBack.ts"

/**
 * The wallet that a command uses on a namespace, live and on the run's network: the one connected in this run; else the
 * one of an earlier `connect`, restored; in a replay, which stores nothing between runs, the recorded one. A wallet on
 * another network is switched first, and for a dry run is given as if it were there already. Fails with `NotConnected` if
 * there is none, with the failures of switching, and where `--network` and the command's own arguments disagree.
 */
export const walletOn = Effect.fnUntraced(function* (namespace: Namespace, { dryRun, network: wanted }: Wish = {}) {
  const { flags, session } = yield* Run
  yield* requireAgreement(namespace, flags.network, wanted)
  const store = yield* Store
  const { chain, connection } = yield* store.state
  const here = (id: NetworkId | undefined) =>
    id !== undefined && splitNetworkId(id).namespace === namespace ? id : undefined
  const left = displayedConnection(connection, namespace)
  // A replay's wallet stays on its recorded network, unless another is requested.
  const target =
    here(wanted ?? flags.network) ?? (session === undefined ? undefined : (here(chain.active) ?? left?.network))
  const wallet = activeConnection(connection, namespace) ?? (yield* broughtBack(namespace, left, target))
  if (target === undefined || wallet.network === target) return wallet
  if (dryRun === true) return { ...wallet, network: target }
  yield* (yield* Networks).switchTo(target)
  const moved = activeConnection(store.getState().connection, namespace)
  return moved?.network === target ? moved : yield* switchFailed(target)
})

/** What a command wants of the wallet. */
interface Wish {
  /** The network in the command's own arguments. */
  readonly network?: NetworkId | undefined
  /** The wallet is asked nothing. */
  readonly dryRun?: boolean | undefined
}

/** A flag that a command cannot follow is refused, never left out. */
const requireAgreement = (namespace: Namespace, flag: NetworkId | undefined, wanted: NetworkId | undefined) => {
  if (flag === undefined) return Effect.void
  const said = `--network is ${flag}, and `
  if (wanted !== undefined && wanted !== flag)
    return usageError(`${said}what is to be done is for ${wanted}.`, "Leave --network out, or change one of the two.")
  return splitNetworkId(flag).namespace === namespace
    ? Effect.void
    : usageError(
        `${said}this command is for networks of ${namespace}.`,
        "Leave --network out, or name one of those: `latchkey networks` lists them."
      )
}

const broughtBack = Effect.fnUntraced(function* (
  namespace: Namespace,
  left: Connection | undefined,
  start: NetworkId | undefined
) {
  const { host, session } = yield* Run
  if (session === undefined) {
    const wallet = yield* replayedWallet
    if (wallet === "embedded") return yield* embedded(namespace)
    if (wallet === "recorded" && namespace !== "eip155") return yield* notConnected(namespace)
    return yield* connected({ wallet, namespace })
  }
  if (left !== undefined && sameId(left.connectorId, connectorIds.walletConnect)) return yield* sessionBack(namespace)
  if (left !== undefined && sameId(left.connectorId, connectorIds.auth)) return yield* embedded(namespace)
  if (left === undefined && (host.env["LATCHKEY_PRIVATE_KEY"] === undefined || namespace !== "eip155"))
    return yield* notConnected(namespace)
  const back = yield* connected({ wallet: left?.connectorId ?? "key", namespace, start })
  if (left !== undefined && !sameId(back.accounts[0].address, left.accounts[0].address)) {
    return yield* new KeyOfAnother({ connected: left.accounts[0].address, given: back.accounts[0].address })
  }
  return back
})

/** The embedded wallet, whose code loads only for who is signed in. */
const embedded = Effect.fnUntraced(function* (namespace: Namespace) {
  const { loadEmbedded } = yield* Run
  const { embeddedBack } = yield* Effect.promise(loadEmbedded)
  yield* embeddedBack(namespace)
  return yield* requireConnection((yield* Store).getState(), namespace)
})

/**
 * The wallet on the run's network, for commands that need its signature. With real services, a flag has to allow that,
 * but for a dry run, which signs nothing.
 */
export const signerAtHand = (wish: Pick<Wish, "dryRun"> = {}) =>
  Effect.flatMap(
    Effect.flatMap(Store, ({ state }) => state),
    ({ chain }) => signerOn(splitNetworkId(chain.active).namespace, wish)
  )

/** The same on a given namespace, or on a network. */
export const signerOn = (namespace: Namespace, wish: Wish = {}) =>
  Effect.zipRight(wish.dryRun === true ? Effect.void : mayAsk, walletOn(namespace, wish))

const mayAsk = Effect.flatMap(Run, ({ flags }) =>
  flags.source._tag === "live" && !flags.allowSigning
    ? usageError(
        "Signing with --live needs --allow-signing.",
        "It moves real money: read what the command says before you add it."
      )
    : Effect.void
)
