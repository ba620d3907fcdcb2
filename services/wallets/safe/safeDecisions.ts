import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { millis } from "../../../core/foundation/data/limits.ts"
import {
  readSafeSignature,
  readSafeSigned,
  type SafeInfo,
  type SafeTransaction
} from "../../../core/wallets/safe/answers.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import type { WalletRequest } from "../../../core/wallets/reader/walletRequest.ts"
import { SafeSignaturePending } from "../../../core/wallets/safe/errors.ts"
import type { SafeMethod } from "../../../core/wallets/safe/messages.ts"
import { needsCapability, toSafeCalls, toSafeTypedData } from "../../../core/wallets/safe/toSafe.ts"
import { createMethodNotGranted, requestMisfit } from "../connectors/methodTable.ts"
import { createContextChanged } from "../connectors/createContextChanged.ts"
import type { SafeFailure } from "./createSafeFrame.ts"
import {
  askNode,
  askOwners,
  isSameSafe,
  readSafe,
  readTransaction,
  type SafeSession,
  sendCalls
} from "./safeSession.ts"
import { AccountNotInWallet, NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import { CallBatchNeedsMore } from "../../../core/wallets/requests/errors.ts"

/** How long to wait for the on-chain hash of a sent transaction, milliseconds: other owners may execute it later. */
const executionMillis = 10_000
/** The polling interval while the Safe's owners decide, and how long to poll, milliseconds. */
const pollMillis = 2_000
const ownersMillis = 300_000

/** Signs or sends a request that the Safe's owners confirm. */
export const confirmByOwners = Effect.fnUntraced(function* (
  session: SafeSession,
  request: WalletRequest,
  safe: SafeInfo
) {
  const { method, network, signers } = request
  const isOwn = (address: unknown): boolean =>
    typeof address === "string" && address.toLowerCase() === safe.address.toLowerCase()
  if (!signers.every(isOwn)) return yield* new AccountNotInWallet()
  if (network !== safe.network)
    return yield* request.kind === "batch"
      ? new ChainNotSupported({ network, cause: undefined, walletCode: walletCodes.unsupportedChain })
      : new NetworkNotInWallet({ network })
  switch (request.kind) {
    case "message":
      return yield* sign(session, safe, "signMessage", { message: request.text ?? request.bytes })
    case "typedData": {
      const typedData = toSafeTypedData(request.data)
      return yield* typedData === undefined
        ? requestMisfit(method)
        : sign(session, safe, "signTypedMessage", { typedData })
    }
    case "transaction":
      return yield* computeHash(session, yield* sendCalls(session, method, toSafeCalls([request.call])))
    case "batch":
      return needsCapability(request)
        ? yield* new CallBatchNeedsMore({ walletCode: walletCodes.unsupportedCapability })
        : { id: yield* sendCalls(session, method, toSafeCalls(request.calls)) }
    default:
      return yield* createMethodNotGranted(method)
  }
})

const awaitExecution = (session: SafeSession, safeTxHash: string): Effect.Effect<SafeTransaction, SafeFailure> =>
  Effect.flatMap(readTransaction(session, safeTxHash), (transaction) =>
    transaction.hash !== null || transaction.status !== 100
      ? Effect.succeed(transaction)
      : Effect.zipRight(Effect.sleep(pollMillis), awaitExecution(session, safeTxHash))
  )

/**
 * Returns the on-chain hash if the owners execute the transaction at once; else the Safe's own, which
 * `eth_getTransactionReceipt` accepts.
 */
const computeHash = (session: SafeSession, safeTxHash: string) =>
  awaitExecution(session, safeTxHash).pipe(
    Effect.timeoutOption(executionMillis),
    Effect.orElseSucceed(() => Option.none<SafeTransaction>()), // it is already sent: a failed read changes nothing
    Effect.map((found) => Option.getOrUndefined(found)?.hash ?? safeTxHash)
  )

const awaitSignature = (session: SafeSession, messageHash: string): Effect.Effect<string, SafeFailure> =>
  Effect.flatMap(session.frame.ask("getOffChainSignature", messageHash, readSafeSignature, millis.rpc), (signature) =>
    signature !== "" && signature !== "0x"
      ? Effect.succeed(signature)
      : Effect.zipRight(Effect.sleep(pollMillis), awaitSignature(session, messageHash))
  )

const limitOwners = <A>(owners: Effect.Effect<A, SafeFailure>) =>
  Effect.timeoutFail(owners, {
    duration: ownersMillis,
    onTimeout: () => new SafeSignaturePending({ afterMillis: ownersMillis })
  })

const sign = Effect.fnUntraced(function* (session: SafeSession, safe: SafeInfo, method: SafeMethod, params: unknown) {
  // Without this setting the Safe signs on-chain, for a fee. A Safe that does not know the setting ignores it.
  yield* Effect.ignore(askNode(session, "safe_setSettings", [{ offChainSigning: true }]))
  // That may have taken a while, and the message itself does not name its signer.
  if (!isSameSafe(yield* readSafe(session), safe)) return yield* createContextChanged()
  const signed = yield* askOwners(session)(method, params, readSafeSigned)
  switch (signed._tag) {
    case "Signature":
      return signed.signature
    case "Collecting":
      return yield* limitOwners(awaitSignature(session, signed.messageHash))
    case "OnChain":
      // EIP-1271: a signature on the chain has no bytes.
      return yield* Effect.as(limitOwners(awaitExecution(session, signed.safeTxHash)), "0x")
  }
})
