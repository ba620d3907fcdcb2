"use client"
import { useEffect, useRef, useSyncExternalStore } from "react"
import type { KitEvent } from "../../../core/event.ts"
import type { Snapshot } from "../../../core/wallets/storage/snapshot.ts"
import { reportFault } from "../../../services/foundation/platform/reportFault.ts"
import { checkHook } from "./checkHook.ts"
import { useLatchkey, useSnapshot } from "../shell/LatchkeyProvider.tsx"
import { buttonLink, type Linked } from "../host/ButtonLink.ts"
import type { Latchkey } from "../host/contract.ts"

/**
 * Returns whether the modal is open, the current view, and `open` and `close`.
 *
 * @example
 * ```tsx
 * import { useModal } from "latchkey/react"
 *
 * export const Send = () => {
 *   const { isOpen, open } = useModal()
 *   return <button aria-expanded={isOpen} onClick={() => void open({ view: "WalletSend" })}>Send</button>
 * }
 * ```
 */
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
 * Returns the selected mode, the mode that is drawn, and `setTheme`. With `auto`, the drawn mode is the system's; it is
 * `light` on a server.
 *
 * @example
 * ```tsx
 * import { useTheme } from "latchkey/react"
 *
 * export const ThemeSwitch = () => {
 *   const { resolvedMode, setTheme } = useTheme()
 *   const next = resolvedMode === "dark" ? "light" : "dark"
 *   return <button onClick={() => setTheme(next)}>Use the {next} theme</button>
 * }
 * ```
 */
export const useTheme = (): Pick<Latchkey, "setTheme"> & {
  readonly mode: "dark" | "light" | "auto"
  readonly resolvedMode: "dark" | "light"
} => {
  const kit: Latchkey & Linked = useLatchkey()
  useSnapshot() // notifies of theme changes, too
  const isSystemDark = useSyncExternalStore(subscribeToScheme, isDark, isNotDark)
  const mode = kit[buttonLink]?.theme.mode ?? "dark"
  return { mode, resolvedMode: mode === "auto" ? (isSystemDark ? "dark" : "light") : mode, setTheme: kit.setTheme }
}

/**
 * Returns the kit's language (a BCP 47 tag), its direction, and `setLocale`, which rejects if the language cannot be
 * loaded.
 *
 * @example
 * ```tsx
 * import { useLocale } from "latchkey/react"
 *
 * export const French = () => {
 *   const { locale, setLocale } = useLocale()
 *   return <button disabled={locale === "fr"} onClick={() => void setLocale("fr")}>Français</button>
 * }
 * ```
 */
export const useLocale = (): Pick<Latchkey, "setLocale"> & {
  readonly locale: string
  readonly dir: "ltr" | "rtl"
} => {
  const { setLocale } = useLatchkey()
  const { words } = useSnapshot()
  return { locale: words?.["locale.tag"] ?? "en", dir: words?.["locale.dir"] === "rtl" ? "rtl" : "ltr", setLocale }
}

/**
 * Calls the listener with each event of the kit while the component is mounted, or only with events that `filter`
 * accepts. Both may change with every render. Errors that they throw are reported as uncaught errors of the page; an
 * unknown key of the options is passed to `reportError`.
 *
 * @example
 * ```tsx
 * import { useEvents } from "latchkey/react"
 *
 * export const Log = () => {
 *   useEvents((event) => console.log(event._tag), { filter: ({ _tag }) => _tag === "Connected" })
 *   return null
 * }
 * ```
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
    const onEvent = (event: KitEvent): void => latest.current(event)
    link.listeners ??= new Set()
    const { listeners } = link
    listeners.add(onEvent)
    return () => void listeners.delete(onEvent)
  }, [kit])
}
