import { useRxValue } from "@effect-rx/rx-react/Hooks"
import type { ReactNode } from "react"
import { deviceRx, useSay, useText } from "../../foundation/state/atoms.ts"
import { Icon } from "../../foundation/ui/Icon.tsx"
import { againIcon } from "../../foundation/parts/viewIcons.ts"
import { CopyLink } from "./CopyLink.tsx"
import { Qr } from "./Qr.tsx"
import type { PairingView } from "./usePairing.ts"

/** The remaining seconds from which the countdown is shown. */
const lastSeconds = 60

/**
 * The code to scan, how long it is valid, and the same pairing as a link to copy. Its height does not change when the
 * code arrives.
 */
export function QrPart({
  logo,
  name,
  pairing: { isOver, renew, seconds, uri }
}: {
  readonly pairing: PairingView
  /** The wallet that should scan it; if absent, any wallet may. */
  readonly name?: string | undefined
  readonly logo?: ReactNode
}) {
  const { mobile } = useRxValue(deviceRx)
  const text = useText()
  const look = name === undefined ? "say left" : "say left brief"
  useSay(uri === undefined ? text("walletconnect.making") : isOver ? text("walletconnect.expired") : "")
  return (
    <>
      <Qr
        text={uri}
        label={text("walletconnect.code", { wallet: name ?? text("view.ConnectingWalletConnect") })}
        logo={logo}
        overlay={
          isOver ? (
            <>
              <strong>{text("walletconnect.expired")}</strong>
              <button type="button" className="btn small ink-black" onClick={renew}>
                <Icon path={againIcon} /> {text("walletconnect.refresh")}
              </button>
            </>
          ) : undefined
        }
      />
      {uri !== undefined && !isOver && seconds <= lastSeconds ? (
        <p className={look} aria-live="off">
          {text("walletconnect.expires", { seconds })}
        </p>
      ) : name !== undefined || mobile ? (
        <p className={look}>
          {name === undefined ? text("walletconnect.scanElsewhere") : text("walletconnect.scan", { wallet: name })}
        </p>
      ) : (
        <ol className="steps">
          <li>{text("walletconnect.step1")}</li>
          <li>{text("walletconnect.step2")}</li>
          <li>{text("walletconnect.step3")}</li>
        </ol>
      )}
      <CopyLink uri={isOver ? undefined : uri} isExpired={isOver} />
    </>
  )
}
