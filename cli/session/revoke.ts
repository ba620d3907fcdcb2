import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../core/chain/caip.ts"
import { SupportedChains } from "../../services/chain/SupportedChains.ts"
import { SmartSessions } from "../../services/session/SmartSessions.ts"
import { WalletRequests } from "../../services/transaction/WalletRequests.ts"
import { accountOf } from "../chain/accountOf.ts"
import { signerAtHand } from "../connection/walletAtHand.ts"
import { walletLayer } from "../connection/walletLayer.ts"
import { over } from "../run/over.ts"
import type { Report } from "../run/report.ts"
import { Run } from "../run/world.ts"

/** `sessions revoke <account> <pci>`: ends a smart session. The wallet of the account signs that it is over. */
export const sessionsRevoke = (text: string, pci: string) =>
  Effect.gen(function*() {
    const account = yield* accountOf(text, (yield* Run).flags.network)
    const { network } = yield* signerAtHand
    const wallet = yield* WalletRequests
    const revoked = yield* (yield* SmartSessions).revoke(account, pci, (request) =>
      wallet.sign(accountId(network, splitAccountId(account).address), "wallet_revokePermissions", [request]))
    const report: Report = {
      data: { account, pci, revoked },
      lines: [revoked ? `The session ${pci} is over.` : "This network has no smart sessions."]
    }
    return report
  }).pipe(over(Layer.mergeAll(walletLayer, Layer.provide(SmartSessions.layer, SupportedChains.layer))))
