import type { MouseEvent } from "react"
import { truncateAddress } from "../../../core/foundation/text/truncateAddress.ts"
import { getAccountName, type ButtonSubject, isUnsupported, getName, getTexts } from "./describe.ts"
import type { ConnectButtonState, CustomProps } from "./props.ts"

/** Returns the state for your own button. */
export const readState = (
  { label, loadingLabel, namespace, view }: CustomProps,
  subject: ButtonSubject
): ConnectButtonState => {
  const { account, kit, snapshot } = subject
  const texts = getTexts(snapshot)
  const { status } = subject
  // A failure to open is shown in the modal's frame, with a button to try again.
  const open = (to?: CustomProps["view"]) => (event?: MouseEvent<HTMLElement>) =>
    void kit
      .open({ opener: event?.currentTarget, ...(to && { view: to }), ...(namespace && { namespace }) })
      .catch(() => {})
  const isBusy = status !== "connected" && status !== "disconnected"
  const isOpen = snapshot.open
  const isWrong = isUnsupported(subject)
  return {
    status,
    account,
    network: snapshot.network,
    isOpen,
    isBusy,
    label: isWrong
      ? texts["button.unsupported"]
      : status === "connecting"
        ? (loadingLabel ?? texts["button.connecting"])
        : account
          ? (getAccountName(subject) ?? truncateAddress(account.address))
          : status === "unknown"
            ? ""
            : (label ?? texts["button.connect"]),
    isUnsupported: isWrong,
    openConnect: open("Connect"),
    openAccount: open("Account"),
    openNetworks: open("SwitchNetwork"),
    prepare: kit.prepare,
    buttonProps: {
      type: "button",
      "data-state": isWrong ? "unsupported" : status,
      "aria-haspopup": "dialog",
      "aria-expanded": isOpen,
      "aria-busy": isBusy || undefined,
      "aria-label": status === "unknown" ? texts["modal.loading"] : getName(subject),
      onPointerEnter: kit.prepare,
      onFocus: kit.prepare,
      onClick: open(view)
    }
  }
}
