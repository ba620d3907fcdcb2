"use client"
import { useEffect, useState } from "react"
import { LatchkeyProvider, type ProviderProps } from "./LatchkeyProvider.tsx"
import { createLatchkey } from "./createLatchkey.ts"
import type { Latchkey } from "../host/contract.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"

interface OwnedKit {
  readonly kit: Latchkey
  /** The number of mounted components that use the kit. */
  users: number
}

/** The kits by options, so that a component that mounts twice (StrictMode) has one kit. */
const ownedKits = new WeakMap<LatchkeyOptions, OwnedKit>()

const getOwnedKit = (options: LatchkeyOptions): OwnedKit => {
  const owned = ownedKits.get(options) ?? { kit: createLatchkey(options), users: 0 }
  ownedKits.set(options, owned)
  return owned
}

/** The time in ms after which an unmounted component's kit is disposed of. The component may mount again at once. */
const disposeDelay = 1000

/**
 * Creates a kit and provides it to the hooks and buttons below, as `LatchkeyProvider` does. The options are read once.
 * Disposes of the kit one second after the component is unmounted, unless it is mounted again.
 *
 * @example
 * ```tsx
 * import { mainnet } from "latchkey"
 * import { ConnectButton, LatchkeyRoot } from "latchkey/react"
 *
 * export const App = () => (
 *   <LatchkeyRoot options={{ networks: [mainnet] }}>
 *     <ConnectButton />
 *   </LatchkeyRoot>
 * )
 * ```
 */
export function LatchkeyRoot({
  options: initialOptions,
  ...rest
}: ProviderProps & { readonly options: LatchkeyOptions }) {
  const [options] = useState(initialOptions)
  const [owned, setOwned] = useState(() => getOwnedKit(options))
  useEffect(() => {
    const current = getOwnedKit(options) // a new kit if the component was hidden for longer
    setOwned(current)
    current.users++
    return () => {
      current.users--
      setTimeout(() => {
        if (current.users > 0) return
        ownedKits.delete(options)
        void current.kit.dispose()
      }, disposeDelay)
    }
  }, [options])
  return <LatchkeyProvider {...rest} kit={owned.kit} />
}
