import { type Decoder, optional, string, struct } from "../../foundation/data/decode.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import type { Connector } from "./schema.ts"
import { isReservedId } from "./ids.ts"

/** The longest icon that is accepted, characters of its `data:` URI. */
const iconMost = 64 * 1024

const decodeText: Decoder<string> = (value) => (typeof value === "string" ? value : "")
const decodeAnyText: Decoder<string> = (value) => (typeof value === "string" ? value : undefined)
const reverseDomain: Decoder<string> = (value) =>
  typeof value === "string" && /^[a-z0-9][a-z0-9._-]*$/i.test(value) ? value : undefined
const readInfo = struct({
  rdns: optional(reverseDomain),
  name: optional(decodeAnyText),
  uuid: optional(decodeText),
  icon: optional(decodeText)
})

/**
 * Reads a wallet's announcement (EIP-6963). Its id is `rdns`, else its name, else `uuid`, and never the id of one of
 * the kit's connectors; a name without visible characters becomes 'Unknown'. Returns null if nothing identifies it, if
 * its name is not text, or if its `rdns` is not a reverse domain name. docs/spec/wallets.md#injected-announced-wallets.
 */
export const readAnnouncement = (info: unknown): Connector | null => {
  const read = readInfo(info)
  if (read === undefined) return null
  const name = sanitizeName(read.name ?? "")
  const rdns = sanitizeName(read.rdns ?? "", 128)
  const id = [rdns, name, sanitizeName(read.uuid ?? "")].find(
    (candidate) => candidate !== "" && !isReservedId(candidate)
  )
  if (id === undefined) return null
  return {
    id,
    type: "ANNOUNCED",
    name: name === "" ? "Unknown" : name,
    chain: "eip155",
    icon: readIcon(read.icon),
    ...(id === rdns ? { rdns } : {})
  }
}

/** Returns an image that is contained in the data itself; drops any other, which would have to be fetched. */
export const readIcon = (icon: unknown): string => {
  const text = string(iconMost)(icon)?.trim() ?? ""
  return /^data:image\/[a-z0-9.+-]+[;,]/i.test(text) ? text : ""
}
