"use client"
import { useEffect, useRef, useSyncExternalStore } from "react"
import type { KitEvent } from "../../../core/event.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"
import { checkHook } from "./checkHook.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"

/** Returns whether the modal is open and on which view, and the functions that open and close it. */
export const useModal = (): Pick<Latchkey, "close" | "open"> & {
  readonly isOpen: boolean
  readonly view: Snapshot["view"]
} => {
  const { close, open } = useLatchkey()
  const { open: isOpen, view } = useSnapshot()
  return { isOpen, view, open, close }
}

const dark = "(prefers-color-scheme: dark)"
const subscribeToScheme = (listener: () => void): (() => void) => {
  const scheme = globalThis.matchMedia?.(dark)
  scheme?.addEventListener("change", listener)
  return () => scheme?.removeEventListener("change", listener)
}
const isDark = (): boolean => globalThis.matchMedia?.(dark).matches ?? false
const isNotDark = (): boolean => false

/**
 * Returns the mode that was chosen, the one that is drawn, and the function that changes it. With `auto` the drawn one is
 * the system's; a server takes it for light.
 */
export const useTheme = (): Pick<Latchkey, "setTheme"> & {
  readonly mode: "dark" | "light" | "auto"
  readonly resolvedMode: "dark" | "light"
} => {
  const kit: Latchkey & Linked = useLatchkey()
  useSnapshot() // tells of a change of the theme, too
  const isSystemDark = useSyncExternalStore(subscribeToScheme, isDark, isNotDark)
  const mode = kit[buttonLink]?.theme.mode ?? "dark"
  return { mode, resolvedMode: mode === "auto" ? (isSystemDark ? "dark" : "light") : mode, setTheme: kit.setTheme }
}

/** Returns the language that the kit speaks, its direction, and the function that changes it. */
export const useLocale = (): Pick<Latchkey, "setLocale"> & {
  readonly locale: string
  readonly dir: "ltr" | "rtl"
} => {
  const { setLocale } = useLatchkey()
  const { words } = useSnapshot()
  return { locale: words?.["locale.tag"] ?? "en", dir: words?.["locale.dir"] === "rtl" ? "rtl" : "ltr", setLocale }
}

/**
 * Calls the listener with each event of the kit while the component stands, or with those that `filter` takes. Both may
 * change with every render. What one throws is the page's own uncaught error; an unknown key is reported to its
 * `reportError`.
 */
export const useEvents = (
  listener: (event: KitEvent) => void,
  options: { readonly filter?: ((event: KitEvent) => boolean) | undefined } = {}
): void => {
  const { filter } = options
  const keys = Object.keys(options).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new object with the same keys is not checked again
  useEffect(() => {
    if (keys !== "" && keys !== "filter") checkHook("useEvents", options).catch(reportFault)
  }, [keys])
  const kit: Latchkey & Linked = useLatchkey()
  const latest = useRef<(event: KitEvent) => void>(listener)
  useEffect(() => {
    latest.current = (event) => {
      if (filter?.(event) !== false) listener(event)
    }
  })
  useEffect(() => {
    const link = kit[buttonLink]
    if (link === undefined) return
    const hear = (event: KitEvent): void => latest.current(event)
    link.listeners ??= new Set()
    const { listeners } = link
    listeners.add(hear)
    return () => void listeners.delete(hear)
  }, [kit])
}
