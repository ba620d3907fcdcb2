import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import { answerMisfit, loadFailed, refusalOf, requestTimedOut } from "../../../core/embedded/frame/frameFailures.ts"
import { readPortMessage } from "../../../core/embedded/wire/readMessage.ts"
import { lineStart } from "../../../core/embedded/wire/lineState.ts"
import { type FrameName, prefixes, ruleOf } from "../../../core/embedded/wire/names.ts"
import { requestOf } from "../../../core/embedded/wire/requests.ts"
import { isRecord } from "../../../core/foundation/data/isRecord.ts"
import type { FrameFailure, Line } from "../../../services/embedded/frame/Line.ts"
import { type Post, siteSession } from "./siteSession.ts"

/** Sends one envelope to the far side, and gives what it answers, unread. Fails where there is nobody. */
export type Exchange = (
  name: FrameName,
  payload: unknown,
  id: string
) => Effect.Effect<unknown, ReturnType<typeof loadFailed>>

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

/** The far side of a real run: the secure site's own line for terminals, which runs the wallet. */
export const siteExchange = (site: string, kept: Map<string, string>): Exchange => {
  const { end, send } = siteSession(postTo(site), kept, site)
  const asked = (
    name: FrameName,
    payload: unknown,
    id: string
  ): Effect.Effect<Readonly<Record<string, unknown>>, ReturnType<typeof loadFailed>> =>
    Effect.flatMap(
      Effect.tryPromise({ try: () => send(requestOf(name, id, payload)), catch: loadFailed }),
      // What waits for a person is asked again: the site holds its answer back for a second.
      (answer) => (answer["pending"] === true ? asked(name, payload, id) : Effect.succeed(answer))
    )
  return (name, payload, id) =>
    Effect.tap(asked(name, payload, id), () => (name === "SIGN_OUT" ? Effect.sync(end) : Effect.void))
}

/** The same exchange, which passes on what was asked and answered, without what a recording may not hold. */
export const watchedExchange =
  (exchange: Exchange, keep: (name: FrameName, payload: unknown, answer: unknown) => void): Exchange =>
  (name, payload, id) =>
    Effect.tap(exchange(name, payload, id), (answer) => Effect.sync(() => keep(name, payload, answer)))

/**
 * The line to the embedded wallet of a terminal: the frame's envelopes, readers and limits over HTTP. It is always
 * ready, says nothing by itself, and nobody reloads it. docs/spec/embedded.md#wire-terminal.
 */
export const lineToSite = (exchange: Exchange): Line => {
  const ask = (name: FrameName, payload: unknown, isSafe = false): Effect.Effect<unknown, FrameFailure> => {
    const { lenient, within } = ruleOf(name, isSafe)
    const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString("hex")
    const ear = { site: "", frame: null, nonce: "", by: "channel", channelOnly: true } as const
    const asked = Effect.flatMap(exchange(name, payload, id), (answer): Effect.Effect<unknown, FrameFailure> => {
      const heard = readPortMessage({ ...ear, pending: (one) => (one === id ? name : undefined) }, answer)
      if (heard._tag === "Answered") return Effect.succeed(heard.reply)
      return Effect.fail(heard._tag === "Refused" ? refusalOf(heard.message) : answerMisfit(name))
    })
    return lenient === true
      ? Effect.timeoutTo(asked, { duration: within, onTimeout: () => null, onSuccess: (reply) => reply }).pipe(
          Effect.withClock(Clock.make())
        )
      : Effect.timeoutFail(asked, { duration: within, onTimeout: requestTimedOut }).pipe(Effect.withClock(Clock.make()))
  }
  return {
    ready: Effect.void,
    ask: ask as Line["ask"],
    listen: () => Effect.void,
    reload: Effect.void,
    now: () => ({ ...lineStart, phase: "ready", by: "channel" })
  }
}

/** An answer as the far side sends it. */
export const envelopeOf = (name: FrameName, id: string, kind: "ERROR" | "SUCCESS", payload: unknown) => ({
  type: `${prefixes.frame}${name}_${kind}`,
  id,
  payload
})
