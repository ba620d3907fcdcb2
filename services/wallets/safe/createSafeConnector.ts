import * as Effect from "effect/Effect"
import { hexChainId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { getVerdict, isBroadcast, safeMethods } from "../../../core/chain/rpc/methods.ts"
import { type RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import {
  CallsMisfit,
  NetworkNotInWallet,
  type RequestMisfit,
  toRequestMisfit
} from "../../../core/wallets/connectors/errors.ts"
import type { SafeInfo } from "../../../core/wallets/safe/answers.ts"
import type { SafeMethod } from "../../../core/wallets/safe/messages.ts"
import { toWalletFailure } from "../connectors/callWallet.ts"
import { makeChanges } from "../connectors/changes.ts"
import type { ConnectorError, WalletAccounts, WalletCall, WalletConnector } from "../connectors/Connector.ts"
import { createMethodNotGranted } from "../connectors/methodTable.ts"
import { createContextChanged } from "../connectors/createContextChanged.ts"
import { readByNamespace } from "../reader/readerOf.ts"
import { confirmByOwners } from "./safeDecisions.ts"
import { type SafeFrame, SafeRefused } from "./createSafeFrame.ts"
import { askNode, isSameSafe, readSafe, readTransaction, type SafeSession } from "./safeSession.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import { SessionEnded } from "../../../core/wallets/walletconnect/errors.ts"
import { CallBatchUnknown } from "../../../core/wallets/requests/errors.ts"

/** The methods that the Safe's node may be sent: reads only. Sending is left to the Safe. */
const reads: ReadonlySet<string> = new Set(
  safeMethods.filter((method) => method.startsWith("eth_") && !isBroadcast(method))
)

/**
 * Returns true for a method that is bound to one account on one network: it is not sent to a Safe that the page does not
 * know yet. T10.
 */
const isBound = (method: string): boolean =>
  getVerdict(method) === "needsApproval" || method === "wallet_getCapabilities"
const getAccounts = ({ address, network }: SafeInfo): ReadonlyArray<WalletAccounts> => [
  { namespace: "eip155", network, accounts: [{ address }] }
]

/**
 * Creates the connector of the Safe that frames this page. It signs messages off-chain if the Safe can, sends every
 * transaction and batch as one that its owners confirm, and reads through the Safe's own node. No request is sent
 * twice. A Safe does not report changes: a read that finds one reports `Changed`. Pending requests fail with
 * `SessionEnded` when `ended` completes (reliability F46).
 */
export const createSafeConnector = (
  frame: SafeFrame,
  ended: Effect.Effect<void> = Effect.never
): Effect.Effect<WalletConnector> =>
  Effect.map(Effect.runtime<never>(), (runtime) => {
    const { listen, notify } = makeChanges()
    const session: SafeSession = {
      frame,
      sent: new Set(),
      onChange: (safe) => notify({ _tag: "Changed", held: getAccounts(safe) }),
      reported: undefined
    }
    const connect = Effect.map(readSafe(session), (safe) => {
      session.reported = safe
      return getAccounts(safe)
    })
    const switchTo = (id: NetworkId) =>
      Effect.flatMap(readSafe(session), ({ network }) =>
        network === id ? Effect.void : new ChainNotSupported({ network: id })
      )

    /**
     * Fails when the page no longer uses the Safe. A defect of the Safe's page is reported as a failure of the Safe.
     */
    const limitToConnection =
      (method: string) =>
      <A>(work: Effect.Effect<A, ConnectorError | SafeRefused>): Effect.Effect<A, ConnectorError> =>
        Effect.raceFirst(
          work,
          Effect.flatMap(ended, () => new SessionEnded({ method }))
        ).pipe(
          Effect.mapError((error) =>
            error instanceof SafeRefused ? getFailure(error, ownersMethods.has(error.method)) : error
          ),
          Effect.catchAllDefect((cause) => Effect.fail(toWalletFailure(method, cause))),
          Effect.provide(runtime)
        )

    return {
      listen,
      request: (call) => limitToConnection(call.method)(answer(session, call)),
      connect: () => limitToConnection("connect")(Effect.mapError(connect, getOwnersFailure)),
      disconnect: Effect.sync(() => {
        session.reported = undefined
      }),
      switchNetwork: ({ id }) => limitToConnection("switchNetwork")(Effect.mapError(switchTo(id), getOwnersFailure))
    }
  })

/** Answers a request from the Safe's account and network, its node or its owners. */
const answer = Effect.fnUntraced(function* (session: SafeSession, { method, network, params, request }: WalletCall) {
  const before = session.reported
  const safe = yield* readSafe(session)
  const [first]: ReadonlyArray<unknown> = Array.isArray(params) ? params : []
  const isElsewhere = network !== undefined && network !== safe.network
  if (before !== undefined && !isSameSafe(before, safe) && (isElsewhere || isBound(method)))
    return yield* createContextChanged()
  if (network !== undefined && isElsewhere) return yield* new NetworkNotInWallet({ network })
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
      const read = request ?? (yield* Effect.mapError(readByNamespace({ method, params }, context), getMisfit))
      return yield* confirmByOwners(session, read, safe)
    }
    case "wallet_getCallsStatus":
      return yield* batchStatus(session, first, safe)
    case "wallet_getCapabilities":
      return { [hexChainId(safe.network)]: { atomic: { status: "supported" } } }
  }
  if (
    (method === "eth_getTransactionReceipt" || method === "eth_getTransactionByHash") &&
    typeof first === "string" &&
    session.sent.has(first.toLowerCase())
  ) {
    return yield* readBySafeHash(session, method, first)
  }
  return reads.has(method) ? yield* askNode(session, method, params ?? []) : yield* createMethodNotGranted(method)
})

/** Returns the status of a batch, whose id is the Safe's own hash (EIP-5792). */
const batchStatus = Effect.fnUntraced(function* (session: SafeSession, id: unknown, { network }: SafeInfo) {
  if (typeof id !== "string" || !/^0x[0-9a-f]{64}$/i.test(id))
    return yield* new CallBatchUnknown({ id: typeof id === "string" ? id : "" })
  const { hash, status } = yield* readTransaction(session, id)
  const receipt = hash === null ? null : yield* askNode(session, "eth_getTransactionReceipt", [hash])
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
const readBySafeHash = (session: SafeSession, method: string, safeTxHash: string) =>
  Effect.flatMap(readTransaction(session, safeTxHash), ({ hash }) =>
    hash === null ? Effect.succeed(null) : askNode(session, method, [hash])
  )

/** Returns an error in the form that wallets use: with a code of EIP-1193. */
const createCodedError = (code: number, message: string): Error => Object.assign(new Error(message), { code })

/**
 * Returns the failure for a Safe's error, with a wallet's code, because the Safe itself has no codes. For a request
 * that the owner decides on, an error counts as a refusal if its message says so, or if it has no message.
 */
const getFailure = ({ message, method }: SafeRefused, isOwners: boolean): RequestRejected | WalletRequestFailed => {
  if (isOwners && (message === "" || readWalletError(message).isRejection))
    return toWalletFailure(method, createCodedError(walletCodes.userRejected, "The Safe's owner rejected the request."))
  return new WalletRequestFailed({
    method,
    walletCode: internalError,
    cause: createCodedError(internalError, message || "The Safe could not answer.")
  })
}

/** Returns the failure of connecting or switching, which the owner decides. */
const getOwnersFailure = <E>(error: E | SafeRefused): E | RequestRejected | WalletRequestFailed =>
  error instanceof SafeRefused ? getFailure(error, true) : error

const ownersMethods: ReadonlySet<SafeMethod> = new Set(["sendTransactions", "signMessage", "signTypedMessage"])

const getMisfit = <E>(error: CallsMisfit | E): E | RequestMisfit =>
  error instanceof CallsMisfit ? toRequestMisfit("wallet_sendCalls", error.message) : error

/** JSON-RPC's internal error. */
const internalError = -32603
