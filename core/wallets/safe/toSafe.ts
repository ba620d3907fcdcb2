import { isRecord } from "../../foundation/data/isRecord.ts"
import type { BatchRequest, EvmCall } from "../reader/walletRequest.ts"

/** A transaction in the form of Safe's page: the amount in decimal, the data always present. */
export interface SafeCall {
  readonly to: string
  readonly value: string
  readonly data: string
}

/**
 * Converts calls for a Safe, which executes them atomically. Returns undefined if it cannot send one of them: a Safe
 * does not deploy contracts directly, and does not run the code of an authorization.
 */
export const toSafeCalls = (calls: ReadonlyArray<EvmCall>): ReadonlyArray<SafeCall> | undefined => {
  const converted = calls.flatMap(({ authorizations, data, to, value }) =>
    to === undefined || authorizations.length > 0 ? [] : [{ to, value: String(value), data }]
  )
  return converted.length === calls.length ? converted : undefined
}

/**
 * Returns whether a batch or one of its calls requires a capability (EIP-5792): a Safe only supports atomic execution.
 */
export const needsCapability = ({ capabilities }: BatchRequest): boolean =>
  capabilities.some(({ isOptional }) => !isOptional)

/** Returns typed data in the form that a Safe can sign; undefined if it is not typed data. */
export const toSafeTypedData = (data: unknown): unknown =>
  isRecord(data) && isRecord(data["domain"]) && isRecord(data["types"]) ? data : undefined
