"use client"
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore, version } from "react"
import { type Snapshot, unknownSnapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { Latchkey } from "../host/contract.ts"
import { reportReact } from "../adapters/reactVersion.ts"

reportReact(version)

const KitContext = createContext<readonly [kit: Latchkey, initialState: Snapshot] | null>(null)

/** What a provider takes beside its kit. */
export interface ProviderProps {
  /** A snapshot from a cookie, which a server draws; without it the button is neutral and busy there. */
  readonly initialState?: Snapshot | null | undefined
  readonly children?: ReactNode
}

/**
 * Provides a kit to the hooks and buttons below. Does not own it: the code that created the kit disposes of it.
 */
export function LatchkeyProvider({
  children,
  initialState,
  kit
}: ProviderProps & {
  readonly kit: Latchkey
}) {
  const given = useMemo(
    () => (Object(kit).subscribe ? ([kit, initialState ?? unknownSnapshot] as const) : null),
    [kit, initialState]
  )
  return <KitContext.Provider value={given}>{children}</KitContext.Provider>
}

const useGiven = () => {
  const given = useContext(KitContext)
  if (!given) throw Error("latchkey/react: no kit from <LatchkeyProvider kit> or <LatchkeyRoot options> above.")
  return given
}

/** Returns the nearest kit: `open`, `close`, `disconnect`, … Throws outside of a `LatchkeyProvider`. */
export const useLatchkey = (): Latchkey => useGiven()[0]

/** Returns the kit's state as a host sees it. Its status is `unknown` on a server and while hydrating. */
export const useSnapshot = (): Snapshot => {
  const [kit, initialState] = useGiven()
  return useSyncExternalStore(kit.subscribe, kit.getSnapshot, () => initialState)
}
