"use client"
import { useCallback, useMemo } from "react"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { Latchkey } from "../host/contract.ts"
import type { ReadResult } from "./answers.ts"
import type { ActivityByMonth } from "./addHistoryPage.ts"
import { type ReadOptions, useAnswer } from "./useRead.ts"

/** Reads a page and appends it. The code that merges pages is shared with the kit and loads with the first page. */
const read = async (kit: Latchkey, options: ReadFor, before?: ActivityByMonth): Promise<ActivityByMonth> => {
  const [page, { addHistoryPage: byPage }] = await Promise.all([
    kit.getActivity({ ...options, cursor: before?.next ?? undefined }),
    import("./addHistoryPage.ts").catch(throwMissing)
  ])
  return byPage(before, page)
}

/**
 * Reads the transactions of the connected account, or of the passed one, page by page.
 *
 * @example
 * ```tsx
 * import { useActivity } from "latchkey/react"
 *
 * export const Activity = () => {
 *   const { data, fetchNextPage, hasNextPage } = useActivity()
 *   return (
 *     <>
 *       {data?.transactions.map(({ id, operation }) => <p key={id}>{operation}</p>)}
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
 *     </>
 *   )
 * }
 * ```
 */
export const useActivity = ({
  enabled,
  ...options
}: ReadFor & ReadOptions = {}): ReadResult<ActivityByMonth> & {
  /** Reads the next page, if there is one. Never rejects: a failure is in `error`. */
  readonly fetchNextPage: () => Promise<void>
  readonly hasNextPage: boolean
} => {
  const { account, namespace, network } = options
  const [result, answer, kit] = useAnswer({
    name: "useActivity",
    argument: options,
    network,
    namespace,
    enabled,
    load: (kit) => read(kit, options),
    freshMillis: 30_000
  })
  const fetchNextPage = useCallback(async () => {
    const before = answer?.getResult().data
    if (before?.next != null) await answer?.read(() => read(kit, { account, namespace, network }, before))
  }, [answer, kit, account, namespace, network])
  return useMemo(
    () => ({ ...result, fetchNextPage, hasNextPage: (result.data?.next ?? null) !== null }),
    [result, fetchNextPage]
  )
}
