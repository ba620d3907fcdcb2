import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ReactNode } from "react"
import { deviceRx, useText } from "../../foundation/state/atoms.ts"
import { CopyLink } from "./CopyLink.tsx"
import { Qr } from "./Qr.tsx"
import type { PairingView } from "./usePairing.ts"

/**
 * The code to scan, how long it can be used, and the same pairing as a link to copy. Its height does not change when
 * the code arrives.
 */
export function QrPart({
  logo,
  name,
  pairing: { over, renew, seconds, uri }
}: {
  readonly pairing: PairingView
  /** The wallet that should scan it; if absent, any may. */
  readonly name?: string | undefined
  readonly logo?: ReactNode
}) {
  const { mobile } = useRxValue(deviceRx)
  const text = useText()
  return (
    <>
      <Qr
        text={uri}
        label={text("walletconnect.code", { wallet: name ?? text("view.ConnectingWalletConnect") })}
        logo={logo}
        over={
          over ? (
            <button type="button" className="refresh" onClick={renew}>
              {text("walletconnect.refresh")}
            </button>
          ) : undefined
        }
      />
      <p className="hint center">
        {name === undefined
          ? text(mobile ? "walletconnect.scanElsewhere" : "walletconnect.scanAny")
          : text("walletconnect.scan", { wallet: name })}
      </p>
      <div className="foot">
        <span className="left" aria-live="off">
          <bdi>
            {uri === undefined ? (
              text("walletconnect.making")
            ) : over ? (
              text("walletconnect.expired")
            ) : (
              <>
                {text("walletconnect.expires")} <bdi dir="ltr">{minutes(seconds)}</bdi>
              </>
            )}
          </bdi>
        </span>
        <CopyLink uri={over ? undefined : uri} />
      </div>
      <p className="hidden" role="status">
        {uri === undefined ? text("walletconnect.making") : over ? text("walletconnect.expired") : ""}
      </p>
    </>
  )
}

const minutes = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
