import { signatureInvalid } from "../../../core/onchain/siwx/errors.ts"
import { requireNonce } from "../../../core/onchain/siwx/fields.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
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
    if (!(await config.verifyMessage({ message, signature }))) throw signatureInvalid()
    config.onSignIn?.({ address: data.accountAddress, chainId: Number(data.chainId.slice("eip155:".length)) })
  },
  revokeSession: async () => {
    if ((await config.getSession()) === null) return
    await config.signOut()
    config.onSignOut?.()
  },
  setSessions: () => {},
  getSessions: async (chainId, address) => {
    const session = await config.getSession()
    if (session === null) return []
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
