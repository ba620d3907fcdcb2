import * as Either from "effect/Either"
import { checksumAddress } from "../../chain/evm/checksum.ts"
import { accountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { type CallsMisfit, type RequestMisfit, toRequestMisfit } from "../connectors/errors.ts"
import { isAddress } from "../reader/notes.ts"
import { type CopiedRequest, copyRequest, readCopied } from "../reader/copiedRequest.ts"
import type { WalletRequest, WrittenRequest } from "../reader/walletRequest.ts"
import type { NamespaceReader, ShownContent } from "../reader/notes.ts"
import { isSameRequest } from "./sameRequest.ts"
import { isSendingMethod } from "./sendingMethods.ts"

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

/** One request to a wallet, as its maker writes it. */
export interface IntentStep extends WrittenRequest {
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
  /** The account in use, for which the page made the request. */
  readonly account: AccountId
  /** The account that signs, if the request names another one of the wallet's. */
  readonly signer?: AccountId | undefined
  readonly connectorId: string
  /** The requests, each read once: described, compared and sent by these values. */
  readonly steps: ReadonlyArray<WalletRequest>
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
  readonly steps: ReadonlyArray<WrittenRequest>
  readonly madeAt: number
  readonly goodUntil?: number | undefined
}

/**
 * Makes an intent of requests that are read from copies and frozen all the way down, so that changes to the parts have no
 * effect. `reader`: that of the account's namespace. Fails if a step cannot be read (`readCopied`).
 */
export const makeIntent = (
  {
    account,
    connectorId,
    goodUntil,
    id,
    kind,
    madeAt,
    steps
  }: Omit<IntentParts, "steps"> & { readonly steps: ReadonlyArray<CopiedRequest> },
  reader: NamespaceReader | undefined
): Either.Either<Intent, CallsMisfit | RequestMisfit> => {
  const context = contextOf(account)
  const [read, ...others] = steps.map((step) => readCopied(reader, step, context))
  return read === undefined
    ? Either.left(toRequestMisfit(""))
    : Either.map(Either.all([read, ...others]), (requests) => {
        const [first] = requests
        const signer = signedBy(account, first)
        return Object.freeze({
          id,
          kind: kind ?? kindOf(first.method),
          account,
          ...(signer === account ? {} : { signer }),
          connectorId,
          steps: Object.freeze(requests),
          shown: Object.freeze({
            network: context.network,
            methods: Object.freeze(requests.map(({ method }) => method)),
            ...reader?.contentOf(first)
          }),
          madeAt,
          goodUntil: goodUntil ?? null
        })
      })
}

/** The account that signs an intent. */
export const signerOf = ({ account, signer }: Pick<Intent, "account" | "signer">): AccountId => signer ?? account

/** Returns the account that signs a request made for an account: the one that it names, on the same network. */
export const signedBy = (account: AccountId, request: Pick<WalletRequest, "account">): AccountId => {
  const { address, network } = splitAccountId(account)
  const [used, named] = [address, request.account].map((one) => (isAddress(one) ? checksumAddress(one) : one))
  return named === used || !named ? account : accountId(network, named)
}

const contextOf = (account: AccountId) => {
  const { address, network } = splitAccountId(account)
  return { account: address, network }
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
  wallet_requestExecutionPermissions: "grant",
  wallet_revokeExecutionPermission: "revoke",
  wallet_revokePermissions: "revoke",
  wallet_sendCalls: "calls",
  wallet_sendTransaction: "send"
}

/** The kind of a request by its method alone. */
export const kindOf = (method: string): IntentKind =>
  Object.hasOwn(kinds, method)
    ? (kinds[method] ?? "request")
    : method.startsWith("eth_signTypedData")
      ? "typed-data"
      : "request"

/** Typed data may hold text that looks like hex, and a wallet of another namespace knows no hex: there letters count. */
const comparesHex = ({ account }: Intent, { kind }: WalletRequest): boolean =>
  splitNetworkId(splitAccountId(account).network).namespace === "eip155" && kind !== "typedData"

/** Reads a request that is about to go out in place of an intent's step, for the intent's account. */
export const readOutgoing = ({ account }: Intent, written: WrittenRequest, reader: NamespaceReader | undefined) =>
  readCopied(reader, copyRequest(written), contextOf(account))

/**
 * Whether a request that is about to go out is an intent's step: the same method and the same parameters, field by field.
 * Hex is compared by value. Serialized transactions of Solana are compared by what they do, so that only their blockhash
 * may differ. `reader`: that of the account's namespace.
 */
export const isStep = (
  intent: Intent,
  at: number,
  outgoing: WalletRequest,
  reader: NamespaceReader | undefined
): boolean => {
  const step = intent.steps[at]
  const comparable = (request: WalletRequest): unknown => reader?.comparable(request) ?? request.params
  return (
    step !== undefined &&
    step.method === outgoing.method &&
    step.kind === outgoing.kind &&
    isSameRequest(comparable(step), comparable(outgoing), { hex: comparesHex(intent, step) })
  )
}

/** Whether a wallet that gets this request sends something. */
export const isSending = (request: WalletRequest): boolean =>
  isSendingMethod(request.method) || (request.kind === "psbt" && request.sends)
