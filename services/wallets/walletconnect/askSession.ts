import * as Effect from "effect/Effect"
import { hexChainId } from "../../../core/chain/network/caip.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { RequestBeforeConnect } from "../../../core/wallets/connection/laterErrors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { NetworkNotInWallet } from "../../../core/wallets/connectors/errors.ts"
import { MethodNotGranted, NoSession, SessionEnded, WalletSilent } from "../../../core/wallets/walletconnect/errors.ts"
import { namespaceOf } from "../../../core/wallets/walletconnect/methods.ts"
import type { SessionStore, LiveSession } from "./heldSession.ts"
import { coded, fromWallet, type ProviderError } from "./rejection.ts"
import type { SharedClient } from "./sharedClients.ts"
import { expiredCode } from "./withSafeListeners.ts"

/** A request as the provider receives it. */
export interface SessionRequest {
  readonly method: string
  readonly params?: unknown
  readonly network?: NetworkId
}

/**
 * How long a wallet has to answer a request, and how long the effect of its answer may take to reach the session,
 * milliseconds.
 */
const answerMillis = 300_000
const updateMillis = 3_000

/**
 * Whether a code is the reason a session ended (WalletConnect's 6000 to 6999): the library rejects pending requests
 * with it.
 */
const isGoodbye = (code: number): boolean => code >= 6_000 && code < 7_000

/** Answers what the session itself knows, without a request to the wallet. */
const known = (live: LiveSession, { method, network }: SessionRequest): { readonly answer: unknown } | undefined => {
  const namespace = namespaceOf(method)
  const held = live.held.find((one) => one.namespace === namespace)
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

/**
 * Sends one request to the session's wallet, on the network that the request belongs to; never retries. Fails with
 * EIP-1193's codes: 4900 without a session or if it ends meanwhile, 4901 for a network that it does not have, 4200 for
 * a method that it does not allow, 4001 if the user refuses, otherwise the wallet's own code; after five minutes with
 * `WalletSilent`. `refused`: fails when the relay refuses the client.
 */
export const askSession = Effect.fnUntraced(function* (
  { client, line }: SharedClient,
  session: SessionStore,
  asked: SessionRequest,
  refused: Effect.Effect<never, LatchkeyError>,
  onRequest: () => void
) {
  const { method, network, params } = asked
  const live = session.now()
  if (live === undefined) return yield* Effect.fail(coded(walletCodes.disconnected, new NoSession()))
  const answer = known(live, asked)
  if (answer !== undefined) return answer.answer
  const namespace = namespaceOf(method)
  const on = network ?? live.held.find((one) => one.namespace === namespace)?.network
  const chainId = on === undefined ? undefined : live.read.chains.get(on)
  if (on === undefined || chainId === undefined) {
    return yield* Effect.fail(
      coded(walletCodes.chainDisconnected, new NetworkNotInWallet({ network: on ?? namespace }))
    )
  }
  if (live.read.methods.get(on.slice(0, on.indexOf(":")) as typeof namespace)?.has(method) !== true) {
    return yield* Effect.fail(coded(walletCodes.unsupportedMethod, new MethodNotGranted({ method })))
  }

  const silent = () => coded(-32603, new WalletSilent({ method, afterMillis: answerMillis }))
  const ended = () => coded(walletCodes.disconnected, new SessionEnded({ method }))
  line.wake()
  onRequest()
  const request = Effect.tryPromise({
    try: () =>
      client.request<unknown>({
        topic: live.topic,
        chainId,
        request: { method, params: params ?? [] },
        expiry: answerMillis / 1_000
      }),
    catch: fromWallet
  })
  return yield* request.pipe(
    // A request that ends with its session rejects with any kind of error.
    Effect.mapError((error) =>
      isGoodbye(error.code) || session.now()?.topic !== live.topic
        ? ended()
        : error.code === expiredCode
          ? silent()
          : error
    ),
    Effect.raceFirst(
      Effect.flatMap(
        Effect.promise(() => live.over),
        () => Effect.fail(ended())
      )
    ),
    Effect.raceFirst(Effect.mapError(refused, (failure): ProviderError => coded(walletCodes.disconnected, failure))),
    Effect.timeoutFail({ duration: answerMillis, onTimeout: silent })
  )
})

/**
 * Switches a session to a network. For a network that the session has, this only stores it; an EVM wallet is asked to
 * switch to any other, after adding it where the wallet lacks it (EIP-3085). Fails with 4001 if the user refuses,
 * otherwise with `ChainNotSupported`.
 */
export const switchSession = Effect.fnUntraced(function* (
  session: SessionStore,
  to: NetworkId,
  configured: ReadonlyArray<Network>,
  ask: (asked: SessionRequest) => Effect.Effect<unknown, ProviderError>
) {
  const live = session.now()
  if (live === undefined) return yield* new RequestBeforeConnect()
  const unsupported = (cause?: unknown) => new ChainNotSupported({ network: to, cause })
  if (!live.read.chains.has(to)) {
    if (!to.startsWith("eip155:")) return yield* unsupported()
    const moved = ask({ method: "wallet_switchEthereumChain", params: [{ chainId: hexChainId(to) }] })
    const added = ask({ method: "wallet_addEthereumChain", params: [addable(findNetwork(configured, to))] })
    yield* moved.pipe(
      Effect.catchIf(mayLack, () => Effect.zipRight(added, moved)),
      Effect.mapError((error) => (error.code === walletCodes.userRejected ? error : unsupported(error)))
    )
    // The session's update follows the wallet's answer a moment later; no request can go to the network before it.
    const arrived: Effect.Effect<void> = Effect.suspend(() =>
      session.now()?.read.chains.has(to) === false ? Effect.zipRight(Effect.sleep(50), arrived) : Effect.void
    )
    yield* Effect.timeoutFail(arrived, { duration: updateMillis, onTimeout: () => unsupported() })
  }
  session.moveTo(to)
})

/**
 * Whether a wallet that did not switch may only lack the network: wallets report that with any code. False if the user
 * refused or the wallet did not answer.
 */
const mayLack = ({ cause, code }: ProviderError): boolean =>
  code !== walletCodes.userRejected && (!isLatchkeyError(cause) || cause instanceof MethodNotGranted)

/**
 * Returns a network in the form in which it is added to wallets. docs/spec/wallets.md#active-network-adding-a-network.
 */
const addable = ({ explorerUrl, id, imageUrl, name, nativeCurrency, rpcUrls }: Network) => ({
  chainId: hexChainId(id),
  chainName: name,
  nativeCurrency,
  rpcUrls,
  ...(explorerUrl === undefined ? {} : { blockExplorerUrls: [explorerUrl] }),
  ...(imageUrl === undefined ? {} : { iconUrls: [imageUrl] })
})
