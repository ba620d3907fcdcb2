/** Ids of connectors that have no reverse domain name. docs/spec/wallets.md#connectors-ids. */
export const connectorIds = {
  walletConnect: "walletConnect",
  injected: "injected",
  announced: "announced",
  coinbaseWallet: "coinbaseWallet",
  coinbaseWalletSDK: "coinbaseWalletSDK",
  safe: "safe",
  ledger: "ledger",
  okx: "okx",
  eip6963: "eip6963",
  auth: "ID_AUTH"
} as const

/**
 * Returns whether a connector has all its namespaces in one session: it is asked, restored and disconnected once for
 * all of them.
 */
export const isOneSession = ({ id, type }: { readonly id: string; readonly type: string }): boolean =>
  type === "WALLET_CONNECT" || id === connectorIds.auth

const reserved: ReadonlySet<string> = new Set(
  [...Object.values(connectorIds), "__proto__"].map((id) => id.toLowerCase())
)

/**
 * Returns whether an id is reserved for the kit's own connectors: no wallet may announce itself under it. Compared
 * case-insensitively.
 */
export const isReservedId = (id: string): boolean => reserved.has(id.toLowerCase())

/** The name of the wallet at `window.ethereum`. docs/spec/wallets.md#injected-browser-wallet. */
export const browserWallet = "Browser Wallet"

/** The builds of a wallet that count as one: its app, its extension, and those for developers. */
const alias: Readonly<Record<string, string>> = {
  "io.metamask.mobile": "io.metamask",
  "io.metamask.mmc": "io.metamask",
  "io.metamask.flask": "io.metamask"
}

/** Returns a reverse domain name in the form in which wallets are compared. */
export const toComparableRdns = (rdns: string): string => {
  const lower = rdns.toLowerCase()
  return Object.hasOwn(alias, lower) ? (alias[lower] ?? lower) : lower
}
