import * as Either from "effect/Either"
import { evmNetworkId } from "../../chain/network/caip.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { findInvalidPath, JsonRecord, Schema } from "../../foundation/data/schema.ts"
import { isSameRequest } from "../../wallets/signing/sameRequest.ts"
import { GrantAnswerMisfit, GrantWider } from "./errors.ts"
import type { PermissionRule } from "./permissionRequest.ts"

const Hex = (pattern: RegExp) =>
  Schema.String.pipe(Schema.filter((text): text is `0x${string}` => pattern.test(text), { description: "hex" }))
const Address = Hex(/^0x[0-9a-f]{40}$/i)
const Rule = Schema.Struct({ type: Schema.String, data: JsonRecord })

/** A permission in a wallet's answer. Fields that the standard does not define are left out. */
const PermissionSchema = Schema.Struct({
  chainId: Hex(/^0x[0-9a-f]{1,13}$/i),
  from: Address,
  to: Address,
  permission: Schema.Struct({
    type: Schema.String,
    isAdjustmentAllowed: Schema.optional(Schema.Boolean),
    data: JsonRecord
  }),
  rules: Schema.optional(Schema.NullOr(Schema.Array(Rule))),
  context: Hex(/^0x(?:[0-9a-f]{2})+$/i),
  dependencies: Schema.Array(Schema.Struct({ factory: Address, factoryData: Hex(/^0x(?:[0-9a-f]{2})*$/i) })),
  delegationManager: Address
})
const readList = Schema.decodeUnknownEither(Schema.Array(PermissionSchema))
const readRevoked = Schema.decodeUnknownEither(Schema.Union(Schema.Null, Schema.Undefined, JsonRecord))

/** A permission that a wallet has granted (ERC-7715). */
export interface WalletPermission {
  readonly chainId: `0x${string}`
  /** The granting account. */
  readonly from: `0x${string}`
  /** The account that may act for it. */
  readonly to: `0x${string}`
  readonly permission: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }
  readonly rules: ReadonlyArray<PermissionRule>
  /** The id for using and revoking the permission: `permissionContext`. */
  readonly context: `0x${string}`
  /** The accounts that must be deployed before the permission is used (ERC-4337). */
  readonly dependencies: ReadonlyArray<{ readonly factory: `0x${string}`; readonly factoryData: `0x${string}` }>
  /** The contract that redeems the permission (ERC-7710). */
  readonly delegationManager: `0x${string}`
}

/** A granted permission compared with the requested one. */
export type PermissionChange = "same" | "less" | "more"

/** A permission that was granted now. `change`: how it differs from the request. */
export interface GrantedWalletPermission extends WalletPermission {
  readonly change: PermissionChange
}

const answerMisfit = (rule: string): Either.Either<never, GrantAnswerMisfit> =>
  Either.left(new GrantAnswerMisfit({ rule }))

/** Reads the permissions in a wallet's answer; one that does not fit the standard fails with its path. */
export const readWalletPermissions = (
  answer: unknown
): Either.Either<ReadonlyArray<WalletPermission>, GrantAnswerMisfit> =>
  readList(answer).pipe(
    Either.mapLeft(
      (error) => new GrantAnswerMisfit({ rule: `Invalid permissions response: ${findInvalidPath(error)}` })
    ),
    Either.map((list) =>
      list.map(({ permission: { data, type }, rules, ...fields }) => ({
        ...fields,
        permission: { type, data },
        rules: rules ?? []
      }))
    )
  )

/** Fails unless a wallet's answer to a revocation is empty, as the standard defines it. */
export const requireRevoked = (answer: unknown): Either.Either<void, GrantAnswerMisfit> =>
  Either.isRight(readRevoked(answer)) ? Either.void : answerMisfit("Invalid wallet_revokeExecutionPermission response")

/** A permission as it was sent to the wallet, in the form of the reader. */
interface SentPermission {
  readonly chainId: string
  readonly from: string
  readonly to: string
  readonly permission: {
    readonly type: string
    readonly isAdjustmentAllowed: boolean
    readonly data: Readonly<Record<string, unknown>>
  }
  readonly rules: ReadonlyArray<PermissionRule>
}

/**
 * Reads a wallet's answer to requested permissions, in their order, and compares each with its request. Fails with
 * `GrantAnswerMisfit` if the answer is missing or incomplete, and with `GrantWider` if a permission is for another
 * account, app, network or kind than requested, or allows more although the page did not allow that.
 */
export const readGrantedPermissions = (
  answer: unknown,
  sent: ReadonlyArray<SentPermission>
): Either.Either<ReadonlyArray<GrantedWalletPermission>, GrantAnswerMisfit | GrantWider> => {
  if (answer === undefined || answer === null) return answerMisfit("No response received from grantPermissions")
  return Either.flatMap(
    readWalletPermissions(answer),
    (list): Either.Either<ReadonlyArray<GrantedWalletPermission>, GrantAnswerMisfit | GrantWider> => {
      if (list.length !== sent.length)
        return answerMisfit(`Invalid permissions response: ${list.length} for ${sent.length} requested permissions`)
      const granted = list.map((permission, index) => {
        const request = sent[index]
        return { ...permission, change: request === undefined ? "other" : compare(permission, request) } as const
      })
      const isAllowed = ({ change }: (typeof granted)[number], index: number): boolean =>
        change !== "other" && (change !== "more" || sent[index]?.permission.isAdjustmentAllowed === true)
      return granted.every(isAllowed)
        ? Either.right(granted.flatMap(({ change, ...fields }) => (change === "other" ? [] : [{ ...fields, change }])))
        : Either.left(new GrantWider({ granted: list }))
    }
  )
}

type Change = PermissionChange | "other"

const isSameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

const compare = (granted: WalletPermission, sent: SentPermission): Change => {
  const isSamePermission =
    evmNetworkId(granted.chainId) === evmNetworkId(sent.chainId) &&
    isSameText(granted.from, sent.from) &&
    isSameText(granted.to, sent.to) &&
    granted.permission.type === sent.permission.type
  if (!isSamePermission) return "other"
  const [data, requested] = [granted.permission.data, sent.permission.data]
  const names = [...new Set([...Object.keys(data), ...Object.keys(requested)])]
  return join([...names.map((name) => compareField(name, data[name], requested[name])), ...compareRules(granted, sent)])
}

/** Returns the change of the whole permission: more of anything is more. */
const join = (changes: ReadonlyArray<Change>): Change =>
  (["other", "more", "less"] as const).find((change) => changes.includes(change)) ?? "same"

/** The fields in which a higher number allows more; a missing total allows everything. */
const amounts: ReadonlySet<string> = new Set([
  "allowance",
  "allowanceAmount",
  "amountPerSecond",
  "initialAmount",
  "maxAmount",
  "periodAmount"
])
/** The fields in which a higher number allows less. */
const times: ReadonlySet<string> = new Set(["period", "periodDuration", "start", "startTime"])
/** The fields that wallets fill in if a page leaves them out. */
const filledIn: ReadonlySet<string> = new Set(["start", "startTime"])

const isSameValue = (a: unknown, b: unknown): boolean => isSameRequest(a, b, { hex: true })
const isMissing = (value: unknown): boolean => value === undefined || value === null

const compareField = (name: string, granted: unknown, requested: unknown): Change => {
  // The page's own explanation limits nothing.
  if (name === "justification" || isSameValue(granted ?? null, requested ?? null)) return "same"
  if (isMissing(requested) && filledIn.has(name)) return "same"
  if (!amounts.has(name) && !times.has(name)) return "other"
  const [has, wanted] = [toNumber(name, granted), toNumber(name, requested)]
  if (has === undefined || wanted === undefined) return "other"
  if (has === wanted) return "same"
  return has > wanted === amounts.has(name) ? "more" : "less"
}

/** A missing total is unlimited, and nothing is paid at the start if that amount is missing. */
const toNumber = (name: string, value: unknown): bigint | undefined => {
  if (isMissing(value)) return name === "maxAmount" ? 1n << 256n : name === "initialAmount" ? 0n : undefined
  if (typeof value === "bigint") return value
  if (typeof value === "number" && Number.isSafeInteger(value)) return BigInt(value)
  return typeof value === "string" && /^(?:0x[0-9a-f]{1,64}|\d{1,78})$/i.test(value) ? BigInt(value) : undefined
}

/** Compares rules: one more limits more, one less limits less, and an earlier end allows less. */
const compareRules = (granted: WalletPermission, sent: SentPermission): ReadonlyArray<Change> => {
  const types = [...granted.rules, ...sent.rules].map(({ type }) => type)
  if (new Set(granted.rules.map(({ type }) => type)).size < granted.rules.length) return ["other"]
  return [...new Set(types)].map((type) => {
    const [has, wanted] = [granted, sent].map(({ rules }) => rules.find((rule) => rule.type === type)?.data)
    if (wanted === undefined) return "less"
    if (has === undefined) return "more"
    if (isSameValue(has, wanted)) return "same"
    const [end, last] = [has, wanted].map((data) => toNumber("timestamp", isRecord(data) ? data["timestamp"] : null))
    if (type !== "expiry" || end === undefined || last === undefined) return "other"
    return end < last ? "less" : end > last ? "more" : "same"
  })
}
