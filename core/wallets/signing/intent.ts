import * as Either from "effect/Either"
import { toChecksumAddress } from "../../chain/evm/checksum.ts"
import { accountId, splitAccountId, splitNetworkId } from "../../chain/network/caip.ts"
import type { AccountId, NetworkId } from "../../chain/network/ids.ts"
import { type CallsMisfit, type RequestMisfit, toRequestMisfit } from "../connectors/errors.ts"
import { isAddress } from "../reader/notes.ts"
import { type CopiedRequest, copyRequest, readCopied } from "../reader/copiedRequest.ts"
import type { WalletRequest, WrittenRequest } from "../reader/walletRequest.ts"
import type { NamespaceReader, ShownContent } from "../reader/notes.ts"
import type { Sponsorship } from "./sponsorship.ts"
import { isSameRequest } from "./sameRequest.ts"
import { isSendingMethod } from "./sendingMethods.ts"

/** The purposes of a request. `request`: one of a host's own. */
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
/** The purpose of a request to a wallet. */
export type IntentKind = (typeof intentKinds)[number]

/** One request to a wallet, as its caller writes it. */
export interface IntentStep extends WrittenRequest {
  readonly params: unknown
}

/** The parts of an intent that a visitor reads, derived from its requests. */
export interface ShownRequest extends ShownContent {
  readonly network: NetworkId
  readonly methods: ReadonlyArray<string>
}

/**
 * A request to sign or send: one frozen value that is both shown and sent. `goodUntil`: epoch milliseconds after which
 * its terms must be requested again; null if they do not change.
 */
export interface Intent {
  readonly id: string
  readonly kind: IntentKind
  /** The account in use, for which the page made the request. */
  readonly account: AccountId
  /** The account that signs, if the request names another account of the wallet. */
  readonly signer?: AccountId | undefined
  readonly connectorId: string
  /** The requests, each read once: they are described, compared and sent with these values. */
  readonly steps: ReadonlyArray<WalletRequest>
  readonly shown: ShownRequest
  readonly madeAt: number
  readonly goodUntil: number | null
}

/** The parts of an intent. The kind defaults to that of its first method. */
export interface IntentParts {
  readonly id: string
  readonly kind?: IntentKind | undefined
  readonly account: AccountId
  readonly connectorId: string
  readonly steps: ReadonlyArray<WrittenRequest>
  readonly madeAt: number
  readonly goodUntil?: number | undefined
  /** The payer of the fee, if the host offers to pay it. */
  readonly sponsorship?: Sponsorship | undefined
}

/**
 * Creates an intent of requests that are read from copies and deeply frozen, so that changes to the parts have no
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
  const context = getContext(account)
  const [read, ...others] = steps.map((step) => readCopied(reader, step, context))
  return read === undefined
    ? Either.left(toRequestMisfit(""))
    : Either.map(Either.all([read, ...others]), (requests) => {
        const [first] = requests
        const signer = getSigningAccount(account, first)
        return Object.freeze({
          id,
          kind: kind ?? getKind(first.method),
          account,
          ...(signer === account ? {} : { signer }),
          connectorId,
          steps: Object.freeze(requests),
          shown: Object.freeze({
            network: context.network,
            methods: Object.freeze(requests.map(({ method }) => method)),
            ...reader?.getContent(first)
          }),
          madeAt,
          goodUntil: goodUntil ?? null
        })
      })
}

/** Returns the account that signs an intent. */
export const getSigner = ({ account, signer }: Pick<Intent, "account" | "signer">): AccountId => signer ?? account

/** Returns the account that signs a request made for an account: the one that it names, on the same network. */
export const getSigningAccount = (account: AccountId, request: Pick<WalletRequest, "account">): AccountId => {
  const { address, network } = splitAccountId(account)
  const [inUse, requested] = [address, request.account].map((written) =>
    isAddress(written) ? toChecksumAddress(written) : written
  )
  return requested === inUse || !requested ? account : accountId(network, requested)
}

const getContext = (account: AccountId) => {
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

/** Returns the kind of a request by its method only. */
export const getKind = (method: string): IntentKind =>
  Object.hasOwn(kinds, method)
    ? (kinds[method] ?? "request")
    : method.startsWith("eth_signTypedData")
      ? "typed-data"
      : "request"

/**
 * Returns whether hex is compared by value. Typed data may contain text that looks like hex, and wallets of other
 * namespaces do not use hex: there case counts.
 */
const isComparedAsHex = ({ account }: Intent, { kind }: WalletRequest): boolean =>
  splitNetworkId(splitAccountId(account).network).namespace === "eip155" && kind !== "typedData"

/** Reads a request that is about to be sent in place of an intent's step, for the intent's account. */
export const readOutgoing = ({ account }: Intent, written: WrittenRequest, reader: NamespaceReader | undefined) =>
  readCopied(reader, copyRequest(written), getContext(account))

/**
 * Returns whether a request that is about to be sent is an intent's step: the same method and the same parameters,
 * field by field. Hex is compared by value. Serialized transactions of Solana are compared by their effect, so that
 * only their blockhash may differ. `reader`: that of the account's namespace.
 */
export const isStep = (
  intent: Intent,
  index: number,
  outgoing: WalletRequest,
  reader: NamespaceReader | undefined
): boolean => {
  const step = intent.steps[index]
  const toComparable = (request: WalletRequest): unknown => reader?.comparable(request) ?? request.params
  return (
    step !== undefined &&
    step.method === outgoing.method &&
    step.kind === outgoing.kind &&
    isSameRequest(toComparable(step), toComparable(outgoing), { hex: isComparedAsHex(intent, step) })
  )
}

/** Returns whether a wallet sends something when it receives this request. */
export const isSending = (request: WalletRequest): boolean =>
  isSendingMethod(request.method) || (request.kind === "psbt" && request.sends)
