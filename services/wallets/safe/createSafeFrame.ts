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
  createSafeQuestion
} from "../../../core/wallets/safe/messages.ts"
import type { WalletAnswerMisfit } from "../../../core/wallets/requests/errors.ts"

/** Messaging between the page's window and the one that frames it. */
export interface SafeSurroundings {
  /** The window that holds the Safe: messages are sent to and accepted from no other. */
  readonly safe: { readonly postMessage: (message: unknown, targetOrigin: string) => void }
  readonly origin: string
  /** Calls `onPosted` with every message posted to this page; returns a function that stops it. */
  readonly listen: (onPosted: (posted: Posted) => void) => () => void
  /** Returns 128 random bits in hex: an answer to a request cannot be forged without having seen it. */
  readonly randomId: () => string
}

/** An error of the framing page. `message`: the page's own, may be empty. It has no code. */
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
 * Sends requests to the Safe that frames this page, with one listener while a request is pending. An answer is accepted
 * once, only from that window and that origin, with the id of a pending request, and if it decodes as that request's
 * result. T1.
 */
export const createSafeFrame = ({ listen, origin, randomId, safe }: SafeSurroundings) => {
  const { add, remove } = createPendingReplies({ listen, origin, safe })

  /** Posts one request once. Waits as long as the owners take, or `within` milliseconds. */
  const ask = <A>(
    method: SafeMethod,
    params: unknown,
    read: SafeAnswer<A>,
    within?: number
  ): Effect.Effect<A, SafeFailure> => {
    const answer = Effect.acquireUseRelease(
      Effect.map(Deferred.make<A, SafeFailure>(), (result) => {
        const id = randomId()
        add(id, (reply) => Deferred.unsafeDone(result, getResult(method, reply, read)))
        return { id, result }
      }),
      ({ id, result }) =>
        Effect.zipRight(
          Effect.sync(() => safe.postMessage(createSafeQuestion(id, method, params), origin)),
          Deferred.await(result)
        ),
      ({ id }) => Effect.sync(() => remove(id))
    )
    return within === undefined
      ? answer
      : Effect.timeoutFail(answer, {
          duration: within,
          onTimeout: () => new SafeSilent({ method, afterMillis: within })
        })
  }
  return { ask }
}

const getResult = <A>(method: SafeMethod, reply: SafeReply, read: SafeAnswer<A>): Effect.Effect<A, SafeFailure> => {
  if (!reply.success) return Effect.fail(new SafeRefused(method, reply.error))
  const value = read(reply.data)
  return value === undefined ? answerMisfit(method) : Effect.succeed(value)
}

/** Calls the handler of each pending request with its reply, once. Listens while there are handlers. */
const createPendingReplies = ({ listen, origin, safe }: Pick<SafeSurroundings, "listen" | "origin" | "safe">) => {
  const handlers = new Map<string, (reply: SafeReply) => void>()
  let stop: (() => void) | undefined
  const onPosted = (posted: Posted): void => {
    const reply = replyFrom(posted, safe, origin)
    const handle = reply === undefined ? undefined : handlers.get(reply.id)
    if (reply === undefined || handle === undefined) return
    handlers.delete(reply.id)
    handle(reply)
  }
  return {
    add: (id: string, handle: (reply: SafeReply) => void): void => {
      stop ??= listen(onPosted) // first: without a listener there is no answer to wait for
      handlers.set(id, handle)
    },
    remove: (id: string): void => {
      handlers.delete(id)
      if (handlers.size > 0) return
      stop?.()
      stop = undefined
    }
  }
}

export type SafeFrame = ReturnType<typeof createSafeFrame>
