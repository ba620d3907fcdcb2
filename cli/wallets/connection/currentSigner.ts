import * as Effect from "effect/Effect"
import { requireConnection } from "../../../services/wallets/connection/requireConnection.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { Namespace, NetworkId } from "../../../core/chain/network/ids.ts"
import { activeConnection, isSameId, displayedConnection } from "../../../core/wallets/connection/state.ts"
import type { Connection } from "../../../core/wallets/connection/events.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { Networks } from "../../../services/wallets/connection/Networks.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { KeyOfAnother } from "../../foundation/errors/errors.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { Run } from "../../run/world.ts"
import { connectLive } from "./connect.ts"
import { replayedWallet } from "./replayedWallet.ts"
import { restoreSession } from "./restoreSession.ts"
import { SwitchFailed } from "../../../core/chain/network/errors.ts"
import { NotConnected } from "../../../core/wallets/connection/errors.ts"

/**
 * Returns the wallet that a command uses on a namespace, live and on the run's network: the wallet connected in this
 * run; otherwise that of an earlier `connect`, restored; in a replay, which stores nothing between runs, the recorded
 * one. A wallet on another network is switched first; for a dry run it is returned as if it had switched. Fails with
 * `NotConnected` if there is no wallet, with the failures of switching, and if `--network` and the command's arguments
 * disagree.
 */
export const walletOn = Effect.fnUntraced(function* (
  namespace: Namespace,
  { dryRun, network: requested }: WalletNeed = {}
) {
  const { flags, session } = yield* Run
  yield* requireAgreement(namespace, flags.network, requested)
  const store = yield* Store
  const { chain, connection } = yield* store.state
  const onNamespace = (id: NetworkId | undefined) =>
    id !== undefined && splitNetworkId(id).namespace === namespace ? id : undefined
  const previous = displayedConnection(connection, namespace)
  // A replay's wallet stays on its recorded network, unless another is requested.
  const target =
    onNamespace(requested ?? flags.network) ??
    (session === undefined ? undefined : (onNamespace(chain.active) ?? previous?.network))
  const wallet = activeConnection(connection, namespace) ?? (yield* restoreWallet(namespace, previous, target))
  if (target === undefined || wallet.network === target) return wallet
  if (dryRun === true) return { ...wallet, network: target }
  yield* (yield* Networks).switchTo(target)
  const moved = activeConnection(store.getState().connection, namespace)
  return moved?.network === target ? moved : yield* new SwitchFailed({ network: target })
})

/** The requirements of a command for its wallet. */
interface WalletNeed {
  /** The network in the command's own arguments. */
  readonly network?: NetworkId | undefined
  /** If true, the wallet is not asked. */
  readonly dryRun?: boolean | undefined
}

/** Fails if a flag contradicts the command, so that no flag is ignored. */
const requireAgreement = (namespace: Namespace, flag: NetworkId | undefined, requested: NetworkId | undefined) => {
  if (flag === undefined) return Effect.void
  const prefix = `--network is ${flag}, and `
  if (requested !== undefined && requested !== flag)
    return createUsageError(`${prefix}the arguments are for ${requested}.`, "Omit --network, or change one of the two.")
  return splitNetworkId(flag).namespace === namespace
    ? Effect.void
    : createUsageError(
        `${prefix}this command is for networks of ${namespace}.`,
        "Omit --network, or use one of those: `latchkey networks` lists them."
      )
}

const restoreWallet = Effect.fnUntraced(function* (
  namespace: Namespace,
  previous: Connection | undefined,
  start: NetworkId | undefined
) {
  const { host, session } = yield* Run
  if (session === undefined) {
    const wallet = yield* replayedWallet
    if (wallet === "embedded") return yield* restoreEmbedded(namespace)
    if (wallet === "recorded" && namespace !== "eip155") return yield* new NotConnected({ namespace })
    return yield* connectLive({ wallet, namespace })
  }
  if (previous !== undefined && isSameId(previous.connectorId, connectorIds.walletConnect))
    return yield* restoreSession(namespace)
  if (previous !== undefined && isSameId(previous.connectorId, connectorIds.auth))
    return yield* restoreEmbedded(namespace)
  if (previous === undefined && (host.env["LATCHKEY_PRIVATE_KEY"] === undefined || namespace !== "eip155"))
    return yield* new NotConnected({ namespace })
  const restoredWallet = yield* connectLive({ wallet: previous?.connectorId ?? "key", namespace, start })
  if (previous !== undefined && !isSameId(restoredWallet.accounts[0].address, previous.accounts[0].address)) {
    return yield* new KeyOfAnother({
      connected: previous.accounts[0].address,
      keyAccount: restoredWallet.accounts[0].address
    })
  }
  return restoredWallet
})

/** Restores the embedded wallet. Its code loads only for signed-in users. */
const restoreEmbedded = Effect.fnUntraced(function* (namespace: Namespace) {
  const { loadEmbedded } = yield* Run
  const { restoreEmbeddedLine } = yield* Effect.promise(loadEmbedded)
  yield* restoreEmbeddedLine(namespace)
  return yield* requireConnection((yield* Store).getState(), namespace)
})

/**
 * Returns the wallet on the run's network, for commands that need its signature. With real services, `--allow-signing`
 * is required, except for a dry run, which signs nothing.
 */
export const getCurrentSigner = (need: Pick<WalletNeed, "dryRun"> = {}) =>
  Effect.flatMap(
    Effect.flatMap(Store, ({ state }) => state),
    ({ chain }) => getSignerOn(splitNetworkId(chain.active).namespace, need)
  )

/** Returns the signing wallet on a namespace, or on a network. */
export const getSignerOn = (namespace: Namespace, need: WalletNeed = {}) =>
  Effect.zipRight(need.dryRun === true ? Effect.void : requireSigning, walletOn(namespace, need))

const requireSigning = Effect.flatMap(Run, ({ flags }) =>
  flags.source._tag === "live" && !flags.allowSigning
    ? createUsageError(
        "Signing with --live needs --allow-signing.",
        "It moves real money: read the plan before you add it."
      )
    : Effect.void
)
