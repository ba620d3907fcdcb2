import * as Effect from "effect/Effect"
import * as Runtime from "effect/Runtime"
import type * as Scope from "effect/Scope"
import { evmNetworkId, hexChainId } from "../../../core/chain/network/caip.ts"
import { ChainNotSupported, SwitchFailed } from "../../../core/chain/network/errors.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import { addNetworkParams } from "../../../core/wallets/activeNetwork/addNetworkParams.ts"
import { getField } from "../../../core/foundation/data/decode.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { FailedToConnect } from "../../../core/wallets/connection/errors.ts"
import { readAccounts } from "../../../core/wallets/connection/readAccounts.ts"
import {
  gaveNoNetwork,
  isUnrecognizedChain,
  isUnsupportedMethod,
  walletCodes
} from "../../../core/wallets/connection/walletCodes.ts"
import { callWallet } from "./callWallet.ts"
import type { ConnectOptions, WalletAccounts, WalletConnector } from "./Connector.ts"
import { ignoreErrors } from "./ignoreErrors.ts"

type EventListener = (value: unknown) => void

/** A wallet's own provider (EIP-1193). Its members may throw when read or called. */
export interface Eip1193Provider {
  readonly request: (call: { readonly method: string; readonly params?: unknown }) => unknown
  readonly on?: ((event: string, listener: EventListener) => unknown) | undefined
  readonly removeListener?: ((event: string, listener: EventListener) => unknown) | undefined
}

/** How long a wallet may take to switch after it has agreed, and how often it is asked meanwhile, milliseconds. */
const [switchMillis, switchPollMillis] = [5_000, 200]

/** Fails if a wallet takes longer than this to connect, in milliseconds. */
export const limitConnectTime =
  (connectorId: string, duration: number) =>
  <A, E>(request: Effect.Effect<A, E>): Effect.Effect<A, E | FailedToConnect> =>
    Effect.timeoutFail(request, {
      duration,
      onTimeout: () => new FailedToConnect({ connectorId, reason: "the wallet did not answer" })
    })

const makeAsk = (foreign: Eip1193Provider) => (method: string, params?: unknown) =>
  callWallet(method, () => foreign.request({ method, ...(params === undefined ? {} : { params }) }))
type Ask = ReturnType<typeof makeAsk>

/**
 * Creates the connector of a wallet that speaks EIP-1193: the only code that calls a page's wallet. Uses only the three
 * members of EIP-1193, and reads each when it is used: some wallets have a `connect` or `switchNetwork` with another
 * meaning.
 */
export const fromEip1193 = (foreign: Eip1193Provider, connectorId: string): WalletConnector => {
  const ask = makeAsk(foreign)
  const connect = makeConnect(foreign, ask, connectorId)
  return {
    connect,
    switchNetwork: makeSwitchNetwork(foreign, ask),
    request: ({ method, params }) => ask(method, params),
    // A wallet that does not know the method keeps no permission that could be revoked.
    disconnect: Effect.asVoid(
      Effect.catchIf(
        ask("wallet_revokePermissions", [{ eth_accounts: {} }]),
        (error) => error._tag === "WalletRequestFailed" && isUnsupportedMethod(error.walletCode),
        () => Effect.void
      )
    ),
    listen: (listener) =>
      Effect.flatMap(Effect.runtime<never>(), (runtime) => {
        let isChecking = false
        const reportAbsent = (): void => listener({ _tag: "Absent" })
        const check = connect({ silent: true }).pipe(
          Effect.match({
            onFailure: reportAbsent,
            onSuccess: ({ length }) => {
              if (length === 0) reportAbsent()
            }
          }),
          Effect.ensuring(
            Effect.sync(() => {
              isChecking = false
            })
          )
        )
        return subscribe(foreign, {
          accountsChanged: (answer) => {
            const accounts = readAccounts(answer)
            if (accounts !== null) listener({ _tag: "AccountsChanged", accounts })
            else if (Array.isArray(answer) && answer.length === 0) listener({ _tag: "Absent" }) // it is locked
          },
          chainChanged: (chainId) => {
            const network = evmNetworkId(chainId)
            if (network !== null) listener({ _tag: "NetworkChanged", network })
          },
          // The opposite of `disconnect`: a wallet whose accounts are the same emits no other event.
          connect: (info) => {
            const network = evmNetworkId(getField(info, "chainId"))
            if (network !== null) listener({ _tag: "NetworkChanged", network })
          },
          // In EIP-1193 this means the wallet lost its own connection to the chain: it may still hold our account, so
          // its accounts are requested again, once for a burst of these events.
          disconnect: () => {
            if (isChecking) return
            isChecking = true
            Runtime.runFork(runtime)(check)
          }
        })
      })
  }
}

/**
 * Connects by `eth_requestAccounts`, which prompts, or by `eth_accounts`, which never does and has to be answered soon.
 * An account event that arrives between the answers overrides the first of them (reliability F20).
 */
const makeConnect = (foreign: Eip1193Provider, ask: Ask, connectorId: string) =>
  Effect.fnUntraced(function* ({ askAccounts, silent }: ConnectOptions) {
    let [isListening, latest]: [boolean, unknown] = [false, undefined]
    yield* subscribe(foreign, {
      accountsChanged: (accounts) => {
        if (isListening && Array.isArray(accounts)) latest = accounts
      }
    })
    const soon = limitConnectTime(connectorId, millis.rpc)
    const answer = yield* silent ? soon(ask("eth_accounts")) : (askAccounts?.(ask) ?? ask("eth_requestAccounts"))
    isListening = true
    if (readAccounts(answer) === null) return []
    const network = evmNetworkId(yield* Effect.mapError(soon(ask("eth_chainId")), explainNoNetwork(connectorId)))
    if (network === null) return yield* new FailedToConnect({ connectorId, reason: gaveNoNetwork })
    const accounts = readAccounts(latest ?? answer)
    if (accounts === null) return []
    const held: ReadonlyArray<WalletAccounts> = [{ namespace: "eip155", network, accounts }]
    return held
  }, Effect.scoped)

/** Maps the failure of a wallet that does not name its network. A rejection and a busy wallet stay unchanged. */
const explainNoNetwork =
  (connectorId: string) =>
  <E extends Effect.Effect.Error<ReturnType<Ask>> | FailedToConnect>(error: E): E | FailedToConnect =>
    error._tag === "RequestRejected" ||
    (error._tag === "WalletRequestFailed" && error.walletCode === walletCodes.requestPending)
      ? error
      : new FailedToConnect({ connectorId, reason: gaveNoNetwork, cause: error })

/**
 * Switches by EIP-3326, after adding the network if the wallet does not have it. Some wallets answer before they switch:
 * the switch is awaited, by the wallet's event or by asking for its network.
 */
const makeSwitchNetwork = (foreign: Eip1193Provider, ask: Ask) =>
  Effect.fnUntraced(function* (to: Network) {
    let hasSwitched = false
    yield* subscribe(foreign, {
      chainChanged: (chainId) => {
        hasSwitched = evmNetworkId(chainId) === to.id
      }
    })
    const askSwitch = ask("wallet_switchEthereumChain", [{ chainId: hexChainId(to.id) }])
    yield* Effect.catchIf(
      askSwitch,
      (error) => error._tag === "WalletRequestFailed" && isUnrecognizedChain(error.walletCode),
      () => Effect.zipRight(ask("wallet_addEthereumChain", addNetworkParams(to)), askSwitch)
    ).pipe(
      // docs/spec/wallets.md#active-network-switching-an-evm-wallet
      Effect.mapError((error) =>
        error._tag === "WalletRequestFailed" &&
        (isUnrecognizedChain(error.walletCode) || error.method === "wallet_addEthereumChain")
          ? new ChainNotSupported({ network: to.id, cause: error })
          : error
      )
    )
    const awaitSwitch: Effect.Effect<void, SwitchFailed> = Effect.suspend(() =>
      hasSwitched
        ? Effect.void
        : Effect.flatMap(
            Effect.mapError(ask("eth_chainId"), (cause) => new SwitchFailed({ network: to.id, cause })),
            (answer) => {
              const network = evmNetworkId(answer)
              if (network === to.id) return Effect.void
              return network === null
                ? new SwitchFailed({ network: to.id })
                : Effect.zipRight(Effect.sleep(switchPollMillis), awaitSwitch)
            }
          )
    )
    yield* Effect.timeoutFail(awaitSwitch, {
      duration: switchMillis,
      onTimeout: () => new SwitchFailed({ network: to.id })
    })
  }, Effect.scoped)

/**
 * Adds listeners, and removes them when the scope ends. If a wallet cannot remove them, their calls are ignored; a
 * wallet whose listener code throws still connects and signs, only its events are missed.
 */
const subscribe = (
  foreign: Eip1193Provider,
  handlers: Readonly<Record<string, EventListener>>
): Effect.Effect<void, never, Scope.Scope> =>
  Effect.asVoid(
    Effect.acquireRelease(
      Effect.sync(() => {
        let listening = true
        const added = Object.entries(handlers).map(([event, handle]): readonly [string, EventListener] => [
          event,
          (value) => {
            if (listening) handle(value)
          }
        ])
        ignoreErrors(() => {
          for (const [event, handle] of added) foreign.on?.(event, handle)
        })
        return () => {
          listening = false
          ignoreErrors(() => {
            for (const [event, handle] of added) foreign.removeListener?.(event, handle)
          })
        }
      }),
      (stop) => Effect.sync(stop)
    )
  )
