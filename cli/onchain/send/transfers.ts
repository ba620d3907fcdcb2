import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { array, optional, string, struct } from "../../../core/foundation/data/decode.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { toSendWarned } from "../../../core/onchain/send/errors.ts"
import { isWarningName } from "../../../core/onchain/money/warning.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { sendCallsParams } from "../../../core/wallets/requests/callBatch.ts"
import { Sends, stepOf } from "../../../services/onchain/send/Sends.ts"
import { inOneBatch } from "../../../services/onchain/send/severalTransfers.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { inputText, jsonIn } from "../plan/inputText.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { currentSigner } from "../../wallets/connection/walletAtHand.ts"
import { confirm, type ConfirmWords, wayToGoOn } from "../../wallets/requests/confirm.ts"
import { receiptReport, pendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import { tokenArgument } from "../token/tokenArgument.ts"
import { tokenWords, wordData, wordLines } from "../plan/planWords.ts"
import { checkTransfer, coinIn, reportSigned, sendable, sendParts } from "./send.ts"
import { sendWithFeeCap } from "../plan/sendFee.ts"

export interface TransfersWords extends ConfirmWords {
  readonly accept?: ReadonlyArray<string> | undefined
  readonly wait?: boolean | undefined
}

const maxTransfers = 99
const readList = array(struct({ to: string(256), amount: string(128), token: optional(string(256)) }), maxTransfers)

/**
 * `transfers <file|->`: sends several transfers from the connected account. Each is checked before any is sent. If the
 * wallet supports batches without an upgrade, they are one batch, all or nothing; otherwise they are sent one after
 * another, and the first failure ends the command: the transfers sent by then are reported.
 * docs/spec/onchain.md#send-several-transfers.
 */
export const transfers = (file: string, words: TransfersWords) =>
  Effect.gen(function* () {
    const way = yield* wayToGoOn(words)
    const wanted = readList(yield* jsonIn(yield* inputText(file, example), "The transfers", example)) ?? []
    if (wanted.length === 0)
      return yield* usageError(
        `The transfers must be a list of 1 to ${maxTransfers}, each with "to" and "amount" as text.`,
        example
      )
    for (const { amount, to, token } of wanted) yield* checkSend({ amount, receiver: to, token: token ?? "coin" })
    const {
      accounts: [{ address }],
      network
    } = yield* currentSigner({ dryRun: way === "dry-run" })
    const account = accountId(network, address)
    const { flags, outbox } = yield* Run
    const source = flags.source._tag
    const held = yield* sendable(account)
    const every = yield* Effect.forEach(wanted, (one) =>
      Effect.gen(function* () {
        const token = one.token === undefined ? coinIn(held) : yield* tokenArgument("token", one.token, network, held)
        const { amount, name, request, to, warnings } = yield* checkTransfer(account, token, one, source)
        return {
          request,
          warnings,
          as: { ...token, address: token.address ?? null },
          told: { to, ...(name === null ? {} : { name }), amount, token: token.symbol }
        }
      })
    )
    const { state } = yield* Store
    const batches = yield* CallBatches
    const calls =
      every.length === 1
        ? null
        : yield* inOneBatch(
            batches,
            account,
            every.map(({ request }) => request)
          )
    const alone = yield* Effect.forEach(every, ({ request }) => sendWithFeeCap(network, request))
    const warnings = [...new Set(every.flatMap((one) => one.warnings))]
    const moved = { account, network, batch: calls !== null, transfers: every.map(({ told }) => told) }
    const head: ReadonlyArray<readonly [string, string]> = [
      ["Network", networkText((yield* state).chain.networks, network)],
      ["From", address],
      ["All or nothing", calls === null ? "no: one after another" : "yes, in one batch"]
    ]
    const rows = every.map(
      ({ told: { amount, name, to, token } }, at) =>
        [`Transfer ${at + 1}`, `${amount} ${token} to ${name === undefined ? to : `${name} (${to})`}`] as const
    )
    const requests =
      calls === null
        ? alone.map((request) => stepOf(account, request))
        : [{ method: "wallet_sendCalls", params: yield* sendCallsParams(account, { atomic: true, calls }) }]
    const stopped = yield* confirm(
      way,
      "Send",
      Effect.gen(function* () {
        const all = yield* Effect.forEach(every, ({ as, request, told: { to } }) =>
          tokenWords(account, stepOf(account, request), as, to)
        )
        return {
          data: { ...moved, words: all.map(wordData), warnings },
          requests,
          lines: [
            ...head,
            ...all.flatMap((words, i) => [...rows.slice(i, i + 1), ...wordLines(words, "In words")]),
            ...warnings.map((one) => ["Warning", one] as const)
          ]
        }
      })
    )
    if (stopped !== undefined) return stopped
    const unaccepted = warnings.filter((one) => isWarningName(one) && !(words.accept ?? []).includes(one))
    if (unaccepted.length > 0) return yield* toSendWarned(unaccepted)
    if (calls !== null) {
      outbox.name("The batch of transfers")
      const id = yield* batches.send(account, { atomic: true, calls }, { kind: "send" })
      const report: Report = {
        data: { ...moved, id },
        lines: [
          ...pairs([...head, ...rows]),
          "",
          "The wallet accepted the batch. Check its status with:",
          `  latchkey calls status ${id}`
        ]
      }
      return report
    }
    const before = yield* state
    const reportOf = (sent: ReadonlyArray<TransactionReport>): Report => ({
      data: { ...moved, transactions: sent.map(({ data }) => data) },
      lines: [...pairs([...head, ...rows]), ...sent.flatMap(({ lines }) => ["", ...pairs(lines)])]
    })
    outbox.reportAs((all) => {
      const taken = all.flatMap(({ hash, standing }) => (hash === undefined || standing !== "taken" ? [] : [hash]))
      const isWhole = taken.length === every.length
      return isWhole ? reportOf(taken.map((hash) => pendingReport(hash, network, before, source))) : undefined
    })
    const sends = yield* Sends
    const hashes: Array<string> = []
    for (const request of alone) {
      const hash = yield* sends.send(account, request)
      yield* reportSigned(hash, network)
      hashes.push(hash)
    }
    const receipts = yield* Receipts
    return reportOf(
      yield* Effect.forEach(hashes, (hash) =>
        Effect.gen(function* () {
          return words.wait === false
            ? pendingReport(hash, network, yield* state, source)
            : receiptReport(yield* receipts.mined(network, hash), network, yield* state, source)
        })
      )
    )
  }).pipe(provideWorld(Layer.provideMerge(CallBatches.layer, sendParts)))

const example =
  'An example of a file: [{ "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "amount": "5", "token": "USDC" }]'
