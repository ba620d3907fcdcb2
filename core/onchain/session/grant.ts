import * as Either from "effect/Either"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { GrantMisfit } from "./errors.ts"

/** The key of the party that may act for the account. */
export interface GrantKey {
  readonly type: "secp256r1" | "secp256k1"
  readonly publicKey: `0x${string}`
}

/** A page's request to let it act for an account without approval, until a time. Seconds, and hex with `0x`. */
export interface GrantRequest {
  readonly chainId: `0x${string}`
  /** The granting account; by default that of the page. */
  readonly address?: `0x${string}` | undefined
  /** Epoch seconds. */
  readonly expiry: number
  readonly signer: { readonly type: "keys"; readonly data: { readonly keys: ReadonlyArray<GrantKey> } }
  readonly permissions: ReadonlyArray<GrantedPermission>
  readonly policies: ReadonlyArray<{ readonly type: string; readonly data: Readonly<Record<string, unknown>> }>
  readonly version?: number | undefined
}

/** One permission: its kind, and its limits. */
export interface GrantedPermission {
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A subscription: an amount of the network's coin for each interval, until a time in epoch seconds. */
export interface SubscriptionRequest {
  readonly chainId: `0x${string}`
  readonly signerPublicKey: `0x${string}`
  readonly interval: "1s" | "1d" | "1w" | "1m"
  readonly asset: "native"
  /** Base units in hex. */
  readonly amount: `0x${string}`
  readonly expiry: number
}

const isHex = (value: unknown): value is `0x${string}` => typeof value === "string" && value.startsWith("0x")
const isKeyType = (value: unknown): value is GrantKey["type"] => value === "secp256r1" || value === "secp256k1"
const isTyped = (value: unknown): value is GrantedPermission =>
  isRecord(value) && typeof value["type"] === "string" && isRecord(value["data"])
const fields = new Set(["chainId", "address", "expiry", "signer", "permissions", "policies", "version"])

const failGrant = (rule: string): Either.Either<never, GrantMisfit> => Either.left(new GrantMisfit({ rule }))

/**
 * Returns the requested grant; fails with the first rule that the request breaks, in the order of
 * docs/spec/onchain.md#session-granting. `now`: epoch seconds.
 */
export const readGrant = (value: unknown, now: number): Either.Either<GrantRequest, GrantMisfit> => {
  if (!isRecord(value)) return failGrant(rules.structure)
  const { address, chainId, expiry, permissions, policies, signer, version } = value
  const data = isRecord(signer) ? signer["data"] : undefined
  const isWhole =
    Object.keys(value).every((name) => fields.has(name)) &&
    isRecord(signer) &&
    Array.isArray(policies) &&
    policies.every(isTyped) &&
    (version === undefined || typeof version === "number")
  if (!isWhole) return failGrant(rules.structure)
  if (!isHex(chainId) || !/^0x[0-9a-f]{1,13}$/i.test(chainId)) return failGrant(rules.chainId)
  if (address !== undefined && !isHex(address)) return failGrant(rules.address)
  if (typeof expiry !== "number" || !Number.isSafeInteger(expiry) || expiry <= now) return failGrant(rules.expiry)
  if (signer["type"] !== "keys") return failGrant(rules.signer)
  const keys: unknown = isRecord(data) ? data["keys"] : undefined
  if (!Array.isArray(keys) || keys.length === 0) return failGrant(rules.keys)
  const read: Array<GrantKey> = []
  for (const key of keys) {
    const [type, publicKey]: ReadonlyArray<unknown> = isRecord(key) ? [key["type"], key["publicKey"]] : []
    if (!isKeyType(type)) return failGrant(rules.keyType)
    if (!isHex(publicKey)) return failGrant(rules.publicKey)
    read.push({ type, publicKey })
  }
  if (!Array.isArray(permissions) || permissions.length === 0 || !permissions.every(isTyped))
    return failGrant(rules.permissions)
  const isPeriod = ({ data, type }: GrantedPermission): boolean =>
    !/-recurring-allowance$/.test(type) || (Number.isSafeInteger(data["period"]) && Number(data["period"]) > 0)
  if (!permissions.every(isPeriod)) return failGrant(rules.period)
  return Either.right({
    chainId,
    ...(address === undefined ? {} : { address }),
    expiry,
    signer: { type: "keys", data: { keys: read } },
    permissions,
    policies
  })
}

const rules = {
  structure: "Invalid request structure",
  chainId: 'Invalid chainId: must start with "0x"',
  address: 'Invalid address: must be a string starting with "0x"',
  expiry: "Invalid expiry: Expiry must be a future timestamp",
  keys: "A set of public keys is required for multiKey signers",
  signer: "Unsupported signer type",
  keyType: "Unsupported key type: must be secp256r1 or secp256k1",
  publicKey: 'Invalid public key: must start with "0x"',
  permissions: "Invalid permissions: must be a non-empty array",
  period: "Invalid period: must be a positive integer",
  namespace: "Unsupported namespace",
  asset: "Invalid asset"
} as const

/** The failure of a grant requested for an account that is not on an EVM network. */
export const grantOffEvm = failGrant(rules.namespace)

const seconds: Readonly<Record<string, number>> = { "1s": 1, "1d": 86_400, "1w": 604_800, "1m": 2_592_000 }

/**
 * Returns the grant of a subscription, not validated yet: an allowance of the network's coin from the next second on.
 * Fails with "Invalid asset" for anything but the coin.
 */
export const toSubscriptionGrant = (value: unknown, now: number): Either.Either<unknown, GrantMisfit> => {
  if (!isRecord(value)) return failGrant(rules.structure)
  const { amount, asset, chainId, expiry, interval, signerPublicKey } = value
  if (asset !== "native") return failGrant(rules.asset)
  const period = typeof interval === "string" && Object.hasOwn(seconds, interval) ? seconds[interval] : undefined
  if (!isHex(amount)) return failGrant(rules.structure)
  return Either.right({
    chainId,
    expiry,
    signer: { type: "keys", data: { keys: [{ type: "secp256k1", publicKey: signerPublicKey }] } },
    permissions: [{ type: "native-token-recurring-allowance", data: { allowance: amount, start: now + 1, period } }],
    policies: []
  })
}
