import { evmNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { array, number, record, string, struct } from "../../foundation/data/decode.ts"

/** A kind of permission that a wallet grants to apps: its networks, and the kinds of its rules, such as `expiry`. */
export interface ExecutionPermissionKind {
  readonly type: string
  readonly networks: ReadonlyArray<NetworkId>
  readonly rules: ReadonlyArray<string>
}

const readName = string(64)
const readKind = struct({
  chainIds: array((value) => readName(value) ?? number(value) ?? "", 1024),
  ruleTypes: array((value) => readName(value) ?? "", 64)
})
const readKinds = record((value) => readKind(value) ?? null, 64)

const isName = (type: string): boolean => /^[\w.:-]+$/.test(type)

/**
 * Reads a wallet's answer to `wallet_getSupportedExecutionPermissions` (ERC-7715); undefined if it cannot be read.
 * Kinds, chains and names in another form are left out. Never throws.
 */
export const readPermissionKinds = (answer: unknown): ReadonlyArray<ExecutionPermissionKind> | undefined => {
  const kinds = readKinds(answer)
  return kinds === undefined
    ? undefined
    : Object.entries(kinds)
        .filter(([type]) => isName(type))
        .flatMap(([type, kind]) =>
          kind === null
            ? []
            : [
                {
                  type,
                  networks: kind.chainIds.flatMap((chain) => evmNetworkId(chain) ?? []),
                  rules: kind.ruleTypes.filter(isName)
                }
              ]
        )
}
