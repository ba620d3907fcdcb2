import type { GrantRequest, SubscriptionRequest } from "../../onchain/session/grant.ts"
import type { SmartSessionGrant } from "../../onchain/session/readGranted.ts"
import type { SignInSession } from "../../onchain/siwx/session.ts"
import type { ActFor } from "../methods/shapes.ts"
import { describeMethods, needs } from "./method.ts"
import { actFor } from "./sharedKeys.ts"

const signIns = describeMethods("signIns")
const grants = describeMethods("grants")

/** The methods for sign-in with a wallet. */
export const signInMethods = {
  /**
   * Signs in the account of the snapshot, without a view of the kit: its wallet is asked for one signature. Returns the
   * valid session if there already is one. Rejects with `SiwxNotEnabled` without `siwx` or `siweConfig`.
   */
  signIn: signIns<() => Promise<SignInSession>>({ keys: {}, example: "signIn()" }),
  /** Ends the sessions of the account of the snapshot, on its network. */
  signOut: signIns<() => Promise<void>>({ keys: {}, example: "signOut()" })
}

/** The methods that let an app act for an EVM account, within limits and until a time. */
export const grantMethods = {
  /**
   * Asks the account of the snapshot for a smart session. The visitor reviews each permission in the kit's view before
   * the wallet is asked. Rejects with `GrantMisfit` and the rule if the request breaks one, `GrantUnsupported` if the
   * wallet cannot grant it, `RequestRejected` if the visitor or the wallet's owner declines, `GrantWider` if the wallet
   * grants more, and `GrantNotActivated` if the wallet granted a session that the service did not activate.
   */
  grantPermissions: grants<(request: GrantRequest) => Promise<SmartSessionGrant>>({
    bare: "grant",
    example: "grantPermissions({ chainId, expiry, signer, permissions, policies })"
  }),
  /** Asks for an allowance of the network's coin that renews each interval. Rejects as `grantPermissions` does. */
  createSubscription: grants<(request: SubscriptionRequest) => Promise<SmartSessionGrant>>({
    bare: "subscription",
    example: "createSubscription({ chainId, signerPublicKey, interval, asset, amount, expiry })"
  }),
  /** Revokes a session of the account: its wallet signs once. Also resolves if the session had already ended. */
  revokeSmartSession: grants<(session: ActFor & { readonly pci: string }) => Promise<void>>({
    keys: { pci: needs("pci"), ...actFor },
    example: 'revokeSmartSession({ pci: "0x…" })'
  })
}
