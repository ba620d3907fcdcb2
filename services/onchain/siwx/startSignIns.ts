import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import type { LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import {
  NoActiveAccount,
  NoActiveNetwork,
  SignInNotStarted,
  SiwxNotEnabled
} from "../../../core/onchain/siwx/errors.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"
import { signInStart, stepSignIn } from "../../../core/onchain/siwx/state.ts"
import { readPlace, isSamePlace, type SignInPlace, toSubject } from "../../../core/onchain/siwx/subject.ts"
import {
  findMove,
  getShownNamespace,
  getShownAccount,
  type ShownContext
} from "../../../core/wallets/requests/shownContext.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { runInScope } from "../../foundation/store/runInScope.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { createContextChanged } from "../../wallets/connectors/createContextChanged.ts"
import { makeSignInCommands } from "./makeSignInCommands.ts"
import { makeSignInSteps, type SignInSteps } from "./makeSignInSteps.ts"
import type { SignInBridge } from "./siweKeeping.ts"
import { loadBridge, createPluginBridge } from "./signInBridge.ts"

/** The sign-in in the host's options. */
export type SignInOptions = { readonly siwx: SignInPlugin } | { readonly siweConfig: SiweConfig } | null

/** The sign-in methods for hosts. */
export interface SignIns {
  readonly signIn: (seen: ShownContext) => Effect.Effect<SignInSession, KitMissing | LatchkeyError>
  readonly signOut: (seen: ShownContext) => Effect.Effect<void, KitMissing | LatchkeyError>
}

/** Follows the active account: ends its sign-in when it changes, and looks for the session of the next one. */
const followPlace = Effect.fnUntraced(function* (
  { endedByMove }: SignInBridge,
  { getPlace, look, revoke }: SignInSteps,
  work: FiberHandle.FiberHandle,
  connected: ReadonlySet<string>
) {
  const store = yield* Store
  let before: SignInPlace | null = null
  yield* follow(
    () => getPlace(),
    (place) =>
      Effect.gen(function* () {
        const ended = endedByMove(before, place)
        if (ended !== null) yield* revoke(ended.chainId, ended.accountAddress)
        const isFresh = place !== null && (before !== null || connected.has(`${place.namespace} ${place.connectorId}`))
        before = place
        yield* FiberHandle.clear(work)
        yield* store.dispatch({ _tag: "SignInSought", account: place?.account ?? null })
        if (place !== null) yield* FiberHandle.run(work, look(place, isFresh))
      }),
    isSamePlace
  )
})

/** Ends the sessions of accounts that are disconnected, unless the host keeps them or another tab ended them. */
const revokeDisconnected = Effect.fnUntraced(function* ({ plugin }: SignInBridge, { revoke }: SignInSteps) {
  const store = yield* Store
  const run = yield* runInScope()
  let before = store.getState().connection.connections
  yield* store.subscribe(({ chain, connection }, events) => {
    for (const event of events) {
      if (event._tag !== "Disconnected" || event.absent === true) continue // the session waits for its wallet
      if (event.by === "tab" || plugin.signOutOnDisconnect === false) continue
      for (const previous of before) {
        if (previous.connectorId !== event.connectorId || previous.namespace !== event.namespace) continue
        for (const { id, namespace } of chain.networks)
          if (namespace === previous.namespace) for (const { address } of previous.accounts) run(revoke(id, address))
      }
    }
    before = connection.connections
  })
})

/** Applies a sign-in or sign-out of another tab, and synchronizes a host's sign-in with its server. */
const followOthers = Effect.fnUntraced(function* (
  { keep }: SignInBridge,
  { enter, heldNow, getPlace, leave, prepare }: SignInSteps
) {
  const store = yield* Store
  const storage = yield* Storage
  const run = yield* runInScope()
  const takeOver = Effect.gen(function* () {
    const place = getPlace()
    const phase = store.getState().siwx?.phase
    if (place === null || phase === "Signing" || phase === "Sought") return
    const session = yield* heldNow(place.account)
    if (session === null && phase === "Held") yield* store.dispatch({ _tag: "SignedOut", account: place.account })
    if (session !== null && phase !== "Held") yield* Effect.zipRight(enter(place, session, true), leave)
  })
  yield* storage.written((key) => {
    if (/\bsiwx\b/.test(key)) run(takeOver)
  })
  yield* keep({ prepare, takeOver })
})

/** Creates the host's methods for signing in and out. */
const makeHostSignIns = Effect.fnUntraced(function* (
  { namespaces }: SignInBridge,
  { enter, heldNow, leave, prepare, revoke, sign, watchEnds }: SignInSteps,
  work: FiberHandle.FiberHandle
) {
  const store = yield* Store
  /** Returns the account that the page showed if it is still active. */
  const findActivePlace = (seen: ShownContext) =>
    Effect.gen(function* () {
      const namespace = getShownNamespace(seen)
      yield* until(({ connection }) => connection.restoring.every((restored) => restored.namespace !== namespace))
      const active = activeConnection(store.getState().connection, namespace)
      if (active === undefined) return yield* new NoActiveAccount()
      if (findMove(getShownAccount(seen, namespace), active) !== null) return yield* createContextChanged()
      return readPlace(active, namespaces) ?? (yield* new NoActiveNetwork())
    }).pipe(Effect.provideService(Store, store))

  const signIns: SignIns = {
    signIn: (seen) =>
      Effect.gen(function* () {
        const place = yield* findActivePlace(seen)
        const session = yield* heldNow(place.account)
        if (session !== null) return session
        const requireOpen = watchEnds(place.account)
        const text = yield* Effect.catchTag(prepare(place.account), "HostFault", ({ cause }) =>
          Effect.fail(new SignInNotStarted({ cause }))
        )
        yield* requireOpen // the host may have signed out meanwhile
        const fresh = yield* sign(place, text)
        yield* Effect.zipRight(enter(place, fresh, false), leave)
        return fresh
      }),
    signOut: (seen) =>
      Effect.gen(function* () {
        const { account } = yield* findActivePlace(seen)
        const { accountAddress, chainId } = toSubject(account)
        // A fiber that looks for the session or waits for its end would ask for another one.
        if (/^(Sought|Held)$/.test(store.getState().siwx?.phase ?? "")) yield* FiberHandle.clear(work)
        yield* revoke(chainId, accountAddress)
        yield* store.dispatch({ _tag: "SignedOut", account })
      })
  }
  return signIns
})

const start = Effect.fnUntraced(function* (configured: SignInOptions, connected: ReadonlySet<string>) {
  if (configured === null) {
    const fail = () => Effect.suspend(() => new SiwxNotEnabled())
    const disabled: SignIns = { signIn: fail, signOut: fail }
    return disabled
  }
  const store = yield* Store
  const bridge =
    "siwx" in configured
      ? createPluginBridge(configured.siwx)
      : yield* loadBridge(configured.siweConfig, yield* PageOrigin)
  const steps = yield* makeSignInSteps(bridge)
  const work = yield* FiberHandle.make()
  const commands = yield* makeSignInCommands(steps, work)
  yield* store.join({ name: "siwx", start: signInStart, step: stepSignIn, commands })

  // When a host opens the view by name, a signed-in visitor sees the account; others are asked to sign in.
  const { ask, getPlace, isShown } = steps
  yield* follow(isShown, (isVisible) => {
    const place = getPlace()
    const phase = store.getState().siwx?.phase
    if (!isVisible || place === null) return Effect.void
    if (phase === "Held") return store.dispatch({ _tag: "Replaced", view: { _tag: "Account" } })
    return phase === "Out" ? Effect.asVoid(FiberHandle.run(work, ask(place))) : Effect.void
  })
  yield* followPlace(bridge, steps, work, connected)
  yield* revokeDisconnected(bridge, steps)
  yield* followOthers(bridge, steps)
  return yield* makeHostSignIns(bridge, steps, work)
})

/**
 * Starts the sign-ins of a kit and adds their state: connected accounts without a session are asked to sign in.
 * `connected`: the accounts that connected since the kit's start, by namespace and connector; all others were restored.
 * Needs `WalletRequests`. docs/spec/onchain.md#siwx-flow.
 */
export const startSignIns = (configured: SignInOptions, connected: ReadonlySet<string>) =>
  Effect.provide(start(configured, connected), Layer.merge(Rpc.layer, PageOrigin.layerHere))
