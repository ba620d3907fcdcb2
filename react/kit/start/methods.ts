/** Methods that the running kit implements itself. */
const ownNames = ["connect", "disconnect", "log", "removeNamespace", "switchConnection", "switchNetwork"] as const

export type OwnName = (typeof ownNames)[number]

/** The methods that the shell passes on to the running kit. `createLatchkey` does not compile if one is missing. */
export const forwardedNames = [
  ...ownNames,
  "approve",
  "capabilities",
  "connectors",
  "createSubscription",
  "explain",
  "getActivity",
  "getAllowance",
  "getBalance",
  "getCallsStatus",
  "getIdentity",
  "getNames",
  "getOnrampOptions",
  "getOnrampQuote",
  "getOnrampUrl",
  "getSent",
  "getSmartSessions",
  "getSwapQuote",
  "getSwapTokens",
  "getTokens",
  "grantPermissions",
  "isSmartSessionSupported",
  "prepareSend",
  "registerName",
  "report",
  "resolveName",
  "revokeSmartSession",
  "send",
  "sendCalls",
  "signIn",
  "signMessage",
  "signOut",
  "signTypedData",
  "suggestNames",
  "swap",
  "transferFrom",
  "waitForReceipt",
  "watchEvents",
  "watchWallets"
] as const

export type ForwardedName = (typeof forwardedNames)[number]
