import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId } from "../../../core/chain/network/caip.ts"
import { Permissions } from "../../../services/onchain/session/Permissions.ts"
import { WalletCapabilities } from "../../../services/wallets/requests/WalletCapabilities.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { dieWithoutCode, provideWorld } from "../../run/provideWorld.ts"
import { walletOn } from "../../wallets/connection/currentSigner.ts"
import { walletLayer } from "../../wallets/connection/walletLayer.ts"
import { describeGranted, toPermissionData } from "./permissionText.ts"

/** The services of the commands for permissions. */
export const permissionsLayer = Layer.provideMerge(
  Layer.provideMerge(Permissions.layer, WalletCapabilities.layer),
  walletLayer
)

/**
 * `permissions list`: lists the permissions that the connected wallet reports for its account, on all networks (ERC-7715).
 */
export const listPermissions = Effect.gen(function* () {
  const { accounts, connectorId, network } = yield* walletOn("eip155")
  const [{ address }] = accounts
  const account = accountId(network, address)
  const permissions = yield* dieWithoutCode((yield* Permissions).list({ account, connectorId }))
  const lines = yield* describeGranted(account, permissions)
  const report: Report = {
    data: { account, permissions: permissions.map(toPermissionData) },
    lines:
      permissions.length === 0
        ? ["The wallet has granted no permissions for this account."]
        : lines.flatMap((each, i) => (i === 0 ? each : ["", ...each]))
  }
  return report
}).pipe(provideWorld(permissionsLayer))
