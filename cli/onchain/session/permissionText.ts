import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { evmNetworkId } from "../../../core/chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../../core/chain/network/ids.ts"
import { translateToEnglish } from "../../../core/onchain/calldata/sentences.ts"
import { readExpiry } from "../../../core/onchain/session/executionPermissions.ts"
import { describePermission } from "../../../core/onchain/session/permissionShape.ts"
import type { WalletPermission } from "../../../core/onchain/session/readPermissions.ts"
import { getFacts } from "../../../services/onchain/calldata/factsOf.ts"
import { Store } from "../../../services/foundation/store/Store.ts"
import { formatNetwork } from "../../chain/network/formatNetwork.ts"
import { formatPairs, wrapText } from "../../foundation/text/table.ts"

/** Returns the end of a permission in ISO 8601; null if it has none that can be read. */
const getEnd = (permission: WalletPermission): string | null => {
  const end = readExpiry(permission)
  return typeof end === "number" && Math.abs(end) < 8.64e12 ? new Date(end * 1000).toISOString() : null
}

/** Returns a permission as data. */
export const toPermissionData = <P extends WalletPermission>({ dependencies: _, ...permission }: P) => ({
  ...permission,
  network: evmNetworkId(permission.chainId),
  expiresAt: getEnd({ ...permission, dependencies: [] })
})

/** Returns the lines of each permission: its network, its limits in words, its app, its end and its context. */
export const describeGranted = Effect.fnUntraced(function* (
  account: AccountId,
  permissions: ReadonlyArray<WalletPermission>
) {
  const now = Math.floor((yield* Clock.currentTimeMillis) / 1000)
  const state = (yield* Store).getState()
  return permissions.map((granted) => {
    const network: NetworkId | null = evmNetworkId(granted.chainId)
    const reading = {
      facts: getFacts(state, { account, app: "" }, now),
      say: translateToEnglish,
      network: network ?? "eip155:1",
      budget: { remaining: 64 },
      depth: 0
    }
    const words = describePermission(reading, granted.permission).flatMap((field) => field ?? [])
    return formatPairs([
      ["Network", network === null ? granted.chainId : formatNetwork(state.chain.networks, network)],
      ...words.flatMap(({ label, value }, nth) =>
        wrapText(value, 60).map((line, i) => [i === 0 ? (nth === 0 ? "Allows" : label) : "", line] as const)
      ),
      ["App", granted.to],
      ["Until", getEnd(granted)?.slice(0, 16).replace("T", " ") ?? "it is revoked"],
      ["Context", granted.context]
    ])
  })
})
