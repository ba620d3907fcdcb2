"use client"
import { useEffect, useState } from "react"
import { LatchkeyProvider, type ProviderProps } from "./LatchkeyProvider.tsx"
import { createLatchkey } from "./createLatchkey.ts"
import type { Latchkey } from "../host/contract.ts"
import type { LatchkeyOptions } from "../host/LatchkeyOptions.ts"

interface Made {
  readonly kit: Latchkey
  /** How many components stand over it. */
  over: number
}

/** The kits of options: a component that is drawn twice, as under StrictMode, has one. */
const made = new WeakMap<LatchkeyOptions, Made>()

const madeOf = (options: LatchkeyOptions): Made => {
  const one = made.get(options) ?? { kit: createLatchkey(options), over: 0 }
  made.set(options, one)
  return one
}

/** How long a kit outlives its last component, which may come back at once. */
const spare = 1000

/**
 * Makes a kit and provides it to the hooks and buttons below, as `LatchkeyProvider` does. The options are read once. The
 * kit is disposed of a second after the component has left, unless it is back.
 */
export function LatchkeyRoot({ options: given, ...rest }: ProviderProps & { readonly options: LatchkeyOptions }) {
  const [options] = useState(given)
  const [one, setOne] = useState(() => madeOf(options))
  useEffect(() => {
    const now = madeOf(options) // another one where the component was hidden for longer
    setOne(now)
    now.over++
    return () => {
      now.over--
      setTimeout(() => {
        if (now.over > 0) return
        made.delete(options)
        void now.kit.dispose()
      }, spare)
    }
  }, [options])
  return <LatchkeyProvider {...rest} kit={one.kit} />
}
