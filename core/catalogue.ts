import type { Entry } from "./errors.ts"
import { CopyFailed, AccountNotFound } from "./account/errors.ts"
import { TransactionsFailed } from "./activity/errors.ts"
import { AnalyticsForbidden, EventNotSent } from "./analytics/errors.ts"
import { ChainNotSupported, SwitchRejected, SwitchFailed, NetworkNotFound } from "./chain/errors.ts"
import {
  InvalidCaipAddress, InvalidCaipAccount, InvalidCaipNetwork, InvalidChainId, UnsupportedNamespace, UnsupportedChain,
  NoRequestedChain, NamespaceMissing
} from "./chain/laterErrors.ts"
import { ConfigInvalid, BothSignIns } from "./config/errors.ts"
import {
  ConfigRateLimited, ConfigServerError, OriginNotAllowed, InvalidProjectId, ProjectIdMissing, MultiWalletNotEnabled
} from "./config/laterErrors.ts"
import {
  ConnectionRejected, FailedToConnect, WalletBusy, ConnectorNotFound, ModalClosed,
  FailedToDisconnect, NotConnected, WalletRequestFailed, RequestRejected
} from "./connection/errors.ts"
import {
  FailedToDisconnectChains, FailedToDisconnectConnector, WalletConnectNotFound, ConnectionWithoutConnector,
  ProviderNotFound, AdapterNotFound, RequestBeforeConnect, SignClientMissing, SessionExpired, SwitchWalletFailed,
  FailedToDisconnectWallet, FailedToFindConnector, InvalidConnectionStatus
} from "./connection/laterErrors.ts"
import {
  FrameLoadFailed, FrameLoadTimedOut, FrameRequestTimedOut, UnverifiedDomain, RequestAborted, EmbeddedAborted,
  FrameError, FrameErrorUnknown, EmailCooldown, EmailMisfit, OtpRejected, FrameNotSet, FrameParentNotSet,
  PopupClosed, PopupBlocked, PopupNotCreated, SocialUriFailed, SocialTimedOut, SocialNotStarted,
  UntrustedOrigin, FarcasterFailed, NoAuthConnector, NotEmailOrSocial
} from "./embedded/errors.ts"
import { RateLimited, BadStatus, Unreachable, Offline, BadShape, TimedOut, TooLarge, NoEndpoint } from "./http/errors.ts"
import { ViewNotAvailable } from "./modal/errors.ts"
import { Unforeseen } from "./log/errors.ts"
import {
  NameMisfit, NameNotResolved, NameSuggestionsFailed, NamesOfAddressFailed, NameNotRegistered, NameRefused,
  NameNeedsAccount
} from "./name/errors.ts"
import { OnrampOptionsFailed, OnrampQuoteFailed, OnrampAmountOutside, OnrampUrlFailed } from "./onramp/errors.ts"
import { RpcError, NoRpcUrl, RpcNotAllowed } from "./rpc/errors.ts"
import { SafeSignaturePending, SafeSilent } from "./safe/errors.ts"
import { SendIncomplete, SendNeedsToken, SendMisfit, SendFailed, SendWouldFail } from "./send/errors.ts"
import { RevokeFailed, SessionNotFound, SessionsFailed } from "./session/errors.ts"
import {
  NoActiveAccount, NoActiveNetwork, SignatureInvalid, SignInExpired, SigningFailed, SignInMisfit, SignInNotStarted, SignInTooEarly, SiwxNotEnabled
} from "./siwx/errors.ts"
import {
  SwapsNotSupported, GasPriceNotSupported, InsufficientLiquidity, AllowanceFailed, ApprovalNotBuilt, SwapNotBuilt,
  NetworkPriceFailed, SwapNotStarted, SwapAmountMisfit, SlippageMisfit, SwapMisprepared, SwapPriceMoved
} from "./swap/errors.ts"
import { TokenBalanceUnavailable } from "./token/errors.ts"
import { InvalidTokenId, TokenCallMisfit } from "./token/laterErrors.ts"
import {
  ActionNotAllowed, CallsMisfit, TransactionChanged, ContextChanged, TooManyPending, CallStatusNotApproved, WalletAnswerMisfit,
  TransactionReverted, TransactionNotMined, PreflightMisfit
} from "./transaction/errors.ts"
import {
  CallBatchesUnsupported, CallBatchFailed, CallBatchNeedsMore, CallBatchPending, CallBatchRepeated, CallBatchTooLarge, CallBatchUnknown
} from "./transaction/callErrors.ts"
import { MethodNotGranted, RelayUnreachable, SessionEnded, SessionMalformed, WalletSilent } from "./walletconnect/errors.ts"
import { RequestMisfit } from "./transaction/hostErrors.ts"
import { NoLinkFound } from "./wallet/errors.ts"
import { KitMissing } from "./kit/KitMissing.ts"

/*
 * The closed list of everything that can go wrong. It holds every room's failures and so belongs to no first chunk:
 * documentation, the terminal and tests read it.
 */

/** Every failure of the kit, room by room. */
export const failures = [
  CopyFailed, AccountNotFound,
  TransactionsFailed,
  AnalyticsForbidden, EventNotSent,
  InvalidCaipAddress, InvalidCaipAccount, InvalidCaipNetwork, InvalidChainId, ChainNotSupported, SwitchRejected,
  SwitchFailed, NetworkNotFound,
  UnsupportedNamespace, UnsupportedChain, NoRequestedChain, NamespaceMissing,
  ConfigInvalid, BothSignIns, ConfigRateLimited, ConfigServerError, OriginNotAllowed, InvalidProjectId,
  ProjectIdMissing, MultiWalletNotEnabled,
  ConnectionRejected, FailedToConnect, WalletBusy, ConnectorNotFound, ModalClosed, InvalidConnectionStatus,
  FailedToDisconnect, NotConnected, WalletRequestFailed, RequestRejected, ViewNotAvailable,
  FailedToDisconnectChains, FailedToDisconnectConnector, WalletConnectNotFound, ConnectionWithoutConnector,
  ProviderNotFound, AdapterNotFound, RequestBeforeConnect, SignClientMissing, SessionExpired, SwitchWalletFailed,
  FailedToDisconnectWallet, FailedToFindConnector,
  FrameLoadFailed, FrameLoadTimedOut, FrameRequestTimedOut, UnverifiedDomain, RequestAborted, EmbeddedAborted,
  FrameError, FrameErrorUnknown, EmailCooldown, EmailMisfit, OtpRejected, FrameNotSet, FrameParentNotSet,
  RpcNotAllowed, PopupClosed, PopupBlocked, PopupNotCreated, SocialUriFailed, SocialTimedOut, SocialNotStarted,
  UntrustedOrigin, FarcasterFailed, NoAuthConnector, NotEmailOrSocial,
  RateLimited, BadStatus, Unreachable, Offline, BadShape, TimedOut, TooLarge, NoEndpoint,
  Unforeseen,
  NameMisfit, NameNotResolved, NameSuggestionsFailed, NamesOfAddressFailed, NameNotRegistered, NameRefused,
  NameNeedsAccount,
  OnrampOptionsFailed, OnrampQuoteFailed, OnrampAmountOutside, OnrampUrlFailed,
  RpcError, NoRpcUrl,
  SendIncomplete, SendNeedsToken, SendMisfit, SendFailed, SendWouldFail,
  SessionsFailed, SessionNotFound, RevokeFailed,
  SiwxNotEnabled, NoActiveAccount, NoActiveNetwork, SignatureInvalid, SigningFailed, SignInNotStarted,
  SignInMisfit, SignInExpired, SignInTooEarly,
  SwapsNotSupported, GasPriceNotSupported, InsufficientLiquidity, AllowanceFailed, ApprovalNotBuilt, SwapNotBuilt,
  NetworkPriceFailed, SwapNotStarted, SwapAmountMisfit, SlippageMisfit, SwapMisprepared, SwapPriceMoved,
  TokenBalanceUnavailable, TokenCallMisfit, InvalidTokenId,
  ActionNotAllowed, CallsMisfit, TransactionChanged, ContextChanged, TooManyPending, CallStatusNotApproved,
  WalletAnswerMisfit, TransactionReverted, TransactionNotMined, PreflightMisfit,
  CallBatchesUnsupported, CallBatchNeedsMore, CallBatchRepeated, CallBatchTooLarge, CallBatchUnknown, CallBatchFailed, CallBatchPending,
  RequestMisfit,
  SafeSilent, SafeSignaturePending,
  NoLinkFound,
  RelayUnreachable, SessionMalformed, SessionEnded, MethodNotGranted, WalletSilent,
  KitMissing
] as const

/** Any failure of the kit. */
export type KitError = InstanceType<(typeof failures)[number]>

/** One line of the catalogue. */
export interface CatalogueEntry extends Entry {
  readonly tag: KitError["_tag"]
}

/** The catalogue, in the order of its codes. */
export const entries: ReadonlyArray<CatalogueEntry> = failures
  .map(({ entry, tag }): CatalogueEntry => ({ tag, ...entry }))
  .sort((a, b) => (a.code < b.code ? -1 : 1))

/** The entry of a code or a tag. */
export const entryOf = (codeOrTag: string): CatalogueEntry | undefined =>
  entries.find(({ code, tag }) => code === codeOrTag || tag === codeOrTag)
