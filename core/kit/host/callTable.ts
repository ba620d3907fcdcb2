import type {
  ConnectionChoice,
  ConnectOptions,
  DisconnectOptions,
  EmailConnectOptions,
  OpenRequest
} from "../methods/connectionShapes.ts"
import type { LateMethods } from "../methods/methods.ts"
import type { SendOptions, SeveralTransfers } from "../methods/shapes.ts"
import type { Field } from "./argumentRules.ts"
import { explainedShape, grantShape, localeShape, requestShape, subscriptionShape, themeShape } from "./nestedShapes.ts"
import type { Shape } from "./unknownKey.ts"

/** A key of an argument: the rule of its value, and whether it may be left out. */
interface Key {
  readonly rule: Field
  readonly isNeeded: boolean
  /** The method itself reports that it is missing, by a failure of its own. */
  readonly isRequiredLater?: true
}
interface Needed extends Key {
  readonly isNeeded: true
}
interface Optional extends Key {
  readonly isNeeded: false
}

/** One entry for each key of an argument's type, needed or optional as the type has it. */
type Keys<A> = { readonly [Key in keyof A]-?: {} extends Pick<A, Key> ? Optional : Needed }

/** How a method is called: with an object of these keys, in the order in which errors are reported; `{}` for none. */
export interface Keyed {
  readonly keys: Readonly<Record<string, Key>>
  /** A valid call. */
  readonly example: string
}
/** How a method is called that has one argument without a key for it. */
export interface Bare {
  readonly bare: Field
  /** The argument may also be an object with this key. */
  readonly key?: "network"
  /** The keys of the argument, if it is an object; any if absent. */
  readonly shape?: Shape
  /** The argument may be left out. */
  readonly isOptional?: true
  readonly example: string
}
export type Call = Bare | Keyed

type Row<A> = { readonly keys: Keys<A>; readonly example: string }
type Argument<Method extends (argument: never) => unknown> = Exclude<Parameters<Method>[0], undefined>

const needs = (rule: Field): Needed => ({ rule, isNeeded: true })
const later = (rule: Field): Needed => ({ rule, isNeeded: true, isRequiredLater: true })
const may = (rule: Field): Optional => ({ rule, isNeeded: false })
const none = {}

const readFor = { account: may("account"), namespace: may("namespace"), network: may("network") }
const actFor = { account: may("account"), network: may("network") }
const transfer = {
  to: later("to"),
  amount: may("amount"),
  value: may("value"),
  token: may("token"),
  namespace: may("namespace"),
  accept: may("accept"),
  ...actFor
}
const named = { name: needs("name") }
const onNetwork = { network: may("network") }
const purchase = { currency: may("currency"), token: may("token"), network: may("network") }
const trade = { from: needs("from"), to: needs("from"), amount: needs("amount"), slippage: may("slippage") }
const token = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48"
const address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8"

/** Methods whose keys are those of their argument's type. */
type LateCalls = {
  readonly [Name in keyof LateMethods]: Argument<LateMethods[Name]> extends infer A
    ? Name extends "capabilities" | "createSubscription" | "explain" | "grantPermissions"
      ? Bare
      : Name extends "send"
        ? Row<SendOptions>
        : [A] extends [never]
          ? Row<{}>
          : Row<A>
    : never
}

/** The methods whose code loads at the first call. */
const lateCalls: LateCalls = {
  signMessage: {
    keys: { message: needs("message"), namespace: may("namespace"), ...actFor },
    example: 'signMessage({ message: "Hello" })'
  },
  prepareSend: { keys: transfer, example: `prepareSend({ to: "${address}", amount: "0.5" })` },
  transferFrom: {
    keys: { token: needs("token"), from: needs("from"), to: needs("to"), amount: needs("amount"), ...actFor },
    example: `transferFrom({ token: "${token}", from: "${address}", to: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC", amount: "5" })`
  },
  send: { keys: transfer, example: `send({ to: "${address}", amount: "0.5" })` },
  signTypedData: {
    keys: {
      domain: needs("domain"),
      types: needs("types"),
      primaryType: needs("primaryType"),
      message: needs("typed"),
      ...actFor
    },
    example:
      'signTypedData({ domain: { name: "Shop" }, types: { Order: [{ name: "id", type: "uint256" }] }, primaryType: "Order", message: { id: 1n } })'
  },
  sendCalls: {
    keys: { calls: needs("calls"), atomic: may("atomic"), capabilities: may("capabilities"), ...actFor },
    example: `sendCalls({ calls: [{ to: "${address}", value: "0x1" }] })`
  },
  getCallsStatus: { keys: { id: needs("id") }, example: 'getCallsStatus({ id: "0x…" })' },
  registerName: { keys: { ...named, ...actFor }, example: 'registerName({ name: "adalove" })' },
  swap: {
    keys: { quote: needs("quote"), approval: may("approval"), batch: may("batch"), accept: may("accept"), ...actFor },
    example: 'swap({ quote: await kit.getSwapQuote({ from: "USDC", to: "ETH", amount: "100" }) })'
  },
  approve: {
    keys: { token: needs("token"), spender: needs("spender"), amount: may("amount"), value: may("value"), ...actFor },
    example: `approve({ token: "${token}", spender: "${address}", amount: "100" })`
  },
  getBalance: { keys: { ...readFor, token: may("token") }, example: `getBalance({ token: "${token}" })` },
  getTokens: { keys: readFor, example: 'getTokens({ namespace: "eip155" })' },
  getActivity: { keys: { ...readFor, cursor: may("cursor") }, example: 'getActivity({ namespace: "eip155" })' },
  getIdentity: {
    keys: { address: needs("address"), namespace: may("namespace"), network: may("network") },
    example: `getIdentity({ address: "${address}" })`
  },
  getNames: { keys: readFor, example: 'getNames({ namespace: "eip155" })' },
  resolveName: { keys: { ...named, ...onNetwork }, example: 'resolveName({ name: "adalove" })' },
  suggestNames: { keys: named, example: 'suggestNames({ name: "adalove" })' },
  getSwapTokens: { keys: onNetwork, example: "getSwapTokens({ network: 1 })" },
  getSwapQuote: {
    keys: { ...trade, ...readFor },
    example: 'getSwapQuote({ from: "USDC", to: "ETH", amount: "100" })'
  },
  getOnrampOptions: { keys: onNetwork, example: "getOnrampOptions({ network: 1 })" },
  getOnrampQuote: {
    keys: { amount: needs("amount"), ...purchase },
    example: 'getOnrampQuote({ amount: "50", currency: "USD", token: "USDC" })'
  },
  getOnrampUrl: {
    keys: { amount: may("amount"), token: may("token"), ...readFor },
    example: 'getOnrampUrl({ amount: "50" })'
  },
  getAllowance: {
    keys: { token: needs("token"), spender: needs("spender"), ...readFor },
    example: `getAllowance({ token: "${token}", spender: "${address}" })`
  },
  getSmartSessions: { keys: readFor, example: 'getSmartSessions({ namespace: "eip155" })' },
  grantPermissions: {
    bare: "grant",
    shape: grantShape,
    example: "grantPermissions({ chainId, expiry, signer, permissions, policies })"
  },
  createSubscription: {
    bare: "grant",
    shape: subscriptionShape,
    example: "createSubscription({ chainId, signerPublicKey, interval, asset, amount, expiry })"
  },
  revokeSmartSession: { keys: { pci: needs("pci"), ...actFor }, example: 'revokeSmartSession({ pci: "0x…" })' },
  isSmartSessionSupported: { keys: none, example: "isSmartSessionSupported()" },
  capabilities: { bare: "network", key: "network", isOptional: true, example: "capabilities(1)" },
  connectors: { keys: none, example: "connectors()" },
  watchWallets: {
    keys: { listener: needs("listener"), namespace: may("namespace") },
    example: "watchWallets({ listener: ({ wallets }) => draw(wallets) })"
  },
  explain: {
    bare: "explained",
    shape: explainedShape,
    example: 'explain({ method: "personal_sign", params: ["Hello", account] })'
  },
  getSent: { keys: none, example: "getSent()" },
  waitForReceipt: {
    keys: { hash: needs("hash"), network: may("network"), confirmations: may("confirmations") },
    example: 'waitForReceipt({ hash: "0x…" })'
  },
  signIn: { keys: none, example: "signIn()" },
  signOut: { keys: none, example: "signOut()" },
  report: { keys: { addresses: may("addresses"), bodies: may("bodies") }, example: "report()" },
  watchEvents: { keys: { listener: needs("listener") }, example: "watchEvents({ listener: () => draw() })" }
}

const open: Row<OpenRequest> = {
  keys: {
    view: may("view"),
    namespace: may("namespace"),
    uri: may("uri"),
    into: may("into"),
    send: may("send"),
    swap: may("swap"),
    onramp: may("onramp"),
    tab: may("tab"),
    name: may("name"),
    opener: may("opener")
  },
  example: 'open({ view: "Connect" })'
}
const connect: Row<ConnectOptions> = {
  keys: { connectorId: needs("connectorId"), namespace: may("namespace"), walletId: may("walletId") },
  example: 'connect({ connectorId: "io.metamask" })'
}
const connectByEmail: Row<EmailConnectOptions> = {
  keys: { wallet: needs("wallet"), email: needs("email"), code: needs("code") },
  example: 'connect({ wallet: "email", email: "ann@example.com", code: () => promptForCode() })'
}
const disconnect: Row<DisconnectOptions> = {
  keys: { connectorId: may("connectorId"), namespace: may("namespace"), keepOpen: may("keepOpen") },
  example: 'disconnect({ connectorId: "io.metamask" })'
}
const switchConnection: Row<ConnectionChoice> = {
  keys: { connectorId: needs("connectorId"), namespace: needs("namespace"), hook: may("hook") },
  example: 'switchConnection({ connectorId: "io.metamask", namespace: "eip155" })'
}
const sendSeveral: Row<SeveralTransfers> = {
  keys: { transfers: needs("transfers"), namespace: may("namespace"), accept: may("accept"), ...actFor },
  example: `send({ transfers: [{ to: "${address}", amount: "0.5" }] })`
}

/** How each method is called. */
export const calls = {
  ...lateCalls,
  open,
  connect,
  disconnect,
  switchConnection,
  switchNetwork: { bare: "network", key: "network", example: 'switchNetwork("eip155:137")' },
  removeNamespace: { bare: "namespace", example: 'removeNamespace("solana")' },
  provider: { bare: "request", shape: requestShape, example: 'provider("eip155").request({ method: "eth_accounts" })' },
  setTheme: { bare: "theme", shape: themeShape, example: 'setTheme("dark")' },
  setLocale: { bare: "locale", shape: localeShape, example: 'setLocale("ar")' },
  log: { keys: none, example: "log()" }
} as const satisfies Readonly<Record<string, Call>>

/** How methods are called that take one of two forms, by a key that only the second has. */
export const otherForms: Readonly<Record<string, { readonly by: string; readonly call: Keyed }>> = {
  connect: { by: "wallet", call: connectByEmail },
  send: { by: "transfers", call: sendSeveral }
}

/** A method whose arguments are checked. */
export type CheckedMethod = keyof typeof calls
