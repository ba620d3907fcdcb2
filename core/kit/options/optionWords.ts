import { findSimilar } from "../../foundation/text/findSimilar.ts"
import { hasHiddenValues } from "../../foundation/data/isRecord.ts"
import { readField } from "../host/readField.ts"
import type { OptionProblem } from "./errors.ts"
import type { OptionKind } from "../optionTable/optionKinds.ts"
import { featureTable } from "../optionTable/featureTable.ts"
import { optionTable } from "../optionTable/optionTable.ts"
import { getMetadataPart, formatMetadataWords } from "./formatMetadataWords.ts"

/* The messages for invalid or ignored options. The kit only fetches this file to report a problem. */

/** The messages for invalid options, by kind: what an option must be, with an example. */
const kindWords: Readonly<Record<OptionKind, string>> = {
  flag: "must be true or false, e.g. true",
  connectMethods: 'must list "wallet", "email", "social", e.g. ["wallet"]',
  walletGroups: 'must list groups of wallets, e.g. ["recent", "injected"]',
  walletFeatures: 'must list wallet features, e.g. ["send", "receive"]',
  socials: 'must be false or a list of google, x, farcaster, discord, apple, github and facebook, e.g. ["google", "x"]',
  providers: 'must be false or a list of providers, e.g. ["1inch"]',
  unread: "",
  walletIds: 'must be a list of wallet ids, e.g. ["c57ca95b…"]',
  connectorIds: 'must be a list of connector ids, as in kit.connectors(), e.g. ["io.metamask"]',
  page: 'must be the address of a page, e.g. "https://example.com/terms"',
  callback: "must be a function, e.g. (value) => console.log(value)",
  networks: "must be a list of at least one network, e.g. [mainnet]",
  defaultNetwork: "must be one of `networks`, e.g. mainnet",
  projectId: 'must be text, e.g. "0123456789abcdef0123456789abcdef"',
  metadata: 'must have a name, and may have url, description and icons, e.g. { name: "My app" }',
  themeMode: 'must be "dark", "light" or "auto"',
  locale: 'must be a language\'s tag, "page", "visitor" or a language itself, e.g. "ar"',
  words: 'must be texts by the kit\'s keys, e.g. { "button.connect": "Sign in" }',
  cookie: "must be true, false, or { domain, path, maxAgeSeconds }",
  themeVariables: 'must be an object, e.g. { "--w3m-accent": "#5773ff" }',
  themeTokens: 'must be an object, e.g. { primary: "var(--primary)" }',
  customWallets:
    'must be a list of wallets, e.g. [{ id: "my-wallet", name: "My wallet", homepage: "https://example.com" }]',
  chainImages: 'must be image addresses by chain id, e.g. { 1: "https://example.com/1.png" }',
  customRpcUrls: 'must be endpoints by network id, e.g. { "eip155:1": [{ url: "https://rpc.example.com" }] }',
  addressBook: 'must be a list of addresses, e.g. ["0x70997970C51812dc3A010C7d01b50e0d17dc79C8"]',
  identity: 'must be "both", "service", "ens" or "off"',
  allWallets: 'must be "SHOW", "HIDE" or "ONLY_MOBILE"',
  features: "must be an object, e.g. { legalCheckbox: true }",
  endpoints: 'must be service roots over https, e.g. { chainService: "https://chain.example.com" }',
  rpc: "must be request options, e.g. { batch: true, rank: true }",
  prepare: 'must be "intent", "visible" or "idle"',
  storageName: 'must be a short text without a colon, e.g. "second"',
  avatar: 'must be a function that returns a picture\'s address, e.g. ({ address }) => "/faces/" + address + ".png"',
  disclaimer: 'must be an element of the page, or a function that makes one, e.g. document.createElement("p")',
  allowedAncestors: 'must be origins of sites, e.g. ["https://shop.example"]',
  tokens: 'must be tokens by chain id, e.g. { 1: { address: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" } }',
  sponsor: 'must be paymaster services by EVM network id, e.g. { "eip155:8453": "https://pay.example.com" }',
  connectorImages:
    'must be https addresses of pictures by connector id, e.g. { "io.example": "https://example.com/1.png" }',
  fundingOptions:
    'must be at most 16 ways with an id each, e.g. [{ id: "exchange", name: "My exchange", open: () => window.open("https://example.com") }]',
  siwx: "must be a sign-in with its functions, e.g. signIn() of latchkey/siwx",
  siweConfig: "must have getNonce, createMessage, verifyMessage, getSession and signOut; `siwx` is its successor",
  screen: 'must be a function that returns a verdict, e.g. async () => ({ verdict: "ok" })',
  defaultAccountTypes: 'must be types by namespace, e.g. { eip155: "eoa" }; Bitcoin has only "payment"',
  universalProviderConfigOverride: 'must have lists by namespace, e.g. { methods: { eip155: ["personal_sign"] } }'
}

/** Returns what an option must be, with an example; undefined if there is no option of this name. */
export const getWords = (name: string): string | undefined =>
  Object.hasOwn(optionTable, name) ? kindWords[optionTable[name as keyof typeof optionTable][0]] : undefined

/** Returns what a name inside `features` must be, with an example; undefined if there is no feature of this name. */
export const getFeatureWords = (name: string): string | undefined =>
  Object.hasOwn(featureTable, name) ? kindWords[featureTable[name as keyof typeof featureTable][0]] : undefined

const network = "is `networks` here, e.g. [mainnet]"
const app = 'is `metadata` here, e.g. { name: "My app" }'
const theme = 'is `themeMode` and `themeTokens` here, e.g. "dark"'
const found =
  "is not accepted: wallets are found automatically; `customWallets` adds one to the list, `featuredWalletIds` puts one first"
const server = "is `cookie` here: your server reads it with `readSnapshot` of latchkey/server"
const account = "is not needed: the kit has no accounts"

/** Options of other kits, with their equivalents here. */
export const foreignOptions: Readonly<Record<string, string>> = {
  coinbasePreference: "is not accepted: no vendor's code is loaded; the wallet itself offers its kinds of account",
  adapters: "is not needed: wallets are found without adapters",
  universalProvider: "is not accepted: the kit creates its own WalletConnect client",
  disableAppend: "is not needed: the modal is always drawn above the page",
  showWallets: "is not accepted: use `enableWallets`",
  enableMobileFullScreen: "is not accepted: phones get a sheet",
  enableBaseAccount: "is not accepted: such a wallet is listed when it announces itself",
  isUnity: "is not accepted: there is no Unity build",
  chains: network,
  transports: network,
  appName: app,
  appUrl: app,
  appInfo: app,
  theme,
  mode: theme,
  accentColor: 'is `primary` of `themeTokens` here, e.g. { primary: "#0e7490" }',
  customTheme: theme,
  connectors: found,
  wallets: found,
  walletConnectProjectId: "is `projectId` here",
  language: 'is `locale` here, e.g. "ar"',
  ssr: server,
  cookieStorage: server,
  autoConnect: "is `enableReconnect` here, and on by default",
  onboardAPIKey: account,
  clientId: account,
  appId: account,
  wagmiConfig:
    "is not accepted: give wagmi our connector, createConfig({ connectors: [latchkeyConnector(kit)] }) with latchkey/wagmi"
}

/** Fields that are items of a list. */
const items: ReadonlyArray<readonly [start: string, says: string]> = [
  ["endpoints.rpc", 'must be one endpoint by network id, e.g. { "eip155:1": "https://rpc.example.com" }'],
  ["networks[", "must be a network: a viem chain, or one of ours, e.g. mainnet"],
  ["customWallets[", 'must have an id and a name, e.g. { id: "my-wallet", name: "My wallet" }'],
  ["endpoints.onrampHosts", 'must be hosts of providers\' pages, e.g. ["pay.example.com"]'],
  [
    "endpoints.descriptors",
    "must be a folder over https, then # and the SHA-256 of its index, as `npm run descriptors` prints it"
  ],
  ["endpoints.", kindWords.endpoints],
  ["rpc.", "must be `batch` or `rank`, and true or false, e.g. { batch: true, rank: true }"]
]

const findForeignWords = (name: string): string | undefined =>
  Object.hasOwn(foreignOptions, name) ? foreignOptions[name] : undefined

/** Returns what a field must be, or that it is unknown. */
export const getExpected = (field: string): string => {
  if (field === "options") return "must be an object, e.g. { networks: [mainnet] }"
  const known = getWords(field) ?? findForeignWords(field)
  if (known !== undefined) return known
  const part = formatMetadataWords(field)
  if (part !== undefined) return part
  if (/^networks\[\d+\]\.rpcUrls$/.test(field))
    return 'must be endpoints, e.g. { default: { http: ["https://rpc.example.com"] } }'
  if (/^networks\[\d+\]\.id$/.test(field)) return "must be an EVM chain ID, e.g. 1"
  const item = items.find(([start]) => field.startsWith(start))
  if (item !== undefined) return item[1]
  const [, inside] = /^features\.(.*)$/s.exec(field) ?? []
  if (inside === undefined) return describeUnknown(field, [...Object.keys(optionTable), ...Object.keys(foreignOptions)])
  return getFeatureWords(inside) ?? describeUnknown(inside, Object.keys(featureTable))
}

/** Returns every invalid field with what it must be, and the actual value if that helps. */
export const getProblems = (wrong: ReadonlyArray<string>, input: unknown): ReadonlyArray<OptionProblem> =>
  wrong.map((name) => {
    const field = name === "metadata" ? getMetadataPart(readOption(name, input)) : name
    const expected = field === "adapters" ? getAdaptersAnswer(readOption(field, input)) : getExpected(field)
    return {
      field,
      expected: expected.startsWith("must ")
        ? `${expected}; ${(field === "defaultNetwork" ? describeDefaultNetwork(input) : undefined) ?? describeValue(readOption(field, input))}`
        : expected
    }
  })

/** Kinds of adapters, including the namespaces that some are named by, with the call that replaces each. */
const adapterCalls: Readonly<Record<string, string>> = {
  wagmi: "latchkeyConnector(kit) of latchkey/wagmi",
  ethers: "signer(kit) of latchkey/ethers",
  ethers5: "signer5(kit) of latchkey/ethers5",
  solana: 'kit.provider("solana")',
  bitcoin: 'kit.provider("bip122")',
  bip122: 'kit.provider("bip122")'
}

/** Returns the replacement for the host's adapters. */
const getAdaptersAnswer = (adapters: unknown): string => {
  const kinds = (Array.isArray(adapters) ? adapters : [adapters]).flatMap((adapter) => {
    const kindsOfAdapter = ["adapterType", "namespace"].map((name) => readField(adapter, name))
    return kindsOfAdapter.flatMap((kind) => adapterCalls[String(kind)] ?? []).slice(0, 1)
  })
  const calls = [...new Set(kinds)]
  return `${foreignOptions["adapters"]}${calls.length === 0 ? "" : `. Use ${calls.join(", ")}`}`
}

/** Returns the value at a dotted path of the options. */
export const readOption = (field: string, input: unknown): unknown =>
  field === "options" ? input : (field.match(/[^.[\]]+/g) ?? []).reduce<unknown>(readField, input)

/** Describes a default network that is not listed; undefined if it has no name. */
const describeDefaultNetwork = (input: unknown): string | undefined => {
  const name = readOption("defaultNetwork.name", input)
  return typeof name === "string" ? `it is ${JSON.stringify(name.slice(0, 32))}, which is not in the list` : undefined
}

/** Describes a value in a few words. */
const describeValue = (value: unknown): string => {
  try {
    return getKind(value)
  } catch {
    return "it cannot be read" // a proxy that throws
  }
}

const getKind = (value: unknown): string =>
  value === undefined || value === null
    ? "there is nothing"
    : typeof value === "string" || typeof value === "number" || typeof value === "boolean"
      ? `it is ${JSON.stringify(value).slice(0, 64)}`
      : Array.isArray(value)
        ? `it is ${value.length === 0 ? "an empty list" : (formatNames(value) ?? `a list of ${value.length}`)}`
        : typeof value === "object"
          ? hasHiddenValues(value)
            ? `it is ${getClass(value)}`
            : `it is an object with ${
                Object.keys(value)
                  .slice(0, 3)
                  .map((key) => `\`${key.slice(0, 32)}\``)
                  .join(", ") || "nothing in it"
              }`
          : typeof value === "symbol"
            ? "it cannot be read" // the kit's own, for options that throw
            : `it is a ${typeof value}`

/** Returns a short list of names as it is written in code; undefined for any other list, as addresses may have keys. */
const formatNames = (list: ReadonlyArray<unknown>): string | undefined => {
  if (!list.every((item) => typeof item === "string" && !item.includes("/"))) return undefined
  const text = JSON.stringify(list)
  return text.length <= 64 ? text : undefined
}

/** Returns the name of an object's class with its article: a Map, an instance of Theme. */
const getClass = (value: object): string => {
  const tag = Object.prototype.toString.call(value).slice(8, -1)
  const { name } = Object(Object(value).constructor)
  return tag !== "Object" ? `a ${tag}` : `an instance of ${typeof name === "string" ? name.slice(0, 32) : "a class"}`
}

/** Returns one sentence for each ignored field. */
export const getWarnings = (ignored: ReadonlyArray<string>): ReadonlyArray<string> => {
  const variable = "themeVariables."
  const dropped = ignored.filter((field) => field.startsWith(variable)).map((field) => field.slice(variable.length))
  return [
    ...ignored
      .filter((field) => !field.startsWith(variable))
      .map((field) => `Option \`${field}\` ${getWords(field) ?? describeWaiting(field)}`),
    ...(dropped.length === 0 ? [] : [`These theme variables are unknown or not safe CSS values: ${dropped.join(", ")}`])
  ]
}

/** Returns the message for a feature that is not built yet. */
const describeWaiting = (field: string): string =>
  field.startsWith("customWallets[")
    ? "has no link that may be followed, so visitors cannot get it. Give it a `homepage`, a store's page or an app's link"
    : field === "features.multiWallet"
      ? "is decided only by the project's settings"
      : "waits for its view and changes nothing yet"

/** Returns the message for an unknown name. */
const describeUnknown = (name: string, known: ReadonlyArray<string>): string => {
  const nearest = findSimilar(name, known)
  return nearest === undefined ? "is not known" : `is not known. Did you mean \`${nearest}\`?`
}

/**
 * Returns the message for two kits on one page with the same storage name. `isLate`: the second was created a while
 * after the first, as by a hot reload. Reliability F47.
 */
export const describeSameName = (storageName: string, isLate: boolean): string =>
  isLate
    ? `A second kit with the \`storageName\` "${storageName}" was created while the first is in use. If this was a hot reload, dispose of the first in the module that creates it: import.meta.hot?.dispose(() => kit.dispose()). Two kits of one page each need their own \`storageName\`.`
    : `Two kits on this page store their connections in one place (\`storageName\` "${storageName}"). Give each its own name.`
