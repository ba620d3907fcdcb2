import type { ConnectRow } from "./connectRows.ts"
import { isSameWallet } from "./listing.ts"
import type { Connector, Wallet } from "../connectors/schema.ts"
import { limits } from "../../foundation/data/limits.ts"

/** The heading of a row: wallets on this device, wallets of the catalogue, or no heading. */
export type RowGroup = "device" | "popular" | "none"

/**
 * A row as it is painted, or the placeholder of an awaited one. `key` and `group` stay with the wallet: another heading
 * would move the rows below it.
 */
export interface PaintedRow {
  readonly key: string
  readonly group: RowGroup
  readonly row: ConnectRow | null
  /** It was excluded after it was painted: it keeps its position but cannot be pressed. */
  readonly off?: boolean
}

const getKey = (row: ConnectRow): string =>
  row._tag === "Connector" ? `c${row.connector.id}` : row._tag === "Wallet" ? `w${row.wallet.id}` : row._tag

const getGroup = (row: ConnectRow): RowGroup =>
  row._tag === "Connector"
    ? row.recent
      ? "none"
      : "device"
    : row._tag === "WalletConnect" || (row._tag === "Wallet" && row.group === "recent")
      ? "none"
      : "popular"

const getWallet = (row: ConnectRow) =>
  row._tag === "Connector" ? row.connector : row._tag === "Wallet" ? row.wallet : undefined

/** Returns whether two rows with different keys show one wallet: a catalogue wallet may turn out to be on the page. */
const isSameRow = (a: ConnectRow, b: ConnectRow): boolean => {
  const [first, other] = [getWallet(a), getWallet(b)]
  return first !== undefined && other !== undefined && isSameWallet(first, other)
}

/** Creates placeholders for rows that have not arrived. */
export const createPlaceholders = (count: number): ReadonlyArray<PaintedRow> =>
  Array.from({ length: count }, (_, index) => ({ key: `place ${index}`, group: "popular", row: null }))

/**
 * Returns the rows to paint, given the painted ones: each of those keeps its position, and new ones follow the wallets.
 * While more are awaited, as many placeholders as there are recommended wallets are kept before AllWallets; arriving
 * rows fill them. `isOff`: whether a wallet is excluded. docs/spec/wallets.md#catalogue-painted-rows.
 */
export const keepRowPositions = (
  painted: ReadonlyArray<PaintedRow>,
  rows: ReadonlyArray<ConnectRow>,
  awaited: boolean,
  isOff: (wallet: Connector | Wallet) => boolean = () => false
): ReadonlyArray<PaintedRow> => {
  const remaining = [...rows]
  const take = (is: (row: ConnectRow) => boolean): ConnectRow | undefined => {
    const index = remaining.findIndex(is)
    return index < 0 ? undefined : remaining.splice(index, 1)[0]
  }
  const exact = painted.map((paintedRow) =>
    take((row) => paintedRow.row !== null && getKey(row) === getKey(paintedRow.row))
  )
  const remainingRows = painted.flatMap((paintedRow, index): ReadonlyArray<PaintedRow> => {
    const row = exact[index] ?? take((row) => paintedRow.row !== null && isSameRow(paintedRow.row, row))
    if (row !== undefined) return [{ key: paintedRow.key, group: paintedRow.group, row }]
    const wallet = paintedRow.row === null ? undefined : getWallet(paintedRow.row)
    return paintedRow.row === null
      ? [paintedRow]
      : wallet !== undefined && isOff(wallet)
        ? [{ ...paintedRow, off: true }]
        : []
  })
  const usedKeys = new Set(remainingRows.map(({ key }) => key))
  const createRow = (row: ConnectRow, group = getGroup(row)): PaintedRow => {
    const key = getKey(row)
    return { key: usedKeys.has(key) ? `${key} again` : key, group, row }
  }
  const filled: Array<PaintedRow> = []
  for (const paintedRow of remainingRows) {
    const row = paintedRow.row === null ? take(({ _tag }) => _tag !== "AllWallets") : undefined
    // The first wallet of the device group would add a heading, so it stays in the placeholder's group.
    const wouldAddHeading = row !== undefined && getGroup(row) === "device" && filled.at(-1)?.group !== "device"
    filled.push(row === undefined ? paintedRow : wouldAddHeading ? createRow(row, paintedRow.group) : createRow(row))
  }
  if (!awaited) return [...filled.filter(({ row }) => row !== null), ...remaining.map((row) => createRow(row))]
  if (painted.length > 0) return [...filled, ...remaining.map((row) => createRow(row))]
  const wallets = remaining.filter(({ _tag }) => _tag !== "AllWallets")
  const listed = wallets.filter((row) => row._tag === "Wallet" || row._tag === "Connector").length
  return [
    ...wallets.map((row) => createRow(row)),
    ...createPlaceholders(Math.max(0, limits.recommendedWallets - listed)),
    ...remaining.filter(({ _tag }) => _tag === "AllWallets").map((row) => createRow(row))
  ]
}
