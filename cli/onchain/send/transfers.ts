import * as Effect from "effect/Effect"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { array, optional, string, struct } from "../../../core/foundation/data/decode.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { sendCallsParams } from "../../../core/wallets/requests/callBatch.ts"
import { type PreparedSend, Sends, stepOf } from "../../../services/onchain/send/Sends.ts"
import { toAtomicBatch } from "../../../services/onchain/send/severalTransfers.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { usageError } from "../../foundation/errors/usage.ts"
import { inputText, findJson } from "../plan/inputText.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { getCurrentSigner } from "../../wallets/connection/currentSigner.ts"
import {
  confirm,
  type ConfirmWords,
  type Plan,
  type PlannedRequest,
  chooseContinuation
} from "../../wallets/requests/confirm.ts"
import { receiptReport, createPendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import { tokenArgument } from "../token/tokenArgument.ts"
import { tokenWords, wordData, wordLines } from "../plan/planWords.ts"
import { checkTransfer, findCoin, reportSigned, requireAccepted, listSendable, sendParts } from "./send.ts"
import { sendWithFeeCap } from "../plan/sendFee.ts"

export interface TransfersWords extends ConfirmWords {
  readonly accept?: ReadonlyArray<string> | undefined
  readonly wait?: boolean | undefined
}

const maxTransfers = 99
const readList = array(struct({ to: string(256), amount: string(128), token: optional(string(256)) }), maxTransfers)

/** Reads the transfers in a file. Fails if the list is empty or too long, or if an entry has the wrong form. */
const readTransfers = Effect.fnUntraced(function* (file: string) {
  const wanted = readList(yield* findJson(yield* inputText(file, example), "The transfers", example)) ?? []
  if (wanted.length === 0)
    return yield* usageError(
      `The transfers must be a list of 1 to ${maxTransfers}, each with "to" and "amount" as text.`,
      example
    )
  for (const { amount, to, token } of wanted) yield* checkSend({ amount, receiver: to, token: token ?? "coin" })
  return wanted
})

/** Checks each transfer as a page does, and returns its request, its warnings and its data. */
const checkEach = Effect.fnUntraced(function* (
  account: AccountId,
  wanted: Effect.Effect.Success<ReturnType<typeof readTransfers>>
) {
  const { network } = splitAccountId(account)
  const source = (yield* Run).flags.source._tag
  const held = yield* listSendable(account)
  return yield* Effect.forEach(wanted, (transfer) =>
    Effect.gen(function* () {
      const token =
        transfer.token === undefined ? findCoin(held) : yield* tokenArgument("token", transfer.token, network, held)
      const { amount, name, request, to, warnings } = yield* checkTransfer(account, token, transfer, source)
      return {
        request,
        warnings,
        token: { ...token, address: token.address ?? null },
        data: { to, ...(name === null ? {} : { name }), amount, token: token.symbol }
      }
    })
  )
})
type Checked = Effect.Effect.Success<ReturnType<typeof checkEach>>

/** The transfers as data and lines, for the plan and the report. */
interface Summary {
  readonly data: Readonly<Record<string, unknown>>
  readonly head: ReadonlyArray<readonly [string, string]>
  readonly rows: ReadonlyArray<readonly [string, string]>
}

const summarize = (account: AccountId, every: Checked, networkName: string, isBatch: boolean): Summary => ({
  data: {
    account,
    network: splitAccountId(account).network,
    batch: isBatch,
    transfers: every.map(({ data }) => data)
  },
  head: [
    ["Network", networkName],
    ["From", splitAccountId(account).address],
    ["All or nothing", isBatch ? "yes, in one batch" : "no: one after another"]
  ],
  rows: every.map(
    ({ data: { amount, name, to, token } }, index) =>
      [`Transfer ${index + 1}`, `${amount} ${token} to ${name === undefined ? to : `${name} (${to})`}`] as const
  )
})

/** Returns the plan of the transfers, each with its description. */
const getPlan = Effect.fnUntraced(function* (
  account: AccountId,
  every: Checked,
  { data, head, rows }: Summary,
  warnings: ReadonlyArray<string>,
  requests: ReadonlyArray<PlannedRequest>
) {
  const all = yield* Effect.forEach(every, ({ data: { to }, request, token }) =>
    tokenWords(account, stepOf(account, request), token, to)
  )
  const plan: Plan = {
    data: { ...data, words: all.map(wordData), warnings },
    requests,
    lines: [
      ...head,
      ...all.flatMap((words, i) => [...rows.slice(i, i + 1), ...wordLines(words, "In words")]),
      ...warnings.map((warning) => ["Warning", warning] as const)
    ]
  }
  return plan
})

/** Sends the transfers one after another. If the run ends early, they are reported as one if all were sent by then. */
const sendEach = Effect.fnUntraced(function* (
  account: AccountId,
  requests: ReadonlyArray<PreparedSend>,
  { data, head, rows }: Summary,
  isAwaited: boolean
) {
  const { network } = splitAccountId(account)
  const { flags, outbox } = yield* Run
  const source = flags.source._tag
  const { state } = yield* Store
  const before = yield* state
  const getReport = (sent: ReadonlyArray<TransactionReport>): Report => ({
    data: { ...data, transactions: sent.map((transaction) => transaction.data) },
    lines: [...formatPairs([...head, ...rows]), ...sent.flatMap(({ lines }) => ["", ...formatPairs(lines)])]
  })
  outbox.reportAs((all) => {
    const taken = all.flatMap(({ hash, standing }) => (hash === undefined || standing !== "taken" ? [] : [hash]))
    const isWhole = taken.length === requests.length
    return isWhole ? getReport(taken.map((hash) => createPendingReport(hash, network, before, source))) : undefined
  })
  const sends = yield* Sends
  const hashes: Array<string> = []
  for (const request of requests) {
    const hash = yield* sends.send(account, request)
    yield* reportSigned(hash, network)
    hashes.push(hash)
  }
  const receipts = yield* Receipts
  return getReport(
    yield* Effect.forEach(hashes, (hash) =>
      Effect.gen(function* () {
        return isAwaited
          ? receiptReport(yield* receipts.mined(network, hash), network, yield* state, source)
          : createPendingReport(hash, network, yield* state, source)
      })
    )
  )
})

/**
 * `transfers <file|->`: sends several transfers from the connected account. Each is checked before any is sent. If the
 * wallet supports batches without an upgrade, they are one batch, all or nothing; otherwise they are sent one after
 * another, and the first failure ends the command: the transfers sent by then are reported.
 * docs/spec/onchain.md#send-several-transfers.
 */
export const runTransfers = (file: string, words: TransfersWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const wanted = yield* readTransfers(file)
    const {
      accounts: [{ address }],
      network
    } = yield* getCurrentSigner({ dryRun: way === "dry-run" })
    const account = accountId(network, address)
    const every = yield* checkEach(account, wanted)
    const batches = yield* CallBatches
    const prepared = every.map(({ request }) => request)
    const calls = every.length === 1 ? null : yield* toAtomicBatch(batches, account, prepared)
    const capped = yield* Effect.forEach(prepared, (request) => sendWithFeeCap(network, request))
    const warnings = [...new Set(every.flatMap((transfer) => transfer.warnings))]
    const networkName = networkText((yield* (yield* Store).state).chain.networks, network)
    const summary = summarize(account, every, networkName, calls !== null)
    const steps =
      calls === null
        ? capped.map((request) => stepOf(account, request))
        : [{ method: "wallet_sendCalls", params: yield* sendCallsParams(account, { atomic: true, calls }) }]
    const stopped = yield* confirm(way, "Send", getPlan(account, every, summary, warnings, steps))
    if (stopped !== undefined) return stopped
    yield* requireAccepted(warnings, words.accept)
    if (calls === null) return yield* sendEach(account, capped, summary, words.wait !== false)
    const { outbox } = yield* Run
    outbox.name("The batch of transfers")
    const id = yield* batches.send(account, { atomic: true, calls }, { kind: "send" })
    const report: Report = {
      data: { ...summary.data, id },
      lines: [
        ...formatPairs([...summary.head, ...summary.rows]),
        "",
        "The wallet accepted the batch. Check its status with:",
        `  latchkey calls status ${id}`
      ]
    }
    return report
  }).pipe(provideWorld(sendParts()))

const example =
  'An example of a file: [{ "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "amount": "5", "token": "USDC" }]'
