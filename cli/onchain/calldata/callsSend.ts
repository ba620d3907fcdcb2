import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { showInvisible } from "../../../core/foundation/text/plain.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { type CallBatch, sendCallsParams } from "../../../core/wallets/requests/callBatch.ts"
import { type BatchCall, readCalls } from "../../../core/wallets/reader/batch.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { createUsageError } from "../../foundation/errors/usage.ts"
import { inputText, findJson } from "../plan/inputText.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { confirm, type ConfirmWords, type Plan, chooseContinuation } from "../../wallets/requests/confirm.ts"
import { batchFee, type BatchFee } from "../plan/sendFee.ts"
import { requireServiceUrl, type SponsorWords } from "../plan/sponsor.ts"
import { planFacts, formatWarnings, toWordData, formatWords } from "../plan/planWords.ts"

const getRequest = (account: AccountId, batch: CallBatch) =>
  Effect.map(sendCallsParams(account, batch), (params) => ({ method: "wallet_sendCalls", params }))

/** A batch as data and lines. `callLines` are those of each call. */
interface Summary {
  readonly data: Readonly<Record<string, unknown>>
  readonly lines: Plan["lines"]
  readonly callLines: ReadonlyArray<Plan["lines"]>
}

/** Returns the plan of a batch, each call with its description. */
const getPlan = Effect.fnUntraced(function* (
  account: AccountId,
  batch: CallBatch,
  fee: BatchFee["fee"],
  { callLines, data, lines }: Summary
) {
  const { address, network } = splitAccountId(account)
  const request = yield* getRequest(account, batch)
  const description = yield* (yield* CallFacts).explain(yield* readRequest(request, { account: address, network }), {
    account,
    app: "This file"
  })
  const { nested } = description
  const all = nested.length === 0 ? [description] : nested
  const plan: Plan = {
    data: { ...data, fee: fee.data, words: all.map(toWordData) },
    lines: [
      ...lines,
      ["Network fee", fee.text],
      ...(nested.length === 0 ? [] : formatWarnings(description)),
      ...callLines.flatMap((call, i) => {
        const words = all[i]
        return words === undefined ? call : [...call, ...formatWords(words, "In words")]
      })
    ],
    requests: [request]
  }
  return plan
})

/**
 * `calls send <file|->`: sends a batch of calls with the wallet, once. The file contains a JSON array of calls, or an
 * object with `calls`, `atomic` and `capabilities`. When it completes, no call is in a block yet.
 */
export const runCallsSend = (file: string, words: ConfirmWords & SponsorWords & { readonly atomic?: boolean }) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const value = yield* findJson(yield* inputText(file, example), "The calls", example)
    const written = Array.isArray(value) ? value : getField(value, "calls")
    yield* refuseUnknown(written)
    const calls = yield* readCalls(written)
    const atomic = words.atomic === true || getField(value, "atomic") === true
    const capabilities = yield* withSponsor(getField(value, "capabilities"), words.sponsor)
    const { accounts, network } = yield* getSignerOn("eip155", { dryRun: way === "dry-run" })
    const [{ address }] = accounts
    const { chain } = yield* (yield* Store).state
    const { decimals, symbol } = findNetwork(chain.networks, network).nativeCurrency
    const account = accountId(network, address)
    const bare: CallBatch = { calls, atomic, ...(isCapabilities(capabilities) ? { capabilities } : {}) }
    const read = yield* readRequest(yield* getRequest(account, bare), { account: address, network })
    const sponsor = getSponsor(capabilities)
    const {
      capabilities: capped,
      fee,
      isUncapped = false
    }: BatchFee = sponsor?.optional === false
      ? { fee: { data: null, text: `paid by ${sponsor.url}, not by this account` } }
      : yield* batchFee(network, read.kind === "batch" ? read.calls : [])
    const batch: CallBatch =
      capped === undefined ? bare : { ...bare, capabilities: { ...bare.capabilities, ...capped } }
    const data = { account, network, atomic, calls, sponsor: sponsor?.url ?? null }
    const lines: ReadonlyArray<readonly [string, string]> = [
      ["Network", formatNetwork(chain.networks, network)],
      ["From", address],
      ["All or nothing", atomic ? "yes" : "no: one after another"],
      ...(sponsor?.optional === true
        ? [["Sponsor", `${sponsor.url} pays the fee if the wallet supports it`] as const]
        : [])
    ]
    const each = calls.map((call, i) => getCallLines(call, i, decimals, symbol))
    const plan = getPlan(account, batch, fee, { data, lines, callLines: each })
    const stopped = yield* confirm(way, "Send", plan)
    if (stopped !== undefined) return stopped
    if (isUncapped)
      return yield* createUsageError(
        `The terminal's key only signs a fee that was shown, and the fee of these calls is ${fee.text}.`
      )
    const { outbox } = yield* Run
    outbox.name("The batch of calls")
    const id = yield* (yield* CallBatches).send(account, batch)
    const report: Report = {
      data: { ...data, id },
      lines: [
        ...formatPairs([...lines, ...each.flat()]),
        "",
        "The wallet accepted the batch. Check its status with:",
        `  latchkey calls status ${id}`
      ]
    }
    return report
  }).pipe(provideWorld(Layer.merge(Layer.provideMerge(CallBatches.layer, walletLayer), planFacts)))

/** The paymaster service of a batch (ERC-7677), and whether the wallet may ignore it. */
const getSponsor = (capabilities: unknown): { readonly url: string; readonly optional: boolean } | undefined => {
  const service = getField(capabilities, "paymasterService")
  const url = getField(service, "url")
  return typeof url === "string"
    ? { url: showInvisible(url.slice(0, 256)), optional: getField(service, "optional") === true }
    : undefined
}

/** Returns the capabilities with the paymaster service of the flags, which replaces or removes that of the file. */
const withSponsor = (capabilities: unknown, sponsor: string | false | undefined) => {
  const all = isCapabilities(capabilities) ? capabilities : {}
  if (sponsor === undefined) return Effect.succeed(capabilities)
  const { paymasterService: _, ...others } = all
  if (sponsor === false) return Effect.succeed(Object.keys(others).length === 0 ? undefined : others)
  return Effect.map(requireServiceUrl("--sponsor", sponsor), (url) => ({
    ...others,
    paymasterService: { url, context: {}, optional: false }
  }))
}

const callFields = ["to", "data", "value"]

/** Rejects a call with an unknown field: a mistyped `value` would send nothing. */
const refuseUnknown = (written: unknown) =>
  Effect.forEach(Array.isArray(written) ? written : [], (call: unknown, i) => {
    const unknown = Object.keys(isRecord(call) ? call : {}).find((name) => !callFields.includes(name))
    return unknown === undefined
      ? Effect.void
      : createUsageError(
          `Call ${i + 1} has an unknown field "${unknown.slice(0, 40)}"; the fields are to, data and value.`,
          example
        )
  })

const getCallLines = (
  { data = "0x", to, value = "0x0" }: BatchCall,
  i: number,
  decimals: number,
  symbol: string
): ReadonlyArray<readonly [string, string]> => [
  [`Call ${i + 1}`, `to ${to}`],
  ...(isQuantity(value) && BigInt(value) > 0n
    ? [["", `with ${formatUnits(BigInt(value), decimals)} ${symbol}`] as const]
    : []),
  ...(data.length > 2 ? [["", `data ${data.slice(0, 10)}, ${(data.length - 2) / 2} bytes`] as const] : [])
]

const isQuantity = (text: string): boolean => /^0x[0-9a-f]{1,64}$/i.test(text)
const isCapabilities = (value: unknown): value is Readonly<Record<string, Readonly<Record<string, unknown>>>> =>
  isRecord(value) && Object.values(value).every(isRecord)

const example = `An example of a file: [{ "to": "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", "value": "0x1" }]`
