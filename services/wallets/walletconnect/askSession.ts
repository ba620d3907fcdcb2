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

/** A request as a provider hears it. */
export interface SessionRequest {
  readonly method: string
  readonly params?: unknown
  readonly network?: NetworkId
}

/** How long a wallet has to answer a request, and how long what it did may take to reach the session, milliseconds. */
const answerMillis = 300_000
const updateMillis = 3_000

/**
 * Whether a code is the reason for which a session was ended (WalletConnect's 6000 to 6999): it is told to what still
 * waits.
 */
const isGoodbye = (code: number): boolean => code >= 6_000 && code < 7_000

/** What the session itself knows, without a word to the wallet. */
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
 * Asks a session's wallet, once, on the network that the request belongs to. Fails as EIP-1193 has it: 4900 without a
 * session or when it ends meanwhile, 4901 for a network it does not have, 4200 for a method it did not allow, 4001 when
 * its owner says no, the wallet's own code else; after five minutes with `WalletSilent`. `refused`: the relay's.
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
    // A request that ends with its session is told so by an error of any kind.
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
 * Moves a session to a network. One that the session has is only remembered; of an EVM wallet any other is asked for,
 * and made known to it first where it is not (EIP-3085). Fails with 4001 when its owner says no, else
 * `ChainNotSupported`.
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
    // The wallet's word for it comes by the session, a moment later; without it no request can go there.
    const arrived: Effect.Effect<void> = Effect.suspend(() =>
      session.now()?.read.chains.has(to) === false ? Effect.zipRight(Effect.sleep(50), arrived) : Effect.void
    )
    yield* Effect.timeoutFail(arrived, { duration: updateMillis, onTimeout: () => unsupported() })
  }
  session.moveTo(to)
})

/**
 * Whether a wallet that did not switch may only lack the network: it says so by any code. Not after its owner's no, nor
 * where no word came from it.
 */
const mayLack = ({ cause, code }: ProviderError): boolean =>
  code !== walletCodes.userRejected && (!isLatchkeyError(cause) || cause instanceof MethodNotGranted)

/** A network as wallets want to be told of it. docs/spec/wallets.md#active-network-adding-a-network. */
const addable = ({ explorerUrl, id, imageUrl, name, nativeCurrency, rpcUrls }: Network) => ({
  chainId: hexChainId(id),
  chainName: name,
  nativeCurrency,
  rpcUrls,
  ...(explorerUrl === undefined ? {} : { blockExplorerUrls: [explorerUrl] }),
  ...(imageUrl === undefined ? {} : { iconUrls: [imageUrl] })
})
