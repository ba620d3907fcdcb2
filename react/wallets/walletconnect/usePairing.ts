import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useEffect, useState } from "react"
import { pairingMarginMillis } from "../../../core/wallets/connection/pairing.ts"
import type { FailureData } from "../../../core/foundation/errors/failure.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { connectionRx, useDispatch, viewRx } from "../../foundation/state/atoms.ts"

/** Where the pairing of a view stands, and what may be done about it. */
export interface PairingShown {
  /** Undefined while the first one is being made. */
  readonly uri: string | undefined
  /** It can no longer be used, and the next is being made. */
  readonly over: boolean
  /** For how long it can still be used. */
  readonly seconds: number
  readonly error: FailureData | undefined
  /** After a failure. */
  readonly again: () => void
  /** Gives the present pairing up for another one. */
  readonly renew: () => void
}

/** The pairing for a wallet of the catalogue, or for any. A view that was opened by name begins the attempt itself. */
export const usePairing = (walletId?: string): PairingShown => {
  const { attempt, pairing } = useRxValue(connectionRx)
  const view = useRxValue(viewRx)
  const dispatch = useDispatch()
  const [last, setLast] = useState(pairing)
  const failed = attempt?._tag === "Failed"
  useEffect(() => {
    if (pairing !== null)
      setLast(pairing) // stays in place, dimmed, while the next is being made
    else if (failed) setLast(null)
  }, [pairing, failed])
  const shown = pairing ?? last
  const seconds = useSecondsUntil(shown === null ? 0 : shown.expiry - pairingMarginMillis)
  const again = () => dispatch({ _tag: "ConnectStarted", connectorId: connectorIds.walletConnect, walletId })
  // A pairing without an attempt is the host's own.
  const unasked = attempt === null && pairing === null && view._tag.startsWith("ConnectingWalletConnect")
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins once, when nobody did
  useEffect(() => {
    if (unasked) again()
  }, [unasked])
  return {
    uri: shown?.uri,
    // Without an attempt and a pairing the view is on its way out.
    over: shown !== null && (pairing === null ? attempt?._tag === "Asking" : seconds === 0),
    seconds,
    error: attempt?._tag === "Failed" ? attempt.error : undefined,
    again,
    // Opened anew the view stays as it is, and the attempt ends: the one that follows is another one.
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
