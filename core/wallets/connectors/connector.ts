/** Every type of connector. */
export const connectorTypes = ["AUTH", "MULTI_CHAIN", "ANNOUNCED", "INJECTED", "EXTERNAL", "WALLET_CONNECT"] as const
/** How a connector was found, or its kind. */
export type ConnectorType = (typeof connectorTypes)[number]
