import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../core/chain/caip.ts"
import { fullName } from "../../core/name/accountName.ts"
import { SupportedChains } from "../../services/chain/SupportedChains.ts"
import { Names } from "../../services/name/Names.ts"
import { WalletRequests } from "../../services/transaction/WalletRequests.ts"
import { signerAtHand } from "../connection/walletAtHand.ts"
import { walletLayer } from "../connection/walletLayer.ts"
import { over } from "../run/over.ts"
import type { Report } from "../run/report.ts"

/** `name register <name>`: takes a free name for the connected account, whose wallet signs for it. */
export const nameRegister = (name: string) =>
  Effect.gen(function*() {
    const { accounts: [{ address }], network } = yield* signerAtHand
    const account = accountId(network, address)
    const wallet = yield* WalletRequests
    const registered = yield* (yield* Names).register(name, account, (message) => wallet.signMessage(account, message))
    const whole = fullName(name.toLowerCase())
    const report: Report = {
      data: { name: whole, account, registered },
      lines: [registered ? `${whole} stands for ${address} now.` : "Names cannot be registered on this network."]
    }
    return report
  }).pipe(over(Layer.mergeAll(walletLayer, Layer.provide(Names.layer, SupportedChains.layer))))
