import { isNamespace, type Namespace } from "../../chain/network/ids.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import { limits } from "../../foundation/data/limits.ts"
import { accountTabs } from "../../onchain/account/accountTabs.ts"
import { isWarningName, warningNames } from "../../onchain/money/warning.ts"
import { type Filling, fillingOf, longName, shortViews } from "../modal/hostView.ts"
import { refusedViews, viewNames } from "../modal/viewNames.ts"
import { isAccountText } from "./accountText.ts"

/** What a field has to be: a check, and its description. */
export type Rule = readonly [fits: (value: unknown, argument?: unknown) => boolean, words: string]

/** Whether a value is text. */
export const text = (value: unknown): value is string => typeof value === "string"
const isTag = (value: unknown): boolean => like(/^[a-z\d]+(-[a-z\d]+)*$/i)(value)
const like =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    text(value) && pattern.test(value)
/** The namespace that an argument names, if it names a known one. */
const namespaceIn = (argument: unknown): Namespace | undefined => {
  const named = read(argument, "namespace")
  return text(named) && isNamespace(named) ? named : undefined
}
/** Whether a network is that of the account and the namespace that are named in the same argument. */
const isAgreed = (network: unknown, argument: unknown): boolean => {
  const id = toNetworkId(network)
  if (id === undefined) return false
  const [namespace = ""] = id.split(":")
  const named = namespaceIn(argument)
  if (named !== undefined && named !== namespace) return false
  return ["account", "address"].every((field) => {
    const account = read(argument, field)
    if (!text(account)) return true
    return account.includes(":")
      ? account.replace(/:[^:]*$/, "") === id
      : isNamespace(namespace) && isAccountText(account, namespace)
  })
}
const isMode = like(/^(dark|light|auto)$/)
/** A mode, or a change, of the mode too or not. */
const isTheme = (value: unknown): boolean =>
  isMode(value) || (typeof value === "object" && value !== null && (!("mode" in value) || isMode(value.mode)))
const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value)
/** Whether a value is a quote as a host got it: of an account, with amounts in base units. */
const isOffer = (value: unknown): boolean =>
  text(read(value, "account")) &&
  ["amount", "received", "minimum"].every((field) => typeof read(read(value, field), "value") === "bigint") &&
  ["from", "to"].every((field) => text(read(read(value, field), "id")))
/**
 * Whether a value is of a type of typed data: a list for a list, an object for a struct, a whole number that is exact, text
 * and bytes as hex. A struct may be missing; a library's number is an object, whose copy is not a number any more.
 */
const isShaped = (value: unknown, type: unknown, types: unknown, depth = 0): boolean => {
  if (!text(type) || depth > 32) return false
  const list = /^(.*)\[\d*\]$/.exec(type)
  if (list) return Array.isArray(value) && value.every((one) => isShaped(one, list[1], types, depth + 1))
  const fields = read(types, type)
  if (!Array.isArray(fields)) return isPlainValue(value, type)
  if (depth > 0 && (value === undefined || value === null)) return true
  return (
    isRecord(value) &&
    fields.every((one) => isShaped(read(value, String(read(one, "name"))), read(one, "type"), types, depth + 1))
  )
}
/** Whether a value is of a type of typed data that is neither a list nor a struct. */
const isPlainValue = (value: unknown, type: string): boolean =>
  /^u?int\d{0,3}$/.test(type)
    ? typeof value === "bigint" || Number.isSafeInteger(value) || like(/^(-?\d{1,78}|0x[\da-f]{1,64})$/i)(value)
    : type === "bool"
      ? typeof value === "boolean"
      : type === "string"
        ? text(value)
        : /^(address|bytes\d{0,2})$/.test(type) && like(/^0x([\da-f]{2})*$/i)(value)
const isAmount = like(/^\s*(\d+\.?\d*|\.\d+)\s*$/)
const isCurrency = like(/^[a-z]{3,8}$/i)
/** An address, with or without the prefix of its network, or a name. */
const isReceiver = like(/^\s*[0-9A-Za-z][\w.:@?=&%-]{3,252}\s*$/)
const isSomething = like(/\S/)
/** Whether a field fills in the view that an argument names. */
const fillsIn = (field: keyof Filling, argument: unknown): boolean => {
  const view = read(argument, "view")
  return Object.entries(fillingOf).some(([name, one]) => one === field && text(view) && longName(view) === name)
}
/** Returns the rule of an object of texts that fills in a view; each of its fields has a rule of its own. */
const filling = (
  field: "send" | "swap" | "onramp",
  parts: Readonly<Record<string, (value: unknown) => boolean>>,
  words: string
): Rule => [
  (value, argument) =>
    isRecord(value) &&
    fillsIn(field, argument) &&
    Object.entries(parts).every(([part, rule]) => {
      const one = read(value, part)
      return one === undefined || (text(one) && one.length <= 256 && rule(one))
    }),
  words
]
/** Whether a value is a transfer of several: each field of it fits by its own rule. */
const isTransfer = (value: unknown): boolean =>
  isReceiver(read(value, "to")) &&
  (["amount", "token"] as const).every((field) => {
    const one = read(value, field)
    return one === undefined || (field === "amount" ? isAmount(one) : isSomething(one))
  }) &&
  isUnits(read(value, "value") ?? 0n) &&
  (read(value, "value") === undefined || read(value, "amount") === undefined)
const isUnits = (value: unknown): boolean => typeof value === "bigint" && value >= 0n && value < 2n ** 256n
/** Rules of what hosts hand over, by their names: mostly those of the fields that have them. */
export const rules = {
  accept: [(value) => Array.isArray(value) && value.every(isWarningName), `a list of ${warningNames.join(", ")}`],
  account: [
    (value, argument) => text(value) && isAccountText(value, namespaceIn(argument)),
    "an account (CAIP-10) or an address of the namespace, as text"
  ],
  address: [
    (value, argument) => text(value) && isAccountText(value, namespaceIn(argument)),
    "an address of the namespace, or an account (CAIP-10), as text"
  ],
  addresses: [like(/^keep$/), "keep, or nothing"],
  approval: [like(/^(exact|all)$/), "exact or all"],
  batch: [like(/^(auto|never)$/), "auto or never"],
  bodies: [(value) => typeof value === "boolean", "true or false"],
  amount: [isAmount, "an amount in whole coins or tokens, as decimal text"],
  confirmations: [(value) => Number.isSafeInteger(value) && Number(value) > 0, "a count of blocks, 1 or more"],
  atomic: [(value) => typeof value === "boolean", "true or false"],
  calls: [Array.isArray, "a list of calls, each with a receiver"],
  capabilities: [isRecord, "capabilities by their names"],
  code: [(value) => typeof value === "function", "a function that gives the code of the email"],
  connectorId: [isSomething, "the id of a wallet's connector, as text"],
  currency: [isCurrency, "the code of a currency, as text"],
  cursor: [like(/^[^\s]{1,4096}$/), "the cursor that the page before gave, as text"],
  domain: [isRecord, "the domain of typed data"],
  email: [text, "an email, as text"],
  explained: [isRecord, "a request with its method, a transaction, or typed data"],
  from: [isSomething, "a token by its symbol, its contract or its CAIP-19 id, as text"],
  // Its own rules have sentences of their own, in their order.
  grant: [() => true, "a request for permissions"],
  hash: [like(/^\S{1,8194}$/), "the hash of a transaction, or the id of a batch, as text"],
  id: [like(/^\S{1,8194}$/), "the id of a batch, as text"],
  into: [(value) => typeof value === "object" && value !== null && "nodeType" in value, "an element of the page"],
  listener: [(value) => typeof value === "function", "a function"],
  locale: [
    (value) => isTag(value) || (isTag(read(value, "tag")) && isRecord(read(value, "words"))),
    "a language's tag, page or visitor, as text, or a language itself"
  ],
  keepOpen: [(value) => typeof value === "boolean", "true or false"],
  message: [
    (value) => text(value) || like(/^0x([\da-f]{2})*$/i)(read(value, "raw")),
    "the text to be signed, or { raw } with its bytes as hex"
  ],
  name: [
    (value, argument) =>
      like(/^\s*\S{1,255}\s*$/)(value) && (read(argument, "view") === undefined || fillsIn("name", argument)),
    "a name, as text"
  ],
  namespace: [(value) => text(value) && isNamespace(value), "eip155, solana, polkadot, bip122 or cosmos"],
  enabled: [(value) => typeof value === "boolean", "true or false"],
  filter: [(value) => typeof value === "function", "a function"],
  hook: [like(/^useConnections$/), "useConnections, or nothing"],
  network: [
    isAgreed,
    "the number of an EVM chain, the id of a network (CAIP-2) as text, or a network, and that of the account, if one is named"
  ],
  onramp: filling(
    "onramp",
    { amount: isAmount, currency: isCurrency, token: isSomething },
    "amount, currency and token as text, with view: Buy"
  ),
  primaryType: [like(/^\w+$/), "the name of one of the types, as text"],
  quote: [isOffer, "a quote as getSwapQuote gives it"],
  send: filling(
    "send",
    { to: isReceiver, amount: isAmount, token: isSomething },
    "to, amount and token as text, with view: Send"
  ),
  swap: filling(
    "swap",
    { from: isSomething, to: isSomething, amount: isAmount, slippage: isAmount },
    "from, to, amount and slippage as text, with view: Swap"
  ),
  tab: [
    (value, argument) => accountTabs.some((one) => one === value) && fillsIn("tab", argument),
    `${accountTabs.join(", ")}, with view: Account`
  ],
  pci: [like(/^\S{1,4096}$/), "the id of a smart session, as text"],
  // Other mistakes of a request have codes of EIP-1193.
  request: [() => true, "a request with its method"],
  slippage: [isAmount, "a percentage, as decimal text"],
  spender: [like(/^0x[0-9a-f]{40}$/i), "the address of a contract or an account, as text"],
  theme: [isTheme, "dark, light or auto, or what changes of { mode, variables, tokens }"],
  to: [isReceiver, "the address of the receiver, or a name, as text"],
  token: [isSomething, "the address of a token, as text"],
  opener: [() => true, "an element of the page"],
  typed: [
    (value, argument) => isRecord(value) && isShaped(value, read(argument, "primaryType"), read(argument, "types")),
    "the message of typed data, by its fields and their types: whole numbers as a bigint, a number or text, bytes as hex"
  ],
  transfers: [
    (value) =>
      Array.isArray(value) && value.length > 0 && value.length <= limits.pendingTransactions && value.every(isTransfer),
    `a list of 1 to ${limits.pendingTransactions} transfers, each with to, and with either amount or value`
  ],
  types: [isRecord, "types by their names"],
  value: [
    (value, argument) => isUnits(value) && read(argument, "amount") === undefined,
    "base units, as a bigint, in place of amount"
  ],
  uri: [like(/^wc:/), "a pairing that starts with wc:"],
  view: [
    (value) => [...viewNames, ...refusedViews, ...Object.keys(shortViews)].some((one) => one === value),
    `one of the views ${[...Object.keys(shortViews), ...viewNames].join(", ")}`
  ],
  wallet: [like(/^email$/), "email"],
  walletId: [isSomething, "the id of a wallet of the catalogue, as text"]
} as const satisfies Readonly<Record<string, Rule>>
/** A field that has a rule. */
export type Field = keyof typeof rules

/** Returns a field of a host's argument; undefined if it cannot be read. */
export const read = (argument: unknown, field: string): unknown => {
  try {
    return typeof argument === "object" && argument !== null ? Reflect.get(argument, field) : undefined
  } catch {
    return undefined
  }
}
