"use client"
import { useEffect } from "react"
import type { CallsStatus } from "../../../core/kit/methods/shapes.ts"
import type { ReadResult } from "../hooks/answers.ts"
import { type ReadOptions, useRead } from "../hooks/useRead.ts"

/** The interval at which a pending batch is polled. */
const pollMillis = 1_000

/**
 * Returns the status of a batch of calls from the active wallet. Polls every second while the batch is pending (status
 * 100).
 *
 * @example
 * ```tsx
 * import { useCallsStatus } from "latchkey/react"
 *
 * export const Batch = ({ id }: { readonly id: string | undefined }) => {
 *   const { data } = useCallsStatus({ id })
 *   return <p>{data?.status === 200 ? "Done" : "Pending"}</p>
 * }
 * ```
 */
export const useCallsStatus = ({
  enabled = true,
  ...request
}: ReadOptions & { readonly id: string | undefined }): ReadResult<CallsStatus> => {
  const { id } = request
  const result = useRead({
    name: "useCallsStatus",
    argument: request,
    enabled: enabled && id !== undefined,
    load: (kit) => kit.getCallsStatus({ id: id ?? "" }),
    freshMillis: pollMillis
  })
  const { data, isFetching, refetch } = result
  useEffect(() => {
    if (data?.status !== 100 || isFetching) return
    const timer = setTimeout(() => void refetch(), pollMillis)
    return () => clearTimeout(timer)
  }, [data, isFetching, refetch])
  return result
}
