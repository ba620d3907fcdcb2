"use client"
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore, version } from "react"
import { type Snapshot, unknownSnapshot } from "../../../core/wallets/storage/snapshot.ts"
import type { Latchkey } from "../host/contract.ts"
import { reportReact } from "../adapters/reactVersion.ts"

reportReact(version)

const KitContext = createContext<readonly [kit: Latchkey, initialState: Snapshot] | null>(null)

/** Props of `LatchkeyProvider` and `LatchkeyRoot` besides kit and options. */
export interface ProviderProps {
  /**
   * A snapshot from the cookie (`readSnapshot`), which the server renders. Without it, the server renders a busy
   * button.
   */
  readonly initialState?: Snapshot | null | undefined
  readonly children?: ReactNode
}

/**
 * Provides a kit to the hooks and buttons below. Does not dispose of the kit: the code that created it does.
 *
 * @example
 * ```tsx
 * import { createLatchkey, mainnet } from "latchkey"
 * import { ConnectButton, LatchkeyProvider } from "latchkey/react"
 *
 * const kit = createLatchkey({ networks: [mainnet] })
 *
 * export const App = () => (
 *   <LatchkeyProvider kit={kit}>
 *     <ConnectButton />
 *   </LatchkeyProvider>
 * )
 * ```
 */
export function LatchkeyProvider({
  children,
  initialState,
  kit
}: ProviderProps & {
  readonly kit: Latchkey
}) {
  const value = useMemo(
    () => (Object(kit).subscribe ? ([kit, initialState ?? unknownSnapshot] as const) : null),
    [kit, initialState]
  )
  return <KitContext.Provider value={value}>{children}</KitContext.Provider>
}

const useKitContext = () => {
  const value = useContext(KitContext)
  if (!value)
    throw Error(
      "latchkey/react: no kit. Use <LatchkeyRoot options>, or <LatchkeyProvider kit> with a kit created outside of components."
    )
  return value
}

/**
 * Returns the nearest kit. Throws outside of a `LatchkeyProvider`.
 *
 * @example
 * ```tsx
 * import { useLatchkey } from "latchkey/react"
 *
 * export const Log = () => {
 *   const kit = useLatchkey()
 *   return <button onClick={() => void kit.log().then((file) => open(URL.createObjectURL(file)))}>Show the log</button>
 * }
 * ```
 */
export const useLatchkey = (): Latchkey => useKitContext()[0]

/**
 * Returns the kit's snapshot. Its status is `unknown` on a server and while hydrating.
 *
 * @example
 * ```tsx
 * import { useSnapshot } from "latchkey/react"
 *
 * export const Status = () => <p>{useSnapshot().status}</p>
 * ```
 */
export const useSnapshot = (): Snapshot => {
  const [kit, initialState] = useKitContext()
  return useSyncExternalStore(kit.subscribe, kit.getSnapshot, () => initialState)
}
