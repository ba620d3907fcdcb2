import { isNamespace, isNetworkId, namespaces } from "../../chain/network/ids.ts"
import { isRecord } from "../../foundation/data/isRecord.ts"
import { findSimilar } from "../../foundation/text/findSimilar.ts"
import type { FundingOption } from "../../onchain/funding/FundingOption.ts"
import type { Sponsor } from "../../wallets/requests/sponsor.ts"
import type { CookieOptions } from "../../wallets/storage/cookie.ts"
import type { HostTypes, MetadataOptions, ProposalOptions } from "../optionTable/hostTypes.ts"
import { listEntries } from "./listEntries.ts"
import { readOption } from "./optionWords.ts"

/** The keys of a type, all of them: the compiler reports a missing or an additional one. */
type Keys<T> = Readonly<Record<keyof T, true>>

/** The keys of options that are objects. */
const keys: {
  readonly cookie: Keys<CookieOptions>
  readonly defaultAccountTypes: Keys<HostTypes["defaultAccountTypes"]>
  readonly metadata: Keys<MetadataOptions>
  readonly universalProviderConfigOverride: Keys<ProposalOptions>
} = {
  cookie: { domain: true, path: true, maxAgeSeconds: true },
  defaultAccountTypes: { eip155: true, solana: true, bip122: true },
  metadata: { name: true, description: true, url: true, icons: true },
  universalProviderConfigOverride: { methods: true, chains: true, events: true, rpcMap: true, defaultChain: true }
}

/** The keys of the entries of options that are lists, or objects by id. */
const entryKeys: {
  readonly fundingOptions: Keys<FundingOption>
  readonly sponsor: Keys<Sponsor>
  readonly tokens: Keys<HostTypes["tokens"][string]>
} = {
  fundingOptions: { id: true, name: true, icon: true, open: true },
  sponsor: { url: true, context: true },
  tokens: { address: true, image: true }
}

/** Options that list wallet ids. An empty id matches no wallet. */
const idLists = ["excludeWalletIds", "featuredWalletIds", "includeWalletIds", "walletOrder"]

/**
 * Returns a sentence for each part of an option that the kit ignores without an error: an unknown key, an empty id, or a
 * key that is not a namespace or a network. Throws if an option throws when it is read.
 */
export const formatKeyLines = (input: Readonly<Record<string, unknown>>): ReadonlyArray<string> => [
  ...Object.entries(keys).flatMap(([option, known]) =>
    formatUnknownKeys(option, readOption(option, input), Object.keys(known))
  ),
  ...Object.entries(entryKeys).flatMap(([option, known]) =>
    listEntries(readOption(option, input)).flatMap(([, path, entry]) =>
      formatUnknownKeys(`${option}${path}`, entry, Object.keys(known))
    )
  ),
  ...idLists.flatMap((option) => {
    const list = readOption(option, input)
    return Array.isArray(list) && list.some((id) => typeof id === "string" && id.trim() === "")
      ? [`Option \`${option}\` has an empty id, which matches nothing: remove it`]
      : []
  }),
  ...listEntries(readOption("customRpcUrls", input)).flatMap(([, path, nodes]) =>
    Array.isArray(nodes) && nodes.length === 0
      ? [
          `Option \`customRpcUrls${path}\` must list at least one node, e.g. [{ url: "https://rpc.example.com" }]; it is an empty list`
        ]
      : []
  ),
  ...formatProposalLines(readOption("universalProviderConfigOverride", input))
]

const formatUnknownKeys = (path: string, value: unknown, known: ReadonlyArray<string>): ReadonlyArray<string> =>
  (isRecord(value) ? Object.keys(value) : [])
    .filter((key) => !known.includes(key))
    .map((key) => {
      const nearest = findSimilar(key, known)
      const advice = nearest === undefined ? `Known keys: ${known.join(", ")}` : `Did you mean \`${nearest}\`?`
      return `Option \`${path}\` has an unknown key ${JSON.stringify(key.slice(0, 64))}. ${advice}`
    })

/** Returns sentences for the parts of a WalletConnect proposal that no wallet is asked for. */
const formatProposalLines = (override: unknown): ReadonlyArray<string> => {
  const path = "universalProviderConfigOverride"
  const listKeys = (part: string) => Object.keys(Object(readOption(part, override)))
  const chains = Object.entries(Object(readOption("chains", override)))
  const start = readOption("defaultChain", override)
  const ids: ReadonlyArray<readonly [place: string, id: unknown]> = [
    ...chains.flatMap(([key, all]) =>
      (Array.isArray(all) ? all : []).map((id: unknown) => [`chains.${key.slice(0, 64)}`, id] as const)
    ),
    ...listKeys("rpcMap").map((id) => ["rpcMap", id] as const),
    ...(start === undefined ? [] : [["defaultChain", start] as const])
  ]
  return [
    ...["methods", "chains", "events"].flatMap((part) =>
      listKeys(part)
        .filter((key) => !isNamespace(key))
        .map(
          (key) =>
            `Option \`${path}.${part}\` must be keyed by namespace (${namespaces.join(", ")}); ${JSON.stringify(key.slice(0, 64))} is not a namespace`
        )
    ),
    ...ids
      .filter(([, id]) => typeof id === "string" && !isNetworkId(id))
      .map(
        ([place, id]) =>
          `Option \`${path}.${place}\` must contain network ids, e.g. "eip155:1"; it contains ${JSON.stringify(String(id).slice(0, 64))}`
      )
  ]
}
