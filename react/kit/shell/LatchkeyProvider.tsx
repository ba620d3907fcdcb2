"use client"
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from "react"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { Latchkey } from "../start/contract.ts"

interface Given {
  readonly kit: Latchkey
  readonly initialState: Snapshot | null
}

const KitContext = createContext<Given | null>(null)

/**
 * Provides a kit to the hooks and buttons below. Does not own it: the code that created the kit disposes of it.
 * `initialState` (a snapshot from a cookie) is what a server draws; without it the button is neutral and busy there.
 */
export function LatchkeyProvider({
  children,
  initialState = null,
  kit
}: {
  readonly kit: Latchkey
  readonly initialState?: Snapshot | null
  readonly children?: ReactNode
}) {
  const given = useMemo(() => ({ kit, initialState }), [kit, initialState])
  return <KitContext.Provider value={given}>{children}</KitContext.Provider>
}

const useGiven = (): Given => {
  const given = useContext(KitContext)
  if (given === null) throw new Error("Put a <LatchkeyProvider kit={kit}> above this component.")
  return given
}

/** Returns the nearest kit: `open`, `close`, `disconnect`, … Throws outside of a `LatchkeyProvider`. */
export const useLatchkey = (): Latchkey => useGiven().kit

/** Returns the kit's state as a host sees it. Null on a server and while hydrating, when nothing is known yet. */
export const useSnapshot = (): Snapshot | null => {
  const { initialState, kit } = useGiven()
  return useSyncExternalStore<Snapshot | null>(kit.subscribe, kit.getSnapshot, () => initialState)
}
