"use client"
import { useEffect } from "react"
import type { CallsStatus } from "../../../core/kit/methods/shapes.ts"
import type { ReadResult } from "../hooks/answers.ts"
import { type ReadOptions, useRead } from "../hooks/useRead.ts"

/** How often a batch that is on its way is asked after. */
const everyMillis = 1_000

/** Reads what the wallet in use says of a batch, each second for as long as it is on its way. */
export const useCallsStatus = ({
  enabled = true,
  ...of
}: ReadOptions & { readonly id: string | undefined }): ReadResult<CallsStatus> => {
  const { id } = of
  const result = useRead({
    name: "useCallsStatus",
    argument: of,
    enabled: enabled && id !== undefined,
    load: (kit) => kit.getCallsStatus({ id: id ?? "" }),
    freshMillis: everyMillis
  })
  const { data, isFetching, refetch } = result
  useEffect(() => {
    if (data?.status !== 100 || isFetching) return
    const timer = setTimeout(() => void refetch(), everyMillis)
    return () => clearTimeout(timer)
  }, [data, isFetching, refetch])
  return result
}
