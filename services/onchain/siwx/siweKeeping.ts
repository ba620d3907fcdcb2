import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import { type SignInPlace, toSubject } from "../../../core/onchain/siwx/subject.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { siwePlugin } from "./siwePlugin.ts"

/** The default interval for reading the session and the nonce again, in milliseconds. */
const defaultMillis = 300_000

/** The functions that call the host's server. */
interface SiweReads<E> {
  /** Reads the session again and applies it. */
  readonly takeOver: Effect.Effect<void>
  /** Creates a text for an account with a new nonce. */
  readonly prepare: (account: AccountId) => Effect.Effect<string, E>
}

/**
 * Synchronizes a `siweConfig` with its server: reads the session again, and replaces the nonce of a text that waits for
 * its signature, each at its interval. Failures of the server change nothing. docs/spec/onchain.md#siwx-siweconfig.
 */
const keepSiwe = Effect.fnUntraced(function* <E>(
  { nonceRefetchIntervalMs, sessionRefetchIntervalMs }: SiweConfig,
  { prepare, takeOver }: SiweReads<E>
) {
  const store = yield* Store
  yield* Effect.forkScoped(
    Effect.forever(Effect.zipRight(Effect.sleep(getInterval(sessionRefetchIntervalMs)), takeOver))
  )
  const renewText = Effect.gen(function* () {
    yield* Effect.sleep(getInterval(nonceRefetchIntervalMs))
    const pending = store.getState().siwx
    if (pending?.phase !== "Asked" || pending.account === null) return
    const message = yield* prepare(pending.account)
    if (store.getState().siwx === pending)
      yield* store.dispatch({ _tag: "SignInAsked", account: pending.account, message })
  })
  const isAsked = () => store.getState().siwx?.phase === "Asked"
  const keepRenewing: Effect.Effect<void, never, Effect.Effect.Context<typeof renewText>> = Effect.suspend(() =>
    isAsked() ? Effect.zipRight(Effect.ignore(renewText), keepRenewing) : Effect.void
  )
  yield* follow(isAsked, () => keepRenewing)
})

const getInterval = (millis: number | undefined): number =>
  millis !== undefined && Number.isFinite(millis) && millis > 0 ? Math.min(millis, 2_147_483_647) : defaultMillis

/** Returns the account whose session ends with a change of account or network; null if the session continues. */
const findEndedAccount = (
  { signOutOnAccountChange = true, signOutOnNetworkChange = true }: SiweConfig,
  from: SignInPlace | null,
  to: SignInPlace | null
): ReturnType<typeof toSubject> | null => {
  if (from === null || to === null || from.connectorId !== to.connectorId) return null
  const [before, after] = [toSubject(from.account), toSubject(to.account)]
  const isEnded =
    (signOutOnAccountChange && before.accountAddress !== after.accountAddress) ||
    (signOutOnNetworkChange && before.chainId !== after.chainId)
  return isEnded ? before : null
}

/**
 * A host's sign-in in a common form: its plugin, its namespaces, the effect of account changes, and its
 * synchronization.
 */
export interface SignInBridge {
  readonly plugin: SignInPlugin
  /** The namespaces with sign-in. */
  readonly namespaces: RegExp
  readonly endedByMove: (from: SignInPlace | null, to: SignInPlace | null) => ReturnType<typeof toSubject> | null
  readonly keep: <E>(asking: SiweReads<E>) => Effect.Effect<void, never, Store | Scope.Scope>
}

/** Returns the bridge of a `siweConfig`. */
export const createSiweBridge = (config: SiweConfig, origin: string | null): SignInBridge => ({
  plugin: siwePlugin(config, origin),
  namespaces: /^eip155$/,
  endedByMove: (from, to) => findEndedAccount(config, from, to),
  keep: (asking) => keepSiwe(config, asking)
})
