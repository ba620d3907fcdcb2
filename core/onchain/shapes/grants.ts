import { readQuantity } from "../calldata/abi.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import {
  type Description,
  showOutsideText,
  type Reading,
  toTimeLines,
  showTime,
  warn,
  warnOfTwin
} from "../calldata/reading.ts"
import { readExpiry, getPermissions } from "../session/executionPermissions.ts"
import { readerLimits } from "../../wallets/reader/notes.ts"
import { describePermission } from "../session/permissionShape.ts"

const isAddress = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
const getOwn = (record: unknown, key: string): unknown =>
  isRecord(record) && Object.hasOwn(record, key) ? record[key] : undefined

/** Matches a key: hex, base58 or base64 of at least 32 bytes, or a `did:key`. */
const isKey = (text: string): boolean =>
  /^(?:0x)?[0-9a-f]{64,260}$/i.test(text) || /^did:key:z[1-9A-HJ-NP-Za-km-z]{40,120}$/.test(text)

/** Shortens a key for a line: whole up to 64 characters, else its first 34 and its last 24. */
const shortenKey = (key: string): string => (key.length <= 64 ? key : `${key.slice(0, 34)}…${key.slice(-24)}`)

/** Shows a grantee: a whole address, or a key; a name that the page made up is quoted and labeled. */
const formatGrantee = (value: unknown, { say }: Reading): string | undefined =>
  isAddress(value)
    ? toChecksumAddress(value)
    : typeof value !== "string" || value === ""
      ? undefined
      : isKey(value)
        ? shortenKey(value)
        : say("name.byPage", { name: `“${showOutsideText(value).replace(/["“”]/g, "'")}”` })

/** Returns all grantees of a signer: by address, by one or several keys, or by an id. */
const getGrantees = (signer: unknown, reading: Reading): ReadonlyArray<string> => {
  const data = getOwn(signer, "data")
  const keys = ["keys", "publicKeys", "ids"].flatMap((name): ReadonlyArray<unknown> => {
    const list = getOwn(data, name)
    return Array.isArray(list) ? list : []
  })
  const values = [
    getOwn(data, "address"),
    getOwn(signer, "address"),
    getOwn(data, "publicKey"),
    ...keys.slice(0, readerLimits.signerKeys).map((key) => getOwn(key, "publicKey") ?? key),
    getOwn(data, "id")
  ]
  return [...new Set(values.flatMap((value) => formatGrantee(value, reading) ?? []))]
}

/** Returns true if a grant names an end, even one that cannot be read. */
const hasEnd = (grant: Readonly<Record<string, unknown>>): boolean => (readExpiry(grant) ?? undefined) !== undefined

/**
 * Describes the grant of a smart session. Its expiry is in seconds, in the request's own format.
 * docs/spec/onchain.md#calldata-grants.
 */
export const describeGrant = (grant: Readonly<Record<string, unknown>>, reading: Reading): Description | undefined => {
  const [permissions, expiry, signer] = [
    getPermissions(grant),
    readQuantity(readExpiry(grant)),
    getOwn(grant, "signer")
  ]
  const permission = getOwn(grant, "permission")
  // Only the current form, with one permission, may have no end.
  if (permissions === undefined || (expiry === undefined && (permission === undefined || hasEnd(grant))))
    return undefined
  const grantees = new Set([...getGrantees(signer, reading), ...getGrantees({ address: getOwn(grant, "to") }, reading)])
  const grantee = [...grantees].join(", ") || reading.facts.app || reading.say("who.any")
  const until = expiry === undefined ? undefined : showTime(reading, expiry)
  return {
    sentence:
      until === undefined ? reading.say("grant.endless", { grantee }) : reading.say("grant", { grantee, until }),
    fields: [
      ...[...grantees].filter(isAddress).map((address) => warnOfTwin(reading, address)),
      ...permissions.slice(0, 64).flatMap((permission) => describePermission(reading, permission)),
      permissions.length > 64 ? warn(reading, "warn.depth") : undefined,
      permissions.length === 0 ? warn(reading, "warn.unlimited") : undefined,
      getOwn(permission, "isAdjustmentAllowed") === true ? warn(reading, "warn.adjustable", {}, "careful") : undefined,
      ...(expiry === undefined ? [] : toTimeLines(reading, "label.until", expiry)),
      expiry === undefined || expiry - BigInt(Math.floor(reading.facts.now)) > 31_536_000n
        ? warn(reading, "warn.endless", {}, "danger")
        : undefined
    ],
    risk: "careful"
  }
}
