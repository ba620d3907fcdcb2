import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import type { BatchStatus } from "../../../core/wallets/requests/callBatch.ts"
import type { Capabilities } from "../../../core/wallets/requests/capabilities.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { WalletCapabilities } from "../../../services/wallets/requests/WalletCapabilities.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { walletOn } from "../connection/currentSigner.ts"
import { walletLayer } from "../connection/walletLayer.ts"

const batches = {
  supported: "yes, all or nothing",
  ready: "all or nothing, once the account is upgraded",
  unsupported: "not all or nothing"
} as const
const formatSupport = (can: boolean): string => (can ? "yes" : "not reported")

const getLines = (
  {
    batches: support,
    canListAssets,
    canServeNetworks,
    canSignInOnConnect,
    canUpgrade,
    executionPermissions,
    paymasterService,
    permissions
  }: Capabilities,
  wallet: string,
  networkName: string
): ReadonlyArray<string> =>
  formatPairs([
    ["Wallet", wallet],
    ["Network", networkName],
    ["Batches of calls", batches[support]],
    ["Upgrade of the account", formatSupport(canUpgrade)],
    ["Fees paid by others", formatSupport(paymasterService.supported)],
    ["Permissions for apps", formatSupport(executionPermissions.supported)],
    ...executionPermissions.types.map(({ type }) => ["", type] as const),
    ["Smart sessions", formatSupport(permissions.supported)],
    ...permissions.types.map((type) => ["", type] as const),
    ["List of assets", formatSupport(canListAssets)],
    ["Sign-in on connecting", formatSupport(canSignInOnConnect)],
    ["Several networks at once", formatSupport(canServeNetworks)]
  ])

/**
 * `calls capabilities`: shows the capabilities that the wallet reports for its network. Sends no request that prompts.
 */
export const callsCapabilities = Effect.gen(function* () {
  const { name, network } = yield* walletOn("eip155")
  const found = yield* (yield* WalletCapabilities).getAll(network)
  const { chain } = yield* (yield* Store).state
  const report: Report = {
    data: { wallet: name, ...found },
    lines: getLines(found, name, formatNetwork(chain.networks, network))
  }
  return report
}).pipe(provideWorld(Layer.provideMerge(WalletCapabilities.layer, walletLayer)))

const states: Readonly<Record<BatchStatus, string>> = {
  100: "on its way",
  200: "done",
  400: "nothing was sent",
  500: "reverted as a whole",
  600: "reverted in part"
}

/** `calls status <id>`: shows the status of a batch, as its wallet reports it. */
export const runCallsStatus = (id: string) =>
  Effect.gen(function* () {
    const { accounts, network } = yield* walletOn("eip155")
    const { hashes, status } = yield* (yield* CallBatches).status(accountId(network, accounts[0].address), id)
    const { chain } = yield* (yield* Store).state
    const report: Report = {
      data: { network, id, status, state: states[status], transactions: hashes },
      lines: [
        ...formatPairs([
          ["State", `${states[status]} (${status})`],
          ["Network", formatNetwork(chain.networks, network)]
        ]),
        ...(hashes.length === 0 ? [] : ["", hashes.length === 1 ? "Transaction" : "Transactions", ...hashes])
      ]
    }
    return report
  }).pipe(provideWorld(Layer.provideMerge(CallBatches.layer, walletLayer)))
