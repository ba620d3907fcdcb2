"use client"
import { forwardRef, type MouseEvent, useInsertionEffect } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { shellTexts } from "../../foundation/locales/en/shell.ts"
import type { ConnectButtonProps, CustomProps } from "./props.ts"
import { buttonLink } from "../host/ButtonLink.ts"
import { schemeOf } from "../themes/ThemeChange.ts"
import { adoptButtonSheet } from "./adoptButtonSheet.ts"
import { useButton } from "./useButton.ts"

/** Hands the state to a button of the host's own, once the code that knows it has loaded: a page may not name it. */
const Custom = (props: CustomProps) => {
  const [subject, face] = useButton(props.namespace, true)
  return face?.custom(props, subject)
}

/**
 * Opens the modal; shows the account once there is one. Starts loading the kit when it is hovered, touched or focused.
 * `className` replaces the default style. `ConnectButton.Custom` hands its state to a button of the host's own.
 */
export const ConnectButton = /* @__PURE__ */ Object.assign(
  /* @__PURE__ */ forwardRef<HTMLButtonElement, ConnectButtonProps>((props, ref) => {
    const {
      accountStatus = "full",
      chainStatus,
      className,
      label,
      loadingLabel: _loading,
      namespace,
      showBalance,
      size,
      style,
      view,
      ...handedOn
    } = props
    const [subject, face] = useButton(namespace)
    const { account, kit, snapshot, status } = subject
    const isKnown = status !== "unknown" && snapshot.words !== null
    const state = isKnown ? status : "unknown"
    const shown = isKnown ? account : null
    // The pixels before the address: kept until the code that draws an account in them has loaded.
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
        data-show={shown ? accountStatus : undefined}
        aria-haspopup="dialog"
        aria-expanded={snapshot.open}
        aria-busy={/un|ing/.test(state) || undefined}
        aria-label={isKnown ? undefined : shellTexts["modal.loading"]}
        onPointerEnter={kit.prepare}
        onFocus={kit.prepare}
        // A failure to open is shown in the modal's frame, with a button to try again: this button shows nothing.
        onClick={({ currentTarget: opener }: MouseEvent<HTMLButtonElement>) =>
          void kit.open({ opener, ...(view && { view }), ...(namespace && { namespace }) }).catch(() => {})
        }
        {...(isKnown && face
          ? face.drawn(props, subject, place)
          : {
              style: className
                ? style
                : {
                    colorScheme: schemeOf(kit[buttonLink]?.theme.mode),
                    // As in its sheet, which a server's button does not have yet.
                    minHeight: size === "small" ? 36 : 44,
                    minWidth: 148,
                    ...(shown
                      ? { minWidth: 0, paddingInline: `${place}px ${status === "reconnecting" ? 39 : 13}px` }
                      : // What a host chose is checked by the face: until it is there, nothing is drawn in other colours.
                        face === undefined && !account && { opacity: 0 }),
                    ...style
                  },
              children: !isKnown
                ? "\u00a0"
                : shown
                  ? accountStatus !== "avatar" && truncateAddress(shown.address)
                  : (label ?? (snapshot.words ?? shellTexts)["button.connect"])
            })}
        {...handedOn}
        ref={ref}
      />
    )
  }),
  { Custom, displayName: "ConnectButton" }
)
