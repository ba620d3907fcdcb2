import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { hexChainId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import {
  readSafeInfo,
  readSafeSent,
  readSafeSignature,
  readSafeSigned,
  readSafeTransaction,
  type SafeInfo,
  type SafeTransaction
} from "../../../core/wallets/safe/answers.ts"
import { SafeSignaturePending } from "../../../core/wallets/safe/errors.ts"
import type { SafeMethod } from "../../../core/wallets/safe/messages.ts"
import { needsCapability, type SafeCall, toSafeCalls, typedDataToSign } from "../../../core/wallets/safe/toSafe.ts"
import { CallsMisfit, type RequestMisfit, toRequestMisfit } from "../../../core/wallets/connectors/errors.ts"
import { readByNamespace } from "../reader/readerOf.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { safeMethods, verdictOf } from "../../../core/chain/rpc/methods.ts"
import type { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { batchNeedsMore, batchUnknown } from "../requests/batchFailures.ts"
import { requestFailed, walletFailure } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { ConnectorError, WalletAccounts, WalletCall, WalletConnector } from "../connectors/Connector.ts"
import { chainNotSupported } from "../connectors/fromEip1193.ts"
import { methodNotGranted, requestMisfit } from "../connectors/methodTable.ts"
import { accountNotInWallet, contextChanged, networkNotInWallet } from "../connectors/requireAccount.ts"
import { sessionEnded } from "../connectors/untilWalletLeaves.ts"
import { type SafeFailure, type SafeFrame, SafeRefused } from "./safeFrame.ts"

/** How long to wait for the on-chain hash of a sent transaction, milliseconds: other owners may execute it later. */
const executedWithin = 10_000
/** The polling interval while the Safe's owners decide, and how long to poll, milliseconds. */
const lookEvery = 2_000
const ownersWithin = 300_000

/** The methods that the Safe's node may be sent: reads only. Sending is left to the Safe. */
const reads: ReadonlySet<string> = new Set(
  safeMethods.filter((method) => method.startsWith("eth_") && method !== "eth_sendRawTransaction")
)

/**
 * Whether a method is bound to one account on one network: it is not sent to a Safe that the page does not know yet.
 * T10.
 */
const isBound = (method: string): boolean =>
  verdictOf(method) === "needsApproval" || method === "wallet_getCapabilities"
const isSame = (one: SafeInfo, other: SafeInfo): boolean =>
  one.network === other.network && one.address.toLowerCase() === other.address.toLowerCase()
const heldBy = ({ address, network }: SafeInfo): ReadonlyArray<WalletAccounts> => [
  { namespace: "eip155", network, accounts: [{ address }] }
]

/**
 * The Safe that frames this page, as a wallet. It signs messages off-chain where the Safe can, sends every
 * transaction and batch as one that its owners confirm, and reads through the Safe's own node. No request is sent
 * twice. A Safe never reports by itself that it changed: each read of it tells `Changed` if it did. Pending requests
 * fail with `SessionEnded` when `over` ends (reliability F46).
 */
export const safeConnector = (
  frame: SafeFrame,
  over: Effect.Effect<void> = Effect.never
): Effect.Effect<WalletConnector> =>
  Effect.map(Effect.runtime<never>(), (runtime) => {
    /** Safe's own hashes of the transactions sent here, for which pages request receipts. */
    const sent = new Set<string>()
    const { listen, tell } = makeChanges()
    /** The Safe last reported to the page, while it is connected. */
    let told: SafeInfo | undefined
    const look = Effect.map(frame.ask("getSafeInfo", undefined, readSafeInfo, millis.rpc), (safe) => {
      if (told !== undefined && !isSame(told, safe)) {
        told = safe
        tell({ _tag: "Changed", held: heldBy(safe) })
      }
      return safe
    })
    const connected = Effect.map(look, (safe) => {
      told = safe
      return heldBy(safe)
    })
    const moved = (to: NetworkId) =>
      Effect.flatMap(look, ({ network }) => (network === to ? Effect.void : chainNotSupported(to)))

    /**
     * Sends a request that the owners have to confirm, which takes time: the Safe is read again, alongside their
     * answer.
     */
    const askOwners: SafeFrame["ask"] = (method, params, read) =>
      Effect.ensuring(
        frame.ask(method, params, read),
        Effect.suspend(() => (told === undefined ? Effect.void : Effect.forkDaemon(Effect.ignore(look))))
      )

    const transaction = (safeTxHash: string) =>
      frame.ask("getTxBySafeTxHash", { safeTxHash }, readSafeTransaction, millis.rpc)
    const node = (call: string, params: unknown) =>
      frame.ask("rpcCall", { call, params }, (value) => value ?? null, millis.rpc)

    const send = Effect.fnUntraced(function* (method: string, txs: ReadonlyArray<SafeCall> | undefined) {
      if (txs === undefined) return yield* requestMisfit(method)
      const safeTxHash = yield* askOwners("sendTransactions", { txs }, readSafeSent)
      sent.add(safeTxHash.toLowerCase())
      return safeTxHash
    })

    const executed = (safeTxHash: string): Effect.Effect<SafeTransaction, SafeFailure> =>
      Effect.flatMap(transaction(safeTxHash), (one) =>
        one.hash !== null || one.status !== 100
          ? Effect.succeed(one)
          : Effect.zipRight(Effect.sleep(lookEvery), executed(safeTxHash))
      )

    /**
     * Returns the on-chain hash if the owners execute the transaction at once; else the Safe's own, which
     * `eth_getTransactionReceipt` accepts.
     */
    const hashOf = (safeTxHash: string) =>
      executed(safeTxHash).pipe(
        Effect.timeoutOption(executedWithin),
        Effect.orElseSucceed(() => Option.none<SafeTransaction>()), // it is already sent: a failed read changes nothing
        Effect.map((found) => Option.getOrUndefined(found)?.hash ?? safeTxHash)
      )

    const collected = (messageHash: string): Effect.Effect<string, SafeFailure> =>
      Effect.flatMap(frame.ask("getOffChainSignature", messageHash, readSafeSignature, millis.rpc), (signature) =>
        signature !== "" && signature !== "0x"
          ? Effect.succeed(signature)
          : Effect.zipRight(Effect.sleep(lookEvery), collected(messageHash))
      )

    const inTime = <A>(owners: Effect.Effect<A, SafeFailure>) =>
      Effect.timeoutFail(owners, {
        duration: ownersWithin,
        onTimeout: () => new SafeSignaturePending({ afterMillis: ownersWithin })
      })

    const sign = Effect.fnUntraced(function* (safe: SafeInfo, method: SafeMethod, params: unknown) {
      // Without this setting the Safe signs on-chain, for a fee. A Safe that does not know the setting ignores it.
      yield* Effect.ignore(node("safe_setSettings", [{ offChainSigning: true }]))
      // That may have taken a while, and the message itself does not name its signer.
      if (!isSame(yield* look, safe)) return yield* contextChanged()
      const signed = yield* askOwners(method, params, readSafeSigned)
      switch (signed._tag) {
        case "Signature":
          return signed.signature
        case "Collecting":
          return yield* inTime(collected(signed.messageHash))
        case "OnChain":
          return yield* Effect.as(inTime(executed(signed.safeTxHash)), "0x") // EIP-1271: on the chain, no bytes
      }
    })

    const batch = Effect.fnUntraced(function* (id: unknown, { network }: SafeInfo) {
      if (typeof id !== "string" || !/^0x[0-9a-f]{64}$/i.test(id))
        return yield* batchUnknown(typeof id === "string" ? id : "")
      const { hash, status } = yield* transaction(id)
      const receipt = hash === null ? null : yield* node("eth_getTransactionReceipt", [hash])
      return {
        version: "2.0.0",
        id,
        chainId: hexChainId(network),
        status,
        atomic: true,
        receipts: receipt === null ? [] : [receipt]
      }
    })

    /** Returns the receipt or transaction of one of the Safe's own hashes once it is on-chain; null before. */
    const underSafeHash = (method: string, safeTxHash: string) =>
      Effect.flatMap(transaction(safeTxHash), ({ hash }) =>
        hash === null ? Effect.succeed(null) : node(method, [hash])
      )

    /** Signs or sends: the kinds of requests that a Safe's owners confirm. */
    const confirmed = Effect.fnUntraced(function* (request: WalletRequest, safe: SafeInfo) {
      const { method, network, signers } = request
      const isOwn = (address: unknown): boolean =>
        typeof address === "string" && address.toLowerCase() === safe.address.toLowerCase()
      if (!signers.every(isOwn)) return yield* accountNotInWallet()
      if (network !== safe.network)
        return yield* request.kind === "batch"
          ? chainNotSupported(network, undefined, walletCodes.unsupportedChain)
          : networkNotInWallet(network)
      switch (request.kind) {
        case "message":
          return yield* sign(safe, "signMessage", { message: request.text ?? request.bytes })
        case "typedData": {
          const typedData = typedDataToSign(request.data)
          return yield* typedData === undefined ? requestMisfit(method) : sign(safe, "signTypedMessage", { typedData })
        }
        case "transaction":
          return yield* hashOf(yield* send(method, toSafeCalls([request.call])))
        case "batch":
          return needsCapability(request)
            ? yield* batchNeedsMore(walletCodes.unsupportedCapability)
            : { id: yield* send(method, toSafeCalls(request.calls)) }
        default:
          return yield* methodNotGranted(method)
      }
    })

    const answer = Effect.fnUntraced(function* ({ method, network, params, request }: WalletCall) {
      const before = told
      const safe = yield* look
      const [first]: ReadonlyArray<unknown> = Array.isArray(params) ? params : []
      const elsewhere = network !== undefined && network !== safe.network
      if (before !== undefined && !isSame(before, safe) && (elsewhere || isBound(method)))
        return yield* contextChanged()
      if (network !== undefined && elsewhere) return yield* networkNotInWallet(network)
      switch (method) {
        case "eth_accounts":
        case "eth_requestAccounts":
          return [safe.address]
        case "eth_chainId":
          return hexChainId(safe.network)
        case "personal_sign":
        case "eth_signTypedData_v4":
        case "eth_sendTransaction":
        case "wallet_sendCalls": {
          const context = { account: safe.address, network: safe.network }
          const read = request ?? (yield* Effect.mapError(readByNamespace({ method, params }, context), misfitOf))
          return yield* confirmed(read, safe)
        }
        case "wallet_getCallsStatus":
          return yield* batch(first, safe)
        case "wallet_getCapabilities":
          return { [hexChainId(safe.network)]: { atomic: { status: "supported" } } }
      }
      if (
        (method === "eth_getTransactionReceipt" || method === "eth_getTransactionByHash") &&
        typeof first === "string" &&
        sent.has(first.toLowerCase())
      ) {
        return yield* underSafeHash(method, first)
      }
      return reads.has(method) ? yield* node(method, params ?? []) : yield* methodNotGranted(method)
    })

    /** Ends with the page's use of the Safe. A Safe's page may break while it is asked: that counts as its failure. */
    const bounded =
      (method: string) =>
      <A>(work: Effect.Effect<A, ConnectorError | SafeRefused>): Effect.Effect<A, ConnectorError> =>
        Effect.raceFirst(
          work,
          Effect.flatMap(over, () => sessionEnded(method))
        ).pipe(
          Effect.mapError((error) =>
            error instanceof SafeRefused ? failureOf(error, ownersMethods.has(error.method)) : error
          ),
          Effect.catchAllDefect((cause) => Effect.fail(walletFailure(method, cause))),
          Effect.provide(runtime)
        )

    return {
      listen,
      request: (call) => bounded(call.method)(answer(call)),
      connect: () => bounded("connect")(Effect.mapError(connected, ownersFailure)),
      disconnect: Effect.sync(() => {
        told = undefined
      }),
      switchNetwork: ({ id }) => bounded("switchNetwork")(Effect.mapError(moved(id), ownersFailure))
    }
  })

/** An error in the form that wallets use: EIP-1193's codes. */
const numbered = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/**
 * Returns the failure of a Safe's error, in the code that wallets use: the Safe itself has none. Where the owner
 * decides, an error is a refusal by its words, and without words.
 */
const failureOf = ({ message, method }: SafeRefused, isOwners: boolean): RequestRejected | WalletRequestFailed => {
  if (isOwners && (message === "" || readWalletError(message).isRejection))
    return walletFailure(method, numbered(walletCodes.userRejected, "The Safe's owner rejected the request."))
  return requestFailed(method, internalError, numbered(internalError, message || "The Safe could not answer."))
}

/** The failure of connecting or switching, which the owner decides. */
const ownersFailure = <E>(error: E | SafeRefused): E | RequestRejected | WalletRequestFailed =>
  error instanceof SafeRefused ? failureOf(error, true) : error

const ownersMethods: ReadonlySet<SafeMethod> = new Set(["sendTransactions", "signMessage", "signTypedMessage"])

const misfitOf = <E>(error: CallsMisfit | E): E | RequestMisfit =>
  error instanceof CallsMisfit ? toRequestMisfit("wallet_sendCalls", error.message) : error

/** JSON-RPC's internal error. */
const internalError = -32603
