import { requireNonce, requireYes } from "../../../core/onchain/siwx/fields.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import { reportFault } from "../../foundation/platform/reportFault.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"

/**
 * Creates a plugin from a `siweConfig`: the host's functions create nonce and text, verify the signature, and store the
 * one session, which has no text and signature here. If a change of account or network does not end the session, it
 * counts for the requested account or network.
 */
export const siwePlugin = (config: SiweConfig, origin: string | null): SignInPlugin => ({
  createMessage: async ({ accountAddress, chainId }) => {
    const nonce = requireNonce(await config.getNonce(accountAddress))
    const params = await config.getMessageParams?.()
    return config.createMessage({
      ...params,
      address: accountAddress,
      chainId: Number(chainId.slice("eip155:".length)),
      domain: origin === null ? "" : new URL(origin).host,
      uri: origin ?? "",
      version: "1",
      nonce,
      iat: new Date().toISOString()
    })
  },
  addSession: async ({ data, message, signature }) => {
    requireYes(await config.verifyMessage({ message, signature }))
    callSafely(() =>
      config.onSignIn?.({ address: data.accountAddress, chainId: Number(data.chainId.slice("eip155:".length)) })
    )
  },
  revokeSession: async () => {
    if ((await config.getSession()) === null) return
    await config.signOut()
    callSafely(() => config.onSignOut?.())
  },
  setSessions: () => {},
  getSessions: async (chainId, address) => {
    const session = await config.getSession()
    // A server may return an empty object if no account is signed in.
    if (typeof session?.address !== "string" || !(session.chainId > 0)) return []
    const requested = Number(chainId.slice("eip155:".length))
    return [
      readSession(
        {
          address: config.signOutOnAccountChange === false ? address : session.address,
          chainId: config.signOutOnNetworkChange === false ? requested : session.chainId
        },
        origin
      )
    ]
  },
  getRequired: () => true,
  signOutOnDisconnect: config.signOutOnDisconnect
})

/** Calls a host's callback. Its error is reported as an uncaught error of the page and has no other effect. */
const callSafely = (callback: () => void): void => {
  try {
    callback()
  } catch (cause) {
    reportFault(cause)
  }
}

/** Returns the session of the host's server: only its account. */
const readSession = (
  { address, chainId }: { readonly address: string; readonly chainId: number },
  origin: string | null
): SignInSession => ({
  data: {
    accountAddress: address,
    chainId: `eip155:${chainId}`,
    domain: origin === null ? "" : new URL(origin).host,
    uri: origin ?? "",
    version: "1",
    nonce: "",
    issuedAt: new Date(0).toISOString()
  },
  message: "",
  signature: ""
})
