import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import { fieldOf } from "../../../core/foundation/data/decode.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import type { BatchStatus } from "../../../core/wallets/requests/callBatch.ts"
import type { Capabilities } from "../../../core/wallets/requests/capabilities.ts"
import { type BatchCall, readCalls } from "../../../core/wallets/requests/sendCalls.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { CallBatches } from "../../../services/wallets/requests/CallBatches.ts"
import { WalletCapabilities } from "../../../services/wallets/requests/WalletCapabilities.ts"
import { networkText } from "../../chain/network/networkText.ts"
import { inputText, jsonIn } from "../../foundation/input/inputText.ts"
import type { Report } from "../../foundation/report/Report.ts"
import { pairs } from "../../foundation/text/table.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { signerOn, walletOn } from "../connection/walletAtHand.ts"
import { walletLayer } from "../connection/walletLayer.ts"
import { confirm, type ConfirmWords, wayToGoOn } from "./confirm.ts"

const batches = {
  supported: "yes, all or nothing",
  ready: "all or nothing, once the account is upgraded",
  unsupported: "not all or nothing"
} as const
const yes = (can: boolean): string => (can ? "yes" : "not told")

const linesOf = (
  { batches: support, canListAssets, canServeNetworks, canSignInOnConnect, canUpgrade, permissions }: Capabilities,
  wallet: string,
  on: string
): ReadonlyArray<string> =>
  pairs([
    ["Wallet", wallet],
    ["Network", on],
    ["Batches of calls", batches[support]],
    ["Upgrade of the account", yes(canUpgrade)],
    ["Permissions for apps", permissions.method ?? "not told"],
    ...permissions.types.map((type) => ["", type] as const),
    ["List of assets", yes(canListAssets)],
    ["Sign-in on connecting", yes(canSignInOnConnect)],
    ["Several networks at once", yes(canServeNetworks)]
  ])

/** `calls capabilities`: what the wallet in use says it can do on its network. Nothing that prompts is asked. */
export const callsCapabilities = Effect.gen(function* () {
  const { name, network } = yield* walletOn("eip155")
  const found = yield* (yield* WalletCapabilities).on(network)
  const { chain } = yield* (yield* Store).state
  const report: Report = {
    data: { wallet: name, ...found },
    lines: linesOf(found, name, networkText(chain.networks, network))
  }
  return report
}).pipe(provideWorld(Layer.provideMerge(WalletCapabilities.layer, walletLayer)))

const states: Readonly<Record<BatchStatus, string>> = {
  100: "on its way",
  200: "done",
  400: "nothing was sent",
  500: "reverted as a whole",
  600: "reverted in part"
}

/** `calls status <id>`: what became of a batch, as the wallet that took it tells. */
export const callsStatus = (id: string) =>
  Effect.gen(function* () {
    const { accounts, network } = yield* walletOn("eip155")
    const { hashes, status } = yield* (yield* CallBatches).status(accountId(network, accounts[0].address), id)
    const { chain } = yield* (yield* Store).state
    const report: Report = {
      data: { network, id, status, state: states[status], transactions: hashes },
      lines: [
        ...pairs([
          ["State", `${states[status]} (${status})`],
          ["Network", networkText(chain.networks, network)]
        ]),
        ...(hashes.length === 0 ? [] : ["", hashes.length === 1 ? "Transaction" : "Transactions", ...hashes])
      ]
    }
    return report
  }).pipe(provideWorld(Layer.provideMerge(CallBatches.layer, walletLayer)))

/**
 * `calls send <file|->`: sends a batch of calls through the wallet in use, once. The file holds a JSON array of calls, or
 * an object with `calls`, `atomic` and `capabilities`. No call is in a block yet when it completes.
 */
export const callsSend = (file: string, words: ConfirmWords & { readonly atomic?: boolean }) =>
  Effect.gen(function* () {
    const way = yield* wayToGoOn(words)
    const given = yield* jsonIn(yield* inputText(file, example), "The calls", example)
    const calls = yield* readCalls(Array.isArray(given) ? given : fieldOf(given, "calls"))
    const atomic = words.atomic === true || fieldOf(given, "atomic") === true
    const capabilities = fieldOf(given, "capabilities")
    const { accounts, network } = yield* signerOn("eip155", { dryRun: way === "dry-run" })
    const [{ address }] = accounts
    const { chain } = yield* (yield* Store).state
    const { decimals, symbol } = findNetwork(chain.networks, network).nativeCurrency
    const data = { account: accountId(network, address), network, atomic, calls }
    const lines: ReadonlyArray<readonly [string, string]> = [
      ["Network", networkText(chain.networks, network)],
      ["From", address],
      ["All or nothing", atomic ? "yes" : "no: one after the other"],
      ...calls.flatMap((call, i) => callLines(call, i, decimals, symbol))
    ]
    const stopped = yield* confirm(way, Effect.succeed({ data, lines }))
    if (stopped !== undefined) return stopped
    const { outbox } = yield* Run
    outbox.name("The batch of calls")
    const id = yield* (yield* CallBatches).send(data.account, {
      calls,
      atomic,
      ...(isCapabilities(capabilities) ? { capabilities } : {})
    })
    const report: Report = {
      data: { ...data, id },
      lines: [...pairs(lines), "", "The wallet took the batch. What becomes of it:", `  latchkey calls status ${id}`]
    }
    return report
  }).pipe(provideWorld(Layer.provideMerge(CallBatches.layer, walletLayer)))

const callLines = (
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
