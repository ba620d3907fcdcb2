import { CopyFailed, AccountNotFound } from "../../onchain/account/errors.ts"
import { TransactionsFailed } from "../../onchain/activity/errors.ts"
import {
  NameMisfit,
  NameNotResolved,
  NameSuggestionsFailed,
  NamesOfAddressFailed,
  NameNotRegistered,
  NameRefused,
  NameNeedsAccount
} from "../../onchain/name/errors.ts"
import {
  OnrampOptionsFailed,
  OnrampQuoteFailed,
  OnrampAmountOutside,
  OnrampUrlFailed
} from "../../onchain/onramp/errors.ts"
import { SendIncomplete, SendNeedsToken, SendMisfit, SendFailed, SendWouldFail } from "../../onchain/send/errors.ts"
import { SessionsFailed, SessionNotFound, RevokeFailed } from "../../onchain/session/errors.ts"
import {
  SiwxNotEnabled,
  NoActiveAccount,
  NoActiveNetwork,
  SignatureInvalid,
  SigningFailed,
  SignInNotStarted,
  SignInMisfit,
  SignInExpired,
  SignInTooEarly
} from "../../onchain/siwx/errors.ts"
import {
  SwapsNotSupported,
  GasPriceNotSupported,
  InsufficientLiquidity,
  AllowanceFailed,
  ApprovalNotBuilt,
  SwapNotBuilt,
  NetworkPriceFailed,
  SwapNotStarted,
  SwapAmountMisfit,
  SlippageMisfit,
  SwapMisprepared,
  SwapPriceMoved
} from "../../onchain/swap/errors.ts"
import { TokenBalanceUnavailable } from "../../onchain/token/errors.ts"
import { TokenCallMisfit, InvalidTokenId } from "../../onchain/token/laterErrors.ts"

/** Failures of the wing `onchain`. */
export const onchainFailures = [
  CopyFailed,
  AccountNotFound,
  TransactionsFailed,
  NameMisfit,
  NameNotResolved,
  NameSuggestionsFailed,
  NamesOfAddressFailed,
  NameNotRegistered,
  NameRefused,
  NameNeedsAccount,
  OnrampOptionsFailed,
  OnrampQuoteFailed,
  OnrampAmountOutside,
  OnrampUrlFailed,
  SendIncomplete,
  SendNeedsToken,
  SendMisfit,
  SendFailed,
  SendWouldFail,
  SessionsFailed,
  SessionNotFound,
  RevokeFailed,
  SiwxNotEnabled,
  NoActiveAccount,
  NoActiveNetwork,
  SignatureInvalid,
  SigningFailed,
  SignInNotStarted,
  SignInMisfit,
  SignInExpired,
  SignInTooEarly,
  SwapsNotSupported,
  GasPriceNotSupported,
  InsufficientLiquidity,
  AllowanceFailed,
  ApprovalNotBuilt,
  SwapNotBuilt,
  NetworkPriceFailed,
  SwapNotStarted,
  SwapAmountMisfit,
  SlippageMisfit,
  SwapMisprepared,
  SwapPriceMoved,
  TokenBalanceUnavailable,
  TokenCallMisfit,
  InvalidTokenId
] as const
