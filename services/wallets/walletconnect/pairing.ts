import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import type * as Scope from "effect/Scope"
import {
  isPairingExpired,
  pairingExpiry,
  pairingMarginMillis,
  reusesPairing
} from "../../../core/wallets/connection/pairing.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { Device } from "../../../core/foundation/platform/device.ts"
import type { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { RelayUnreachable } from "../../../core/wallets/walletconnect/errors.ts"
import type { Proposal } from "../../../core/wallets/walletconnect/optionalNamespaces.ts"
import { readPairingUri } from "../../../core/wallets/walletconnect/pairingUri.ts"
import type { SignInAlong } from "../../../core/wallets/walletconnect/signInAlong.ts"
import { Store } from "../../foundation/store/Store.ts"
import { rejected, requestFailed } from "../connectors/callWallet.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import type { Client } from "./openClient.ts"
import type { SharedClient } from "./sharedClients.ts"

/** An approved session. */
export type Session = Awaited<ReturnType<Awaited<ReturnType<Client["connect"]>>["approval"]>>

/** What a wallet approved. `signed`: the texts that it signed along, none where it was not asked or does not know how. */
export interface Approval {
  readonly session: Session
  readonly signed: ReadonlyArray<SignedAlong>
}

/** A sign-in's text, and its account's signature of it. */
export interface SignedAlong {
  /** CAIP-10. */
  readonly account: string
  readonly message: string
  readonly signature: string
}

/** A pairing address that waits for a wallet. `expiry`: when it expires, epoch milliseconds. */
interface Waiting {
  readonly uri: string
  readonly expiry: number
}

export interface Pairing {
  /**
   * Shows a pairing address and waits for a wallet's approval, for as long as the visitor does. Before an address
   * expires it is replaced by another; a wallet that took an older one still counts. Fails with `RelayUnreachable` if
   * there is no address within 10 s, with the failure of `refused` if the relay refuses the client, with
   * `RequestRejected` if the user refuses, with `WalletRequestFailed` if the wallet could not sign in along. With
   * `signIn` the wallet is asked for both at once; one that does not know how gets the proposal alone.
   */
  readonly approved: <E>(
    proposal: Proposal,
    refused: Effect.Effect<never, E>,
    signIn?: SignInAlong
  ) => Effect.Effect<Approval, E | RelayUnreachable | RequestRejected | WalletRequestFailed>
}

/**
 * Pairs through the client. `unwanted` is called with every session that is approved after the wait for one ended: it
 * has to be closed (reliability F17). On Telegram and in iOS Safari an address that is still waiting is reused.
 * docs/spec/wallets.md#walletconnect-pairing-reuse. When the scope ends, a wallet that has taken an address still
 * waiting is notified that the pairing is over.
 */
export const makePairing = (
  { client, line }: SharedClient,
  device: Device,
  unwanted: (session: Session) => void
): Effect.Effect<Pairing, never, Scope.Scope | Store> =>
  Effect.flatMap(Store, (store) => {
    let waiter: Deferred.Deferred<Approval, RequestRejected | WalletRequestFailed> | undefined
    let waiting: Waiting | undefined

    const ended = (outcome: Effect.Effect<Approval, RequestRejected | WalletRequestFailed>): void => {
      waiting = undefined
      if (waiter !== undefined) Deferred.unsafeDone(waiter, outcome)
      waiter = undefined
    }
    const arrived = (approval: Approval): void => {
      if (waiter === undefined) unwanted(approval.session)
      ended(Effect.succeed(approval))
    }
    /** An unused address expires in its time, which says nothing about the others. */
    const turnedDown = (cause: unknown): void => {
      if (readWalletError(cause, true).isRejection && waiter !== undefined) ended(rejected("wc_sessionPropose", cause))
      // The library rejects with the words of a wallet that could not sign in along, and with an error for all else.
      else if (typeof cause === "string" && waiter !== undefined) ended(cannotSignInAlong(cause))
    }
    const begun = async (proposal: Proposal, signIn: SignInAlong | undefined): Promise<string | undefined> => {
      if (signIn === undefined) {
        const { approval, uri } = await client.connect({ optionalNamespaces: proposed(proposal) })
        approval().then((session) => arrived({ session, signed: [] }), turnedDown)
        return uri
      }
      const { response, uri } = await client.authenticate({ ...signIn })
      response().then(({ auths = [], session }: { auths?: Signatures; session?: Session }) => {
        if (session !== undefined) arrived({ session, signed: auths.flatMap((one) => signedIn(client, one)) })
        else if (waiter !== undefined) ended(cannotSignInAlong("The wallet granted no session"))
      }, turnedDown)
      return uri ?? undefined
    }
    const fresh = (proposal: Proposal, signIn: SignInAlong | undefined) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const late = (cause?: unknown) => new RelayUnreachable({ afterMillis: millis.rpc, cause })
        // What keeps the client from asking for both is nothing that a session would wait for.
        const failed = (cause: unknown) => (signIn === undefined ? late(cause) : cannotSignInAlong(cause))
        const uri = yield* Effect.timeoutFail(
          Effect.tryPromise({ try: () => begun(proposal, signIn), catch: failed }),
          { duration: millis.rpc, onTimeout: () => late() }
        )
        const read = uri === undefined ? null : readPairingUri(uri)
        if (uri === undefined || read === null) return yield* late()
        const made: Waiting = { uri, expiry: Math.min(pairingExpiry(now), read.expiry ?? Infinity) }
        waiting = made
        return made
      })

    const pairing: Pairing = {
      approved: (proposal, refused, signIn) =>
        Effect.scoped(
          Effect.gen(function* () {
            const done = yield* Deferred.make<Approval, RequestRejected | WalletRequestFailed>()
            yield* Effect.acquireRelease(
              Effect.sync(() => {
                waiter = done
                return line.need()
              }),
              (enough) =>
                Effect.suspend(() => {
                  if (waiter === done) waiter = undefined
                  enough()
                  return store.dispatch({ _tag: "PairingEnded" })
                })
            )
            line.wake()
            const show = Effect.gen(function* () {
              const now = yield* Clock.currentTimeMillis
              let shown =
                waiting !== undefined && reusesPairing(device, waiting.expiry, now)
                  ? waiting
                  : yield* fresh(proposal, signIn)
              for (;;) {
                yield* store.dispatch({ _tag: "PairingMade", uri: shown.uri, expiry: shown.expiry })
                yield* Effect.sleep(Math.max(0, shown.expiry - pairingMarginMillis - (yield* Clock.currentTimeMillis)))
                // Never shows an old address that can no longer be used (reliability F26).
                if (isPairingExpired(shown.expiry, yield* Clock.currentTimeMillis))
                  yield* store.dispatch({ _tag: "PairingEnded" })
                shown = yield* fresh(proposal, signIn)
              }
            })
            // Shows new addresses for as long as the scope: what merely races goes on where its caller runs beside others.
            const showing = yield* Effect.forkScoped(show)
            return yield* Effect.raceFirst(Deferred.await(done), Effect.raceFirst(Fiber.join(showing), refused))
          })
        )
    }
    const leave = Effect.suspend(() => {
      const [, topic] = /^wc:([0-9a-f]+)@/.exec(waiting?.uri ?? "") ?? []
      if (topic === undefined || !client.core.relayer.connected) return Effect.void
      return Effect.ignore(
        Effect.timeout(
          Effect.tryPromise(() => client.core.pairing.disconnect({ topic })),
          farewellMillis
        )
      )
    })
    return Effect.acquireRelease(Effect.succeed(pairing), () => leave)
  })

/** How long the relay may take to pass on that an address is no longer valid, milliseconds. */
const farewellMillis = 1_000

/** The failure of a wallet that was asked for a sign-in along, as of a method that it does not know. */
export const cannotSignInAlong = (cause?: unknown): WalletRequestFailed =>
  requestFailed("wallet_connect", walletCodes.unsupportedMethod, cause)

type Signatures = NonNullable<Awaited<ReturnType<Awaited<ReturnType<Client["authenticate"]>>["response"]>>["auths"]>

/** The text that a wallet signed, rebuilt from the fields that it sent; none where they make no text. */
const signedIn = (client: Client, { p, s }: Signatures[number]): ReadonlyArray<SignedAlong> => {
  try {
    const account = p.iss.replace("did:pkh:", "")
    return [{ account, message: client.formatAuthMessage({ request: p, iss: p.iss }), signature: s.s }]
  } catch {
    return []
  }
}

/** The proposal as sent to the wallet, without the nodes that we use: they are no business of the wallet's. */
const proposed = (proposal: Proposal) =>
  Object.fromEntries(
    Object.entries(proposal).map(([name, { chains, events, methods }]) => [
      name,
      { chains: [...chains], events: [...events], methods: [...methods] }
    ])
  )
