import * as Either from "effect/Either"
import type { NetworkId } from "../../../core/chain/network/ids.ts"
import type { NoRequestedChain } from "../../../core/wallets/connectors/errors.ts"
import type { Network } from "../../../core/chain/network/schema.ts"
import type { SessionMalformed } from "../../../core/wallets/walletconnect/errors.ts"
import {
  checkChains,
  getHeldTokens,
  readSession,
  type SessionAccounts,
  type SessionRead
} from "../../../core/wallets/walletconnect/readSession.ts"
import { afterEvent, readSessionEvent, isSameAccounts } from "../../../core/wallets/walletconnect/sessionEvent.ts"
import type { Session } from "./pairing.ts"
import { closeSession, type SharedClient } from "./sharedClients.ts"

/** The session that a kit uses, and the last state that its wallet reported. */
export interface LiveSession {
  readonly topic: string
  readonly read: SessionRead
  readonly held: ReadonlyArray<SessionAccounts>
  /** Resolves when the session has ended, by either side. */
  readonly ended: Promise<void>
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
  /** Releases the session. Returns its topic, which still has to be closed; undefined without a session. */
  readonly release: () => string | undefined
  readonly stop: () => void
}

export interface HolderOptions {
  readonly configured: () => ReadonlyArray<Network>
  /** Returns the preferred networks, best first, for sessions that have them. */
  readonly preferred: () => ReadonlyArray<NetworkId>
  readonly onChanged: (held: ReadonlyArray<SessionAccounts>) => void
  /** Called when the wallet ended the session, or left no accounts in it. */
  readonly onEnded: () => void
  /** Called when a malformed message was dropped. `kind` names it, without its content. */
  readonly onMisfit: (kind: string) => void
}

/** Ends a session without waiting for it. */
export const endSession = (shared: SharedClient, topic: string): void =>
  void closeSession(shared, topic).catch(() => {})

/**
 * Holds the active session and follows it: its wallet's changes, and its end by either side or by expiry. Events of
 * other sessions, repeated ones and malformed ones change nothing (reliability F27, F28).
 */
export const holdSession = (shared: SharedClient, options: HolderOptions): SessionStore => {
  const { configured, onMisfit, preferred } = options
  const holder: Holder = { shared, options, live: undefined, end: () => {} }
  const stopListening = listenToClient(holder)
  return {
    now: () => holder.live,
    release: () => release(holder),
    take: (session) =>
      Either.map(
        Either.flatMap(readSession(session.namespaces), (read) => checkChains(read, configured())),
        (read) => {
          if (read.dropped > 0) onMisfit(`${read.dropped} accounts`)
          const before = release(holder)
          if (before !== undefined && before !== session.topic) endSession(shared, before)
          shared.inUse.add(session.topic)
          const ended = new Promise<void>((resolve) => {
            holder.end = resolve
          })
          holder.live = { topic: session.topic, read, held: getHeldTokens(read, preferred(), configured()), ended }
          return holder.live
        }
      ),
    moveTo: (network) =>
      setHeld(
        holder,
        (holder.live?.held ?? []).map((accounts) =>
          network.startsWith(`${accounts.namespace}:`) ? { ...accounts, network } : accounts
        )
      ),
    stop: () => {
      release(holder)
      stopListening()
    }
  }
}

interface Holder {
  readonly shared: SharedClient
  readonly options: HolderOptions
  live: LiveSession | undefined
  /** Resolves `ended` of the active session. */
  end: () => void
}

const release = (holder: Holder): string | undefined => {
  const topic = holder.live?.topic
  if (topic !== undefined) holder.shared.inUse.delete(topic)
  holder.live = undefined
  holder.end()
  return topic
}

const setHeld = (holder: Holder, held: ReadonlyArray<SessionAccounts>): void => {
  if (holder.live === undefined || isSameAccounts(holder.live.held, held)) return
  holder.live = { ...holder.live, held }
  holder.options.onChanged(held)
}

/** Follows the client's events of the active session. Returns a function that stops it. */
const listenToClient = (holder: Holder): (() => void) => {
  const { client } = holder.shared
  const { configured, onEnded, onMisfit, preferred } = holder.options
  const onUpdate = ({ params, topic }: { topic: string; params: { namespaces: unknown } }): void => {
    if (holder.live?.topic !== topic) return
    const read = readSession(params.namespaces)
    if (Either.isLeft(read)) {
      onMisfit("session update")
      release(holder)
      endSession(holder.shared, topic)
      onEnded()
      return
    }
    if (read.right.dropped > 0) onMisfit(`${read.right.dropped} accounts`)
    const networks = [...holder.live.held.map(({ network }) => network), ...preferred()]
    holder.live = { ...holder.live, read: read.right }
    setHeld(holder, getHeldTokens(read.right, networks, configured()))
  }
  const onEvent = ({ params, topic }: { topic: string; params: unknown }): void => {
    if (holder.live?.topic !== topic) return
    const event = readSessionEvent(params)
    if (event === null) onMisfit("session event")
    else setHeld(holder, afterEvent(holder.live.held, event))
  }
  const onEnd = ({ topic }: { topic: string }): void => {
    if (holder.live?.topic !== topic) return
    release(holder)
    onEnded()
  }
  client.on("session_update", onUpdate)
  client.on("session_event", onEvent)
  client.on("session_delete", onEnd)
  client.on("session_expire", onEnd)
  return () => {
    client.off("session_update", onUpdate)
    client.off("session_event", onEvent)
    client.off("session_delete", onEnd)
    client.off("session_expire", onEnd)
  }
}
