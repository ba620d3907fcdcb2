import { getField } from "../../foundation/data/decode.ts"

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
