import { evmNetworkId } from "../../chain/network/caip.ts"
import type { NetworkId } from "../../chain/network/ids.ts"
import type { Decoder } from "../../foundation/data/decode.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { getSafeUrl } from "../../foundation/text/getSafeUrl.ts"

/** A host's paymaster service (ERC-7677), which pays the network fees of its visitors. */
export interface Sponsor {
  /** Its address: https, or http on this machine. Visitors' pages and wallets call it. */
  readonly url: string
  /** The context that the service receives with each request, such as the id of a policy. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
}

/** The sponsors of a host by the id of an EVM network; an address is a sponsor without a context. */
export type SponsorOption = Readonly<Partial<Record<NetworkId, string | Sponsor>>>

/** The sponsors of a host by the id of an EVM network. */
export type SponsorsByNetwork = Readonly<Partial<Record<NetworkId, Sponsor>>>

const readSponsor = (value: unknown): Sponsor | undefined => {
  const { context, url }: Readonly<Record<string, unknown>> = typeof value === "string" ? { url: value } : Object(value)
  if (typeof url !== "string" || getSafeUrl(url) === "") return undefined
  if (context === undefined) return { url }
  return isRecord(context) ? { url, context: structuredClone(context) } : undefined
}

/** Reads the option `sponsor`. */
export const readSponsors: Decoder<SponsorsByNetwork> = (value) => {
  try {
    const all = isRecord(value)
      ? Object.entries(value).map(([id, item]) => [id, readSponsor(item)] as const)
      : undefined
    return all?.every(([id, sponsor]) => sponsor !== undefined && evmNetworkId(id.replace(/^eip155:/, "")) === id)
      ? Object.fromEntries(all)
      : undefined
  } catch {
    return undefined // a getter that throws, or a context that cannot be copied
  }
}
