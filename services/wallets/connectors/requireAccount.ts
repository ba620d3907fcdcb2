import { RequestBeforeConnect } from "../../../core/wallets/connectors/errors.ts"
import { AccountNotInWallet, NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import { ContextChanged } from "../../../core/wallets/requests/errors.ts"

/** The account or the network is another than the caller saw; nothing was sent. */
export const contextChanged = (): ContextChanged => new ContextChanged()

/** The request names an account that is none of the wallet's. */
export const accountNotInWallet = (): AccountNotInWallet => new AccountNotInWallet()

/** The request is for a network that the wallet is not on. */
export const networkNotInWallet = (network: string): NetworkNotInWallet => new NetworkNotInWallet({ network })

/** The request came before the wallet was connected. */
export const requestBeforeConnect = (): RequestBeforeConnect => new RequestBeforeConnect()
