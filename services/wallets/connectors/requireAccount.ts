import { RequestBeforeConnect } from "../../../core/wallets/connectors/errors.ts"
import { AccountNotInWallet, NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import { ContextChanged } from "../../../core/wallets/requests/errors.ts"

/**
 * Makes the failure of a request whose account or network is not the current one; nothing was sent. With both names, the
 * message has them.
 */
export const contextChanged = (
  named: { readonly requested?: string; readonly current?: string } = {}
): ContextChanged => {
  const failure = new ContextChanged(named)
  const { current, requested } = named
  if (current === undefined || requested === undefined) return failure
  const message = `${failure.message}: the request names ${requested}, and the current one is ${current}`
  return Object.defineProperty(failure, "message", { value: message })
}

/** The request names an account that is none of the wallet's. */
export const accountNotInWallet = (): AccountNotInWallet => new AccountNotInWallet()

/** The request is for a network that the wallet is not on. */
export const networkNotInWallet = (network: string): NetworkNotInWallet => new NetworkNotInWallet({ network })

/** The request came before the wallet was connected. */
export const requestBeforeConnect = (): RequestBeforeConnect => new RequestBeforeConnect()
