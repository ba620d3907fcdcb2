import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { readAccountName } from "../../../core/onchain/name/accountName.ts"
import { fullName, toNewLabel } from "../../../core/onchain/name/suffix.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { getRegistrationStep, signRegistration } from "../../../services/onchain/name/registerName.ts"
import { confirm, type ConfirmWords, type Plan, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { Names } from "../../../services/onchain/name/Names.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { cutText } from "../../foundation/text/table.ts"
import { planFacts, toWordData, formatWords } from "../plan/planWords.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { getCurrentSigner } from "../../wallets/connection/currentSigner.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { recordOrder, endOrder } from "../../run/sentReport.ts"
import { getServiceLookUp } from "../../run/lookUp.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { Run } from "../../run/world.ts"

/** Carries the plan of a registration that was not confirmed. */
class Stopped extends Data.TaggedError("Stopped")<{ readonly report: Report }> {}

/** The maximum length of a line of the signed text. */
const maxTextLine = 70

/** Returns the plan of a registration: the text to sign, and its description. */
const getPlan = Effect.fnUntraced(function* (account: AccountId, name: string, message: string) {
  const { address, network } = splitAccountId(account)
  const step = getRegistrationStep(account, message)
  const request = yield* Effect.orDie(readRequest(step, { account: address, network }))
  const words = yield* (yield* CallFacts).explain(request, { account, app: "The name service" })
  const plan: Plan = {
    data: { name, account, network, words: toWordData(words) },
    lines: [
      ["Network", formatNetwork((yield* (yield* Store).state).chain.networks, network)],
      ["Account", address],
      ["Name", name],
      ["Signs", "the name and the time; it is free and moves nothing"],
      ...formatWords(words, "In words"),
      ...cutText(message, maxTextLine).map((line, i) => [i === 0 ? "Text" : "", line] as const)
    ],
    requests: [step],
    note: "The text is created again with the current time when the wallet signs."
  }
  return plan
})

/**
 * `name register <name>`: registers a free name for the connected account, whose wallet signs. Asks for confirmation on
 * a terminal.
 */
export const nameRegister = (name: string, words: ConfirmWords = {}) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const label = yield* readAccountName(toNewLabel(name))
    const {
      accounts: [{ address }],
      network
    } = yield* getCurrentSigner({ dryRun: way === "dry-run" })
    const account = accountId(network, address)
    const wallet = yield* WalletRequests
    const whole = fullName(label.toLowerCase())
    const { flags, outbox } = yield* Run
    const lookUp = getServiceLookUp(["name", "lookup", whole, "--network", network], flags)
    const networkName = formatNetwork((yield* (yield* Store).state).chain.networks, network)
    const createPlan = (message: string) => getPlan(account, whole, message)
    const sign = (message: string) =>
      Effect.gen(function* () {
        const report = yield* confirm(way, "Register", createPlan(message))
        if (report !== undefined) return yield* new Stopped({ report })
        const signature = yield* signRegistration(wallet, account, message)
        yield* recordOrder(outbox, { what: `The registration of ${whole}`, network, lookUp })
        return signature
      })
    const registered = yield* endOrder(
      outbox,
      Effect.catchTag((yield* Names).register(name, account, sign), "Stopped", ({ report }) => Effect.succeed(report))
    )
    if (typeof registered !== "boolean") return registered
    const report: Report = {
      data: { name: whole, account, network, registered },
      lines: [
        `Network: ${networkName}`,
        registered
          ? `${whole} is now the name of ${address}.`
          : outbox.all().length > 0
            ? `The service did not register ${whole}.`
            : "Names cannot be registered on this network."
      ]
    }
    return report
  }).pipe(provideWorld(Layer.mergeAll(walletLayer, planFacts, Layer.provide(Names.layer, SupportedChains.layer))))
