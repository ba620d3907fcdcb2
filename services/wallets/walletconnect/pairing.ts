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
import { RequestRejected, WalletRequestFailed } from "../../../core/wallets/connection/errors.ts"
import { walletCodes } from "../../../core/wallets/connection/walletCodes.ts"
import { RelayUnreachable } from "../../../core/wallets/walletconnect/errors.ts"
import type { Proposal } from "../../../core/wallets/walletconnect/optionalNamespaces.ts"
import { readPairingUri } from "../../../core/wallets/walletconnect/pairingUri.ts"
import type { SignInAlong } from "../../../core/wallets/walletconnect/signInAlong.ts"
import { Store } from "../../foundation/store/Store.ts"
import { readWalletError } from "../../../core/wallets/connection/readWalletError.ts"
import type { Client } from "./openClient.ts"
import type { SharedClient } from "./sharedClients.ts"

/** An approved session. */
export type Session = Awaited<ReturnType<Awaited<ReturnType<Client["connect"]>>["approval"]>>

/** A wallet's approval. `signed`: the sign-in texts that it signed; empty if it was not asked or cannot. */
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
interface WaitingAddress {
  readonly uri: string
  readonly expiry: number
}

export interface Pairing {
  /**
   * Shows a pairing address and waits for a wallet's approval, for as long as the visitor does. Before an address
   * expires it is replaced by another; a wallet that scanned an older one may still approve. Fails with `RelayUnreachable` if
   * there is no address within 10 s, with the failure of `refused` if the relay refuses the client, with
   * `RequestRejected` if the user refuses, with `WalletRequestFailed` if the wallet could not sign in along. With
   * `signIn` the wallet is asked for both at once; one that cannot sign in receives only the proposal.
   */
  readonly approved: <E>(
    proposal: Proposal,
    refused: Effect.Effect<never, E>,
    signIn?: SignInAlong
  ) => Effect.Effect<Approval, E | RelayUnreachable | RequestRejected | WalletRequestFailed>
}

/**
 * Pairs through the client. `onUnwanted` is called with every session that is approved after the wait for one ended: it
 * has to be closed (reliability F17). On Telegram and in iOS Safari an address that is still waiting is reused.
 * docs/spec/wallets.md#walletconnect-pairing-reuse. When the scope ends, a wallet that has scanned an address still
 * waiting is notified that the pairing has ended.
 */
export const makePairing = (
  { client, line }: SharedClient,
  device: Device,
  onUnwanted: (session: Session) => void
): Effect.Effect<Pairing, never, Scope.Scope | Store> =>
  Effect.flatMap(Store, (store) => {
    const state: PairingState = { client, onUnwanted, waiter: undefined, waiting: undefined }
    const pairing: Pairing = {
      approved: (proposal, refused, signIn) =>
        Effect.scoped(
          Effect.gen(function* () {
            const approval = yield* Deferred.make<Approval, PairingError>()
            yield* Effect.acquireRelease(
              Effect.sync(() => {
                state.waiter = approval
                return line.need()
              }),
              (release) =>
                Effect.suspend(() => {
                  if (state.waiter === approval) state.waiter = undefined
                  release()
                  return store.dispatch({ _tag: "PairingEnded" })
                })
            )
            line.wake()
            // Forked into the scope: an effect that only races continues if its caller runs among others.
            const showing = yield* Effect.forkScoped(showAddresses(state, store, device, proposal, signIn))
            return yield* Effect.raceFirst(Deferred.await(approval), Effect.raceFirst(Fiber.join(showing), refused))
          })
        )
    }
    return Effect.acquireRelease(Effect.succeed(pairing), () => leave(state))
  })

type PairingError = RequestRejected | WalletRequestFailed

interface PairingState {
  readonly client: Client
  readonly onUnwanted: (session: Session) => void
  waiter: Deferred.Deferred<Approval, PairingError> | undefined
  waiting: WaitingAddress | undefined
}

const end = (state: PairingState, outcome: Effect.Effect<Approval, PairingError>): void => {
  const { waiter } = state
  state.waiting = undefined
  if (waiter !== undefined) Deferred.unsafeDone(waiter, outcome)
  state.waiter = undefined
}
const onApproval = (state: PairingState, approval: Approval): void => {
  if (state.waiter === undefined) state.onUnwanted(approval.session)
  end(state, Effect.succeed(approval))
}
/** Ends the wait after a wallet's refusal. The expiry of an unused address says nothing about the others. */
const onRejection =
  (state: PairingState) =>
  (cause: unknown): void => {
    if (state.waiter === undefined) return
    if (readWalletError(cause, true).isRejection)
      end(state, new RequestRejected({ method: "wc_sessionPropose", cause }))
    // The library rejects with a text if the wallet cannot sign in together with the session, otherwise with an error.
    else if (typeof cause === "string") end(state, createSignInUnsupported(cause))
  }

/** Requests an address from the client, which calls back with the wallet's approval. */
const propose = async (
  state: PairingState,
  proposal: Proposal,
  signIn: SignInAlong | undefined
): Promise<string | undefined> => {
  const { client } = state
  if (signIn === undefined) {
    const { approval, uri } = await client.connect({ optionalNamespaces: removeNodes(proposal) })
    approval().then((session) => onApproval(state, { session, signed: [] }), onRejection(state))
    return uri
  }
  const { response, uri } = await client.authenticate({ ...signIn })
  response().then(({ auths = [], session }: { auths?: Signatures; session?: Session }) => {
    if (session !== undefined)
      onApproval(state, { session, signed: auths.flatMap((auth) => readSignedText(client, auth)) })
    else if (state.waiter !== undefined) end(state, createSignInUnsupported("The wallet granted no session"))
  }, onRejection(state))
  return uri ?? undefined
}

const createAddress = (state: PairingState, proposal: Proposal, signIn: SignInAlong | undefined) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const createUnreachable = (cause?: unknown) => new RelayUnreachable({ afterMillis: millis.rpc, cause })
    // A client that cannot ask for both may still be able to ask for a session.
    const toFailure = (cause: unknown) =>
      signIn === undefined ? createUnreachable(cause) : createSignInUnsupported(cause)
    const uri = yield* Effect.timeoutFail(
      Effect.tryPromise({ try: () => propose(state, proposal, signIn), catch: toFailure }),
      { duration: millis.rpc, onTimeout: () => createUnreachable() }
    )
    const read = uri === undefined ? null : readPairingUri(uri)
    if (uri === undefined || read === null) return yield* createUnreachable()
    const address: WaitingAddress = { uri, expiry: Math.min(pairingExpiry(now), read.expiry ?? Infinity) }
    state.waiting = address
    return address
  })

/** Shows an address, and replaces it before it expires, for as long as it runs. */
const showAddresses = (
  state: PairingState,
  store: Store["Type"],
  device: Device,
  proposal: Proposal,
  signIn: SignInAlong | undefined
) =>
  Effect.gen(function* () {
    const { waiting } = state
    let address =
      waiting !== undefined && reusesPairing(device, waiting.expiry, yield* Clock.currentTimeMillis)
        ? waiting
        : yield* createAddress(state, proposal, signIn)
    for (;;) {
      yield* store.dispatch({ _tag: "PairingMade", uri: address.uri, expiry: address.expiry })
      yield* Effect.sleep(Math.max(0, address.expiry - pairingMarginMillis - (yield* Clock.currentTimeMillis)))
      // Never shows an old address that can no longer be used (reliability F26).
      if (isPairingExpired(address.expiry, yield* Clock.currentTimeMillis))
        yield* store.dispatch({ _tag: "PairingEnded" })
      address = yield* createAddress(state, proposal, signIn)
    }
  })

/** Notifies a wallet that has scanned the waiting address. */
const leave = ({ client, waiting }: PairingState) =>
  Effect.suspend(() => {
    const [, topic] = /^wc:([0-9a-f]+)@/.exec(waiting?.uri ?? "") ?? []
    if (topic === undefined || !client.core.relayer.connected) return Effect.void
    return Effect.ignore(
      Effect.timeout(
        Effect.tryPromise(() => client.core.pairing.disconnect({ topic })),
        farewellMillis
      )
    )
  })

/** How long the relay may take to pass on that an address is no longer valid, milliseconds. */
const farewellMillis = 1_000

/** Returns the failure of a wallet that cannot sign in together with a session: it lacks the method. */
export const createSignInUnsupported = (cause?: unknown): WalletRequestFailed =>
  new WalletRequestFailed({ method: "wallet_connect", walletCode: walletCodes.unsupportedMethod, cause })

type Signatures = NonNullable<Awaited<ReturnType<Awaited<ReturnType<Client["authenticate"]>>["response"]>>["auths"]>

/** Returns the text that a wallet signed, rebuilt from the fields that it sent; empty if they are invalid. */
const readSignedText = (client: Client, { p, s }: Signatures[number]): ReadonlyArray<SignedAlong> => {
  try {
    const account = p.iss.replace("did:pkh:", "")
    return [{ account, message: client.formatAuthMessage({ request: p, iss: p.iss }), signature: s.s }]
  } catch {
    return []
  }
}

/** Returns the proposal as sent to the wallet, without the addresses of the nodes that the page uses. */
const removeNodes = (proposal: Proposal) =>
  Object.fromEntries(
    Object.entries(proposal).map(([name, { chains, events, methods }]) => [
      name,
      { chains: [...chains], events: [...events], methods: [...methods] }
    ])
  )
