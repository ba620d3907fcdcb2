import type { Namespace } from "../../chain/network/ids.ts"

export const connectorTypes = ["AUTH", "MULTI_CHAIN", "ANNOUNCED", "INJECTED", "EXTERNAL", "WALLET_CONNECT"] as const
export type ConnectorType = (typeof connectorTypes)[number]

/** A way to a wallet that stands on this page. Plain data: what talks to it lives in `services/wallet/Connectors`. Spec §3. */
export interface Connector {
  /** `info.rdns` for announced wallets: the same on every visit, unlike EIP-6963's `uuid`. */
  readonly id: string
  readonly type: ConnectorType
  readonly name: string
  readonly chain: Namespace
  readonly rdns?: string | undefined
  /** A `data:image/` URI; empty when the wallet gave anything else. */
  readonly icon: string
}

/** A wallet of the catalogue. Spec §3 (Wallet). Links are those that passed the scheme rules. */
export interface Wallet {
  readonly id: string
  readonly name: string
  readonly imageId?: string | undefined
  readonly rdns?: string | undefined
  readonly chains: ReadonlyArray<string>
  readonly homepage?: string | undefined
  readonly mobileLink?: string | undefined
  /** Its https link that opens the app. */
  readonly universalLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly badge?: "none" | "certified" | undefined
}
