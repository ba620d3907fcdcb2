import { splitNetworkId } from "../../chain/network/caip.ts"
import { isAddress } from "../../chain/network/address.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import { readChecksum } from "../../chain/evm/checksum.ts"
import { appLink, webLink } from "../../wallets/links/links.ts"
import { getSafeUrl, parseUrl } from "../../foundation/text/getSafeUrl.ts"
import { listEntries } from "./listEntries.ts"
import { readOption } from "./optionWords.ts"

/** Returns the rule that a value breaks; undefined if the value is valid. */
type Rule = (value: string, key: string) => string | undefined

const checkImage: Rule = (value) =>
  getSafeUrl(value) !== "" ? undefined : 'must be the https URL of an image, e.g. "https://example.com/1.png"'

/** A node's URL is http or https, or a path on the page's own server. */
const checkNode: Rule = (value) =>
  /^(?:https?:\/\/.|\/)/i.test(value)
    ? undefined
    : `must be the HTTP URL of a node, e.g. "https://rpc.example.com", or a path of this site, e.g. "/rpc"`

const checkWebLink: Rule = (value) =>
  webLink(value) === undefined ? 'must be the https URL of a page, e.g. "https://wallet.example"' : undefined

const checkAppLink: Rule = (value) =>
  appLink(value) === undefined
    ? 'must be a link of the wallet\'s app, e.g. "wallet://" or "https://wallet.example/app"'
    : undefined

const checkOrigin: Rule = (value) => {
  const origin = parseUrl(value)?.origin
  if (origin === value) return undefined
  return `must be the origin of a site, e.g. "${origin === undefined || origin === "null" ? "https://shop.example" : origin}"`
}

/** Wallets show the icons outside of this site, so a relative address does not work. */
const checkIcon: Rule = (value) =>
  /^(?:https?:\/\/.|data:image\/)/i.test(value)
    ? undefined
    : 'must be the full URL of an image, e.g. "https://example.com/icon.png"'

/**
 * A page of the site itself may be relative. A host with a path but without `https://` would be a page of this site;
 * `terms.html` alone cannot be distinguished from a host.
 */
const checkPage: Rule = (value) =>
  /\s/.test(value.trim()) || /^(?:www\.|[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?::\d+)?\/)/i.test(value.trim())
    ? 'must be the address of a page, e.g. "https://example.com/terms" or "/terms"'
    : undefined

const hasValidChecksum = (address: string, reference: string): boolean => readChecksum(address, reference) !== undefined
const checksumRule = "has capital letters that do not match its checksum: copy it again, or write it in lower case"

const checkContract: Rule = (value, key) => {
  const network = toNetworkId(/^\d+$/.test(key) ? Number(key) : key)
  if (network === undefined) return undefined // reported with the keys
  const { namespace, reference } = splitNetworkId(network)
  if (namespace !== "eip155")
    return isAddress(namespace, value) ? undefined : `must be the address of a token on ${network}`
  return !/^0x/i.test(value) || !isAddress(namespace, value) || /^0x0*$/i.test(value)
    ? `must be the contract of a token on ${network}: 0x and 40 hex digits`
    : hasValidChecksum(value, reference)
      ? undefined
      : checksumRule
}

/** An address of the host's own, or an account id. */
const checkAddressBookEntry: Rule = (value) => {
  const [address = "", reference = "1"] = value.split(":").reverse()
  return !/^0x/i.test(address)
    ? undefined
    : !isAddress("eip155", address)
      ? "must be an address: 0x and 40 hex digits"
      : hasValidChecksum(address, reference)
        ? undefined
        : checksumRule
}

/** The options whose entries are used one by one, and the rules of an entry's fields. `""`: the entry itself. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  addressBook: { "": checkAddressBookEntry },
  allowedAncestors: { "": checkOrigin },
  chainImages: { "": checkImage },
  customWallets: {
    image_url: checkImage,
    homepage: checkWebLink,
    mobile_link: checkAppLink,
    desktop_link: checkAppLink,
    webapp_link: checkWebLink,
    link_mode: checkWebLink,
    app_store: checkWebLink,
    play_store: checkWebLink,
    chrome_store: checkWebLink
  },
  tokens: { address: checkContract, image: checkImage }
}

/**
 * Returns a sentence for each entry of an option that the kit accepts but cannot use, or whose address is mistyped, with
 * the broken rule and the value. Throws if an option throws when it is read.
 */
export const formatEntryLines = (input: Readonly<Record<string, unknown>>): ReadonlyArray<string> => [
  ...Object.entries(rules).flatMap(([option, fields]) =>
    listEntries(readOption(option, input)).flatMap(([key, path, entry]) =>
      Object.entries(fields).flatMap(([field, rule]) =>
        formatViolation(
          `${option}${path}${field && `.${field}`}`,
          field === "" ? entry : Object(entry)[field],
          (value) => rule(value, key)
        )
      )
    )
  ),
  ...listEntries(readOption("customRpcUrls", input)).flatMap(([, path, nodes]) =>
    (Array.isArray(nodes) ? nodes : []).flatMap((item, index) =>
      formatViolation(`customRpcUrls${path}[${index}].url`, Object(item).url, (value) => checkNode(value, ""))
    )
  ),
  ...listEntries(readOption("metadata.icons", input)).flatMap(([, path, icon]) =>
    formatViolation(`metadata.icons${path}`, icon, (value) => checkIcon(value, ""))
  ),
  ...["termsConditionsUrl", "privacyPolicyUrl"].flatMap((option) =>
    formatViolation(option, readOption(option, input), (value) => checkPage(value, ""))
  ),
  ...listEntries(readOption("networks", input)).flatMap(([, path, network]) => {
    const urls = readOption("rpcUrls.default.http", network)
    return (Array.isArray(urls) ? urls : []).flatMap((url, index) =>
      formatViolation(`networks${path}.rpcUrls.default.http[${index}]`, url, (value) => checkNode(value, ""))
    )
  })
]

/** Returns a sentence for a network that is listed twice: the later entry is never used. */
export const formatRepeatedLines = (input: Readonly<Record<string, unknown>>): ReadonlyArray<string> => {
  const ids = listEntries(readOption("networks", input)).flatMap(([, path, network]) => {
    const id = toNetworkId(network)
    return id === undefined ? [] : [{ id, path }]
  })
  return ids
    .filter(({ id }, index) => ids.findIndex((other) => other.id === id) < index)
    .map(({ id, path }) => `Option \`networks${path}\` repeats ${id}: only the first entry of a network is used`)
}

/** Hides the path of a URL on another site, which may contain a key. */
const hidePath = (value: string): string => value.replace(/^([a-z+]+:\/\/[^/?#]+[/?#]).+$/is, "$1…")

/** Returns a sentence for a text that breaks its rule. Values of other types are reported for the whole option. */
const formatViolation = (
  path: string,
  value: unknown,
  check: (value: string) => string | undefined
): ReadonlyArray<string> => {
  const broken = typeof value === "string" ? check(value) : undefined
  return broken === undefined
    ? []
    : [`Option \`${path}\` ${broken}; it is ${JSON.stringify(hidePath(String(value)).slice(0, 64))}`]
}
