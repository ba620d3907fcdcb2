import type { LatchkeyFailure } from "../shell/isLatchkeyError.ts"
import type { Latchkey } from "../host/contract.ts"

interface Reading {
  /** A request is on its way. */
  readonly isFetching: boolean
  /** What is shown is older than the kit keeps it fresh, or a newer answer failed. */
  readonly isStale: boolean
  /** Reads again; what is still fresh comes without a request. Never rejects: a failure is in `error`. */
  readonly refetch: () => Promise<void>
}

/** What a hook reads, narrowed by `status`. The same object as long as nothing changes. */
export type ReadResult<Data> = Reading &
  (
    | { readonly status: "pending"; readonly isPending: true; readonly data: undefined; readonly error: null }
    | { readonly status: "success"; readonly isPending: false; readonly data: Data; readonly error: null }
    | {
        readonly status: "error"
        readonly isPending: false
        /** The answer before, if there was one. */
        readonly data: Data | undefined
        readonly error: LatchkeyFailure
      }
  )

/** One question to a kit and its latest answer, shared by all components that ask it. */
export interface Answer<Data> {
  readonly now: () => ReadResult<Data>
  readonly listen: (listener: () => void) => () => void
  /** Reads; with another `load`, by that one. A question that is on its way is not asked twice. */
  readonly read: (load?: () => Promise<Data>) => Promise<void>
}

const pending = { status: "pending", isPending: true, data: undefined, error: null } as const

/** What stands in for an answer where nothing is asked: on a server, disabled, or with nobody connected. */
export const unasked: ReadResult<never> = {
  ...pending,
  isFetching: false,
  isStale: false,
  refetch: () => Promise.resolve()
}

const kits = new WeakMap<Latchkey, Map<string, unknown>>()
/** The most answers that are kept for components that may come back. */
const most = 64

/**
 * Returns the answer of a kit to a question, by its key. What it says is what the kit's method gave, which alone decides
 * what is requested and what is fresh. `freshMillis`: when an answer counts as stale; `waitMillis`: how long the first
 * reading waits for a component to stay, while somebody types.
 */
export const answerOf = <Data>(
  kit: Latchkey,
  key: string,
  load: () => Promise<Data>,
  { freshMillis, waitMillis = 0 }: { readonly freshMillis: number; readonly waitMillis?: number }
): Answer<Data> => {
  const all = kits.get(kit) ?? new Map<string, unknown>()
  kits.set(kit, all)
  const known = all.get(key) as Answer<Data> | undefined
  if (known !== undefined) return known
  const made = makeAnswer(load, freshMillis, waitMillis)
  all.set(key, made)
  for (const old of all.keys()) if (all.size > most && old !== key) all.delete(old)
  return made
}

const makeAnswer = <Data>(load: () => Promise<Data>, freshMillis: number, waitMillis: number): Answer<Data> => {
  const listeners = new Set<() => void>()
  let asked: Promise<void> | undefined
  let ageing: ReturnType<typeof setTimeout> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined

  const read = (by = load): Promise<void> => {
    if (asked !== undefined) return asked
    clearTimeout(ageing)
    const before = result.data
    asked = by().then(
      (data) => {
        ageing = setTimeout(() => set({ ...result, isStale: true }), freshMillis)
        asked = undefined
        set({ ...still, status: "success", isPending: false, data, error: null })
      },
      (error: LatchkeyFailure) => {
        asked = undefined
        set({ ...still, isStale: true, status: "error", isPending: false, data: before, error })
      }
    )
    set({ ...result, isFetching: true })
    return asked
  }
  const still = { isFetching: false, isStale: false, refetch: () => read() }
  let result: ReadResult<Data> = { ...pending, ...still }
  const set = (next: ReadResult<Data>): void => {
    result = next
    for (const listener of [...listeners]) listener()
  }

  return {
    now: () => result,
    read,
    listen: (listener) => {
      listeners.add(listener)
      if (result.isPending || result.isStale) {
        clearTimeout(waiting)
        if (waitMillis === 0) void read()
        else waiting = setTimeout(read, waitMillis)
      }
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) clearTimeout(waiting)
      }
    }
  }
}
