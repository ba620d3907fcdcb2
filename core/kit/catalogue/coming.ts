/**
 * Failures that nothing raises yet, each with the room it waits for: who builds the room raises it there and takes it
 * out of this list.
 */
export const coming = {
  FrameLoadFailed: "embedded/frame",
  FrameLoadTimedOut: "embedded/frame",
  FrameRequestTimedOut: "embedded/frame",
  UnverifiedDomain: "embedded/frame",
  RequestAborted: "embedded/frame",
  EmbeddedAborted: "embedded/frame",
  FrameError: "embedded/frame",
  FrameErrorUnknown: "embedded/frame",
  FrameNotSet: "embedded/frame",
  FrameParentNotSet: "embedded/frame",
  NoAuthConnector: "embedded/frame",
  NotEmailOrSocial: "embedded/frame",
  OtpRejected: "embedded/email",
  PopupClosed: "embedded/social",
  PopupBlocked: "embedded/social",
  PopupNotCreated: "embedded/social",
  SocialUriFailed: "embedded/social",
  SocialTimedOut: "embedded/social",
  SocialNotStarted: "embedded/social",
  UntrustedOrigin: "embedded/social",
  FarcasterFailed: "embedded/farcaster",
  NameNeedsAccount: "embedded/smartAccount",
  ActionNotAllowed: "wallets/signing",
  TransactionChanged: "wallets/signing",
  SendFailed: "onchain/approval",
  AccountNotFound: "onchain/account",
  SiwxNotEnabled: "onchain/siwx",
  NoActiveAccount: "onchain/siwx",
  NoActiveNetwork: "onchain/siwx",
  SignInNotStarted: "onchain/siwx"
} as const
