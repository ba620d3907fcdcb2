"use client"
import { type ReactNode, useInsertionEffect } from "react"
import type { ButtonProps } from "./props.ts"
import { buttonLink } from "../host/ButtonLink.ts"
import { getScheme } from "../themes/ThemeChange.ts"
import { adoptButtonSheet } from "./adoptButtonSheet.ts"
import { useButton } from "./useButton.ts"

/**
 * Shows the active network and opens the list of networks. Renders nothing until a network is known.
 *
 * @example
 * ```tsx
 * import { NetworkButton } from "latchkey/react"
 *
 * export const Header = () => <NetworkButton />
 * ```
 */
export function NetworkButton({ className, style, ...attributes }: ButtonProps): ReactNode {
  const [{ kit, snapshot }, face] = useButton(undefined, true)
  kit[buttonLink]?.check?.("NetworkButton", attributes)
  const { network } = snapshot
  useInsertionEffect(adoptButtonSheet, [])
  if (!network) return null
  const { id, name, supported } = network
  return (
    <button
      type="button"
      className={className ?? "latchkey-button"}
      data-chip=""
      data-state={supported ? "connected" : "unsupported"}
      aria-haspopup="dialog"
      aria-expanded={snapshot.open}
      onPointerEnter={kit.prepare}
      onFocus={kit.prepare}
      // A failure to open is shown in the modal's frame, with a button to try again.
      onClick={({ currentTarget: opener }) => void kit.open({ opener, view: "SwitchNetwork" }).catch(() => {})}
      style={
        className
          ? style
          : {
              colorScheme: getScheme(kit[buttonLink]?.theme.mode),
              ...face?.getTheme({ account: null, kit }),
              ...chip,
              ...style
            }
      }
      {...attributes}
    >
      {className ? (
        name
      ) : (
        <>
          <span style={{ width: supported ? 24 : 8 }}>
            {face && <face.NetworkFace kit={kit} id={id} name={name} isSupported={supported} />}
          </span>
          {name}
          <svg viewBox="0 0 20 20" width="14" height="14" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="m5 8 5 5 5-5" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </>
      )}
    </button>
  )
}

/** The style of a chip from the first render on. */
const chip = {
  gap: 8,
  minWidth: 44,
  paddingInline: "9px 13px",
  background: "light-dark(#f4f5f5, #1c1d1d)",
  color: "light-dark(#121313, #fff)",
  fontSize: ".875rem",
  fontWeight: 500
} as const
