import { hexChainId } from "../../../core/chain/network/caip.ts"
import { array } from "../../../core/foundation/data/decode.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import { knownNetworks } from "../../chain/network/knownNetworks.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { WalletError } from "../../foundation/errors/WalletError.ts"
import { permissionsKey } from "../storage/session.ts"

/** The functions that a wallet without contracts needs to keep permissions (ERC-7715). */
interface PermissionHolder {
  /** The entries that are stored between runs. */
  readonly storage: Map<string, string>
  /** Reads a request of the wallet's account by the same rules as the kit that shows it. */
  readonly read: (method: string, params: unknown) => WalletRequest
  /** Returns a hash that only this wallet can compute. */
  readonly hash: (text: string) => Promise<string>
}

const kinds = ["native-token", "erc20-token"].flatMap((token) =>
  ["allowance", "periodic", "stream"].map((limit) => `${token}-${limit}`)
)
const chainIds = knownNetworks.filter(({ namespace }) => namespace === "eip155").map(({ id }) => hexChainId(id))

/** The contract that would redeem the permissions. Nothing redeems those of an account without a contract. */
const delegationManager = "0x000000000000000000000000000000000000de1e"

/** The maximum number of stored permissions. */
const maxStored = 1024

const readStored = array((value: unknown) => (isRecord(value) ? value : undefined), maxStored)

/** Returns the permissions that the wallet has granted and not revoked. */
const readPermissions = (storage: Map<string, string>): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  try {
    return readStored(JSON.parse(storage.get(permissionsKey) ?? "[]")) ?? []
  } catch {
    return []
  }
}

/**
 * Answers the methods of ERC-7715. The wallet grants exactly the requested permissions, and stores them next to the
 * session.
 */
export const createExecutionPermissionAnswers = ({ hash, read, storage }: PermissionHolder) => ({
  wallet_getSupportedExecutionPermissions: () =>
    Object.fromEntries(kinds.map((kind) => [kind, { chainIds, ruleTypes: ["expiry"] }])),
  wallet_getGrantedExecutionPermissions: () => readPermissions(storage),
  wallet_requestExecutionPermissions: async (params: unknown) => {
    const request = read("wallet_requestExecutionPermissions", params)
    const stored = readPermissions(storage)
    const granted = await Promise.all(
      (request.kind === "grant" ? request.grants : []).map(async (grant, index) => ({
        ...grant,
        context: await hash(JSON.stringify([stored.length + index, grant])),
        dependencies: [],
        delegationManager
      }))
    )
    storage.set(permissionsKey, JSON.stringify([...stored, ...granted]))
    return granted
  },
  wallet_revokeExecutionPermission: (params: unknown) => {
    const request = read("wallet_revokeExecutionPermission", params)
    const context = request.kind === "revoke" ? request.session : undefined
    const stored = readPermissions(storage)
    const remaining = stored.filter((permission) => permission["context"] !== context)
    if (remaining.length === stored.length) throw new WalletError(-32602, "no permission with this context")
    storage.set(permissionsKey, JSON.stringify(remaining))
    return {}
  }
})
