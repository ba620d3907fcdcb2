"use client"
import { useEffect, useState } from "react"
import type { SentTransaction } from "../../../core/wallets/signing/sentRecord.ts"
import { checkHook } from "../hooks/checkHook.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"

/** The result of a hook that reads sent records. */
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
 * Returns the transactions, transfers and batches sent from this page, newest first, with their outcome. Pending until
 * a wallet is connected.
 *
 * @example
 * ```tsx
 * import { useTransactions } from "latchkey/react"
 *
 * export const Transactions = () => {
 *   const { data = [] } = useTransactions()
 *   return data.map(({ hash, status }) => <p key={hash}>{status}</p>)
 * }
 * ```
 */
export const useTransactions = (): Reading<ReadonlyArray<SentTransaction>> => {
  const kit = useLatchkey()
  const snapshot = useSnapshot()
  const [error, setError] = useState<unknown>()
  const isConnected = snapshot.status === "connected"
  useEffect(() => {
    if (isConnected) kit.getTransactions().then(() => setError(undefined), setError)
  }, [kit, isConnected])
  return toReading(snapshot.transactions, error)
}

/**
 * Returns the record of a sent transaction, by its hash or batch id. Pending while no such record is known. `error` is
 * a `CallMisfit` if the argument has an unknown key.
 *
 * @param request - `hash`: a transaction hash, a Solana signature, or a batch id
 * @example
 * ```tsx
 * import { useReceipt } from "latchkey/react"
 *
 * export const Receipt = ({ hash }: { readonly hash: string }) => {
 *   const { data } = useReceipt({ hash })
 *   return <p>{data?.status ?? "Waiting"}</p>
 * }
 * ```
 */
export const useReceipt = (request: { readonly hash: string | undefined }): Reading<SentTransaction> => {
  const { data, error } = useTransactions()
  const [misfit, setMisfit] = useState<unknown>()
  const keys = Object.keys(request).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same keys is not checked again
  useEffect(() => void checkHook("useReceipt", request).then(() => setMisfit(undefined), setMisfit), [keys])
  return toReading(
    data?.find((record) => (record.hash ?? record.batchId) === request.hash),
    misfit ?? error
  )
}
