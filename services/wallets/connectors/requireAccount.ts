import { RequestBeforeConnect } from "../../../core/wallets/connectors/errors.ts"
import { AccountNotInWallet, NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import { ContextChanged } from "../../../core/wallets/requests/errors.ts"

/**
 * Returns the failure of a request whose account or network is not the current one; nothing was sent. With both names,
 * the message contains them.
 */
export const contextChanged = (
  names: { readonly requested?: string; readonly current?: string } = {}
): ContextChanged => {
  const failure = new ContextChanged(names)
  const { current, requested } = names
  if (current === undefined || requested === undefined) return failure
  const message = `${failure.message}: the request names ${requested}, and the current one is ${current}`
  return Object.defineProperty(failure, "message", { value: message })
}

/** Returns the failure of a request for an account that the wallet does not have. */
export const accountNotInWallet = (): AccountNotInWallet => new AccountNotInWallet()

/** Returns the failure of a request for a network that the wallet is not on. */
export const networkNotInWallet = (network: string): NetworkNotInWallet => new NetworkNotInWallet({ network })

/** Returns the failure of a request before the wallet was connected. */
export const requestBeforeConnect = (): RequestBeforeConnect => new RequestBeforeConnect()
