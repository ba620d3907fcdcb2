/**
 * Failures that nothing raises yet, each with the room it waits for: who builds the room raises it there and takes it
 * out of this list.
 */
export const coming = {
  FrameNotSet: "embedded/frame",
  NotEmailOrSocial: "embedded/frame",
  SendFailed: "onchain/approval",
  AccountNotFound: "onchain/account"
} as const
