import * as Either from "effect/Either"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { SessionMalformed } from "../../../core/wallets/walletconnect/errors.ts"
import {
  checkChains,
  heldOf,
  readSession,
  type SessionAccounts,
  type SessionRead
} from "../../../core/wallets/walletconnect/readSession.ts"
import { afterEvent, readSessionEvent, sameAccounts } from "../../../core/wallets/walletconnect/sessionEvent.ts"
import type { Session } from "./pairing.ts"
import { closeSession, type SharedClient } from "./sharedClients.ts"

/** The session that a kit uses, and the last state that its wallet reported. */
export interface LiveSession {
  readonly topic: string
  readonly read: SessionRead
  readonly held: ReadonlyArray<SessionAccounts>
  /** Resolves when the session is over, whoever ended it. */
  readonly over: Promise<void>
}

export interface SessionStore {
  readonly now: () => LiveSession | undefined
  /**
   * Makes a session the active one, in place of the previous one, which is closed. Fails for a session that cannot be
   * used here.
   */
  readonly take: (session: Session) => Either.Either<LiveSession, NoRequestedChain | SessionMalformed>
  /** Switches a namespace to one of the session's networks. */
  readonly moveTo: (network: NetworkId) => void
  /** Releases the session. Returns its topic, which is still to be closed; undefined if there is none. */
  readonly letGo: () => string | undefined
  readonly stop: () => void
}

export interface HolderOptions {
  readonly configured: () => ReadonlyArray<Network>
  /** Returns the preferred networks, best first, for sessions that have them. */
  readonly wanted: () => ReadonlyArray<NetworkId>
  readonly changed: (held: ReadonlyArray<SessionAccounts>) => void
  /** Called when the wallet ended the session, or left no accounts in it. */
  readonly ended: () => void
  /** Called when a malformed message was dropped. `what` names it, without its content. */
  readonly misfit: (what: string) => void
}

/** Ends a session without waiting for it. */
export const endSession = (shared: SharedClient, topic: string): void =>
  void closeSession(shared, topic).catch(() => {})

/**
 * Holds the active session and follows it: its wallet's changes, and its end by either side or by expiry. Events of
 * other sessions, repeated ones and malformed ones change nothing (reliability F27, F28).
 */
export const holdSession = (
  shared: SharedClient,
  { changed, configured, ended, misfit, wanted }: HolderOptions
): SessionStore => {
  const { client, inUse } = shared
  let live: LiveSession | undefined
  let end = (): void => {}

  const letGo = (): string | undefined => {
    const topic = live?.topic
    if (topic !== undefined) inUse.delete(topic)
    live = undefined
    end()
    return topic
  }
  const now = (held: ReadonlyArray<SessionAccounts>): void => {
    if (live === undefined || sameAccounts(live.held, held)) return
    live = { ...live, held }
    changed(held)
  }
  const there = (): ReadonlyArray<NetworkId> => [...(live?.held ?? []).map(({ network }) => network), ...wanted()]

  const onUpdate = ({
    params,
    topic
  }: {
    readonly topic: string
    readonly params: { readonly namespaces: unknown }
  }): void => {
    if (live?.topic !== topic) return
    const read = readSession(params.namespaces)
    if (Either.isLeft(read)) {
      misfit("session update")
      letGo()
      endSession(shared, topic)
      ended()
      return
    }
    if (read.right.dropped > 0) misfit(`${read.right.dropped} accounts`)
    live = { ...live, read: read.right }
    now(heldOf(read.right, there(), configured()))
  }
  const onEvent = ({ params, topic }: { readonly topic: string; readonly params: unknown }): void => {
    if (live?.topic !== topic) return
    const news = readSessionEvent(params)
    if (news === null) misfit("session event")
    else now(afterEvent(live.held, news))
  }
  const onEnd = ({ topic }: { readonly topic: string }): void => {
    if (live?.topic !== topic) return
    letGo()
    ended()
  }
  client.on("session_update", onUpdate)
  client.on("session_event", onEvent)
  client.on("session_delete", onEnd)
  client.on("session_expire", onEnd)

  return {
    now: () => live,
    letGo,
    take: (session) =>
      Either.map(
        Either.flatMap(readSession(session.namespaces), (read) => checkChains(read, configured())),
        (read) => {
          if (read.dropped > 0) misfit(`${read.dropped} accounts`)
          const before = letGo()
          if (before !== undefined && before !== session.topic) endSession(shared, before)
          inUse.add(session.topic)
          const over = new Promise<void>((resolve) => {
            end = resolve
          })
          live = { topic: session.topic, read, held: heldOf(read, wanted(), configured()), over }
          return live
        }
      ),
    moveTo: (network) =>
      now((live?.held ?? []).map((one) => (network.startsWith(`${one.namespace}:`) ? { ...one, network } : one))),
    stop: () => {
      letGo()
      client.off("session_update", onUpdate)
      client.off("session_event", onEvent)
      client.off("session_delete", onEnd)
      client.off("session_expire", onEnd)
    }
  }
}
