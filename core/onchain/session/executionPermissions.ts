import { getField } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import type { GrantedPermission, GrantRequest } from "./grant.ts"

/** The methods that ask a wallet to let an app act (ERC-7715): the current one, and the older one. */
export type GrantMethod = "wallet_requestExecutionPermissions" | "wallet_grantPermissions"

/** Returns the parameters of a grant for either method. The current one has one entry per permission. */
export const toGrantParams = (method: GrantMethod, grant: GrantRequest): ReadonlyArray<unknown> =>
  method === "wallet_grantPermissions"
    ? [grant]
    : grant.permissions.map(({ data, type }) => ({
        chainId: grant.chainId,
        address: grant.address,
        signer: grant.signer,
        permission: { type, data, isAdjustmentAllowed: false },
        rules: [
          { type: "expiry", data: { timestamp: grant.expiry }, isAdjustmentAllowed: false },
          ...grant.policies.map((policy) => ({ ...policy, isAdjustmentAllowed: false }))
        ]
      }))

/** Returns the end of a permission: its own field, or the rule of the current form. Epoch seconds, not validated. */
export const readExpiry = (grant: unknown): unknown => {
  const rules = getField(grant, "rules")
  const rule = Array.isArray(rules) ? rules.find((rule: unknown) => getField(rule, "type") === "expiry") : undefined
  return getField(grant, "expiry") ?? getField(getField(rule, "data"), "timestamp")
}

/** Returns the permissions of a grant of either form; undefined if it has no permissions. */
export const getPermissions = (grant: unknown): ReadonlyArray<unknown> | undefined => {
  const [several, single] = [getField(grant, "permissions"), getField(grant, "permission")]
  return Array.isArray(several) ? several : single === undefined ? undefined : [single]
}

/** Converts the answer to a single permission of the current form to the older form, whose parts are validated. */
export const toOlderForm = (answer: unknown): unknown => {
  const only: unknown = Array.isArray(answer) && answer.length === 1 ? answer[0] : answer
  if (!isRecord(only)) return answer
  const permissions = getPermissions(only)?.map((permission) =>
    isPermission(permission) ? { type: permission.type, data: permission.data } : permission
  )
  return { ...only, expiry: readExpiry(only), permissions }
}

const isPermission = (value: unknown): value is GrantedPermission =>
  typeof getField(value, "type") === "string" && isRecord(getField(value, "data"))
