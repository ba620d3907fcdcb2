import * as Effect from "effect/Effect"
import { accountId } from "../../../core/chain/network/caip.ts"
import { Permissions } from "../../../services/onchain/session/Permissions.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { dieWithoutCode, provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { chooseContinuation, confirm, type ConfirmWords } from "../../wallets/requests/confirm.ts"
import { permissionsLayer } from "./listPermissions.ts"

/**
 * `permissions revoke <context>`: ends a permission, after confirmation. The connected wallet is asked once (ERC-7715).
 */
export const revokePermission = (permissionContext: string, words: ConfirmWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const { accounts, connectorId, network } = yield* getSignerOn("eip155", { dryRun: way === "dry-run" })
    const [{ address }] = accounts
    const account = accountId(network, address)
    const { networks } = (yield* Store).getState().chain
    const data = { account, context: permissionContext }
    const stopped = yield* confirm(
      way,
      "Revoke",
      Effect.succeed({
        data,
        lines: [
          ["Network", formatNetwork(networks, network)],
          ["Account", address],
          ["Ends", "a permission"],
          ["Context", permissionContext],
          ["", "After that the app can no longer act for the account with it."]
        ],
        requests: [{ method: "wallet_revokeExecutionPermission", params: [{ permissionContext }] }]
      })
    )
    if (stopped !== undefined) return stopped
    ;(yield* Run).outbox.name("The revocation of a permission")
    yield* (yield* Permissions).revoke(permissionContext, { account, connectorId }).pipe(dieWithoutCode)
    const report: Report = { data: { ...data, revoked: true }, lines: ["The permission has ended."] }
    return report
  }).pipe(provideWorld(permissionsLayer))
