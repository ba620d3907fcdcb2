import * as Either from "effect/Either"
import { evmNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { isAddress, readerLimits } from "../../wallets/reader/notes.ts"
import type { ExecutionPermissionKind } from "../../wallets/requests/executionPermissionKinds.ts"
import { GrantMisfit, GrantUnsupported } from "./errors.ts"

/** A rule that limits a permission, such as `expiry` with `timestamp` in epoch seconds. */
export interface PermissionRule {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A permission that a page requests (ERC-7715, `wallet_requestExecutionPermissions`). Hex with `0x`. */
export interface PermissionRequest {
  /** A network of the page; the permissions of one request may be for several networks. */
  readonly chainId: `0x${string}`
  /** The granting account; by default that of the page. */
  readonly from?: `0x${string}` | undefined
  /** The account that may act for it. */
  readonly to: `0x${string}`
  readonly permission: {
    readonly type: string
    /** The limits of its kind. Amounts in base units, in hex; times in epoch seconds. */
    readonly data: Readonly<Record<string, unknown>>
    /** True allows the wallet to grant other limits than these. False by default. */
    readonly isAdjustmentAllowed?: boolean | undefined
  }
  readonly rules?: ReadonlyArray<PermissionRule> | undefined
}

/** A permission in the form that is sent to the wallet: every field is set. */
export interface RequestedPermission extends PermissionRequest {
  readonly from: `0x${string}`
  readonly permission: PermissionRequest["permission"] & { readonly isAdjustmentAllowed: boolean }
  readonly rules: ReadonlyArray<PermissionRule>
}

/** The facts that a request is checked against. `now`: epoch seconds. */
export interface PermissionContext {
  readonly address: `0x${string}`
  readonly networks: ReadonlyArray<NetworkId>
  readonly now: number
}

/**
 * Returns the permissions in the form that is sent to the wallet; fails with the first rule that one of them breaks.
 * docs/spec/onchain.md#session-permissions.
 */
export const readPermissionRequests = (
  value: unknown,
  context: PermissionContext
): Either.Either<ReadonlyArray<RequestedPermission>, GrantMisfit> => {
  if (!Array.isArray(value) || value.length === 0 || value.length > readerLimits.grants)
    return failGrant(`Invalid permissions: must be a list of 1 to ${readerLimits.grants} requests`)
  // Unlike `map`, `Array.from` visits the holes of a sparse list.
  return Either.all(Array.from(value, (item: unknown, index) => readOne(item, `permissions[${index}]`, context)))
}

const failGrant = (rule: string): Either.Either<never, GrantMisfit> => Either.left(new GrantMisfit({ rule }))

const fields = new Set(["chainId", "from", "to", "permission", "rules"])
const permissionFields = new Set(["type", "data", "isAdjustmentAllowed"])
const hasOnly = (value: Readonly<Record<string, unknown>>, names: ReadonlySet<string>): boolean =>
  Object.keys(value).every((name) => names.has(name))
const isTyped = (value: unknown): value is PermissionRule =>
  isRecord(value) && typeof value["type"] === "string" && value["type"] !== "" && isRecord(value["data"])
const isHexAddress = (value: unknown): value is `0x${string}` => isAddress(value)

const readOne = (
  value: unknown,
  path: string,
  { address, networks, now }: PermissionContext
): Either.Either<RequestedPermission, GrantMisfit> => {
  if (!isRecord(value) || !hasOnly(value, fields))
    return failGrant(`Invalid ${path}: must be a request for a permission`)
  const { chainId, from, permission, rules = [], to } = value
  const network = typeof chainId === "string" && /^0x[0-9a-f]{1,13}$/i.test(chainId) ? evmNetworkId(chainId) : null
  if (network === null) return failGrant(`Invalid ${path}.chainId: must be the number of a chain in hex`)
  if (!networks.includes(network)) return failGrant(`Invalid ${path}.chainId: must be a network of this page`)
  if (from !== undefined && !isHexAddress(from)) return failGrant(`Invalid ${path}.from: must be an address`)
  if (!isHexAddress(to) || /^0x0{40}$/.test(to) || !hasChecksum(to))
    return failGrant(`Invalid ${path}.to: must be an address with a valid checksum`)
  if (!isTyped(permission) || !hasOnly({ ...permission }, permissionFields))
    return failGrant(`Invalid ${path}.permission: must have a type and data`)
  const isAdjustmentAllowed: unknown = Reflect.get(permission, "isAdjustmentAllowed") ?? false
  if (typeof isAdjustmentAllowed !== "boolean")
    return failGrant(`Invalid ${path}.permission.isAdjustmentAllowed: must be true or false`)
  if (
    !Array.isArray(rules) ||
    !Array.from<unknown>(rules).every(isTyped) ||
    new Set(rules.map(({ type }) => type)).size < rules.length
  )
    return failGrant(`Invalid ${path}.rules: must be rules of different types, each with its data`)
  const end = rules.find(({ type }) => type === "expiry")?.data["timestamp"]
  if (rules.some(({ type }) => type === "expiry") && !(Number.isSafeInteger(end) && Number(end) > now))
    return failGrant(`Invalid ${path}.rules: expiry must have a future timestamp in seconds`)
  return Either.right({
    chainId: `0x${BigInt(network.slice("eip155:".length)).toString(16)}`,
    from: from ?? address,
    to,
    permission: { type: permission.type, isAdjustmentAllowed, data: permission.data },
    rules: rules.map(({ data, type }) => ({ type, data }))
  })
}

/** Returns false for an address in mixed case whose checksum is wrong: it may be mistyped. */
const hasChecksum = (address: string): boolean => {
  const digits = address.slice(2)
  return digits === digits.toLowerCase() || digits === digits.toUpperCase() || toChecksumAddress(address) === address
}

/**
 * Fails with the first permission or rule that the wallet does not report for its network. `kinds`: undefined if the
 * wallet reports no list.
 */
export const requirePermissionKinds = (
  requested: ReadonlyArray<RequestedPermission>,
  kinds: ReadonlyArray<ExecutionPermissionKind> | undefined
): Either.Either<void, GrantUnsupported> => {
  for (const { chainId, permission, rules } of kinds === undefined ? [] : requested) {
    const network = evmNetworkId(chainId)
    const kind = kinds?.find(({ networks, type }) => type === permission.type && networks.some((id) => id === network))
    const rule = rules.find(({ type }) => kind?.rules.includes(type) === false)?.type
    if (kind === undefined)
      return Either.left(
        new GrantUnsupported({ lacks: `Wallet does not grant ${permission.type} on chain ${BigInt(chainId)}` })
      )
    if (rule !== undefined)
      return Either.left(
        new GrantUnsupported({ lacks: `Wallet does not support the rule ${rule} of ${permission.type}` })
      )
  }
  return Either.void
}
