import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { decodeEach } from "../../../core/foundation/http/decodeEach.ts"
import { formatUnits } from "../../../core/foundation/text/units.ts"
import { isSameToken } from "../../../core/onchain/money/pickTokens.ts"
import { StoredSentSchema } from "../../../core/onchain/receipt/events.ts"
import { isFollowed, isYoung, receiptStart, getSentId, stepReceipt } from "../../../core/onchain/receipt/state.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { type Found, lookOnEvm } from "../../../services/onchain/receipt/lookOnEvm.ts"
import { lookOnSolana } from "../../../services/onchain/receipt/lookOnSolana.ts"
import { TokenBalances } from "../../../services/onchain/token/TokenBalances.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { type KnownToken, type Moved, formatMoved, getMoved } from "./moved.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { quoteWords } from "../../foundation/flags/commandOf.ts"
import { formatTable } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { readSessionEntries } from "../../wallets/storage/sessionEntries.ts"

const decode = decodeEach(StoredSentSchema)

/**
 * `sent`: lists the transactions sent from here in the last seven days, newest first, with their status from one look
 * at each network. The status of a batch comes from the wallet, through `calls status`. A replay sends nothing, so it
 * lists nothing.
 */
export const sent = Effect.gen(function* () {
  const { flags, session } = yield* Run
  const { networks } = (yield* (yield* Store).state).chain
  const now = yield* Clock.currentTimeMillis
  const { items: stored } = decode(session === undefined ? [] : readSessionEntries(session, "sent"))
  const young = stored.filter(
    (record) => isYoung(record, now) && (flags.network === undefined || record.network === flags.network)
  )
  const records = stepReceipt(receiptStart, { _tag: "SentRecordsRead", records: young }).sent
  const looked = yield* Effect.forEach(records, lookUpRecord, { concurrency: 4 })
  const found = looked.flatMap((record) => (record === "refuted" ? [] : [record]))
  const known = yield* loadHoldings(found)
  const all = found.map(
    (record): Looked => ({
      ...record,
      moved: getMoved(record.changes ?? [], record.network, networks, known(record.account))
    })
  )
  const failed = [
    ...new Set(all.flatMap(({ silent, network }) => (silent ? [findNetwork(networks, network).name] : [])))
  ]
  const report: Report = {
    data: { sent: all.map((record) => getData(record, networks)) },
    lines:
      all.length === 0
        ? [session === undefined ? "A replay sends nothing." : "Nothing was sent from here in the last seven days."]
        : toLines(all, networks),
    warnings: failed.map((name) => `${name} did not answer, so the status of its transactions is unknown.`)
  }
  return report
}).pipe(provideWorld(Layer.provide(TokenBalances.layer, SupportedChains.layer)))

/** A record after the look at its network. */
interface Known extends SentRecord {
  /** True if the network did not answer. */
  readonly silent: boolean
}

interface Looked extends Known {
  /** The amounts that it moved, as far as the network reported them. */
  readonly moved: ReadonlyArray<Moved>
}

/** Looks up the outcome of a record once. If the network does not answer, the record stays unchanged. */
const lookUpRecord = Effect.fnUntraced(function* (record: SentRecord) {
  const rpc = yield* Rpc
  if (!isFollowed(record) || record.batchId !== undefined) return { ...record, silent: false }
  const memories = new Map()
  const look =
    splitNetworkId(record.network).namespace === "solana"
      ? Effect.map(lookOnSolana(rpc, record.network, [record], memories), ([result]) => result ?? null)
      : lookOnEvm(rpc, record, memories)
  return yield* Effect.match(look, {
    onFailure: (): Known => ({ ...record, silent: true }),
    onSuccess: (found: Found | null): Known | "refuted" => {
      if (found === "refuted") return found
      const changes = found?.changes ?? []
      return { ...record, ...(found === null ? {} : { end: found.end, changes }), silent: false }
    }
  })
})

/**
 * Returns the tokens that the accounts hold, by account, because a contract's own symbol cannot be trusted. Only
 * accounts that moved tokens are looked up; if the service does not answer, no token is known.
 */
const loadHoldings = Effect.fnUntraced(function* (all: ReadonlyArray<Known>) {
  const balances = yield* TokenBalances
  const moving = all.filter(({ changes = [] }) => changes.some(({ token }) => token !== null))
  const accounts = [...new Set(moving.map(({ account }) => account))]
  const held = yield* Effect.forEach(
    accounts,
    (account) =>
      Effect.map(
        Effect.orElseSucceed(balances.list(account), () => []),
        (tokens) => [account, tokens] as const
      ),
    { concurrency: 4 }
  )
  const byAccount = new Map(held)
  return (account: AccountId): KnownToken =>
    (contract) => {
      const holding = byAccount
        .get(account)
        ?.find(({ address }) => address !== undefined && isSameToken(address, contract))
      return holding === undefined ? undefined : { symbol: holding.symbol, decimals: holding.quantity.decimals }
    }
})

type Networks = Parameters<typeof findNetwork>[0]

const getFee = ({ end, network }: Looked, networks: Networks): { amount: string; symbol: string } | null => {
  if (!("fee" in end) || end.fee === undefined) return null
  const { decimals, symbol } = findNetwork(networks, network).nativeCurrency
  return { amount: formatUnits(BigInt(end.fee), decimals), symbol }
}

const getData = (record: Looked, networks: Networks) => ({
  hash: record.hash ?? null,
  batch: record.batchId ?? null,
  network: record.network,
  account: record.account,
  kind: record.kind,
  wallet: record.connectorId,
  sentAt: new Date(record.sentAt).toISOString(),
  status: record.silent || record.batchId !== undefined ? null : record.end.status,
  block: "block" in record.end ? (record.end.block ?? null) : null,
  fee: getFee(record, networks),
  reason: "reason" in record.end ? (record.end.reason ?? null) : null,
  changes: record.moved,
  replacedBy: "replacedBy" in record.end ? (record.end.replacedBy ?? null) : null
})

const getNetworkName = (networks: Networks, id: NetworkId): string => findNetwork(networks, id).name

/** Returns a row for each record, and below it its hash, which is longer than a column. */
const toLines = (all: ReadonlyArray<Looked>, networks: Networks): ReadonlyArray<string> => {
  const [head = "", ...rows] = formatTable(
    [{ title: "Sent (UTC)" }, { title: "What" }, { title: "State" }, { title: "Network" }],
    all.map((record) => [
      new Date(record.sentAt).toISOString().slice(0, 16).replace("T", " "),
      record.kind,
      record.batchId !== undefined ? "ask the wallet" : record.silent ? "unknown" : readState(record),
      getNetworkName(networks, record.network)
    ])
  )
  return [
    head,
    ...rows.flatMap((row, i) => {
      const record = all[i]
      if (record === undefined) return [row]
      const replacedBy = "replacedBy" in record.end ? record.end.replacedBy : undefined
      return [
        row,
        ...formatMoved(record.moved).map((line) => `  ${line}`),
        `  ${record.batchId === undefined ? getSentId(record) : `latchkey ${quoteWords(["calls", "status", record.batchId])}`}`,
        ...(replacedBy === undefined ? [] : ["  replaced by:", `  ${replacedBy}`])
      ]
    })
  ]
}

const readState = ({ end }: Looked): string =>
  end.status === "failed" && end.reason !== undefined
    ? `failed: ${end.reason.slice(0, 24)}`
    : end.status === "replaced"
      ? end.how
      : end.status
