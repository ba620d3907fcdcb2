import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { getRefusal } from "../../../core/embedded/frame/frameFailures.ts"
import { readPortMessage } from "../../../core/embedded/wire/readMessage.ts"
import { lineStart } from "../../../core/embedded/wire/lineState.ts"
import { type FrameName, prefixes, getRule, type RpcUse } from "../../../core/embedded/wire/names.ts"
import { getRequest } from "../../../core/embedded/wire/requests.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import type { FrameFailure, Line } from "../../../services/embedded/frame/Line.ts"
import { type Post, createSiteSession } from "./createSiteSession.ts"
import { FrameLoadFailed, FrameAnswerMisfit, FrameRequestTimedOut } from "../../../core/embedded/frame/errors.ts"

/** Sends one envelope to the secure site, and returns the answer undecoded. Fails if the site cannot be reached. */
export type Exchange = (name: FrameName, payload: unknown, id: string) => Effect.Effect<unknown, FrameLoadFailed>

const postTo =
  (site: string): Post =>
  async (body) => {
    const response = await fetch(`${site}/line`, {
      method: "POST",
      redirect: "error",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body)
    })
    const answer: unknown = await response.json()
    if (!response.ok || !isRecord(answer)) throw new Error(`HTTP ${response.status}`)
    return answer
  }

/** Returns the exchange of a real run, with the secure site's line for terminals, which runs the wallet. */
export const createSiteExchange = (site: string, storage: Map<string, string>): Exchange => {
  const { end, send } = createSiteSession(postTo(site), storage, site)
  const sendUntilAnswered = (
    name: FrameName,
    payload: unknown,
    id: string
  ): Effect.Effect<Readonly<Record<string, unknown>>, FrameLoadFailed> =>
    Effect.flatMap(
      Effect.tryPromise({ try: () => send(getRequest(name, id, payload)), catch: () => new FrameLoadFailed() }),
      // The site answers `pending` after a second while it waits for a person: send the request again.
      (answer) => (answer["pending"] === true ? sendUntilAnswered(name, payload, id) : Effect.succeed(answer))
    )
  return (name, payload, id) =>
    Effect.tap(sendUntilAnswered(name, payload, id), () => (name === "SIGN_OUT" ? Effect.sync(end) : Effect.void))
}

/** Returns the same exchange, which also passes each request and answer to `keep`. `keep` removes secrets. */
export const watchExchange =
  (exchange: Exchange, keep: (name: FrameName, payload: unknown, answer: unknown) => void): Exchange =>
  (name, payload, id) =>
    Effect.tap(exchange(name, payload, id), (answer) => Effect.sync(() => keep(name, payload, answer)))

/**
 * Creates the line to a terminal's embedded wallet: the frame's envelopes, readers and limits over HTTP. It is always
 * ready, never sends on its own, and is never reloaded. docs/spec/embedded.md#wire-terminal.
 */
export const createLineToSite = (exchange: Exchange): Line => {
  const ask = (name: FrameName, payload: unknown, use: RpcUse = "decision"): Effect.Effect<unknown, FrameFailure> => {
    const { lenient, within } = getRule(name, use)
    const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex")
    const filter = { site: "", frame: null, nonce: "", by: "channel", channelOnly: true } as const
    const answered = Effect.flatMap(exchange(name, payload, id), (answer): Effect.Effect<unknown, FrameFailure> => {
      const message = readPortMessage(
        { ...filter, pending: (answeredId) => (answeredId === id ? name : undefined) },
        answer
      )
      if (message._tag === "Answered") return Effect.succeed(message.reply)
      return Effect.fail(
        message._tag === "Refused" ? getRefusal(message.message) : new FrameAnswerMisfit({ request: name })
      )
    })
    return lenient === true
      ? Effect.timeoutTo(answered, { duration: within, onTimeout: () => null, onSuccess: (reply) => reply }).pipe(
          Effect.withClock(Clock.make())
        )
      : Effect.timeoutFail(answered, { duration: within, onTimeout: () => new FrameRequestTimedOut() }).pipe(
          Effect.withClock(Clock.make())
        )
  }
  return {
    ready: Effect.void,
    ask: ask as Line["ask"],
    abort: () => false,
    listen: () => Effect.void,
    reload: Effect.void,
    now: () => ({ ...lineStart, phase: "ready", by: "channel" })
  }
}

/** Returns an answer as the site sends it. */
export const getEnvelope = (name: FrameName, id: string, kind: "ERROR" | "SUCCESS", payload: unknown) => ({
  type: `${prefixes.frame}${name}_${kind}`,
  id,
  payload
})
