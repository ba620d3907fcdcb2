import { isAccountId, splitAccountId } from "../../chain/network/caip.ts"
import {
  anything,
  array,
  boolean,
  type Decoder,
  literal,
  optional,
  record,
  string,
  struct
} from "../../foundation/data/decode.ts"
import { connectMethods, listingKinds } from "../../wallets/catalogue/listing.ts"
import { socialProviders } from "../../embedded/social/providers.ts"
import { walletFeatures } from "./featureNames.ts"
import { sanitizeName } from "../../foundation/text/plain.ts"
import { getSafeUrl } from "../../foundation/text/getSafeUrl.ts"
import type { Screen } from "../../onchain/approval/screening.ts"
import type { SignInPlugin, SiweConfig } from "../../onchain/siwx/plugin.ts"
import type { FundingOption } from "../../onchain/funding/FundingOption.ts"
import { readSponsors } from "../../wallets/requests/sponsor.ts"
import type { HostTypes } from "./hostTypes.ts"

const text = string(4096)
const texts = array(string(256), 1024)
const readFunction: Decoder<true> = (value) => (typeof value === "function" ? true : undefined)

/** Reads a host's sign-in, which is recognized by the function that creates its messages. */
const readSignIn = <A>(value: unknown): A | undefined =>
  typeof Object(value).createMessage === "function" ? (value as A) : undefined

/** Tokens by network id or EVM chain number: the contract of each, and a picture. */
const readTokens = record(struct({ address: string(128), image: optional(text) }), 1024)
const readPicture: Decoder<string> = (value) => getSafeUrl(text(value)) || undefined
const readFundingOption = struct({
  id: (value: unknown) => string(128)(value) || undefined,
  name: (value: unknown) => sanitizeName(string(128)(value) ?? "") || undefined,
  icon: optional(readPicture),
  open: (value: unknown) => (typeof value === "function" ? (value as FundingOption["open"]) : undefined)
})
/** Pictures by id, as http(s) addresses. */
const readPictures = record(readPicture, 1024)
/** Reads a host's ways to fund an account, each id once. Only the funding room calls their functions. */
const readFundingOptions: Decoder<ReadonlyArray<FundingOption>> = (value) => {
  const all = array(readFundingOption, 16)(value)
  return new Set(all?.map(({ id }) => id)).size === all?.length ? all : undefined
}
/** Only EVM networks have two account types; for Bitcoin, the payment account is used. */
const readAccountTypes = struct({
  eip155: optional(literal("eoa", "smartAccount")),
  solana: optional(literal("eoa")),
  bip122: optional(literal("payment"))
})
/** Bare addresses, or account ids. */
const readAddresses = array<string>((value) => {
  const entry = string(256)(value)
  return entry !== undefined && /^\w{25,128}$/.test(isAccountId(entry) ? splitAccountId(entry).address : entry)
    ? entry
    : undefined
}, 1024)
/** The address of a page: http(s), or relative to the host's own. */
const readPageUrl: Decoder<string> = (value) => {
  try {
    return typeof value === "string" &&
      value.trim() !== "" &&
      /^https?:$/.test(new URL(value, "https://host.invalid").protocol)
      ? value
      : undefined
  } catch {
    return undefined
  }
}

/** The absolute address of the host's own page, which wallets show. */
const readWholeUrl: Decoder<string> = (value) =>
  typeof value === "string" && /^https?:\/\//i.test(value) ? readPageUrl(value) : undefined

const lists = optional(record(array(text, 256), 8))
/** Reads the host's own WalletConnect proposal: lists by namespace, nodes by network id. */
const readProposalOverride = struct({
  methods: lists,
  chains: lists,
  events: lists,
  rpcMap: optional(record(text, 256)),
  defaultChain: optional(text)
})

/** Ids, rdns or names of wallets. Catalogue ids are converted to lower case, as in the catalogue's answers. */
const readWalletIds: Decoder<ReadonlyArray<string>> = (value) =>
  texts(value)?.map((id) => (/^[\da-f]{64}$/i.test(id) ? id.toLowerCase() : id))

const listOf = <const A extends string>(values: ReadonlyArray<A>) => array(literal(...values), 16)
const falseOr =
  <A>(read: Decoder<A>): Decoder<A | false> =>
  (value) =>
    value === false ? false : read(value)

/** The readers of options, by kind. The messages for invalid ones are in `core/kit/options/optionWords.ts`. */
const readers = {
  flag: boolean,
  connectMethods: listOf(connectMethods),
  walletGroups: listOf(listingKinds),
  walletFeatures: listOf(walletFeatures),
  socials: falseOr(listOf(socialProviders)),
  providers: falseOr(array(string(64), 16)),
  walletIds: readWalletIds,
  connectorIds: texts,
  allowedAncestors: texts,
  page: readPageUrl,
  addressBook: readAddresses,
  allWallets: literal("SHOW", "HIDE", "ONLY_MOBILE"),
  identity: literal("both", "service", "ens", "off"),
  defaultAccountTypes: readAccountTypes,
  projectId: string(256),
  metadata: struct({
    name: text,
    url: optional(readWholeUrl),
    description: optional(text),
    icons: optional(array(text, 16))
  }),
  themeMode: literal("dark", "light", "auto"),
  themeVariables: record(anything, 256),
  themeTokens: record(anything, 256),
  prepare: literal("intent", "visible", "idle"),
  storageName: (value: unknown) => (typeof value === "string" && /^[^:]{0,64}$/.test(value) ? value : undefined),
  callback: readFunction,
  fundingOptions: readFundingOptions,
  avatar: readFunction,
  connectorImages: readPictures,
  tokens: readTokens,
  sponsor: readSponsors,
  siwx: readSignIn<SignInPlugin>,
  siweConfig: readSignIn<SiweConfig>,
  screen: (value: unknown) => (typeof value === "function" ? (value as Screen) : undefined),
  universalProviderConfigOverride: readProposalOverride
} satisfies Readonly<Record<string, Decoder<unknown>>>

/**
 * Kinds that accept any value, which is then read together with others (`takeOptions`), or by code that ignores invalid
 * values (`formatOptionLines` reports them in development).
 */
type OpenKind =
  | "cookie"
  | "customWallets"
  | "disclaimer"
  | "endpoints"
  | "features"
  | "chainImages"
  | "locale"
  | "defaultNetwork"
  | "networks"
  | "rpc"
  | "customRpcUrls"
  | "unread"
  | "words"
/** The kind of an option. */
export type OptionKind = keyof typeof readers | OpenKind
type ReadAs<Kind extends OptionKind> = Kind extends keyof typeof readers
  ? NonNullable<ReturnType<(typeof readers)[Kind]>>
  : unknown

/** Options by name: the kind of each, and its default, if it has one. */
export type OptionList = Readonly<Record<string, readonly [kind: OptionKind, otherwise?: unknown]>>
/** The values of a list's options once they are read. */
export type ValuesOf<Entries extends OptionList> = {
  readonly [Name in keyof Entries]: Entries[Name] extends readonly [infer Kind extends OptionKind, infer Default]
    ? Default extends ReadAs<Kind>
      ? ReadAs<Kind>
      : ReadAs<Kind> | Default
    : ReadAs<Entries[Name][0]> | undefined
}
/** The options of a list, as hosts pass them. */
export type HostOptionsOf<Entries extends OptionList> = {
  readonly [Name in keyof Entries]?: HostValue<Entries[Name][0]> | undefined
}
type HostValue<Kind extends OptionKind> = Kind extends keyof HostTypes ? HostTypes[Kind] : ReadAs<Kind>

const getReader: Readonly<Partial<Record<OptionKind, Decoder<unknown>>>> = readers

/** Reads a host's value; undefined if it is not of the kind. */
export const readValue = (kind: OptionKind, value: unknown): unknown => {
  const read = getReader[kind]
  return read === undefined ? value : read(value)
}

/** Returns the values of a list's options: the read ones, and the defaults of the others. */
export const getValues = <Entries extends OptionList>(
  list: Entries,
  read: Readonly<Record<string, unknown>>
): ValuesOf<Entries> =>
  Object.fromEntries(
    Object.entries(list).map(([name, [, otherwise]]) => [name, read[name] ?? otherwise])
  ) as ValuesOf<Entries>
