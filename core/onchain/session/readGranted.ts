import * as Either from "effect/Either"
import { getField } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { isSameRequest } from "../../wallets/signing/sameRequest.ts"
import { GrantAnswerMisfit, GrantUnsupported, GrantWider } from "./errors.ts"
import type { GrantedPermission, GrantKey, GrantRequest } from "./grant.ts"

/**
 * A grant in the form of a wallet request: the service's key before the page's own, in the second version of the form.
 */
export interface WalletGrant extends GrantRequest {
  readonly address: `0x${string}`
  readonly version: 2
}

/** The used parts of a wallet's answer to a grant. */
export interface WalletGranted {
  readonly context: string
  /** Epoch seconds. */
  readonly expiry: number
  readonly permissions: ReadonlyArray<GrantedPermission>
}

/** The result of a grant for the page; `context` is the id for revoking and using the session. */
export interface SmartSessionGrant {
  readonly chainId: `0x${string}`
  readonly address: `0x${string}`
  readonly expiry: number
  readonly permissions: ReadonlyArray<GrantedPermission>
  readonly context: string
}

/** Returns the grant in the form of a wallet request. */
export const toWalletGrant = (request: GrantRequest, address: `0x${string}`, key: GrantKey): WalletGrant => ({
  ...request,
  address,
  signer: { type: "keys", data: { keys: [key, ...request.signer.data.keys] } },
  version: 2
})

/** A wallet's support for grants on the network. */
export interface GrantSupport {
  /** True if the wallet, or its session, supports the method. */
  readonly hasMethod: boolean
  readonly isSupported: boolean
  readonly signerTypes: ReadonlyArray<string>
  readonly policyTypes: ReadonlyArray<string>
}

/** Fails with the first feature that the wallet lacks for a grant. docs/spec/onchain.md#session-granting. */
export const requireGrantSupport = (
  { policies, signer }: GrantRequest,
  { hasMethod, isSupported, policyTypes, signerTypes }: GrantSupport
): Either.Either<void, GrantUnsupported> => {
  const policy = policies.find(({ type }) => !policyTypes.includes(type))?.type
  const lacks = !hasMethod
    ? "Wallet does not support `wallet_grantPermissions` method"
    : !isSupported
      ? "Wallet does not support permissions capabilities"
      : !signerTypes.includes(signer.type)
        ? `Signer type ${signer.type} is not supported by the connected wallet`
        : policy === undefined
          ? undefined
          : `Policy type ${policy} is not supported by the connected wallet`
  return lacks === undefined ? Either.void : Either.left(new GrantUnsupported({ lacks }))
}

const isSameValue = (a: unknown, b: unknown): boolean => isSameRequest(a, b, { hex: true })
const getNumber = (value: unknown): bigint | undefined =>
  typeof value === "string" && /^0x[0-9a-f]{1,64}$/i.test(value) ? BigInt(value) : undefined

/** Returns true if a granted permission allows no more than the requested one. */
const isWithin = (granted: GrantedPermission, requested: GrantedPermission): boolean => {
  if (isSameValue(granted, requested)) return true
  const [allowance, wanted] = [getNumber(granted.data["allowance"]), getNumber(requested.data["allowance"])]
  if (allowance === undefined || wanted === undefined || allowance > wanted) return false
  return isSameValue({ ...granted, data: { ...granted.data, allowance: requested.data["allowance"] } }, requested)
}

/**
 * Reads a wallet's answer to a grant. Fails with "No response received from grantPermissions" if it is missing, with
 * "Invalid grantPermissions response" if it is incomplete, and with `GrantWider` if it grants more than requested: a
 * permission, a key, a later end or another network.
 */
export const readGranted = (
  answer: unknown,
  requested: WalletGrant
): Either.Either<WalletGranted, GrantAnswerMisfit | GrantWider> => {
  if (answer === undefined || answer === null) return answerMisfit("No response received from grantPermissions")
  const { chainId, context, expiry, permissions, signer } = isRecord(answer) ? answer : {}
  const isTyped = (value: unknown): value is GrantedPermission =>
    isRecord(value) && typeof value["type"] === "string" && isRecord(value["data"])
  if (
    typeof context !== "string" ||
    context === "" ||
    typeof expiry !== "number" ||
    !Number.isSafeInteger(expiry) ||
    typeof chainId !== "string" ||
    !isRecord(signer) ||
    !Array.isArray(permissions) ||
    !permissions.every(isTyped)
  )
    return answerMisfit("Invalid grantPermissions response")
  const keys = getField(getField(signer, "data"), "keys")
  const hasOwnKeys =
    signer["type"] === requested.signer.type &&
    Array.isArray(keys) &&
    keys.every((key: unknown) => requested.signer.data.keys.some((own) => isSameValue(own, key)))
  const isNoMore =
    getNumber(chainId) === getNumber(requested.chainId) &&
    expiry <= requested.expiry &&
    hasOwnKeys &&
    permissions.every((permission) => requested.permissions.some((expected) => isWithin(permission, expected)))
  return isNoMore ? Either.right({ context, expiry, permissions }) : Either.left(new GrantWider({}))
}

const answerMisfit = (rule: string): Either.Either<never, GrantAnswerMisfit> =>
  Either.left(new GrantAnswerMisfit({ rule }))
