import type { Entry } from "../../foundation/errors/failure.ts"
import { CopyFailed, AccountNotFound } from "../../onchain/account/errors.ts"
import { TransactionsFailed } from "../../onchain/activity/errors.ts"
import { AnalyticsForbidden, EventNotSent } from "../analytics/errors.ts"
import { ChainNotSupported, SwitchRejected, SwitchFailed, NetworkNotFound } from "../../chain/network/errors.ts"
import {
  InvalidCaipAddress, InvalidCaipAccount, InvalidCaipNetwork, InvalidChainId, UnsupportedNamespace, UnsupportedChain,
  NoRequestedChain, NamespaceMissing
} from "../../chain/network/laterErrors.ts"
import { ConfigInvalid, BothSignIns } from "../config/errors.ts"
import { ConfigRateLimited, ConfigServerError, ProjectIdMissing } from "../config/laterErrors.ts"
import { AdapterNotFound, ConnectionWithoutConnector, FailedToDisconnectChains, FailedToDisconnectConnector, FailedToDisconnectWallet, FailedToFindConnector, InvalidConnectionStatus, MultiWalletNotEnabled, ProviderNotFound, RequestBeforeConnect, SignClientMissing, SwitchWalletFailed, WalletConnectNotFound } from "../../wallets/connection/laterErrors.ts"
import { InvalidProjectId, OriginNotAllowed, SessionExpired } from "../../foundation/http/projectErrors.ts"
import {
  ConnectionRejected, FailedToConnect, WalletBusy, ConnectorNotFound, ModalClosed,
  FailedToDisconnect, NotConnected, WalletRequestFailed, RequestRejected
} from "../../wallets/connection/errors.ts"
import {
  FrameLoadFailed, FrameLoadTimedOut, FrameRequestTimedOut, UnverifiedDomain, RequestAborted, EmbeddedAborted,
  FrameError, FrameErrorUnknown, EmailCooldown, EmailMisfit, OtpRejected, FrameNotSet, FrameParentNotSet,
  PopupClosed, PopupBlocked, PopupNotCreated, SocialUriFailed, SocialTimedOut, SocialNotStarted,
  UntrustedOrigin, FarcasterFailed, NoAuthConnector, NotEmailOrSocial
} from "../../embedded/frame/errors.ts"
import { RateLimited, BadStatus, Unreachable, Offline, BadShape, TimedOut, TooLarge, NoEndpoint } from "../../foundation/http/errors.ts"
import { ViewNotAvailable } from "../modal/errors.ts"
import { Unforeseen } from "../../foundation/log/errors.ts"
import {
  NameMisfit, NameNotResolved, NameSuggestionsFailed, NamesOfAddressFailed, NameNotRegistered, NameRefused,
  NameNeedsAccount
} from "../../onchain/name/errors.ts"
import { OnrampOptionsFailed, OnrampQuoteFailed, OnrampAmountOutside, OnrampUrlFailed } from "../../onchain/onramp/errors.ts"
import { RpcError, NoRpcUrl, RpcNotAllowed } from "../../chain/rpc/errors.ts"
import { SafeSignaturePending, SafeSilent } from "../../wallets/safe/errors.ts"
import { SendIncomplete, SendNeedsToken, SendMisfit, SendFailed, SendWouldFail } from "../../onchain/send/errors.ts"
import { RevokeFailed, SessionNotFound, SessionsFailed } from "../../onchain/session/errors.ts"
import {
  NoActiveAccount, NoActiveNetwork, SignatureInvalid, SignInExpired, SigningFailed, SignInMisfit, SignInNotStarted, SignInTooEarly, SiwxNotEnabled
} from "../../onchain/siwx/errors.ts"
import {
  SwapsNotSupported, GasPriceNotSupported, InsufficientLiquidity, AllowanceFailed, ApprovalNotBuilt, SwapNotBuilt,
  NetworkPriceFailed, SwapNotStarted, SwapAmountMisfit, SlippageMisfit, SwapMisprepared, SwapPriceMoved
} from "../../onchain/swap/errors.ts"
import { TokenBalanceUnavailable } from "../../onchain/token/errors.ts"
import { InvalidTokenId, TokenCallMisfit } from "../../onchain/token/laterErrors.ts"
import {
  ActionNotAllowed, CallsMisfit, TransactionChanged, ContextChanged, TooManyPending, CallStatusNotApproved, WalletAnswerMisfit,
  TransactionReverted, TransactionNotMined, PreflightMisfit
} from "../../wallets/requests/errors.ts"
import {
  CallBatchesUnsupported, CallBatchFailed, CallBatchNeedsMore, CallBatchPending, CallBatchRepeated, CallBatchTooLarge, CallBatchUnknown
} from "../../wallets/requests/callErrors.ts"
import { MethodNotGranted, RelayUnreachable, SessionEnded, SessionMalformed, WalletSilent } from "../../wallets/walletconnect/errors.ts"
import { RequestMisfit } from "../../wallets/requests/hostErrors.ts"
import { NoLinkFound } from "../../wallets/links/errors.ts"
import { CallMisfit } from "../host/CallMisfit.ts"
import { KitMissing } from "../../foundation/errors/KitMissing.ts"

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
  CallMisfit, KitMissing
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
