import { splitNetworkId } from "../../chain/network/caip.ts"
import { isAddress } from "../../chain/network/address.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import { readChecksum } from "../../chain/evm/checksum.ts"
import { getSafeUrl, parseUrl } from "../../foundation/text/getSafeUrl.ts"
import { readOption } from "./optionWords.ts"

/** Returns the rule that a value breaks; undefined if the kit uses it. */
type Rule = (value: string, key: string) => string | undefined

const checkPicture: Rule = (value) =>
  getSafeUrl(value) !== ""
    ? undefined
    : 'must be the whole https address of a picture, e.g. "https://example.com/1.png"'

const checkNode: Rule = (value) =>
  /^(https?|wss?):$/.test(parseUrl(value)?.protocol ?? "")
    ? undefined
    : 'must be the whole address of a node, e.g. "https://rpc.example.com"'

const checkOrigin: Rule = (value) => {
  const url = parseUrl(value)
  return url !== undefined && url.origin !== "null" && url.origin === value
    ? undefined
    : `must be the origin of a site, e.g. "${url === undefined || url.origin === "null" ? "https://shop.example" : url.origin}"`
}

const isSpelled = (address: string, reference: string): boolean => readChecksum(address, reference) !== undefined
const checksum = "has capital letters that do not match its checksum: copy it again, or write it in lower case"

const checkContract: Rule = (value, key) => {
  const network = toNetworkId(/^\d+$/.test(key) ? Number(key) : key)
  if (network === undefined) return undefined // reported with the keys
  const { namespace, reference } = splitNetworkId(network)
  if (namespace !== "eip155")
    return isAddress(namespace, value) ? undefined : `must be the address of a token on ${network}`
  return !/^0x/i.test(value) || !isAddress(namespace, value) || /^0x0*$/i.test(value)
    ? `must be the contract of a token on ${network}: 0x and 40 hex digits`
    : isSpelled(value, reference)
      ? undefined
      : checksum
}

/** An address of the host's own, or an account id. */
const checkListed: Rule = (value) => {
  const [address = "", reference = "1"] = value.split(":").reverse()
  return !/^0x/i.test(address)
    ? undefined
    : !isAddress("eip155", address)
      ? "must be an address: 0x and 40 hex digits"
      : isSpelled(address, reference)
        ? undefined
        : checksum
}

/** The options whose entries are used one by one, and the rules of an entry's fields. `""`: the entry itself. */
const rules: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  addressBook: { "": checkListed },
  allowedAncestors: { "": checkOrigin },
  chainImages: { "": checkPicture },
  customWallets: { image_url: checkPicture },
  tokens: { address: checkContract, image: checkPicture }
}

/**
 * Returns a sentence for each entry of an option that the kit accepts but cannot use, or whose address is mistyped, with
 * the broken rule and the value. Throws if an option throws when it is read.
 */
export const formatEntryLines = (input: Readonly<Record<string, unknown>>): ReadonlyArray<string> => [
  ...Object.entries(rules).flatMap(([option, fields]) =>
    listEntries(readOption(option, input)).flatMap(([key, path, entry]) =>
      Object.entries(fields).flatMap(([field, rule]) =>
        formatLine(`${option}${path}${field && `.${field}`}`, field === "" ? entry : Object(entry)[field], (value) =>
          rule(value, key)
        )
      )
    )
  ),
  ...listEntries(readOption("customRpcUrls", input)).flatMap(([, path, nodes]) =>
    (Array.isArray(nodes) ? nodes : []).flatMap((item, index) =>
      formatLine(`customRpcUrls${path}[${index}].url`, Object(item).url, (value) => checkNode(value, ""))
    )
  )
]

/** Returns the entries of a list or an object with their key and their place. */
const listEntries = (value: unknown): ReadonlyArray<readonly [key: string, path: string, entry: unknown]> =>
  Array.isArray(value)
    ? value.map((entry, index) => [String(index), `[${index}]`, entry] as const)
    : Object.entries(Object(value)).map(
        ([key, entry]) => [key, `[${JSON.stringify(key.slice(0, 64))}]`, entry] as const
      )

/** Returns the sentence for a text that breaks its rule. Other values are problems of the whole option. */
const formatLine = (
  path: string,
  value: unknown,
  check: (value: string) => string | undefined
): ReadonlyArray<string> => {
  const broken = typeof value === "string" ? check(value) : undefined
  return broken === undefined
    ? []
    : [`Option \`${path}\` ${broken}; it is ${JSON.stringify(String(value).slice(0, 64))}`]
}
