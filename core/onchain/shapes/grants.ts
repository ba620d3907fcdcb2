import { quantity } from "../calldata/abi.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { checksumAddress } from "../../chain/evm/checksum.ts"
import { type Description, outsideText, type Reading, timeLines, timeWords, warn } from "../calldata/reading.ts"
import { permissionLines } from "../session/permissionShape.ts"

const isAddress = (value: unknown): value is string => typeof value === "string" && /^0x[0-9a-f]{40}$/i.test(value)
const ownOf = (of: unknown, key: string): unknown => (isRecord(of) && Object.hasOwn(of, key) ? of[key] : undefined)

/**
 * Tells what a smart session is granted. Its expiry is in seconds, by the request's own form.
 * docs/spec/onchain.md#calldata-grants.
 */
export const tellGrant = (grant: Readonly<Record<string, unknown>>, reading: Reading): Description | undefined => {
  const [permissions, expiry, signer] = [
    ownOf(grant, "permissions"),
    quantity(ownOf(grant, "expiry")),
    ownOf(grant, "signer")
  ]
  if (!Array.isArray(permissions) || expiry === undefined) return undefined
  const key =
    ownOf(ownOf(signer, "data"), "address") ??
    ownOf(ownOf(signer, "data"), "publicKey") ??
    ownOf(ownOf(signer, "data"), "id")
  const grantee = isAddress(key)
    ? checksumAddress(key)
    : typeof key === "string"
      ? outsideText(key)
      : reading.facts.app || reading.say("who.any")
  const until = timeWords(reading, expiry)
  return {
    sentence:
      until === undefined ? reading.say("grant.endless", { grantee }) : reading.say("grant", { grantee, until }),
    fields: [
      ...permissions.slice(0, 64).flatMap((one) => permissionLines(reading, one)),
      permissions.length > 64 ? warn(reading, "warn.depth") : undefined,
      permissions.length === 0 ? warn(reading, "warn.unlimited") : undefined,
      ...timeLines(reading, "label.until", expiry),
      expiry - BigInt(Math.floor(reading.facts.now)) > 31_536_000n
        ? warn(reading, "warn.endless", {}, "danger")
        : undefined
    ],
    risk: "careful"
  }
}
