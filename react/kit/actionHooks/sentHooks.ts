"use client"
import { useEffect, useState } from "react"
import type { SentRecord } from "../../../core/wallets/signing/sentRecord.ts"
import { checkHook } from "../hooks/checkHook.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"

/** What a hook that reads returns. */
export interface Reading<A> {
  readonly data: A | undefined
  readonly error: unknown
  readonly status: "pending" | "success" | "error"
  readonly isPending: boolean
}

const toReading = <A>(data: A | undefined, error: unknown): Reading<A> => {
  const status = data !== undefined ? "success" : error === undefined ? "pending" : "error"
  return { data, error, status, isPending: status === "pending" }
}

/**
 * Returns what was sent from this page, newest first, and what became of it. Its code loads once a wallet is connected;
 * until then it is pending.
 */
export const useSent = (): Reading<ReadonlyArray<SentRecord>> => {
  const kit = useLatchkey()
  const snapshot = useSnapshot()
  const [error, setError] = useState<unknown>()
  const isConnected = snapshot.status === "connected"
  useEffect(() => {
    if (isConnected) kit.getSent().then(() => setError(undefined), setError)
  }, [kit, isConnected])
  return toReading(snapshot.sent, error)
}

/** Returns what was sent under a hash, or a batch's id, and what became of it. Pending while nothing is known of it. */
export const useReceipt = (request: { readonly hash: string | undefined }): Reading<SentRecord> => {
  const { data, error } = useSent()
  const [misfit, setMisfit] = useState<unknown>()
  const keys = Object.keys(request).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same keys is not checked again
  useEffect(() => void checkHook("useReceipt", request).then(() => setMisfit(undefined), setMisfit), [keys])
  return toReading(
    data?.find((one) => (one.hash ?? one.batchId) === request.hash),
    misfit ?? error
  )
}
