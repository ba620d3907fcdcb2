"use client"
import { useMemo, useRef, useState } from "react"
import type { LatchkeyFailure } from "../shell/isLatchkeyError.ts"
import { useLatchkey } from "../shell/LatchkeyProvider.tsx"
import type { Latchkey } from "../host/contract.ts"

/** The state of the last call of an action hook, narrowed by `status`. */
export type ActState<Data> =
  | { readonly status: "idle"; readonly isPending: false; readonly data: undefined; readonly error: null }
  | { readonly status: "pending"; readonly isPending: true; readonly data: undefined; readonly error: null }
  | { readonly status: "success"; readonly isPending: false; readonly data: Data; readonly error: null }
  | { readonly status: "error"; readonly isPending: false; readonly data: undefined; readonly error: LatchkeyFailure }

/**
 * The result of an action hook: the action, which never rejects; the action with the suffix `Async`, which rejects; the
 * state of the last call; and `reset`, which clears that state.
 */
export type Act<Verb extends string, Argument, Data> = { readonly [Name in Verb]: (argument: Argument) => void } & {
  readonly [Name in `${Verb}Async`]: (argument: Argument) => Promise<Data>
} & { readonly reset: () => void } & ActState<Data>

const idle = { status: "idle", isPending: false, data: undefined, error: null } as const
const pending = { status: "pending", isPending: true, data: undefined, error: null } as const

/**
 * Returns the result of an action hook. Two calls are two requests; the state is that of the last one. A request
 * continues after the component is unmounted.
 */
export const useAct = <const Verb extends string, Argument, Data>(
  verb: Verb,
  act: (kit: Latchkey, argument: Argument) => Promise<Data>
): Act<Verb, Argument, Data> => {
  const kit = useLatchkey()
  const [state, setState] = useState<ActState<Data>>(idle)
  const calls = useRef(0)
  const latest = useRef(act)
  latest.current = act
  const actions = useMemo(() => {
    const run = (argument: Argument): Promise<Data> => {
      const call = ++calls.current
      const show = (next: ActState<Data>): void => {
        if (calls.current === call) setState(next)
      }
      show(pending)
      const done = latest.current(kit, argument)
      done.then(
        (data) => show({ status: "success", isPending: false, data, error: null }),
        (error: LatchkeyFailure) => show({ status: "error", isPending: false, data: undefined, error })
      )
      return done
    }
    return {
      [verb]: (argument: Argument): void => void run(argument).catch(() => undefined),
      [`${verb}Async`]: run,
      reset: (): void => {
        calls.current++
        setState(idle)
      }
    }
  }, [kit, verb])
  return useMemo(() => ({ ...actions, ...state }) as Act<Verb, Argument, Data>, [actions, state])
}
