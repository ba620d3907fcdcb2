import { splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { fieldOf } from "../../foundation/data/decode.ts"
import { comparable, contentOf, type ShownContent } from "./contentOf.ts"
import { plainCopy } from "./plainCopy.ts"
import { isSameRequest } from "./sameRequest.ts"

/** What a request is for. `request`: one of a host's own. */
export const intentKinds = [
  "send",
  "approve",
  "swap",
  "calls",
  "message",
  "typed-data",
  "sign-in",
  "name",
  "grant",
  "revoke",
  "request"
] as const
/** What a request to a wallet is about. */
export type IntentKind = (typeof intentKinds)[number]

/** One request to a wallet. Frozen: what is shown is what goes out. */
export interface IntentStep {
  readonly method: string
  readonly params: unknown
}

/** What a visitor reads of an intent, made from its requests. */
export interface ShownRequest extends ShownContent {
  readonly network: NetworkId
  readonly methods: ReadonlyArray<string>
}

/**
 * What signs or sends: one frozen value for what is shown and what goes out. `goodUntil`: epoch milliseconds after which
 * its terms have to be asked for anew; null if they do not change.
 */
export interface Intent {
  readonly id: string
  readonly kind: IntentKind
  readonly account: AccountId
  readonly connectorId: string
  readonly steps: ReadonlyArray<IntentStep>
  readonly shown: ShownRequest
  readonly madeAt: number
  readonly goodUntil: number | null
}

/** What an intent is made of. The kind is that of its first method, if it is not given. */
export interface IntentParts {
  readonly id: string
  readonly kind?: IntentKind | undefined
  readonly account: AccountId
  readonly connectorId: string
  readonly steps: ReadonlyArray<IntentStep>
  readonly madeAt: number
  readonly goodUntil?: number | undefined
}

/**
 * Makes an intent of copies, frozen all the way down, so that nobody who holds the parts can change it. Returns undefined
 * if the parameters of a step are not plain data (`plainCopy`).
 */
export const makeIntent = ({
  account,
  connectorId,
  goodUntil,
  id,
  kind,
  madeAt,
  steps
}: IntentParts): Intent | undefined => {
  const copies = steps.map(({ method, params }): IntentStep => ({ method, params: plainCopy(params) }))
  if (copies.some(({ params }, i) => params === undefined && steps[i]?.params !== undefined)) return undefined
  const [first] = copies
  const { network } = splitAccountId(account)
  return Object.freeze({
    id,
    kind: kind ?? kindOf(first?.method ?? ""),
    account,
    connectorId,
    steps: Object.freeze(copies.map((step) => Object.freeze(step))),
    shown: Object.freeze({
      network,
      methods: Object.freeze(copies.map(({ method }) => method)),
      ...(first === undefined ? {} : contentOf(first.method, first.params))
    }),
    madeAt,
    goodUntil: goodUntil ?? null
  })
}

const kinds: Readonly<Record<string, IntentKind>> = {
  eth_sendTransaction: "send",
  eth_sendUserOperation: "calls",
  personal_sign: "message",
  sendTransfer: "send",
  signMessage: "message",
  solana_signAndSendTransaction: "send",
  solana_signMessage: "message",
  wallet_grantPermissions: "grant",
  wallet_revokePermissions: "revoke",
  wallet_sendCalls: "calls"
}

/** The kind of a request by its method alone. */
export const kindOf = (method: string): IntentKind =>
  Object.hasOwn(kinds, method)
    ? (kinds[method] ?? "request")
    : method.startsWith("eth_signTypedData")
      ? "typed-data"
      : "request"

/** Typed data may hold text that looks like hex, and a wallet of another namespace knows no hex: there letters count. */
const comparesHex = ({ account }: Intent, method: string): boolean =>
  splitNetworkId(splitAccountId(account).network).namespace === "eip155" && !method.startsWith("eth_signTypedData")

/**
 * Whether a request that is about to go out is an intent's step: the same method and the same parameters, field by field.
 * Hex is compared by value. Serialised transactions of Solana are decoded again and compared by what they do, so that
 * only their blockhash may differ.
 */
export const isStep = (intent: Intent, at: number, { method, params }: IntentStep): boolean => {
  const step = intent.steps[at]
  if (step === undefined || step.method !== method) return false
  const hex = comparesHex(intent, method)
  const copy = plainCopy(params)
  if (!isSameRequest(params, copy, { hex: false })) return false
  return isSameRequest(comparable(method, step.params), comparable(method, copy), { hex })
}

/** Methods by which a wallet sends, and answers with what can be followed. */
const sending: ReadonlySet<string> = new Set([
  "eth_sendTransaction",
  "eth_sendUserOperation",
  "sendTransfer",
  "solana_signAndSendTransaction",
  "wallet_sendCalls"
])

/** Whether a wallet that gets this request sends something. A PSBT is sent where its request says so. */
export const isSending = ({ method, params }: IntentStep): boolean =>
  sending.has(method) || (method === "signPsbt" && fieldOf(params, "broadcast") === true)
