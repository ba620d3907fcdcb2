import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { readAccountName } from "../../../core/onchain/name/accountName.ts"
import { bareName, fullName } from "../../../core/onchain/name/suffix.ts"
import { SupportedChains } from "../../../services/chain/network/SupportedChains.ts"
import { signRegistration } from "../../../services/onchain/name/registerName.ts"
import { confirm, type ConfirmWords, wayToGoOn } from "../../wallets/requests/confirm.ts"
import { Names } from "../../../services/onchain/name/Names.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { signerAtHand } from "../../wallets/connection/walletAtHand.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { sentReport, endOrder } from "../../run/sentReport.ts"
import { serviceLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { Run } from "../../run/world.ts"

/**
 * `name register <name>`: registers a free name for the connected account, whose wallet signs. On a terminal one is asked
 * first.
 */
export const nameRegister = (name: string, words: ConfirmWords = {}) =>
  Effect.gen(function* () {
    const way = yield* wayToGoOn(words)
    const label = yield* readAccountName(bareName(name))
    const {
      accounts: [{ address }],
      network
    } = yield* signerAtHand({ dryRun: way === "dry-run" })
    const account = accountId(network, address)
    const wallet = yield* WalletRequests
    const whole = fullName(label.toLowerCase())
    const { flags, outbox } = yield* Run
    const lookUp = serviceLookUp(["name", "lookup", whole, "--network", network], flags)
    const signed = (message: string) =>
      Effect.tap(signRegistration(wallet, account, message), () =>
        sentReport(outbox, { what: `The registration of ${whole}`, network, lookUp })
      )
    const on = networkText((yield* (yield* Store).state).chain.networks, network)
    const stopped = yield* confirm(
      way,
      "Register",
      Effect.succeed({
        data: { name: whole, account, network },
        lines: [
          ["Network", on],
          ["Account", address],
          ["Name", whole],
          ["Signs", "the name and the time: it costs nothing and moves nothing"]
        ]
      })
    )
    if (stopped !== undefined) return stopped
    const registered = yield* endOrder(outbox, (yield* Names).register(name, account, signed))
    const report: Report = {
      data: { name: whole, account, network, registered },
      lines: [
        `Network: ${on}`,
        registered
          ? `${whole} stands for ${address} now.`
          : outbox.all().length > 0
            ? `The service did not register ${whole}.`
            : "Names cannot be registered there."
      ]
    }
    return report
  }).pipe(provideWorld(Layer.mergeAll(walletLayer, Layer.provide(Names.layer, SupportedChains.layer))))
