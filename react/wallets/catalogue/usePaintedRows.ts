import { RegistryContext } from "@effect-rx/rx-react/RegistryContext"
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useContext, useEffect, useState } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import { limits } from "../../../core/foundation/data/limits.ts"
import type { ConnectRow } from "../../../core/wallets/catalogue/connectRows.ts"
import {
  type PaintedRow,
  createPlaceholders,
  keepRowPositions
} from "../../../core/wallets/catalogue/keepRowPositions.ts"
import type { Connector, Wallet } from "../../../core/wallets/connectors/schema.ts"
import { awaitedRx, shutRx } from "./atoms.ts"

type IsOff = (wallet: Connector | Wallet) => boolean

/**
 * Returns the rows to paint. `isOff`: whether a wallet is excluded. `awaitsExclusions`: true while that is unknown:
 * placeholders are painted instead, for at most 400 ms after the modal opened.
 */
export const usePaintedRows = (
  rows: ReadonlyArray<ConnectRow>,
  only: Namespace | null,
  isOff: IsOff,
  awaitsExclusions: boolean
): ReadonlyArray<PaintedRow> => {
  const isHeld = useHold(awaitsExclusions)
  const steady = useSteadyRows(isHeld ? none : rows, only, isOff)
  return isHeld && steady.length === 0 ? placeholders : steady
}

/** How long rows wait for the excluded ids, milliseconds: painted rows do not disappear. */
const holdMillis = 400
const none: ReadonlyArray<ConnectRow> = []
const placeholders = createPlaceholders(limits.recommendedWallets)

/** Returns whether rows wait for the excluded ids: for at most 400 ms after the modal opened. */
const useHold = (isAwaited: boolean): boolean => {
  const isOpen = useRxValue(shutRx) === null
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!isOpen || !isAwaited) return
    const timer = setTimeout(() => setOver(true), holdMillis)
    return () => clearTimeout(timer)
  }, [isOpen, isAwaited])
  return isAwaited && !isOver
}

/** The rows painted last, by kit: the list keeps its order while another view is shown. */
const rowsByKit = new WeakMap<object, Drawn>()

/**
 * Returns the painted rows: while the modal is open for one namespace no row moves, so that a visitor does not press a
 * row that has just moved under the pointer.
 */
const useSteadyRows = (
  rows: ReadonlyArray<ConnectRow>,
  only: Namespace | null,
  isOff: IsOff
): ReadonlyArray<PaintedRow> => {
  const kit = useContext(RegistryContext)
  const shut = useRxValue(shutRx)
  const awaited = useRxValue(awaitedRx)
  const last = rowsByKit.get(kit)
  // A closing modal keeps its rows while it fades out; they are ordered again once it is hidden.
  const isAway = shut !== null && last?.shut !== shut
  const hasChanged = shut !== null && last?.rows !== rows
  const isFirst = last === undefined || isAway || hasChanged || last.only !== only
  const painted = keepRowPositions(isFirst ? [] : last.painted, rows, awaited, isOff)
  rowsByKit.set(kit, { painted, only, rows, shut })
  return painted
}

/** The rows painted last, and their inputs. */
type Drawn = {
  readonly painted: ReadonlyArray<PaintedRow>
  readonly only: Namespace | null
  readonly rows: ReadonlyArray<ConnectRow>
  readonly shut: unknown
}
