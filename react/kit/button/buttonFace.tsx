import { type ReactNode, useEffect, useInsertionEffect, useState } from "react"
import { accountId } from "../../../core/chain/network/caip.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import type { ShownAccount } from "../../../core/wallets/storage/snapshot.ts"
import { gradientOf } from "../../foundation/parts/gradientOf.ts"
import { adoptOnce } from "../../foundation/ui/adoptSheet.ts"
import { buttonLink } from "../host/ButtonLink.ts"
import { ButtonMark } from "./ButtonMark.tsx"
import css from "./buttonFace.css?inline"
import {
  accountNameOf,
  attributesOf,
  balanceOf,
  type ButtonSubject,
  isUnsupported,
  networkNameOf,
  textsOf
} from "./describe.ts"
import type { ConnectButtonProps, CustomProps } from "./props.ts"
import { stateOf } from "./stateOf.ts"
import { themeOf } from "./themeOf.ts"
import { useSaid } from "./useSaid.ts"

export { themeOf }

/** Hands the state to a button of the host's own. */
export const custom = (props: CustomProps, subject: ButtonSubject): ReactNode => props.children(stateOf(props, subject))

/** Returns what a button has that one at rest has not: its name and state, its style, and what is drawn in it. */
export const drawn = (props: ConnectButtonProps, subject: ButtonSubject, place: number) => ({
  ...attributesOf(subject),
  "data-size": props.size,
  style: props.className ? props.style : { ...themeOf(subject), ...props.style },
  children: <ButtonFace {...props} {...subject} place={place} />
})

type FaceProps = ButtonSubject &
  Pick<ConnectButtonProps, "accountStatus" | "chainStatus" | "className" | "label" | "loadingLabel" | "showBalance"> & {
    /** The pixels before the address. */
    readonly place: number
  }

/**
 * Draws who is connected, in the place that the button has kept for it: nothing of it changes the button's size. While a
 * wallet is asked it draws that, as wide as the words at rest.
 */
export function ButtonFace({
  accountStatus = "full",
  chainStatus = "none",
  className,
  label,
  loadingLabel,
  place,
  showBalance = false,
  ...subject
}: FaceProps): ReactNode {
  const { account, kit, snapshot, status } = subject
  const texts = textsOf(snapshot)
  const rest = label ?? texts["button.connect"]
  const waiting = status === "connecting" ? (loadingLabel ?? texts["button.connecting"]) : ""
  const avatar = kit[buttonLink]?.options.avatar
  const [Picture, setPicture] = useState<typeof import("../host/HostPicture.tsx").HostPicture>()
  useEffect(() => {
    if (avatar)
      import("../host/HostPicture.tsx").then(
        ({ HostPicture }) => setPicture(() => HostPicture),
        () => {} // the kit's own picture stays
      )
  }, [avatar])
  useInsertionEffect(adoptFaceSheet, [])
  useSaid(waiting)
  const wanted =
    showBalance && status === "connected" && account !== null ? accountId(account.network, account.address) : undefined
  useEffect(() => {
    if (wanted !== undefined) kit[buttonLink]?.askBalance?.()
  }, [kit, wanted])
  if (account === null)
    return waiting === "" ? (
      rest
    ) : className ? (
      waiting
    ) : (
      <>
        <span className="latchkey-kept">{rest}</span>
        <span className="latchkey-busy">
          <span className="latchkey-spin" />
          <span>{waiting}</span>
        </span>
      </>
    )
  if (isUnsupported(subject)) return texts["button.unsupported"]
  const short = truncateAddress(account.address)
  const called = accountNameOf(subject)
  if (className) return called ?? short
  const name = networkNameOf(account, snapshot)
  const mark = chainStatus !== "none" && <ButtonMark id={account.network} name={name} kit={kit} />
  const balance = balanceOf(subject)
  return (
    <>
      <span className="latchkey-face" style={{ width: place }}>
        {accountStatus !== "address" && (
          <span className="latchkey-avatar" style={{ background: gradientOf(account.address) }} aria-hidden="true">
            {avatar && Picture && <Picture of={avatar} address={account.address} />}
            {chainStatus === "icon" && mark}
          </span>
        )}
        {accountStatus === "address" && chainStatus === "icon" && mark}
        {chainStatus === "full" && (
          <span className="latchkey-place">
            {mark}
            <span>{name}</span>
          </span>
        )}
        {showBalance && (
          <span className="latchkey-place">
            <bdi dir="ltr">{balance && showAmount(balance.amount, balance.symbol)}</bdi>
          </span>
        )}
      </span>
      {accountStatus !== "avatar" &&
        (called === undefined ? (
          <bdi dir="ltr">{short}</bdi>
        ) : (
          <bdi dir="ltr" className="latchkey-name" title={called}>
            <span className="latchkey-kept">{short}</span>
            <span>{called}</span>
          </bdi>
        ))}
    </>
  )
}

/** Draws the mark of a network that can be changed. */
export function NetworkFace({
  id,
  isSupported,
  kit,
  name
}: {
  readonly id: ShownAccount["network"]
  readonly isSupported: boolean
  readonly kit: ButtonSubject["kit"]
  readonly name: string
}): ReactNode {
  useInsertionEffect(adoptFaceSheet, [])
  return isSupported && <ButtonMark id={id} name={name} kit={kit} />
}

/** Adds the styles of somebody who is connected to the document. */
const adoptFaceSheet = (): void => adoptOnce("latchkey/button-face", css)
