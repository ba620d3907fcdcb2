import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Either from "effect/Either"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import { isLatchkeyError, type LatchkeyError } from "../../../core/foundation/errors/failure.ts"
import { readSignInRequest } from "../../../core/onchain/siwx/readSignInRequest.ts"
import { SignatureInvalid, SigningFailed, type SignInMisfit } from "../../../core/onchain/siwx/errors.ts"
import type { SignInMessage } from "../../../core/onchain/siwx/fields.ts"
import type { SignInPlugin } from "../../../core/onchain/siwx/plugin.ts"
import { readSessions, requireTimely, findSessions, type SignInSession } from "../../../core/onchain/siwx/session.ts"
import { type SignInPlace, toSubject } from "../../../core/onchain/siwx/subject.ts"
import { Rpc } from "../../chain/rpc/Rpc.ts"
import { reportFault } from "../../foundation/platform/reportFault.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import { signText } from "../send/signText.ts"
import { isSigned } from "../verifier/Verifiers.ts"
import type { SessionEnds } from "./sessionEnds.ts"
import { readContract } from "./Siwx.ts"

/** A function of the host threw. */
export interface HostFault {
  readonly _tag: "HostFault"
  readonly cause: unknown
}

/** Calls a function of the host, which may throw or return a promise. */
export const askHost = <A>(call: () => A | Promise<A>): Effect.Effect<A, HostFault> =>
  Effect.tryPromise({
    try: async () => call(),
    catch: (cause): HostFault => ({ _tag: "HostFault", cause })
  })

/**
 * Calls the plugin to store a session. If this is interrupted, because the visitor left or the kit was disposed, a
 * session that the plugin stores afterwards is ended, unless `isReplaced` says that another sign-in has begun since.
 */
export const storeSession = (
  plugin: SignInPlugin,
  session: SignInSession,
  isReplaced: () => boolean = () => false
): Effect.Effect<void, HostFault> =>
  Effect.suspend(() => {
    let isInterrupted = false
    const { accountAddress, chainId } = session.data
    return Effect.onInterrupt(
      askHost(async () => {
        await plugin.addSession(session)
        if (isInterrupted && !isReplaced()) await plugin.revokeSession(chainId, accountAddress)
      }),
      () =>
        Effect.sync(() => {
          isInterrupted = true
        })
    )
  })

/** True if the host requires the sign-in, also if its function throws: an error must not let anyone in. */
export const isRequired = (plugin: SignInPlugin): boolean => {
  try {
    return plugin.getRequired?.() ?? true
  } catch (cause) {
    reportFault(cause)
    return true
  }
}

/** Creates the steps of a sign-in with a host's plugin. */
export const makeSigning = Effect.fnUntraced(function* (plugin: SignInPlugin, ends: SessionEnds) {
  const parts: SigningParts = {
    plugin,
    ends,
    origin: yield* PageOrigin,
    rpc: yield* Rpc,
    wallets: yield* WalletRequests,
    latest: new Map()
  }
  return {
    prepare: (account: AccountId) => prepareText(parts, account),
    readSession: (account: AccountId) => readSession(parts, account),
    sign: (place: SignInPlace, text: string) => signAndStore(parts, place, text)
  }
})

/** The dependencies of the steps of a sign-in. */
interface SigningParts {
  readonly plugin: SignInPlugin
  readonly ends: SessionEnds
  readonly origin: PageOrigin["Type"]
  readonly rpc: Rpc["Type"]
  readonly wallets: WalletRequests["Type"]
  /** The latest text that each account was asked to sign. */
  readonly latest: Map<AccountId, object>
}

/** Creates the text with the plugin, and verifies that it is for this account and page. */
const prepareText = (
  { origin, plugin }: SigningParts,
  account: AccountId
): Effect.Effect<string, HostFault | SignInMisfit> =>
  askHost(async () => {
    const text: unknown = await plugin.createMessage(toSubject(account))
    if (typeof text === "string" && text !== "") return text
    throw new TypeError(`createMessage must return the text to sign, but it returned a value of type ${typeof text}`)
  }).pipe(Effect.tap((text) => readSignInRequest(text, account, origin)))

/**
 * Returns the session that currently signs the account in; null if there is no session. Sessions that the kit verifies
 * count only with a valid signature and this page's domain. Fails if a node does not answer.
 */
const readSession = Effect.fnUntraced(function* ({ origin, plugin, rpc }: SigningParts, account: AccountId) {
  const { accountAddress, chainId } = toSubject(account)
  const all = yield* Effect.timeoutFail(
    askHost<unknown>(() => plugin.getSessions(chainId, accountAddress)),
    { duration: millis.dataCall, onTimeout: (): HostFault => ({ _tag: "HostFault", cause: undefined }) }
  )
  for (const session of findSessions(readSessions(all), account, yield* Clock.currentTimeMillis)) {
    if (!isVerifiedByKit(plugin)) return session
    const { message, signature } = session
    const isPages = Either.isRight(readSignInRequest(message, account, origin))
    if (isPages && (yield* isSigned({ account, message, signature }, readContract(rpc)))) return session
  }
  return null
})

/**
 * Asks once for the signature of a text that was shown, verifies it, and calls the plugin to store the session. If the
 * account is signed out meanwhile, fails with `RequestRejected`, and ends a session that is stored afterwards.
 */
const signAndStore = Effect.fnUntraced(function* (
  { ends, latest, origin, plugin, rpc, wallets }: SigningParts,
  { account, connectorId }: SignInPlace,
  text: string
) {
  const attempt = {}
  latest.set(account, attempt)
  const message: SignInMessage = yield* readSignInRequest(text, account, origin)
  yield* requireTimely(message, yield* Clock.currentTimeMillis)
  const subject = toSubject(account)
  const requireOpen = ends.watch(account)
  const { signMessage } = plugin
  const signature = yield* signMessage === undefined
    ? signWithWallet(wallets.through(connectorId), account, text)
    : Effect.mapError(
        askHost(() => signMessage.call(plugin, { ...subject, message: text })),
        toHostFailure
      )
  if (isVerifiedByKit(plugin) && !(yield* isSigned({ account, message: text, signature }, readContract(rpc))))
    return yield* new SignatureInvalid({})
  yield* requireOpen
  const { networkName: _, scheme: __, ...data } = message
  const session: SignInSession = { data: { ...data, chainId: subject.chainId }, message: text, signature }
  yield* Effect.mapError(
    storeSession(plugin, session, () => latest.get(account) !== attempt),
    toHostFailure
  )
  const end = Effect.ignore(askHost(() => plugin.revokeSession(subject.chainId, subject.accountAddress)))
  yield* Effect.tapError(requireOpen, () => end)
  return session
})

const isVerifiedByKit = ({ verifiedBy }: SignInPlugin): boolean => verifiedBy === "kit"

/** Asks the wallet for the signature. Its failure and an invalid answer become `SigningFailed`. */
const signWithWallet = (wallet: WalletRequests["Type"], account: AccountId, text: string) =>
  Effect.mapError(signText(wallet, account, text), (error) =>
    error._tag === "WalletRequestFailed" || error._tag === "WalletAnswerMisfit"
      ? new SigningFailed({ cause: error })
      : error
  )

/** Keeps a failure from the catalogue; any other error of the host becomes `SigningFailed`. */
export const toHostFailure = ({ cause }: HostFault): LatchkeyError =>
  isLatchkeyError(cause) ? cause : new SigningFailed({ cause })
