import { type ReactNode, useEffect, useInsertionEffect, useState } from "react"
import { accountId } from "../../../core/chain/network/caip.ts"
import { showAmount } from "../../../core/foundation/text/format.ts"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import type { ShownAccount } from "../../../core/wallets/storage/snapshot.ts"
import { createGradient } from "../../foundation/parts/gradientOf.ts"
import { adoptOnce } from "../../foundation/ui/adoptSheet.ts"
import { buttonLink } from "../host/ButtonLink.ts"
import type { HostDrawing } from "../host/HostDrawing.ts"
import { ButtonMark } from "./ButtonMark.tsx"
import css from "./buttonFace.css?inline"
import {
  getAccountName,
  getAttributes,
  getBalance,
  type ButtonSubject,
  isUnsupported,
  getNetworkName,
  getTexts
} from "./describe.ts"
import type { ConnectButtonProps, CustomProps } from "./props.ts"
import { readState } from "./stateOf.ts"
import { getTheme } from "./themeOf.ts"
import { useAnnouncement } from "./useAnnouncement.ts"

export { getTheme }

/** Passes the state to the host's own button. */
export const renderCustom = (props: CustomProps, subject: ButtonSubject): ReactNode => (
  <CustomFace {...props} subject={subject} />
)
const CustomFace = ({ subject, ...props }: CustomProps & { readonly subject: ButtonSubject }): ReactNode => {
  useAccountDetail("name", subject)
  return props.children(readState(props, subject))
}

/** Requests the name or the balance of the connected account that a button shows. */
const useAccountDetail = (
  detail: "balance" | "name",
  { account, kit, status }: ButtonSubject,
  isShown = true
): void => {
  const id = isShown && status === "connected" && account ? accountId(account.network, account.address) : undefined
  useEffect(() => {
    if (id !== undefined) kit[buttonLink]?.askAccount?.(detail)
  }, [kit, detail, id])
}

/** Returns the props of a button with an account or a theme: accessible name, state, style and children. */
export const getButtonProps = (props: ConnectButtonProps, subject: ButtonSubject, place: number) => ({
  ...getAttributes(subject),
  "data-size": props.size,
  style: props.className ? props.style : { ...getTheme(subject), ...props.style },
  children: <ButtonFace {...props} {...subject} place={place} />
})

type FaceProps = ButtonSubject &
  Pick<ConnectButtonProps, "accountStatus" | "chainStatus" | "className" | "label" | "loadingLabel" | "showBalance"> & {
    /** The pixels before the address. */
    readonly place: number
  }

/**
 * Draws the connected account in the space that the button reserves for it, so that its size does not change. While a
 * wallet connects it draws the waiting text, as wide as the text at rest.
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
  const texts = getTexts(snapshot)
  const rest = label ?? texts["button.connect"]
  const waiting = status === "connecting" ? (loadingLabel ?? texts["button.connecting"]) : ""
  const balance = getBalance(subject)
  const avatar = kit[buttonLink]?.options.avatar
  useInsertionEffect(adoptFaceSheet, [])
  useAnnouncement(waiting)
  useAccountDetail("name", subject)
  useAccountDetail("balance", subject, showBalance)
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
  if (className) return getAccountName(subject) ?? truncateAddress(account.address)
  return (
    <>
      <span className="latchkey-face" style={{ width: place }}>
        <AccountMarks {...{ account, accountStatus, avatar, chainStatus, kit, snapshot }} />
        {showBalance && (
          <span className="latchkey-place">
            <bdi dir="ltr">{balance && showAmount(balance.amount, balance.symbol)}</bdi>
          </span>
        )}
      </span>
      {accountStatus !== "avatar" && (
        <bdi dir="ltr" title={getAccountName(subject)}>
          {getAccountName(subject) ?? truncateAddress(account.address)}
        </bdi>
      )}
    </>
  )
}

/** Draws an account's avatar and the mark and name of its network. */
function AccountMarks({
  account,
  accountStatus,
  avatar,
  chainStatus,
  kit,
  snapshot
}: Pick<ButtonSubject, "kit" | "snapshot"> &
  Pick<ConnectButtonProps, "accountStatus" | "chainStatus"> & {
    readonly account: ShownAccount
    readonly avatar: HostDrawing["avatar"]
  }): ReactNode {
  const Picture = useHostPicture(avatar)
  const name = getNetworkName(account, snapshot)
  const mark = chainStatus !== "none" && <ButtonMark id={account.network} name={name} kit={kit} />
  return (
    <>
      {accountStatus !== "address" && (
        <span className="latchkey-avatar" style={{ background: createGradient(account.address) }} aria-hidden="true">
          {avatar && Picture && <Picture getUrl={avatar} address={account.address} />}
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
    </>
  )
}

/** Returns the component for the host's picture once its code has loaded, if the host has one. */
const useHostPicture = (avatar: HostDrawing["avatar"]) => {
  const [Picture, setPicture] = useState<typeof import("../host/HostPicture.tsx").HostPicture>()
  useEffect(() => {
    if (avatar)
      import("../host/HostPicture.tsx").then(
        ({ HostPicture }) => setPicture(() => HostPicture),
        () => {} // the generated picture stays
      )
  }, [avatar])
  return Picture
}

/** Draws the mark of a supported network. */
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

/** Adds the styles of a button with an account to the document. */
const adoptFaceSheet = (): void => adoptOnce("latchkey/button-face", css)
