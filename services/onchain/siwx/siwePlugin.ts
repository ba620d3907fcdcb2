import { requireNonce, requireYes } from "../../../core/onchain/siwx/fields.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import { reportFault } from "../../foundation/platform/reportFault.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"

/**
 * Makes a plugin of a `siweConfig`: the host's functions make nonce and text, verify the signature, and keep the one
 * session, which has neither text nor signature here. Where a change of account or network does not end it, it counts
 * for the account or network that is asked about.
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
    apart(() =>
      config.onSignIn?.({ address: data.accountAddress, chainId: Number(data.chainId.slice("eip155:".length)) })
    )
  },
  revokeSession: async () => {
    if ((await config.getSession()) === null) return
    await config.signOut()
    apart(() => config.onSignOut?.())
  },
  setSessions: () => {},
  getSessions: async (chainId, address) => {
    const session = await config.getSession()
    // A server may answer with an empty object where nobody is signed in.
    if (typeof session?.address !== "string" || !(session.chainId > 0)) return []
    const asked = Number(chainId.slice("eip155:".length))
    return [
      sessionOf(
        {
          address: config.signOutOnAccountChange === false ? address : session.address,
          chainId: config.signOutOnNetworkChange === false ? asked : session.chainId
        },
        origin
      )
    ]
  },
  getRequired: () => true,
  signOutOnDisconnect: config.signOutOnDisconnect
})

/** Calls a host's callback: what it throws is the page's own uncaught error, and stops nothing. */
const apart = (tell: () => void): void => {
  try {
    tell()
  } catch (cause) {
    reportFault(cause)
  }
}

/** A session that the host's server keeps: whose it is, and no more. */
const sessionOf = (
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
