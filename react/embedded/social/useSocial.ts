import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import type { LoginState } from "../../../core/embedded/login/events.ts"
import type { SocialProvider } from "../../../core/embedded/social/providers.ts"
import { listSocials } from "../../../core/embedded/social/listSocials.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { isInTelegram, openSignInWindow } from "../../../services/embedded/social/createPageWindows.ts"
import { canGoBackRx, configRx, deviceRx, selectRx, useDispatch } from "../../foundation/state/atoms.ts"
import { loginRx } from "../login/atoms.ts"

/** Returns the social accounts that work in this browser, in the order of the project or the host. */
export const useSocials = (): ReadonlyArray<SocialProvider> => {
  const { resolved } = useRxValue(configRx)
  return listSocials(useRxValue(deviceRx), resolved.socials)
}

/** True while the kit waits for the provider's window or for a scanned code. */
const askingRx = selectRx(
  ({ connection, modal }) =>
    connection.attempt?._tag === "Asking" && /^Connecting(Social|Farcaster)$/.test(modal.history.at(-1)?._tag ?? "")
)

/**
 * Returns the handler for a press on a social account. It opens the window first, since browsers block windows opened
 * later, and then starts the attempt.
 */
export const useSocial = (): ((provider: SocialProvider) => void) => {
  const { site } = useRxValue(loginRx)
  const isAsking = useRxValue(askingRx)
  const canGoBack = useRxValue(canGoBackRx)
  const dispatch = useDispatch()
  return (provider) => {
    const hasWindow = provider !== "farcaster" && !isInTelegram() && site !== ""
    const window = hasWindow ? openSignInWindow(site) : null
    // A running attempt would handle the press as its own: it ends first, and the same view starts another.
    dispatch(
      ...(isAsking && canGoBack ? [{ _tag: "WentBack" } as const] : []),
      { _tag: "SocialChosen", provider, window },
      { _tag: "ConnectStarted", connectorId: connectorIds.auth }
    )
  }
}

/** Returns a handler for the start of a press: it loads the secure site before the press ends. */
export const usePrepareSite = (): (() => void) => {
  const dispatch = useDispatch()
  return () => dispatch({ _tag: "SocialPressed" })
}

/** Returns the sign-in to show; keeps the last one while its view fades out. */
export const useShownSocial = (): LoginState["social"] => {
  const { social } = useRxValue(loginRx)
  const [last, setLast] = useState(social)
  if (social !== null && social !== last) setLast(social)
  return social ?? last
}
