import * as Effect from "effect/Effect"
import type { Network } from "../../../core/chain/network/schema.ts"
import { splitNetworkId } from "../../../core/chain/network/caip.ts"
import { getVerdict, isBroadcast } from "../../../core/chain/rpc/methods.ts"
import { isEmbeddedNetwork } from "../../../core/embedded/frame/networks.ts"
import { getLoginKey, loginKeys } from "../../../core/embedded/login/keys.ts"
import type { EmbeddedType } from "../../../core/embedded/user/events.ts"
import { readPlainData } from "../../../core/embedded/wire/plainData.ts"
import { shownView } from "../../../core/state.ts"
import type { ContextChanged } from "../../../core/wallets/requests/errors.ts"
import { OutcomeUnknown } from "../../../core/wallets/signing/errors.ts"
import type { MethodNotGranted } from "../../../core/wallets/walletconnect/errors.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { Store } from "../../foundation/store/Store.ts"
import { checkBroadcast } from "../../wallets/connectors/checkBroadcast.ts"
import { makeChanges } from "../../wallets/connectors/changes.ts"
import type { WalletConnector } from "../../wallets/connectors/Connector.ts"
import { createMethodNotGranted, requestMisfit } from "../../wallets/connectors/methodTable.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import type { DecisionCall } from "../decision/askDecision.ts"
import type { makeDecisions } from "../decision/makeDecisions.ts"
import type { FrameFailure, Line } from "../frame/Line.ts"
import type { SignInWindows } from "../social/SignInWindows.ts"
import type { AccountTypes } from "../user/accountTypes.ts"
import { makeFrameAccounts } from "../user/frameAccounts.ts"
import { forgetUnfinished, createLoginMemory } from "./emailCodes.ts"
import { makeFrameLogin } from "./frameLogin.ts"
import { signInByAccount } from "./signInByAccount.ts"
import { ChainNotSupported } from "../../../core/chain/network/errors.ts"

/** A connector that can change its account on EVM networks. */
export interface EmbeddedConnector extends WalletConnector {
  readonly retype: (to: EmbeddedType) => Effect.Effect<void, ContextChanged | FrameFailure>
  /** Requests the user and the account on each network in use from the frame again. */
  readonly refresh: Effect.Effect<void, FrameFailure>
  /** Disconnects if the site says that its session ended. */
  readonly recheck: Effect.Effect<void>
}

type Decide = (
  call: DecisionCall
) => ReturnType<Effect.Effect.Success<ReturnType<typeof makeDecisions>>> | Effect.Effect<never, MethodNotGranted>
type FrameAccounts = Effect.Effect.Success<ReturnType<typeof makeFrameAccounts>>
type FrameLogin = Effect.Effect.Success<ReturnType<typeof makeFrameLogin>>

/**
 * Creates the connector of the embedded wallet, which signs in by email or a social account, restores what the frame
 * still knows, and signs out. Its accounts are the frame's; no key ever reaches the page. docs/spec/embedded.md#frame.
 */
export const createEmbeddedConnector = (
  line: Line,
  storageName: string,
  networks: ReadonlyArray<Network>,
  windows: SignInWindows,
  decide: Decide,
  types: AccountTypes
): Effect.Effect<EmbeddedConnector, never, Storage | Store> =>
  Effect.gen(function* () {
    const services = yield* Effect.context<Storage | Store>()
    const store = yield* Store
    const storage = yield* Storage
    const { listen, notify } = makeChanges()
    const accounts = yield* makeFrameAccounts({
      line,
      storageName,
      networks,
      types,
      report: (held) => notify({ _tag: "Changed", held })
    })
    const login = yield* makeFrameLogin(line, storageName)
    yield* forgetUnfinished(storageName)
    const connect = signIn(line, storageName, windows, accounts, login)
    return {
      listen,
      serves: isEmbeddedNetwork,
      connect: ({ silent }) => Effect.provide(silent ? restore(accounts, login) : connect, services),
      request: sendOrDecide(line, store, decide, accounts),
      switchNetwork: ({ id }) =>
        Effect.gen(function* () {
          if (!isEmbeddedNetwork(id)) return yield* new ChainNotSupported({ network: id })
          yield* line.ask("SWITCH_NETWORK", { chainId: id })
          yield* accounts.load(id)
          yield* storage.set(getLoginKey(storageName, loginKeys.lastChain), id)
          accounts.reportAll()
        }),
      retype: (to) =>
        Effect.gen(function* () {
          const network = accounts.held.get("eip155")?.network
          if (network === undefined) return yield* createContextChanged()
          yield* accounts.awaitUser(network)
          yield* types.choose(to)
          yield* accounts.load(network)
          accounts.reportAll()
        }),
      refresh: Effect.suspend(() =>
        Effect.zipRight(
          Effect.forEach([...accounts.held.values()], ({ network }) => accounts.load(network), { discard: true }),
          Effect.sync(accounts.reportAll)
        )
      ),
      recheck: Effect.gen(function* () {
        if (accounts.held.size === 0 || !(yield* login.isStored) || (yield* login.isValid)) return
        yield* login.forget
        notify({ _tag: "Disconnected" })
      }).pipe(Effect.ignore),
      disconnect: login.leave
    }
  })

/** Returns the sign-in by the visitor, which ends with the accounts. */
const signIn = (
  line: Line,
  storageName: string,
  windows: SignInWindows,
  accounts: FrameAccounts,
  login: FrameLogin
) => {
  const memory = createLoginMemory()
  /**
   * An answer that arrives after the visitor left while a code was checked must not sign in. The finalizer of an
   * interruption is uninterruptible: without `interruptible` it would run for its whole limit, and the next sign-in
   * would wait for it.
   */
  const signOutIfChecking = Effect.suspend(() =>
    memory.isWaiting ? Effect.void : Effect.forkDaemon(Effect.interruptible(login.signOut))
  )
  /** A failed attempt accepts no more codes: the visitor goes back to the email, and the next attempt shows why. */
  const backToEmail = Effect.flatMap(Store, (store) =>
    /^EmailVerify/.test(shownView(store.getState())._tag)
      ? store.dispatch({ _tag: "Replaced", view: { _tag: "EmailLogin" } })
      : Effect.void
  )
  return Effect.zipRight(
    login.finishSignOut,
    Effect.suspend(() => {
      memory.isWaiting = false
      return Effect.zipRight(signInByAccount(line, storageName, windows, memory), accounts.loadAll)
    }).pipe(
      Effect.onInterrupt(() => signOutIfChecking),
      Effect.tapError(() => backToEmail)
    )
  )
}

/** Returns the accounts of a stored login; asks the frame only if there is one. */
const restore = (accounts: FrameAccounts, login: FrameLogin) =>
  Effect.gen(function* () {
    if (!(yield* login.isStored)) return []
    if (yield* login.isValid) return yield* accounts.loadAll
    yield* login.forget
    return []
  })

/** Returns a function that sends reads to the frame and has the visitor decide on the rest. */
const sendOrDecide =
  (line: Line, store: Store["Type"], decide: Decide, { awaitUser }: FrameAccounts): WalletConnector["request"] =>
  ({ method, network, params }) =>
    Effect.gen(function* () {
      const verdict = getVerdict(method)
      if (verdict === "refused") return yield* createMethodNotGranted(method)
      const plain = readPlainData(params ?? [])
      if (plain === undefined) return yield* requestMisfit(method)
      const chain = network ?? store.getState().chain.active
      if (verdict === "needsApproval")
        return yield* decide({ method, params: plain, network: chain, ready: awaitUser(chain) })
      const request = { method, params: plain, chainId: chain, chainNamespace: splitNetworkId(chain).namespace }
      if (!isBroadcast(method)) return yield* line.ask("RPC_REQUEST", request, "read")
      return yield* line.ask("RPC_REQUEST", request, "broadcast").pipe(
        checkBroadcast(method),
        Effect.catchIf(
          ({ _tag }) => unclear.has(_tag),
          () => new OutcomeUnknown({ method })
        )
      )
    })

/** Failures after which a signed transaction may have been sent: the frame has it, and its answer is missing. */
const unclear: ReadonlySet<string> = new Set([
  "FrameAnswerMisfit",
  "FrameRequestTimedOut",
  "RequestAborted",
  "SessionEnded"
])
