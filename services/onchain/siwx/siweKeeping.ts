import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import { type SignInPlace, subjectOf } from "../../../core/onchain/siwx/subject.ts"
import { follow } from "../../foundation/store/follow.ts"
import { Store } from "../../foundation/store/Store.ts"
import { siwePlugin } from "./siwePlugin.ts"

/** How often a host is asked anew unless it says otherwise, in milliseconds. */
const usualMillis = 300_000

/** What the host's server is asked through. */
interface Asking<E> {
  /** Reads the session anew, and takes over what it says. */
  readonly takeOver: Effect.Effect<void>
  /** Makes a text for an account, with a nonce of its own. */
  readonly prepare: (account: AccountId) => Effect.Effect<string, E>
}

/**
 * Keeps a `siweConfig` in step with its server: the session is read anew, and a text that waits for its signature gets
 * another nonce, each at its interval. A server that does not answer leaves things as they are.
 * docs/spec/onchain.md#siwx-siweconfig.
 */
const keepSiwe = Effect.fnUntraced(function* <E>(
  { nonceRefetchIntervalMs, sessionRefetchIntervalMs }: SiweConfig,
  { prepare, takeOver }: Asking<E>
) {
  const store = yield* Store
  yield* Effect.forkScoped(
    Effect.forever(Effect.zipRight(Effect.sleep(intervalOf(sessionRefetchIntervalMs)), takeOver))
  )
  const renewed = Effect.gen(function* () {
    yield* Effect.sleep(intervalOf(nonceRefetchIntervalMs))
    const asked = store.getState().siwx
    if (asked?.phase !== "Asked" || asked.account === null) return
    const message = yield* prepare(asked.account)
    if (store.getState().siwx === asked) yield* store.dispatch({ _tag: "SignInAsked", account: asked.account, message })
  })
  const isAsked = () => store.getState().siwx?.phase === "Asked"
  const keptNew: Effect.Effect<void, never, Effect.Effect.Context<typeof renewed>> = Effect.suspend(() =>
    isAsked() ? Effect.zipRight(Effect.ignore(renewed), keptNew) : Effect.void
  )
  yield* follow(isAsked, () => keptNew)
})

const intervalOf = (millis: number | undefined): number =>
  millis !== undefined && Number.isFinite(millis) && millis > 0 ? Math.min(millis, 2_147_483_647) : usualMillis

/** Returns whose session a move from one account or network to another ends; null if it goes on. */
const endedByMove = (
  { signOutOnAccountChange = true, signOutOnNetworkChange = true }: SiweConfig,
  from: SignInPlace | null,
  to: SignInPlace | null
): ReturnType<typeof subjectOf> | null => {
  if (from === null || to === null || from.connectorId !== to.connectorId) return null
  const [before, after] = [subjectOf(from.account), subjectOf(to.account)]
  const isEnded =
    (signOutOnAccountChange && before.accountAddress !== after.accountAddress) ||
    (signOutOnNetworkChange && before.chainId !== after.chainId)
  return isEnded ? before : null
}

/** A host's sign-in, whatever its form: its plugin, where it stands, what a move ends, and what keeps it in step. */
export interface SignInBridge {
  readonly plugin: SignInPlugin
  /** The namespaces that it signs in on. */
  readonly namespaces: RegExp
  readonly endedByMove: (from: SignInPlace | null, to: SignInPlace | null) => ReturnType<typeof subjectOf> | null
  readonly keep: <E>(asking: Asking<E>) => Effect.Effect<void, never, Store | Scope.Scope>
}

/** Returns what stands for a `siweConfig`. */
export const siweBridge = (config: SiweConfig, origin: string | null): SignInBridge => ({
  plugin: siwePlugin(config, origin),
  namespaces: /^eip155$/,
  endedByMove: (from, to) => endedByMove(config, from, to),
  keep: (asking) => keepSiwe(config, asking)
})
