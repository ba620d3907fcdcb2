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
import { isFollowed, isYoung, receiptStart, sentId, stepReceipt } from "../../../core/onchain/receipt/state.ts"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { SupportedChains } from "../../../services/chain/rpc/SupportedChains.ts"
import { Rpc } from "../../../services/chain/rpc/Rpc.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { type Found, lookOnEvm } from "../../../services/onchain/receipt/lookOnEvm.ts"
import { lookOnSolana } from "../../../services/onchain/receipt/lookOnSolana.ts"
import { TokenBalances } from "../../../services/onchain/token/TokenBalances.ts"
import { provideWorld } from "../../run/provideWorld.ts"
import { type KnownToken, type Moved, movedLines, movedOf } from "./moved.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { shellWords } from "../../foundation/flags/commandOf.ts"
import { table } from "../../foundation/text/table.ts"
import { Run } from "../../run/world.ts"
import { readBeside } from "../../wallets/storage/besideSession.ts"

const decode = decodeEach(StoredSentSchema)

/**
 * `sent`: what was sent from here in the last seven days, newest first, and what became of each by one look at its
 * network. Of a batch the wallet tells, which `calls status` asks. A replay sends nothing, so it lists nothing.
 */
export const sent = Effect.gen(function* () {
  const { flags, session } = yield* Run
  const { networks } = (yield* (yield* Store).state).chain
  const now = yield* Clock.currentTimeMillis
  const { items: kept } = decode(session === undefined ? [] : readBeside(session, "sent"))
  const young = kept.filter(
    (one) => isYoung(one, now) && (flags.network === undefined || one.network === flags.network)
  )
  const records = stepReceipt(receiptStart, { _tag: "SentRecordsRead", records: young }).sent
  const looked = yield* Effect.forEach(records, looks, { concurrency: 4 })
  const told = looked.flatMap((one) => (one === "refuted" ? [] : [one]))
  const known = yield* heldBy(told)
  const all = told.map(
    (one): Looked => ({
      ...one,
      moved: movedOf(one.changes ?? [], one.network, networks, known(one.account))
    })
  )
  const failed = [
    ...new Set(all.flatMap(({ silent, network }) => (silent ? [findNetwork(networks, network).name] : [])))
  ]
  const report: Report = {
    data: { sent: all.map((one) => dataOf(one, networks)) },
    lines:
      all.length === 0
        ? [session === undefined ? "A replay sends nothing." : "Nothing was sent from here in the last seven days."]
        : toLines(all, networks),
    warnings: failed.map((name) => `${name} did not answer: what became of what was sent there is not known.`)
  }
  return report
}).pipe(provideWorld(Layer.provide(TokenBalances.layer, SupportedChains.layer)))

/** A record after its look. */
interface Known extends SentRecord {
  /** Nobody answered. */
  readonly silent: boolean
}

interface Looked extends Known {
  /** What came and went by it, as far as its network said. */
  readonly moved: ReadonlyArray<Moved>
}

/** One look at what became of a record. It stays as it is where nobody answers. */
const looks = Effect.fnUntraced(function* (record: SentRecord) {
  const rpc = yield* Rpc
  if (!isFollowed(record) || record.batchId !== undefined) return { ...record, silent: false }
  const memories = new Map()
  const look =
    splitNetworkId(record.network).namespace === "solana"
      ? Effect.map(lookOnSolana(rpc, record.network, [record], memories), ([one]) => one ?? null)
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
 * The tokens that the accounts hold, by account: a symbol that a contract gives itself is none to trust. Asked only of
 * accounts that moved tokens; where nobody answers, none is known.
 */
const heldBy = Effect.fnUntraced(function* (all: ReadonlyArray<Known>) {
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
      const one = byAccount.get(account)?.find(({ address }) => address !== undefined && isSameToken(address, contract))
      return one === undefined ? undefined : { symbol: one.symbol, decimals: one.quantity.decimals }
    }
})

type Networks = Parameters<typeof findNetwork>[0]

const feeOf = ({ end, network }: Looked, networks: Networks): { amount: string; symbol: string } | null => {
  if (!("fee" in end) || end.fee === undefined) return null
  const { decimals, symbol } = findNetwork(networks, network).nativeCurrency
  return { amount: formatUnits(BigInt(end.fee), decimals), symbol }
}

const dataOf = (one: Looked, networks: Networks) => ({
  hash: one.hash ?? null,
  batch: one.batchId ?? null,
  network: one.network,
  account: one.account,
  kind: one.kind,
  wallet: one.connectorId,
  sentAt: new Date(one.sentAt).toISOString(),
  status: one.silent || one.batchId !== undefined ? null : one.end.status,
  block: "block" in one.end ? (one.end.block ?? null) : null,
  fee: feeOf(one, networks),
  reason: "reason" in one.end ? (one.end.reason ?? null) : null,
  changes: one.moved,
  replacedBy: "replacedBy" in one.end ? (one.end.replacedBy ?? null) : null
})

const nameOf = (networks: Networks, id: NetworkId): string => findNetwork(networks, id).name

/** A row for each, and below it what it is looked up by: a hash is longer than a column. */
const toLines = (all: ReadonlyArray<Looked>, networks: Networks): ReadonlyArray<string> => {
  const [head = "", ...rows] = table(
    [{ title: "Sent (UTC)" }, { title: "What" }, { title: "State" }, { title: "Network" }],
    all.map((one) => [
      new Date(one.sentAt).toISOString().slice(0, 16).replace("T", " "),
      one.kind,
      one.batchId !== undefined ? "ask the wallet" : one.silent ? "not known" : stateOf(one),
      nameOf(networks, one.network)
    ])
  )
  return [
    head,
    ...rows.flatMap((row, i) => {
      const one = all[i]
      if (one === undefined) return [row]
      const replacedBy = "replacedBy" in one.end ? one.end.replacedBy : undefined
      return [
        row,
        ...movedLines(one.moved).map((line) => `  ${line}`),
        `  ${one.batchId === undefined ? sentId(one) : `latchkey ${shellWords(["calls", "status", one.batchId])}`}`,
        ...(replacedBy === undefined ? [] : ["  in its place:", `  ${replacedBy}`])
      ]
    })
  ]
}

const stateOf = ({ end }: Looked): string =>
  end.status === "failed" && end.reason !== undefined
    ? `failed: ${end.reason.slice(0, 24)}`
    : end.status === "replaced"
      ? end.how
      : end.status
