import { ContextChanged } from "../../../core/wallets/requests/errors.ts"

/**
 * Returns the failure of a request whose account or network is not the current one; nothing was sent. With both names,
 * the message contains them.
 */
export const createContextChanged = (
  names: { readonly requested?: string; readonly current?: string } = {}
): ContextChanged => {
  const failure = new ContextChanged(names)
  const { current, requested } = names
  if (current === undefined || requested === undefined) return failure
  const message = `${failure.message}: the request names ${requested}, and the current one is ${current}`
  return Object.defineProperty(failure, "message", { value: message })
}
