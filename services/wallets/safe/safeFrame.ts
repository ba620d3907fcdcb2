import * as Deferred from "effect/Deferred"
import { answerMisfit } from "../connectors/methodTable.ts"
import * as Effect from "effect/Effect"
import { SafeSilent } from "../../../core/wallets/safe/errors.ts"
import {
  type Posted,
  replyFrom,
  type SafeAnswer,
  type SafeMethod,
  type SafeReply,
  safeQuestion
} from "../../../core/wallets/safe/messages.ts"
import type { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"

/** Messaging between the page's window and the one that frames it. */
export interface SafeSurroundings {
  /** The window that holds the Safe: messages are sent to and accepted from no other. */
  readonly safe: { readonly postMessage: (message: unknown, targetOrigin: string) => void }
  readonly origin: string
  /** Calls `heard` with every message posted to this page; returns a function that stops it. */
  readonly listen: (heard: (posted: Posted) => void) => () => void
  /** Returns 128 random bits in hex: an answer to a request cannot be forged without having seen it. */
  readonly randomId: () => string
}

/** An error of the framing page. `message`: in the page's own words, which may be empty. It has no code. */
export class SafeRefused {
  readonly _tag = "SafeRefused"
  readonly method: SafeMethod
  readonly message: string
  constructor(method: SafeMethod, message: string) {
    this.method = method
    this.message = message
  }
}

export type SafeFailure = SafeRefused | SafeSilent | WalletAnswerMisfit

/**
 * Sends requests to the Safe that frames this page. One listener, for as long as a request is pending. An answer is
 * accepted once, only from that window and that origin, with the id of a pending request, and if it decodes as that
 * request's result. T1.
 */
export const safeFrame = ({ listen, origin, randomId, safe }: SafeSurroundings) => {
  const waiting = new Map<string, (reply: SafeReply) => void>()
  let deaf: (() => void) | undefined

  const hear = (posted: Posted): void => {
    const reply = replyFrom(posted, safe, origin)
    const settle = reply === undefined ? undefined : waiting.get(reply.id)
    if (reply === undefined || settle === undefined) return
    waiting.delete(reply.id)
    settle(reply)
  }

  const enter = (id: string, settle: Parameters<typeof waiting.set>[1]): void => {
    deaf ??= listen(hear) // first: without a listener there is no answer to wait for
    waiting.set(id, settle)
  }
  const leave = (id: string): void => {
    waiting.delete(id)
    if (waiting.size > 0) return
    deaf?.()
    deaf = undefined
  }

  /** Sends one request, posted once. Waits as long as the owners take, or `within` milliseconds. */
  const ask = <A>(
    method: SafeMethod,
    params: unknown,
    read: SafeAnswer<A>,
    within?: number
  ): Effect.Effect<A, SafeFailure> => {
    const asked = Effect.acquireUseRelease(
      Effect.map(Deferred.make<A, SafeFailure>(), (answered) => {
        const id = randomId()
        enter(id, (reply) => {
          const value = reply.success ? read(reply.data) : undefined
          Deferred.unsafeDone(
            answered,
            !reply.success
              ? Effect.fail(new SafeRefused(method, reply.error))
              : value === undefined
                ? answerMisfit(method)
                : Effect.succeed(value)
          )
        })
        return { answered, id }
      }),
      ({ answered, id }) =>
        Effect.zipRight(
          Effect.sync(() => safe.postMessage(safeQuestion(id, method, params), origin)),
          Deferred.await(answered)
        ),
      ({ id }) => Effect.sync(() => leave(id))
    )
    return within === undefined
      ? asked
      : Effect.timeoutFail(asked, {
          duration: within,
          onTimeout: () => new SafeSilent({ method, afterMillis: within })
        })
  }
  return { ask }
}

export type SafeFrame = ReturnType<typeof safeFrame>
