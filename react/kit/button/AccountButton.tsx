"use client"
import type { ReactNode } from "react"
import type { ButtonProps } from "./props.ts"
import { ConnectButton } from "./ConnectButton.tsx"
import { useSnapshot } from "../shell/LatchkeyProvider.tsx"

/** Shows the account, and opens it. Draws nothing while nobody is connected. */
export function AccountButton(props: ButtonProps): ReactNode {
  return useSnapshot().account ? <ConnectButton {...props} view="Account" /> : null
}
