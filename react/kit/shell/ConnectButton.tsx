"use client"
import { type MouseEvent, useLayoutEffect } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { first } from "../../foundation/text/first.ts"
import { adoptButtonSheet } from "./adoptButtonSheet.ts"
import { useLatchkey, useSnapshot } from "./LatchkeyProvider.tsx"

/**
 * Opens the modal; shows the account once there is one. Starts loading the kit when it is hovered, touched or focused.
 * `className` replaces the default style.
 */
export function ConnectButton({ className }: { readonly className?: string }) {
  const kit = useLatchkey()
  const snapshot = useSnapshot()
  useIsomorphicLayoutEffect(adoptButtonSheet, [])
  const { label, state, title } = face(snapshot)
  return (
    <button
      type="button"
      className={className ?? "latchkey-button"}
      data-state={state}
      aria-haspopup="dialog"
      aria-expanded={snapshot?.open ?? false}
      aria-busy={state === "unknown" || state === "reconnecting" || state === "connecting" || undefined}
      aria-label={title}
      title={title}
      onPointerEnter={kit.prepare}
      onFocus={kit.prepare}
      onTouchStart={kit.prepare}
      onClick={(event: MouseEvent<HTMLButtonElement>) => void kit.open({ opener: event.currentTarget }).catch(() => {})}
    >
      {label}
    </button>
  )
}

/** A failure to open is shown in the modal's frame, with a button to try again: this button shows nothing. */
const face = (snapshot: ReturnType<typeof useSnapshot>) => {
  const words = { ...first, ...snapshot?.words }
  if (snapshot === null || snapshot.words === null)
    return { state: "unknown", label: "\u00a0", title: first["button.busy"] }
  const { account, network, status } = snapshot
  if (account === null) return { state: status, label: words["button.connect"], title: undefined }
  const short = truncateAddress(account.address)
  const [state, detail] =
    status === "reconnecting"
      ? [status, words["button.reconnecting"]]
      : network?.supported === false
        ? ["unsupported", words["button.unsupported"]]
        : [status, network?.name]
  return { state, label: short, title: `${short}, ${detail}` }
}

const useIsomorphicLayoutEffect: typeof useLayoutEffect = typeof document === "undefined" ? () => {} : useLayoutEffect
