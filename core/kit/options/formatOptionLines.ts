import { isNamespace, type Namespace, namespaces } from "../../chain/network/ids.ts"
import { hasHiddenValues, isRecord } from "../../foundation/data/isRecord.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import { getProblems, readOption, getWarnings } from "./optionWords.ts"
import { findSimilar } from "../../foundation/text/findSimilar.ts"
import { takeTokens, tokenNames } from "../theme/tokens.ts"
import { themeVariableNames } from "../theme/variables.ts"
import { formatEntryLines, formatRepeatedLines } from "./formatEntryLines.ts"
import { formatKeyLines } from "./formatKeyLines.ts"
import { takeOptions } from "./takeOptions.ts"

/**
 * Returns a sentence for each problem of a host's options: the invalid ones, the ignored ones, and an invalid project
 * id. Empty without problems. docs/spec/kit.md#config-in-development.
 */
export const formatOptionLines = (input: unknown): ReadonlyArray<string> => {
  const { ignored, wrong } = takeOptions(input)
  return [
    ...getProblems([...wrong, ...checkLaxOptions(input)], input).map(
      ({ expected, field }) => `Option \`${field}\` ${expected}`
    ),
    ...formatProjectLines(isRecord(input) ? input["projectId"] : undefined),
    // Options that throw when they are read are among the problems above.
    ...(isRecord(input)
      ? [
          formatCatalogueLines,
          formatRepeatedLines,
          formatNetworkKeyLines,
          formatProviderLines,
          formatEntryLines,
          formatKeyLines
        ].flatMap((format) => readSafely(() => format(input)))
      : []),
    ...getWarnings(ignored.filter((field) => !field.startsWith(variable))),
    ...formatVariableLines(
      ignored.filter((field) => field.startsWith(variable)).map((field) => field.slice(variable.length))
    ),
    ...readSafely(() => formatTokenLines(isRecord(input) ? input["themeTokens"] : undefined))
  ]
}

/** Returns the sentences, or an empty list if an option throws when it is read, which is a problem of its own. */
const readSafely = (getLines: () => ReadonlyArray<string>): ReadonlyArray<string> => {
  try {
    return getLines()
  } catch {
    return []
  }
}

const canRead = (read: () => unknown): boolean => {
  try {
    read()
    return true
  } catch {
    return false
  }
}

const variable = "themeVariables."

/** Returns sentences for theme variables that are not drawn, each with the one that was probably meant. */
const formatVariableLines = (dropped: ReadonlyArray<string>): ReadonlyArray<string> => {
  const suggestions = dropped.map((name) => suggestName(name, name.replace(/^--(w3m-)?/, "--w3m-"), themeVariableNames))
  return suggestions.length === 0
    ? []
    : [`These theme variables are unknown or not safe CSS values: ${suggestions.join(", ")}`]
}

/** Returns a name, with the known one that was probably meant. */
const suggestName = (written: string, name: string, known: ReadonlyArray<string>): string => {
  const nearest = known.includes(name) ? undefined : findSimilar(name, known)
  return nearest === undefined ? written : `${written} (did you mean ${nearest}?)`
}

/** Returns a sentence for an id that no project has: the placeholder of an example, or a text of another form. */
const formatProjectLines = (id: unknown): ReadonlyArray<string> =>
  typeof id !== "string" || id.trim() === "" || /^[0-9a-f]{32}$/i.test(id.trim())
    ? []
    : [
        `Option \`projectId\` has to be 32 hex digits, e.g. "0123456789abcdef0123456789abcdef"; ${
          /your|todo|<|xxx/i.test(id)
            ? `${JSON.stringify(id.slice(0, 64))} is an example's placeholder: put in your own, or leave the option out`
            : `it is ${JSON.stringify(id.slice(0, 64))}`
        }`
      ]

/** Returns sentences for names of wallets where the catalogue's ids are expected, which never match. */
const formatCatalogueLines = (input: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  ["featuredWalletIds", "includeWalletIds"].flatMap((option) => {
    const list = input[option]
    const own = Array.isArray(input["customWallets"]) ? input["customWallets"].map((wallet) => Object(wallet).id) : []
    const names = (Array.isArray(list) ? list : []).filter(
      (id) => typeof id === "string" && !/^[0-9a-f]{64}$/i.test(id) && !own.includes(id)
    )
    return names.length === 0
      ? []
      : [
          `Option \`${option}\` has ids of the catalogue, of 64 hex digits each, and not ${names.map((name) => JSON.stringify(String(name).slice(0, 64))).join(", ")}: npx latchkey wallets search <name> --live finds them`
        ]
  })

/** The providers that a kit has: all of `remoteDefaults`. */
const providers: Readonly<Record<"swaps" | "onramp", ReadonlyArray<string>>> = { swaps: ["1inch"], onramp: ["meld"] }

/** Returns sentences for providers of swaps and purchases that no kit has: their views are not offered. */
const formatProviderLines = (input: Readonly<Record<string, unknown>>): ReadonlyArray<string> =>
  (["swaps", "onramp"] as const).flatMap((feature) => {
    const list = readOption(`features.${feature}`, input)
    const known = providers[feature]
    const unknown = (Array.isArray(list) ? list : []).filter(
      (name) => typeof name === "string" && !known.includes(name)
    )
    return unknown.length === 0
      ? []
      : [
          `Option \`features.${feature}\` lists ${unknown.map((name) => JSON.stringify(String(name).slice(0, 64))).join(", ")}; the only provider is ${known.join(", ")}`
        ]
  })

/** Options with an entry per network, and whether the number of an EVM chain may be its key. */
const byNetwork: ReadonlyArray<readonly [option: string, hasNumbers: boolean]> = [
  ["customRpcUrls", false],
  ["endpoints.rpc", false],
  ["chainImages", true],
  ["sponsor", false],
  ["tokens", true]
]

/** Returns sentences for keys of such options that match no network, so that their entries are never used. */
const formatNetworkKeyLines = (input: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const networks = (Array.isArray(input["networks"]) ? input["networks"] : []).flatMap(
    (network) => toNetworkId(network) ?? []
  )
  return byNetwork.flatMap(([option, hasNumbers]) =>
    Object.keys(Object(readOption(option, input))).flatMap((key) => {
      const id = /^\d+$/.test(key) ? toNetworkId(Number(key)) : toNetworkId(key)
      const isListed = id !== undefined && networks.includes(id)
      if (isListed && (hasNumbers || id === key)) return []
      const name = `Option \`${option}\` has an entry for ${JSON.stringify(key.slice(0, 64))}`
      return isListed
        ? [`${name}, which is not the id of a network. Did you mean "${id}"?`]
        : [`${name}, which is not in \`networks\`: ${networks.join(", ")}`]
    })
  )
}

/** The options that a kit does not validate, with their checks. */
const lax: Readonly<Record<string, (value: unknown) => boolean>> = {
  locale: (value) => (typeof value === "string" && value.length <= 64) || (isRecord(value) && isFilled(value["words"])),
  words: (value) => isFilled(value),
  disclaimer: (value) => typeof value === "function" || typeof Object(value).nodeType === "number",
  cookie: (value) => typeof value === "boolean" || isFilled(value),
  themeTokens: (value) => canRead(() => takeTokens(isRecord(value) ? value : {})),
  "endpoints.descriptors": (value) => /#[\da-f]{64}$/.test(String(value))
}
const isFilled = (value: unknown): boolean => isRecord(value) && !hasHiddenValues(value)
const checkLaxOptions = (input: unknown): ReadonlyArray<string> =>
  Object.entries(lax).flatMap(([field, fits]) => {
    const value = readOption(field, input)
    return value === undefined || fits(value) ? [] : [field]
  })

/** Returns sentences for a theme's tokens that are not drawn. */
export const formatTokenLines = (tokens: unknown): ReadonlyArray<string> => {
  const { dropped } = takeTokens(isRecord(tokens) ? tokens : {})
  const suggestions = dropped.map((path) => suggestName(path, path.replace(/^(dark|light)\./, ""), tokenNames))
  return suggestions.length === 0
    ? []
    : [`These theme tokens are unknown or not safe CSS values: ${suggestions.join(", ")}`]
}

/** Names of the namespaces in other libraries. */
const otherNames: Readonly<Record<string, Namespace>> = {
  bitcoin: "bip122",
  btc: "bip122",
  dot: "polkadot",
  eth: "eip155",
  ethereum: "eip155",
  evm: "eip155",
  mainnet: "eip155",
  sol: "solana"
}

/** Returns a sentence for a call with a namespace that does not exist. */
export const formatNamespaceLines = (call: string, requested: unknown): ReadonlyArray<string> => {
  if (requested === undefined || requested === null)
    return [`${call}: namespace is required. There are: ${namespaces.join(", ")}.`]
  const name = typeof requested === "string" ? requested : JSON.stringify(requested)
  if (isNamespace(name)) return []
  // The namespace within an object is the one that was meant.
  const other = String(Object(requested).namespace ?? requested)
    .toLowerCase()
    .replace(/:.*$/, "")
  const nearest = isNamespace(other)
    ? other
    : Object.hasOwn(otherNames, other)
      ? otherNames[other]
      : findSimilar(name, namespaces)
  return [
    `${call}: there is no namespace ${JSON.stringify(name.slice(0, 64))}. There are: ${namespaces.join(", ")}.${
      nearest === undefined ? "" : ` Did you mean "${nearest}"?`
    }`
  ]
}

/** The maximum number of names in a sentence. */
const mostNames = 8

/** Returns the names of placeholders in a text, such as `wallet` in "Unlock {wallet}". */
const listPlaceholders = (text: unknown): ReadonlyArray<string> =>
  [...String(text).matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name)

const formatList = (names: ReadonlyArray<string>): string =>
  names.slice(0, mostNames).join(", ") + (names.length > mostNames ? `, and ${names.length - mostNames} more` : "")

/**
 * Returns the sentences for problems in a host's own texts: names that the kit does not have, each with the one
 * that was probably meant; values that are not texts; and texts with unknown placeholders. `where`: their
 * place; `texts`: the kit's own by name. Texts for one language are under its tag.
 */
export const formatWordLines = (
  where: string,
  words: unknown,
  texts: Readonly<Record<string, unknown>>
): ReadonlyArray<string> => {
  const known = Object.keys(texts)
  const toOtherForm = (key: string): string => key.replace(/\.(zero|one|two|few|many)$/, ".other")
  const all = new Set([...known, "locale.tag", "locale.dir"])
  const entries = Object.entries(Object(words)).flatMap(([key, text]) =>
    isRecord(text) ? Object.entries(text) : [[key, text] as const]
  )
  const isKnown = (key: string): boolean => all.has(key) || all.has(toOtherForm(key))
  const unknown = entries.filter(([key]) => !isKnown(key)).map(([key]) => suggestName(key, key, known))
  const nonTexts = entries.filter(([key, text]) => isKnown(key) && text !== undefined && typeof text !== "string")
  const unfilledTexts = entries.flatMap(([key, text]) => {
    const placeholders = listPlaceholders(texts[key] ?? texts[toOtherForm(key)])
    const unfilled = listPlaceholders(text).filter((placeholder) => !placeholders.includes(placeholder))
    return isKnown(key) && unfilled.length > 0
      ? [
          `${key} (${unfilled.map((placeholder) => suggestName(`{${placeholder}}`, placeholder, placeholders)).join(", ")})`
        ]
      : []
  })
  return [
    ...(unknown.length > 0 ? [`The kit has no texts of these names in ${where}: ${formatList(unknown)}`] : []),
    ...(nonTexts.length > 0
      ? [`These values in ${where} are not texts and are ignored: ${formatList(nonTexts.map(([key]) => key))}`]
      : []),
    ...(unfilledTexts.length > 0
      ? [`These texts in ${where} have unknown placeholders, which are shown as empty: ${formatList(unfilledTexts)}`]
      : [])
  ]
}
