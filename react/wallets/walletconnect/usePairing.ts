import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import { pairingMarginMillis } from "../../../core/wallets/connection/pairing.ts"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { connectionRx, useDispatch, viewRx } from "../../foundation/state/atoms.ts"
import { useKnownFailure } from "../../foundation/state/failureTexts.ts"

/** The state of a view's pairing, and its actions. */
export interface PairingView {
  /** Undefined while the first pairing is being created. */
  readonly uri: string | undefined
  /** True if it has expired and the next one is being created. */
  readonly isOver: boolean
  /** The seconds until it expires. */
  readonly seconds: number
  readonly error: FailureData | undefined
  /** Retries after a failure. */
  readonly again: () => void
  /** Replaces the current pairing with a new one. */
  readonly renew: () => void
}

/** Returns the pairing for a catalogue wallet, or for any wallet. A view that was opened by name starts the attempt. */
export const usePairing = (walletId?: string): PairingView => {
  const { attempt, pairing } = useRxValue(connectionRx)
  const view = useRxValue(viewRx)
  const dispatch = useDispatch()
  const [last, setLast] = useState(pairing)
  const error = useKnownFailure(attempt?._tag === "Failed" ? attempt.error : undefined)
  const failed = error !== undefined
  useEffect(() => {
    if (pairing !== null)
      setLast(pairing) // stays in place, dimmed, while the next one is being created
    else if (failed) setLast(null)
  }, [pairing, failed])
  const displayed = pairing ?? last
  const seconds = useSecondsUntil(displayed === null ? 0 : displayed.expiry - pairingMarginMillis)
  const retry = () => dispatch({ _tag: "ConnectStarted", connectorId: connectorIds.walletConnect, walletId })
  // A pairing without an attempt was provided by the host.
  const isIdle = attempt === null && pairing === null && view._tag.startsWith("ConnectingWalletConnect")
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts the attempt once, unless one is running
  useEffect(() => {
    if (isIdle) retry()
  }, [isIdle])
  return {
    uri: displayed?.uri,
    // Without an attempt and a pairing, the view is about to close.
    isOver: displayed !== null && (pairing === null ? attempt?._tag === "Asking" : seconds === 0),
    seconds,
    error,
    again: retry,
    // Opening the view again keeps it and ends the attempt; then a new attempt starts.
    renew: () =>
      dispatch({ _tag: "Opened", view }, { _tag: "ConnectStarted", connectorId: connectorIds.walletConnect, walletId })
  }
}

const useSecondsUntil = (until: number): number => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    if (until <= Date.now()) return
    const tick = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(tick)
  }, [until])
  return Math.max(0, Math.ceil((until - now) / 1000))
}
