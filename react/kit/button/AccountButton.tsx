"use client"
import type { ReactNode } from "react"
import type { ButtonProps } from "./props.ts"
import { AccountFace } from "./ConnectButton.tsx"
import { useSnapshot } from "../shell/LatchkeyProvider.tsx"

/**
 * Shows the connected account and opens the account view. Renders nothing while no wallet is connected.
 *
 * @example
 * ```tsx
 * import { AccountButton } from "latchkey/react"
 *
 * export const Header = () => <AccountButton className="account" />
 * ```
 */
export function AccountButton(props: ButtonProps): ReactNode {
  return useSnapshot().account ? <AccountFace {...props} view="Account" /> : null
}
