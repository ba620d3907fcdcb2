import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { RevokeRequest } from "../../../core/onchain/session/smartSession.ts"
import { SupportedChains } from "../../../services/chain/network/SupportedChains.ts"
import { SmartSessions } from "../../../services/onchain/session/SmartSessions.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { resolveAccount } from "../name/resolveAccount.ts"
import { signerOn } from "../../wallets/connection/walletAtHand.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { sentReport, endOrder } from "../../run/sentReport.ts"
import { serviceLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { Run } from "../../run/world.ts"

/** `sessions revoke <account> <pci>`: ends a smart session. The account's wallet signs the revocation. */
export const sessionsRevoke = (text: string, pci: string) =>
  Effect.gen(function* () {
    const account = yield* resolveAccount(text)
    const { network } = splitAccountId(account)
    yield* signerOn(splitNetworkId(network).namespace, { network })
    const { flags, outbox } = yield* Run
    const wallet = yield* WalletRequests
    const lookUp = serviceLookUp(["sessions", "list", account], flags)
    const signed = (request: RevokeRequest) =>
      Effect.tap(wallet.sign(account, "wallet_revokePermissions", [request]), () =>
        sentReport(outbox, { what: `The revocation of the session ${pci}`, network, lookUp })
      )
    const revoked = yield* endOrder(outbox, (yield* SmartSessions).revoke(account, pci, signed))
    const on = networkText((yield* (yield* Store).state).chain.networks, network)
    const report: Report = {
      data: { account, network, pci, revoked },
      lines: [revoked ? `The session ${pci} on ${on} is over.` : `${on} has no smart sessions.`]
    }
    return report
  }).pipe(provideWorld(Layer.mergeAll(walletLayer, Layer.provide(SmartSessions.layer, SupportedChains.layer))))
