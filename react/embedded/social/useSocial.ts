import { useRxValue } from "@effect-rx/rx-react/Hooks"
import { useState } from "react"
import type { LoginState } from "../../../core/embedded/login/events.ts"
import type { SocialProvider } from "../../../core/embedded/social/providers.ts"
import { socialsOn } from "../../../core/embedded/social/socialsOn.ts"
import { connectorIds } from "../../../core/wallets/connectors/ids.ts"
import { isInTelegram, openSignInWindow } from "../../../services/embedded/social/pageWindows.ts"
import { canGoBackRx, configRx, deviceRx, selectRx, useDispatch } from "../../foundation/state/atoms.ts"
import { loginRx } from "../login/atoms.ts"

/** The social accounts that this browser can sign in with, in the order that the project or the host gives. */
export const useSocials = (): ReadonlyArray<SocialProvider> => {
  const { resolved } = useRxValue(configRx)
  return socialsOn(useRxValue(deviceRx), resolved.socials)
}

/** Whether a window or a code is waited for. */
const askingRx = selectRx(
  ({ connection, modal }) =>
    connection.attempt?._tag === "Asking" && /^Connecting(Social|Farcaster)$/.test(modal.history.at(-1)?._tag ?? "")
)

/**
 * Returns what a press on a social account does: it opens the window before anything else, since a browser opens none
 * afterwards, and begins the attempt.
 */
export const useSocial = (): ((provider: SocialProvider) => void) => {
  const { site } = useRxValue(loginRx)
  const isAsking = useRxValue(askingRx)
  const canGoBack = useRxValue(canGoBackRx)
  const dispatch = useDispatch()
  return (provider) => {
    const hasWindow = provider !== "farcaster" && !isInTelegram() && site !== ""
    const window = hasWindow ? openSignInWindow(site) : null
    // An attempt that goes on would take the press for its own: it ends, and the same view begins another.
    dispatch(
      ...(isAsking && canGoBack ? [{ _tag: "WentBack" } as const] : []),
      { _tag: "SocialChosen", provider, window },
      { _tag: "ConnectStarted", connectorId: connectorIds.auth }
    )
  }
}

/** Returns what has the secure site stand ready for a press that has begun. */
export const useNear = (): (() => void) => {
  const dispatch = useDispatch()
  return () => dispatch({ _tag: "SocialPressed" })
}

/** The sign-in that is shown: it stays as it was while its view leaves. */
export const useShownSocial = (): LoginState["social"] => {
  const { social } = useRxValue(loginRx)
  const [last, setLast] = useState(social)
  if (social !== null && social !== last) setLast(social)
  return social ?? last
}
