import type { Namespace } from "../../chain/network/ids.ts"

/**
 * The methods that a wallet is asked to allow, by namespace. Other namespaces are not proposed.
 * docs/spec/wallets.md#walletconnect-proposed-methods.
 */
export const proposedMethods: Readonly<Partial<Record<Namespace, ReadonlyArray<string>>>> = {
  eip155: [
    "eth_accounts",
    "eth_requestAccounts",
    "eth_sendRawTransaction",
    "eth_sign",
    "eth_signTransaction",
    "eth_signTypedData",
    "eth_signTypedData_v3",
    "eth_signTypedData_v4",
    "eth_sendTransaction",
    "personal_sign",
    "wallet_switchEthereumChain",
    "wallet_addEthereumChain",
    "wallet_getPermissions",
    "wallet_requestPermissions",
    "wallet_registerOnboarding",
    "wallet_watchAsset",
    "wallet_scanQRCode",
    "wallet_getCallsStatus",
    "wallet_showCallsStatus",
    "wallet_sendCalls",
    "wallet_getCapabilities",
    "wallet_grantPermissions",
    "wallet_revokePermissions",
    "wallet_getAssets"
  ],
  solana: [
    "solana_signMessage",
    "solana_signTransaction",
    "solana_requestAccounts",
    "solana_getAccounts",
    "solana_signAllTransactions",
    "solana_signAndSendTransaction"
  ],
  bip122: ["sendTransfer", "signMessage", "signPsbt", "getAccountAddresses"]
}

/** Returns the namespace of a method, for requests without a network: EVM unless it belongs to another. */
export const getNamespace = (method: string): Namespace =>
  proposedMethods.solana?.includes(method) ? "solana" : proposedMethods.bip122?.includes(method) ? "bip122" : "eip155"

/** The events that a wallet is asked to send, on every namespace. */
export const proposedEvents: ReadonlyArray<string> = ["accountsChanged", "chainChanged"]
