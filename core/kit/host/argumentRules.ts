import { isNamespace, type Namespace } from "../../chain/network/ids.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import { limits } from "../../foundation/data/limits.ts"
import { copyPlainData } from "../../foundation/platform/plainCopy.ts"
import { accountTabs } from "../../onchain/account/accountTabs.ts"
import { isWarningName, warningNames } from "../../onchain/money/warning.ts"
import { type Filling, fillingOf, getFullName, shortViews } from "../modal/hostView.ts"
import { refusedViews, viewNames } from "../modal/viewNames.ts"
import { isAccountText } from "./accountText.ts"
import * as shapes from "./nestedShapes.ts"
import { isText, readField } from "./readField.ts"
import { isPlain, isReadable, type Shape } from "./unknownKey.ts"

/** A rule of a value: its check, its description, and the keys that the value may have, if it is an object. */
export type Rule = readonly [
  fits: (value: unknown, argument?: unknown) => boolean,
  words: string,
  shapeIn?: (argument: unknown) => Shape
]

const isTag = (value: unknown): boolean => matches(/^[a-z\d]{1,8}(-[a-z\d]{1,8}){0,8}$/i)(value)
/** Returns whether a value is a language of the host. */
const isLanguage = (value: unknown): boolean =>
  isTag(readField(value, "tag")) &&
  matches(/^(ltr|rtl)$/)(readField(value, "dir")) &&
  isPlain(readField(value, "words"))
/**
 * Returns whether a value is data that can be read without throwing. True for a missing one, which is reported
 * elsewhere.
 */
const isCopied = (value: unknown): boolean =>
  typeof value === "object" ? copyPlainData(value) !== undefined : typeof value !== "symbol"
/** Returns whether a value is something to explain. A request has a method with a name. */
const isExplained = (value: unknown): boolean => {
  const method = readField(value, "method")
  return isPlain(value) && (method === undefined || isSomething(method))
}
const matches =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    isText(value) && pattern.test(value)
/** Returns the namespace that an argument names, if it is a known one. */
const findNamespace = (argument: unknown): Namespace | undefined => {
  const namespace = readField(argument, "namespace")
  return isText(namespace) && isNamespace(namespace) ? namespace : undefined
}
/** Returns whether a network belongs to the account and the namespace of the same argument. */
const isAgreed = (network: unknown, argument: unknown): boolean => {
  const id = toNetworkId(network)
  if (id === undefined) return false
  const [namespace = ""] = id.split(":")
  const namedSpace = findNamespace(argument)
  if (namedSpace !== undefined && namedSpace !== namespace) return false
  return ["account", "address"].every((field) => {
    const account = readField(argument, field)
    if (!isText(account)) return true
    return account.includes(":")
      ? account.replace(/:[^:]*$/, "") === id
      : isNamespace(namespace) && isAccountText(account, namespace)
  })
}
const isElement = (value: unknown): boolean => typeof value === "object" && value !== null && "nodeType" in value
const isMode = matches(/^(dark|light|auto)$/)
/** Returns whether a value is a mode, or a change of the theme. */
const isTheme = (value: unknown): boolean =>
  isMode(value) || (typeof value === "object" && value !== null && (!("mode" in value) || isMode(value.mode)))
/** Returns whether a value is a quote as a host received it: of an account, with amounts in base units. */
const isOffer = (value: unknown): boolean =>
  isText(readField(value, "account")) &&
  ["amount", "received", "minimum"].every((field) => typeof readField(readField(value, field), "value") === "bigint") &&
  ["from", "to"].every((field) => isText(readField(readField(value, field), "id")))
/**
 * Returns whether a value has a type of typed data: a list for a list, an object for a struct, an exact whole number,
 * text, and bytes as hex. A nested struct may be missing. A big-number object of a library does not count as a number,
 * because its copy is a plain object.
 */
const isShaped = (value: unknown, type: unknown, types: unknown, depth = 0): boolean => {
  if (!isText(type) || depth > 32) return false
  const list = /^(.*)\[\d*\]$/.exec(type)
  if (list) return Array.isArray(value) && value.every((item) => isShaped(item, list[1], types, depth + 1))
  const fields = readField(types, type)
  if (!Array.isArray(fields)) return isPlainValue(value, type)
  if (depth > 0 && (value === undefined || value === null)) return true
  return (
    isPlain(value) &&
    fields.every((member) =>
      isShaped(readField(value, String(readField(member, "name"))), readField(member, "type"), types, depth + 1)
    )
  )
}
/** Returns whether a value has a type of typed data that is neither a list nor a struct. */
const isPlainValue = (value: unknown, type: string): boolean =>
  /^u?int\d{0,3}$/.test(type)
    ? typeof value === "bigint" || Number.isSafeInteger(value) || matches(/^(-?\d{1,78}|0x[\da-f]{1,64})$/i)(value)
    : type === "bool"
      ? typeof value === "boolean"
      : type === "string"
        ? isText(value)
        : /^(address|bytes\d{0,2})$/.test(type) && matches(/^0x([\da-f]{2})*$/i)(value)
const isAmount = matches(/^\s*(\d+\.?\d*|\.\d+)\s*$/)
const isCurrency = matches(/^[a-z]{3,8}$/i)
/** Matches an address, with or without the prefix of its network, or a name. */
const isReceiver = matches(/^\s*[0-9A-Za-z][\w.:@?=&%-]{3,252}\s*$/)
const isSomething = matches(/\S/)
/** Returns whether a field fills in the view that an argument names. */
const isFilledIn = (field: keyof Filling, argument: unknown): boolean => {
  const view = readField(argument, "view")
  return Object.entries(fillingOf).some(
    ([name, filledField]) => filledField === field && isText(view) && getFullName(view) === name
  )
}
/** Returns the rule of an object of texts that fills in a view; each of its fields has a rule of its own. */
const createFillingRule = (
  field: "send" | "swap" | "onramp" | "funds",
  parts: Readonly<Record<string, (value: unknown) => boolean>>,
  shape: Shape,
  words: string
): Rule => [
  (value, argument) =>
    isPlain(value) &&
    isFilledIn(field, argument) &&
    Object.entries(parts).every(([part, rule]) => {
      const text = readField(value, part)
      return text === undefined || (isText(text) && text.length <= 256 && rule(text))
    }),
  words,
  () => shape
]
/** Returns whether a value is one of several transfers: each field fits its own rule. */
const isTransfer = (value: unknown): boolean =>
  isReceiver(readField(value, "to")) &&
  (["amount", "token"] as const).every((field) => {
    const fieldValue = readField(value, field)
    return fieldValue === undefined || (field === "amount" ? isAmount(fieldValue) : isSomething(fieldValue))
  }) &&
  isUnits(readField(value, "value") ?? 0n) &&
  (readField(value, "value") === undefined || readField(value, "amount") === undefined)
const isUnits = (value: unknown): boolean => typeof value === "bigint" && value >= 0n && value < 2n ** 256n
const [isFunds] = createFillingRule("funds", { amount: isAmount, token: isSomething }, shapes.funds, "")
/** The rules of values that hosts pass, mostly by the names of their fields. */
export const rules = {
  accept: [(value) => Array.isArray(value) && value.every(isWarningName), `a list of ${warningNames.join(", ")}`],
  account: [
    (value, argument) => isText(value) && isAccountText(value, findNamespace(argument)),
    "an account (CAIP-10) or an address of the namespace, as text"
  ],
  address: [
    (value, argument) => isText(value) && isAccountText(value, findNamespace(argument)),
    "an address of the namespace, or an account (CAIP-10), as text"
  ],
  addresses: [matches(/^keep$/), "keep, or nothing"],
  approval: [matches(/^(exact|all)$/), "exact or all"],
  batch: [matches(/^(auto|never)$/), "auto or never"],
  bodies: [(value) => typeof value === "boolean", "true or false"],
  amount: [isAmount, "an amount in whole coins or tokens, as decimal text"],
  confirmations: [(value) => Number.isSafeInteger(value) && Number(value) > 0, "a count of blocks, 1 or more"],
  atomic: [(value) => typeof value === "boolean", "true or false"],
  calls: [Array.isArray, "a list of calls, each with a receiver", () => [shapes.call]],
  capabilities: [isPlain, "capabilities by their names"],
  code: [(value) => typeof value === "function", "a function that returns the code of the email"],
  connectorId: [isSomething, "the id of a wallet's connector, as text"],
  currency: [isCurrency, "the code of a currency, as text"],
  cursor: [matches(/^[^\s]{1,4096}$/), "the cursor that the previous page returned, as text"],
  domain: [isPlain, "the domain of typed data", shapes.findDomain],
  email: [isText, "an email, as text"],
  explained: [isExplained, "a request with its method, a transaction, or typed data", () => shapes.explainShape],
  funds: [
    (value, argument) => {
      const network = readField(value, "network")
      return isFunds(value, argument) && (network === undefined || toNetworkId(network) !== undefined)
    },
    "amount and token as text, and network as the number of an EVM chain or the id of a network (CAIP-2), with view: AddFunds",
    () => shapes.funds
  ],
  from: [isSomething, "a token by its symbol, its contract or its CAIP-19 id, as text"],
  // Reports the problems of a grant in its own sentences and order.
  grant: [isCopied, "a request for permissions", () => shapes.grant],
  hash: [matches(/^[!-~]{1,8194}$/), "the hash of a transaction, or the id of a batch, as text"],
  id: [matches(/^[!-~]{1,8194}$/), "the id of a batch, as text"],
  into: [isElement, "an element of the page"],
  listener: [(value) => typeof value === "function", "a function"],
  locale: [
    (value) => isTag(value) || isLanguage(value),
    "a language's tag, page or visitor, as text, or a language itself with tag, dir (ltr or rtl) and words",
    () => shapes.locale
  ],
  keepOpen: [(value) => typeof value === "boolean", "true or false"],
  message: [
    (value) => isText(value) || matches(/^0x([\da-f]{2})*$/i)(readField(value, "raw")),
    "the text to be signed, or { raw } with its bytes as hex",
    () => shapes.readMessage
  ],
  name: [
    (value, argument) =>
      matches(/^\s*\S{1,255}\s*$/)(value) &&
      (readField(argument, "view") === undefined || isFilledIn("name", argument)),
    "a name, as text"
  ],
  namespace: [(value) => isText(value) && isNamespace(value), "eip155, solana, polkadot, bip122 or cosmos"],
  enabled: [(value) => typeof value === "boolean", "true or false"],
  filter: [(value) => typeof value === "function", "a function"],
  hook: [matches(/^useConnections$/), "useConnections, or nothing"],
  network: [
    isAgreed,
    "the number of an EVM chain, the id of a network (CAIP-2) as text, or a network, and that of the account, if the argument names one"
  ],
  onramp: createFillingRule(
    "onramp",
    { amount: isAmount, currency: isCurrency, token: isSomething },
    shapes.onramp,
    "amount, currency and token as text, with view: Buy"
  ),
  primaryType: [matches(/^\w+$/), "the name of one of the types, as text"],
  quote: [isOffer, "a quote as getSwapQuote returns it", () => shapes.quote],
  send: createFillingRule(
    "send",
    { to: isReceiver, amount: isAmount, token: isSomething },
    shapes.send,
    "to, amount and token as text, with view: Send"
  ),
  swap: createFillingRule(
    "swap",
    { from: isSomething, to: isSomething, amount: isAmount, slippage: isAmount },
    shapes.swap,
    "from, to, amount and slippage as text, with view: Swap"
  ),
  tab: [
    (value, argument) => accountTabs.some((accountTab) => accountTab === value) && isFilledIn("tab", argument),
    `${accountTabs.join(", ")}, with view: Account`
  ],
  permissionContext: [matches(/^0x([\da-f]{2})+$/i), "the context of a granted permission, as hex"],
  // Reports the problems of requests in its own sentences.
  permissions: [isCopied, "a list of requested permissions", () => [shapes.permissionRequest]],
  pci: [matches(/^\S{1,4096}$/), "the id of a smart session, as text"],
  // Other mistakes of a request have EIP-1193 codes.
  request: [
    (value) => typeof value !== "object" || value === null || isReadable(value),
    "a request with its method",
    () => shapes.request
  ],
  subscription: [isCopied, "a request for a subscription", () => shapes.subscription],
  slippage: [isAmount, "a percentage, as decimal text"],
  spender: [matches(/^0x[0-9a-f]{40}$/i), "the address of a contract or an account, as text"],
  theme: [isTheme, "dark, light or auto, or what changes of { mode, variables, tokens }", () => shapes.theme],
  to: [isReceiver, "the address of the receiver, or a name, as text"],
  token: [isSomething, "the address of a token, as text"],
  opener: [(value) => value === null || isElement(value), "an element of the page"],
  typed: [
    (value, argument) =>
      isPlain(value) && isShaped(value, readField(argument, "primaryType"), readField(argument, "types")),
    "the message of typed data, by its fields and their types: whole numbers as a bigint, a number or text, bytes as hex",
    shapes.findMessage
  ],
  transfers: [
    (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= limits.pendingTransactions && value.every(isTransfer),
    `a list of 1 to ${limits.pendingTransactions} transfers, each with to, and with either amount or value`,
    () => [shapes.transfer]
  ],
  types: [isPlain, "types by their names", () => shapes.typeList],
  value: [
    (value, argument) => isUnits(value) && readField(argument, "amount") === undefined,
    "base units, as a bigint, in place of amount"
  ],
  uri: [matches(/^wc:/), "a pairing that starts with wc:"],
  view: [
    (value) => [...viewNames, ...refusedViews, ...Object.keys(shortViews)].some((viewName) => viewName === value),
    `one of the views ${[...Object.keys(shortViews), ...viewNames].join(", ")}`
  ],
  wallet: [matches(/^email$/), "email"],
  walletId: [isSomething, "the id of a wallet of the catalogue, as text"]
} as const satisfies Readonly<Record<string, Rule>>
/** A field that has a rule. */
export type Field = keyof typeof rules
