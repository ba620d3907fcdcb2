import type { GrantRequest, SubscriptionRequest } from "../../onchain/session/grant.ts"
import type { PermissionRequest } from "../../onchain/session/permissionRequest.ts"
import type { GrantedWalletPermission, WalletPermission } from "../../onchain/session/readPermissions.ts"
import type { SmartSessionGrant } from "../../onchain/session/readGranted.ts"
import type { SignInSession } from "../../onchain/siwx/session.ts"
import type { ActFor } from "../methods/shapes.ts"
import { describeMethods, needs } from "./method.ts"
import { actFor, address } from "./sharedKeys.ts"

const signIns = describeMethods("signIns")
const grants = describeMethods("grants")

/** The end of permissions in examples, in epoch seconds. */
const expiry = 2_082_758_400
const expiryRule = `{ type: "expiry", data: { timestamp: ${expiry} } }`

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
   * Asks the wallet of the snapshot's account to let others act for it (ERC-7715), once for all listed permissions,
   * which may be for several networks. The visitor reviews each in the kit's view before the wallet is asked. `change`
   * reports whether the wallet granted less, or more where `isAdjustmentAllowed` lets it. Rejects with `GrantMisfit` and
   * the rule if a request breaks one, `GrantUnsupported` if the wallet cannot grant it, `GrantPending` while another
   * call waits, `RequestRejected` if the visitor or the wallet's owner declines, and `GrantWider` if the wallet granted
   * something other than was shown: `granted` has it, so that it can be revoked.
   */
  grantPermissions: grants<
    (requests: ReadonlyArray<PermissionRequest>) => Promise<ReadonlyArray<GrantedWalletPermission>>
  >({
    bare: "permissions",
    example: `grantPermissions([{ chainId: "0x1", to: "${address}", permission: { type: "native-token-allowance", data: { allowanceAmount: "0x1" } }, rules: [${expiryRule}] }])`
  }),
  /**
   * Returns the permissions that the wallet has granted for the account and not revoked, on all networks (ERC-7715).
   * Never prompts. Rejects with `GrantUnsupported` if the wallet does not list them.
   */
  getGrantedPermissions: grants<(params?: ActFor) => Promise<ReadonlyArray<WalletPermission>>>({
    keys: actFor,
    example: "getGrantedPermissions()"
  }),
  /**
   * Revokes a permission by its `context`, after a review: its wallet is asked once. Rejects with `GrantUnsupported` if
   * the wallet does not revoke for pages; then it is revoked in the wallet itself.
   */
  revokePermission: grants<(params: ActFor & { readonly permissionContext: string }) => Promise<void>>({
    keys: { permissionContext: needs("permissionContext"), ...actFor },
    example: 'revokePermission({ permissionContext: "0x…" })'
  }),
  /**
   * Asks the account of the snapshot for a smart session. The visitor reviews each permission in the kit's view before
   * the wallet is asked. Rejects with `GrantMisfit` and the rule if the request breaks one, `GrantUnsupported` if the
   * wallet cannot grant it, `RequestRejected` if the visitor or the wallet's owner declines, `GrantWider` if the wallet
   * grants more, and `GrantNotActivated` if the wallet granted a session that the service did not activate.
   */
  grantSmartSession: grants<(request: GrantRequest) => Promise<SmartSessionGrant>>({
    bare: "grant",
    example: `grantSmartSession({ chainId: "0x1", expiry: ${expiry}, signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: "0x…" }] } }, permissions: [{ type: "contract-call", data: { address: "${address}", functions: [] } }], policies: [] })`
  }),
  /** Asks for an allowance of the network's coin that renews each interval. Rejects as `grantSmartSession` does. */
  createSubscription: grants<(request: SubscriptionRequest) => Promise<SmartSessionGrant>>({
    bare: "subscription",
    example: `createSubscription({ chainId: "0x1", signerPublicKey: "0x…", interval: "1w", asset: "native", amount: "0x1", expiry: ${expiry} })`
  }),
  /** Revokes a session of the account: its wallet signs once. Also resolves if the session had already ended. */
  revokeSmartSession: grants<(session: ActFor & { readonly pci: string }) => Promise<void>>({
    keys: { pci: needs("pci"), ...actFor },
    example: 'revokeSmartSession({ pci: "0x…" })'
  })
}
