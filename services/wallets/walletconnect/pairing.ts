import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import {
  isPairingExpired,
  pairingExpiry,
  pairingMarginMillis,
  reusesPairing
} from "../../../core/wallets/connection/pairing.ts"
import { millis } from "../../../core/foundation/data/limits.ts"
import type { Device } from "../../../core/foundation/platform/device.ts"
import type { RequestRejected } from "../../../core/wallets/connection/errors.ts"
import { RelayUnreachable } from "../../../core/wallets/walletconnect/errors.ts"
import type { Proposal } from "../../../core/wallets/walletconnect/optionalNamespaces.ts"
import { readPairingUri } from "../../../core/wallets/walletconnect/pairingUri.ts"
import { Store } from "../../foundation/store/Store.ts"
import { rejected } from "../connectors/callWallet.ts"
import { readForeign } from "../connectors/readForeign.ts"
import type { Client } from "./openClient.ts"
import type { SharedClient } from "./sharedClients.ts"

/** An approved session. */
export type Session = Awaited<ReturnType<Awaited<ReturnType<Client["connect"]>>["approval"]>>

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
   * `RequestRejected` if the user refuses.
   */
  readonly approved: <E>(
    proposal: Proposal,
    refused: Effect.Effect<never, E>
  ) => Effect.Effect<Session, E | RelayUnreachable | RequestRejected>
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
    let waiter: Deferred.Deferred<Session, RequestRejected> | undefined
    let waiting: Waiting | undefined

    const arrived = (session: Session): void => {
      waiting = undefined
      if (waiter === undefined) unwanted(session)
      else Deferred.unsafeDone(waiter, Effect.succeed(session))
      waiter = undefined
    }
    /** An unused address expires in its time, which says nothing about the others. */
    const turnedDown = (cause: unknown): void => {
      if (!readForeign(cause, true).isRejection || waiter === undefined) return
      waiting = undefined
      Deferred.unsafeDone(waiter, rejected("wc_sessionPropose", cause))
      waiter = undefined
    }
    const begun = async (proposal: Proposal): Promise<string | undefined> => {
      const { approval, uri } = await client.connect({ optionalNamespaces: proposed(proposal) })
      approval().then(arrived, turnedDown)
      return uri
    }
    const fresh = (proposal: Proposal) =>
      Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const late = (cause?: unknown) => new RelayUnreachable({ afterMillis: millis.rpc, cause })
        const uri = yield* Effect.timeoutFail(Effect.tryPromise({ try: () => begun(proposal), catch: late }), {
          duration: millis.rpc,
          onTimeout: () => late()
        })
        const read = uri === undefined ? null : readPairingUri(uri)
        if (uri === undefined || read === null) return yield* late()
        const made: Waiting = { uri, expiry: Math.min(pairingExpiry(now), read.expiry ?? Infinity) }
        waiting = made
        return made
      })

    const pairing: Pairing = {
      approved: (proposal, refused) =>
        Effect.scoped(
          Effect.gen(function* () {
            const done = yield* Deferred.make<Session, RequestRejected>()
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
                waiting !== undefined && reusesPairing(device, waiting.expiry, now) ? waiting : yield* fresh(proposal)
              for (;;) {
                yield* store.dispatch({ _tag: "PairingMade", uri: shown.uri, expiry: shown.expiry })
                yield* Effect.sleep(Math.max(0, shown.expiry - pairingMarginMillis - (yield* Clock.currentTimeMillis)))
                // Never shows an old address that can no longer be used (reliability F26).
                if (isPairingExpired(shown.expiry, yield* Clock.currentTimeMillis))
                  yield* store.dispatch({ _tag: "PairingEnded" })
                shown = yield* fresh(proposal)
              }
            })
            return yield* Effect.raceFirst(Deferred.await(done), Effect.raceFirst(show, refused))
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

/** The proposal as sent to the wallet, without the nodes that we use: they are no business of the wallet's. */
const proposed = (proposal: Proposal) =>
  Object.fromEntries(
    Object.entries(proposal).map(([name, { chains, events, methods }]) => [
      name,
      { chains: [...chains], events: [...events], methods: [...methods] }
    ])
  )
