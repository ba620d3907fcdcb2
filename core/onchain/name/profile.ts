import { decodeEach } from "../../foundation/http/decodeEach.ts"
import { JsonRecord, Schema } from "../../foundation/data/schema.ts"
import { getSafeUrl } from "../../foundation/text/getSafeUrl.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { fromCoinType } from "../../chain/network/coinType.ts"
import type { NamedAddress, NameProfile } from "./events.ts"

/**
 * Returns the profile of an unregistered name, and of every name on a network without names.
 * docs/spec/chain.md#network-known-to-the-service.
 */
export const createEmptyProfile = (name: string): NameProfile => ({
  name,
  registered: false,
  registeredAt: "",
  addresses: [],
  avatar: "",
  bio: ""
})

/** A name as the name service returns it. */
export const ProfileAnswer = Schema.Struct({
  name: Schema.String.pipe(Schema.filter((name) => name !== "" && sanitizeName(name, 255) === name)),
  registered_at: Schema.optional(Schema.NullOr(Schema.String)),
  addresses: JsonRecord,
  attributes: Schema.optional(Schema.Unknown)
})

const coinTyped = decodeEach(
  Schema.Tuple(
    Schema.String.pipe(Schema.pattern(/^\d{1,10}$/)),
    Schema.Struct({ address: Schema.String.pipe(Schema.pattern(/^[0-9a-zA-Z]{1,128}$/)) })
  )
)
const attributed = decodeEach(
  Schema.Struct({ avatar: Schema.optional(Schema.String), bio: Schema.optional(Schema.String) })
)

/** Returns the profile in an answer. Addresses that are invalid on their chain are omitted. */
export const readProfile = ({ addresses, attributes, name, registered_at }: typeof ProfileAnswer.Type): NameProfile => {
  const about = attributed(Array.isArray(attributes) ? attributes : []).items
  const registeredAt = Date.parse(registered_at ?? "")
  return {
    name,
    registered: true,
    registeredAt: Number.isNaN(registeredAt) ? "" : new Date(registeredAt).toISOString(),
    addresses: coinTyped(Object.entries(addresses))
      .items.map(([coinType, { address }]) => toNamedAddress(Number(coinType), address))
      .filter(({ address, chainId }) => chainId === undefined || /^0x[0-9a-fA-F]{40}$/.test(address))
      .sort((a, b) => a.coinType - b.coinType),
    avatar: getSafeUrl(about.find(({ avatar }) => avatar !== undefined)?.avatar),
    bio: sanitizeName(about.find(({ bio }) => bio !== undefined)?.bio ?? "", 280)
  }
}

const toNamedAddress = (coinType: number, address: string): NamedAddress => {
  const chainId = fromCoinType(coinType)
  return { coinType, ...(chainId === undefined ? {} : { chainId }), address }
}
