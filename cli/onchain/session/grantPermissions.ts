import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { accountId, evmNetworkId } from "../../../core/chain/network/caip.ts"
import { readPermissionRequests } from "../../../core/onchain/session/permissionRequest.ts"
import type { Words } from "../../../core/onchain/calldata/words.ts"
import type { PermissionChange } from "../../../core/onchain/session/readPermissions.ts"
import { readRequest } from "../../../core/wallets/reader/readRequest.ts"
import { CallFacts } from "../../../services/onchain/calldata/CallFacts.ts"
import { Permissions } from "../../../services/onchain/session/Permissions.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import type { Report } from "../../foundation/text/Report.ts"
import { formatPairs, wrapText } from "../../foundation/text/table.ts"
import { dieWithoutCode, provideWorld } from "../../run/provideWorld.ts"
import { Run } from "../../run/world.ts"
import { getSignerOn } from "../../wallets/connection/currentSigner.ts"
import { chooseContinuation, confirm, type ConfirmWords, type Plan } from "../../wallets/requests/confirm.ts"
import { findJson, inputText } from "../plan/inputText.ts"
import { planFacts } from "../plan/planWords.ts"
import { permissionsLayer } from "./listPermissions.ts"
import { describeGranted, toPermissionData } from "./permissionText.ts"

const example =
  'A file contains the list of `grantPermissions`: [{ "chainId": "0x1", "to": "0x…", "permission": { "type": …, "data": … }, "rules": […] }]'
const method = "wallet_requestExecutionPermissions"

/** Notes on a permission that differs from the requested one. */
const changes: Readonly<Record<PermissionChange, ReadonlyArray<string>>> = {
  same: [],
  less: ["The wallet granted less than requested."],
  more: ["The wallet granted more than requested, as the request allows."]
}

const networkLabel = "Network"

/** Describes a requested permission: its network, its sentence and its fields. */
const describeRequested = (networkName: string, { fields, sentence }: Words): Plan["lines"] =>
  [
    { label: networkLabel, value: networkName },
    { label: "Grants", value: sentence },
    ...fields.filter(({ label }) => label !== networkLabel)
  ].flatMap(({ label, value }) => wrapText(value, 60).map((line, i) => [i === 0 ? label : "", line] as const))

/**
 * `permissions grant <file|->`: lets apps act for the connected account, within limits, after confirmation. The wallet
 * is asked once for all listed permissions (ERC-7715).
 */
export const grantPermissions = (input: string, words: ConfirmWords) =>
  Effect.gen(function* () {
    const way = yield* chooseContinuation(words)
    const value = yield* findJson(yield* inputText(input, example), "The permissions", example)
    const { accounts, connectorId, network } = yield* getSignerOn("eip155", { dryRun: way === "dry-run" })
    const [{ address }] = accounts
    const account = accountId(network, address)
    const { networks } = (yield* Store).getState().chain
    const requested = yield* readPermissionRequests(value, {
      address: `0x${address.slice(2)}`,
      networks: networks.map(({ id }) => id),
      now: Math.floor((yield* Clock.currentTimeMillis) / 1000)
    })
    const request = { method, params: requested }
    const description = yield* (yield* CallFacts).explain(yield* readRequest(request, { account: address, network }), {
      account,
      app: ""
    })
    const plan: Plan = {
      data: { account, permissions: requested },
      lines: [
        ["Account", address],
        ...(description.nested.length === 0 ? [description] : description.nested).flatMap((each, i) =>
          describeRequested(formatNetwork(networks, evmNetworkId(requested[i]?.chainId) ?? network), each)
        )
      ],
      requests: [request]
    }
    const stopped = yield* confirm(way, "Grant", Effect.succeed(plan))
    if (stopped !== undefined) return stopped
    ;(yield* Run).outbox.name("The request for permissions")
    const granted = yield* (yield* Permissions).grant(value, { account, connectorId }).pipe(dieWithoutCode)
    const lines = yield* describeGranted(account, granted)
    const report: Report = {
      data: { account, permissions: granted.map(toPermissionData) },
      lines: [
        ...formatPairs([["Account", address]]),
        ...lines.flatMap((each, i) => ["", ...each, ...changes[granted[i]?.change ?? "same"]]),
        "",
        "`latchkey permissions revoke <context>` revokes one."
      ]
    }
    return report
  }).pipe(provideWorld(Layer.merge(permissionsLayer, planFacts)))
