import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { RevokeRequest } from "../../../core/onchain/session/smartSession.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { SmartSessions } from "../../../services/onchain/session/SmartSessions.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { confirm, type ConfirmWords, type Plan, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { recordOrder, endOrder } from "../../run/sentReport.ts"
import { getServiceLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"

/** Carries the plan of a revocation that was not confirmed. */
class Stopped extends Data.TaggedError("Stopped")<{ readonly report: Report }> {}

/**
 * `sessions revoke <account> <pci>`: ends a smart session. The account's wallet signs the revocation, after
 * confirmation.
 */
export const revokeSession = (text: string, pci: string, words: ConfirmWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const account = yield* resolveAccount(text)
    const { address, network } = splitAccountId(account)
    yield* getSignerOn(splitNetworkId(network).namespace, { network, dryRun: way === "dry-run" })
    const { flags, outbox } = yield* Run
    const wallet = yield* WalletRequests
    const lookUp = getServiceLookUp(["sessions", "list", account], flags)
    const sessions = yield* SmartSessions
    const networkName = formatNetwork((yield* (yield* Store).state).chain.networks, network)
    const createPlan = (request: RevokeRequest) =>
      Effect.map(sessions.list(account), (all): Plan => {
        const project = all.find((session) => session.pci === pci)?.project.name ?? ""
        return {
          data: { account, network, pci, project },
          lines: [
            ["Network", networkName],
            ["Account", address],
            ["Ends", project === "" ? "a session" : `the session of ${project}`],
            ["Session", pci],
            ["", "After that the app can no longer act for the account."]
          ],
          requests: [{ method: "wallet_revokePermissions", params: [request] }]
        }
      })
    const sign = (request: RevokeRequest) =>
      Effect.gen(function* () {
        const report = yield* confirm(way, "Revoke", createPlan(request))
        if (report !== undefined) return yield* new Stopped({ report })
        const signature = yield* wallet.sign(account, "wallet_revokePermissions", [request])
        yield* recordOrder(outbox, { what: `The revocation of the session ${pci}`, network, lookUp })
        return signature
      })
    const revoked = yield* endOrder(
      outbox,
      Effect.catchTag(sessions.revoke(account, pci, sign), "Stopped", ({ report }) => Effect.succeed(report))
    )
    if (typeof revoked !== "boolean") return revoked
    const report: Report = {
      data: { account, network, pci, revoked },
      lines: [revoked ? `The session ${pci} on ${networkName} has ended.` : `${networkName} has no smart sessions.`]
    }
    return report
  }).pipe(provideWorld(Layer.mergeAll(walletLayer, Layer.provide(SmartSessions.layer, SupportedChains.layer))))
