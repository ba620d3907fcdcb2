import * as Clock from "effect/Clock"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import * as FiberHandle from "effect/FiberHandle"
import * as Layer from "effect/Layer"
import * as Runtime from "effect/Runtime"
import type { KitEvent } from "../../../core/event.ts"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { type FailureData, type LatchkeyError, toFailureData } from "../../../core/foundation/errors/failure.ts"
import { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { shownView } from "../../../core/state.ts"
import {
  NoActiveAccount,
  NoActiveNetwork,
  SiwxNotEnabled,
  toSigningFailed,
  toSignInNotStarted
} from "../../../core/onchain/siwx/errors.ts"
import { timeOf } from "../../../core/onchain/siwx/fields.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import type { SignInSession } from "../../../core/onchain/siwx/session.ts"
import { signInStart, stepSignIn } from "../../../core/onchain/siwx/state.ts"
import {
  isBeside,
  placeOf,
  samePlace,
  type SignInPlace,
  signInPlace,
  subjectOf
} from "../../../core/onchain/siwx/subject.ts"
import { movedSince, seenNamespace, seenOn, type ShownContext } from "../../../core/wallets/requests/shownContext.ts"
import { activeConnection } from "../../../core/wallets/connection/state.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Storage } from "../../foundation/storage/Storage.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { until } from "../../foundation/store/until.ts"
import { Networks } from "../../wallets/activeNetwork/Networks.ts"
import { Connections } from "../../wallets/connection/Connections.ts"
import { contextChanged } from "../../wallets/connectors/requireAccount.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { loadBridge, ofPlugin } from "./signInBridge.ts"
import { keptSessions } from "./keptSessions.ts"
import { isRequired, makeSigning } from "./signing.ts"

/** A host's sign-in, as its options have it. */
export type SignInGiven = { readonly siwx: SignInPlugin } | { readonly siweConfig: SiweConfig } | null

/** What a host's calls ask of the sign-ins. */
export interface SignIns {
  readonly signIn: (seen: ShownContext) => Effect.Effect<SignInSession, KitMissing | LatchkeyError>
  readonly signOut: (seen: ShownContext) => Effect.Effect<void, KitMissing | LatchkeyError>
}

/** The longest time that a timer of the browser can wait. */
const longestMillis = 2_147_483_647

/**
 * Starts the sign-ins of a kit, and adds their state: whoever is connected without a session is asked to sign in.
 * `connected`: who connected since the kit's start, by namespace and connector; all others come from an earlier visit.
 * docs/spec/onchain.md#siwx-flow.
 */
/** Prints why a sign-in could not start: the visitor's sentence names no cause. */
const printReason = (cause: unknown): Effect.Effect<void> =>
  Console.error(
    `[latchkey] Sign-in could not start, so the wallet was disconnected: ${cause instanceof Error ? cause.message : String(cause)}`
  )

export const startSignIns = (given: SignInGiven, connected: ReadonlySet<string>) =>
  Effect.provide(start(given, connected), Layer.mergeAll(Rpc.layer, WalletRequests.layer, PageOrigin.layerHere))

const start = Effect.fnUntraced(function* (given: SignInGiven, connected: ReadonlySet<string>) {
  if (given === null) {
    const refused = () => Effect.suspend(() => new SiwxNotEnabled())
    const none: SignIns = { signIn: refused, signOut: refused }
    return none
  }
  const store = yield* Store
  const storage = yield* Storage
  const networks = yield* Networks
  const connections = yield* Connections
  const origin = yield* PageOrigin
  const { endedByMove, keep, namespaces, plugin } =
    "siwx" in given ? ofPlugin(given.siwx) : yield* loadBridge(given.siweConfig, origin)
  const { held, prepare, sign } = yield* makeSigning(plugin)
  const { heldNow, revoke } = keptSessions(plugin, held)
  const work = yield* FiberHandle.make()
  const run = Runtime.runFork(yield* Effect.runtime())
  /** The network that the account was last signed in on, where a cancelled sign-in leads back. */
  let last: SignInPlace | null = null
  /** Who was asked already in this visit. */
  const asked = new Set<string>()
  yield* store.join({ name: "siwx", start: signInStart, step: stepSignIn })

  const here = (): SignInPlace | null => signInPlace(store.now(), namespaces)
  const isShown = (): boolean => store.now().modal.open && shownView(store.now())._tag === "SIWXSignMessage"
  const required = (): boolean => isRequired(plugin)

  /** Closes the view, which a required sign-in holds open. */
  const leave = Effect.suspend(() =>
    isShown()
      ? store.dispatch({ _tag: "Replaced", view: { _tag: "SIWXSignMessage" } }, { _tag: "Closed" })
      : Effect.void
  )
  const show = (): ReadonlyArray<KitEvent> => {
    const view = { _tag: "SIWXSignMessage", ...(required() ? { required: true } : {}) } as const
    return [isShown() ? { _tag: "Replaced", view } : { _tag: "Opened", view }]
  }

  const isIn = (place: SignInPlace, session: SignInSession, restored: boolean) =>
    Effect.zipRight(
      Effect.sync(() => {
        last = place
      }),
      store.dispatch({ _tag: "SignedIn", account: place.account, session, restored })
    )

  const notStarted = (account: AccountId, error: FailureData) =>
    store.dispatch({ _tag: "SignInFailed", account, error }, { _tag: "ToastShown", toast: { kind: "error", error } })

  /** Shows the view with the text that will be signed. Without a text the wallet is disconnected. */
  const ask = (place: SignInPlace) =>
    Effect.gen(function* () {
      const { account, connectorId } = place
      asked.add(`${account} ${connectorId}`)
      yield* store.dispatch({ _tag: "SignInPrepared", account, required: required() }, ...show())
      const message = yield* prepare(account)
      yield* store.dispatch({ _tag: "SignInAsked", account, message })
    }).pipe(
      Effect.catchAll((error) =>
        error._tag === "SignInMisfit"
          ? store.dispatch({ _tag: "SignInFailed", account: place.account, error: toFailureData(error) })
          : Effect.zipRight(
              notStarted(place.account, toFailureData(toSignInNotStarted(error.cause))),
              Effect.zipRight(
                store.now().config.debug ? printReason(error.cause) : Effect.void,
                connections.disconnect(place.connectorId, place.namespace, true)
              )
            )
      )
    )

  /** Looks for a session of the account in use, asks where one is wanted, and looks again when it has ended. */
  const look = (place: SignInPlace, isFresh: boolean): Effect.Effect<void> =>
    Effect.gen(function* () {
      const { account, connectorId } = place
      const session = yield* heldNow(place.account)
      if (session !== null) {
        yield* isIn(place, session, true)
        yield* leave
        return yield* untilEnd(place, session)
      }
      const may = isFresh || isShown() || (required() && !asked.has(`${account} ${connectorId}`))
      if (may) return yield* Effect.asVoid(ask(place))
      yield* store.dispatch({ _tag: "SignedOut", account })
    })

  const untilEnd = ({ account }: SignInPlace, { data }: SignInSession): Effect.Effect<void> =>
    Effect.gen(function* () {
      const end = timeOf(data.expirationTime ?? "")
      if (end === undefined) return
      yield* Effect.sleep(Math.min(Math.max(end - (yield* Clock.currentTimeMillis), 0), longestMillis))
      yield* store.dispatch({ _tag: "SignedOut", account })
      const place = here()
      if (place?.account === account) yield* look(place, true)
    })

  // A host opens the view by its name: somebody who is signed in sees the account, anybody else is asked.
  yield* follow(isShown, (shown) => {
    const place = here()
    const phase = store.now().siwx?.phase
    if (!shown || place === null) return Effect.void
    if (phase === "Held") return store.dispatch({ _tag: "Replaced", view: { _tag: "Account" } })
    return phase === "Out" ? Effect.asVoid(FiberHandle.run(work, ask(place))) : Effect.void
  })

  let before: SignInPlace | null = null
  yield* follow(
    () => here(),
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
    samePlace
  )

  /** The wallet is asked once for each press. */
  const press = (place: SignInPlace, text: string) =>
    Effect.matchEffect(Effect.mapError(sign(place, text), toOwnFailure), {
      onFailure: (failure) => {
        const error = toFailureData(failure)
        const toasts: ReadonlyArray<KitEvent> =
          failure._tag === "SigningFailed" ? [{ _tag: "ToastShown", toast: { kind: "error", error } }] : []
        return store.dispatch({ _tag: "SignInFailed", account: place.account, error }, ...toasts)
      },
      onSuccess: (session) =>
        Effect.zipRight(Effect.zipRight(isIn(place, session, false), leave), untilEnd(place, session))
    })
  yield* follow(
    ({ siwx }) => siwx?.presses ?? 0,
    () => {
      const { siwx } = store.now()
      const place = here()
      return siwx?.phase === "Signing" && place?.account === siwx.account
        ? Effect.asVoid(FiberHandle.run(work, press(place, siwx.message)))
        : Effect.void
    }
  )

  /** Back to the network that is signed in on, else without the wallet. */
  const cancel = Effect.gen(function* () {
    const place = here()
    if (place === null || !required()) return yield* leave
    const back = last !== null && isBeside(last, place) && (yield* heldNow(last.account)) !== null ? last : null
    if (back === null) return yield* connections.disconnect(place.connectorId, place.namespace)
    yield* store.dispatch({ _tag: "Replaced", view: { _tag: "SIWXSignMessage" } })
    yield* Effect.ignore(networks.switchTo(splitAccountId(back.account).network))
  })

  let connectionsBefore = store.now().connection.connections
  yield* store.listen(({ chain, connection, siwx }, events) => {
    for (const event of events) {
      if (event._tag === "SignInCancelled" && event.account === siwx?.account) run(cancel)
      if (event._tag !== "Disconnected" || event.absent === true) continue // the session waits for its wallet
      if (event.by === "tab" || plugin.signOutOnDisconnect === false) continue
      for (const one of connectionsBefore) {
        if (one.connectorId !== event.connectorId || one.namespace !== event.namespace) continue
        for (const { id, namespace } of chain.networks)
          if (namespace === one.namespace) for (const { address } of one.accounts) run(revoke(id, address))
      }
    }
    connectionsBefore = connection.connections
  })

  /** Takes over what another tab did: signed out there, signed in there. */
  const takeOver = Effect.gen(function* () {
    const place = here()
    const phase = store.now().siwx?.phase
    if (place === null || phase === "Signing" || phase === "Sought") return
    const session = yield* heldNow(place.account)
    if (session === null && phase === "Held") yield* store.dispatch({ _tag: "SignedOut", account: place.account })
    if (session !== null && phase !== "Held") yield* Effect.zipRight(isIn(place, session, true), leave)
  })
  yield* storage.written((key) => {
    if (/\bsiwx\b/.test(key)) run(takeOver)
  })

  yield* keep({ prepare, takeOver })

  /** The account that the page showed, which is still in use. */
  const seenPlace = (seen: ShownContext) =>
    Effect.gen(function* () {
      const namespace = seenNamespace(seen)
      yield* until(({ connection }) => connection.restoring.every((one) => one.namespace !== namespace))
      const active = activeConnection(store.now().connection, namespace)
      if (active === undefined) return yield* new NoActiveAccount()
      if (movedSince(seenOn(seen, namespace), active) !== null) return yield* contextChanged()
      return placeOf(active, namespaces) ?? (yield* new NoActiveNetwork())
    }).pipe(Effect.provideService(Store, store))

  const all: SignIns = {
    signIn: (seen) =>
      Effect.gen(function* () {
        const place = yield* seenPlace(seen)
        const session = yield* heldNow(place.account)
        if (session !== null) return session
        const text = yield* Effect.catchTag(prepare(place.account), "HostFault", ({ cause }) =>
          Effect.fail(toSignInNotStarted(cause))
        )
        const fresh = yield* sign(place, text)
        yield* Effect.zipRight(isIn(place, fresh, false), leave)
        return fresh
      }),
    signOut: (seen) =>
      Effect.gen(function* () {
        const { account } = yield* seenPlace(seen)
        const { accountAddress, chainId } = subjectOf(account)
        // Who looks for the session still, or waits for its end, would ask for another one.
        if (/^(Sought|Held)$/.test(store.now().siwx?.phase ?? "")) yield* FiberHandle.clear(work)
        yield* revoke(chainId, accountAddress)
        yield* store.dispatch({ _tag: "SignedOut", account })
      })
  }
  return all
})

/** Code that did not load kept the wallet from signing, as anything else may. */
const toOwnFailure = (error: KitMissing | LatchkeyError): LatchkeyError =>
  error instanceof KitMissing ? toSigningFailed(error) : error
