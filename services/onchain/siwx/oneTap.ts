import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import { accountId, splitNetworkId } from "../../../core/chain/network/caip.ts"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import { isLatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { isUnsupportedMethod } from "../../../core/wallets/connection/walletCodes.ts"
import { nobody, toOneTapParams, readOneTap, toOneTapSession } from "../../../core/onchain/siwx/oneTap.ts"
import type { SignInPlugin, SiweConfig } from "../../../core/onchain/siwx/plugin.ts"
import { readSignInRequest } from "../../../core/onchain/siwx/readSignInRequest.ts"
import { requireTimely } from "../../../core/onchain/siwx/session.ts"
import { toSubject } from "../../../core/onchain/siwx/subject.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Store } from "../../foundation/store/Store.ts"
import type { RequestWallet } from "../../wallets/connectors/Connector.ts"
import { loadBridge } from "./signInBridge.ts"
import { askHost, storeSession } from "./signing.ts"
import type { SignInOptions } from "./startSignIns.ts"

/**
 * Asks an EVM wallet for its accounts and a sign-in in one request (ERC-7846, `wallet_connect`; over WalletConnect
 * `wc_sessionAuthenticate`), once. A wallet that does not support the method is asked only for its accounts. The
 * signature is stored only if its text matches the request; otherwise the sign-in follows separately.
 * docs/spec/onchain.md#siwx-one-tap.
 */
export const connectWithSignIn = <E>(
  configured: NonNullable<SignInOptions>,
  ask: RequestWallet<E>
): Effect.Effect<unknown, AskFailure | E, Store> =>
  Effect.gen(function* () {
    const origin = yield* PageOrigin
    const { active } = (yield* Store).getState().chain
    const plugin = "siwx" in configured ? configured.siwx : yield* loadPlugin(configured.siweConfig, origin)
    const expected = plugin && (yield* createMessage(plugin, active, origin))
    if (plugin === null || expected === null) return yield* ask("eth_requestAccounts")
    const answer = yield* Effect.catchIf(
      Effect.map(ask("wallet_connect", toOneTapParams(expected)), readOneTap),
      (error) => isFailed(error) && isUnsupportedMethod(error.walletCode),
      () => Effect.succeed(undefined)
    )
    if (answer === undefined) return yield* ask("eth_requestAccounts")
    const [address] = answer.addresses
    const session = answer.signed === null ? undefined : toOneTapSession(expected, address, answer.signed, ask.grants)
    if (session !== undefined && Either.isRight(requireTimely(session.data, yield* Clock.currentTimeMillis)))
      yield* Effect.ignore(storeSession(plugin, session))
    return answer.addresses
  }).pipe(Effect.provide(PageOrigin.layerHere))

/** Returns a plugin for a `siweConfig`; null if its code did not load, which the view reports. */
const loadPlugin = (config: SiweConfig, origin: string | null) =>
  loadBridge(config, origin).pipe(
    Effect.map(({ plugin }) => plugin),
    Effect.orElseSucceed(() => null)
  )

type AskFailure = Effect.Effect.Error<ReturnType<RequestWallet>>

const isFailed = (error: unknown): error is WalletRequestFailed =>
  isLatchkeyError(error) && error._tag === "WalletRequestFailed"

/**
 * Returns the text to sign; null if it cannot be requested: for another namespace, or if the host signs itself or is
 * slow.
 */
const createMessage = (plugin: SignInPlugin, network: NetworkId, origin: string | null) => {
  if (plugin.signMessage !== undefined || splitNetworkId(network).namespace !== "eip155") return Effect.succeed(null)
  const account = accountId(network, nobody)
  return askHost(async () => String(await plugin.createMessage(toSubject(account)))).pipe(
    Effect.flatMap((text) => readSignInRequest(text, account, origin)),
    Effect.timeout(millis.nonceWait),
    Effect.orElseSucceed(() => null)
  )
}
