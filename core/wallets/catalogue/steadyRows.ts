import type { ConnectRow } from "./connectRows.ts"
import { isSameWallet } from "./listing.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"
import { limits } from "../../foundation/data/limits.ts"

/** A row as it is painted, or the place of one that is still to come. `key` stays with the wallet. */
export interface PaintedRow {
  readonly key: string
  readonly row: ConnectRow | null
  /** It turned out to be excluded after it was painted: it keeps its place, and cannot be pressed. */
  readonly off?: boolean
}

const keyOf = (row: ConnectRow): string =>
  row._tag === "Connector" ? `c${row.connector.id}` : row._tag === "Wallet" ? `w${row.wallet.id}` : row._tag

const walletOf = (row: ConnectRow) =>
  row._tag === "Connector" ? row.connector : row._tag === "Wallet" ? row.wallet : undefined

/** Whether two rows of other keys are one wallet's: it may turn from one of the catalogue into one of the page. */
const isSameRow = (a: ConnectRow, b: ConnectRow): boolean => {
  const [one, other] = [walletOf(a), walletOf(b)]
  return one !== undefined && other !== undefined && isSameWallet(one, other)
}

/**
 * Returns the rows to paint, given those that are painted: each of them keeps its place, and what is new comes after
 * the wallets. While more are awaited, places for as many as are recommended are kept in front of the way to all
 * wallets; what comes fills them. `isOff`: whether a wallet is excluded. docs/spec/wallets.md#catalogue-painted-rows.
 */
export const steadyRows = (
  painted: ReadonlyArray<PaintedRow>,
  rows: ReadonlyArray<ConnectRow>,
  awaited: boolean,
  isOff: (wallet: Connector | Wallet) => boolean = () => false
): ReadonlyArray<PaintedRow> => {
  const left = [...rows]
  const take = (is: (row: ConnectRow) => boolean): ConnectRow | undefined => {
    const at = left.findIndex(is)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const exact = painted.map((one) => take((row) => one.row !== null && keyOf(row) === keyOf(one.row)))
  const kept = painted.flatMap((one, at): ReadonlyArray<PaintedRow> => {
    const row = exact[at] ?? take((row) => one.row !== null && isSameRow(one.row, row))
    if (row !== undefined) return [{ key: one.key, row }]
    const wallet = one.row === null ? undefined : walletOf(one.row)
    return one.row === null ? [one] : wallet !== undefined && isOff(wallet) ? [{ ...one, off: true }] : []
  })
  const taken = new Set(kept.map(({ key }) => key))
  const fresh = (row: ConnectRow): PaintedRow => {
    const key = keyOf(row)
    return { key: taken.has(key) ? `${key} again` : key, row }
  }
  const filled = kept.map((one) => {
    const row = one.row === null ? take(({ _tag }) => _tag !== "AllWallets") : undefined
    return row === undefined ? one : fresh(row)
  })
  if (!awaited) return [...filled.filter(({ row }) => row !== null), ...left.map(fresh)]
  if (painted.length > 0) return [...filled, ...left.map(fresh)]
  const wallets = left.filter(({ _tag }) => _tag !== "AllWallets")
  const listed = wallets.filter((row) => row._tag === "Wallet" || row._tag === "Connector").length
  const places = Array.from({ length: Math.max(0, limits.recommendedWallets - listed) }, (_, at) => ({
    key: `place ${at}`,
    row: null
  }))
  return [...wallets.map(fresh), ...places, ...left.filter(({ _tag }) => _tag === "AllWallets").map(fresh)]
}
