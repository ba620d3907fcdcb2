import { isNamespace } from "../../chain/network/ids.ts"
import { toNetworkId } from "../../chain/network/toNetworkId.ts"
import { refusedViews, viewNames } from "../modal/viewNames.ts"
import { CallMisfit } from "./CallMisfit.ts"
import { KitDisposed } from "./KitDisposed.ts"

/** What a field has to be: a check, and its description. */
type Rule = readonly [fits: (value: unknown) => boolean, words: string]

const text = (value: unknown): value is string => typeof value === "string"
const like =
  (pattern: RegExp) =>
  (value: unknown): boolean =>
    text(value) && pattern.test(value)
const isMode = like(/^(dark|light|auto)$/)
/** A mode, or a change, of the mode too or not. */
const isTheme = (value: unknown): boolean =>
  isMode(value) || (typeof value === "object" && value !== null && (!("mode" in value) || isMode(value.mode)))
/** Rules by the field's name; `network` and `theme` are a method's only argument. */
const rules = {
  amount: [like(/^\s*(\d+\.?\d*|\.\d+)\s*$/), "an amount in whole coins or tokens, as decimal text"],
  connectorId: [like(/\S/), "the id of a wallet's connector, as text"],
  into: [(value) => typeof value === "object" && value !== null && "nodeType" in value, "an element of the page"],
  locale: [like(/^[a-z\d]+(-[a-z\d]+)*$/i), "a language's tag, page or visitor, as text"],
  keepOpen: [(value) => typeof value === "boolean", "true or false"],
  message: [text, "the text to be signed"],
  namespace: [(value) => text(value) && isNamespace(value), "eip155, solana, polkadot, bip122 or cosmos"],
  network: [
    (value) => toNetworkId(value) !== undefined,
    "the number of an EVM chain, the id of a network (CAIP-2) as text, or a network"
  ],
  theme: [isTheme, "dark, light or auto, or what changes of { mode, variables, tokens }"],
  to: [like(/^\s*[0-9A-Za-z]{25,100}\s*$/), "the address of the receiver, as text"],
  token: [like(/\S/), "the address of a token, as text"],
  uri: [like(/^wc:/), "a pairing that starts with wc:"],
  view: [(value) => [...viewNames, ...refusedViews].some((one) => one === value), "the name of a view"],
  walletId: [like(/\S/), "the id of a wallet of the catalogue, as text"]
} as const satisfies Readonly<Record<string, Rule>>
type Field = keyof typeof rules

/**
 * The argument of a method, the first field first: `bare` as its only argument, or fields of an object, some of them
 * optional.
 */
interface Takes {
  readonly bare?: Field
  readonly needs?: ReadonlyArray<Field>
  readonly may?: ReadonlyArray<Field>
  /** A valid call. */
  readonly example: string
}

const methods = {
  open: { may: ["view", "namespace", "uri", "into"], example: 'open({ view: "Connect" })' },
  connect: {
    needs: ["connectorId"],
    may: ["namespace", "walletId"],
    example: 'connect({ connectorId: "io.metamask" })'
  },
  disconnect: { may: ["connectorId", "namespace", "keepOpen"], example: 'disconnect({ connectorId: "io.metamask" })' },
  switchNetwork: { bare: "network", example: 'switchNetwork("eip155:137")' },
  switchConnection: {
    needs: ["connectorId", "namespace"],
    example: 'switchConnection({ connectorId: "io.metamask", namespace: "eip155" })'
  },
  removeNamespace: { bare: "namespace", example: 'removeNamespace("solana")' },
  signMessage: { needs: ["message"], may: ["namespace"], example: 'signMessage({ message: "Hello" })' },
  send: {
    needs: ["to", "amount"],
    may: ["token", "namespace"],
    example: 'send({ to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", amount: "0.5" })'
  },
  provider: { example: 'provider("eip155")' },
  setTheme: { bare: "theme", example: 'setTheme("dark")' },
  setLocale: { bare: "locale", example: 'setLocale("ar")' },
  log: { example: "log()" }
} as const satisfies Readonly<Record<string, Takes>>

/** The methods of a kit that take an argument. */
export type CheckedMethod = keyof typeof methods

/** Returns a field of a host's argument; undefined if it cannot be read. */
const read = (argument: unknown, field: string): unknown => {
  try {
    return typeof argument === "object" && argument !== null ? Reflect.get(argument, field) : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the failure of a call: the first field that the method does not accept; of a kit that is disposed of, that it is.
 * Undefined if the whole call is valid. Never throws.
 */
export const checkCall = (
  method: CheckedMethod,
  argument: unknown,
  disposed = false
): CallMisfit | KitDisposed | undefined => {
  if (disposed) return new KitDisposed()
  const { bare, example, may = [], needs = [] }: Takes = methods[method]
  const misfit = (field: Field): CallMisfit =>
    new CallMisfit({ method, field, rule: rules[field][1], example: `kit.${example}` })
  if (bare !== undefined) return rules[bare][0](argument) ? undefined : misfit(bare)
  const [first] = [...needs, ...may]
  if (first === undefined || (argument === undefined && needs.length === 0)) return undefined
  if (typeof argument !== "object" || argument === null || Array.isArray(argument)) return misfit(first)
  const wrong = [...needs, ...may].find((field) => {
    const value = read(argument, field)
    return value === undefined ? needs.includes(field) : !rules[field][0](value)
  })
  return wrong === undefined ? undefined : misfit(wrong)
}
