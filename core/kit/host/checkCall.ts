import { filledView, type Filling, longName } from "../modal/hostView.ts"
import type { View } from "../modal/views.ts"
import { type Field, read, type Rule, rules, text } from "./argumentRules.ts"
import { CallMisfit } from "./CallMisfit.ts"
import { KitDisposed } from "./KitDisposed.ts"

/**
 * The argument of a method, the first field first: `bare` as its only argument, or fields of an object, some of them
 * optional.
 */
interface Takes {
  readonly bare?: Field
  readonly needs?: ReadonlyArray<Field>
  readonly may?: ReadonlyArray<Field>
  /** The only argument may be left out. */
  readonly isOptional?: true
  /** A valid call. */
  readonly example: string
}

const methods = {
  open: {
    may: ["view", "namespace", "uri", "into", "send", "swap", "onramp", "tab", "name"],
    example: 'open({ view: "Connect" })'
  },
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
  prepareSend: {
    needs: ["to"],
    may: ["amount", "value", "token", "namespace", "accept"],
    example: 'prepareSend({ to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", amount: "0.5" })'
  },
  transferFrom: {
    needs: ["token", "from", "to", "amount"],
    example:
      'transferFrom({ token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", from: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", to: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC", amount: "5" })'
  },
  send: {
    needs: ["to"],
    may: ["amount", "value", "token", "namespace", "accept"],
    example: 'send({ to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", amount: "0.5" })'
  },
  signTypedData: {
    needs: ["domain", "types", "primaryType", "message"],
    example:
      'signTypedData({ domain: { name: "Shop" }, types: { Order: [{ name: "id", type: "uint256" }] }, primaryType: "Order", message: { id: 1n } })'
  },
  sendCalls: {
    needs: ["calls"],
    may: ["atomic", "capabilities"],
    example: 'sendCalls({ calls: [{ to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", value: "0x1" }] })'
  },
  getCallsStatus: { needs: ["id"], example: 'getCallsStatus({ id: "0x…" })' },
  registerName: { needs: ["name"], example: 'registerName({ name: "adalove" })' },
  swap: {
    needs: ["quote"],
    may: ["approval", "batch", "accept"],
    example: 'swap({ quote: await kit.getSwapQuote({ from: "USDC", to: "ETH", amount: "100" }) })'
  },
  approve: {
    needs: ["token", "spender"],
    may: ["amount", "value"],
    example:
      'approve({ token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", spender: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", amount: "100" })'
  },
  getBalance: {
    may: ["account", "namespace", "token"],
    example: 'getBalance({ token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48" })'
  },
  getTokens: { may: ["account", "namespace"], example: 'getTokens({ namespace: "eip155" })' },
  getActivity: { may: ["account", "namespace", "cursor"], example: 'getActivity({ namespace: "eip155" })' },
  getIdentity: {
    needs: ["address"],
    may: ["namespace"],
    example: 'getIdentity({ address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" })'
  },
  getNames: { may: ["account", "namespace"], example: 'getNames({ namespace: "eip155" })' },
  resolveName: { needs: ["name"], may: ["network"], example: 'resolveName({ name: "adalove" })' },
  suggestNames: { needs: ["name"], example: 'suggestNames({ name: "adalove" })' },
  getSwapTokens: { may: ["network"], example: "getSwapTokens({ network: 1 })" },
  getSwapQuote: {
    needs: ["from", "to", "amount"],
    may: ["slippage", "account", "namespace"],
    example: 'getSwapQuote({ from: "USDC", to: "ETH", amount: "100" })'
  },
  getOnrampOptions: { may: ["network"], example: "getOnrampOptions({ network: 1 })" },
  getOnrampQuote: {
    needs: ["amount"],
    may: ["currency", "token", "network"],
    example: 'getOnrampQuote({ amount: "50", currency: "USD", token: "USDC" })'
  },
  getOnrampUrl: { may: ["amount", "token", "account", "namespace"], example: 'getOnrampUrl({ amount: "50" })' },
  getAllowance: {
    needs: ["token", "spender"],
    may: ["account", "namespace"],
    example:
      'getAllowance({ token: "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48", spender: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8" })'
  },
  getSmartSessions: { may: ["account", "namespace"], example: 'getSmartSessions({ namespace: "eip155" })' },
  grantPermissions: { bare: "grant", example: "grantPermissions({ chainId, expiry, signer, permissions, policies })" },
  createSubscription: {
    bare: "grant",
    example: "createSubscription({ chainId, signerPublicKey, interval, asset, amount, expiry })"
  },
  revokeSmartSession: { needs: ["pci"], example: 'revokeSmartSession({ pci: "0x…" })' },
  isSmartSessionSupported: { example: "isSmartSessionSupported()" },
  capabilities: { bare: "network", isOptional: true, example: "capabilities(1)" },
  connectors: { example: "connectors()" },
  watchWallets: {
    needs: ["listener"],
    may: ["namespace"],
    example: "watchWallets({ listener: ({ wallets }) => draw(wallets) })"
  },
  explain: { bare: "explained", example: 'explain({ method: "personal_sign", params: ["Hello", account] })' },
  getSent: { example: "getSent()" },
  waitForReceipt: {
    needs: ["hash"],
    may: ["network", "confirmations"],
    example: 'waitForReceipt({ hash: "0x…" })'
  },
  signIn: { example: "signIn()" },
  signOut: { example: "signOut()" },
  provider: { example: 'provider("eip155")' },
  setTheme: { bare: "theme", example: 'setTheme("dark")' },
  setLocale: { bare: "locale", example: 'setLocale("ar")' },
  log: { example: "log()" },
  report: { may: ["addresses", "bodies"], example: "report()" },
  watchEvents: { needs: ["listener"], example: "watchEvents({ listener: () => draw() })" }
} as const satisfies Readonly<Record<string, Takes>>

/** `connect` for who signs in by email. */
const byEmail: Takes = {
  needs: ["wallet", "email", "code"],
  example: 'connect({ wallet: "email", email: "ann@example.com", code: () => promptForCode() })'
}

/** `send` for who sends several. */
const severalSends: Takes = {
  needs: ["transfers"],
  may: ["namespace", "accept"],
  example: 'send({ transfers: [{ to: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", amount: "0.5" }] })'
}

/** Stands for a method that no kit has: its name itself does not fit. */
const unknownMethod: Takes = { bare: "method", example: "getBalance()" }

const isObject = (value: unknown): boolean => typeof value === "object" && value !== null && !Array.isArray(value)

/** Says what a value is, and not what is in it. */
const kindOf = (value: unknown): string => {
  if (value === undefined || value === null) return "there is nothing"
  if (typeof value === "boolean" || typeof value === "number") return `it is ${value}`
  if (typeof value === "string") return value === "" ? "it is an empty text" : "it is another text"
  try {
    if (typeof value === "object") return Array.isArray(value) ? "it is a list" : "it is an object"
    if (typeof value !== "symbol") return `it is a ${typeof value}`
  } catch {
    // a revoked proxy
  }
  return "it cannot be read"
}

/** The methods of a kit that take an argument. */
export type CheckedMethod = keyof typeof methods

/** Returns what `open` was asked for, once it is checked: the view's long name, and the view as the host filled it in. */
export const readOpening = (argument: Filling): { readonly view?: string; readonly filled?: View | undefined } => {
  const view = read(argument, "view")
  return text(view) ? { view: longName(view), filled: filledView(longName(view), argument) } : { filled: undefined }
}

/**
 * Returns the failure of a call: the first field that the method does not accept; of a kit that is disposed of, that it is;
 * where no page is, as on a server, that the call needs one. Undefined if the whole call is valid. Never throws.
 */
export const checkCall = (
  method: CheckedMethod,
  argument: unknown,
  disposed = false,
  hasPage = true
): CallMisfit | KitDisposed | undefined => {
  if (disposed) return new KitDisposed()
  const {
    bare,
    example,
    isOptional,
    may = [],
    needs = []
  }: Takes = method === "connect" && read(argument, "wallet") !== undefined
    ? byEmail
    : method === "send" && read(argument, "transfers") !== undefined
      ? severalSends
      : (methods[method] ?? unknownMethod)
  const ruleOf = (field: Field): Rule =>
    rules[
      method === "getSwapQuote" && field === "to"
        ? "from"
        : method === "signTypedData" && field === "message"
          ? "typed"
          : field
    ]
  const misfit = (field: Field): CallMisfit =>
    new CallMisfit({
      method,
      field,
      rule: ruleOf(field)[1],
      example: `kit.${example}`,
      given:
        bare !== undefined
          ? kindOf(argument)
          : isObject(argument)
            ? kindOf(read(argument, field))
            : argument === undefined
              ? kindOf(argument)
              : `${kindOf(argument).replace("another", "a")}, not an object`
    })
  const pageless = hasPage
    ? undefined
    : new CallMisfit({
        method,
        field: "it",
        rule: "called in a page, not on a server",
        example: `kit.${example}`,
        given: "there is no document"
      })
  if (bare !== undefined)
    return (isOptional && argument === undefined) || ruleOf(bare)[0](argument) ? pageless : misfit(bare)
  const [first] = [...needs, ...may]
  if (first === undefined || (argument === undefined && needs.length === 0)) return pageless
  if (!isObject(argument)) return misfit(first)
  const wrong = [...needs, ...may].find((field) => {
    const value = read(argument, field)
    return value === undefined ? needs.includes(field) : !ruleOf(field)[0](value, argument)
  })
  return wrong === undefined ? pageless : misfit(wrong)
}
