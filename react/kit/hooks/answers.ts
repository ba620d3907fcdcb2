import type { LatchkeyFailure } from "../shell/isLatchkeyError.ts"
import type { Latchkey } from "../host/contract.ts"

interface Reading {
  /** True while a request is in progress. */
  readonly isFetching: boolean
  /** True if `data` is older than the kit considers fresh, or if a newer request failed. */
  readonly isStale: boolean
  /** Reads again; returns fresh data without a request. Never rejects: a failure is in `error`. */
  readonly refetch: () => Promise<void>
}

/** The result of a hook that reads, narrowed by `status`. The same object as long as nothing changes. */
export type ReadResult<Data> = Reading &
  (
    | { readonly status: "pending"; readonly isPending: true; readonly data: undefined; readonly error: null }
    | { readonly status: "success"; readonly isPending: false; readonly data: Data; readonly error: null }
    | {
        readonly status: "error"
        readonly isPending: false
        /** The previous data, if there was any. */
        readonly data: Data | undefined
        readonly error: LatchkeyFailure
      }
  )

/** The latest result of a query, shared by all components with the same query. */
export interface Answer<Data> {
  readonly getResult: () => ReadResult<Data>
  readonly subscribe: (listener: () => void) => () => void
  /** Reads, with another `load` if passed. Concurrent calls share one request. */
  readonly read: (load?: () => Promise<Data>) => Promise<void>
}

const pending = { status: "pending", isPending: true, data: undefined, error: null } as const

/** The result while nothing is requested: on a server, when disabled, or when no wallet is connected. */
export const pendingResult: ReadResult<never> = {
  ...pending,
  isFetching: false,
  isStale: false,
  refetch: () => Promise.resolve()
}

const kits = new WeakMap<Latchkey, Map<string, unknown>>()
/** The maximum number of results kept for components that may return. */
const maxAnswers = 64

/**
 * Returns the shared answer to a query, by its key. The kit's method decides what is requested and what is fresh.
 * `freshMillis`: the time after which an answer is stale; `waitMillis`: the delay of the first request after mounting,
 * which covers typing.
 */
export const answerOf = <Data>(
  kit: Latchkey,
  key: string,
  load: () => Promise<Data>,
  { freshMillis, waitMillis = 0 }: { readonly freshMillis: number; readonly waitMillis?: number }
): Answer<Data> => {
  const all = kits.get(kit) ?? new Map<string, unknown>()
  kits.set(kit, all)
  const cached = all.get(key) as Answer<Data> | undefined
  if (cached !== undefined) return cached
  const answer = makeAnswer(load, freshMillis, waitMillis)
  all.set(key, answer)
  for (const other of all.keys()) if (all.size > maxAnswers && other !== key) all.delete(other)
  return answer
}

const makeAnswer = <Data>(load: () => Promise<Data>, freshMillis: number, waitMillis: number): Answer<Data> => {
  const listeners = new Set<() => void>()
  let request: Promise<void> | undefined
  let staleTimer: ReturnType<typeof setTimeout> | undefined
  let delayTimer: ReturnType<typeof setTimeout> | undefined

  const read = (loadData = load): Promise<void> => {
    if (request !== undefined) return request
    clearTimeout(staleTimer)
    const before = result.data
    request = loadData().then(
      (data) => {
        staleTimer = setTimeout(() => set({ ...result, isStale: true }), freshMillis)
        request = undefined
        set({ ...settled, status: "success", isPending: false, data, error: null })
      },
      (error: LatchkeyFailure) => {
        request = undefined
        set({ ...settled, isStale: true, status: "error", isPending: false, data: before, error })
      }
    )
    set({ ...result, isFetching: true })
    return request
  }
  const settled = { isFetching: false, isStale: false, refetch: () => read() }
  let result: ReadResult<Data> = { ...pending, ...settled }
  const set = (next: ReadResult<Data>): void => {
    result = next
    for (const listener of [...listeners]) listener()
  }

  return {
    getResult: () => result,
    read,
    subscribe: (listener) => {
      listeners.add(listener)
      if (result.isPending || result.isStale) {
        clearTimeout(delayTimer)
        if (waitMillis === 0) void read()
        else delayTimer = setTimeout(read, waitMillis)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(delayTimer)
      }
    }
  }
}
