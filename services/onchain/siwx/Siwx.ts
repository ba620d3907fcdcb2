import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { splitAccountId } from "../../../core/chain/network/caip.ts"
import type { AccountId } from "../../../core/chain/network/ids.ts"
import type { UnsupportedChain } from "../../../core/chain/network/networkIdErrors.ts"
import { findNetwork } from "../../../core/chain/network/network.ts"
import type { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"
import type { WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import {
  SignatureInvalid,
  type SignInExpired,
  SigningFailed,
  SignInMisfit,
  type SignInTooEarly
} from "../../../core/onchain/siwx/errors.ts"
import type { SignInMessage } from "../../../core/onchain/siwx/fields.ts"
import { formatMessage, parseMessage } from "../../../core/onchain/siwx/message.ts"
import { requireAccount, type SignInSession, untimely } from "../../../core/onchain/siwx/session.ts"
import { PageOrigin } from "../../foundation/platform/PageOrigin.ts"
import { Schema } from "../../../core/foundation/data/schema.ts"
import { isRefusal } from "../../../core/chain/rpc/refusal.ts"
import type { KitMissing } from "../../../core/foundation/errors/KitMissing.ts"
import { Rpc, type RpcFailure } from "../../chain/rpc/Rpc.ts"
import { Store } from "../../foundation/store/Store.ts"
import { signText } from "../send/signText.ts"
import { WalletRequests } from "../../wallets/requests/WalletRequests.ts"
import type { WalletRequestError } from "../../wallets/requests/walletRequestError.ts"
import { isSigned, type ReadContract } from "../verifier/Verifiers.ts"
import { Nonces } from "./Nonces.ts"
import { traced } from "../../foundation/log/tracing.ts"

/**
 * The host's settings for a sign-in. `domain` must be the page's own host with its port; otherwise the call fails with
 * `SignInMisfit`. In the terminal, which has no page, it may be any host. T15, docs/spec/onchain.md#siwx-message-text
 */
export interface SignInParams {
  readonly domain: string
  readonly uri: string
  readonly statement?: string | undefined
  /** Provided by the verifier of the sign-in; random by default. */
  readonly nonce?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: ReadonlyArray<string> | undefined
  /** ISO 8601, UTC. */
  readonly notBefore?: string | undefined
  /** How long the sign-in is valid after `notBefore`, or from now; unlimited by default. */
  readonly expiresInMillis?: number | undefined
}

/** Sign-in with a wallet: builds a message, has the account sign it, and verifies it. EIP-4361, CAIP-122, T15. */
export class Siwx extends Context.Tag("services/Siwx")<
  Siwx,
  {
    /** Builds the message for an account on its network, issued now. Fails with the name of the first invalid field. */
    readonly create: (account: AccountId, options: SignInParams) => Effect.Effect<SignInMessage, SignInMisfit>
    /**
     * Asks the message's account to sign it, once. Fails with `SigningFailed` if its wallet did not sign; a rejection,
     * a changed account or network, and similar failures keep their tags. docs/spec/onchain.md#siwx-failures.
     */
    readonly sign: (
      message: SignInMessage
    ) => Effect.Effect<
      SignInSession,
      | Exclude<WalletRequestError, WalletAnswerMisfit | WalletRequestFailed>
      | UnsupportedChain
      | SigningFailed
      | SignInMisfit
    >
    /**
     * Parses the text and verifies that its account signed it and that it is valid now. Fails with `SignatureInvalid`
     * if not, or if that type of account has no verifier. The caller must compare domain and nonce with its own.
     */
    readonly verify: (
      text: string,
      signature: string
    ) => Effect.Effect<
      SignInMessage,
      RpcFailure | KitMissing | SignatureInvalid | SignInExpired | SignInMisfit | SignInTooEarly
    >
  }
>() {
  static readonly layer = Layer.effect(
    this,
    Effect.suspend(() => make)
  )
  static readonly layerTest = (siwx: Siwx["Type"]): Layer.Layer<Siwx> => Layer.succeed(this, siwx)
}

/** Runs the calls of verifiers on the networks' nodes. A contract that reverts does not accept the signature. */
export const readContract =
  (rpc: Rpc["Type"]): ReadContract<RpcFailure> =>
  (network, call) =>
    rpc
      .read({ network, method: "eth_call", params: [call, "latest"], result: Schema.String })
      .pipe(Effect.catchTag("RpcError", (error) => (isRefusal(error) ? Effect.succeed(null) : error)))

const make = Effect.gen(function* () {
  const nonces = yield* Nonces
  const origin = yield* PageOrigin
  const host = origin === null ? undefined : new URL(origin).host
  const rpc = yield* Rpc
  const { state } = yield* Store
  const wallets = yield* WalletRequests

  return Siwx.of({
    create: traced("Siwx.create")(function* (account, options) {
      const { address, network } = splitAccountId(account)
      const now = yield* Clock.currentTimeMillis
      const start = options.notBefore === undefined ? now : Date.parse(options.notBefore)
      const { domain, expiresInMillis, notBefore, requestId, resources, statement, uri } = options
      const expires = expiresInMillis === undefined ? undefined : toIso(start + expiresInMillis)
      if (expiresInMillis !== undefined && !(expiresInMillis > 0 && expires !== undefined)) {
        return yield* new SignInMisfit({ field: "expirationTime", rule: "after the start of the message's validity" })
      }
      if (host !== undefined && domain !== host)
        return yield* new SignInMisfit({ field: "domain", rule: `this page's host, ${host}` })
      const message: SignInMessage = {
        accountAddress: address,
        chainId: network,
        domain,
        uri,
        version: "1",
        networkName: findNetwork((yield* state).chain.networks, network).name,
        nonce: options.nonce ?? (yield* nonces.next),
        issuedAt: new Date(now).toISOString(),
        ...(statement === undefined ? {} : { statement }),
        ...(expires === undefined ? {} : { expirationTime: expires }),
        ...(notBefore === undefined ? {} : { notBefore }),
        ...(requestId === undefined ? {} : { requestId }),
        ...(resources === undefined ? {} : { resources })
      }
      return yield* Effect.as(formatMessage(message), message)
    }),
    sign: traced("Siwx.sign")(function* (message) {
      const text = yield* formatMessage(message)
      const account = yield* requireAccount(message)
      const signature = yield* signText(wallets, account, text).pipe(
        Effect.mapError((error) =>
          error._tag === "WalletRequestFailed" || error._tag === "WalletAnswerMisfit"
            ? new SigningFailed({ cause: error })
            : error
        )
      )
      const { networkName: _, scheme: __, ...data } = message
      return { data, message: text, signature }
    }),
    verify: traced("Siwx.verify")(function* (text, signature) {
      const message = yield* parseMessage(text)
      const failure = untimely(message, yield* Clock.currentTimeMillis)
      if (failure !== undefined) return yield* failure
      const account = yield* requireAccount(message)
      const isRight = yield* isSigned({ account, message: text, signature }, readContract(rpc))
      return isRight ? message : yield* new SignatureInvalid({})
    })
  })
})

/** Returns epoch milliseconds as ISO 8601; undefined beyond the last possible date. */
const toIso = (millis: number): string | undefined => {
  const date = new Date(millis)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
