import {
  MultiWalletNotEnabled,
  InvalidConnectionStatus,
  FailedToDisconnectChains,
  FailedToDisconnectConnector,
  WalletConnectNotFound,
  ConnectionWithoutConnector,
  ProviderNotFound,
  AdapterNotFound,
  RequestBeforeConnect,
  SignClientMissing,
  SwitchWalletFailed,
  FailedToDisconnectWallet,
  FailedToFindConnector
} from "../../wallets/connection/laterErrors.ts"
import {
  ConnectionRejected,
  FailedToConnect,
  WalletBusy,
  ConnectorNotFound,
  ModalClosed,
  FailedToDisconnect,
  NotConnected,
  WalletRequestFailed,
  RequestRejected
} from "../../wallets/connection/errors.ts"
import {
  ActionNotAllowed,
  CallsMisfit,
  TransactionChanged,
  ContextChanged,
  TooManyPending,
  CallStatusNotApproved,
  WalletAnswerMisfit,
  TransactionReverted,
  TransactionNotMined,
  PreflightMisfit
} from "../../wallets/requests/errors.ts"
import {
  CallBatchesUnsupported,
  CallBatchNeedsMore,
  CallBatchRepeated,
  CallBatchTooLarge,
  CallBatchUnknown,
  CallBatchFailed,
  CallBatchPending
} from "../../wallets/requests/callErrors.ts"
import { RequestMisfit } from "../../wallets/requests/hostErrors.ts"
import { SafeSilent, SafeSignaturePending } from "../../wallets/safe/errors.ts"
import { NoLinkFound } from "../../wallets/links/errors.ts"
import {
  RelayUnreachable,
  SessionMalformed,
  SessionEnded,
  MethodNotGranted,
  WalletSilent
} from "../../wallets/walletconnect/errors.ts"

/** Failures of the wing `wallets`. */
export const walletsFailures = [
  MultiWalletNotEnabled,
  InvalidConnectionStatus,
  FailedToDisconnectChains,
  FailedToDisconnectConnector,
  WalletConnectNotFound,
  ConnectionWithoutConnector,
  ProviderNotFound,
  AdapterNotFound,
  RequestBeforeConnect,
  SignClientMissing,
  SwitchWalletFailed,
  FailedToDisconnectWallet,
  FailedToFindConnector,
  ConnectionRejected,
  FailedToConnect,
  WalletBusy,
  ConnectorNotFound,
  ModalClosed,
  FailedToDisconnect,
  NotConnected,
  WalletRequestFailed,
  RequestRejected,
  ActionNotAllowed,
  CallsMisfit,
  TransactionChanged,
  ContextChanged,
  TooManyPending,
  CallStatusNotApproved,
  WalletAnswerMisfit,
  TransactionReverted,
  TransactionNotMined,
  PreflightMisfit,
  CallBatchesUnsupported,
  CallBatchNeedsMore,
  CallBatchRepeated,
  CallBatchTooLarge,
  CallBatchUnknown,
  CallBatchFailed,
  CallBatchPending,
  RequestMisfit,
  SafeSilent,
  SafeSignaturePending,
  NoLinkFound,
  RelayUnreachable,
  SessionMalformed,
  SessionEnded,
  MethodNotGranted,
  WalletSilent
] as const
