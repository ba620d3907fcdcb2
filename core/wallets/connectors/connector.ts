export const connectorTypes = ["AUTH", "MULTI_CHAIN", "ANNOUNCED", "INJECTED", "EXTERNAL", "WALLET_CONNECT"] as const
export type ConnectorType = (typeof connectorTypes)[number]
