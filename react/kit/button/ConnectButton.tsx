"use client"
import { forwardRef, type MouseEvent, useInsertionEffect } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"
import type { ConnectButtonProps, CustomProps } from "./props.ts"
import { buttonLink } from "../host/ButtonLink.ts"
import { getScheme } from "../themes/ThemeChange.ts"
import { adoptButtonSheet } from "./adoptButtonSheet.ts"
import type { ButtonSubject } from "./describe.ts"
import { useButton } from "./useButton.ts"

/**
 * Renders the host's own button once its code has loaded. Not named for React DevTools: a page may not use it directly.
 */
const Custom = (props: CustomProps) => {
  const [subject, face] = useButton(props.namespace, true)
  return face?.renderCustom(props, subject)
}

/** Returns style and text of the button until the code for accounts and themes has loaded, or while it is not needed. */
const getPlainLook = (
  { accountStatus, className, label, size, style }: ConnectButtonProps,
  { account, kit, snapshot }: ButtonSubject,
  { isFaceLoading, isKnown, place }: PlainState
) => {
  const shownAccount = isKnown ? account : null
  return {
    style: className
      ? style
      : {
          colorScheme: getScheme(kit[buttonLink]?.theme.mode),
          // The same as in the style sheet, which a server-rendered button does not have yet.
          minHeight: size === "small" ? 36 : 44,
          minWidth: 148,
          ...(shownAccount
            ? { minWidth: 0, paddingInline: `${place}px 13px` }
            : // The code that is loading checks the host's colors: until then, the button is transparent.
              isFaceLoading && !account && { opacity: 0 }),
          ...style
        },
    children: !isKnown
      ? "\u00a0"
      : shownAccount
        ? accountStatus !== "avatar" && (
            <bdi dir="ltr">
              {(shownAccount.address === snapshot.account?.address && snapshot.name) ||
                truncateAddress(shownAccount.address)}
            </bdi>
          )
        : (label ?? (snapshot.words ?? shellTexts)["button.connect"])
  }
}
interface PlainState {
  readonly isFaceLoading: boolean
  readonly isKnown: boolean
  /** The width in px that is reserved before the address. */
  readonly place: number
}

/** Creates the button. `name`: the component that the page uses, for reports of unknown props. */
const createButton = (name: "AccountButton" | "ConnectButton") =>
  forwardRef<HTMLButtonElement, ConnectButtonProps>((props, ref) => {
    const {
      accountStatus = "full",
      chainStatus,
      className,
      label: _label,
      loadingLabel: _loading,
      namespace,
      showBalance,
      size: _size,
      style: _style,
      view,
      ...attributes
    } = props
    const [subject, face] = useButton(namespace)
    const { account, kit, snapshot, status } = subject
    kit[buttonLink]?.check?.(name, props)
    const isKnown = status !== "unknown" && snapshot.words !== null
    const state = isKnown ? status : "unknown"
    // The width before the address, which is reserved until the code that draws an account has loaded.
    const place =
      (accountStatus === "avatar" ? 29 : accountStatus === "address" && chainStatus !== "icon" ? 13 : 47) +
      (chainStatus === "full" ? 128 : 0) +
      (showBalance ? 128 : 0)
    useInsertionEffect(adoptButtonSheet, [])
    return (
      <button
        type="button"
        className={className ?? "latchkey-button"}
        data-state={state}
        data-show={isKnown && account ? accountStatus : undefined}
        aria-haspopup="dialog"
        aria-expanded={snapshot.open}
        aria-busy={/un|ing/.test(state) || undefined}
        aria-label={isKnown ? undefined : shellTexts["modal.loading"]}
        onPointerEnter={kit.prepare}
        onFocus={kit.prepare}
        // A failure to open is shown in the modal's frame, with a button to try again.
        onClick={({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) =>
          void kit.open({ opener, ...(view && { view }), ...(namespace && { namespace }) }).catch(() => {})
        }
        {...(isKnown && face
          ? face.getButtonProps(props, subject, place)
          : getPlainLook(props, subject, { isFaceLoading: face === undefined, isKnown, place }))}
        {...attributes}
        ref={ref}
      />
    )
  })

/**
 * Opens the modal, and shows the account once a wallet is connected. Loads the kit on hover, touch and focus.
 * `className` replaces the default style. `ConnectButton.Custom` passes the state to your own button.
 *
 * @example
 * ```tsx
 * import { ConnectButton } from "latchkey/react"
 *
 * export const Header = () => <ConnectButton label="Sign in" showBalance />
 * export const OwnButton = () => (
 *   <ConnectButton.Custom>{({ buttonProps, label }) => <button {...buttonProps}>{label}</button>}</ConnectButton.Custom>
 * )
 * ```
 */
export const ConnectButton = /* @__PURE__ */ Object.assign(/* @__PURE__ */ createButton("ConnectButton"), {
  Custom,
  displayName: "ConnectButton"
})

/** The account's part of `ConnectButton`, for `AccountButton`. */
export const AccountFace = /* @__PURE__ */ createButton("AccountButton")
