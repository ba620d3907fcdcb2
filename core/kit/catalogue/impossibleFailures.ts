const decision = "docs/decisions/failures-that-cannot-occur.md"

/**
 * Failures that the specification words but that cannot occur here, each with the decision that explains it. Add
 * another only with a reason.
 */
export const impossibleFailures = {
  FailedToDisconnect: decision,
  FailedToDisconnectConnector: decision,
  FailedToDisconnectWallet: decision,
  ConnectionWithoutConnector: decision,
  FailedToFindConnector: decision,
  ProviderNotFound: decision,
  SwitchWalletFailed: decision,
  NoLinkFound: decision,
  CopyFailed: decision,
  AccountNotFound: decision,
  SendFailed: decision,
  FrameNotSet: decision,
  AnalyticsForbidden: decision,
  ProjectIdMissing: decision
} as const
