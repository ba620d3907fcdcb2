import type { AccountId } from "../../chain/network/ids.ts"
import { getField } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { Schema } from "../../foundation/data/schema.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import type { SmartSession } from "./events.ts"

const Short = Schema.String.pipe(Schema.minLength(1), Schema.maxLength(4096))
/** Epoch milliseconds. */
const Moment = Schema.JsonNumber.pipe(Schema.int(), Schema.between(0, 8_640_000_000_000_000))
/** Its kind, and any fields that the granting wallet added. */
interface Permission extends Readonly<Record<string, unknown>> {
  readonly type: string
}
const isPermission = (value: unknown): value is Permission =>
  isRecord(value) && typeof value["type"] === "string" && value["type"].length <= 64

/** A smart session as the chain service returns it. */
export const SessionItem = Schema.Struct({
  project: Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    url: Schema.optional(Schema.NullOr(Schema.String))
  }),
  pci: Short,
  expiry: Moment,
  createdAt: Moment,
  permissions: Schema.Array(Schema.Unknown.pipe(Schema.filter(isPermission))),
  revokedAt: Schema.optional(Schema.NullOr(Moment))
})

/** The current status of a session: it ends when it is revoked, or at its expiry. */
export type SessionStatus = "active" | "expired" | "revoked"

/** The fields of a permission's data and functions that descriptions use; all others are dropped. */
const known = ["address", "token", "allowance", "start", "period"] as const
const knownOfFunction = ["functionName", "args", "valueLimit", "operation"] as const

const pick = (from: unknown, names: ReadonlyArray<string>): Readonly<Record<string, unknown>> => {
  const picked: Record<string, unknown> = {}
  for (const name of names) {
    const value = getField(from, name)
    if (value !== undefined) picked[name] = value
  }
  return picked
}

const getTerm = (permission: Permission, type: string): unknown => {
  const data = getField(permission, "data")
  const functions = getField(data, "functions")
  const own = Array.isArray(functions) ? { functions: functions.map((item) => pick(item, knownOfFunction)) } : {}
  return { type, data: { ...pick(data, known), ...own } }
}

/** Returns the session in an answer, with its texts sanitized for display. */
export const readSession = ({
  createdAt,
  expiry,
  pci,
  permissions,
  project,
  revokedAt
}: typeof SessionItem.Type): SmartSession => {
  const types = permissions.map(({ type }) => sanitizeName(type))
  return {
    pci,
    createdAt,
    expiry,
    project: {
      id: sanitizeName(project.id),
      name: sanitizeName(project.name),
      url: /^https?:\/\/[^\s"<>\\]{1,2048}$/.exec(project.url ?? "")?.[0] ?? ""
    },
    revokedAt: revokedAt ?? undefined,
    permissions: types,
    terms: permissions.map((permission, index) => getTerm(permission, types[index] ?? ""))
  }
}

/** Returns a session's status at a time in epoch milliseconds. At its expiry it has ended. */
export const sessionStatus = ({ expiry, revokedAt }: SmartSession, now: number): SessionStatus =>
  revokedAt !== undefined ? "revoked" : expiry <= now ? "expired" : "active"

/** The revocation request to a wallet. `expiry` is in seconds, unlike the session's own. */
export interface RevokeRequest {
  readonly pci: string
  readonly permissions: ReadonlyArray<unknown>
  readonly expiry: number
  readonly address: AccountId
}

/**
 * Returns the request to revoke a session, in the format of the wallet that granted it (`wallet_revokePermissions`).
 */
export const revokeRequest = (
  account: AccountId,
  { expiry, pci, permissions }: typeof SessionItem.Type
): RevokeRequest => ({ pci, permissions, expiry: Math.floor(expiry / 1000), address: account })
