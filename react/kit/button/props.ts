import type { AriaAttributes, CSSProperties, MouseEvent, ReactNode } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { ShortView } from "../../../core/kit/modal/hostView.ts"
import type { OpenableView } from "../../../core/kit/modal/views.ts"
import type { ShownAccount, Snapshot } from "../../../core/wallets/storage/snapshot.ts"

/** Attributes that are passed to the element unchanged. `title` explains why a button is `disabled`. */
interface ElementAttributes extends AriaAttributes {
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly disabled?: boolean | undefined
  readonly [data: `data-${string}`]: string | number | boolean | undefined
}

/** Props of every button of the kit. */
export interface ButtonProps extends ElementAttributes {
  /** Replaces the default style. The attribute `data-state` has the state. */
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** Props of `ConnectButton`. */
export interface ConnectButtonProps extends ButtonProps {
  /**
   * The text while no wallet is connected.
   *
   * @default "Connect wallet"
   */
  readonly label?: string | undefined
  /**
   * The text while a wallet connects.
   *
   * @default "Connecting"
   */
  readonly loadingLabel?: string | undefined
  /**
   * The view that the button opens.
   *
   * @default the account if a wallet is connected, otherwise Connect
   */
  readonly view?: OpenableView | ShortView | undefined
  /**
   * The namespace whose account is shown, and which is connected.
   *
   * @default the active namespace
   */
  readonly namespace?: Namespace | undefined
  /**
   * The height: 36 px (`small`) or 44 px. The clickable area is 44 px high in both.
   *
   * @default "medium"
   */
  readonly size?: "small" | "medium" | undefined
  /**
   * The displayed parts of the account: avatar and name (`full`), only the name, or only the avatar.
   *
   * @default "full"
   */
  readonly accountStatus?: "full" | "address" | "avatar" | undefined
  /**
   * The displayed parts of the network: mark and name (`full`), only the mark, or nothing.
   *
   * @default "none"
   */
  readonly chainStatus?: "full" | "icon" | "none" | undefined
  /**
   * True shows the balance of the network's coin.
   *
   * @default false
   */
  readonly showBalance?: boolean | undefined
}

/** Props that make your own button accessible. */
export interface ButtonElementProps {
  readonly type: "button"
  readonly "data-state": ConnectButtonState["status"] | "unsupported"
  readonly "aria-haspopup": "dialog"
  readonly "aria-expanded": boolean
  readonly "aria-busy": boolean | undefined
  readonly "aria-label": string | undefined
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: (event?: MouseEvent<HTMLElement>) => void
}

/** State passed to the child of `ConnectButton.Custom`. */
export interface ConnectButtonState {
  /** `unknown` on a server and while hydrating. */
  readonly status: Snapshot["status"]
  readonly account: ShownAccount | null
  readonly network: Snapshot["network"]
  readonly isOpen: boolean
  /** True while the state is unknown, a wallet connects, or a connection is being restored. */
  readonly isBusy: boolean
  /** The text of the default button in this state. */
  readonly label: string
  readonly isUnsupported: boolean
  readonly openConnect: () => void
  readonly openAccount: () => void
  readonly openNetworks: () => void
  /** Loads the kit's code ahead of time. */
  readonly prepare: () => void
  /** Type, ARIA attributes, handlers, and the return of the focus when the modal closes. */
  readonly buttonProps: ButtonElementProps
}

/** Props of `ConnectButton.Custom`. */
export interface CustomProps extends Pick<ConnectButtonProps, "label" | "loadingLabel" | "namespace" | "view"> {
  readonly children: (state: ConnectButtonState) => ReactNode
}
