import type { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { RpcNotAllowed } from "../../../core/chain/rpc/methodErrors.ts"
import {
  type ConnectorNotFound,
  type NotConnected,
  type RequestRejected,
  WalletRequestFailed
} from "../../../core/wallets/connection/errors.ts"
import type { CallsMisfit, RequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import type {
  ConnectionEnded,
  ContextChanged,
  OtherChain,
  PageFramed,
  PreflightMisfit,
  TooManyPending,
  TransactionChanged,
  WalletAnswerMisfit
} from "../../../core/wallets/requests/errors.ts"
import type { SafeSignaturePending, SafeSilent } from "../../../core/wallets/safe/errors.ts"
import type {
  AlreadySent,
  IntentExpired,
  OutcomeUnknown,
  ScreenBlocked,
  ScreenUnanswered
} from "../../../core/wallets/signing/errors.ts"
import type { CodeMissing } from "../../foundation/chunks/codeMissing.ts"
import { getFailureCode } from "../connectors/eip1193.ts"
import type { IntentError } from "./askIntent.ts"

/** The failures of a request to a connected wallet. */
export type WalletRequestError =
  | AlreadySent
  | CallsMisfit
  | CodeMissing
  | ConnectionEnded
  | ConnectorNotFound
  | ContextChanged
  | IntentExpired
  | NotConnected
  | OtherChain
  | OutcomeUnknown
  | RequestMisfit
  | RequestRejected
  | RpcNotAllowed
  | TooManyPending
  | TransactionChanged
  | WalletAnswerMisfit
  | WalletRequestFailed
  | ChainNotSupported
  | PageFramed
  | PreflightMisfit
  | SafeSignaturePending
  | SafeSilent
  | ScreenBlocked
  | ScreenUnanswered

/**
 * Maps the failure of a connector to one of a request. A failure without an answer of the wallet is
 * `WalletRequestFailed`, with its code and the failure as the cause.
 */
export const toRequestError =
  (method: string) =>
  (error: IntentError): WalletRequestError => {
    switch (error._tag) {
      case "ChainNotSupported":
      case "ContextChanged":
      case "RequestRejected":
      case "SafeSignaturePending":
      case "SafeSilent":
      case "WalletAnswerMisfit":
      case "WalletRequestFailed":
      case "AlreadySent":
      case "ConnectorNotFound":
      case "IntentExpired":
      case "ConnectionEnded":
      case "OutcomeUnknown":
      case "RequestMisfit":
      case "KitMissing":
      case "ScreenBlocked":
      case "ScreenUnanswered":
      case "TransactionChanged":
        return error
      default:
        return new WalletRequestFailed({ method, walletCode: getFailureCode(error), cause: error })
    }
  }
