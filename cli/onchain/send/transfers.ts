import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { array, optional, string, struct } from "../../../core/foundation/data/decode.ts"
import { checkSend } from "../../../core/onchain/send/checkSend.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { Receipts } from "../../../services/onchain/receipt/Receipts.ts"
import { sendCallsParams } from "../../../core/wallets/requests/callBatch.ts"
import { type PreparedSend, stepOf } from "../../../services/onchain/send/Sends.ts"
import { toAtomicBatch } from "../../../services/onchain/send/severalTransfers.ts"
import { sendChecked } from "../../../services/onchain/send/sendChecked.ts"
import { Sponsors } from "../../../services/wallets/requests/Sponsors.ts"
import { WalletRequests } from "../../../services/wallets/requests/WalletRequests.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
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
import { createReceiptReport, createPendingReport, type TransactionReport } from "../../wallets/requests/receipt.ts"
import { createTokenArgument } from "../token/createTokenArgument.ts"
import { tokenWords, toWordData, formatWords } from "../plan/planWords.ts"
import { checkTransfer, findCoin, reportSigned, requireAccepted, listSendable, sendParts } from "./send.ts"
import { sendWithFeeCap } from "../plan/sendFee.ts"
import { formatFeeLines, findPayer, type Payer, toPayerData, type SponsorWords, withPayer } from "../plan/sponsor.ts"

export interface TransfersWords extends ConfirmWords, SponsorWords {
  readonly accept?: ReadonlyArray<string> | undefined
  readonly wait?: boolean | undefined
}

const maxTransfers = 99
const readList = array(struct({ to: string(256), amount: string(128), token: optional(string(256)) }), maxTransfers)

/** Reads the transfers in a file. Fails if the list is empty or too long, or if an entry has the wrong form. */
const readTransfers = Effect.fnUntraced(function* (file: string) {
  const requested = readList(yield* findJson(yield* inputText(file, example), "The transfers", example)) ?? []
  if (requested.length === 0)
    return yield* createUsageError(
      `The transfers must be a list of 1 to ${maxTransfers}, each with "to" and "amount" as text.`,
      example
    )
  for (const { amount, to, token } of requested) yield* checkSend({ amount, receiver: to, token: token ?? "coin" })
  return requested
})

/** Checks each transfer as a page does, and returns its request, its warnings and its data. */
const checkEach = Effect.fnUntraced(function* (
  account: AccountId,
  requested: Effect.Effect.Success<ReturnType<typeof readTransfers>>
) {
  const { network } = splitAccountId(account)
  const source = (yield* Run).flags.source._tag
  const holdings = yield* listSendable(account)
  return yield* Effect.forEach(requested, (transfer) =>
    Effect.gen(function* () {
      const token =
        transfer.token === undefined
          ? findCoin(holdings)
          : yield* createTokenArgument("token", transfer.token, network, holdings)
      const { amount, capabilities, name, payer, request, to, warnings } = yield* checkTransfer(
        account,
        token,
        transfer,
        source
      )
      return {
        capabilities,
        payer,
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
  /** The lines of each transfer: its amount and receiver, and the payer of its fee if it is sent alone. */
  readonly rows: ReadonlyArray<ReadonlyArray<readonly [string, string]>>
}

/** Returns who pays a fee, if a paymaster service was named. */
const getPayerLines = (payer: Payer | undefined): Plan["lines"] =>
  payer === undefined ? [] : formatFeeLines(payer, [["Network fee", "paid by this account"]])

/** Summarizes the transfers. `batchPayer`: who pays the fee of one batch of all. */
const summarize = (
  account: AccountId,
  every: Checked,
  networkName: string,
  isBatch: boolean,
  batchPayer: Payer | undefined
): Summary => ({
  data: {
    account,
    network: splitAccountId(account).network,
    batch: isBatch,
    ...toPayerData(batchPayer),
    transfers: every.map(({ data, payer }) => ({ ...data, ...(isBatch ? {} : toPayerData(payer)) }))
  },
  head: [
    ["Network", networkName],
    ["From", splitAccountId(account).address],
    ["All or nothing", isBatch ? "yes, in one batch" : "no: one after another"],
    ...getPayerLines(batchPayer)
  ],
  rows: every.map(({ data: { amount, name, to, token }, payer }, index) => [
    [`Transfer ${index + 1}`, `${amount} ${token} to ${name === undefined ? to : `${name} (${to})`}`],
    ...(isBatch ? [] : getPayerLines(payer))
  ])
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
    data: { ...data, words: all.map(toWordData), warnings },
    requests,
    lines: [
      ...head,
      ...all.flatMap((words, i) => [...(rows[i] ?? []), ...formatWords(words, "In words")]),
      ...warnings.map((warning) => ["Warning", warning] as const)
    ]
  }
  return plan
})

/** A transfer as it is sent: its request, and the capabilities and the payer of its fee. */
type Sending = Pick<Checked[number], "capabilities" | "payer"> & { readonly request: PreparedSend }

/** Returns the transfers as they are sent alone, with a fee cap where the account pays. */
const capFees = (network: NetworkId, every: Checked) =>
  Effect.forEach(every, ({ capabilities, payer, request }) =>
    Effect.map(
      capabilities === undefined ? sendWithFeeCap(network, request) : Effect.succeed(request),
      (request): Sending => ({ capabilities, payer, request })
    )
  )

/** Sends the transfers one after another. If the run ends early, they are reported as one if all were sent by then. */
const sendEach = Effect.fnUntraced(function* (
  account: AccountId,
  all: ReadonlyArray<Sending>,
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
    lines: [...formatPairs([...head, ...rows.flat()]), ...sent.flatMap(({ lines }) => ["", ...formatPairs(lines)])]
  })
  outbox.reportAs((sent) => {
    const accepted = sent.flatMap(({ hash, standing }) => (hash === undefined || standing !== "taken" ? [] : [hash]))
    const isWhole = accepted.length === all.length
    return isWhole ? getReport(accepted.map((hash) => createPendingReport(hash, network, before, source))) : undefined
  })
  const wallet = yield* WalletRequests
  const sent: Array<readonly [Sending, string]> = []
  for (const transfer of all) {
    const { capabilities, payer, request } = transfer
    const id = yield* sendChecked({ account, capabilities, request, sponsorship: payer?.sponsorship ?? null }, wallet)
    if (capabilities === undefined) yield* reportSigned(id, network)
    sent.push([transfer, id])
  }
  const [batches, receipts] = [yield* CallBatches, yield* Receipts]
  return getReport(
    yield* Effect.forEach(sent, ([{ capabilities, payer }, id]) =>
      Effect.gen(function* () {
        if (!isAwaited) return createPendingReport(id, network, yield* state, source)
        const hash = capabilities === undefined ? id : ((yield* batches.done(account, id)).hashes.at(-1) ?? id)
        const report = createReceiptReport(yield* receipts.mined(network, hash), network, yield* state, source)
        return yield* withPayer(report, account, payer)
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
    const requested = yield* readTransfers(file)
    const {
      accounts: [{ address }],
      network
    } = yield* getCurrentSigner({ dryRun: way === "dry-run" })
    const account = accountId(network, address)
    const every = yield* checkEach(account, requested)
    const batches = yield* CallBatches
    const prepared = every.map(({ request }) => request)
    const calls = every.length === 1 ? null : yield* toAtomicBatch(batches, account, prepared)
    const payer = calls === null ? undefined : yield* findPayer(account, calls)
    const sponsors = Option.getOrUndefined(yield* Effect.serviceOption(Sponsors))
    const sponsor = payer?.sponsorship === "paid" ? sponsors : undefined
    const sending = yield* capFees(network, every)
    const warnings = [...new Set(every.flatMap((transfer) => transfer.warnings))]
    const networkName = formatNetwork((yield* (yield* Store).state).chain.networks, network)
    const summary = summarize(account, every, networkName, calls !== null, payer)
    const capabilities = sponsor?.getCapability(network)
    const steps =
      calls === null
        ? sending.map(({ capabilities, request }) => stepOf(account, request, capabilities))
        : [
            {
              method: "wallet_sendCalls",
              params: yield* sendCallsParams(account, {
                atomic: true,
                calls,
                ...(capabilities === undefined ? {} : { capabilities })
              })
            }
          ]
    const stopped = yield* confirm(way, "Send", getPlan(account, every, summary, warnings, steps))
    if (stopped !== undefined) return stopped
    yield* requireAccepted(warnings, words.accept)
    if (calls === null) return yield* sendEach(account, sending, summary, words.wait !== false)
    const { outbox } = yield* Run
    outbox.name("The batch of transfers")
    const id = yield* (sponsor ?? batches).send(
      account,
      { atomic: true, calls },
      { kind: "send", sponsorship: payer?.sponsorship }
    )
    const report: Report = {
      data: { ...summary.data, id },
      lines: [
        ...formatPairs([...summary.head, ...summary.rows.flat()]),
        "",
        "The wallet accepted the batch. Check its status with:",
        `  latchkey calls status ${id}`
      ]
    }
    return report
  }).pipe(provideWorld(sendParts(words)))

const example =
  'An example of a file: [{ "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "amount": "5", "token": "USDC" }]'
