"use client"
import { useCallback, useMemo } from "react"
import { throwMissing } from "../../../core/foundation/errors/KitMissing.ts"
import type { ReadFor } from "../../../core/kit/methods/shapes.ts"
import type { Latchkey } from "../host/contract.ts"
import type { ReadResult } from "./answers.ts"
import type { ActivityByMonth } from "./byPage.ts"
import { type ReadOptions, useAnswer } from "./useRead.ts"

/** Reads a page, and what puts pages together: that shares its code with the kit, and loads with the first answer. */
const read = async (kit: Latchkey, at: ReadFor, before?: ActivityByMonth): Promise<ActivityByMonth> => {
  const [page, { byPage }] = await Promise.all([
    kit.getActivity({ ...at, cursor: before?.next ?? undefined }),
    import("./byPage.ts").catch(throwMissing)
  ])
  return byPage(before, page)
}

/** Reads the transactions of the connected account, or of the given one, page by page. */
export const useActivity = ({
  enabled,
  ...at
}: ReadFor & ReadOptions = {}): ReadResult<ActivityByMonth> & {
  /** Reads the page after the last one, if there is one. Never rejects: a failure is in `error`. */
  readonly fetchNextPage: () => Promise<void>
  readonly hasNextPage: boolean
} => {
  const { account, namespace, network } = at
  const [result, answer, kit] = useAnswer({
    name: "useActivity",
    argument: at,
    network,
    namespace,
    enabled,
    load: (from) => read(from, at),
    freshMillis: 30_000
  })
  const fetchNextPage = useCallback(async () => {
    const before = answer?.now().data
    if (before?.next != null) await answer?.read(() => read(kit, { account, namespace, network }, before))
  }, [answer, kit, account, namespace, network])
  return useMemo(
    () => ({ ...result, fetchNextPage, hasNextPage: (result.data?.next ?? null) !== null }),
    [result, fetchNextPage]
  )
}
