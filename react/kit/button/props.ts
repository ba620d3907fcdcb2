import type { AriaAttributes, CSSProperties, MouseEvent, ReactNode } from "react"
import type { Namespace } from "../../../core/chain/network/ids.ts"
import type { ShortView } from "../../../core/kit/modal/hostView.ts"
import type { OpenableView } from "../../../core/kit/modal/views.ts"
import type { ShownAccount, Snapshot } from "../../../core/wallets/storage/snapshot.ts"

/** What is handed on to the element as it is. `title` says why a button is `disabled`. */
interface HandedOn extends AriaAttributes {
  readonly id?: string | undefined
  readonly title?: string | undefined
  readonly disabled?: boolean | undefined
  readonly [data: `data-${string}`]: string | number | boolean | undefined
}

/** What every button of the kit takes. */
export interface ButtonProps extends HandedOn {
  /** Replaces the look. The state is in `data-state`. */
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

/** What `ConnectButton` takes. */
export interface ConnectButtonProps extends ButtonProps {
  /** The words while nobody is connected. */
  readonly label?: string | undefined
  /** The words while a wallet is asked. */
  readonly loadingLabel?: string | undefined
  /** The view that it opens; the one that fits the state by default. */
  readonly view?: OpenableView | ShortView | undefined
  /** The namespace whose account is shown, and which is connected; the active one by default. */
  readonly namespace?: Namespace | undefined
  /** 36 or 44 pixels high; `medium` by default. What can be pressed is 44 high in both. */
  readonly size?: "small" | "medium" | undefined
  /** What is shown of the account: avatar and name (`full`, the default), the name alone, or the avatar alone. */
  readonly accountStatus?: "full" | "address" | "avatar" | undefined
  /** What is shown of the network: its mark and its name, its mark, or nothing, which is the default. */
  readonly chainStatus?: "full" | "icon" | "none" | undefined
  /** Whether the balance of the network's own coin is shown; it is not by default. */
  readonly showBalance?: boolean | undefined
}

/** The properties that make a button of a host's own accessible. */
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

/** What `ConnectButton.Custom` hands to its child. */
export interface ConnectButtonState {
  /** `unknown` on a server and while hydrating. */
  readonly status: Snapshot["status"]
  readonly account: ShownAccount | null
  readonly network: Snapshot["network"]
  readonly isOpen: boolean
  /** Whether something is awaited: what is known, a wallet's answer, or a connection that comes back. */
  readonly isBusy: boolean
  /** The words of the kit's own button in this state. */
  readonly label: string
  readonly isUnsupported: boolean
  readonly openConnect: () => void
  readonly openAccount: () => void
  readonly openNetworks: () => void
  /** Loads the kit's code ahead of time. */
  readonly prepare: () => void
  /** Type, aria, handlers, and the focus back once the modal closes. */
  readonly buttonProps: ButtonElementProps
}

/** What `ConnectButton.Custom` takes. */
export interface CustomProps extends Pick<ConnectButtonProps, "label" | "loadingLabel" | "namespace" | "view"> {
  readonly children: (state: ConnectButtonState) => ReactNode
}
