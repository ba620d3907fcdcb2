import type { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import type { RequestBeforeConnect } from "../../../core/wallets/connection/laterErrors.ts"
import type { AccountNotInWallet, NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import type { ContextChanged, PreflightMisfit, WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import type { RequestMisfit } from "../../../core/wallets/requests/hostErrors.ts"
import type {
  MethodNotGranted,
  NoSession,
  SessionEnded,
  WalletSilent
} from "../../../core/wallets/walletconnect/errors.ts"

/** How asking a wallet can end badly. Each has its number in `eip1193.ts`. */
export type ConnectorError =
  | AccountNotInWallet
  | ChainNotSupported
  | ContextChanged
  | MethodNotGranted
  | NetworkNotInWallet
  | NoSession
  | PreflightMisfit
  | RequestBeforeConnect
  | RequestMisfit
  | RequestRejected
  | SessionEnded
  | WalletAnswerMisfit
  | WalletRequestFailed
  | WalletSilent
