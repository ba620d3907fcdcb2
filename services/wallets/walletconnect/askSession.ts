import * as Effect from "effect/Effect"
import { hexChainId } from "../../../core/chain/network/caip.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { addNetworkParams } from "../../../core/wallets/activeNetwork/addNetworkParams.ts"
import { isUnrecognizedChain, walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { NoSession, SessionEnded, WalletSilent } from "../../../core/wallets/walletconnect/errors.ts"
import { getNamespace } from "../../../core/wallets/walletconnect/methods.ts"
import { toWalletFailure } from "../connectors/callWallet.ts"
import type { ConnectorError, WalletCall } from "../connectors/Connector.ts"
import { createMethodNotGranted } from "../connectors/methodTable.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import { answerMillis } from "./answerMillis.ts"
import type { SessionStore, LiveSession } from "./heldSession.ts"
import type { SharedClient } from "./sharedClients.ts"
import { expiredCode } from "./withSafeListeners.ts"
import { NetworkNotInWallet, RequestBeforeConnect } from "../../../core/wallets/connectors/errors.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"

/** How long the effect of a wallet's answer may take to reach the session, milliseconds. */
const updateMillis = 3_000

/**
 * Returns true if a code is the reason a session ended (WalletConnect's 6000 to 6999): the library rejects pending
 * requests with it.
 */
const isGoodbye = (code: number): boolean => code >= 6_000 && code < 7_000

/** Answers what the session itself knows, without a request to the wallet. */
const answerFromSession = (
  live: LiveSession,
  { method, network }: WalletCall
): { readonly answer: unknown } | undefined => {
  const namespace = getNamespace(method)
  const held = live.held.find((accounts) => accounts.namespace === namespace)
  if (held === undefined) return undefined
  switch (method) {
    case "eth_accounts":
    case "eth_requestAccounts":
      return { answer: held.accounts.map(({ address }) => address) }
    case "eth_chainId":
      return { answer: hexChainId(network ?? held.network) }
    case "solana_getAccounts":
    case "solana_requestAccounts":
      return { answer: held.accounts.map(({ address }) => ({ pubkey: address })) }
    default:
      return undefined
  }
}

/** JSON-RPC's internal error, used for an error without a code. */
const internalError = -32603

/** Reads a wallet's error, once. A refusal by the user is 4001, whatever code the wallet uses for it. */
const readError = (cause: unknown): Error => {
  const { code, data, isRejection, message } = readWalletError(cause, true)
  return isRejection
    ? Object.assign(new Error("User rejected the request", { cause }), { code: walletCodes.userRejected })
    : Object.assign(new Error(message === "" ? "The wallet could not do this" : message, { cause }), {
        code: code === 0 ? internalError : code,
        ...(data === undefined ? {} : { data })
      })
}

/**
 * Sends one request to the session's wallet, on the network that the request belongs to; never retries. Fails with
 * `NoSession` without a session, `SessionEnded` if it ends meanwhile, `NetworkNotInWallet` for a network that it does
 * not have, `MethodNotGranted` for a method that it does not allow, `RequestRejected` if the user refuses, otherwise
 * with the wallet's own code; after five minutes with `WalletSilent`. `refused`: fails when the relay refuses the
 * client.
 */
export const askSession = Effect.fnUntraced(function* <E>(
  { client, line }: SharedClient,
  session: SessionStore,
  call: WalletCall,
  refused: Effect.Effect<never, E>,
  onRequest: () => void
) {
  const { method, network, params } = call
  const live = session.now()
  if (live === undefined) return yield* new NoSession()
  const answer = answerFromSession(live, call)
  if (answer !== undefined) return answer.answer
  const namespace = getNamespace(method)
  const target = network ?? live.held.find((accounts) => accounts.namespace === namespace)?.network
  const chainId = target === undefined ? undefined : live.read.chains.get(target)
  if (target === undefined || chainId === undefined)
    return yield* new NetworkNotInWallet({ network: target ?? namespace })
  if (live.read.methods.get(target.slice(0, target.indexOf(":")) as typeof namespace)?.has(method) !== true)
    return yield* createMethodNotGranted(method)

  const createSilent = () => new WalletSilent({ method, afterMillis: answerMillis })
  line.wake()
  // The wallet answers this method without its user: its app is not opened.
  if (method !== "wallet_getCapabilities") onRequest()
  const request = Effect.tryPromise({
    try: () =>
      client.request<unknown>({
        topic: live.topic,
        chainId,
        request: { method, params: params ?? [] },
        expiry: answerMillis / 1_000
      }),
    catch: (cause) => {
      const error = readError(cause)
      const { code, isRejection } = readWalletError(error)
      // A request that ends with its session rejects with any kind of error.
      if (isGoodbye(code) || session.now()?.topic !== live.topic) return new SessionEnded({ method })
      // The library's own failures have no number. The message may already be at the relay, and may still reach the
      // wallet.
      const isOfLibrary = cause instanceof Error && !isRejection && readWalletError(cause).code === 0
      return isOfLibrary || code === expiredCode ? createSilent() : toWalletFailure(method, error)
    }
  })
  return yield* request.pipe(
    Effect.raceFirst(
      Effect.flatMap(
        Effect.promise(() => live.ended),
        () => new SessionEnded({ method })
      )
    ),
    Effect.raceFirst(refused),
    // Not `timeoutFail`: if it is interrupted at the moment when it starts, it still waits for the wallet.
    Effect.raceFirst(Effect.flatMap(Effect.sleep(answerMillis), createSilent))
  )
})

/**
 * Switches a session to a network. For a network that the session has, this only stores it; an EVM wallet is asked to
 * switch to any other, after adding it where the wallet lacks it (EIP-3085). Fails with `RequestRejected` if the user
 * refuses, otherwise with `ChainNotSupported`.
 */
export const switchSession = Effect.fnUntraced(function* (
  session: SessionStore,
  network: Network,
  ask: (call: WalletCall) => Effect.Effect<unknown, ConnectorError>
) {
  const live = session.now()
  if (live === undefined) return yield* new RequestBeforeConnect()
  const to = network.id
  const createNotSupported = (cause?: unknown) => new ChainNotSupported({ network: to, cause })
  if (!live.read.chains.has(to)) {
    if (!to.startsWith("eip155:")) return yield* createNotSupported()
    const moved = ask({ method: "wallet_switchEthereumChain", params: [{ chainId: hexChainId(to) }] })
    const added = ask({ method: "wallet_addEthereumChain", params: addNetworkParams(network) })
    yield* moved.pipe(
      Effect.catchIf(isNetworkMissing, () => Effect.zipRight(added, moved)),
      Effect.mapError((error) => (error._tag === "RequestRejected" ? error : createNotSupported(error)))
    )
    // The session's update follows the wallet's answer a moment later; no request can go to the network before it.
    const arrived: Effect.Effect<void> = Effect.suspend(() =>
      session.now()?.read.chains.has(to) === false ? Effect.zipRight(Effect.sleep(50), arrived) : Effect.void
    )
    yield* Effect.timeoutFail(arrived, { duration: updateMillis, onTimeout: () => createNotSupported() })
  }
  session.moveTo(to)
})

/** Returns true if a wallet that did not switch says that it lacks the network. */
const isNetworkMissing = (error: ConnectorError): boolean =>
  error._tag === "WalletRequestFailed" && isUnrecognizedChain(error.walletCode)
