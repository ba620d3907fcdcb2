import { RegistryContext } from "@effect-rx/rx-react/RegistryContext"
import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useContext, useEffect } from "react"
import { latest } from "../../../core/foundation/data/remote.ts"
import { blockHeight, type MethodHeights, methodsKey } from "../../../core/wallets/catalogue/blockHeight.ts"
import { getExpectedHeights } from "../../../core/wallets/catalogue/getMethodHeights.ts"
import { configRx, hasSecureSiteRx, loadedViewsRx } from "../../foundation/state/atoms.ts"
import { isWalletsOnlyRx, shutRx } from "./atoms.ts"

const readStored = (): string | null => {
  try {
    return localStorage.getItem(methodsKey)
  } catch {
    return null // storage is blocked
  }
}

/** Stores the heights of the sign-in methods for the next visit. */
export const keepHeights = ({ email, social }: MethodHeights): void => {
  try {
    localStorage.setItem(methodsKey, `${email} ${social}`)
  } catch {} // storage is blocked: the next visit reserves what the host asks for
}

/** Returns whether methods are offered; undefined until the project has answered and its answer is applied. */
const useOffered = (): boolean | undefined => {
  const { remote, resolved } = useRxValue(configRx)
  const isLoaded = useRxValue(loadedViewsRx)["part.before"] !== undefined
  const hasSite = useRxValue(hasSecureSiteRx)
  if (isLoaded || !hasSite) return isLoaded && (resolved.email || resolved.socials !== false)
  if (resolved.email || resolved.socials) return true
  const isPossible = latest(remote)?.some(
    ({ config, id, isEnabled }) => id === "social_login" && (config === null || (isEnabled && config.length > 0))
  )
  return isPossible === false ? false : undefined
}

/** Returns whether sign-in methods are offered, or expected while the project has not answered. */
export const useHasMethods = (): boolean => {
  const config = useRxValue(configRx)
  return useOffered() ?? blockHeight(getExpectedHeights(config, readStored())) > 0
}

/** The heights reserved in the current opening, by kit; null if the methods had loaded before a wallet was painted. */
const reserved = new WeakMap<object, { readonly heights: MethodHeights | null; readonly shut: unknown }>()

/** Returns the heights that are reserved for sign-in methods in the current opening; null if nothing is reserved. */
export const useReservedHeights = (): MethodHeights | null => {
  const kit = useContext(RegistryContext)
  return useRxValue(isWalletsOnlyRx) ? null : (reserved.get(kit)?.heights ?? null)
}

/** Returns the height of the reserved block, in pixels. */
export const useReservedHeight = (): number => {
  const heights = useReservedHeights()
  return heights === null ? 0 : blockHeight(heights)
}

/**
 * Reserves the heights of sign-in methods above the wallets. They are fixed while the modal is open and a wallet is
 * painted. Returns whether methods are still awaited. `hasLoaded`: their code has loaded.
 */
export const useReserve = (hasLoaded: boolean, hasPainted: boolean): boolean => {
  const kit = useContext(RegistryContext)
  const shut = useRxValue(shutRx)
  const config = useRxValue(configRx)
  const isOffered = useOffered()
  const last = reserved.get(kit)
  const isFixed = last !== undefined && last.shut === null && (hasPainted || shut !== null)
  const isReady = isOffered === false || (isOffered === true && hasLoaded)
  reserved.set(kit, {
    heights: isFixed ? last.heights : isReady ? null : getExpectedHeights(config, readStored()),
    shut
  })
  useEffect(() => {
    if (isOffered === false && config.catalogue) keepHeights({ email: 0, social: 0 })
  }, [config.catalogue, isOffered])
  return !isReady
}
