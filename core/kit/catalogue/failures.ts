/**
 * Every failure of the kit as a class, by its tag. A room's failures appear here as soon as they are in its
 * `errors.ts`; files that also contain other exports list their failures by name.
 */
// The class without a catalogue entry, which the shell throws.
export { KitMissing as PlainKitMissing } from "../../foundation/errors/KitMissing.ts"
export { KitMissing } from "./kitMissing.ts"
export {
  BadShape,
  BadStatus,
  NoEndpoint,
  Offline,
  RateLimited,
  TimedOut,
  TooLarge,
  Unreachable
} from "../../foundation/http/errors.ts"
export { InvalidProjectId, OriginNotAllowed, SessionExpired } from "../../foundation/http/projectErrors.ts"
export { Unforeseen } from "../../foundation/log/errors.ts"
export * from "../../chain/network/errors.ts"
export * from "../../chain/network/networkIdErrors.ts"
export * from "../../chain/rpc/errors.ts"
export * from "../../chain/rpc/methodErrors.ts"
export * from "../../wallets/connection/errors.ts"
export * from "../../wallets/connection/connectorErrors.ts"
export * from "../../wallets/connectors/errors.ts"
export * from "../../wallets/links/errors.ts"
export * from "../../wallets/requests/errors.ts"
export * from "../../wallets/safe/errors.ts"
export * from "../../wallets/signing/errors.ts"
export * from "../../wallets/walletconnect/errors.ts"
export * from "../../embedded/frame/errors.ts"
export * from "../../onchain/account/errors.ts"
export * from "../../onchain/activity/errors.ts"
export * from "../../onchain/ens/errors.ts"
export * from "../../onchain/funding/errors.ts"
export * from "../../onchain/name/errors.ts"
export * from "../../onchain/onramp/errors.ts"
export * from "../../onchain/receipt/errors.ts"
export * from "../../onchain/send/errors.ts"
export * from "../../onchain/session/errors.ts"
export * from "../../onchain/siwx/errors.ts"
export * from "../../onchain/swap/errors.ts"
export * from "../../onchain/token/errors.ts"
export * from "../analytics/errors.ts"
export * from "../config/errors.ts"
export * from "../host/CallMisfit.ts"
export * from "../host/KitDisposed.ts"
export * from "../modal/errors.ts"
export * from "../options/errors.ts"
